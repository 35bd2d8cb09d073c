"""Calls a program back where builtins of Python would do it by C. It is made anew for each run: a program that is called finds it below.

Calls from Python to Python take nothing of the machine's stack; with C between two of them, some two hundred fill it. Each function here
comes to the same as the builtin that it stands for, see costs.py.
"""

import operator
from collections import Counter, deque
from functools import Placeholder, partial
from re import Pattern
from types import FunctionType, GeneratorType, MethodType


def is_of_program(function):
    """Whether it is Python that runs it."""
    return type(function) is FunctionType or type(function) is MethodType


def method_of(kind, name):
    """The program's own method of a class, or None."""
    for base in kind.__mro__:
        if name in base.__dict__:
            method = base.__dict__[name]
            return method if type(method) is FunctionType else None
    return None


def filled(function):
    """A partial function, without C."""
    whole, first, named = function.func, function.args, function.keywords
    return lambda *args, **more: whole(*first, *args, **{**named, **more})


def called(function):
    """The same for a call, and Python's own function where that is how an object of the program is called."""
    kind = type(function)
    if kind is FunctionType or kind is MethodType or kind is type:
        return function
    if kind is partial:
        return filled(function) if is_of_program(function.func) and Placeholder not in function.args else function
    method = method_of(kind, "__call__")
    return MethodType(method, function) if method else function


def item_of(holder, key):
    kind = type(holder)
    if kind is not dict and isinstance(holder, dict) and kind.__getitem__ is dict.__getitem__ and not dict.__contains__(holder, key):
        method = method_of(kind, "__missing__")
        if method:
            return method(holder, key)
    return holder[key]


REFLECTED = {"__lt__": "__gt__", "__le__": "__ge__", "__gt__": "__lt__", "__ge__": "__le__", "__eq__": "__eq__"}
SYMBOLS = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">=", "__add__": "+", "__sub__": "-", "__mul__": "*", "__matmul__": "@", "__mod__": "%"}
SYMBOLS |= {"__truediv__": "/", "__floordiv__": "//", "__pow__": "** or pow()", "__and__": "&", "__or__": "|", "__xor__": "^"}


# Longer ones hold values rather than parts of an object, and C compares them much faster.
MOST_PARTS = 16


def in_turn(name, left, right):
    """Compares two tuples or lists as Python does, item by item."""
    if name == "__eq__" and len(left) != len(right):
        return False
    for one, other in zip(left, right):
        if one is not other and not operated("__eq__", one, other):
            return name != "__eq__" and operated(name, one, other)
    return getattr(operator, name)(len(left), len(right))


def operated(name, left, right):
    """An operator between two values, by the method of this name if the left one's class defines it in Python."""
    kind, other = type(left), type(right)
    reflected = REFLECTED.get(name)
    if reflected and kind is other and (kind is tuple or kind is list) and len(left) <= MOST_PARTS:
        return in_turn(name, left, right)
    # The class of the right side goes first where it is made of the left one's.
    method = method_of(kind, name) if kind is other or not issubclass(other, kind) else None
    if method is None:
        # A class that defines `<` alone is asked so for `>`, too.
        method = method_of(other, reflected) if reflected and getattr(kind, name) is getattr(object, name) else None
        result = method(right, left) if method else NotImplemented
        return getattr(operator, name)(left, right) if result is NotImplemented else result
    result = method(left, right)
    if result is not NotImplemented:
        return result
    if reflected or kind is not other:
        answer = getattr(other, reflected or f"__r{name[2:]}", None)
        result = answer(right, left) if answer else NotImplemented
        if result is not NotImplemented:
            return result
    if name == "__eq__":
        return left is right
    kinds = f"'{kind.__name__}' and '{other.__name__}'"
    if reflected:
        raise TypeError(f"'{SYMBOLS[name]}' not supported between instances of {kinds}")
    raise TypeError(f"unsupported operand type(s) for {SYMBOLS[name]}: {kinds}")


def held(item, holder):
    method = method_of(type(holder), "__contains__")
    return bool(method(holder, item)) if method else item in holder


def not_held(item, holder):
    return not held(item, holder)


BITS = 0xFFFFFFFF


def hash_of(parts):
    """The hash of a tuple, to the number (the xxHash of CPython's tuples, for 32 bits)."""
    total = 374761393
    for part in parts:
        total = total + asked(hash, part) * 2246822519 & BITS
        total = (total << 13 | total >> 19) * 2654435761 & BITS
    total = total + (len(parts) ^ 374761393 ^ 3527539) & BITS
    if total == BITS:
        return 1546275796
    return total - 2**32 if total >> 31 else total


def asked(function, value):
    """`len`, `str` and their kin, unless the program calls something else so."""
    kind = type(value)
    if kind is tuple and function is hash:
        return hash_of(value)
    for builtin, name, answer in ASKING:
        if function is builtin:
            method = method_of(kind, name)
            if name == "__str__" and kind.__str__ is object.__str__:
                method = method_of(kind, "__repr__")
            if method:
                result = method(value)
                if type(result) is answer and (function is not len or result >= 0):
                    return hash(result) if function is hash else result
            break
    return function(value)


ASKING = ((len, "__len__", int), (str, "__str__", str), (repr, "__repr__", str), (hash, "__hash__", int), (bool, "__bool__", bool))


def written(value):
    """What stands in a formatted text."""
    return asked(str, value) if type(value).__format__ is object.__format__ else value


def mapped(function, *iterables):
    function = called(function)
    if len(iterables) == 1 and type(iterables[0]) is GeneratorType:
        return [function(item) for item in iterables[0]]
    if not is_of_program(function):
        return map(function, *iterables)
    if len(iterables) == 1:
        return [function(item) for item in iterables[0]]
    return [function(*items) for items in zip(*iterables)]


def yielded(function, *iterables):
    if len(iterables) == 1:
        for item in iterables[0]:
            yield function(item)
    else:
        for items in zip(*iterables):
            yield function(*items)


def mapped_lazily(function, *iterables):
    function = called(function)
    return yielded(function, *iterables) if is_of_program(function) else map(function, *iterables)


def filtered(function, items):
    function = called(function)
    if type(items) is GeneratorType and (function is None or function is bool):
        return [item for item in items if item]
    return [item for item in items if function(item)] if is_of_program(function) else filter(function, items)


def filtered_lazily(function, items):
    function = called(function)
    return (item for item in items if function(item)) if is_of_program(function) else filter(function, items)


class Begun:
    """Gives the iterator that was made already."""

    def __init__(self, iterator):
        self.iterator = iterator

    def __iter__(self):
        return self.iterator


def iterated(items):
    """What a loop goes through, where the program's own class says what that is."""
    method = method_of(type(items), "__iter__")
    if not method:
        return items
    iterator = method(items)
    return iterator if type(iterator) is GeneratorType else Begun(iterator)


def drained(items):
    return [item for item in items] if type(items) is GeneratorType else items


def extending(items, holder):
    """What a list is extended by."""
    return drained(items) if type(holder) is list else items


def eager(function):
    """`Counter` and `deque`, unless the program calls something else so."""
    if function is not Counter and function is not deque:
        return function
    return lambda items=(), /, *more, **named: function(drained(items), *more, **named)


def found(item, items):
    """Whether something is among what a generator yields."""
    for one in items:
        if one is item or one == item:
            return True
    return False


def not_found(item, items):
    return not found(item, items)


def counted(items, start):
    for item in items:
        yield start, item
        start += 1


def numbered(items, *start):
    return counted(items, *(start or (0,))) if type(items) is GeneratorType and len(start) < 2 else enumerate(items, *start)


def zipped(*iterables):
    return together(iterables) if any([type(items) is GeneratorType for items in iterables]) else zip(*iterables)


def together(iterables):
    iterators = [iter(iterable) for iterable in iterables]
    while True:
        items = []
        for iterator in iterators:
            for item in iterator:
                items.append(item)
                break
            else:
                return
        yield tuple(items)


def any_of(items):
    if type(items) is not GeneratorType:
        return any(items)
    for item in items:
        if item:
            return True
    return False


def all_of(items):
    if type(items) is not GeneratorType:
        return all(items)
    for item in items:
        if not item:
            return False
    return True


def first(items, *default):
    if type(items) is GeneratorType:
        for item in items:
            return item
    return next(items, *default)


def has_own_order(keys):
    """Whether the program's own methods compare some of them."""
    kinds = {type(key) for key in keys}
    if type(keys[0]) is tuple or type(keys[0]) is list:
        kinds.update([type(part) for part in keys[0]])
    return any([method_of(kind, "__lt__") for kind in kinds])


def merged(left, right, keys):
    if not operated("__lt__", keys[right[0]], keys[left[-1]]):
        return left + right
    whole, at = [], 0
    for place in left:
        while at < len(right) and operated("__lt__", keys[right[at]], keys[place]):
            whole.append(right[at])
            at += 1
        whole.append(place)
    return whole + right[at:]


def in_order(items, keys, is_reversed):
    """What `sorted` gives; the program's methods compare."""
    places = range(len(items))
    runs = [[place] for place in (reversed(places) if is_reversed else places)]
    while len(runs) > 1:
        runs = [merged(*pair, keys) if len(pair) == 2 else pair[0] for pair in (runs[at : at + 2] for at in range(0, len(runs), 2))]
    order = runs[0] if runs else []
    return [items[place] for place in (reversed(order) if is_reversed else order)]


def keyed(function, items, /, **named):
    """`sorted`, `min` or `max`, where the program gives the keys or compares them."""
    key = called(named.get("key"))
    if not (key is None or is_of_program(key) or type(key) is type and method_of(key, "__lt__")):
        return function(items, **named)
    items = list(drained(iterated(items)))
    # Each is asked for its key once, in their order, whatever it is called with: sorting, too, asks so.
    keys = items if key is None else [key(item) for item in items]
    if items and has_own_order(keys):
        if function is sorted and not named.keys() - {"key", "reverse"}:
            return in_order(items, keys, named.get("reverse", False))
        if (function is min or function is max) and not named.keys() - {"key", "default"}:
            best = 0
            for at in range(1, len(keys)):
                if operated("__lt__" if function is min else "__gt__", keys[at], keys[best]):
                    best = at
            return items[best]
    if key is None:
        return function(items, **named)
    return function(items, **{**named, "key": partial(next, iter(keys))})


def sorted_by(items, /, **named):
    """A list's own `sort`."""
    if type(items) is not list:
        return items.sort(**named)
    items[:] = keyed(sorted, items, **named)
    return None


def replaced_by(pattern, name, replace, string, count=0):
    """`sub` and `subn` with a function."""
    pieces, at, turns = [], 0, 0
    for match in pattern.finditer(string):
        if match.start() > at:
            pieces.append(string[at : match.start()])
        piece = replace(match)
        if piece is not None:
            pieces.append(piece)
        at = match.end()
        turns += 1
        if turns == count:
            break
    whole = string[:0].join([*pieces, string[at:]])
    return (whole, turns) if name == "subn" else whole


def substituting(holder, name):
    """The method `sub` or `subn`, of a pattern or of anything else."""
    if type(holder) is not Pattern:
        return getattr(holder, name)

    def substitute(repl, string, *args, **named):
        function = called(repl)
        if is_of_program(function):
            return replaced_by(holder, name, function, string, *args, **named)
        return getattr(holder, name)(repl, string, *args, **named)

    return substitute


FUNCTIONS = {
    f"\0{function.__name__}": function
    for function in (
        *(mapped, mapped_lazily, filtered, filtered_lazily, drained, any_of, all_of, first, keyed, sorted_by),
        *(called, item_of, operated, held, not_held, asked, written, iterated),
        *(eager, extending, found, not_found, numbered, zipped, substituting),
    )
}
