"""What the server sends an observer of a table: values and text that the observer may know."""
