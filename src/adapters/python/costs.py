"""Writes a program anew where C would hide from its judge what it does. The program does what it did.

Where C goes through a whole list or text, which a count of jumps does not see, the value is handed to a function of C that gives it back
as it is; whoever hears of calls hears how long the value is.

Where C would call the program back (`sum(f(x) for x in a)`, `map(f, a)`, `key=f`), the program is called by Python instead: calls of
Python cost nothing of the machine's stack, so that functions that call themselves so may do it as deep as others.
"""

from _ast import (
    Add,
    Assign,
    Attribute,
    AugAssign,
    Call,
    ClassDef,
    Compare,
    Constant,
    For,
    FunctionDef,
    GeneratorExp,
    Global,
    In,
    Lambda,
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
    YieldFrom,
    alias,
    arg,
    comprehension,
)
from types import CodeType

PARSE_ONLY = 0x400

# These stand for functions until the code is made. No program's text has such constants.
LOOKED, COPIED = "\0looked", "\0copied"
# Those of callbacks.py are named after their functions.
MAPPED, MAPPED_LAZILY, FILTERED, FILTERED_LAZILY = "\0mapped", "\0mapped_lazily", "\0filtered", "\0filtered_lazily"
DRAINED, FIRST, KEYED, SORTED = "\0drained", "\0first", "\0keyed", "\0sorted_by"
EAGER_OF, FOUND, NOT_FOUND, SUBSTITUTING = "\0eager", "\0found", "\0not_found", "\0substituting"
ITERATED, EXTENDING = "\0iterated", "\0extending"
JOINTLY = {"enumerate": "\0numbered", "zip": "\0zipped"}
ANY_OR_ALL = {"any": "\0any_of", "all": "\0all_of"}

LOOKING = {"all", "any", "max", "min", "sorted", "sum"}
LOOKING_METHODS = {"count", "find", "index", "remove", "rfind", "sort"}
COPYING = {"list", "set", "tuple"}
# These take what they are given to its end.
TAKING_METHODS = {"extend", "fromkeys", "join", "union", "update"}
COPYING_METHODS = {"copy", "insert", "pop", "replace", "reverse", "split"}
# These take what they are given to its end before they answer. The compiler does it for `any`, `all` and `tuple` with a generator.
EAGER = {"dict", "frozenset", "list", "max", "min", "set", "sorted", "sum", "tuple"}
KEYED_FUNCTIONS = {"max", "min", "sorted"}
BUILTINS = LOOKING | COPYING | EAGER | {"next"}
# None of these gives what the program itself yields.
KNOWN = {"input", "len", "list", "max", "min", "range", "reversed", "set", "sorted", "str", "sum", "tuple"}
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


def is_call_of(node, names, scopes):
    """Whether a builtin of these names is called, and not what the program calls so."""
    if not isinstance(node, Call) or not isinstance(node.func, Name) or node.func.id not in names:
        return False
    return not any(node.func.id in scope for scope in scopes)


def place_of(node):
    return {name: getattr(node, name) for name in node._attributes}


def answered(mark, node, *others):
    """What the function that a mark stands for gives for a node."""
    place = place_of(node)
    return Call(Constant(mark, **place), [node, *others], [], **place)


def has_key(node):
    return any(word.arg == "key" for word in node.keywords)


def may_yield(node):
    """Whether it is held by the program or comes of a call of something that may be the program's own, and so may be a generator."""
    if isinstance(node, Call) and isinstance(node.func, Constant):
        node = node.args[0]
    return isinstance(node, (Attribute, Name)) or isinstance(node, Call) and not isinstance(node.func, Constant)


def may_call_back(node, scopes):
    """Whether asking for the next item may run the program."""
    if isinstance(node, Call) and isinstance(node.func, Constant):
        node = node.args[0]
    if is_call_of(node, ("map", "filter"), scopes) or isinstance(node, GeneratorExp):
        return True
    return isinstance(node, Call) and not is_call_of(node, KNOWN, scopes) and may_yield(node)


def gone_through(node, scopes, is_lazy=False):
    """What yields items to a loop, or to C that takes them all, without C that calls the program for them."""
    if is_call_of(node, ("map", "filter"), scopes):
        if len(node.args) > 1 and not node.keywords:
            marks = (MAPPED_LAZILY, FILTERED_LAZILY) if is_lazy else (MAPPED, FILTERED)
            node.func = Constant(marks[node.func.id == "filter"], **place_of(node.func))
    elif is_call_of(node, JOINTLY, scopes) and not node.keywords and any(may_call_back(part, scopes) for part in node.args):
        node.args[:] = [gone_through(part, scopes, is_lazy=True) for part in node.args]
        node.func = Constant(JOINTLY[node.func.id], **place_of(node.func))
        return node if is_lazy else answered(DRAINED, node)
    elif is_lazy or is_call_of(node, LAZY, scopes):
        return node
    elif isinstance(node, GeneratorExp) and not any(part.is_async for part in node.generators):
        return ListComp(node.elt, node.generators, **place_of(node))
    elif may_yield(node):
        return answered(DRAINED, node)
    return node


def name_of(node):
    return node.id if isinstance(node, Name) else node.attr if isinstance(node, Attribute) else None


def mark_builtin_call(node, scopes, methods):
    called, args = node.func, node.args
    if len(args) == 1 and called.id in LOOKING:
        args[0] = handed_all(LOOKED, args[0])
    elif len(args) == 1 and called.id in COPYING:
        args[0] = handed_all(COPIED, args[0])
    if called.id in EAGER and (len(args) == 1 or called.id == "sum"):
        args[0] = gone_through(args[0], scopes)
        # What has keys is no list of pairs.
        if "__iter__" in methods and called.id != "dict" and not isinstance(args[0], ListComp):
            args[0] = answered(DRAINED, answered(ITERATED, args[0]))
    elif called.id in ANY_OR_ALL and len(args) == 1 and not isinstance(args[0], GeneratorExp) and may_yield(args[0]):
        args[0] = gone_through(args[0], scopes, is_lazy=True)
        node.func = Constant(ANY_OR_ALL[called.id], **place_of(called))
    elif called.id == "next":
        args[0] = gone_through(args[0], scopes, is_lazy=True)
        node.func = Constant(FIRST, **place_of(called))
    if called.id in KEYED_FUNCTIONS and (has_key(node) or "__lt__" in methods) and not any(isinstance(part, Starred) for part in args):
        if len(args) > 1 and called.id != "sorted" and all(word.arg == "key" for word in node.keywords):
            args[:] = [Tuple(args[:], Load(), **place_of(node))]
        if len(args) == 1:
            args.insert(0, called)
            node.func = Constant(KEYED, **place_of(called))


def mark_method_call(node, scopes, methods):
    called, args = node.func, node.args
    if called.attr in ("sub", "subn") and len(args) > 1:
        node.func = answered(SUBSTITUTING, called.value, Constant(called.attr, **place_of(called)))
    elif called.attr == "sort" and not args and (has_key(node) or "__lt__" in methods):
        node.args = [handed(LOOKED, called.value)]
        node.func = Constant(SORTED, **place_of(called))
    elif called.attr in LOOKING_METHODS:
        called.value = handed(LOOKED, called.value)
    elif called.attr in TAKING_METHODS and len(args) == 1 and not isinstance(args[0], Starred):
        args[0] = gone_through(handed_all(COPIED, args[0]) if called.attr == "join" else args[0], scopes)
    elif called.attr in COPYING_METHODS and (args or called.attr != "pop"):
        called.value = handed(COPIED, called.value)


def mark_late(node, scopes, methods):
    """Marks what it hangs on which names are the program's own. Its own `methods` may compare what is sorted."""
    is_iterating = "__iter__" in methods
    if isinstance(node, (For, comprehension)):
        node.iter = gone_through(node.iter, scopes, is_lazy=True)
        if is_iterating:
            node.iter = answered(ITERATED, node.iter)
    elif isinstance(node, YieldFrom):
        node.value = gone_through(node.value, scopes, is_lazy=True)
        if is_iterating:
            node.value = answered(ITERATED, node.value)
    elif isinstance(node, Starred):
        node.value = gone_through(node.value, scopes)
        if is_iterating:
            node.value = answered(DRAINED, answered(ITERATED, node.value))
    elif isinstance(node, Assign):
        if isinstance(node.targets[0], (Tuple, List)) and isinstance(node.value, (Call, GeneratorExp)):
            node.value = gone_through(node.value, scopes)
    elif isinstance(node, AugAssign):
        is_lazy = isinstance(node.value, GeneratorExp) or is_call_of(node.value, ("map", "filter"), scopes)
        if is_lazy and isinstance(node.op, Add) and isinstance(node.target, Name):
            items = gone_through(node.value, scopes, is_lazy=True)
            node.value = answered(EXTENDING, items, Name(node.target.id, Load(), **place_of(node)))
    elif name_of(node.func) in ("Counter", "deque") and node.args and not isinstance(node.args[0], Starred):
        node.args[0] = gone_through(node.args[0], scopes, is_lazy=True)
        node.func = answered(EAGER_OF, node.func)
    elif isinstance(node.func, Attribute):
        mark_method_call(node, scopes, methods)
    elif is_call_of(node, BUILTINS, scopes) and node.args and not isinstance(node.args[0], Starred):
        mark_builtin_call(node, scopes, methods)


def mark(node, scopes, later):
    """Marks what lies in a node; what stands in its place. Calls, and what goes through something, are left for later: by then it is known
    which names are the program's own, and where."""
    if isinstance(node, (FunctionDef, ClassDef)):
        scopes[-1].add(node.name)
    if isinstance(node, (FunctionDef, ClassDef, Lambda)):
        scopes = (*scopes, set())
    for field in node._fields:
        value = getattr(node, field, None)
        if isinstance(value, list):
            value[:] = [mark(part, scopes, later) if hasattr(part, "_fields") else part for part in value]
        elif hasattr(value, "_fields") and value._fields:
            setattr(node, field, mark(value, scopes, later))
    if isinstance(node, Compare):
        if len(node.ops) == 1 and isinstance(node.comparators[0], GeneratorExp) and isinstance(node.ops[0], (In, NotIn)):
            mark_of = FOUND if isinstance(node.ops[0], In) else NOT_FOUND
            return answered(mark_of, node.left, node.comparators[0])
        for at, operator in enumerate(node.ops):
            if isinstance(operator, (In, NotIn)):
                node.comparators[at] = handed(LOOKED, node.comparators[at])
    elif isinstance(node, (Assign, AugAssign, Call, For, YieldFrom, comprehension)) or isinstance(node, Starred) and isinstance(node.ctx, Load):
        later.append((node, scopes))
    elif isinstance(node, Subscript) and isinstance(node.slice, Slice) and isinstance(node.ctx, Load):
        return handed(COPIED, node)
    elif isinstance(node, Name) and isinstance(node.ctx, Store):
        scopes[-1].add(node.id)
    elif isinstance(node, Global):
        scopes[0].update(node.names)
    elif isinstance(node, arg):
        scopes[-1].add(node.arg)
    elif isinstance(node, alias):
        scopes[-1].add(node.asname or node.name)
    return node


def marked(source, code):
    """A program's code with its marks, and the special methods that it defines; as it was where it is nested too deep for anybody."""
    later = []
    try:
        tree = compile(source, FILE, "exec", PARSE_ONLY, dont_inherit=True)
        methods = methods_in(tree)
        tree = mark(tree, (set(),), later)
        for node, scopes in later:
            mark_late(node, scopes, methods)
        return compile(with_own_methods(tree, methods), FILE, "exec", dont_inherit=True), methods
    except (RecursionError, SyntaxError):
        return code, set()


def furnished(code, functions):
    """The same code anew, with functions in the place of the marks."""
    constants = [
        furnished(one, functions) if isinstance(one, CodeType) else functions.get(one, one) if type(one) is str else one
        for one in code.co_consts
    ]
    return code.replace(co_consts=tuple(constants))
