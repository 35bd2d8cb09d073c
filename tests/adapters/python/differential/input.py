# === reads numbers
# <<< 3 4
a, b = map(int, input().split())
print(a + b, a * b)

# === reads lines until there are none
# <<< a
# <<< b c
# <<<
# <<< d
while True:
    try:
        line = input()
    except EOFError:
        break
    print(repr(line))

# === reads one too many
# <<< a
print(input())
print(input())

# === asks with words
# <<< 고래
name = input("이름: ")
print(f"안녕, {name}!")

# === reads a word as a number
# <<< 열
n = int(input())

# === reads two numbers as one
# <<< 3 5
n = int(input())

# === reads too few numbers
# <<< 3
a, b = map(int, input().split())

# === reads too many numbers
# <<< 1 2 3
a, b = map(int, input().split())

# === adds what it has read
# <<< 3
# <<< 4
a = input()
b = input()
print(a + b, a * 2)
print(a * b)

# === compares what it has read
# <<< 10
n = input()
print(n == 10, n == "10")
print(n > 5)

# === reads by sys
# <<< 2
# <<< 1 2
# <<< 3 4
import sys
n = int(sys.stdin.readline())
for _ in range(n):
    print(sum(map(int, sys.stdin.readline().split())))
print(repr(sys.stdin.readline()))

# === reads all at once
# <<< 1 2
# <<< 3
import sys
data = sys.stdin.read()
print(repr(data), data.split())

# === goes through its input
# <<< x
# <<<  y
import sys
for line in sys.stdin:
    print(repr(line.rstrip("\n")))
print(sys.stdin.readlines())

# === reads bytes
# <<< 1 2 3
import sys
print(list(map(int, sys.stdin.buffer.readline().split())), sys.stdin.buffer.read())

# === reads floats
# <<< 3.14 -2
x, y = map(float, input().split())
print(x + y, round(x), f"{y:.1f}")

# === reads a table
# <<< 2 3
# <<< 1 2 3
# <<< 4 5 6
rows, columns = map(int, input().split())
grid = [list(map(int, input().split())) for _ in range(rows)]
print(grid, sum(map(sum, grid)), [max(column) for column in zip(*grid)])

# === reads an empty line
# <<<
text = input()
print(repr(text), text.split(), bool(text))
print(int(text))

# === reads blanks around
# <<<   7  8
text = input()
print(repr(text), text.split(), text.split(" "), int(text.split()[0]))

# === reads by a comma
# <<< 1,2, 3
print([int(x) for x in input().split(",")])

# === reads a fraction as a whole number
# <<< 3.0
print(int(float(input())))
