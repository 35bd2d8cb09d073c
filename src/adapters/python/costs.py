"""Finds where a program lets C go through a whole list or text, which a count of jumps does not see.

There the value is handed to a function of C that gives it back as it is. The program does what it did; whoever hears of calls hears how
long the value is.
"""

from _ast import (
    Attribute,
    Call,
    ClassDef,
    Compare,
    Constant,
    FunctionDef,
    GeneratorExp,
    In,
    List,
    ListComp,
    Load,
    Name,
    NotIn,
    Set,
    Slice,
    Starred,
    Store,
    Subscript,
    Tuple,
    alias,
    arg,
)
from types import CodeType

PARSE_ONLY = 0x400

# These stand for the functions until the code is made. No program's text has such constants.
LOOKED, COPIED = "\0looked", "\0copied"

LOOKING = {"all", "any", "max", "min", "sorted", "sum"}
LOOKING_METHODS = {"count", "find", "index", "remove", "rfind", "sort"}
COPYING = {"list", "set", "tuple"}
COPYING_METHODS = {"copy", "insert", "pop", "replace", "reverse", "split"}
# What goes through another one, one at a time.
LAZY = {"enumerate", "filter", "map", "reversed", "zip"}
# As long as the text that writes them, or counted by themselves.
SHORT = (Constant, GeneratorExp, List, ListComp, Set, Tuple)


def handed(mark, node):
    """The value of a node, by way of the function that this mark stands for."""
    if isinstance(node, SHORT):
        return node
    place = {name: getattr(node, name) for name in node._attributes}
    return Call(Constant(mark, **place), [node], [], **place)


def handed_all(mark, node):
    """The same for what is gone through to its end."""
    if isinstance(node, Call) and isinstance(node.func, Name) and node.func.id in LAZY:
        first = 1 if node.func.id in ("filter", "map") else 0
        node.args[first:] = [part if isinstance(part, Starred) else handed_all(mark, part) for part in node.args[first:]]
        return node
    return handed(mark, node)


def mark_call(node, own):
    called, args = node.func, node.args
    if isinstance(called, Name) and len(args) == 1 and called.id not in own and not isinstance(args[0], Starred):
        if called.id in LOOKING:
            args[0] = handed_all(LOOKED, args[0])
        elif called.id in COPYING:
            args[0] = handed_all(COPIED, args[0])
    elif isinstance(called, Attribute):
        if called.attr in LOOKING_METHODS:
            called.value = handed(LOOKED, called.value)
        elif called.attr == "join" and len(args) == 1 and not isinstance(args[0], Starred):
            args[0] = handed_all(COPIED, args[0])
        elif called.attr in COPYING_METHODS and (args or called.attr != "pop"):
            called.value = handed(COPIED, called.value)


def mark(node, own, calls):
    """Marks what lies in a node; what stands in its place. Calls are left for later: by then it is known which names are the program's own."""
    for field in node._fields:
        value = getattr(node, field, None)
        if isinstance(value, list):
            value[:] = [mark(part, own, calls) if hasattr(part, "_fields") else part for part in value]
        elif hasattr(value, "_fields") and value._fields:
            setattr(node, field, mark(value, own, calls))
    if isinstance(node, Compare):
        for at, operator in enumerate(node.ops):
            if isinstance(operator, (In, NotIn)):
                node.comparators[at] = handed(LOOKED, node.comparators[at])
    elif isinstance(node, Call):
        calls.append(node)
    elif isinstance(node, Subscript) and isinstance(node.slice, Slice) and isinstance(node.ctx, Load):
        return handed(COPIED, node)
    elif isinstance(node, Name) and isinstance(node.ctx, Store):
        own.add(node.id)
    elif isinstance(node, arg):
        own.add(node.arg)
    elif isinstance(node, alias):
        own.add(node.asname or node.name)
    elif isinstance(node, (FunctionDef, ClassDef)):
        own.add(node.name)
    return node


def marked(source, code):
    """A program's code with its marks; without them where it is nested too deep for anybody."""
    own, calls = set(), []
    try:
        tree = mark(compile(source, FILE, "exec", PARSE_ONLY, dont_inherit=True), own, calls)
        for call in calls:
            mark_call(call, own)
        return compile(tree, FILE, "exec", dont_inherit=True)
    except (RecursionError, SyntaxError):
        return code


def furnished(code, looked, copied):
    """The same code anew, with functions in the place of the marks."""
    functions = {LOOKED: looked, COPIED: copied}
    constants = [
        furnished(one, looked, copied) if isinstance(one, CodeType) else functions.get(one, one) if type(one) is str else one
        for one in code.co_consts
    ]
    return code.replace(co_consts=tuple(constants))
