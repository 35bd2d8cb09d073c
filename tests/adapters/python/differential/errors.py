# === catches errors
for text in ("3", "x", ""):
    try:
        print(10 // int(text))
    except ValueError as error:
        print("ValueError", error)
    else:
        print("fine")
    finally:
        print("finally")

# === catches several kinds
for f in (lambda: [][0], lambda: {}["k"], lambda: 1 / 0, lambda: None.x, lambda: int("q")):
    try:
        f()
    except (IndexError, KeyError) as error:
        print(type(error).__name__, error, error.args)
    except ArithmeticError as error:
        print("arithmetic", error)
    except Exception as error:
        print("other", repr(error))

# === raises
def check(age):
    if age < 0:
        raise ValueError(f"나이가 {age}")
check(3)
check(-1)

# === raises a class
raise KeyError

# === raises an error with two values
raise Exception("a", 2)

# === raises an error of its own
class SeaError(Exception):
    def __init__(self, depth):
        super().__init__(f"{depth}m")
        self.depth = depth
try:
    raise SeaError(5)
except SeaError as error:
    print(error, error.depth)
raise SeaError(10)

# === raises an error of its own without words
class Empty(Exception):
    pass
raise Empty

# === raises what is no error
raise "oops"

# === raises from another
try:
    int("x")
except ValueError as error:
    raise RuntimeError("failed") from error

# === raises in an except
try:
    1 / 0
except ZeroDivisionError:
    [][1]

# === raises again
try:
    {}["고래"]
except KeyError:
    print("seen")
    raise

# === raises without anything
raise

# === returns from finally
def f():
    try:
        return "try"
    finally:
        print("finally")
print(f())

# === keeps the error's name for the block alone
try:
    1 / 0
except ZeroDivisionError as error:
    pass
print(error)

# === groups errors
try:
    raise ExceptionGroup("many", [ValueError(1), TypeError(2)])
except* ValueError as group:
    print(group.exceptions)
except* TypeError as group:
    print("type", group.exceptions)

# === prints a trace itself
import traceback, sys
def f():
    return 1 / 0
try:
    f()
except ZeroDivisionError:
    print(traceback.format_exc().splitlines()[-1], len(traceback.extract_tb(sys.exc_info()[2])))

# === adds a note
error = ValueError("a")
error.add_note("note")
print(error.__notes__)
raise error

# === has an error over two lines
raise ValueError("first\nsecond")

# === has an error of the keyboard
raise KeyboardInterrupt

# === takes the length of a number
print(len(5))

# === asks a number for a place
print((5)[0])

# === takes a method of nothing
text = None
print(text.upper())

# === sets a place of nothing
x = None
x[0] = 1

# === adds nothing to a number
print(None + 1)

# === adds a text to a number
print(1 + "1")

# === takes a text from a number
x = "5"
print(10 - x)

# === makes a negative of a text
print(-"a")

# === calls a module
import random
random(1, 6)

# === goes through nothing
for x in None:
    pass

# === calls a method without its brackets
a = [3, 1]
print(a.sort[0])

# === uses wrong words for a function of C
print(max(1, key=2))

# === asks print for what it does not know
print("a", seperator=",")

# === gives range too much
range(1, 2, 3, 4)

# === opens a file that is not there
open("nowhere.txt")

# === writes and reads a file
with open("sea.txt", "w", encoding="utf-8") as file:
    file.write("하나\n둘\n")
    print(file.write("셋"))
with open("sea.txt", encoding="utf-8") as file:
    print([line.strip() for line in file], file.closed)
print(open("sea.txt", encoding="utf-8").read().split(), file.closed)
file.read()

# === divides within a function within a function
def a(n): return b(n)
def b(n):
    return 10 / n
print(a(5))
print(a(0))
