# === /닫지 않았어요: \(/
# says: /괄호|닫/
print("안녕"

# === /따옴표를 열고 닫지/
print("안녕))

# === /따옴표를 열고 닫지/
# says: /따옴표/
print('안녕")

# === /닫는 괄호가 하나 더/
print("안녕"))

# === /닫지 않았어요: \[/
x = [1, 2, 3

# === /짝이 맞지 않아요/
x = (1, 2]

# === /닫지 않았어요: \{/
x = {1: 2

# === /따옴표 세 개/
x = """안녕

# === /콜론/
if 1 == 1
    print(1)

# === /콜론/
for i in range(3)
    print(i)

# === /콜론/
while True
    print(1)

# === /콜론/
def f()
    print(1)

# === /콜론/
if 1 == 2:
    print(1)
else
    print(2)

# === /elif로 적으세요/
x = 3
if x == 1:
    print(1)
else if x == 2:
    print(2)

# === /elif로 적으세요/
x = 3
if x == 1:
    print(1)
elseif x == 2:
    print(2)

# === /== 두 개/
x = 3
if x = 3:
    print(x)

# === /== 두 개/
x = 3
while x = 3:
    print(x)

# === /왼쪽에는 변수만/
3 = x

# === /왼쪽에는 변수만/
len("a") = 3

# === /왼쪽에는 변수만/
x + 1 = 3

# === />=/
x = 3
if x => 3:
    print(x)

# === /<=/
x = 3
if x =< 3:
    print(x)

# === /\+= 1/
# says: /\+= 1|\+=/
x = 3
x++
print(x)

# === /and/
x = 3
if x > 1 && x < 5:
    print(x)

# === /or/
x = 3
if x > 1 || x < 5:
    print(x)

# === /not/
x = 3
if !x:
    print(x)

# === /따옴표로 감싸/
print(안녕 하세요)

# === /쉼표/
print("합" 3)

# === /쉼표/
print("답은" x)

# === /괄호/
print "안녕"

# === /한\/영|다시 치세요/
print(“안녕”)

# === /한\/영|다시 치세요/
print（1）

# === /한\/영|다시 치세요/
x = 3；

# === /빈칸/
x = 3

# === /숫자와 글자|숫자로 시작/
2번 = 3

# === /숫자와 글자|숫자로 시작/
x = 3개

# === /0으로 시작/
x = 007

# === /숫자와 글자|숫자로 시작/
x = 1,000원

# === /return.*함수 밖/
return 3

# === /break.*반복문 밖/
x = 3
if x == 3:
    break

# === /continue.*반복문 밖/
continue

# === /except/
try:
    print(1)
print(2)

# === /다른 이름/
True = 3

# === /중괄호/
print(f"{x")

# === /맨 뒤/
print(end=" ", 3)

# === /in/
for i on range(3):
    print(i)

# === /짝이 되는 if/
else:
    print(1)

# === /import|모듈/
import

# === /다른 일에 쓰는 낱말이에요: class/
# says: /이름|class/
class = 3

# === /다른 일에 쓰는 낱말이에요: for/
for = 3

# === /줄을 나누/
print(1) print(2)

# === /줄을 나누/
x = 3 y = 4

# === /왼쪽에는 변수만|lambda/
lamda = lambda x: y = 3

# === /왼쪽에는 변수만/
x == 3 = y

# === /다른 언어의 for예/
for (i = 0; i < 3; i++):
    print(i)

# === /다른 언어의 for예/
for (int i = 0; i < 3; i++) {
    print(i);
}

# === /변수 이름 앞에는 int 같은/
int n = 3
print(n)

# === /변수 이름 앞에는 int 같은/
int n = int(input())

# === /변수 이름 앞에는 String/
String name = "니모"

# === /변수 이름 앞에는 var 같은/
# says: /var/
var x = 3

# === /변수 이름 앞에는 let 같은/
let x = 5

# === /변수 이름 앞에는 const /
const x = 5

# === /then은 파이썬에 없는 말이/
x = 3
if x == 3 then
    print("셋")

# === /then은 파이썬에 없는 말이/
x = 3
if x == 3 then:
    print("셋")

# === /파이썬은 중괄호로 묶지 않아/
x = 3
if (x == 3) {
    print("셋")
}

# === /파이썬에 없는 기호예/
x = 1
x++
print(x)

# === /파이썬에 없는 기호예/
x = 1
print(x++)

# === /파이썬에 없는 기호예/
x = True
if !x:
    print(x)

# === /기호의 순서가 바뀌었어/
x = 1
if x =! 2:
    print(x)

# === /기호의 순서가 바뀌었어/
x = 1
if x => 2:
    print(x)

# === /기호의 순서가 바뀌었어/
x = 1
if x =< 2:
    print(x)

# === /파이썬에 없는 기호예/
x = 1
if x <> 2:
    print(x)

# === /파이썬에 없는 기호예/
x = 1
if x === 2:
    print(x)

# === /or 뒤에 비교할 것이 없어/
x = 3
if x == 3 or == 4:
    print(x)

# === /and 뒤에 비교할 것이 없어/
x = 3
if x > 3 and < 10:
    print(x)

# === /비교하는 자리에 = 하나를 썼/
x = 3
while x = 3:
    x = 4

# === /비교하는 자리에 = 하나를 썼/
x = 3
if x == 1:
    print(1)
elif x = 3:
    print(3)

# === /콜론\(:\)이 와야 할 자리에 /
x = 3
if x == 3 print(x)

# === /else 뒤에 콜론\(:\)이 없/
x = 3
if x == 3: print(x)
else print(0)

# === /콜론\(:\)이 와야 할 자리에 /
for i in range(3) print(i)

# === /함수 이름 뒤에 괄호가 없어/
def hello
    print("안녕")

# === /함수 이름 뒤에 괄호가 없어/
def hello:
    print("안녕")

# === /function은 파이썬에 없/
function hello():
    print("안녕")

# === /이 줄의 끝에는 콜론\(:\)이 /
print("안녕"):

# === /for 줄에 in이 없어/
for i range(3):
    print(i)

# === /for 줄에 =가 있어/
for i = range(3):
    print(i)

# === /몇부터 몇까지인지 파이썬이 알/
# says: /range|in/
# never: /or 아닌/
for i in 1 to 5:
    print(i)

# === /몇부터 몇까지인지 파이썬이 알/
for i from 1 to 5:
    print(i)

# === /몇부터 몇까지인지 파이썬이 알/
for i in 1..5:
    print(i)

# === /repeat는 파이썬에 없는 /
repeat 3:
    print("철썩")

# === /range 뒤에 괄호가 없어/
for i in range 3:
    print(i)

# === /range 괄호 안에 콜론\(:/
for i in range(1:5):
    print(i)

# === /print 뒤에 괄호가 없어/
print 3

# === /print 뒤에 괄호가 없어/
x = 3
print x

# === /괄호를 열고 닫지 않았어/
# <<< 3
n = int(input()
print(n)

# === /숫자와 글자가 붙어 있어/
x = 3
print(2x)

# === /return이 함수 밖에 있어/
x = 3
return x

# === /else나 elif 앞에 짝이/
x = 1
if x == 1:
    print(1)
    else:
    print(2)

# === /else나 elif 앞에 짝이/
x = 1
if x == 1:
    print(1)
print(3)
else:
    print(2)

# === /else 뒤에 elif가 왔어/
x = 1
if x == 1:
    print(1)
else:
    print(2)
elif x == 3:
    print(3)

# === /else 뒤에 조건이 있어/
x = 1
if x == 1:
    print(1)
else x == 2:
    print(2)

# === /elseif는 파이썬에 없어/
x = 1
if x == 1:
    print(1)
elseif x == 2:
    print(2)

# === /el if는 파이썬에 없어/
x = 1
if x == 1:
    print(1)
el if x == 2:
    print(2)

# === /괄호를 열고 닫지 않았어/
x = (1 + 2
print(x)

# === /따옴표를 열고 닫지 않았어/
print("안녕)

# === /파이썬이 모르는 문자가 있어/
a，b = 1, 2

# === /파이썬이 모르는 문자가 있어/
print（"안녕"）

# === /수와 수 사이에 기호가 없어/
a = [1 2 3]

# === /괄호 안의 말이 나뉘어 있지 /
x = 3
print("값" x)

# === /괄호 안의 말이 나뉘어 있지 /
# says: /쉼표|\+/
x = 3
print(x "개")

# === /수와 이름 사이에 기호가 없어/
x = 3
y = 3 x

# === /숫자와 글자가 붙어 있어/
1st = 3

# === /이름에는 -를 쓸 수 없어/
my-name = 3

# === /이름 안에 빈칸이 있어/
my name = 3

# === /파이썬이 다른 일에 쓰는 낱말/
def = 3

# === /=의 왼쪽에는 변수만 올 수 /
input() = n

# === /=의 왼쪽에는 변수만 올 수 /
5 = x

# === /=의 왼쪽에는 변수만 올 수 /
a + b = 3

# === /수와 수 사이에 기호가 없어/
a = 3. 4

# === /f"…" 안의 중괄호가 맞지 /
x = 3
print(f"{x")

# === /따옴표를 열고 닫지 않았어/
d = {"a": 1}
print(f"{d["a"]}

# === /switch는 파이썬에 없는 /
x = 1
switch (x):
    case 1:
        print(1)

# === /do는 파이썬에 없는 명령이에/
do:
    x = 1
while x < 3

# === /모르는 낱말이 있어/
# says: /import|철자/
improt math

# === /모르는 낱말이 있어/
form math import sqrt

# === /설명을 적는 기호가 달라/
/* 주석 */

# === /설명을 적는 기호가 달라/
// 주석

# === /파이썬에 없는 기호예/
x = 3
x--

# === /물음표로 고르는 것은 다른 언/
x = 3
y = x > 2 ? 1 : 0

# === /따옴표를 열고 닫지 않았어/
name = "니모"
print(f'안녕 {name})

# === /함수를 만드는 말이 달라/
int add(int a, int b):
    return a + b

# === /콜론\(:\) 자리에 ;이 있어/
if True;
    print(1)

# === /콜론\(:\) 자리에 ;이 있어/
x = 1
if x == 1:
    print(1)
else;
    print(2)

# === /until은 파이썬에 없는 명/
x = 0
until x == 3:
    x += 1

# === /foreach는 파이썬에 없는/
foreach x in [1, 2]:
    print(x)

# === /이 자리에는 ->를 쓸 수 없/
print -> "안녕"

# === /len 뒤에 괄호가 없어/
a = [1, 2, 3]
print(len a)

# === /int 뒤에 괄호가 없어/
n = int input()

# === /괄호를 열고 닫지 않았어/
a = [[0] * 3 for i in range(3)
print(a)

# === /닫는 괄호가 하나 더 있어/
print "답은", 3)

# === /괄호를 열고 닫지 않았어/
print(3 + 4

# === /print 뒤에 괄호가 없어/
print{"안녕"}

# === /괄호를 열고 닫지 않았어/
n = int(input(

# === /따옴표를 열고 닫지 않았어/
day = "월"
if day == "월:
    print(day)

# === /if 뒤에 조건이 없어/
if :
    print(1)

# === /비교하는 말을 파이썬이 알아듣/
x = 3
if x is equal 3:
    print(x)

# === /비교하는 말을 파이썬이 알아듣/
x = 3
if x equals 3:
    print(x)

# === /조건을 우리말로 적었어/
x = 3
if x 보다 2:
    print(x)

# === /비교하는 자리에 = 하나를 썼/
x = 3
if x = 3 and x = 4:
    print(x)

# === /기호가 떨어져 있어/
x = 3
if x > = 3:
    print(x)

# === /else나 elif 앞에 짝이/
x = 3
elif x == 2:
    print(x)

# === /else 뒤에 if를 이어 썼/
x = 1
if x == 2:
    print(1)
else: if x == 1:
    print(2)

# === /not을 쓴 자리가 달라/
x = 3
if x not 3:
    print(x)

# === /and 오른쪽이 비어 있어/
x = 3
if x > 1 and:
    print(x)

# === /콜론\(:\)이 와야 할 자리에 /
x = 0
while x < 3 do
    x += 1

# === /파이썬은 중괄호로 묶지 않아/
x = 0
while (x < 3) {
    x += 1
}

# === /콜론\(:\)이 와야 할 자리에 /
for i in range(3)
print(i)

# === /range 뒤에 괄호가 없어/
for i, in range 3:
    print(i)

# === /괄호를 열고 닫지 않았어/
for i in (1, 10, 2:
    print(i)

# === /괄호를 열고 닫지 않았어/
for i in range(1-5:
    print(i)

# === /콜론\(:\)이 와야 할 자리에 /
def add(a, b)
    return a + b

# === /모르는 낱말이 있어/
def f(x):
    retrun x

# === /모르는 낱말이 있어/
def f(x):
    retun x
f(1)

# === /기호가 떨어져 있어/
a = [1]
a + = 2

# === /괄호 안에서 쉼표의 앞이나 뒤/
a, b = input().split(,)

# === /괄호를 열고 닫지 않았어/
a = list(map(int, input().split())

# === /딕셔너리의 키와 값 사이에 콜/
# says: /콜론/
d = {"a" 1}

# === /딕셔너리의 키와 값 사이에 =/
d = {"a" = 1}

# === /abs 뒤에 괄호가 없어/
print(abs 3)

# === /elsif는 파이썬에 없어/
x = 1
if x == 2:
    pass
elsif x == 1:
    pass

# === /case 앞에 match 줄이/
x = 1
case x == 1:
    print(1)

# === /try만 있고 except가 /
try:
    x = 1
print(x)

# === /괄호를 열고 닫지 않았어/
x = 3;
y = 4;
print(x + y

# === /콜론\(:\)이 두 번 있어/
if True::
    print(1)

# === /콜론\(:\)이 와야 할 자리에 /
if True,
    print(1)

# === /= 앞에 콜론\(:\)이 있어/
x : = 3

# === /= 앞에 콜론\(:\)이 있어/
x := 3

# === /이 자리에는 ->를 쓸 수 없/
x -> 3

# === /수학 시간에 쓰는 기호예/
x = 3
if x ≤ 3:
    print(x)

# === /수학 시간에 쓰는 기호예/
print(3 × 4)

# === /수학 시간에 쓰는 기호예/
print(√9)

# === /f"…" 안의 중괄호가 맞지 /
print(f"{}")

# === /따옴표를 열고 닫지 않았어/
print("안녕\")

# === /따옴표 세 개로 연 글자가 끝/
print("""안녕)

# === /이름 안에 빈칸이 있어/
fish count = 3

# === /이름에는 -를 쓸 수 없어/
fish-1 = 3

# === /숫자와 글자가 붙어 있어/
2fish = 3

# === /파이썬이 다른 일에 쓰는 낱말/
in = 3

# === /파이썬이 다른 일에 쓰는 낱말/
from = 1

# === /== 오른쪽이 비어/
x = 3
if x == :
    print(x)

# === /몇부터 몇까지/
for i in range(1 ~ 5):
    print(i)

# === /변수가 없어요/
for in range(3):
    print(1)

# === /오른쪽이 비어/
print(3 +)

# === /= 오른쪽이 비어/
x =

# === /쉼표가 두 번/
print(1,, 2)

# === /;은 지우세요/
; x = 3

# === /이름과 값 사이에 기호가 없어/
x 3

# === /계산 기호의 오른쪽이 비어 있/
x = 3 +
y = 2

# === /따옴표를 열고 닫지 않았어/
name = "니모"
print("안녕 + name)

# === /괄호의 짝이 맞지 않아/
print(["안녕")

# === /for 줄의 차례가 바뀌었어/
for range(3) in i:
    print(i)

# === /괄호를 열고 닫지 않았어/
for i in range(3): print(i

# === /while 뒤에 조건이 없어/
while:
    x = 1

# === /비교하는 자리에 = 하나를 썼/
x = 0
while x = 0:
    x = 1

# === /따옴표를 열고 닫지 않았어/
# <<< 월
d = input()
if d == "월' or d == '목':
    print(1)

# === /콜론\(:\)이 와야 할 자리에 /
x = 1
if x == 1:
    print(1)
else
    print(2)

# === /elif 뒤에 조건이 없어/
x = 1
if x == 2:
    print(1)
elif:
    print(2)

# === /괄호를 열고 닫지 않았어/
n = int(input("수: ")

# === /이름 안에 빈칸이 있어/
a b = map(int, input().split())

# === /모르는 낱말이 있어/
# says: /for|철자/
fro i in range(3):
    print(i)

# === /모르는 낱말이 있어/
# says: /while/
whlie True:
    break

# === /모르는 낱말이 있어/
deff f():
    return 1

# === /모르는 낱말이 있어/
x = 1
if x == 2:
    pass
elfi x == 1:
    pass

# === /return이 함수 밖에 있어/
n = 3
if n > 2:
    return n

# === /f"…" 안의 중괄호가 맞지 /
n = 3
print(f"{n}}")

# === /괄호의 짝이 맞지 않아/
d = {"a": 1}
print(f'{d['a'}')

# === /format 앞에 점\(\.\)이 /
print("{}" format(3))

# === /따옴표를 열고 닫지 않았어/
print("a"), "b" "c

# === /파이썬에 없는 기호예/
x === 3

# === /들어 있는지 묻는 말이 달라/
a = [1]
if 1 not a:
    print(1)

# === /들어 있는지 묻는 말이 달라/
a = [1]
if 1 is in a:
    print(1)

# === /< 오른쪽이 비어 있어/
x = 3
if 1 < x < :
    print(x)

# === /파이썬에 없는 기호예/
print(7 %% 2)

# === /파이썬에 없는 기호예/
print(7 /// 2)

# === /파이썬에 없는 기호예/
print(2 *** 3)

# === /\[ \] 안에 콜론\(:\)이 있어/
a = [1: 2]

# === /lambda에 콜론\(:\)이 없/
f = lambda x return x

# === /콜론\(:\)이 와야 할 자리에 /
class Fish
    pass

# === /불러오는 차례가 바뀌었어/
import sqrt from math

# === /global 줄에서 값을 넣었/
global x = 3

# === /괄호 안의 말이 나뉘어 있지 /
print("a" end="")

# === /따옴표/
# never: /not을/
print(안녕하세요!)

# === /괄호|닫/
# <<< 3
x = input(
print(x)

# === /괄호|닫/
# <<< 3
x = int(input()
print(x)

# === /콜론/
# <<< 3
n = int(input())
for i in range(n)
    print(i)

# === /콜론/
n = 3
if n > 2
    print(n)

# === /==/
n = 3
if n = 3:
    print(n)

# === /else|elif/
n = 3
if n > 2:
    print(1)
else n < 2:
    print(2)

# === /elif/
n = 3
if n > 2:
    print(1)
else if n < 2:
    print(2)

# === /else|들여|맞/
n = 3
if n > 2:
    print(1)
    else:
    print(2)

# === /조건|while/
# never: /else/
n = 3
while:
    print(n)

# === /변수|in|for/
# never: /차례가 바뀌/
for range(3):
    print(1)

# === /in|range/
for i = 0 to 5:
    print(i)

# === /괄호|range/
for i in range 5:
    print(i)

# === /range|다른 언어|in/
for (i=0; i<5; i++)
    print(i)

# === /콜론/
# never: /조건이 끝나는/
def f(x)
    return x
print(f(1))

# === /쉼표|\+|이어|사이/
# never: /=를/
def f(x):
    return "a" x
print(f(1))

# === /print|괄호/
# never: /=를/
printf "a"

# === /괄호/
print "a"

# === /괄호|닫/
x = 5
print(x

# === /괄호/
x = 5
print x

# === /and|양쪽|앞|비교/
x = 3
if x > 1 and < 5:
    print(x)

# === /&|and|콜론/
x = 3
if x > 1 &
    print(x)

# === />=/
x = 3
if x => 2:
    print(x)

# === /!=/
x = 3
if x =! 2:
    print(x)

# === /!=/
x = 3
if x <> 2:
    print(x)

# === /콜론/
a = 5
if a == 5
    print("다섯")
else:
    print("아님")

# === /숫자/
2x = 5

# === /빈칸|_|이름|따옴표|=/
my name = "a"

# === /from/
form math import *
print(sqrt(4))

# === /return|철자/
# never: /=를/
def f():
    retrun 3
f()

# === /콜론/
# never: /not을/
x = 3
if x > 1 and not x == 2
    print(x)

# === /콜론/
# never: /두 번/
s = "aba"
if s == s[::-1]
    print(1)

# === /&|and|기호|철자|비어|읽지/
# never: /짝이 되는/
x = 3
if x == 3:
    print(1)
elif x > 4 &:
    print(2)

# === /else|if/
x = 3
if x == 3:
    print(1)
print(0)
else:
    print(2)

# === /콜론|case/
# never: /match 줄이 없/
x = 1
match x:
    case 1
        print(1)

# === /쉼표|\+/
print("합계: " sum)

# === /따옴표/
print(오늘은 좋은 날~)

# === /쉼표|따옴표|\+/
print("그는 "안녕"이라고 했다")

# === /쉼표/
x = [1 2 3]

# === /쉼표/
d = {"a": 1 "b": 2}

# === /괄호/
x = (1 + 2))

# === /콜론/
def 더하기(a, b)
    return a + b

# === /괄호/
def add a, b:
    return a + b

# === /int/
int x = 3

# === /=/
x := 3
print(x)

# === /오른쪽|비어/
x = 3 +
print(x)

# === /괄호/
for i in range(1, 5, ):
    print(i
print("끝")

# === /else|줄/
if 3 > 2: print("a") else: print("b")

# === /for|한\/영/
래ㄱ i in range(3):
    print(i)

# === /if|한\/영/
ㅑㄹ 3 > 2:
    print("응")

# === /ㅋㅋ|지우/
print("안녕")ㅋㅋ

# === /if/
만약 3 > 2:
    print("응")

# === /한\/영|。/
x = 3
print(x)。

# === /한\/영|，/
print("합은"， 3)

# === /한\/영|＝/
a ＝ 3
print(a)

# === /따옴표|‘/
print(‘안녕’)

# === /따옴표|”/
x = "안녕”
print(x)

# === /３|한\/영|전각/
x = ３
print(x)

# === /\*/
x = 3 × 4
print(x)

# === /\//
print(10 ÷ 2)

# === />=/
if 3 ≥ 2:
    print(1)

# === /!=/
if 3 ≠ 2:
    print(1)

# === /-/
print(5 − 3)

# === /닫지/
print ("안녕"
print("하세요")

# === /int|자료형|종류/
int a = 5;
print(a)

# === /let/
let x = 5
print(x)

# === /const/
const pi = 3.14
print(pi)

# === /var/
# <<< 3
var n = int(input())

# === /String|자료형|종류/
String s = "hi"
print(s)

# === /range/
for (int i = 0; i < 5; i++) {
    print(i);
}

# === /중괄호|\{|콜론/
# never: /나뉘어 있지/
x = 0
while (x < 3) {
    print(x)
    x = x + 1
}

# === /중괄호|\{|콜론/
x = 5
if (x > 3) {
    print(x)
}

# === /def/
function hi() {
    print("hi")
}
hi()

# === /C|def|int|파이썬/
#include <stdio.h>
int main() {
    return 0;
}

# === /-= ?1/
x = 5
x--
print(x)

# === /then/
x = 5
if x == 5 then:
    print(x)

# === /and|소문자/
x = 3
if x > 1 AND x < 5:
    print(x)

# === /if|elif|match/
x = 1
switch (x) {
    case 1: print(1)
}

# === /for|range/
repeat 3:
    print(1)

# === /range|in/
# never: /=의 왼쪽/
for 3:
    print(1)

# === /in/
for i range(5):
    print(i)

# === /콜론/
class Fish
    name = "니모"

# === /if|짝/
print(1)
else:
    print(2)

# === /if/
if 1 > 2:
    print(1)
print(3)
else:
    print(2)

# === /else|elif/
if 1 > 2:
    print(1)
else:
    print(2)
elif 3 > 2:
    print(3)

# === /elif|else/
x = 3
if x > 3:
    print(1)
else x <= 3:
    print(2)

# === /빈칸|밑줄|_|붙/
my name = "니모"
print(my name)

# === /숫자|이름/
2nd = 5
print(2nd)

# === /이름|_|빼기|왼쪽/
my-name = "니모"
print(my-name)

# === /class|이름/
class = 3
print(class)

# === /\*|곱|이름|숫자/
a = 5
print(2a)

# === /import/
improt random
print(random.random())

# === /from/
form random import randint

# === /else/
if 1 > 2:
    print(1)
esle:
    print(2)

# === /닫/
n = int(input()
print(n)

# === /반복/
x = 3
if x > 2:
    break

# === /따옴표/
print("그가 "안녕"이라고 했다")

# === /따옴표/
print('I'm fine')

# === /따옴표|줄/
print("첫 줄
둘째 줄")

# === /!=/
x = 3
if x =! 3:
    print(x)

# === /!=/
x = 3
if x <> 3:
    print(x)

# === /따옴표/
print(안녕!)

# === /쉼표/
print(3, 4 sep="-")

# === /왼쪽|거꾸로/
input("이름?") = name

# === /0/
x = 010
print(x)

# === /괄호/
def f x:
    print(x)

# === /쉼표/
# never: /뒤에 괄호가 없/
def add(a b):
    print(a + b)

# === /콜론/
x = 5
if(x>3) print(x)

# === /for|range|영어/
10번 반복하기:
    print(1)

# === /따옴표/
score = 5
print("점수: score)

# === /따옴표/
x = input("몇 살?)
print(x)

# === /콜론|중괄호/
x = 3
if x == 3
{
    print(x)
}

# === /if/
x = 5
elif x > 3:
    print(x)

# === /줄|나누/
print("안녕")print("하세요")

# === /줄|나누|기호|쉼표/
x = 5 y = 3

# === /왼쪽|순서/
# <<< 3
int(input()) = n

# === /\+= ?1/
i = 0
while i < 3:
    print(i)
    i++

# === /while|영어/
무한 반복:
    print(1)

# === /if|영어/
만약 x가 3보다 크면:
    print(1)

# === /중괄호|콜론/
x = 3;
if (x == 3) { print(x); }

# === /괄호|\(/
def hello[]:
    print(1)
