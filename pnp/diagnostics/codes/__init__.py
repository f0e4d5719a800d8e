"""The catalogue, one file a room."""
