"""Studies: a question in a short file, answered by many games, with intervals and a report.

``conduct`` is the whole way: ``plan`` reads the file, ``crews`` play its games (one game is in
``measures``), ``running`` says which are missing, ``games`` keeps them, ``results`` and ``report``
tell what came out.
"""
