"""The engine protocol: JSON-RPC 2.0 over standard input and output, one message per line."""
