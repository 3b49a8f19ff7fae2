"""Tables over HTTP and WebSocket: storage, sessions and limits around `caber.table`."""
