"""Looks into one program: records it step by step, and reads its syntax. It is made anew for each run."""

import sys
import types
from collections import deque
from itertools import chain, islice
from operator import is_

PARSE_ONLY = 0x400
OPTIMIZED = 1
LINE, CALL, RETURN, ERROR = range(4)
ITEMS_SHOWN = 50
NESTED_ITEMS_SHOWN = 20
DEPTH_SHOWN = 3
CHARACTERS_SHOWN = 200
BITS_SHOWN = 256
FRAMES_WATCHED = 3
TREE_DEPTH = 150

PLAIN = {bool, float, complex, type(None), type(...)}
LEAVES = {int, str, *PLAIN}
SEQUENCES = {list: list.__iter__, tuple: tuple.__iter__, set: set.__iter__, frozenset: frozenset.__iter__}
ROWS = {list, tuple}
UNSHOWN = (
    types.ModuleType,
    types.FunctionType,
    types.BuiltinFunctionType,
    types.MethodType,
    type,
)


def leaf_of(value, kind):
    """A value without parts, as what it is called and how it is written; None for any other."""
    if kind is int:
        size = value.bit_length()
        return ("int", str(value)) if size <= BITS_SHOWN else ("bigint", str(int(size * 0.30103)))
    if kind is str:
        return ("str", value) if len(value) <= CHARACTERS_SHOWN else ("str", value[:CHARACTERS_SHOWN], len(value))
    if kind in PLAIN:
        return (name_of(kind), repr(value))
    if kind is range or kind is bytes:
        return ("text", repr(value)[:CHARACTERS_SHOWN])
    return None


# As types have them, whatever a program's own kind of class says.
name_of = type.__dict__["__name__"].__get__
module_of = type.__dict__["__module__"].__get__


class Integers(dict):
    """Integers as they are shown: most of them are seen again and again."""

    def __missing__(self, value):
        self[value] = shown = leaf_of(value, int)
        return shown


def shown_of(value, depth=0):
    """A value as plain tuples. Nothing that the program defines is called for it."""
    kind = type(value)
    leaf = leaf_of(value, kind)
    if leaf is not None:
        return leaf
    most = NESTED_ITEMS_SHOWN if depth else ITEMS_SHOWN
    each = SEQUENCES.get(kind) or (deque.__iter__ if kind is deque else None)
    if each is not None:
        size = len(value)
        if depth == DEPTH_SHOWN:
            return (name_of(kind), size, None)
        items = list(islice(each(value), most))
        if set(map(type, items)) == {int}:
            return (name_of(kind), size, tuple(map(integers.__getitem__, items)))
        return (name_of(kind), size, tuple([shown_of(item, depth + 1) for item in items]))
    if issubclass(kind, dict):
        return ("dict", dict.__len__(value), None if depth == DEPTH_SHOWN else pairs_of(dict.items(value), most, depth))
    if module_of(kind) == "__main__":
        try:
            fields = object.__getattribute__(value, "__dict__")
            return ("object", name_of(kind), None if depth == DEPTH_SHOWN else pairs_of(fields.items(), most, depth))
        except AttributeError:
            pass
    return ("text", name_of(kind))


integers = Integers()


def pairs_of(items, most, depth):
    return tuple([(shown_of(key, depth + 1), shown_of(value, depth + 1)) for key, value in islice(items, most)])


def parts_of(value, kind):
    """What a collection holds, to see later whether it holds the same; None where that would not tell of changes further inside."""
    if kind is dict:
        parts = [*value, *value.values()]
    elif kind in SEQUENCES:
        parts = list(value)
    else:
        return None
    if LEAVES.issuperset(map(type, parts)):
        return parts
    # A table: rows of plain values.
    if kind is list and ROWS.issuperset(map(type, value)):
        cells = list(chain.from_iterable(value))
        if LEAVES.issuperset(map(type, cells)):
            return parts, list(map(len, value)), cells
    return None


def is_unchanged(value, parts):
    if type(parts) is tuple:
        rows, sizes, cells = parts
        return (
            len(value) == len(rows)
            and all(map(is_, value, rows))
            and list(map(len, value)) == sizes
            and all(map(is_, chain.from_iterable(value), cells))
        )
    now = [*value, *value.values()] if type(value) is dict else value
    return len(now) == len(parts) and all(map(is_, now, parts))


class Seen:
    """What a frame held when it was looked at last."""

    def __init__(self):
        self.keys = []
        self.values = []
        # Values that may change while they stay where they are, with their parts.
        self.holders = {}
        # What each variable was written down as.
        self.numbers = {}


class Recorder:
    """Writes down the lines, calls, returns and errors of the learner's own code, each with what its variables hold by then."""

    def __init__(self, most, output, cut, cut_off):
        self.most = most
        self.steps = []
        self.values = {}
        self.frames = []
        self.seen = []
        self.is_cut = False
        self.is_failing = False
        self.output = output
        self.cut = cut
        self.cut_off = cut_off

    def enter(self, frame, event, _):
        try:
            code = frame.f_code
            is_function = code.co_flags & OPTIMIZED and code.co_name[0] != "<"
            # Neither the body of a class nor what has no name of its own: nobody reads that as a call.
            if code.co_filename != FILE or not (is_function or code.co_name == "<module>"):
                return None
            self.frames.append(frame)
            self.seen.append(Seen())
            self.write(CALL, frame.f_lineno, code.co_name)
        except RecursionError:
            # The program is as deep as it may be: there is no room to look at it, until it has come back.
            return None
        return self.follow

    def follow(self, frame, event, arg):
        try:
            return self.look(frame, event, arg)
        except RecursionError:
            return self.follow

    def look(self, frame, event, arg):
        # A frame that was left without a word: a generator that waits.
        while self.frames and self.frames[-1] is not frame:
            self.leave()
        if not self.frames:
            return None
        if event == "line":
            self.is_failing = False
            self.write(LINE, frame.f_lineno, None)
        elif event == "return":
            self.write(RETURN, frame.f_lineno, None if self.is_failing else self.number_of(shown_of(arg)))
            self.leave()
        elif event == "exception" and not self.is_failing and arg[0] is not StopIteration and arg[0] is not GeneratorExit:
            self.is_failing = True
            self.write(ERROR, frame.f_lineno, arg[0].__name__)
        return self.follow

    def leave(self):
        self.frames.pop()
        self.seen.pop()

    def write(self, kind, line, detail):
        if len(self.steps) == self.most:
            # The program is ended at its next step.
            if not self.is_cut:
                self.is_cut = True
                self.cut.append(True)
                self.cut_off("STOPPED")
            return
        self.steps.append((kind, line, len(self.frames), self.output.length, detail, self.changes()))

    def changes(self):
        """Of the innermost frames and the program's own: which variables hold something else than before."""
        found = []
        last = len(self.frames) - 1
        for at in range(last, max(-1, last - FRAMES_WATCHED), -1):
            self.compare(at, found)
        if last >= FRAMES_WATCHED:
            self.compare(0, found)
        return found

    def compare(self, at, found):
        names = self.frames[at].f_locals
        seen = self.seen[at]
        values = list(names.values())
        if len(values) != len(seen.values) or not all(map(is_, values, seen.values)):
            keys = list(names)
            if keys == seen.keys:
                changed = [(key, value) for key, value, before in zip(keys, values, seen.values) if value is not before]
            else:
                before = dict(zip(seen.keys, seen.values))
                changed = [(key, value) for key, value in zip(keys, values) if before.get(key, seen) is not value]
                for key in before.keys() - names.keys():
                    seen.holders.pop(key, None)
                    if seen.numbers.pop(key, None) is not None:
                        found.append((at, key, None))
            seen.keys, seen.values = keys, values
            for key, value in changed:
                self.look_at(at, seen, key, value, found)
        if seen.holders:
            for key, (value, parts) in list(seen.holders.items()):
                if parts is None or not is_unchanged(value, parts):
                    self.look_at(at, seen, key, value, found)

    def look_at(self, at, seen, name, value, found):
        kind = type(value)
        if kind in LEAVES:
            seen.holders.pop(name, None)
            if name[:2] == "__":
                return
        elif name[:2] == "__" or name[0] == "." or issubclass(kind, UNSHOWN):
            # A variable may come to hold a function, and be out of sight from then on.
            seen.holders.pop(name, None)
            if seen.numbers.pop(name, None) is not None:
                found.append((at, name, None))
            return
        else:
            # What has others inside may change without a word: it is looked at each time.
            seen.holders[name] = (value, parts_of(value, kind))
        number = self.number_of(shown_of(value))
        if seen.numbers.get(name) != number:
            seen.numbers[name] = number
            found.append((at, name, number))

    def number_of(self, shown):
        return self.values.setdefault(shown, len(self.values))

    def result(self):
        return {"steps": self.steps, "values": list(self.values), "isCut": self.is_cut}


def column_of(lines, line, column):
    """In characters: Python counts bytes."""
    text = lines[line - 1] if 0 < line <= len(lines) else ""
    return column if text.isascii() else len(text.encode()[:column].decode("utf-8", "ignore"))


def tree_of(node, lines, depth=0):
    """A node of the syntax tree as type, place and fields; None where it is nested too deep for anybody."""
    if depth > TREE_DEPTH:
        return None
    fields = {}
    for name in node._fields:
        value = getattr(node, name, None)
        if name == "value" and type(node).__name__ == "Constant":
            fields["kind"], fields["value"] = type(value).__name__, (leaf_of(value, type(value)) or ("", "…"))[1]
        elif name not in ("ctx", "kind", "type_comment", "type_ignores"):
            fields[name] = field_of(value, lines, depth)
    line = getattr(node, "lineno", 0)
    end = getattr(node, "end_lineno", None) or line
    place = (line, column_of(lines, line, getattr(node, "col_offset", 0)), end, column_of(lines, end, getattr(node, "end_col_offset", None) or 0))
    return (type(node).__name__, place, fields)


def field_of(value, lines, depth):
    if isinstance(value, list):
        return [field_of(item, lines, depth) for item in value]
    if hasattr(value, "_fields"):
        return tree_of(value, lines, depth + 1) if value._fields or hasattr(value, "lineno") else type(value).__name__
    return value if value is None or isinstance(value, str) else str(value)


def read_tree(source):
    """None where there is something that Python cannot read."""
    try:
        return tree_of(compile(source, FILE, "exec", PARSE_ONLY, dont_inherit=True), source.splitlines())
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None


def record(recorder, run_main, code, main, output, source):
    """Runs a program; how it ended, and its first steps: two lines of JSON."""
    execution = run_main(code, main, output)
    return execution + "\n" + json.dumps({**recorder.result(), "tree": read_tree(source)})
