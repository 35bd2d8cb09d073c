"""Writes a program anew where Python's operators would call the program's own special methods by C, such as `==` and `__eq__`.

A special method is called as any other by callbacks.py then, so that it may call itself as deep. Only what the program's own classes
define is written anew: the operators of any other program stay as they are.
"""

from _ast import (
    Add,
    Assign,
    Attribute,
    BinOp,
    BitAnd,
    BitOr,
    BitXor,
    Call,
    ClassDef,
    Compare,
    Constant,
    Div,
    Eq,
    FloorDiv,
    FormattedValue,
    FunctionDef,
    Gt,
    GtE,
    In,
    Load,
    Lt,
    LtE,
    MatMult,
    Mod,
    Mult,
    Name,
    NotIn,
    Pow,
    Slice,
    Sub,
    Subscript,
    Tuple,
    alias,
)

# These stand for functions of callbacks.py.
CALLED, ITEM_OF, OPERATED, HELD, NOT_HELD, ASKED, WRITTEN = (
    f"\0{name}" for name in ("called", "item_of", "operated", "held", "not_held", "asked", "written")
)
OPERATORS = {
    Eq: "__eq__",
    Lt: "__lt__",
    LtE: "__le__",
    Gt: "__gt__",
    GtE: "__ge__",
    Add: "__add__",
    Sub: "__sub__",
    Mult: "__mul__",
    MatMult: "__matmul__",
    Mod: "__mod__",
    Div: "__truediv__",
    FloorDiv: "__floordiv__",
    Pow: "__pow__",
    BitAnd: "__and__",
    BitOr: "__or__",
    BitXor: "__xor__",
}
REFLECTED = {"__lt__": "__gt__", "__gt__": "__lt__", "__le__": "__ge__", "__ge__": "__le__"}
ASKING = {"bool": "__bool__", "hash": "__hash__", "len": "__len__", "repr": "__repr__", "str": "__str__"}
BUILTINS = frozenset(dir(__builtins__))
TEXT, NO_CONVERSION = ord("s"), -1


def parts_of(node):
    for field in node._fields:
        value = getattr(node, field, None)
        for part in value if isinstance(value, list) else (value,):
            if hasattr(part, "_fields"):
                yield part


def methods_in(tree):
    """The special methods that the program's classes define; `__call__` where it has partial functions, too."""
    methods = set()
    nodes = [tree]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ClassDef):
            for part in node.body:
                if isinstance(part, FunctionDef):
                    methods.add(part.name)
                elif isinstance(part, Assign):
                    methods.update(target.id for target in part.targets if isinstance(target, Name))
        elif isinstance(node, alias) and node.name in ("partial", "functools", "*"):
            methods.add("__call__")
        elif isinstance(node, (Name, Attribute)) and (node.id if isinstance(node, Name) else node.attr) == "total_ordering":
            methods.update(REFLECTED)
        nodes.extend(parts_of(node))
    if "__repr__" in methods:
        methods.add("__str__")
    methods.update([REFLECTED[name] for name in REFLECTED if name in methods])
    return {method for method in methods if method.startswith("__")} - {"__init__"}


def place_of(node):
    return {name: getattr(node, name) for name in node._attributes}


def call(mark, node, *args):
    place = place_of(node)
    return Call(Constant(mark, **place), list(args), [], **place)


def is_item(node):
    parts = node.slice.elts if isinstance(node.slice, Tuple) else [node.slice]
    return isinstance(node.ctx, Load) and not any(isinstance(part, Slice) for part in parts)


def by_method(node, methods):
    """What stands in the place of a node."""
    if isinstance(node, Call):
        called = node.func
        if isinstance(called, Name) and ASKING.get(called.id) in methods and len(node.args) == 1 and not node.keywords:
            return call(ASKED, node, called, *node.args)
        # The compiler knows some builtins by their names, and writes `any(x for x in a)` as a loop.
        is_builtin = isinstance(called, Name) and called.id in BUILTINS
        if "__call__" in methods and isinstance(called, (Call, Name, Subscript)) and not is_builtin:
            node.func = call(CALLED, called, called)
    elif isinstance(node, Subscript):
        if "__missing__" in methods and is_item(node):
            return call(ITEM_OF, node, node.value, node.slice)
    elif isinstance(node, Compare) and len(node.ops) == 1:
        (operator,), (right,) = node.ops, node.comparators
        if isinstance(operator, (In, NotIn)) and "__contains__" in methods:
            return call(HELD if isinstance(operator, In) else NOT_HELD, node, node.left, right)
        if OPERATORS.get(type(operator)) in methods:
            return call(OPERATED, node, Constant(OPERATORS[type(operator)], **place_of(node)), node.left, right)
    elif isinstance(node, BinOp):
        if OPERATORS.get(type(node.op)) in methods:
            return call(OPERATED, node, Constant(OPERATORS[type(node.op)], **place_of(node)), node.left, node.right)
    elif isinstance(node, FormattedValue):
        if "__str__" in methods and node.format_spec is None and node.conversion in (TEXT, NO_CONVERSION):
            node.value = call(WRITTEN, node, node.value)
    return node


def written_anew(node, methods):
    for field in node._fields:
        value = getattr(node, field, None)
        if isinstance(value, list):
            value[:] = [written_anew(part, methods) if hasattr(part, "_fields") else part for part in value]
        elif hasattr(value, "_fields") and value._fields:
            setattr(node, field, written_anew(value, methods))
    return by_method(node, methods)


def with_own_methods(tree, methods):
    return written_anew(tree, methods) if methods else tree
