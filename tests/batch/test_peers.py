"""The benchmark beside other libraries measures whatever is installed, and says what isn't."""

from importlib.util import find_spec

from benchmarks.peers import PEERS, TARGETS, measured, told


def test_everybody_who_is_installed_is_measured() -> None:
    report = measured(seconds=0.01, rounds=1)
    missing = report["not measured"]
    installed = PEERS.keys() - missing
    assert ("OpenSpiel" in installed) == (find_spec("pyspiel") is not None)
    assert {name.split()[0] for name in report["figures"]} == {"caber", *installed}
    assert all(figure["per_s"] > 0 for figure in report["figures"].values())
    aimed = [aim for aim in TARGETS if aim.theirs.split()[0] in installed]
    assert [each["aim"] for each in report["ratios"]] == [aim.ratio for aim in aimed]
    lines = told(report).splitlines()
    assert len(lines) == 2 + len(report["figures"]) + len(aimed) + len(missing)
    assert all(f"{library} isn't measured: {reason}" in lines for library, reason in missing.items())
