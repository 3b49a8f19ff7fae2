"""Acts that are sent twice, too late, too early, out of order, under used ids and at once: one effect each.

A machine sends them to one table, by one or two applications on one database, and a model of its own says
what each has to be answered.
"""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from caber.games import NAMES, game
from caber.table.events import Moved
from tests.faults.asgi import Answer, Caller
from tests.faults.model import OK, STALE, Body, Done, Model
from tests.ledger import Tally
from tests.server.conftest import settings_for
from tests.server.people import House, house

PEOPLE = ("ailsa", "rob", "mairi")
ACTS = ("sit", "ready", "move", "move", "move", "move", "undo", "resign")
ANY = st.integers(0, 999)  # which of several, whatever there is: nothing is drawn by what a server says


class Sent(NamedTuple):
    """An act as it was sent."""

    who: str
    body: Body


class Wish(NamedTuple):
    """What to send, before it is known what the table looks like."""

    who: str
    act: str
    pick: int
    shift: int  # from the present seq
    reused: int | None  # an id that was used before, by anybody

    @staticmethod
    def any(shifts: tuple[int, ...]) -> st.SearchStrategy["Wish"]:
        return st.builds(
            Wish,
            st.sampled_from(PEOPLE),
            st.sampled_from(ACTS),
            ANY,
            st.sampled_from(shifts),
            st.one_of(st.none(), st.none(), st.none(), ANY),
        )


class Machine(RuleBasedStateMachine):
    """Several people at one table."""

    run: Callable[..., Any]  # what is asynchronous, to its end
    homes: tuple[House, ...]
    tally: Tally

    def __init__(self) -> None:
        super().__init__()
        self.cookies = dict.fromkeys(PEOPLE, b"")
        self.sent: list[Sent] = []

    # -- a table -----------------------------------------------------------------------------------

    @initialize(
        name=st.sampled_from(NAMES), pick=ANY, alone=st.booleans(), begun=st.sampled_from((True, True, False))
    )
    def open(self, name: str, pick: int, alone: bool, begun: bool) -> None:
        players = game(name).seats[pick % len(game(name).seats)]
        kinds = ["me", *("here" if alone or seat > 2 else "open" for seat in range(1, players))]
        names = ["Ailsa", *(f"Guest {seat}" for seat in range(1, players))]
        seats = [
            {"kind": kind} if kind == "open" else {"kind": kind, "name": each}
            for kind, each in zip(kinds, names)
        ]
        self.model = Model([None if kind == "open" else "ailsa" for kind in kinds], game(name).secrets)
        opened = self.run(self.call("ailsa", "POST", "/api/tables", {"game": name, "seats": seats}))
        assert opened.status == 201, opened
        self.table = opened.json()["id"]
        if begun:
            for seat, kind in enumerate(kinds):
                if kind == "open":
                    self.act(Wish(PEOPLE[seat], "sit", seat, 0, None))
            for who in PEOPLE[: 1 + kinds.count("open")]:
                self.act(Wish(who, "ready", 0, 0, None))
            assert self.model.playing

    async def call(self, who: str, method: str, target: str, body: Any = None, app: int = 0) -> Answer:
        caller = Caller(self.homes[app % len(self.homes)].app)
        caller.cookie = self.cookies[who]
        answer = await caller.call(method, target, body)
        self.cookies[who] = caller.cookie
        return answer

    def made(self, wish: Wish) -> Sent:
        """The act that somebody wants to send, at the table as it is now."""
        model, pick = self.model, wish.pick
        known = {"seq": max(model.seq + wish.shift, 0), "id": f"act-{len(self.sent):05}"}
        if wish.reused is not None and self.sent:
            known["id"] = self.sent[wish.reused % len(self.sent)].body["id"]
        body: dict[str, Any] = {"act": wish.act, **known}
        if wish.act == "sit":
            body |= {"seat": pick % 5, "name": wish.who}
        elif wish.act == "ready":
            body |= {"seed": f"seed {pick}"}
        elif wish.act == "move":
            body |= {"move": model.menu[pick % len(model.menu)] if model.menu and pick % 10 else "nonsense"}
        return Sent(wish.who, body)

    async def post(self, sent: Sent, app: int) -> Answer:
        answer = await self.call(sent.who, "POST", f"/api/tables/{self.table}/acts", sent.body, app)
        self.tally.tried()
        return answer

    # -- what is sent ------------------------------------------------------------------------------

    @rule(wish=Wish.any((0, 0, 0, 0, -1, -3, 1, 2)), app=ANY)
    def act(self, wish: Wish, app: int = 0) -> None:
        self.send(self.made(wish), app)

    @rule(which=ANY, app=ANY)
    def again(self, which: int, app: int) -> None:
        """What was sent once comes again: a repetition, or something that was overtaken."""
        if self.sent:
            self.send(self.sent[which % len(self.sent)], app)

    @rule(which=ANY, who=st.sampled_from(PEOPLE), app=ANY)
    def borrowed(self, which: int, who: str, app: int) -> None:
        """Somebody sends what another has sent, id and all: an id is everybody's own."""
        if self.sent:
            self.send(Sent(who, self.sent[which % len(self.sent)].body), app)

    @rule(pick=ANY, app=ANY)
    def play(self, pick: int, app: int) -> None:
        """Whoever is to move does."""
        if self.model.playing:
            who = self.model.holders[self.model.turn or 0]
            assert who is not None
            self.send(self.made(Wish(who, "move", pick - pick % 10 + 1, 0, None)), app)

    @rule(wishes=st.lists(st.tuples(Wish.any((0, 0, 0, -1)), st.integers(1, 3), ANY), min_size=2, max_size=4))
    def at_once(self, wishes: list[tuple[Wish, int, int]]) -> None:
        """Several acts, some of them several times, before any is answered."""
        sent = []
        for wish, copies, _ in wishes:
            self.sent.append(self.made(wish))
            sent += [self.sent[-1]] * copies
        apps = [app + place for _, copies, app in wishes for place in range(copies)]
        self.race(sent, apps)

    @rule(pick=ANY, copies=st.integers(2, 4), others=st.integers(0, 3))
    def moves_at_once(self, pick: int, copies: int, others: int) -> None:
        """Different moves at one seq, one of them several times."""
        model = self.model
        if not model.playing:
            return
        who = model.holders[model.turn or 0]
        assert who is not None
        sent = []
        for number in range(1 + others):
            self.sent.append(self.made(Wish(who, "move", 10 * (pick + number) + 1, 0, None)))
            sent += [self.sent[-1]] * (1 if number else copies)
        self.race(sent, list(range(len(sent))))

    # -- what is answered --------------------------------------------------------------------------

    def send(self, sent: Sent, app: int) -> None:
        expected = self.model.expected(sent.who, sent.body)
        self.sent.append(sent)
        answer = self.run(self.post(sent, app))
        self.judge(answer, [expected], [self.model.seq])
        if expected == OK:
            self.happened(sent, answer)

    def race(self, sent: list[Sent], apps: list[int]) -> None:
        """One of those that could have an effect has it; the others are answered as before or after that."""
        seq, before = self.model.seq, [self.model.expected(each.who, each.body) for each in sent]

        async def all_at_once() -> list[Answer]:
            return await asyncio.gather(*(self.post(each, app) for each, app in zip(sent, apps)))

        answers: list[Answer] = self.run(all_at_once())
        effects = [place for place, each in enumerate(before) if each == OK and answers[place].status == OK]
        assert bool(effects) == (OK in before), (sent, [answer.status for answer in answers])
        if effects:
            self.happened(sent[self.winner(sent, answers, effects)], answers[effects[0]])
        for each, first, answer in zip(sent, before, answers):
            allowed = [first, self.model.expected(each.who, each.body)]
            self.judge(answer, [option for option in allowed if option != OK], [seq, self.model.seq])

    def winner(self, sent: list[Sent], answers: list[Answer], effects: list[int]) -> int:
        """Which act it was: all that were answered alike are the same, or others under its id."""
        assert len({answers[place].body for place in effects}) == 1, "two acts at one seq had an effect"
        assert len({(sent[place].who, sent[place].body["id"]) for place in effects}) == 1
        view, new = answers[effects[0]].json(), self.run(self.log())[len(self.model.made) :]
        return next(place for place in effects if self.led_to(sent[place].body, view, new))

    def led_to(self, act: Body, view: dict[str, Any], new: list[tuple[int, str]]) -> bool:
        """Whether an act may have led to this view and these moves in the log."""
        match act["act"]:
            case "move":
                return new == [(self.model.turn, act["move"])]
            case "sit":
                return not new and bool(view["seats"][act["seat"]]["mine"])
            case "ready":
                return not new and not self.model.playing
        over = view["stage"] == "over"
        return not new and over == (act["act"] == "resign")

    def judge(self, answer: Answer, allowed: list[int | Done], seqs: list[int]) -> None:
        """A status, or what an earlier act was answered, byte for byte; STALE comes with the present view."""
        for each in allowed:
            if isinstance(each, Done) and (answer.status, answer.body) == (OK, each.answer):
                return
            if each == answer.status:
                assert each != STALE or answer.json()["table"]["seq"] in seqs
                return
        raise AssertionError(f"{answer.status} {answer.body[:200]!r} and not {str(allowed)[:200]}")

    def happened(self, sent: Sent, answer: Answer) -> None:
        view = answer.json()
        self.model.happened(sent.who, sent.body, answer.body, view)
        self.model.turn, self.model.menu = None, []
        if self.model.playing:
            self.model.turn = view["position"]["turn"]
            who = self.model.holders[self.model.turn or 0]
            assert who is not None
            self.model.menu = [choice["move"] for choice in self.view(who)["choices"]]
            assert self.model.menu

    @rule(who=st.sampled_from(PEOPLE), app=ANY)
    def look(self, who: str, app: int) -> None:
        self.view(who, app)

    def view(self, who: str, app: int = 1) -> dict[str, Any]:
        """Everybody sees the same table, through whichever application."""
        answer = self.run(self.call(who, "GET", f"/api/tables/{self.table}", app=app))
        assert answer.status == OK
        view: dict[str, Any] = answer.json()
        assert view["seq"] == self.model.seq
        assert [seat["mine"] for seat in view["seats"]] == [holder == who for holder in self.model.holders]
        return view

    async def log(self) -> list[tuple[int, str]]:
        """The players' moves that the log holds."""
        events, _ = await self.homes[0].services.store.load(self.table)
        self.events = len(events)
        return [(event.seat, event.move) for event in events if isinstance(event, Moved) and event.seat >= 0]

    def teardown(self) -> None:
        """In the end the log holds what had an effect, once each and in order."""
        if hasattr(self, "table"):
            assert self.run(self.log()) == self.model.made
            assert self.events == self.model.seq + 1


def parts(kind: str, homes: int) -> list[Any]:
    """A short run, and parts of a long one."""
    row = pytest.mark.promise("R3", "acts sent twice, late or at once")
    short = pytest.param(kind, homes, 5, 20, id=f"{kind}-{homes}", marks=row)
    long = [
        pytest.param(kind, homes, 100, 50, id=f"{kind}-{homes}-part{part}", marks=[row, pytest.mark.soak])
        for part in range(1, 4)
    ]
    return [short, *long]


@pytest.mark.parametrize(
    ("kind", "homes", "examples", "steps"),
    [*parts("sqlite", 1), *parts("postgresql", 2)],
)
def test_every_act_has_one_effect_and_one_answer(
    kind: str, homes: int, examples: int, steps: int, tally: Tally, request: pytest.FixtureRequest
) -> None:
    file = str(request.getfixturevalue("tmp_path") / "games.sqlite3")
    database = file if kind == "sqlite" else request.getfixturevalue("postgres").database()
    chosen = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        phases=[Phase.reuse, Phase.generate],  # a failure is a few steps long; to shrink it takes minutes
        suppress_health_check=list(HealthCheck),
    )
    counting = tally
    with asyncio.Runner() as runner:
        opened = [house(settings_for(database)) for _ in range(homes)]

        class Sitting(Machine):
            run = staticmethod(runner.run)
            homes = tuple([runner.run(each.__aenter__()) for each in opened])
            tally = counting

        try:
            run_state_machine_as_test(Sitting, settings=chosen)
        finally:
            for each in reversed(opened):
                runner.run(each.__aexit__(None, None, None))
