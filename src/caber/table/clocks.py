"""Thinking time: each seat has so much for a game, and each finished turn adds a little."""

from caber.table.events import Clock


class Clocks:
    """The clocks of all seats; without a `Clock` they never run. Times are in milliseconds."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.seats = seats
        self.left: list[int] = []
        self.running: int | None = None  # the seat whose clock runs
        self.since = 0
        self.wind()

    def wind(self) -> None:
        """Sets all clocks for a new game."""
        self.left = [self.clock.seconds * 1000] * self.seats if self.clock else []
        self.running = None

    def charge(self, seat: int, at: int) -> None:
        """Stops the clock of a seat that has just moved, and charges what it took."""
        if self.clock and self.running == seat:
            self.left[seat] -= at - self.since
            self.since = at

    def start(self, seat: int, at: int) -> None:
        """Lets the clock of the seat to move run; the turn of whoever moved before is finished."""
        if self.clock and seat != self.running:
            if self.running is not None:
                self.left[self.running] += self.clock.increment * 1000
            self.running, self.since = seat, at

    def resume(self, at: int) -> None:
        """Charges nobody for the time since the clock was last looked at."""
        self.since = at

    def deadline(self, seat: int) -> int | None:
        """When the clock of the seat to move falls."""
        return self.since + self.left[seat] if self.clock and self.running == seat else None

    def shown(self, seat: int, now: int, ticking: bool) -> int | None:
        """What a seat has left; `ticking` while the game goes on."""
        if not self.clock:
            return None
        spent = now - self.since if ticking and self.running == seat else 0
        return max(self.left[seat] - spent, 0)
