"""The tutorials of docs/tutorials, done as they say."""
