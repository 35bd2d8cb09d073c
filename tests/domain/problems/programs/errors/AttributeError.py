# === /정수에는 y/
x = 3
print(x.y)

# === /정수에는 append/
x = 3
x.append(1)

# === /append\( \)/
x = [1]
x.push(2)

# === /len\( \)/
x = [1]
print(x.length)

# === /글자에는 append/
x = "ab"
x.append("c")

# === /add\( \)/
x = {1}
x.append(2)

# === /딕셔너리.*\[ \]/
x = {}
x.append(2)

# === /None/
x = [1].sort()
x.append(2)

# === /splt/
x = "a b".splt()

# === /없는 기능/
# says: /sqrt|math/
import math
print(math.squareroot(4))

# === /글자에는 spilt 기능이 없/
# <<< 1 2
a, b = input().spilt()

# === /input 뒤에 괄호가 없어/
# <<< 1 2
a, b = input.split()

# === /튜플에는 append 기능이 /
t = (1, 2)
t.append(3)

# === /리스트에는 add 기능이 없어/
a = []
a.add(3)

# === /리스트에는 push 기능이 없/
a = []
a.push(3)

# === /리스트에는 length 기능이/
a = [1, 2]
print(a.length)

# === /리스트에는 len 기능이 없어/
a = [1, 2]
print(a.len())

# === /글자에는 length 기능이 /
s = "abc"
print(s.length())

# === /리스트에는 size 기능이 없/
a = [1]
print(a.size())

# === /정수에는 append 기능이 /
a = 3
a.append(4)

# === /정수에는 split 기능이 없/
# <<< 3
a = int(input())
b = a.split()

# === /리스트에는 split 기능이 /
# <<< 1 2
a = input().split()
b = a.split()

# === /글자에는 append 기능이 /
s = "ab"
s.append("c")

# === /글자에는 reverse 기능이/
s = "ab"
s.reverse()

# === /글자에는 sort 기능이 없어/
s = "ba"
s.sort()

# === /글자에는 push 기능이 없어/
s = "ba"
s.push("c")

# === /글자에는 toUpperCase/
s = "ba"
print(s.toUpperCase())

# === /딕셔너리에는 append 기능/
d = {}
d.append("a")

# === /딕셔너리에는 add 기능이 없/
d = {}
d.add("a")

# === /딕셔너리에는 has_key 기/
d = {}
d.has_key("a")

# === /집합에는 append 기능이 /
s = set()
s.append(3)

# === /딕셔너리에는 add 기능이 없/
s = {}
s.add(3)

# === /값이 없는 것\(None\)에 점/
a = [1]
a = a.append(2)
a.append(3)

# === /리스트에는 join 기능이 없/
print([1, 2].join(" "))

# === /Fish에는 age 기능이 없/
class Fish:
    def __init__(self, name):
        self.name = name
f = Fish("니모")
print(f.age)

# === /리스트에는 sorted 기능이/
a = [2, 1]
a.sorted()

# === /리스트에는 sum 기능이 없어/
a = [2, 1]
print(a.sum())

# === /리스트에는 max 기능이 없어/
a = [2, 1]
print(a.max())

# === /리스트에는 contains 기/
a = [2, 1]
print(a.contains(1))

# === /글자에는 contains 기능/
print("abc".contains("a"))

# === /글자에는 charAt 기능이 /
print("abc".charAt(0))

# === /글자에는 substring 기/
print("abc".substring(0, 1))

# === /정수에는 upper 기능이 없/
n = 3
print(n.upper())

# === /리스트에는 upper 기능이 /
a = ["a"]
print(a.upper())

# === /값이 없는 것\(None\)에 점/
a = []
for i in range(3):
    a = a.append(i)

# === /글자에는 int 기능이 없어/
# <<< 3
n = input().int()

# === /int 뒤에 점\(\.\)을 찍었어/
n = int.input()

# === /map에는 split 기능이 /
# <<< 1 2
a, b = map(int, input()).split()

# === /딕셔너리에는 name 기능이 /
d = {"name": "게"}
print(d.name)

# === /글자에는 remove 기능이 /
s = "abc"
s.remove("a")

# === /글자에는 pop 기능이 없어/
s = "abc"
s.pop()

# === /리스트에는 lower 기능이 /
a = ["A"]
a.lower()

# === /튜플에는 sort 기능이 없어/
t = (3, 1)
t.sort()

# === /튜플에는 pop 기능이 없어/
t = (3, 1)
t.pop()

# === /range에는 append 기/
r = range(3)
r.append(3)

# === /리스트에는 len 기능이 없어/
a = [1]
print(a.len)

# === /리스트에는 get 기능이 없어/
a = [1]
print(a.get(0))

# === /리스트에는 find 기능이 없/
a = [1]
print(a.find(1))

# === /리스트에는 replace 기능/
a = [1]
a.replace(1, 2)

# === /리스트에는 appned 기능이/
a = [1]
a.appned(2)

# === /글자에는 spilt 기능이 없/
s = "a b"
s.spilt()

# === /글자에는 len 기능이 없어/
s = "ab"
print(s.len())

# === /글자에는 isNumeric 기/
s = "ab"
print(s.isNumeric())

# === /math 모듈에는 없는 기능을/
import math
print(math.sqr(4))

# === /random 모듈에는 없는 기/
import random
random.randit(1, 6)

# === /정수에는 split 기능이 없/
n = 123
print(n.split())

# === /math 모듈에는 없는 기능을/
import math
print(math.Pi)

# === /random 모듈에는 없는 기/
import random
print(random.randrang(3))

# === /append/
a = [1, 2, 3]
a.push(4)

# === /len/
a = [1, 2, 3]
print(a.length)

# === /len/
a = [1, 2, 3]
print(a.size())

# === /len/
a = "abc"
print(a.length())

# === /글자|리스트|\+/
a = "abc"
a.append("d")

# === /튜플|리스트/
a = (1, 2)
a.append(3)

# === /\[|대괄호|키/
# never: /점을 붙이지/
d = {"a": 1}
print(d.a)

# === /randint/
import random
print(random.randit(1, 3))

# === /name/
class Fish:
    def __init__(self, name):
        self.name = name
f = Fish("니모")
print(f.nam)

# === /self/
class Dog:
    def __init__(self):
        name = "멍"
d = Dog()
print(d.name)

# === /append/
a = [1, 2, 3]
a.add(4)

# === /sorted/
nums = [3, 1]
print(nums.sorted())

# === /len/
s = "abc"
print(s.length)

# === /append/
a = [1, 2]
a.push(3)

# === /append/
a = [1, 2]
a.add(3)

# === /upper/
s = "abc"
print(s.toUpperCase())

# === /\[|자르|슬라이/
s = "a,b"
print(s.substring(0, 1))

# === /딕셔너리|=/
d = {}
d.append(1)

# === /리스트|append/
x = 5
x.append(3)

# === /randint/
import random
print(random.randInt(1, 3))

# === /name|없/
class Fish:
    pass
f = Fish()
print(f.name)

# === /괄호|input\( ?\)/
# <<< 1 2
a = list(map(int, input.split()))

# === /reverse|\[::-1\]|뒤집/
x = "abc"
x.reverse()

# === /튜플|리스트/
x = (1, 2, 3)
x.append(4)

# === /self/
class A:
    def __init__(self):
        x = 1
print(A().x)
