# === lacks a colon
for i in range(3)
    print(i)

# === lacks a bracket
print("a"
print("b")

# === lacks the last bracket
print((1 + 2)

# === closes a bracket too many
print(1))

# === closes another bracket
print([1, 2)

# === lacks a quote
print("바다)

# === lacks three quotes
x = """abc
print(x)

# === is indented without a reason
x = 1
  y = 2

# === is not indented
if True:
print(1)

# === goes back to no level
if True:
        x = 1
    y = 2

# === mixes tabs and blanks
if True:
        x = 1
	y = 2

# === assigns in a condition
x = 1
if x = 1:
    print(x)

# === assigns to a number
5 = x

# === assigns to a call
len("a") = 1

# === assigns to words of the language
class = 3

# === assigns to True
True = 1

# === has a number before a name
2x = 3

# === has a number with zeros before
print(007)

# === returns outside of a function
return 1

# === breaks outside of a loop
break

# === continues outside of a loop
if True:
    continue

# === prints as in Python 2
print "hello"

# === uses words of other languages
x = 1
x++

# === uses a question mark
x = 1 ? 2 : 3

# === uses and-signs
if True && False:
    print(1)

# === writes else if
if 1 > 2:
    pass
else if 1:
    pass

# === has an else without an if
x = 1
else:
    print(x)

# === has an empty function
def f():

print(1)

# === has a parameter after one with a default
def f(a=1, b):
    pass

# === gives an argument by place after one by name
print(sep="", "a")

# === has a parameter twice
def f(a, a):
    pass

# === names a global too late
def f():
    x = 1
    global x

# === has Korean quotes
print(“바다”)

# === has a Korean bracket
print（1）

# === has a full-width colon
if True：
    pass

# === has a stray letter
print("a") $

# === has words side by side
x = 1 2

# === has a value too few
x =

# === has an operator too few
print(1 +)

# === has a dot at the end
import math.

# === has an f-string that ends too early
print(f"{x")

# === has an empty f-string
print(f"{}")

# === deletes a call
del len("a")

# === has a star alone
print(*)

# === imports in the wrong order
import math from sqrt

# === misspells def
dfe f():
    pass

# === misspells for
fro i in range(3):
    pass

# === leaves in out
for i range(3):
    print(i)

# === has try alone
try:
    x = 1
print(x)

# === has a backslash and more
x = 1 \ 
print(x)

# === yields outside of a function
yield 1

# === awaits outside of a function
await x

# === has a comma too few in a list
a = [1, 2
     3]

# === forgets a comma between texts
a = ["a" "b", "c"]
print(len(a))
