# === /int\( \)/
# <<< 3
n = input()
print(n + 1)

# === /int\( \)/
# <<< 3
n = input()
print(1 + n)

# === /int\( \)/
# <<< 3
n = input()
print(n - 1)

# === /int\( \)/
# <<< 3
n = input()
print(n / 2)

# === /비교할 수 없어요/
# <<< 3
n = input()
if n > 3:
    print(n)

# === /int\( \)/
# <<< 3
n = input()
for i in range(n):
    print(i)

# === /int\( \)/
# <<< 3
# <<< 4
a = input()
b = input()
print(a * b)

# === /\/\//
for i in range(4 / 2):
    print(i)

# === /str\( \)/
print("답" + 3)

# === /append/
print([1, 2] + 3)

# === /없는 것\(None\)/
x = [3, 1].sort()
print(x[0])

# === /없음\(None\)|append/
x = [1].append(2)
print(len(x))

# === /없음\(None\)/
x = print(3)
print(x + 1)

# === /정수 값에는 \[ \]/
x = 3
print(x[0])

# === /range\( \)/
x = 3
for i in x:
    print(i)

# === /\[ \]로 꺼내/
x = [1, 2]
print(x(0))

# === /이름을 변수로/
list = [1]
print(list("ab"))

# === /이름을 변수로/
sum = 3
print(sum([1]))

# === /한 칸만 바꿀 수 없/
x = "바다"
x[0] = "나"

# === /한 칸만 바꿀 수 없/
x = (1, 2)
x[0] = 3

# === /길이가 없/
print(len(3))

# === /map\(int/
# <<< 1 2
n = int(input().split())

# === /숫자로 바꿀 수 없/
n = int([1])

# === /괄호/
# <<< 3
n = int(input)

# === /정수 대신 글자/
x = [1, 2]
print(x["0"])

# === /정수 대신 소수/
x = [1, 2]
print(x[1.0])

# === /\[i\]\[j\]/
x = [[1]]
print(x[0, 0])

# === /map\(str/
print(", ".join([1, 2]))

# === /키/
x = {[1]: 2}

# === /나눌 수 없/
# <<< 3
a, b = int(input())

# === /나눌 수 없/
for a, b in [1, 2]:
    print(a)

# === /하나씩|두 개|여러/
# says: /여러|하나씩/
print(max(3))

# === /하나씩|리스트/
print(sum(1, 2))

# === /비교할 수 없어요/
print(sorted([1, "a"]))

# === /글자|숫자/
print(round("3.14", 1))

# === /글자|숫자/
print(abs("3"))

# === /\*/
print("#", *3)

# === /모자라요: b/
def f(a, b):
    return a
print(f(1))

# === /1개 받는데 2개/
def f(a):
    return a
print(f(1, 2))

# === /0개 받는데 1개/
def f():
    return 1
print(f(1))

# === /input.*2개|괄호/
# <<< 3
print(input("a", "b"))

# === /endd/
print(1, endd="")

# === /한 칸만 바꿀 수 없/
range(3)[0] = 1

# === /range|더할 수|계산할 수/
print(range(3) + [1])

# === /int\( \)/
print("3" ** 2)

# === /글자 값은 - 기호/
print("a" - "b")

# === /곱할/
print([1] * [2])

# === /정수 값은 하나씩 꺼낼 수 없/
# says: /range|하나씩/
for i in 5:
    print(i)

# === /정수 값은 하나씩 꺼낼 수 없/
# <<< 3
n = int(input())
for i in n:
    print(i)

# === /함수 이름 뒤에 \[ \]가 왔어/
for i in range[3]:
    print(i)

# === /리스트 값은 숫자로 바꿀 수 /
# says: /map|하나씩|리스트/
# <<< 1 2
a, b = int(input().split())

# === /함수를 부르지 않고 이름만 적/
# <<< 1 2
a, b = map(int, input().split)

# === /map의 순서가 바뀌었어/
# <<< 1 2
a, b = map(input().split(), int)

# === /정수 값과 글자 값은 \+ 기호/
# <<< 3
age = int(input())
print(age + "살")

# === /글자에 정수 값을 더할 수 없/
age = 3
print("나이는 " + age)

# === /글자 값과 글자 값은 - 기호/
# <<< 5 3
a, b = input().split()
print(a - b)

# === /글자나 리스트는 정수로만 곱할/
# <<< 5 3
a, b = input().split()
print(a * b)

# === /글자 값과 정수 값은 \/ 기호/
# <<< 4
a = input()
print(a / 2)

# === /글자에 % 기호를 썼어/
# <<< 4
a = input()
print(a % 2)

# === /글자 값과 정수 값은 > 기호/
# <<< 4
a = input()
if a > 5:
    print(a)

# === /글자에 정수 값을 더할 수 없/
# <<< 4
a = input()
a = a + 1

# === /정수가 와야 할 자리에 소수 /
n = 10
for i in range(n / 2):
    print(i)

# === /정수가 와야 할 자리에 리스트/
a = [1, 2, 3]
for i in range(a):
    print(i)

# === /\[ \] 안에 정수 대신 소수 /
a = [1, 2, 3]
print(a[len(a) / 2])

# === /\[ \] 안에 정수 대신 글자 /
a = [1, 2, 3]
i = "1"
print(a[i])

# === /\[ \] 안에 정수 대신 글자 /
# <<< 1
a = [1, 2, 3]
i = input()
print(a[i])

# === /글자 값은 한 칸만 바꿀 수 /
s = "abc"
s[0] = "x"

# === /튜플 값은 한 칸만 바꿀 수 /
t = (1, 2)
t[0] = 5

# === /값이 없는 것\(None\)을 쓰/
a = [3, 1]
b = a.sort()
print(b[0])

# === /없음\(None\) 값과 정수 값/
def f(x):
    print(x + 1)
y = f(3) + 1

# === /값이 없는 것\(None\)을 쓰/
a = [3, 1].sort()
for x in a:
    print(x)

# === /정수 값에는 길이가 없어/
n = 3
print(len(n))

# === /sum\( \)에 값을 하나씩 넣/
print(sum(1, 2, 3))

# === /정수 값과 글자 값은 \+ 기호/
# <<< 1 2
a = input().split()
print(sum(a))

# === /모듈을 함수처럼 \( \)로 불렀/
import random
print(random(1, 6))

# === /정수 값을 함수처럼 \( \)로 /
x = 3
print(x(2))

# === /수 바로 뒤에 괄호가 왔어/
a = 2(3 + 4)

# === /print에 값을 넣어서 함수/
print = 3
print("안녕")

# === /list에 값을 넣어서 함수로/
# says: /list|이름/
list = [1, 2]
a = list(map(int, "1 2".split()))

# === /sum에 값을 넣어서 함수로 /
sum = 0
sum = sum([1, 2])

# === /input에 값을 넣어서 함수/
# <<< 3
input = input()
n = input()

# === /str에 값을 넣어서 함수로 /
str = "abc"
print(str(3))

# === /int에 값을 넣어서 함수로 /
int = 3
x = int("4")

# === /max에 값을 넣어서 함수로 /
max = 0
print(max(1, 2))

# === /f 함수를 부를 때 값이 모자/
# says: /b|값|넘겨|부족|하나/
def f(a, b):
    return a + b
print(f(1))

# === /글자 값은 계산할 수 없어/
x = 1
x =+ "1"

# === /튜플에는 튜플만 더할 수 있어/
x = 1,000
print(x + 1)

# === /ord\( \)에 글자 2개를 넣/
print(ord("ab"))

# === /ord\( \)에 글자 0개를 넣/
print(ord(""))

# === /정수가 와야 할 자리에 글자 /
print(chr("a"))

# === /글자에 정수 값을 더할 수 없/
c = "a"
print(c + 1)

# === /정수 값과 글자 값은 \+ 기호/
print(ord("a") + "1")

# === /join\( \)으로 이을 목록에/
print(" ".join([1, 2]))

# === /%d 자리에 글자 값이 왔어/
# says: /%d|숫자|글자/
print("%d" % "a")

# === /% 뒤의 값이 모자라/
print("%d %d" % 3)

# === /리스트 값은 딕셔너리의 키나 /
# says: /키|튜플/
d = {}
d[[1, 2]] = 3

# === /리스트 값은 딕셔너리의 키나 /
s = {[1, 2]}

# === /글자 값과 정수 값은 < 기호/
a = [1, "a"]
a.sort()

# === /없음\(None\) 값과 정수 값/
a = None
if a > 3:
    print(a)

# === /리스트에는 같은 종류만 더할 /
a = [1]
a = a + 2

# === /글자나 리스트는 정수로만 곱할/
a = [1] * [2]

# === /리스트 값과 리스트 값은 - /
a = [1, 2] - [2]

# === /글자에 리스트 값을 더할 수 /
a = [1]
print("리스트: " + a)

# === /리스트 값과 정수 값은 > 기/
# <<< 1 2
a = list(map(int, input().split()))
if a > 3:
    print(a)

# === /리스트 값은 숫자로 바꿀 수 /
# <<< 1 2
a = input().split()
n = int(a)

# === /정수 값에는 \[ \]를 붙일 수/
n = 123
print(n[0])

# === /정수 값은 하나씩 꺼낼 수 없/
for c in 123:
    print(c)

# === /\[ \] 안에 정수 대신 튜플 /
g = [[1, 2], [3, 4]]
print(g[0, 1])

# === /함수 이름 뒤에 \[ \]가 왔어/
def f(x):
    return x
print(f[3])

# === /함수 이름 뒤에 \[ \]가 왔어/
a = [1, 2]
a.append[3]

# === /리스트 값은 숫자로 바꿀 수 /
# <<< 1.5 2
x = float(input().split())

# === /Fish\.swim 함수가 받는/
class Fish:
    def swim():
        print("헤엄")
Fish().swim()

# === /Fish의 객체를 만들 때 값/
# says: /name|값|넘겨/
class Fish:
    def __init__(self, name):
        self.name = name
f = Fish()

# === /정수 값은 하나씩 꺼낼 수 없/
a = [1, 2, 3]
for i in len(a):
    print(a[i])

# === /정수 값은 하나씩 꺼낼 수 없/
# <<< 3
a = list(int(input()))

# === /list 함수는 값을 1개 받/
# <<< 1 2
a = list(int, input().split())

# === /map 값에는 \[ \]를 붙일 /
# <<< 1 2
a = map(int, input().split())
print(a[0])

# === /map 값에는 길이가 없어/
# <<< 1 2
a = map(int, input().split())
print(len(a))

# === /글자 값은 계산할 수 없어/
# <<< -3
a = input()
print(abs(a))

# === /글자 값은 계산할 수 없어/
# <<< 3.14
a = input()
print(round(a, 1))

# === /print 함수가 모르는 이름/
print(1, 2, seperator="-")

# === /end= 뒤에 정수 값이 왔어/
print(1, end=3)

# === /round\( \) 안이 비어 있/
print(1, 2, end="")
print(round())

# === /함수 이름 뒤에 \[ \]가 왔어/
print["안녕"]

# === /함수 값과 글자 값은 \+ 기호/
name = input
print(name + "님")

# === /정수가 와야 할 자리에 글자 /
for i in range("3"):
    print(i)

# === /range 함수는 값을 1개 /
for i in range():
    print(i)

# === /add 함수를 부를 때 값이 /
def add(a, b, c):
    return a + b + c
add(1, 2)

# === /함수 값과 정수 값은 \+ 기호/
def f():
    return 3
print(f + 1)

# === /글자에 없음\(None\) 값을 /
def f():
    print("안녕")
print("답: " + f())

# === /없음\(None\) 값은 숫자로 /
n = int(print("3"))

# === /값이 없는 것\(None\)을 쓰/
# says: /sort|None|돌려/
a = [3, 1, 2]
b = a.sort()
print(b[0])

# === /리스트 값을 함수처럼 \( \)로/
a = [1, 2]
print(a(1))

# === /글자나 리스트는 정수로만 곱할/
print("ab" * "3")

# === /글자 값과 정수 값은 - 기호/
s = "10"
print(s - 1)

# === /글자 값과 정수 값은 \/\/ 기/
s = "10"
print(s // 3)

# === /글자 값과 정수 값은 \*\* 기/
s = "3"
print(s ** 2)

# === /정수 값과 글자 값은 \+ 기호/
# <<< 3
total = 0
total = total + input()

# === /정수 값과 글자 값은 \+= 기/
# <<< 3
total = 0
total += input()

# === /정수 값과 글자 값은 \+= 기/
# <<< 1 2
total = 0
for x in input().split():
    total += x

# === /글자 값과 글자 값은 - 기호/
# <<< 1 2
a = input().split()
print(max(a) - min(a))

# === /정수 값과 글자 값은 > 기호/
print(max("3", 4))

# === /리스트 값은 숫자로 바꿀 수 /
# <<< 1 2
a, b = int(input().split(" "))

# === /리스트 값은 숫자로 바꿀 수 /
# <<< 1 2
a, b = map(int(input().split()))

# === /map\( \)에 값이 하나뿐이에/
# <<< 1 2
a, b = map(input().split())

# === /map\( \)에 나눌 수 없는 /
# <<< 3
a, b = map(int, int(input()))

# === /정수 값 하나를 변수 여러 개/
a, b = 3

# === /딕셔너리를 함수처럼 \( \)로 /
d = {"게": 1}
print(d("게"))

# === /집합에서는 \[ \]로 하나를 꺼/
s = {1, 2}
print(s[0])

# === /글자 값은 한 칸만 바꿀 수 /
s = "abc"
s[1] = "z"

# === /정수 값과 글자 값은 \+ 기호/
print(sum("123"))

# === /함수 값과 글자 값은 \+ 기호/
s = "abc"
print(s.upper + "!")

# === /글자가 와야 할 자리에 정수 /
s = "121"
print(s.count(1))

# === /정수 값 안에 들어 있는지는 /
n = 121
print(1 in n)

# === /값이 없는 것\(None\)의 길/
a = [1].reverse()
print(len(a))

# === /소수 값과 정수 값은 \^ 기호/
print(2.0 ^ 3)

# === /수가 와야 할 자리에 글자 값/
print("%.1f" % "3.14")

# === /\[ \] 안에 정수 대신 글자 /
a = ["게"]
print(a["게"])

# === /정수가 와야 할 자리에 글자 /
print(chr("65"))

# === /ord\( \)에 정수 값을 넣었/
print(ord(65))

# === /ord\( \)에 글자 2개를 넣/
print(ord("AB"))

# === /join\( \)으로 이을 목록에/
print(",".join([1, 2]))

# === /정수 값에는 \[ \]를 붙일 수/
# <<< 123
n = int(input())
print(n[0])

# === /\[ \] 안에 정수 대신 소수 /
a = [1, 2, 3]
m = len(a) / 2
print(a[m])

# === /정수가 와야 할 자리에 소수 /
for i in range(len("abcd") / 2):
    print(i)

# === /sep= 뒤에 정수 값이 왔어/
print(1, 2, sep=0)

# === /print 함수가 모르는 이름/
print(1, END=" ")

# === /글자 값은 계산할 수 없어/
print(round("3.7"))

# === /글자 값과 정수 값은 > 기호/
# <<< 3
s = input()
while s > 0:
    s = s - 1

# === /Fish\.__init__ 함수/
class Fish:
    def __init__(name):
        name = name
f = Fish("니모")

# === /함수 값과 정수 값은 \+ 기호/
class Fish:
    def swim(self):
        return 1
f = Fish()
print(f.swim + 1)

# === /하나씩 꺼내어/
print([1] - 3)

# === /괄호를 붙이세요/
print(len > 3)

# === /없음\(None\)/
print(None > 3)

# === /값을 돌려주지 않는/
for i in range(print(3)):
    print(i)

# === /괄호를 붙이세요/
for i in range(len):
    print(i)

# === /정수인지 확인/
for i in range({1}):
    print(i)

# === /1개 받는데 4개/
class Fish:
    def swim(self):
        return 1
Fish().swim(1, 2, 3)

# === /값을 돌려주지 않는/
a, b = print(1)

# === /리스트로 만드세요/
n = 3
n[0] = 1

# === /정수 하나를/
print([1][[0]])

# === /1개 받는데 2개/
[].append(1, 2)

# === /other/
print(max(1, key=1, default=2, other=3))

# === /하나씩 꺼내어/
print(abs([1]))

# === /값을 돌려주지 않는/
print(-print(1))

# === /하나씩 꺼내어/
print(round([1]))

# === /2개 받는데 3개/
print(round(1, 2, 3))

# === /함수를 부르지 않고 이름만 적/
# <<< 1 2
a = list(map(int, input().split))

# === /글자에 정수 값을 더할 수 없/
# <<< 12
a = list(input())
print(a[0] + 1)

# === /정수 값에는 \[ \]를 붙일 수/
# <<< 12
a = int(input())
print(a[0])

# === /input에 값을 넣어서 함수/
input = 3
x = input()

# === /len에 값을 넣어서 함수로 /
len = 3
print(len("abc"))

# === /max에 값을 넣어서 함수로 /
max = 0
for x in [1, 2]:
    if x > max:
        max = x
print(max([1]))

# === /str에 값을 넣어서 함수로 /
str = "a"
x = str(3)

# === /리스트 값과 정수 값은 - 기/
a = [1, 2]
print(a - 1)

# === /정수 값과 글자 값은 > 기호/
a = [3, 1]
if a[0] > "2":
    print(a)

# === /없음\(None\) 값과 정수 값/
def f():
    pass
if f() > 3:
    print(1)

# === /값이 없는 것\(None\)을 쓰/
def f():
    pass
for x in f():
    print(x)

# === /값이 없는 것\(None\)을 쓰/
x = print("a")[0]

# === /값이 없는 것\(None\)을 쓰/
a = [2, 1].sort()
print(a[0])

# === /튜플 값은 한 칸만 바꿀 수 /
t = 1, 2
t[0] = 3

# === /리스트 값은 딕셔너리의 키나 /
s = set()
s.add([1])

# === /\[ \] 안에 정수 대신 글자 /
# <<< 1
s = "abc"
i = input()
print(s[i])

# === /글자 값은 한 칸만 바꿀 수 /
g = ["ab", "cd"]
g[0][1] = "x"

# === /%d 자리에 글자 값이 왔어/
print("%d개" % "3")

# === /글자 값과 글자 값은 -= 기/
s = "a"
s -= "a"

# === /리스트에 값 하나를 \+= 로 /
a = [1]
a += 2

# === /input 함수는 값을 1개 /
x = input(3, 4)

# === /range|하나씩/
# never: /\+=/
n = 10
for x in n:
    n += 1

# === /글자|숫자|int|str/
a = "3"
b = 4
print(a + b)

# === /글자|숫자|int/
# <<< 12
age = input()
print(age + 1)

# === /글자|숫자|str|쉼표/
print("나이: " + 12)

# === /글자|숫자|int/
# <<< 4
a = input()
if a > 3:
    print(1)

# === /map|리스트|여러|하나/
# <<< 3 4
a, b = int(input().split())

# === /map|리스트|여러|하나/
# <<< 3 4
a = int(input().split())

# === /괄호|input\(\)|부르/
# <<< 3 4
a = list(map(int, input))
print(a)

# === /괄호|input/
# <<< 3
a = input
b = int(a)

# === /글자|바꿀 수 없|새/
a = "abc"
a[0] = "x"

# === /튜플|바꿀 수 없/
a = (1, 2)
a[0] = 3

# === /리스트|append|더/
a = [1, 2]
print(a + 3)

# === /글자|숫자/
a = [1, "b"]
print(sum(a))

# === /괄호|함수|부를/
x = 3
x()

# === /print|이름/
print = 3
print("a")

# === /sum|이름/
sum = 0
for i in range(3):
    sum += i
print(sum([1]))

# === /input|이름/
# <<< 3
# <<< 4
input = input()
b = input()

# === /len|숫자|길이/
print(len(5))

# === /숫자|글자|str/
x = 12345
print(x[0])

# === /range|하나씩/
x = 3
for d in x:
    print(d)

# === /값|받|넘겨|개/
def f():
    return 1
print(f(2))

# === /return|None|돌려/
def f(a):
    print(a)
f("x") + 1

# === /글자|숫자/
x = "3" * "4"

# === /글자|빼/
x = "abc" - "c"

# === /self/
class Fish:
    def swim():
        print("헤엄")
f = Fish()
f.swim()

# === /글자|숫자|\+=/
x = 5
x =+ "3"

# === /값|개/
# never: /self를 적었는지/
class Dog:
    def bark(self):
        print("멍")
d = Dog()
d.bark(3)

# === /객체|만들/
# never: /값이 모자라요/
class Dog:
    def bark(self):
        print("멍")
Dog.bark()

# === /값|모자/
f = lambda x: x + 1
print(f())

# === /append/
a = [1, 2]
a += 3

# === /여러 값|하나씩/
# never: /\+=|append/
n = 5
total = 0
total += sum(n)

# === /range|하나씩/
# never: /\+=/
n = 5
for d in n:
    n += d

# === /값|모자/
# never: /비어/
print(pow(2))

# === /비어|값/
print(round())

# === /list|변수|값|append/
# never: /int\( \)나/
list.append(3)

# === /괄호|함수/
# <<< q
x = input
print(x + "a")

# === /괄호/
w = "abc"
print("큰: " + w.upper)

# === /1~2|개/
def f(a, b=2):
    return a
f(1, 2, 3)

# === /글자|숫자|int/
a = 10
b = "2"
print(a / b)

# === /글자|숫자|int/
a = "5"
print(a ** 2)

# === /input|이름/
# <<< a
# <<< b
input = input()
name = input()

# === /\*|곱/
x = 3
print(2(x + 1))

# === /int|글자|숫자/
# <<< 3
a = input()
print(a + 1)

# === /int|숫자/
# <<< 12
a = input()
if a > 10:
    print("크다")

# === /괄호|input\( ?\)/
age = int(input)

# === /int|숫자/
# <<< 3
for i in range(input()):
    print(i)

# === /int|숫자/
x = "5" * "3"

# === /int|숫자|글자/
x = "10" / 2

# === /리스트/
x = [1, 2, 3]
print(x + 1)

# === /return|돌려/
def add(a, b):
    print(a + b)
print(add(1, 2) + 3)

# === /sort|None/
a = [3, 1, 2].sort()
print(a[0])

# === /숫자|번호|int/
a = [1, 2, 3]
print(a["0"])

# === /대괄호|\[/
a = [1, 2, 3]
print(a(0))

# === /바꿀 수|고칠 수|새/
s = "abc"
s[0] = "z"

# === /키|리스트|튜플/
a = {}
a[[1, 2]] = 3

# === /글자|str/
print(" ".join([1, 2, 3]))

# === /빼/
print("안녕" - "녕")

# === /self/
class Fish:
    def swim():
        print("휙")
Fish().swim()

# === /sep/
print("a", "b", seperator="-")

# === /괄호/
# never: /대신 \( \)/
# <<< 1 2
n = input().split
print(n[0])

# === /정수|int/
print("a" * 2.5)

# === /\/\/|정수|int/
for i in range(10 / 2):
    print(i)

# === /random\.|점|모듈/
import random
x = random(1, 6)

# === /int|글자/
a = 3
b = "4"
print(a * b - 1)

# === /집합|순서|번호/
x = {1, 2}
print(x[0])

# === /함수|괄호|정수|수/
a = 5
a()

# === /return|돌려/
def f(x):
    x + 1
print(f(2) * 2)

# === /괄호|\(/
for i in range[5]:
    print(i)
