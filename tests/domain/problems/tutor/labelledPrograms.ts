import { python } from '../../../../mock-server/problems/solution.ts'

/** A wrong program, with what is true of it whatever the rules are called. */
export interface LabelledProgram {
  readonly title: string
  /** As its writer's mistake is: found by reading the program, before the tutor was asked. */
  readonly cause: string
  /** Lines that one may be sent to: to any other would lead away. */
  readonly lines: readonly number[]
  /** What a teacher's answer speaks of. */
  readonly says: RegExp
  readonly code: string
}

const labelled = (title: string, cause: string, lines: readonly number[], says: RegExp, code: string): LabelledProgram => ({
  title,
  cause,
  lines,
  says,
  code,
})

/** Written before the rules were mended by them: 55 of 62 causes told then, and 3 programs led away; 60 and none after. */
export const knownPrograms: readonly LabelledProgram[] = [
  labelled(
    '조개껍데기 세기',
    'reads two numbers in two int(input()) from one line',
    [1],
    /한 줄|빈칸|나누|split/,
    python`
a = int(input())
b = int(input())
print(a + b)
`,
  ),
  labelled(
    '조개껍데기 세기',
    'prints with a comma what should be added',
    [2],
    /입력과 똑같/,
    python`
a, b = map(int, input().split())
print(a, b)
`,
  ),
  labelled(
    '바닷물 온도 바꾸기',
    'int for a decimal',
    [1],
    /소수|float/,
    python`
c = int(input())
print(c * 9 / 5 + 32)
`,
  ),
  labelled(
    '바닷물 온도 바꾸기',
    'brackets around the sum: 9/5 times c+32',
    [2],
    /괄호|먼저|순서/,
    python`
c = float(input())
f = (c + 32) * 9 / 5
print("%.1f" % f)
`,
  ),
  labelled(
    '바닷물 온도 바꾸기',
    'integer division',
    [2],
    /\/\/|몫|소수/,
    python`
c = float(input())
f = c * 9 // 5 + 32
print(round(f, 1))
`,
  ),
  labelled(
    '바닷물 온도 바꾸기',
    'prints a unit',
    [3],
    /단위|군더더기|덧붙|더 출력|다른 말|말/,
    python`
c = float(input())
f = c * 1.8 + 32
print(str(round(f, 1)) + "도")
`,
  ),
  labelled(
    '밀물과 썰물',
    'forgets the equal case',
    [],
    /그대로/,
    python`
a, b = map(int, input().split())
if a < b:
    print("밀물")
else:
    print("썰물")
`,
  ),
  labelled(
    '밀물과 썰물',
    'compares texts',
    [1, 2],
    /글자|숫자|int/,
    python`
a, b = input().split()
if a < b:
    print("밀물")
elif a > b:
    print("썰물")
else:
    print("그대로")
`,
  ),
  labelled(
    '등대는 언제 켜질까',
    'and in place of or',
    [2],
    /and|or|동시에|그리고|또는/,
    python`
t = int(input())
if t >= 18 and t < 6:
    print("켜짐")
else:
    print("꺼짐")
`,
  ),
  labelled(
    '등대는 언제 켜질까',
    'only the evening is looked at',
    [2],
    /새벽|조건|갈래|0|빠진|경우/,
    python`
t = int(input())
if t >= 18:
    print("켜짐")
else:
    print("꺼짐")
`,
  ),
  labelled(
    '잠수복 고르기',
    '130 goes to S',
    [2],
    /끝값/,
    python`
h = int(input())
if h <= 130:
    print("S")
elif h < 150:
    print("M")
else:
    print("L")
`,
  ),
  labelled(
    '잠수복 고르기',
    'if in place of elif, both print',
    [4],
    /elif|따로|이어|둘 다/,
    python`
h = int(input())
if h < 130:
    print("S")
if h < 150:
    print("M")
else:
    print("L")
`,
  ),
  labelled(
    '잠수복 고르기',
    'lower case letters printed',
    [],
    /대문자|소문자/,
    python`
h = int(input())
if h < 130:
    print("s")
elif h < 150:
    print("m")
else:
    print("l")
`,
  ),
  labelled(
    '파도의 높이',
    'sorts texts',
    [2, 3],
    /글자|숫자|int/,
    python`
n = int(input())
h = input().split()
h.sort()
print(int(h[-1]) - int(h[0]))
`,
  ),
  labelled(
    '파도의 높이',
    'smallest starts at 0',
    [4],
    /처음|시작|0/,
    python`
n = int(input())
h = list(map(int, input().split()))
big = 0
small = 0
for x in h:
    if x > big:
        big = x
    if x < small:
        small = x
print(big - small)
`,
  ),
  labelled(
    '파도의 높이',
    'elif: the first is never the smallest',
    [8],
    /elif|처음|시작|첫/,
    python`
n = int(input())
h = list(map(int, input().split()))
big = 0
small = 10001
for x in h:
    if x > big:
        big = x
    elif x < small:
        small = x
print(big - small)
`,
  ),
  labelled(
    '모래성 쌓기',
    'range(n) leaves out n',
    [3],
    /range|마지막|끝|n까지|바로 앞/,
    python`
n = int(input())
s = 0
for i in range(n):
    s += i
print(s)
`,
  ),
  labelled(
    '모래성 쌓기',
    'prints in the loop',
    [5],
    /들여|반복 안|반복이 끝/,
    python`
n = int(input())
s = 0
for i in range(1, n + 1):
    s += i
    print(s)
`,
  ),
  labelled(
    '모래성 쌓기',
    'starts s inside the loop',
    [3],
    /다시|반복 안|되돌|처음/,
    python`
n = int(input())
for i in range(1, n + 1):
    s = 0
    s += i
print(s)
`,
  ),
  labelled(
    '모래성 쌓기',
    'adds n in place of i',
    [4],
    /n|i|더하/,
    python`
n = int(input())
s = 0
for i in range(1, n + 1):
    s += n
print(s)
`,
  ),
  labelled(
    '별 찍는 불가사리',
    'stars grow by one',
    [3],
    /별|두 개|늘어|글자 수|개수|번째 줄|다른/,
    python`
n = int(input())
for i in range(1, n + 1):
    print(" " * (n - i) + "*" * i)
`,
  ),
  labelled(
    '거꾸로 읽는 등대 신호',
    'the index starts at len',
    [3, 4],
    /번호|길이|마지막|하나 작/,
    python`
s = input()
r = ""
for i in range(len(s), 0, -1):
    r += s[i]
print(r)
`,
  ),
  labelled(
    '거꾸로 읽는 등대 신호',
    'a list is printed',
    [2],
    /리스트|join|괄호|돌려주|None/,
    python`
s = list(input())
s = s.reverse()
print(s)
`,
  ),
  labelled(
    '병 속의 편지',
    'does not go around at A',
    [5],
    /26|A|Z|돌아/,
    python`
k = int(input())
s = input()
r = ""
for c in s:
    r += chr(ord(c) - k)
print(r)
`,
  ),
  labelled(
    '고래 노래 압축하기',
    'the last group is missing',
    [8],
    /마지막|끝난 뒤|반복이 끝/,
    python`
s = input()
cnt = 1
r = ""
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
    '가장 긴 미역 줄기',
    'counts from 0',
    [4],
    /1부터|번호|0부터|하나/,
    python`
n = int(input())
a = list(map(int, input().split()))
m = max(a)
print(a.index(m))
`,
  ),
  labelled(
    '가장 긴 미역 줄기',
    'takes the last of equal ones',
    [5],
    /같|=|경계|먼저|처음/,
    python`
n = int(input())
a = list(map(int, input().split()))
best = 0
for i in range(n):
    if a[i] >= a[best]:
        best = i
print(best + 1)
`,
  ),
  labelled(
    '갈매기 기록장',
    'slice from a',
    [4],
    /번호|0부터|1부터|자르|슬라이스|하나/,
    python`
n = int(input())
g = list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(g[a:b]))
`,
  ),
  labelled(
    '어항 자리 바꾸기',
    'moves to the left',
    [3],
    /방향|왼쪽|오른쪽|순서|자리/,
    python`
n, k = map(int, input().split())
a = input().split()
k = k % n
print(*(a[k:] + a[:k]))
`,
  ),
  labelled(
    '어항 자리 바꾸기',
    'prints the list itself',
    [5],
    /리스트|괄호|빈칸|\*/,
    python`
n, k = map(int, input().split())
a = list(map(int, input().split()))
for i in range(k % n):
    a.insert(0, a.pop())
print(a)
`,
  ),
  labelled(
    '하노이의 산호탑',
    'recursion forgets the one in the middle',
    [1, 4],
    /하나|1|더하|다른/,
    python`
def h(n):
    if n == 1:
        return 1
    return h(n - 1) * 2
print(h(int(input())))
`,
  ),
  labelled(
    '하노이의 산호탑',
    'the function prints, so None is printed',
    [5, 6],
    /return|돌려주|None/,
    python`
def h(n):
    r = 0
    for i in range(n):
        r = r * 2 + 1
    print(r)
print(h(int(input())))
`,
  ),
  labelled(
    '물고기 줄 세우기',
    'swap without a third place',
    [6, 7],
    /바꾸|잃|사라|덮어|두 값/,
    python`
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    for j in range(n - 1):
        if a[j] > a[j + 1]:
            a[j] = a[j + 1]
            a[j + 1] = a[j]
print(*a)
`,
  ),
  labelled(
    '물고기 줄 세우기',
    'one pass only',
    [3],
    /한 번|여러 번|되풀이|반복/,
    python`
n = int(input())
a = list(map(int, input().split()))
for j in range(n - 1):
    if a[j] > a[j + 1]:
        a[j], a[j + 1] = a[j + 1], a[j]
print(*a)
`,
  ),
  labelled(
    '보물섬 지도',
    'column first, and from 0',
    [2, 5],
    /1부터|0부터|번호|줄|칸/,
    python`
r, c = map(int, input().split())
for i in range(r):
    s = input()
    if "X" in s:
        print(i, s.index("X"))
`,
  ),
  labelled(
    '징검다리 건너기',
    'one step too many',
    [4],
    /몇 번|횟수|하나|한 번|1/,
    python`
n = int(input())
a, b = 1, 1
for i in range(n):
    a, b = b, a + b
print(b)
`,
  ),
  labelled(
    '진주 값 계산',
    'reads the three from one line',
    [1],
    /줄|한 줄|세 줄/,
    python`
p, c, m = map(int, input().split())
print(m - p * c)
`,
  ),
  labelled(
    '진주 값 계산',
    'takes away before multiplying',
    [4],
    /곱|먼저|괄호|순서/,
    python`
p = int(input())
c = int(input())
m = int(input())
print((m - p) * c)
`,
  ),
  labelled(
    '물고기 나눠 담기',
    'a plain division',
    [2],
    /\/\/|몫|소수/,
    python`
a, b = map(int, input().split())
print(a / b, a % b)
`,
  ),
  labelled(
    '잠수 시간 적기',
    'print with commas gives blanks',
    [2],
    /빈칸|쉼표|sep|사이/,
    python`
m = int(input())
print(m // 60, "시간", m % 60, "분")
`,
  ),
  labelled(
    '잠수 시간 적기',
    'the rest is by 24',
    [3],
    /60|나머지|24|계산/,
    python`
m = int(input())
h = m // 60
r = m % 24
print(f"{h}시간 {r}분")
`,
  ),
  labelled(
    '누가 더 깊이 잠수했을까',
    'quotes around the condition',
    [2],
    /따옴표|글자/,
    python`
a, b = map(int, input().split())
print("a > b")
`,
  ),
  labelled(
    '수족관 입장료',
    '13 is a child, too',
    [2],
    /13|경계|같/,
    python`
age = int(input())
if age <= 13:
    print(3000)
else:
    print(5000)
`,
  ),
  labelled(
    '산소통 채우기',
    'the print only in the if',
    [2, 3],
    /else|조건|들여|아닐 때|출력/,
    python`
x = int(input())
if x < 20:
    print(100)
`,
  ),
  labelled(
    '짝수 물고기 홀수 물고기',
    'the result is a text',
    [1, 2],
    /글자|숫자|int/,
    python`
n = input()
if n % 2 == 0:
    print("짝수")
else:
    print("홀수")
`,
  ),
  labelled(
    '오늘 잠수해도 될까',
    'or in place of and',
    [2],
    /or|and|또는|그리고|둘 다/,
    python`
a, b = map(int, input().split())
if a <= 10 or b <= 2:
    print("가능")
else:
    print("쉬어요")
`,
  ),
  labelled(
    '쉬는 날 수족관',
    'a text after or is always true',
    [3],
    /양쪽|or|늘 참|항상 참/,
    python`
d = input()
w = input()
if d == "월" or "목" or w == "태풍":
    print("쉬어요")
else:
    print("열어요")
`,
  ),
  labelled(
    '배표 고르기',
    'the age is a text',
    [2, 3],
    /글자|숫자|int/,
    python`
d = input()
a = input()
if d == "주말":
    if a >= 13:
        print(5000)
    else:
        print(2000)
else:
    if a >= 13:
        print(3000)
    else:
        print(1000)
`,
  ),
  labelled(
    '산호가 좋아하는 온도',
    '28 is too hot already',
    [2],
    /28|경계|같/,
    python`
t = int(input())
if 23 <= t < 28:
    print("좋아요")
elif t >= 28:
    print("더워요")
else:
    print("추워요")
`,
  ),
  labelled(
    '파도 번호 부르기',
    'comma makes a blank',
    [3],
    /빈칸|쉼표|sep|사이/,
    python`
n = int(input())
for i in range(1, n + 1):
    print(i, "번째 파도")
`,
  ),
  labelled(
    '새는 물통',
    'plain division never ends in time',
    [4],
    /\/\/|몫|소수/,
    python`
w = int(input())
d = 0
while w > 0:
    w = w / 2
    d += 1
print(d)
`,
  ),
  labelled(
    '저금통 채우기',
    'stops one day late',
    [4],
    /몇 번|같/,
    python`
g = int(input())
s = 0
d = 0
while s <= g:
    d += 1
    s += d
print(d)
`,
  ),
  labelled(
    '여러 배의 물고기 더하기',
    'reads a single line',
    [2],
    /줄|한 줄|여러 줄/,
    python`
n = int(input())
print(sum(map(int, input().split())))
`,
  ),
  labelled(
    '큰 물고기 세기',
    'adds the sizes, not one',
    [5],
    /1|세|개수|더하/,
    python`
n, k = map(int, input().split())
c = 0
for x in map(int, input().split()):
    if x >= k:
        c += x
print(c)
`,
  ),
  labelled(
    '삼육구 소라 놀이',
    'no else: prints the number, too',
    [3, 5],
    /else|둘 다|늘|항상|조건/,
    python`
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 0:
        print("짝")
    print(i)
`,
  ),
  labelled(
    '바다 극장 자리표',
    'no line end after a row',
    [4],
    /줄|print\(\)|바꾸/,
    python`
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(f"{i}-{j}", end=" ")
`,
  ),
  labelled(
    '악수하는 문어들',
    'the inner loop starts at 1',
    [3],
    /안쪽|시작|두 번|자기|짝/,
    python`
n = int(input())
for i in range(1, n + 1):
    for j in range(1, n + 1):
        print(i, j)
`,
  ),
  labelled(
    '깃발 신호 뒤집기',
    'methods without brackets',
    [5],
    /괄호|부르/,
    python`
s = input()
r = ""
for c in s:
    if c.isupper():
        r += c.lower
    else:
        r += c.upper()
print(r)
`,
  ),
  labelled(
    '줄마다 조개 더하기',
    'the first row that is equal is lost: best row starts at 0 and index from 0',
    [4, 7],
    /1부터|0부터|번호|하나/,
    python`
r, c = map(int, input().split())
best = -1
at = 0
for i in range(r):
    s = sum(map(int, input().split()))
    if s > best:
        best = s
        at = i
print(at, best)
`,
  ),
  labelled(
    '처음 보는 물고기',
    'counts, though it stands in the list already',
    [6],
    /들여|조건|안에|이미|만/,
    python`
n = int(input())
seen = []
c = 0
for i in range(n):
    x = input()
    if x not in seen:
        seen.append(x)
    c += 1
print(c)
`,
  ),
  labelled(
    '행운의 진주 번호',
    'total is not set back for each number',
    [3, 6],
    /다시|0으로|처음|반복/,
    python`
n = int(input())
c = 0
t = 0
for x in input().split():
    for d in x:
        t += int(d)
    if t % 7 == 0:
        c += 1
print(c)
`,
  ),
  labelled(
    '입 벌린 조개 닫기',
    'what is left open is not looked at',
    [],
    /남|빈|끝난|마지막/,
    python`
s = input()
st = []
ok = True
for c in s:
    if c in "([":
        st.append(c)
    else:
        if not st:
            ok = False
            break
        t = st.pop()
        if t + c not in ("()", "[]"):
            ok = False
            break
print("YES" if ok else "NO")
`,
  ),
]

/** Written after that, and met as they are: 39 of 44 causes told, 1 program led away (which is mended, too). */
export const freshPrograms: readonly LabelledProgram[] = [
  labelled(
    '조개껍데기 세기',
    'subtracts',
    [3],
    /기호|더하|계산/,
    python`
x = input().split()
a, b = int(x[0]), int(x[1])
print(a - b)
`,
  ),
  labelled(
    '바닷물 온도 바꾸기',
    'adds 23 for 32',
    [2],
    /수|32|계산/,
    python`
c = float(input())
f = c * 9 / 5 + 23
print(round(f, 1))
`,
  ),
  labelled(
    '파도 소리 세 번',
    'the blank only between the first two',
    [2],
    /사이|빈칸|쉼표|sep/,
    python`
s = input()
print(s + " " + s + s)
`,
  ),
  labelled(
    '밀물과 썰물',
    'three ifs, the last else goes with the second',
    [4, 6],
    /else|짝|이어/,
    python`
a, b = map(int, input().split())
if b > a:
    print("밀물")
if a > b:
    print("썰물")
else:
    print("그대로")
`,
  ),
  labelled(
    '등대는 언제 켜질까',
    'up to and with 6',
    [2],
    /끝값/,
    python`
t = int(input())
if 6 < t < 18:
    print("꺼짐")
else:
    print("켜짐")
`,
  ),
  labelled(
    '잠수복 고르기',
    'order of conditions: all below 150 are M',
    [2, 4],
    /위|먼저|갈래|순서|130/,
    python`
h = int(input())
if h < 150:
    print("M")
elif h < 130:
    print("S")
else:
    print("L")
`,
  ),
  labelled(
    '파도의 높이',
    'takes n as a height, too',
    [2],
    /개수|n|첫 줄|파도 하나|처음/,
    python`
n = int(input())
big = n
small = n
for x in map(int, input().split()):
    if x > big:
        big = x
    if x < small:
        small = x
print(big - small)
`,
  ),
  labelled(
    '모래성 쌓기',
    'while that leaves out the last',
    [4],
    /같|몇 번|경계|마지막/,
    python`
n = int(input())
i = 1
s = 0
while i < n:
    s = s + i
    i = i + 1
print(s)
`,
  ),
  labelled(
    '모래성 쌓기',
    'forgets to count up: endless',
    [4],
    /끝나|거짓|바뀌/,
    python`
n = int(input())
i = 1
s = 0
while i <= n:
    s = s + i
print(s)
`,
  ),
  labelled(
    '별 찍는 불가사리',
    'no blanks in front',
    [3],
    /빈칸|사이|앞/,
    python`
n = int(input())
for i in range(n):
    print("*" * (2 * i + 1))
`,
  ),
  labelled(
    '거꾸로 읽는 등대 신호',
    'prints each letter on its own line',
    [3],
    /줄|end|한 줄/,
    python`
s = input()
for c in s[::-1]:
    print(c)
`,
  ),
  labelled(
    '병 속의 편지',
    'K is left as a text',
    [1],
    /글자|숫자|int/,
    python`
k = input()
s = input()
for c in s:
    print(chr((ord(c) - 65 - k) % 26 + 65), end="")
`,
  ),
  labelled(
    '고래 노래 압축하기',
    'count is not set back',
    [9],
    /되돌|다시|처음|1/,
    python`
s = input()
cnt = 1
r = ""
for i in range(len(s)):
    if i + 1 < len(s) and s[i] == s[i + 1]:
        cnt += 1
    else:
        r += s[i] + str(cnt)
        cnt = 0
print(r)
`,
  ),
  labelled(
    '가장 긴 미역 줄기',
    'the largest itself is printed',
    [4, 8],
    /몇 번째|자리|값/,
    python`
n = int(input())
a = list(map(int, input().split()))
m = 0
p = 0
for i in range(n):
    if a[i] > m:
        m = a[i]
        p = i + 1
print(m)
`,
  ),
  labelled(
    '갈매기 기록장',
    'range(a, b) over days',
    [5],
    /range|마지막|끝|번호|칸|시작/,
    python`
n = int(input())
g = list(map(int, input().split()))
a, b = map(int, input().split())
s = 0
for i in range(a, b):
    s += g[i]
print(s)
`,
  ),
  labelled(
    '어항 자리 바꾸기',
    'K is not brought below N',
    [2],
    /K|나머지|바퀴|큰|n/,
    python`
n, k = map(int, input().split())
a = input().split()
b = a[-k:] + a[:-k]
print(*b)
`,
  ),
  labelled(
    '하노이의 산호탑',
    'n squared minus something',
    [2],
    /계산|식|방법|따라/,
    python`
n = int(input())
print(n * n - 2)
`,
  ),
  labelled(
    '물고기 줄 세우기',
    'swaps always',
    [6],
    /어느 쪽|거꾸로/,
    python`
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    for j in range(i + 1, n):
        if a[i] < a[j]:
            a[i], a[j] = a[j], a[i]
print(*a)
`,
  ),
  labelled(
    '두 번 접은 항해도',
    'sorts by x alone',
    [5],
    /같|x|y|둘째|순서/,
    python`
n = int(input())
p = []
for i in range(n):
    p.append(list(map(int, input().split())))
p.sort(key=lambda q: q[0])
for q in p:
    print(q[0], q[1])
`,
  ),
  labelled(
    '징검다리 건너기',
    'fib without a memo is too slow',
    [1, 2],
    /몇 번|같은 값|적어|큰/,
    python`
def f(n):
    if n <= 1:
        return 1
    return f(n - 1) + f(n - 2)
print(f(int(input())))
`,
  ),
  labelled(
    '용궁의 계단',
    'IndexError for one stair',
    [5],
    /칸|번호|길이|하나/,
    python`
n = int(input())
a = list(map(int, input().split()))
d = [0] * n
d[0] = a[0]
d[1] = a[0] + a[1]
for i in range(2, n):
    d[i] = max(d[i - 2], d[i - 3] + a[i - 1]) + a[i]
print(d[-1])
`,
  ),
  labelled(
    '번호표 만들기',
    'sum of texts, joined numbers',
    [2],
    /글자|숫자|int/,
    python`
a, b = input().split()
print(a + b, a + b)
`,
  ),
  labelled(
    '물고기 나눠 담기',
    'rest and quotient swapped',
    [2],
    /순서|먼저|앞/,
    python`
a, b = map(int, input().split())
print(a % b, a // b)
`,
  ),
  labelled(
    '누가 더 깊이 잠수했을까',
    'equal is true, too',
    [2],
    /같|경계/,
    python`
a, b = map(int, input().split())
print(a >= b)
`,
  ),
  labelled(
    '수족관 입장료',
    'prints both prices',
    [2, 5],
    /else|둘|줄|이어/,
    python`
a = int(input())
if a < 13:
    print(3000)
print(5000)
`,
  ),
  labelled(
    '산소통 채우기',
    'adds 100 in place of setting',
    [3],
    /넣|더하|기호|=/,
    python`
o = int(input())
if o < 20:
    o += 100
print(o)
`,
  ),
  labelled(
    '오늘 잠수해도 될까',
    'wave below 2',
    [2],
    /2|같|경계/,
    python`
w, h = map(int, input().split())
if w <= 10 and h < 2:
    print("가능")
else:
    print("쉬어요")
`,
  ),
  labelled(
    '쉬는 날 수족관',
    'and binds before or: brackets',
    [3],
    /and|or|괄호|태풍|조건/,
    python`
d = input()
w = input()
if d == "월" or d == "목" and w == "태풍":
    print("쉬어요")
else:
    print("열어요")
`,
  ),
  labelled(
    '보물 상자 열기',
    'compares a text with a number',
    [3],
    /글자|숫자|int|종류/,
    python`
k = input()
n = input()
if k == 1:
    if n == 7:
        print("열렸어요")
    else:
        print("번호가 달라요")
else:
    print("열쇠가 없어요")
`,
  ),
  labelled(
    '파도 번호 부르기',
    '+ of number and text',
    [3],
    /글자|str|정수/,
    python`
n = int(input())
for i in range(1, n + 1):
    print(i + "번째 파도")
`,
  ),
  labelled(
    '저금통 채우기',
    'one pearl each day',
    [5, 6],
    /늘|같|커지|얼마/,
    python`
g = int(input())
p = 0
d = 0
while p < g:
    p += 1
    d += 1
print(d)
`,
  ),
  labelled(
    '여러 배의 물고기 더하기',
    'total restarts in the loop',
    [3],
    /처음|다시|반복/,
    python`
n = int(input())
for i in range(n):
    t = 0
    f = int(input())
    t = t + f
print(t)
`,
  ),
  labelled(
    '큰 물고기 세기',
    'compares with n',
    [4],
    /변수|k|비교|무엇/,
    python`
n, k = map(int, input().split())
c = 0
for x in list(map(int, input().split())):
    if x >= n:
        c += 1
print(c)
`,
  ),
  labelled(
    '삼육구 소라 놀이',
    'only 3, 6, 9 written out',
    [3],
    /적지|규칙|몇 개|나머지|큰|수|100/,
    python`
n = int(input())
for i in range(1, n + 1):
    if i == 3 or i == 6 or i == 9:
        print("짝")
    else:
        print(i)
`,
  ),
  labelled(
    '계단 모양 산호',
    'upside down',
    [2],
    /순서|거꾸로|첫 줄|개수|몇 개/,
    python`
n = int(input())
for i in range(n, 0, -1):
    print("#" * i)
`,
  ),
  labelled(
    '깃발 신호 뒤집기',
    'elif islower missing: digits fine, but prints while going with newline',
    [5],
    /줄|end|한 줄/,
    python`
s = input()
for c in s:
    if c.isupper():
        print(c.lower())
    else:
        print(c.upper())
`,
  ),
  labelled(
    '줄마다 조개 더하기',
    'total over all rows',
    [6, 7],
    /되돌|처음|다시|묶음/,
    python`
r, c = map(int, input().split())
t = 0
best = -1
for i in range(1, r + 1):
    for x in map(int, input().split()):
        t += x
    if t > best:
        best = t
        at = i
print(at, best)
`,
  ),
  labelled(
    '가장 많은 보물',
    'ties by what came first in the list, which is fine here; hidden: cup, map',
    [6],
    /같|순서|사전|먼저/,
    python`
n = int(input())
d = {}
for i in range(n):
    s = input()
    d[s] = d.get(s, 0) + 1
m = max(d, key=d.get)
print(m, d[m])
`,
  ),
  labelled(
    '섬 사이의 거리',
    'squares',
    [5],
    /abs|계산|기호|절댓값|따라/,
    python`
n = int(input())
for i in range(n):
    a, b, c, d = map(int, input().split())
    x = (a - c) ** 2
    y = (b - d) ** 2
    print(int((x + y) ** 0.5))
`,
  ),
  labelled(
    '무게가 꼭 맞는 조개 한 쌍',
    'each pair twice',
    [4, 5],
    /두 번|짝|시작|자기/,
    python`
n, s = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for i in range(n):
    for j in range(n):
        if i != j and a[i] + a[j] == s:
            c += 1
print(c)
`,
  ),
  labelled(
    '등대 번호 찾기',
    'place from 0',
    [6],
    /1부터|0부터|번호|하나/,
    python`
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    r = 0
    if x in a:
        r = a.index(x)
    print(r)
`,
  ),
  labelled(
    '입 벌린 조개 닫기',
    'pops an empty list',
    [7],
    /비어|꺼내|남/,
    python`
s = input()
st = []
ok = "YES"
for c in s:
    if c in "([":
        st.append(c)
    elif st.pop() + c not in ["()", "[]"]:
        ok = "NO"
if st:
    ok = "NO"
print(ok)
`,
  ),
  labelled(
    '원을 그리며 떠나는 물고기',
    'pop(k) without going around',
    [6, 7],
    /번호|나머지|칸|넘|길이/,
    python`
n, k = map(int, input().split())
a = list(range(1, n + 1))
r = []
p = 0
while a:
    p = p + k - 1
    r.append(a.pop(p))
print(*r)
`,
  ),
  labelled(
    '닻줄 나눠 자르기',
    'cuts by the average',
    [4],
    /계산|방법|따라|작은/,
    python`
n, k = map(int, input().split())
a = list(map(int, input().split()))
s = sum(a)
print(s // k)
`,
  ),
]
