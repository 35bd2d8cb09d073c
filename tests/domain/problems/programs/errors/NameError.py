# === /print 아닌가요/
# says: /print/
prnt("안녕")

# === /print 아닌가요/
pirnt(1)

# === /print 아닌가요/
Print(1)

# === /total 아닌가요/
total = 3
print(totla)

# === /모르는 이름.*x/
print(x)

# === /따옴표/
print(바다)

# === /True/
x = true

# === /None/
x = none

# === /import math/
print(math.sqrt(4))

# === /ㅔ갸ㅜㅅ.*한\/영/s
ㅔ갸ㅜㅅ("안녕")

# === /input 아닌가요/
n = 3
n = ipnut()

# === /모르는 이름.*f/
f(3)
def f(x):
    print(x)

# === /모르는 이름이 있어/
while true:
    break

# === /모르는 이름이 있어/
x = false

# === /모르는 이름이 있어/
x = null

# === /모르는 이름이 있어/
# says: /print/
Print("안녕")

# === /모르는 이름이 있어/
PRINT("안녕")

# === /다른 언어의 출력 명령이에/
printf("안녕")

# === /모르는 이름이 있어/
prnit("안녕")

# === /다른 언어의 출력 명령이에/
console.log("안녕")

# === /다른 언어의 출력 명령이에/
System.out.println("안녕")

# === /다른 언어의 출력 명령이에/
cout << "안녕"

# === /모르는 이름이 있어/
n = Input()

# === /다른 언어의 입력 명령이에/
n = raw_input()

# === /다른 언어의 입력 명령이에/
n = scanf("%d")

# === /모르는 이름이 있어/
n = imput()

# === /sqrt는 math 모듈에 있/
print(sqrt(9))

# === /randint는 random /
x = randint(1, 6)

# === /random 모듈을 아직 불러/
x = random.randint(1, 6)

# === /math 모듈을 아직 불러오지/
print(math.sqrt(9))

# === /sqrt는 math 모듈 안에/
import math
print(sqrt(9))

# === /deque는 collectio/
q = deque()

# === /time 모듈을 아직 불러오지/
time.sleep(1)

# === /sys 모듈을 아직 불러오지 /
n = sys.stdin.readline()

# === /값을 넣기 전에 쓴 변수가 있/
print(total)
total = 3

# === /모르는 이름이 있어/
Total = 3
print(total)

# === /모르는 이름이 있어/
x = 안녕

# === /모르는 이름이 있어/
x = "게"
if x == 게:
    print(x)

# === /아직 만들지 않은 함수를 불렀/
hello()
def hello():
    print("안녕")

# === /처음 값이 없는 변수예/
count += 1

# === /모르는 이름이 있어/
printt("안녕")

# === /모르는 이름이 있어/
pritn("안녕")

# === /모르는 이름이 있어/
ptint("안녕")

# === /모르는 이름이 있어/
n = inpt()

# === /모르는 이름이 있어/
for i in range(3), j in range(2):
    print(i, j)

# === /모르는 이름이 있어/
fish = ["게"]
for f in fsh:
    print(f)

# === /math 모듈을 아직 불러오지/
x = math.sqrt(4)

# === /Counter는 collect/
c = Counter("aab")

# === /ceil은 math 모듈에 있/
print(ceil(3.2))

# === /floor는 math 모듈 안/
import math
print(floor(3.2))

# === /permutations는 it/
print(list(permutations([1, 2])))

# === /모르는 이름이 있어/
x = TRUE

# === /모르는 이름이 있어/
x = FALSE

# === /함수 안에서 만든 변수는 밖에/
def f():
    y = 3
f()
print(y)

# === /모르는 이름이 있어/
for i in range(3):
    print(I)

# === /처음 값이 없는 변수예/
for i in range(3):
    total = total + i

# === /모르는 이름이 있어/
if 1 > 2:
    count = 1
print(count)

# === /모르는 이름이 있어/
a = [1]
print(lenght(a))

# === /모르는 이름이 있어/
a = [1]
print(length(a))

# === /모르는 이름이 있어/
a = [1]
print(size(a))

# === /append는 점\(\.\)을 찍어/
a = []
append(a, 1)

# === /sort는 점\(\.\)을 찍어 쓰/
a = [2, 1]
sort(a)

# === /split은 점\(\.\)을 찍어 /
s = "a b"
print(split(s))

# === /upper는 점\(\.\)을 찍어 /
print(upper("a"))

# === /push는 점\(\.\)을 찍어 쓰/
push([], 1)

# === /모르는 이름이 있어/
print(substr("abc", 1))

# === /모르는 이름이 있어/
print(power(2, 3))

# === /모르는 이름이 있어/
print(Math.sqrt(4))

# === /값을 넣는 줄이 실행되지 않았/
for i in range(0):
    last = i
print(last)

# === /따옴표/
print(안녕)

# === /print/
printf("a")

# === /=|값을 넣|정해/
x == 5
print(x)

# === /먼저|앞|위|아직|정해/
print(x)
x = 5

# === /먼저|처음|정해|시작/
n += 1
print(n)

# === /math/
print(sqrt(4))

# === /random/
print(randint(1, 3))

# === /True/
while true:
    print(1)
    break

# === /None/
x = null
print(x)

# === /self|이름|정해/
# never: /실행되지|함수 안에서 만든/
class A:
    size = 3
    def f(self):
        print(size)
A().f()

# === /x|정해|값/
# never: /실행되지 않았/
try:
    x = int("a")
except ValueError:
    print("오류")
print(x)

# === /따옴표/
name = 홍길동

# === /score/
score = 90
print(scoer)

# === /Name/
Name = "a"
print(name)

# === /c/
# never: /아닌가요/
a = 1
b = 2
print(c)

# === /처음 값|먼저|값을 넣/
# never: /import|모듈/
time = time + 1

# === /random/
# never: /아직 불러오지/
print(random)

# === /import random/
print(random.random())

# === /함수 안|return/
def f():
    x = 3
f()
print(x)

# === /함수 안|total/
# never: /더 아래에/
print(total)
def f():
    total = 1
f()

# === /실행되지|반복/
for i in range(0):
    y = i
print(y)

# === /실행되지|조건/
# never: /함수 안/
x = 3
if x > 5:
    r = 1
elif x > 4:
    r = 2
print(r)

# === /클래스|점/
# never: /실행되지/
class Dog:
    def bark(self):
        print("멍")
bark()

# === /try|값/
# never: /실행되지 않았/
try:
    n = int("a")
    m = 3
except:
    pass
print(m)

# === /한\/영|영어/
ㅔ개ㅜㅅ(3)

# === /input|한\/영/
# <<< 3
x = ㅑㅜㅔㅕㅅ()

# === /print/
프린트("안녕")

# === /print/
console.log("hi")

# === /print/
printf("%d", 3)

# === /print/
cout << "hi"

# === /print/
System.out.println("hi")

# === /input/
scanf("%d", x)

# === /True/
ok = true
print(ok)

# === /done|대문자|소문자/
done = 0
while not Done:
    done = 1

# === /print/
pirnt("안녕")

# === /height/
height = 3
print(heigth)

# === /먼저|처음|정하|넣/
total += 5
print(total)

# === /input|소문자/
# <<< 니모
name = Input()
print(name)

# === /따옴표/
answer = "yes"
if answer == yes:
    print("좋아")

# === /대문자|소문자|x/
x = 3
print(X)

# === /먼저|위|순서|아래/
print(x)
x = 3

# === /먼저|아래|위/
hello()
def hello():
    print(1)

# === /import/
print(random.randint(1, 3))

# === /print|없|모르/
말하기("안녕")

# === /randint|철자/
from random import *
print(randit(1, 3))

# === /따옴표/
score = {"니모": 90}
print(score[니모])

# === /이름/
print(f"{이름}님")
