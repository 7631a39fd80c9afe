"""Maps: the schema, the two that ship with Blazon, and fairness reports."""
