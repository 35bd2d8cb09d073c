"""The module `sea`: what a program in Python does and asks in the sea of a block problem. It is made anew for each run.

The sea itself is not here. Each call is answered by `host`, which says, too, whose turn it is. A program with scripts (`@when_started`,
`@when_signal`) is rewritten before it runs, so that each script can pause: its functions become coroutines.
"""

import json
import sys
import types

OVER, GOES_ON, MUST_PAUSE = range(3)
TOP_LEVEL_AWAIT = 0x2000
COROUTINE = 0x80
LONGEST_TEXT = 200
LONGEST_LIST = 1000
LARGEST = 2**53 - 1
DEEPEST_CALL = 400
DECORATORS = {"when_started", "when_signal"}
TIMED = (
    "move sidestep go_up go_right go_down go_left turn_left turn_right pick put say wait send send_and_wait".split()
)


class Pause:
    """Lets the other scripts have their turn."""

    def __await__(self):
        yield


def number(value):
    """As JavaScript has it: the greatest whole numbers would come there as something else."""
    if abs(value) > LARGEST:
        raise OverflowError("the sea takes whole numbers up to 2**53")
    return float(value)


def plain(value):
    """As the sea keeps it: a whole number or a text, neither beyond what blocks can hold."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int):
        return number(value)
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise OverflowError(f"the sea takes texts of up to {LONGEST_TEXT} letters")
    return str(value)[:LONGEST_TEXT]


def depth_of_calls():
    """How many functions of the program call each other."""
    count, frame = -1, sys._getframe(2)
    while frame is not None:
        count += frame.f_code.co_filename == FILE
        frame = frame.f_back
    return count


def whole(value):
    if not isinstance(value, int):
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    return int(value)


class Session:
    """One program in one sea."""

    def __init__(self, host, next_thread, script, setting):
        setting = json.loads(setting)
        self.host = host
        self.next_thread = next_thread
        self.script = script
        self.variables = setting["variables"]
        self.lists = setting["lists"]
        self.functions = setting["functions"]
        self.line = 1
        self.own = None
        self.must_pause = False
        self.is_rewritten = False
        self.starters = []
        self.coroutines = {}
        self.known = {name: value for name, _, value in self.variables}
        self.known.update((name, tuple(values)) for name, _, values in self.lists)
        self.module = module_of(self)
        self.main = {}

    # What the sea is asked.

    def call(self, name, *values):
        self.note_values()
        answer = self.host(self.line, name, *values)
        if answer == OVER:
            raise PlayOver()
        return answer

    def ask(self, name):
        self.note_values()
        return self.host(self.line, name)

    def dice(self, first, last):
        self.note_values()
        answer = self.host(self.line, "dice", first, last)
        if self.next_thread() < 0:
            raise PlayOver()
        return answer

    def act(self, name, *values):
        if self.must_pause:
            self.pause()
        if self.call(name, *values) == MUST_PAUSE:
            self.must_pause = True
            if not self.is_rewritten:
                self.pause()

    def pause(self):
        """Where nothing can be awaited, the others have their turn at once."""
        self.must_pause = False
        own = self.own
        while True:
            thread = self.next_thread()
            if thread < 0:
                raise PlayOver()
            if thread == own:
                return
            self.resume(thread)

    def value_of(self, name):
        return self.main.get(name, self.module.__dict__.get(name))

    def note_values(self):
        """Tells the sea which variables and lists have changed."""
        for name, told, _ in self.variables:
            value = plain(self.value_of(name))
            if value != self.known[name]:
                self.known[name] = value
                self.tell("variable", told, value)
        for name, told, _ in self.lists:
            found = self.value_of(name)
            values = tuple(plain(value) for value in found[: LONGEST_LIST + 1]) if isinstance(found, list) else ()
            if values != self.known[name]:
                self.known[name] = values
                self.tell("list", told, *values)

    def tell(self, name, *values):
        if self.host(self.line, name, *values) == OVER:
            raise PlayOver()

    # What the interpreter tells while the program runs.

    def at_line(self, code, line):
        self.note_values()
        self.line = line

    def at_start(self, code, offset):
        if depth_of_calls() > DEEPEST_CALL:
            raise RecursionError("maximum recursion depth exceeded")
        if code.co_name in self.functions:
            self.call("called", self.functions[code.co_name])

    def at_jump(self, code, offset, target):
        """A round of a loop is over. Scripts say it themselves."""
        if target < offset and not self.is_rewritten and self.call("round") == MUST_PAUSE:
            self.pause()

    # Scripts.

    def register(self, actor, signal=()):
        self.call("script", str(actor), *signal)

        def keep(function):
            self.starters.append(function)
            return function

        return keep

    def compiled(self, source, code):
        """The program as it runs. One without scripts runs as it was written."""
        import ast

        tree = ast.parse(source, FILE)
        used = {node.id if isinstance(node, ast.Name) else node.attr for node in ast.walk(tree) if isinstance(node, (ast.Name, ast.Attribute))}
        self.is_rewritten = bool(used & DECORATORS)
        if not self.is_rewritten:
            return code
        try:
            return compile(rewritten(tree), FILE, "exec", TOP_LEVEL_AWAIT, dont_inherit=True)
        except SyntaxError:
            self.is_rewritten = False
            return code

    async def turn(self, value):
        """The answer of a call, after the pause that it may need."""
        if isinstance(value, types.CoroutineType):
            value = await value
        if self.must_pause:
            self.must_pause = False
            await Pause()
        return value

    async def round(self):
        if self.call("round") == MUST_PAUSE:
            await Pause()

    def begin(self, thread):
        script = self.script()
        begun = self.starters[script]() if 0 <= script < len(self.starters) else None
        return begun if isinstance(begun, types.CoroutineType) else None

    def resume(self, thread):
        """Lets a script go on to its next pause."""
        if thread not in self.coroutines:
            self.coroutines[thread] = self.begin(thread)
        before, self.own = self.own, thread
        coroutine = self.coroutines[thread]
        try:
            if coroutine is not None:
                coroutine.send(None)
            is_done = coroutine is None
        except StopIteration:
            is_done = True
        if is_done:
            # What stands outside of all scripts comes before them.
            self.call("done" if thread else "started")
        self.must_pause = False
        self.own = before

    def run(self, code, main):
        self.main = main
        main["__turn__"], main["__round__"] = self.turn, self.round
        self.own = 0
        program = eval(code, main)
        if isinstance(program, types.CoroutineType):
            self.coroutines[0] = program
        else:
            self.call("started")
        self.own = None
        while (thread := self.next_thread()) >= 0:
            self.resume(thread)


def rewritten(tree):
    """The same program with a place to pause after every call, and after every round of a loop."""
    import ast

    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    timed = set(TIMED)
    names = {
        node: {
            call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", None)
            for call in ast.walk(node)
            if isinstance(call, ast.Call)
        }
        for node in functions
    }
    loops = {node for node in functions if any(isinstance(part, (ast.For, ast.While)) for part in ast.walk(node)) or node.decorator_list}
    generators = {node for node in functions if any(isinstance(part, (ast.Yield, ast.YieldFrom)) for part in ast.walk(node))}
    pausing = loops - generators
    while True:
        more = {node for node in functions if node not in pausing | generators and names[node] & timed}
        pausing |= more
        timed |= {node.name for node in pausing}
        if not more:
            break

    class Rewriter(ast.NodeTransformer):
        can_pause = True

        def within(self, node, can_pause):
            before, self.can_pause = self.can_pause, can_pause
            self.generic_visit(node)
            self.can_pause = before
            return node

        def visit_FunctionDef(self, node):
            # Decorators are called where the function is defined, by nobody who could pause.
            decorators, node.decorator_list = node.decorator_list, []
            self.within(node, node in pausing)
            node.decorator_list = decorators
            if node not in pausing:
                return node
            fields = {name: getattr(node, name) for name in node._fields}
            return ast.copy_location(ast.AsyncFunctionDef(**fields), node)

        def visit_Lambda(self, node):
            return self.within(node, False)

        visit_GeneratorExp = visit_ClassDef = visit_Lambda

        def visit_Call(self, node):
            self.generic_visit(node)
            if not self.can_pause:
                return node
            return located(ast.Await(ast.Call(ast.Name("__turn__", ast.Load()), [node], [])), node)

        def visit_For(self, node):
            self.generic_visit(node)
            if self.can_pause:
                node.body.append(end_of_round(node))
            return node

        visit_While = visit_For

        def visit_Continue(self, node):
            return [end_of_round(node), node] if self.can_pause else node

    def located(new, old):
        ast.copy_location(new, old)
        return ast.fix_missing_locations(new)

    def end_of_round(node):
        return located(ast.Expr(ast.Await(ast.Call(ast.Name("__round__", ast.Load()), [], []))), node)

    return Rewriter().visit(tree)


def module_of(session):
    """The module as a program imports it, with the variables and lists of the task."""
    act, ask = session.act, session.ask

    def move():
        """보는 쪽으로 한 칸 움직여요."""
        act("move")

    def sidestep():
        """보는 쪽의 오른쪽으로 한 칸 옆걸음해요."""
        act("sidestep")

    def go_up():
        """위쪽으로 한 칸 움직여요."""
        act("go_up")

    def go_right():
        """오른쪽으로 한 칸 움직여요."""
        act("go_right")

    def go_down():
        """아래쪽으로 한 칸 움직여요."""
        act("go_down")

    def go_left():
        """왼쪽으로 한 칸 움직여요."""
        act("go_left")

    def turn_left():
        """왼쪽으로 돌아요."""
        act("turn_left")

    def turn_right():
        """오른쪽으로 돌아요."""
        act("turn_right")

    def pick():
        """이 칸에 있는 것을 주워요."""
        act("pick")

    def put():
        """가진 것을 이 칸에 놓아요."""
        act("put")

    def say(words):
        """말해요. 숫자나 글을 넣어요."""
        act("say", plain(words))

    def wait(ticks=1):
        """그만큼 기다려요."""
        act("wait", number(whole(ticks)))

    def send(signal):
        """신호를 보내요."""
        act("send", str(signal))

    def send_and_wait(signal):
        """신호를 보내고, 받은 친구들이 끝날 때까지 기다려요."""
        act("send_and_wait", str(signal))

    def rock_ahead():
        """앞이 막혀 있으면 True예요."""
        return ask("rock_ahead")

    def item_here():
        """이 칸에 주울 것이 있으면 True예요."""
        return ask("item_here")

    def box_here():
        """이 칸이 놓을 자리면 True예요."""
        return ask("box_here")

    def at_goal():
        """도착했으면 True예요."""
        return ask("at_goal")

    def is_green():
        """앞의 신호등이 초록불이면 True예요."""
        return ask("is_green")

    def shark_ahead():
        """상어가 앞에 있거나 곧 오면 True예요."""
        return ask("shark_ahead")

    def look():
        """이 칸에 적힌 것을 알려 줘요."""
        return ask("look")

    def dice(first, last):
        """first부터 last까지의 수 가운데 하나를 골라요."""
        return session.dice(number(whole(first)), number(whole(last)))

    def place(number):
        """1부터 센 자리를 파이썬의 자리로 바꿔요. 1보다 작으면 없는 자리예요."""
        if whole(number) < 1:
            raise IndexError("list index out of range")
        return number - 1

    def when_started(actor):
        """시작하면 이 친구가 할 일이에요. 함수 위에 @를 붙여 써요."""
        return session.register(actor)

    def when_signal(actor, signal):
        """신호를 받으면 이 친구가 할 일이에요. 함수 위에 @를 붙여 써요."""
        return session.register(actor, (str(signal),))

    functions = [value for value in locals().values() if isinstance(value, types.FunctionType) and value not in (act, ask)]
    module = types.ModuleType("sea", "바다에서 움직이는 말들이에요.")
    for function in functions:
        function.__qualname__ = function.__name__
        function.__module__ = "sea"
        setattr(module, function.__name__, function)
    for name, _, value in session.variables:
        setattr(module, name, value)
    for name, _, values in session.lists:
        setattr(module, name, list(values))
    module.__all__ = [name for name in vars(module) if not name.startswith("__")]
    return module

