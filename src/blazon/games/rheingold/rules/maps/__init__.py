"""Maps: the schema, the two that ship with Blazon, fairness reports and drawings."""
