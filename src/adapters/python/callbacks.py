"""Calls a program back where builtins of Python would do it by C. It is made anew for each run: a program that is called finds it below.

Calls from Python to Python take nothing of the machine's stack; with C between two of them, some two hundred fill it. Each function here
comes to the same as the builtin that it stands for, see costs.py.
"""

from functools import partial
from types import FunctionType, GeneratorType, MethodType


def is_of_program(function):
    """Whether it is Python that runs it."""
    return type(function) is FunctionType or type(function) is MethodType


def mapped(function, *iterables):
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
    return yielded(function, *iterables) if is_of_program(function) else map(function, *iterables)


def filtered(function, items):
    return [item for item in items if function(item)] if is_of_program(function) else filter(function, items)


def filtered_lazily(function, items):
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
    if is_of_program(key):
        items = list(items)
        key = keys_of(items, key)
    return function(items, key=key, **more)


def sorted_by(items, /, *, key, **more):
    """A list's own `sort` with a key."""
    return items.sort(key=keys_of(items, key) if type(items) is list and is_of_program(key) else key, **more)


FUNCTIONS = {
    f"\0{function.__name__}": function
    for function in (mapped, mapped_lazily, filtered, filtered_lazily, drained, any_of, all_of, first, keyed, sorted_by)
}
