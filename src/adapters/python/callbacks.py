"""Calls a program back where builtins of Python would do it by C. It is made anew for each run: a program that is called finds it below.

Calls from Python to Python take nothing of the machine's stack; with C between two of them, some two hundred fill it. Each function here
comes to the same as the builtin that it stands for, see costs.py.
"""

import operator
from functools import Placeholder, partial
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


def operated(name, left, right):
    """An operator between two values, by the method of this name if the left one's class defines it in Python."""
    kind, other = type(left), type(right)
    # The class of the right side goes first where it is made of the left one's.
    method = method_of(kind, name) if kind is other or not issubclass(other, kind) else None
    if method is None:
        return getattr(operator, name)(left, right)
    result = method(left, right)
    if result is not NotImplemented:
        return result
    reflected = REFLECTED.get(name)
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


def asked(function, value):
    """`len`, `str` and their kin, unless the program calls something else so."""
    kind = type(value)
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
    return [item for item in items if function(item)] if is_of_program(function) else filter(function, items)


def filtered_lazily(function, items):
    function = called(function)
    return (item for item in items if function(item)) if is_of_program(function) else filter(function, items)


def drained(items):
    return [item for item in items] if type(items) is GeneratorType else items


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
    for item in items:
        return item
    return next(items, *default)


def keys_of(items, key):
    """Gives the key of each item once, in their order, whatever it is called with: sorting, too, asks so."""
    return partial(next, iter([key(item) for item in items]))


def keyed(function, items, /, *, key, **more):
    """`sorted`, `min` or `max` with a key."""
    key = called(key)
    if is_of_program(key):
        items = list(items)
        key = keys_of(items, key)
    return function(items, key=key, **more)


def sorted_by(items, /, *, key, **more):
    """A list's own `sort` with a key."""
    key = called(key)
    return items.sort(key=keys_of(items, key) if type(items) is list and is_of_program(key) else key, **more)


FUNCTIONS = {
    f"\0{function.__name__}": function
    for function in (
        *(mapped, mapped_lazily, filtered, filtered_lazily, drained, any_of, all_of, first, keyed, sorted_by),
        *(called, item_of, operated, held, not_held, asked, written),
    )
}
