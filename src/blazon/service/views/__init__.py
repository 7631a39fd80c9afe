"""What an observer is sent of a table: values and words, put together from what may be known."""
