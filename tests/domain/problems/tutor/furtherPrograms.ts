import { python } from '../../../../mock-server/problems/solution.ts'
import type { LabelledProgram } from './labelledPrograms.ts'

const labelled = (title: string, cause: string, lines: readonly number[], says: RegExp, code: string): LabelledProgram => ({
  title,
  cause,
  lines,
  says,
  code,
})

/** Written after those, and asked before the rules were mended by them: 37 of 54 causes were told then, and 6 led away. */
export const furtherPrograms: readonly LabelledProgram[] = [
  labelled(
    '등대에 인사말 켜기',
    'variable inside the quotes',
    [2],
    /따옴표/,
    python`
ship = input()
print("어서 와 ship")
print("여기는 코딩바다")
`,
  ),
  labelled(
    '모래밭 팻말 세우기',
    'one = too few in the first line',
    [2],
    /짧|글자|첫/,
    python`
word = input()
print("====")
print(word)
print("=====")
`,
  ),
  labelled(
    '번호표 만들기',
    'times ten joins only one digit',
    [2],
    /글자|이어|자릿수|두 자리/,
    python`
a, b = map(int, input().split())
print(a + b, a * 10 + b)
`,
  ),
  labelled(
    '진주 값 계산',
    'subtracts the wrong way round',
    [4],
    /순서|음수|빼|거꾸로/,
    python`
a = int(input())
b = int(input())
c = int(input())
print(a * b - c)
`,
  ),
  labelled(
    '산소통 채우기',
    'result of the sum is not kept',
    [3],
    /담|저장|=/,
    python`
o = int(input())
if o < 20:
    o + 100
print(o)
`,
  ),
  labelled(
    '보물 상자 열기',
    'texts compared with numbers',
    [1, 2, 3, 5],
    /글자|int|숫자/,
    python`
key = input()
num = input()
if key == 0:
    print("열쇠가 없어요")
elif num == 7:
    print("열렸어요")
else:
    print("번호가 달라요")
`,
  ),
  labelled(
    '배표 고르기',
    'thirteen at the weekend is a child’s',
    [9],
    /13|같|경계/,
    python`
day = input()
age = int(input())
if day == "평일":
    if age >= 13:
        print(3000)
    else:
        print(1000)
if day == "주말":
    if age > 13:
        print(5000)
    else:
        print(2000)
`,
  ),
  labelled(
    '산호가 좋아하는 온도',
    'second if should be elif: two answers',
    [2, 4],
    /하나만|elif|두 줄|둘 다|두 번/,
    python`
t = int(input())
if t < 23:
    print("추워요")
if t <= 28:
    print("좋아요")
else:
    print("더워요")
`,
  ),
  labelled(
    '파도 번호 부르기',
    'counts from 0 and a blank before 번째',
    [2, 3],
    /0에서|0부터|1부터|빈칸/,
    python`
n = int(input())
for i in range(n):
    print(i, "번째 파도")
`,
  ),
  labelled(
    '새는 물통',
    'stops at 1 instead of 0',
    [3],
    /1|조건|언제 멈|한 번/,
    python`
w = int(input())
day = 0
while w > 1:
    w = w // 2
    day = day + 1
print(day)
`,
  ),
  labelled(
    '저금통 채우기',
    'day is one too many after the loop',
    [3, 4, 6, 7],
    /하나|한 번|1|언제/,
    python`
goal = int(input())
money = 0
day = 1
while money < goal:
    money += day
    day += 1
print(day)
`,
  ),
  labelled(
    '바다 극장 자리표',
    'blanks around the dash',
    [4],
    /빈칸|sep|쉼표/,
    python`
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(i, "-", j, end=" ")
    print()
`,
  ),
  labelled(
    '파도의 높이',
    'largest of texts',
    [2, 3],
    /글자|int|숫자/,
    python`
n = int(input())
h = input().split()
print(int(max(h)) - int(min(h)))
`,
  ),
  labelled(
    '거꾸로 읽는 등대 신호',
    'index len(s) does not exist',
    [2, 3],
    /번호|길이|0부터|인덱스/,
    python`
s = input()
for i in range(len(s), 0, -1):
    print(s[i], end="")
`,
  ),
  labelled(
    '고래 노래 압축하기',
    'the last run is not written',
    [4, 5, 7, 8, 10],
    /마지막|끝/,
    python`
s = input()
r = ""
cnt = 1
for i in range(1, len(s)):
    if s[i] == s[i - 1]:
        cnt += 1
    else:
        r += s[i - 1] + str(cnt)
        cnt = 1
print(r)
`,
  ),
  labelled(
    '어항 자리 바꾸기',
    'moved to the left',
    [4],
    /방향|왼쪽|오른쪽|반대|앞|뒤|부호/,
    python`
n, k = map(int, input().split())
a = list(map(int, input().split()))
k = k % n
a = a[k:] + a[:k]
print(*a)
`,
  ),
  labelled(
    '소라 껍데기 무늬',
    'no return after the first pattern',
    [2, 3, 4, 6],
    /끝나나요|멈|return|끝나지|자기 자신/,
    python`
def sora(n):
    if n == 1:
        print(1, end=" ")
    sora(n - 1)
    print(n, end=" ")
    sora(n - 1)
sora(int(input()))
`,
  ),
  labelled(
    '하노이의 산호탑',
    'moves the smaller tower once only',
    [4],
    /하나 작은 입력의 답/,
    python`
def f(n):
    if n == 1:
        return 1
    return f(n - 1) + 1
print(f(int(input())))
`,
  ),
  labelled(
    '두 번 접은 항해도',
    'sorts texts',
    [4, 5],
    /글자|int|숫자/,
    python`
n = int(input())
p = []
for i in range(n):
    p.append(input().split())
p.sort()
for x, y in p:
    print(x, y)
`,
  ),
  labelled(
    '처음 보는 물고기',
    'in for not in: nothing is ever appended',
    [5, 6],
    /not|거짓|참|조건|반대|한 번도/,
    python`
n = int(input())
names = []
for i in range(n):
    name = input()
    if name in names:
        names.append(name)
print(len(names))
`,
  ),
  labelled(
    '가장 많은 보물',
    'ties go to the first one read',
    [6],
    /같|여럿|사전|앞/,
    python`
n = int(input())
count = {}
for i in range(n):
    t = input()
    count[t] = count.get(t, 0) + 1
best = max(count, key=count.get)
print(best, count[best])
`,
  ),
  labelled(
    '섬 사이의 거리',
    'differences may be negative',
    [2],
    /음수|abs|절댓값|빼는 수가 더/,
    python`
def dist(x1, y1, x2, y2):
    return x2 - x1 + y2 - y1
n = int(input())
for i in range(n):
    a, b, c, d = map(int, input().split())
    print(dist(a, b, c, d))
`,
  ),
  labelled(
    '행운의 진주 번호',
    'prints in the function instead of returning',
    [1, 5, 9],
    /return|돌려/,
    python`
def lucky(x):
    s = 0
    for c in str(x):
        s += int(c)
    print(s % 7 == 0)
n = int(input())
cnt = 0
for x in input().split():
    if lucky(x):
        cnt += 1
print(cnt)
`,
  ),
  labelled(
    '입 벌린 조개 닫기',
    'counts without order',
    [2],
    /순서|차례|나중|먼저|스택/,
    python`
s = input()
if s.count("(") == s.count(")") and s.count("[") == s.count("]"):
    print("YES")
else:
    print("NO")
`,
  ),
  labelled(
    '돛단배 그림 띄우기',
    'blanks before the stars are missing',
    [2, 3],
    /빈칸|앞/,
    python`
ship = input()
print("*")
print("***")
print("=====")
print(ship, "출발")
`,
  ),
  labelled(
    '편지 봉투 쓰기',
    'the two friends are swapped',
    [1, 2, 5, 6],
    /순서|바뀌|차례|자리/,
    python`
a = input()
b = input()
c = input()
print("받는 곳:", c)
print("받는 친구:", a)
print("보낸 친구:", b)
`,
  ),
  labelled(
    '다음 등대의 번호',
    'adds instead of putting side by side',
    [1, 2, 3],
    /글자|이어|붙|나란|계산하면 48/,
    python`
a = int(input())
b = int(input())
print(a + b + 1)
`,
  ),
  labelled(
    '산호밭 울타리',
    'area instead of perimeter',
    [4],
    /곱|둘레|\*|셈/,
    python`
a = int(input())
b = int(input())
c = int(input())
print(a * b - c)
`,
  ),
  labelled(
    '물개의 줄과 칸',
    'numbers that divide exactly fall into the next row',
    [2],
    /나누어떨어|나머지|0부터|1부터|딱|6 3을 넣어/,
    python`
n, c = map(int, input().split())
print(n // c + 1, n % c)
`,
  ),
  labelled(
    '무거운 짐의 뱃삯',
    'charges every kilogram, not those above 20',
    [4],
    /20|넘은|빼/,
    python`
w = int(input())
p = 1000
if w > 20:
    p = p + w * 50
print(p)
`,
  ),
  labelled(
    '두 번 깎아 주는 진주',
    'elif where both may hold',
    [4, 6],
    /elif|둘 다|하나만/,
    python`
a = int(input())
n = int(input())
p = a * n
if n >= 5:
    p -= 500
elif p > 10000:
    p -= 1000
print(p)
`,
  ),
  labelled(
    '오래 타는 잠수함 값',
    'charges all minutes, not those above 60',
    [7],
    /60|넘은|빼/,
    python`
t = int(input())
if t <= 30:
    print(1000)
elif t <= 60:
    print(1800)
else:
    print(1800 + t * 40)
`,
  ),
  labelled(
    '빙글빙글 도는 거북',
    'nothing is said from four turns on',
    [2, 4, 6, 8],
    /나머지|4|아무것도|else|모두/,
    python`
n = int(input())
if n == 0:
    print("북")
elif n == 1:
    print("동")
elif n == 2:
    print("남")
elif n == 3:
    print("서")
`,
  ),
  labelled(
    '가장 높은 물기둥',
    'starts from 0 though all may be negative',
    [2],
    /음수|0|처음|시작/,
    python`
n = int(input())
best = 0
cnt = 0
for i in range(n):
    h = int(input())
    if h > best:
        best = h
        cnt = 1
    elif h == best:
        cnt += 1
print(best, cnt)
`,
  ),
  labelled(
    '이어서 맑은 날',
    'a run up to the last day is not looked at',
    [4, 8, 10],
    /마지막|끝/,
    python`
n = int(input())
run = 0
best = 0
for i in range(n):
    if input() == "맑음":
        run += 1
    else:
        best = max(best, run)
        run = 0
print(best)
`,
  ),
  labelled(
    '번갈아 싣는 두 배',
    'looks at the weight, not at the turn',
    [4, 5, 6],
    /차례|번째|무게|쓰려던 값/,
    python`
n = int(input())
left = 0
right = 0
for i in range(n):
    w = int(input())
    if w % 2 == 1:
        left += w
    else:
        right += w
print(left, right)
`,
  ),
  labelled(
    '닻줄을 풀어라',
    'never reads the next line',
    [3, 4, 5, 6],
    /바뀌|input|끝나지|입력/,
    python`
cnt = 0
total = 0
x = int(input())
while x != 0:
    cnt += 1
    total += x
print(cnt, total)
`,
  ),
  labelled(
    '말을 듣는 잠수함',
    'does not go back after a refused order',
    [6, 7, 8, 9, 10, 11],
    /되돌|그대로|돌려놓|범위|벗어|밖/,
    python`
n, d = map(int, input().split())
depth = 0
no = 0
for i in range(n):
    c = input()
    if c == "위":
        depth -= 1
    if c == "아래":
        depth += 1
    if depth < 0 or depth > d:
        no += 1
print(depth, no)
`,
  ),
  labelled(
    '하루에 두 번 여는 시장',
    'or where and is meant: always true',
    [2, 4],
    /or|and|늘|언제나|항상/,
    python`
h = int(input())
if h >= 6 or h < 9:
    print("열림")
elif h >= 16 or h < 20:
    print("열림")
elif 9 <= h < 16:
    print("쉬는 시간")
else:
    print("닫힘")
`,
  ),
  labelled(
    '함께 헤엄친 시간',
    'negative where they did not meet',
    [3],
    /음수|빼는 수가 더/,
    python`
a, b = map(int, input().split())
c, d = map(int, input().split())
print(min(b, d) - max(a, c))
`,
  ),
  labelled(
    '등대의 세 불빛',
    'the second digit still has the first one',
    [3],
    /%|나머지|십|자리/,
    python`
n = int(input())
print(n // 100)
print(n // 10)
print(n % 10)
`,
  ),
  labelled(
    '잠수 일지의 평균',
    'round does not keep two places',
    [4],
    /소수|자리|\.2f/,
    python`
a, b, c = map(int, input().split())
s = a + b + c
print("모두 " + str(s) + "m")
print("평균 " + str(round(s / 3, 2)) + "m")
`,
  ),
  labelled(
    '시소 타는 해달',
    'no line where the first is not true',
    [3, 4],
    /else|아무것도|줄|아닐 때/,
    python`
a, b = map(int, input().split())
c, d = map(int, input().split())
if a + b == c + d:
    print("True")
if a + b > c + d:
    print("True")
else:
    print("False")
`,
  ),
  labelled(
    '세 문지기의 대답',
    'more than two instead of two and more',
    [4],
    /끝값|두|같|경계/,
    python`
a = input().split()
day = input()
n = a.count("응")
if n > 2 or day == "축제날" and n >= 1:
    print("열려요")
else:
    print("닫혀요")
`,
  ),
  labelled(
    '섬마다 다른 뱃삯',
    'divides by no guests',
    [8],
    /0으로|없|0/,
    python`
n = int(input())
people = 0
money = 0
for i in range(n):
    p, f = map(int, input().split())
    people += p
    money += p * f
avg = money // people
print(people)
print(money)
print(avg)
`,
  ),
  labelled(
    '항해한 시간 재기',
    'negative over midnight',
    [2, 6],
    /음수|자정|24|하루|0/,
    python`
def minutes(h, m):
    return h * 60 + m
n = int(input())
for i in range(n):
    a, b, c, d = map(int, input().split())
    print(minutes(c, d) - minutes(a, b))
`,
  ),
  labelled(
    '반씩 자르는 미역',
    'both halves rounded down',
    [1, 4],
    /홀수|1cm|나머지|버려|몫|긴/,
    python`
def cut(l, k):
    if l <= k:
        return 1
    return cut(l // 2, k) + cut(l // 2, k)
l, k = map(int, input().split())
print(cut(l, k))
`,
  ),
  labelled(
    '원을 그리며 떠나는 물고기',
    'place may be beyond the end of the list',
    [5, 6],
    /번호|나머지|%|길이|인덱스/,
    python`
n, k = map(int, input().split())
a = list(range(1, n + 1))
p = 0
while a:
    p = p + k - 1
    print(a.pop(p), end=" ")
`,
  ),
  labelled(
    '징검다리 건너기',
    'calls itself twice: too slow',
    [1, 4, 5],
    /시간|오래|많이|같은|여러 번|다시/,
    python`
def step(n):
    if n <= 2:
        return n
    return step(n - 1) + step(n - 2)
print(step(int(input())))
`,
  ),
  labelled(
    '줄마다 조개 더하기',
    'takes the last of equal rows',
    [7],
    /같|여럿|경계|>=/,
    python`
r, c = map(int, input().split())
best = 0
place = 1
for i in range(1, r + 1):
    row = list(map(int, input().split()))
    s = sum(row)
    if s >= best:
        best = s
        place = i
print(place, best)
`,
  ),
  labelled(
    '이웃보다 높은 돛대',
    'the first one is compared with the last',
    [4, 5],
    /-1|맨 앞|처음|0부터|음수|끝/,
    python`
n = int(input())
a = list(map(int, input().split()))
cnt = 0
for i in range(n - 1):
    if a[i] > a[i - 1] and a[i] > a[i + 1]:
        cnt += 1
print(cnt)
`,
  ),
  labelled(
    '번갈아 서는 두 줄',
    'zip drops the rest of the longer row',
    [5],
    /zip|짧은|남은|나머지/,
    python`
n, m = map(int, input().split())
a = input().split()
b = input().split()
r = []
for x, y in zip(a, b):
    r.append(x)
    r.append(y)
print(*r)
`,
  ),
  labelled(
    '숫자로 온 병 속 쪽지',
    '0 is no letter',
    [3, 4],
    /0|빈칸/,
    python`
a = input().split()
r = ""
for x in a:
    r += chr(int(x) + 64)
print(r)
`,
  ),
  labelled(
    '등대는 언제 켜질까',
    'no hour is above 18 and below 6',
    [2],
    /or|또는|동시에|한 번도|거짓|참/,
    python`
h = int(input())
if 18 <= h < 6:
    print("켜짐")
else:
    print("꺼짐")
`,
  ),
]

/** The shortest and last: of 21 causes 13 were told, and 3 programs led away. */
export const lastPrograms: readonly LabelledProgram[] = [
  labelled(
    '바닷물 온도 바꾸기',
    'cuts the decimals off',
    [2, 3],
    /소수|자리/,
    python`
c = float(input())
f = c * 9 / 5 + 32
print(int(f))
`,
  ),
  labelled(
    '쉬는 날 수족관',
    'the weather is read and not asked for',
    [2, 3],
    /읽|쓰|날씨/,
    python`
day = input()
w = input()
if day == "월" or day == "목":
    print("쉬어요")
else:
    print("열어요")
`,
  ),
  labelled(
    '물통 옮겨 붓기',
    'emptied before it is poured',
    [4, 5],
    /먼저|차례|사라|순서/,
    python`
a = int(input())
b = int(input())
c = int(input())
a = 0
b = b + a
print(a, b)
a = c
print(a, b)
a = a + b
b = 0
print(a, b)
`,
  ),
  labelled(
    '더 내려가는 잠수함',
    'texts are joined, not added',
    [1, 2, 3],
    /글자|float|숫자/,
    python`
a = input()
b = input()
print(a + "m에서 " + a + b + "m로")
`,
  ),
  labelled(
    '한가운데 부표',
    'divides only the second',
    [3],
    /먼저|괄호|순서/,
    python`
a, b = map(int, input().split())
c = int(input())
print(a + b / 2 + c)
`,
  ),
  labelled(
    '상자에 꼭 맞을까',
    'quotient drops the box that is not full',
    [3],
    /나머지|몫|버려|\/\//,
    python`
n, k, m = map(int, input().split())
print(n % k == 0)
print(n // k <= m)
`,
  ),
  labelled(
    '작은 배와 큰 배',
    'the wrong way round',
    [2, 3, 5],
    /방향|반대|뒤바|참|거짓/,
    python`
n = int(input())
if n * 300 > 2500:
    print("작은 배", n * 300)
else:
    print("큰 배", 2500)
`,
  ),
  labelled(
    '똑같이 나눠 먹는 새우',
    'says what is left over, not what is missing',
    [5],
    /통과하지 못한/,
    python`
a, b = map(int, input().split())
if a % b == 0:
    print(str(a // b) + "개씩")
else:
    print(str(a % b) + "개 더")
`,
  ),
  labelled(
    '짝이 맞는 오리발',
    'or for and',
    [3],
    /and|or|모두|그리고/,
    python`
a, b = input().split()
c, d = input().split()
if a == c or b != d:
    print("신어요")
else:
    print("안 맞아요")
`,
  ),
  labelled(
    '물개 쇼 들어가기',
    'seven belongs to the ticket',
    [7],
    /끝값/,
    python`
t = int(input())
x = int(input())
if t == 1 and x % 2 == 1:
    print("왼쪽 문")
elif t == 1 and x % 2 == 0:
    print("오른쪽 문")
elif x <= 7:
    print("그냥 들어와요")
else:
    print("표를 사요")
`,
  ),
  labelled(
    '날치가 내려앉은 자리',
    'prints before it moves',
    [3, 4],
    /먼저|차례|순서/,
    python`
s, k, n = map(int, input().split())
for i in range(n):
    print(s)
    s += k
`,
  ),
  labelled(
    '자라는 해초와 먹는 거북',
    'days from 0',
    [2, 4],
    /0|1부터/,
    python`
l, e, n = map(int, input().split())
for i in range(n):
    l = l * 2 - e
    print(f"{i}일째 {l}cm")
`,
  ),
  labelled(
    '배마다 가장 큰 물고기',
    'not begun anew for each ship',
    [2, 3, 4],
    /배|묶음|새로|처음/,
    python`
r, c = map(int, input().split())
big = 0
small = 1001
for i in range(r):
    for j in range(c):
        x = int(input())
        if x > big:
            big = x
        if x < small:
            small = x
    print(big - small)
`,
  ),
  labelled(
    '번갈아 칠한 모래밭',
    'looks at the column alone',
    [2, 3, 4],
    /줄마다/,
    python`
r, c = map(int, input().split())
for i in range(r):
    for j in range(c):
        if j % 2 == 0:
            print("#", end="")
        else:
            print(".", end="")
    print()
`,
  ),
  labelled(
    '브이 자로 나는 갈매기',
    'two in the last line',
    [3],
    /마지막|줄|한 마리|개수/,
    python`
n = int(input())
for i in range(n):
    print(" " * i + "v" + " " * (2 * (n - i) - 3) + "v")
`,
  ),
  labelled(
    '돛에 적힌 한가운데 글자',
    'one letter for even lengths too',
    [2],
    /짝수|두|빠|부분/,
    python`
s = input()
print(s[len(s) // 2])
`,
  ),
  labelled(
    '끝 글자를 잇는 뱃사람들',
    'place from 0',
    [6],
    /0부터|1부터|하나|1/,
    python`
n = int(input())
w = [input() for i in range(n)]
ans = 0
for i in range(1, n):
    if w[i][0] != w[i - 1][-1]:
        ans = i
        break
print(ans)
`,
  ),
  labelled(
    '물길마다 가장 얕은 곳',
    'rows for columns',
    [4, 5],
    /줄|칸|가로|세로|열/,
    python`
r, c, d = map(int, input().split())
m = []
for i in range(r):
    row = list(map(int, input().split()))
    m.append(min(row))
print(*m)
print(len([x for x in m if x >= d]))
`,
  ),
  labelled(
    '어제는 없던 물고기',
    'the same name twice',
    [6, 7],
    /같은|한 번|두 번|또/,
    python`
n, m = map(int, input().split())
old = [input() for i in range(n)]
new = []
for i in range(m):
    x = input()
    if x not in old:
        new.append(x)
print(len(new))
for x in new:
    print(x)
`,
  ),
  labelled(
    '다이빙 대회의 우승자',
    'takes off the first and the last, not the lowest and highest',
    [2],
    /순서|큰|작은|정렬|칸/,
    python`
def score(d, s):
    return sum(s[1:4]) * d
n = int(input())
best = -1
name = ""
for i in range(n):
    row = input().split()
    p = score(int(row[1]), list(map(int, row[2:])))
    if p > best:
        best = p
        name = row[0]
print(name, best)
`,
  ),
  labelled(
    '덧칠하는 산호 벽화',
    'takes from an empty wall',
    [8, 9],
    /비|빈|없/,
    python`
n = int(input())
wall = []
for i in range(n):
    job = input().split()
    if job[0] == "칠":
        wall.append(job[1])
    elif job[0] == "긁기":
        wall.pop()
    else:
        print(wall[-1])
`,
  ),
]

/** Right ones in an unusual way: of 30, two were criticised then. */
export const furtherRight: readonly (readonly [title: string, code: string])[] = [
  [
    '조개껍데기 세기',
    python`
a = input()
b = a.split()
c = int(b[0])
d = int(b[1])
e = c - -d
print(e)
`,
  ],
  [
    '바닷물 온도 바꾸기',
    python`
섭씨 = float(input())
화씨 = 섭씨 * 1.8 + 32
print("%.1f" % 화씨)
`,
  ],
  [
    '밀물과 썰물',
    python`
a, b = map(int, input().split())
print(["그대로", "밀물", "썰물"][(b > a) - (b < a)])
`,
  ],
  [
    '등대는 언제 켜질까',
    python`
h = int(input())
on = True
for t in range(6, 18):
    if h == t:
        on = False
if on:
    print("켜짐")
else:
    print("꺼짐")
`,
  ],
  [
    '잠수복 고르기',
    python`
h = int(input())
size = "S"
if h >= 130:
    size = "M"
if h >= 150:
    size = "L"
print(size)
`,
  ],
  [
    '파도의 높이',
    python`
input()
a = sorted(map(int, input().split()))
print(a[-1] - a[0])
`,
  ],
  [
    '모래성 쌓기',
    python`
n = int(input())
s = 0
while n:
    s += n
    n -= 1
print(s)
`,
  ],
  [
    '별 찍는 불가사리',
    python`
n = int(input())
for i in range(n):
    print(("*" * (2 * i + 1)).center(2 * n - 1).rstrip())
`,
  ],
  [
    '거꾸로 읽는 등대 신호',
    python`
s = list(input())
t = ""
while s:
    t += s.pop()
print(t)
`,
  ],
  [
    '병 속의 편지',
    python`
k = int(input())
abc = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
for c in input():
    print(abc[abc.index(c) - k], end="")
`,
  ],
  [
    '고래 노래 압축하기',
    python`
s = input() + " "
before = ""
n = 0
for c in s:
    if c == before:
        n += 1
    else:
        if n > 0:
            print(before, n, sep="", end="")
        before = c
        n = 1
`,
  ],
  [
    '가장 긴 미역 줄기',
    python`
n = int(input())
a = list(map(int, input().split()))
where = 0
for i in range(n - 1, -1, -1):
    if a[i] >= a[where]:
        where = i
print(where + 1)
`,
  ],
  [
    '어항 자리 바꾸기',
    python`
from collections import deque
n, k = map(int, input().split())
d = deque(input().split())
d.rotate(k % n)
print(" ".join(d))
`,
  ],
  [
    '물고기 줄 세우기',
    python`
n = int(input())
count = [0] * 10001
for x in input().split():
    count[int(x)] += 1
out = []
for x in range(10001):
    for _ in range(count[x]):
        out.append(x)
print(*out)
`,
  ],
  [
    '보물섬 지도',
    python`
import sys
lines = sys.stdin.read().split("\\n")
for i, line in enumerate(lines[1:], start=1):
    j = line.find("X")
    if j >= 0:
        print(i, j + 1)
`,
  ],
  [
    '산소통 채우기',
    python`
o = int(input())
print(100 if o < 20 else o)
`,
  ],
  [
    '짝수 물고기 홀수 물고기',
    python`
n = int(input())
if n & 1:
    print("홀수")
else:
    print("짝수")
`,
  ],
  [
    '쉬는 날 수족관',
    python`
day = input()
weather = input()
closed = day in "월목" or weather == "태풍"
print("쉬어요" if closed else "열어요")
`,
  ],
  [
    '보물 상자 열기',
    python`
def answer():
    if input() == "0":
        return "열쇠가 없어요"
    if input() != "7":
        return "번호가 달라요"
    return "열렸어요"
print(answer())
`,
  ],
  [
    '배표 고르기',
    python`
prices = {"평일": (1000, 3000), "주말": (2000, 5000)}
print(prices[input()][int(input()) >= 13])
`,
  ],
  [
    '저금통 채우기',
    python`
goal = int(input())
day = 0
while True:
    day += 1
    goal -= day
    if goal <= 0:
        break
print(day)
`,
  ],
  [
    '여러 배의 물고기 더하기',
    python`
total = -int(n := input()) + int(n)
try:
    while True:
        total += int(input())
except EOFError:
    print(total)
`,
  ],
  [
    '삼육구 소라 놀이',
    python`
n = int(input())
print(*["짝" if i % 3 == 0 else i for i in range(1, n + 1)], sep="\\n")
`,
  ],
  [
    '가장 많은 보물',
    python`
n = int(input())
names = sorted(input() for _ in range(n))
best = max(names, key=names.count)
print(best, names.count(best))
`,
  ],
  [
    '행운의 진주 번호',
    python`
def is_lucky(x):
    total = 0
    while x > 0:
        x, digit = divmod(x, 10)
        total += digit
    return not total % 7
n = int(input())
print(len([x for x in map(int, input().split()) if is_lucky(x)]))
`,
  ],
  [
    '입 벌린 조개 닫기',
    python`
s = input()
before = ""
while s != before:
    before = s
    s = s.replace("()", "").replace("[]", "")
if s:
    print("NO")
else:
    print("YES")
`,
  ],
  [
    '시소 타는 해달',
    python`
a = sum(map(int, input().split()))
b = sum(map(int, input().split()))
print(a == b)
print(a > b)
`,
  ],
  [
    '빙글빙글 도는 거북',
    python`
print("북동남서"[int(input()) % 4])
`,
  ],
  [
    '닻줄을 풀어라',
    python`
lengths = [int(x) for x in iter(input, "0")]
print(len(lengths), sum(lengths))
`,
  ],
  [
    '함께 헤엄친 시간',
    python`
a, b = map(int, input().split())
c, d = map(int, input().split())
together = 0
for minute in range(1440):
    if a <= minute < b and c <= minute < d:
        together += 1
print(together)
`,
  ],
]
