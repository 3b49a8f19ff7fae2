"""The docstrings of compiled classes, which keep none: read from the source that lies beside them."""

import ast
import inspect
from importlib.util import find_spec
from pathlib import Path


def document(cls: type) -> None:
    """Give a compiled class its docstring, with a line for each public method, so that `help` shows it.

    >>> from caber.core.rng import Rng
    >>> document(Rng)
    >>> "below(self, bound: i64) -> i64" in (Rng.__doc__ or "")
    True
    """
    spec = find_spec(cls.__module__)
    source = (
        Path(spec.origin).parent / f"{cls.__module__.rpartition('.')[2]}.py" if spec and spec.origin else None
    )
    if source is None or not source.is_file():
        return
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)
    lines = [inspect.cleandoc(ast.get_docstring(found) or ""), ""]
    for method in found.body:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
            is_property = any(
                isinstance(each, ast.Name) and each.id == "property" for each in method.decorator_list
            )
            returns = f" -> {ast.unparse(method.returns)}" if method.returns else ""
            called = "" if is_property else f"({ast.unparse(method.args)})"
            lines.append(f"{method.name}{called}{returns}")
            lines.append(f"    {(ast.get_docstring(method) or '').partition(chr(10))[0]}")
    cls.__doc__ = "\n".join(lines)
