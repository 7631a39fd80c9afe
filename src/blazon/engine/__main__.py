"""``python -m blazon.engine``: the same as ``blazon engine``."""

from blazon.engine.serve import serve_stdio

if __name__ == "__main__":
    serve_stdio()
