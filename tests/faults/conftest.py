"""Servers and databases, as the tests of the server have them."""

from tests.server.conftest import address, anyio_backend, cottage, database, file, home, postgres, visitor

__all__ = ["address", "anyio_backend", "cottage", "database", "file", "home", "postgres", "visitor"]
