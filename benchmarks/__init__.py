"""The benchmarks; see README.md."""
