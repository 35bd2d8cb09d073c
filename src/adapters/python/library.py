"""Functions of the library that would call a program back by C, written in Python: see callbacks.py. They are made anew for each run.

Each comes to the same as the library's own, which is called wherever the program neither gives a function nor compares by methods of its
own: that one is faster.
"""

import bisect
import functools
import heapq
import itertools
import re
from types import GeneratorType

called, has_own_order, is_of_program, keyed, operated, replaced_by = (
    callbacks[name] for name in ("called", "has_own_order", "is_of_program", "keyed", "operated", "replaced_by")
)
real = {module: dict(vars(module)) for module in (bisect, heapq, itertools, re)}


def is_less(left, right):
    return operated("__lt__", left, right)


def rise(heap, top, at):
    item = heap[at]
    while at > top:
        above = (at - 1) >> 1
        if not is_less(item, heap[above]):
            break
        heap[at] = heap[above]
        at = above
    heap[at] = item


def sink(heap, top):
    at, item = top, heap[top]
    below = 2 * at + 1
    while below < len(heap):
        if below + 1 < len(heap) and not is_less(heap[below], heap[below + 1]):
            below += 1
        heap[at] = heap[below]
        at = below
        below = 2 * at + 1
    heap[at] = item
    rise(heap, top, at)


def heappush(heap, item, /):
    if type(heap) is not list:
        return real[heapq]["heappush"](heap, item)
    heap.append(item)
    rise(heap, 0, len(heap) - 1)


def heappop(heap, /):
    if type(heap) is not list or not heap:
        return real[heapq]["heappop"](heap)
    item = heap.pop()
    return heapreplace(heap, item) if heap else item


def heapreplace(heap, item, /):
    if type(heap) is not list or not heap:
        return real[heapq]["heapreplace"](heap, item)
    least, heap[0] = heap[0], item
    sink(heap, 0)
    return least


def heappushpop(heap, item, /):
    return heapreplace(heap, item) if heap and is_less(heap[0], item) else item


def heapify(heap, /):
    if type(heap) is not list:
        return real[heapq]["heapify"](heap)
    for at in reversed(range(len(heap) // 2)):
        sink(heap, at)


def nsmallest(n, iterable, key=None):
    return keyed(sorted, iterable, key=key)[: max(n, 0)]


def nlargest(n, iterable, key=None):
    return keyed(sorted, iterable, key=key, reverse=True)[: max(n, 0)]


def place_in(name):
    """`bisect_left` or `bisect_right`."""
    is_left = name == "bisect_left"
    own = real[bisect][name]

    def find(a, x, lo=0, hi=None, *, key=None):
        function = called(key)
        if lo < 0 or not (is_of_program(function) or key is None and has_own_order((x,))):
            return own(a, x, lo, hi, key=key)
        hi = len(a) if hi is None else hi
        while lo < hi:
            middle = (lo + hi) // 2
            item = a[middle] if key is None else function(a[middle])
            if is_less(item, x) if is_left else not is_less(x, item):
                lo = middle + 1
            else:
                hi = middle
        return lo

    find.__name__ = name
    return find


def inserted_by(name, find):
    def insert(a, x, lo=0, hi=None, *, key=None):
        function = called(key)
        a.insert(find(a, x if key is None else function(x), lo, hi, key=key), x)

    insert.__name__ = name
    return insert


bisect_left, bisect_right = place_in("bisect_left"), place_in("bisect_right")
insort_left, insort_right = inserted_by("insort_left", bisect_left), inserted_by("insort_right", bisect_right)


def cmp_to_key(mycmp):
    class K:
        __slots__ = ("obj",)
        __hash__ = None

        def __init__(self, obj):
            self.obj = obj

        def __lt__(self, other):
            return mycmp(self.obj, other.obj) < 0

        def __gt__(self, other):
            return mycmp(self.obj, other.obj) > 0

        def __eq__(self, other):
            return mycmp(self.obj, other.obj) == 0

        def __le__(self, other):
            return mycmp(self.obj, other.obj) <= 0

        def __ge__(self, other):
            return mycmp(self.obj, other.obj) >= 0

    mycmp = called(mycmp)
    return K


def cached_property(func):
    """A property: Python asks those without C."""
    name = func.__name__

    def get(self):
        kept = self.__dict__
        if name not in kept:
            kept[name] = func(self)
        return kept[name]

    def set(self, value):
        self.__dict__[name] = value

    def delete(self):
        del self.__dict__[name]

    return property(get, set, delete, func.__doc__)


def accumulated(iterable, func, initial):
    iterator = iter(iterable)
    total = initial
    if initial is None:
        for total in iterator:
            break
        else:
            return
    yield total
    for item in iterator:
        total = func(total, item)
        yield total


def accumulate(iterable, func=None, *, initial=None):
    function = called(func)
    return accumulated(iterable, function, initial) if is_of_program(function) else real[itertools]["accumulate"](iterable, func, initial=initial)


def taken_while(function, iterable):
    for item in iterable:
        if not function(item):
            return
        yield item


def dropped_while(function, iterable):
    iterator = iter(iterable)
    for item in iterator:
        if not function(item):
            yield item
            break
    for item in iterator:
        yield item


WRITTEN = {
    "starmap": lambda function, iterable: (function(*args) for args in iterable),
    "takewhile": taken_while,
    "dropwhile": dropped_while,
    "filterfalse": lambda function, iterable: (item for item in iterable if not function(item)),
}


def lazily(name):
    own, written = real[itertools][name], WRITTEN[name]

    def go_through(function, iterable, /):
        ours = called(function)
        return written(ours, iterable) if is_of_program(ours) else own(function, iterable)

    go_through.__name__ = name
    return go_through


def flattened(iterables):
    for iterable in iterables:
        for item in iterable:
            yield item


def chain(*iterables):
    own = real[itertools]["chain"]
    return flattened(iterables) if any([type(iterable) is GeneratorType for iterable in iterables]) else own(*iterables)


def chain_from(iterable, /):
    return (flattened if type(iterable) is GeneratorType else real[itertools]["chain"].from_iterable)(iterable)


chain.from_iterable = chain_from


def groupby(iterable, key=None):
    function = called(key)
    own = real[itertools]["groupby"]
    if not is_of_program(function) or type(iterable) not in (list, tuple, str):
        return own(iterable, key)
    return own(iterable, functools.partial(next, iter([function(item) for item in iterable])))


def replaced(name):
    own = real[re][name]

    def replace(pattern, repl, string, *args, **named):
        function = called(repl)
        if not is_of_program(function) or len(args) > 1:
            return own(pattern, repl, string, *args, **named)
        flags = named.pop("flags", 0)
        return replaced_by(re.compile(pattern, flags), name, function, string, *args, **named)

    replace.__name__ = name
    return replace


HEAPS = (heappush, heappop, heapreplace, heappushpop, heapify, nsmallest, nlargest)
PLACES = (bisect_left, bisect_right, insort_left, insort_right)


def replace(source, methods):
    """Puts these in the place of the library's own, as far as this program can need them."""
    is_ordering = "__lt__" in methods or "cmp_to_key" in source
    if is_ordering or "key" in source:
        for function in PLACES:
            setattr(bisect, function.__name__, function)
        bisect.bisect, bisect.insort = bisect_right, insort_right
        heapq.nsmallest, heapq.nlargest = nsmallest, nlargest
    if is_ordering:
        for function in HEAPS:
            setattr(heapq, function.__name__, function)
    functools.cmp_to_key = cmp_to_key
    functools.cached_property = cached_property
    itertools.accumulate, itertools.groupby, itertools.chain = accumulate, groupby, chain
    for name in WRITTEN:
        setattr(itertools, name, lazily(name))
    re.sub, re.subn = replaced("sub"), replaced("subn")
