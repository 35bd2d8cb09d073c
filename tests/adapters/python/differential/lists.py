# === changes lists
a = [3, 1, 2]
a.append(5)
a.insert(1, 9)
a.extend([7, 8])
print(a, a.pop(), a.pop(0), a.index(2), a.count(9), len(a))
a.remove(9)
a.reverse()
print(a, a.sort(), a, a.copy() is a)
a.clear()
print(a)

# === cuts lists
a = list(range(10))
print(a[2:5], a[:-2], a[::3], a[::-1], a[8:2:-2], a[-1], a[20:], a[:])
a[2:4] = ["x"]
del a[0]
a[::2] = [0] * len(a[::2])
print(a)

# === reads beyond the end of a list
a = [1, 2, 3]
print(a[3])

# === writes beyond the end of a list
a = [1, 2, 3]
a[3] = 4

# === takes from an empty list
[].pop()

# === takes from a place that is not there
[1].pop(5)

# === removes what is not there
[1, 2].remove(3)

# === looks for what is not there
[1, 2].index("x")

# === has a text for a place
a = [1, 2]
print(a["0"])

# === has a fraction for a place
a = [1, 2, 3]
print(a[len(a) / 2])

# === assigns too many to a stretched slice
a = [1, 2, 3]
a[::2] = [1]

# === sorts
words = ["banana", "Apple", "cherry", "apple"]
print(sorted(words), sorted(words, key=str.lower), sorted(words, key=len, reverse=True), sorted([3, 1.5, True]), sorted("hello"), sorted([(2, "b"), (1, "z"), (2, "a")]))

# === sorts what cannot be compared
print(sorted([3, "a", 1]))

# === sorts in several ways at once
people = [("고래", 3), ("문어", 1), ("거북", 3)]
print(sorted(people, key=lambda p: (-p[1], p[0])))
people.sort(key=lambda p: p[1])
print(people)

# === uses what sort gives back
a = [2, 1].sort()
print(a[0])

# === has tables
grid = [[0] * 3 for _ in range(2)]
grid[0][1] = 5
wrong = [[0] * 3] * 2
wrong[0][1] = 5
print(grid, wrong, [row[1] for row in grid], list(zip(*grid)), [sum(row) for row in grid])

# === comprehends
print([x * y for x in range(3) for y in range(x)], [x if x % 2 else -x for x in range(5) if x != 2], {x % 3 for x in range(9)}, {x: x**2 for x in range(3)}, [[j for j in range(i)] for i in range(3)])

# === multiplies and adds lists
print([1, 2] * 2, [1] + [2], [[]] * 2, [1, 2] == [1, 2], [1, 2] < [1, 3], [] < [0], 2 in [1, 2], [2] in [1, [2]])

# === adds a number to a list
print([1, 2] + 3)

# === unpacks
a, b = 1, 2
a, b = b, a
first, *rest = [1, 2, 3]
*start, last = "abc"
(x, y), z = (1, 2), 3
print(a, b, first, rest, start, last, x, y, z, [*rest, *start], {**{"k": 1}, "l": 2})

# === unpacks too few
a, b, c = [1, 2]

# === unpacks too many
a, b = [1, 2, 3]

# === unpacks a number
a, b = 5

# === has tuples
t = 1, 2, 3
print(t, (1,), (), t + (4,), t * 2, t[1:], t.index(2), t.count(5), len(t), hash((1, 2)) == hash((1, 2)), tuple("ab"))

# === changes a tuple
t = (1, 2)
t[0] = 5

# === counts through
for i, name in enumerate(["a", "b"], start=1):
    print(i, name)
for a, b in zip([1, 2, 3], "xy"):
    print(a, b)
print(list(reversed([1, 2])), list(range(5, 0, -2)), list(range(0)), list(map(len, ["a", "bb"])), list(filter(None, [0, 1, "", "x"])))

# === zips with care
print(list(zip([1, 2], [3], strict=True)))

# === takes the smallest of nothing
print(min([]))

# === asks all and any
print(all([]), any([]), all([1, 0]), any([0, 2]), sum([]), sum([[1], [2]], []), max("abc"), min([3, 1], key=lambda x: -x), max([], default=0), sum(x > 1 for x in [1, 2, 3]))

# === changes a list while it goes through it
a = [1, 2, 3, 4, 5, 6]
for x in a:
    if x % 2 == 0:
        a.remove(x)
print(a)
b = [1, 2, 2, 3]
for x in b[:]:
    if x == 2:
        b.remove(x)
print(b)

# === copies tables
import copy
a = [[1], [2]]
b, c, d = a[:], copy.deepcopy(a), list(a)
a[0].append(9)
a.append(3)
print(a, b, c, d)

# === turns a table
grid = ["abc", "def"]
print(["".join(row) for row in zip(*grid[::-1])], [list(row) for row in grid])

# === sorts by bubbles
a = [5, 2, 8, 1]
for i in range(len(a)):
    for j in range(len(a) - 1 - i):
        if a[j] > a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]
    print(a)

# === goes through long lists
a = [i * 7919 % 1000 for i in range(1000)]
print(sum(a), max(a), min(a), a.index(500), a.count(3), 999 in a, sum(a[10:900]), sorted(a)[-3:], sorted(set(a)) == list(range(1000)))
a.sort(reverse=True)
a.reverse()
a.insert(0, -1)
a.pop(0)
a.remove(500)
print(len(a), a[:5], sum(map(abs, a[::3])), "".join(map(str, a[:80])), any(x > 998 for x in a), tuple(a[:70])[-1], list(a) == a.copy(), max(a, key=lambda x: x % 10), min(a[5:], default=None))

# === numbers that are called like what they are not
sum = 0
for x in [1, 2, 3]:
    sum += x
print(sum)
max = [4]
print(max[0])
print(sum([1, 2]))

# === has a list for a list
list = [1, 2]
print(list(range(3)))
