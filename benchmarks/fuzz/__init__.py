"""Fuzzing: whatever strangers may send, fed to the server's parts under the guidance of coverage.

Each module is a target. Its ``seeds`` are inputs to start from; its ``check`` takes any bytes,
raises an exception if the code under test does anything undocumented, and returns the seconds of
processor time that the input may take.
"""
