import { python } from '../../../../mock-server/problems/solution.ts'

/** A program as a novice writes it, with what a teacher would speak of. */
export interface NoviceProgram {
  readonly title: string
  readonly cause: string
  /** Rules that hit the cause; none: the tutor does not find it. */
  readonly hits: readonly string[]
  readonly code: string
  /** Rules that say something true beside the cause. Any other that speaks misleads. */
  readonly asides: readonly string[]
}

const wrong = (title: string, cause: string, hits: readonly string[], code: string, asides: readonly string[] = []): NoviceProgram => ({
  title,
  cause,
  hits,
  code,
  asides,
})

/** None of them stands among the golden submissions, by which the rules were made. */
export const novicePrograms: readonly NoviceProgram[] = [
  // 얕은 바다
  wrong(
    '조개껍데기 세기',
    'reads a second line that is not there',
    ['입력의 줄 수'],
    python`
a = input()
b = input()
print(int(a) + int(b))
`,
  ),
  wrong(
    '조개껍데기 세기',
    'joins texts, then makes a number of them',
    ['바꾸지 않은 입력'],
    python`
a, b = input().split()
print(int(a + b))
`,
  ),
  wrong(
    '조개껍데기 세기',
    'splits at commas, where there are blanks',
    ['입력에 없는 칸막이'],
    python`
a, b = map(int, input().split(','))
print(a + b)
`,
  ),
  wrong(
    '바닷물 온도 바꾸기',
    'rounds to a whole number',
    ['반올림'],
    python`
c = float(input())
f = c * 9 / 5 + 32
print(round(f))
`,
  ),
  wrong(
    '바닷물 온도 바꾸기',
    'does not round, which the examples do not show',
    ['자릿수를 정하지 않은 소수'],
    python`
c = float(input())
f = c * 9 / 5 + 32
print(f)
`,
  ),
  wrong(
    '파도 소리 세 번',
    'leaves no blanks',
    ['출력의 사이와 끝'],
    python`
s = input()
print(s * 3)
`,
  ),
  wrong(
    '파도 소리 세 번',
    'a line each',
    ['출력의 사이와 끝'],
    python`
s = input()
for i in range(3):
    print(s)
`,
  ),
  wrong(
    '밀물과 썰물',
    'the else belongs to the second if alone',
    ['따로 노는 if'],
    python`
y, t = map(int, input().split())
if t > y:
    print('밀물')
if t < y:
    print('썰물')
else:
    print('그대로')
`,
    ['이어지는 출력', '출력의 다른 점'],
  ),
  wrong(
    '밀물과 썰물',
    'compares the other way round',
    ['다른 갈래'],
    python`
old, new = map(int, input().split())
if old > new:
    print('밀물')
elif old < new:
    print('썰물')
else:
    print('그대로')
`,
  ),
  wrong(
    '등대는 언제 켜질까',
    'still on at six in the morning',
    ['다른 갈래'],
    python`
h = int(input())
if h >= 18 or h <= 6:
    print('켜짐')
else:
    print('꺼짐')
`,
  ),
  wrong(
    '등대는 언제 켜질까',
    'not yet on at six in the evening, which no example shows',
    ['경계에 있는 값'],
    python`
h = int(input())
if h > 18 or h < 6:
    print('켜짐')
else:
    print('꺼짐')
`,
  ),
  wrong(
    '잠수복 고르기',
    'says nothing at 150',
    ['경계에 있는 값'],
    python`
h = int(input())
if h < 130:
    print('S')
elif h < 150:
    print('M')
elif h > 150:
    print('L')
`,
  ),
  wrong(
    '잠수복 고르기',
    'the wide condition stands first',
    ['가려진 갈래'],
    python`
h = int(input())
if h >= 130:
    print('M')
elif h >= 150:
    print('L')
else:
    print('S')
`,
    ['다른 갈래'],
  ),
  wrong(
    '등대에 인사말 켜기',
    'the name of the variable within the quotes',
    ['따옴표 속의 이름'],
    python`
ship = input()
print('어서 와 ship')
print('여기는 코딩바다')
`,
  ),
  wrong(
    '등대에 인사말 켜기',
    'no blank between the words',
    ['출력의 사이와 끝'],
    python`
ship = input()
print('어서 와' + ship)
print('여기는 코딩바다')
`,
  ),
  wrong(
    '세 조개 자리 옮기기',
    'does not split',
    ['나누지 않은 입력'],
    python`
a, b, c = input()
print(c, a, b)
`,
  ),
  wrong(
    '번호표 만들기',
    'the two in the other order',
    ['출력의 다른 점'],
    python`
a, b = input().split()
print(a + b, int(a) + int(b))
`,
  ),
  wrong(
    '진주 값 계산',
    'subtracts the other way round',
    ['출력의 다른 점'],
    python`
price = int(input())
count = int(input())
money = int(input())
print(price * count - money)
`,
  ),
  wrong(
    '진주 값 계산',
    'three values on one line',
    ['덜 읽은 입력'],
    python`
price, count, money = map(int, input().split())
print(money - price * count)
`,
  ),
  wrong(
    '물고기 나눠 담기',
    'divides into decimals',
    ['소수로 나누기'],
    python`
fish, tanks = map(int, input().split())
print(fish / tanks, fish % tanks)
`,
  ),
  wrong(
    '물고기 나눠 담기',
    'two lines',
    ['출력의 사이와 끝'],
    python`
fish, tanks = map(int, input().split())
print(fish // tanks)
print(fish % tanks)
`,
  ),
  wrong(
    '잠수 시간 적기',
    'hours as decimals',
    ['소수로 나누기'],
    python`
minutes = int(input())
print(f'{minutes / 60}시간 {minutes % 60}분')
`,
  ),
  wrong(
    '잠수 시간 적기',
    'leaves out the hours where there are none',
    ['출력의 다른 점'],
    python`
minutes = int(input())
if minutes >= 60:
    print(f'{minutes // 60}시간 {minutes % 60}분')
else:
    print(f'{minutes}분')
`,
  ),
  // 산호 숲
  wrong(
    '누가 더 깊이 잠수했을까',
    'small letters',
    ['출력의 다른 점'],
    python`
whale, penguin = map(int, input().split())
if whale > penguin:
    print('true')
else:
    print('false')
`,
  ),
  wrong(
    '누가 더 깊이 잠수했을까',
    'asks for the other one',
    ['다른 갈래'],
    python`
whale, penguin = map(int, input().split())
print(whale < penguin)
`,
  ),
  wrong(
    '수족관 입장료',
    'there is a price for children alone',
    ['모르는 이름'],
    python`
age = int(input())
if age < 13:
    price = 3000
print(price)
`,
  ),
  wrong(
    '수족관 입장료',
    'prints the full price afterwards',
    ['이어지는 출력'],
    python`
age = int(input())
if age < 13:
    print(3000)
print(5000)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '산소통 채우기',
    'a sum that goes nowhere',
    ['버려진 결과'],
    python`
o = int(input())
if o < 20:
    o + 80
print(o)
`,
  ),
  wrong(
    '산소통 채우기',
    'nothing is indented',
    ['들여쓰기'],
    python`
o = int(input())
if o < 20:
o = 100
print(o)
`,
  ),
  wrong(
    '짝수 물고기 홀수 물고기',
    'one sign to compare',
    ['같다와 넣기'],
    python`
n = int(input())
if n % 2 = 0:
    print('짝수')
else:
    print('홀수')
`,
  ),
  wrong(
    '짝수 물고기 홀수 물고기',
    'divides where the rest is asked for',
    ['소수로 나누기', '다른 갈래'],
    python`
n = int(input())
if n / 2 == 0:
    print('짝수')
else:
    print('홀수')
`,
  ),
  wrong(
    '짝수 물고기 홀수 물고기',
    'a rest is taken for even',
    ['다른 갈래'],
    python`
n = int(input())
if n % 2:
    print('짝수')
else:
    print('홀수')
`,
  ),
  wrong(
    '쉬는 날 수족관',
    'two days at once',
    ['참이 될 수 없는 조건'],
    python`
day = input()
weather = input()
if day == '월' and day == '목' or weather == '태풍':
    print('쉬어요')
else:
    print('열어요')
`,
  ),
  wrong(
    '보물 상자 열기',
    'a text is never a number',
    ['글자와 수를 비교하기'],
    python`
key = input()
number = input()
if key == 1:
    if number == 7:
        print('열렸어요')
    else:
        print('번호가 달라요')
else:
    print('열쇠가 없어요')
`,
    ['다른 갈래'],
  ),
  wrong(
    '보물 상자 열기',
    'asks for the number without a key',
    ['이어지는 출력'],
    python`
key = int(input())
number = int(input())
if key == 0:
    print('열쇠가 없어요')
if number == 7:
    print('열렸어요')
else:
    print('번호가 달라요')
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '배표 고르기',
    'a word without quotes',
    ['모르는 이름'],
    python`
day = input()
age = int(input())
if day == 평일:
    print(3000 if age >= 13 else 1000)
else:
    print(5000 if age >= 13 else 2000)
`,
  ),
  wrong(
    '산호가 좋아하는 온도',
    'nothing for the middle',
    ['출력의 다른 점'],
    python`
t = int(input())
if t < 23:
    print('추워요')
elif t > 28:
    print('더워요')
`,
  ),
  wrong(
    '산호가 좋아하는 온도',
    'leaves out 23 and 28, which no example shows',
    ['경계에 있는 값'],
    python`
t = int(input())
if 23 < t < 28:
    print('좋아요')
elif t <= 23:
    print('추워요')
else:
    print('더워요')
`,
  ),
  // 해류
  wrong(
    '파도 번호 부르기',
    'counts from 0',
    ['0부터 세는 반복'],
    python`
n = int(input())
for i in range(n):
    print(f'{i}번째 파도')
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '저금통 채우기',
    'goes on where it is enough',
    ['하나 부족하거나 하나 남는 반복'],
    python`
goal = int(input())
day = 0
total = 0
while total <= goal:
    day += 1
    total += day
print(day)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '저금통 채우기',
    'empties the box each day',
    ['처음으로 돌아가는 합'],
    python`
goal = int(input())
day = 0
total = 0
while total < goal:
    total = 0
    day += 1
    total += day
print(day)
`,
  ),
  wrong(
    '여러 배의 물고기 더하기',
    'adds a text',
    ['파이썬의 오류', '바꾸지 않은 입력'],
    python`
n = int(input())
total = 0
for i in range(n):
    fish = input()
    total += fish
print(total)
`,
  ),
  wrong(
    '여러 배의 물고기 더하기',
    'reads one boat only',
    ['덜 읽은 입력'],
    python`
n = int(input())
fish = int(input())
total = 0
for i in range(n):
    total += fish
print(total)
`,
  ),
  wrong(
    '큰 물고기 세기',
    'leaves out those of just that length',
    ['경계에 있는 값'],
    python`
n, k = map(int, input().split())
count = 0
for x in map(int, input().split()):
    if x > k:
        count += 1
print(count)
`,
  ),
  wrong(
    '큰 물고기 세기',
    '=+ for +=',
    ['뒤집힌 기호'],
    python`
n, k = map(int, input().split())
count = 0
for x in map(int, input().split()):
    if x >= k:
        count =+ 1
print(count)
`,
  ),
  wrong(
    '삼육구 소라 놀이',
    'says the number as well',
    ['이어지는 출력'],
    python`
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 0:
        print('짝')
    print(i)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '삼육구 소라 놀이',
    'begins with 0',
    ['0부터 세는 반복'],
    python`
n = int(input())
for i in range(n + 1):
    if i % 3 == 0:
        print('짝')
    else:
        print(i)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '바다 극장 자리표',
    'never ends a line',
    ['출력의 사이와 끝'],
    python`
rows, seats = map(int, input().split())
for i in range(1, rows + 1):
    for j in range(1, seats + 1):
        print(f'{i}-{j}', end=' ')
`,
  ),
  wrong(
    '악수하는 문어들',
    'each pair twice',
    ['출력의 다른 점'],
    python`
n = int(input())
for i in range(1, n + 1):
    for j in range(1, n + 1):
        if i != j:
            print(i, j)
`,
  ),
  wrong(
    '계단 모양 산호',
    'begins with an empty line',
    ['0부터 세는 반복'],
    python`
n = int(input())
for i in range(n):
    print('#' * i)
`,
    ['출력의 다른 점'],
  ),
  // 첫 문제들과 난파선
  wrong(
    '파도의 높이',
    'the greatest of texts',
    ['글자로 줄 세우기'],
    python`
n = input()
heights = input().split()
print(int(max(heights)) - int(min(heights)))
`,
  ),
  wrong(
    '파도의 높이',
    'the lowest begins with 0',
    ['0에서 시작하는 가장 큰 값'],
    python`
n = int(input())
high = 0
low = 0
for x in map(int, input().split()):
    if x > high:
        high = x
    if x < low:
        low = x
print(high - low)
`,
  ),
  wrong(
    '모래성 쌓기',
    'the last layer is missing',
    ['0부터 세는 반복'],
    python`
n = int(input())
total = 0
for i in range(n):
    total = total + i
print(total)
`,
  ),
  wrong(
    '모래성 쌓기',
    'prints within the loop',
    ['반복 속의 출력'],
    python`
n = int(input())
total = 0
for i in range(1, n + 1):
    total = total + i
    print(total)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '별 찍는 불가사리',
    'one star more in each line, not two',
    [],
    python`
n = int(input())
for i in range(1, n + 1):
    print(' ' * (n - i) + '*' * i)
`,
  ),
  wrong(
    '거꾸로 읽는 등대 신호',
    'prints the thing that would give the letters',
    ['통째로 출력한 리스트'],
    python`
signal = input()
print(reversed(signal))
`,
  ),
  wrong(
    '거꾸로 읽는 등대 신호',
    'a text cannot be reversed in place',
    ['파이썬의 오류'],
    python`
signal = input()
signal.reverse()
print(signal)
`,
  ),
  wrong(
    '거꾸로 읽는 등대 신호',
    'begins behind the last letter',
    ['리스트 너머의 칸'],
    python`
signal = input()
for i in range(len(signal), 0, -1):
    print(signal[i], end='')
`,
  ),
  wrong(
    '병 속의 편지',
    'goes beyond A',
    [],
    python`
k = int(input())
for letter in input():
    print(chr(ord(letter) - k), end='')
`,
  ),
  wrong(
    '고래 노래 압축하기',
    'the last sound is missing',
    ['출력의 다른 점'],
    python`
song = input()
count = 1
for i in range(1, len(song)):
    if song[i] == song[i - 1]:
        count += 1
    else:
        print(song[i - 1], count, sep='', end='')
        count = 1
`,
  ),
  wrong(
    '조류 기록장',
    'days count from 1, places from 0',
    ['1부터 센 번호로 자르기'],
    python`
n = int(input())
birds = list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(birds[a:b]))
`,
  ),
  wrong(
    '섬 사이의 거리',
    'prints in the function, and what it returns',
    ['돌려주지 않는 함수'],
    python`
def distance(x1, y1, x2, y2):
    print(abs(x1 - x2) + abs(y1 - y2))

for _ in range(int(input())):
    a, b, c, d = map(int, input().split())
    print(distance(a, b, c, d))
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '섬 사이의 거리',
    'nothing prints what is returned',
    ['돌려주기와 출력하기'],
    python`
def distance(x1, y1, x2, y2):
    return abs(x1 - x2) + abs(y1 - y2)

for _ in range(int(input())):
    a, b, c, d = map(int, input().split())
    distance(a, b, c, d)
`,
    ['없는 출력', '출력의 다른 점'],
  ),
  wrong(
    '행운의 진주 번호',
    'the number never gets smaller',
    ['끝나지 않는 반복', '버려진 결과'],
    python`
def lucky(n):
    total = 0
    while n > 0:
        total += n % 10
        n // 10
    return total % 7 == 0

input()
print(sum(lucky(int(x)) for x in input().split()))
`,
    ['끝나지 않은 반복'],
  ),
  wrong(
    '처음 보는 물고기',
    'sets have no append',
    ['파이썬의 오류'],
    python`
n = int(input())
names = set()
for i in range(n):
    names.append(input())
print(len(names))
`,
  ),
  wrong(
    '가장 많은 보물',
    'counts in a place that is not there yet',
    ['파이썬의 오류'],
    python`
n = int(input())
counts = {}
for i in range(n):
    name = input()
    counts[name] += 1
print(max(counts))
`,
  ),
  wrong(
    '깃발 신호 뒤집기',
    'does not take what it is given',
    ['버려진 결과'],
    python`
flag = input()
flag.swapcase()
print(flag)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '줄마다 조개 더하기',
    'no line is more than nothing',
    ['0에서 시작하는 가장 큰 값'],
    python`
rows, columns = map(int, input().split())
best = 0
place = 0
for i in range(rows):
    total = sum(map(int, input().split()))
    if total > best:
        best = total
        place = i + 1
print(place, best)
`,
  ),
  // Written after the rules, which had to hold for them as they were.
  wrong(
    '조개껍데기 세기',
    'quotes around the sum',
    ['따옴표 속의 이름'],
    python`
a, b = map(int, input().split())
print('a + b')
`,
  ),
  wrong(
    '바닷물 온도 바꾸기',
    'reckons with a text',
    ['바꾸지 않은 입력', '파이썬의 오류'],
    python`
c = input()
f = c * 9 / 5 + 32
print(f'{f:.1f}')
`,
  ),
  wrong(
    '바닷물 온도 바꾸기',
    'adds first',
    [],
    python`
c = float(input())
print(f'{(c + 32) * 9 / 5:.1f}')
`,
  ),
  wrong(
    '짝수 물고기 홀수 물고기',
    'input is not called',
    ['괄호 없이 쓴 함수'],
    python`
n = int(input)
if n % 2 == 0:
    print('짝수')
else:
    print('홀수')
`,
  ),
  wrong(
    '저금통 채우기',
    'the days stand still',
    ['끝나지 않는 반복', '끝나지 않은 반복'],
    python`
goal = int(input())
day = 0
total = 0
while total < goal:
    total += day
print(day)
`,
  ),
  wrong(
    '악수하는 문어들',
    'shakes its own hands',
    ['출력의 다른 점'],
    python`
n = int(input())
for i in range(1, n + 1):
    for j in range(i, n + 1):
        print(i, j)
`,
  ),
  wrong(
    '파도의 높이',
    'reckons with texts',
    ['글자로 줄 세우기', '바꾸지 않은 입력'],
    python`
n = int(input())
heights = list(input().split())
print(max(heights) - min(heights))
`,
  ),
  wrong(
    '행운의 진주 번호',
    'looks at the first digit only',
    ['첫 번째에 끝나는 반복'],
    python`
def lucky(n):
    total = 0
    for digit in str(n):
        total += int(digit)
        return total % 7 == 0

n = int(input())
count = 0
for x in input().split():
    if lucky(x):
        count += 1
print(count)
`,
  ),
  wrong(
    '큰 물고기 세기',
    'compares all of them at once',
    ['파이썬의 오류'],
    python`
n, k = map(int, input().split())
fish = list(map(int, input().split()))
count = 0
for x in fish:
    if fish >= k:
        count += 1
print(count)
`,
  ),
  wrong(
    '물고기 줄 세우기',
    'names the function only',
    ['괄호 없이 쓴 함수'],
    python`
n = int(input())
fish = list(map(int, input().split()))
fish.sort
print(*fish)
`,
  ),
  wrong(
    '보물섬 지도',
    'counts from 0',
    ['출력의 다른 점', '0부터 세는 반복'],
    python`
r, c = map(int, input().split())
for i in range(r):
    line = input()
    for j in range(c):
        if line[j] == 'X':
            print(i, j)
`,
    ['하나 부족하거나 하나 남는 반복'],
  ),
  wrong(
    '잠수복 고르기',
    'no quotes',
    ['모르는 이름'],
    python`
h = int(input())
if h < 130:
    print(S)
elif h < 150:
    print(M)
else:
    print(L)
`,
  ),
  wrong(
    '쉬는 날 수족관',
    'or stands between the days',
    ['하나만 비교한 조건'],
    python`
day = input()
weather = input()
if day == ('월' or '목') or weather == '태풍':
    print('쉬어요')
else:
    print('열어요')
`,
  ),
  wrong(
    '계단 모양 산호',
    'a comma too many',
    ['파이썬의 오류'],
    python`
n = int(input())
for i in range(1, n + 1):
    print('#', *i)
`,
  ),
]

interface RightProgram {
  readonly title: string
  readonly code: string
}

const right = (title: string, code: string): RightProgram => ({ title, code })

/** Right, and written as a book would not. Nothing is to be said of them. */
export const unusualPrograms: readonly RightProgram[] = [
  right(
    '조개껍데기 세기',
    python`
print(sum(int(x) for x in input().split()))
`,
  ),
  right(
    '조개껍데기 세기',
    python`
line = input()
blank = line.find(' ')
print(int(line[:blank]) + int(line[blank + 1:]))
`,
  ),
  right(
    '조개껍데기 세기',
    python`
import sys
numbers = sys.stdin.read().split()
total = 0
while numbers:
    total += int(numbers.pop())
print(total)
`,
  ),
  right(
    '바닷물 온도 바꾸기',
    python`
print('%.1f' % (float(input()) * 1.8 + 32))
`,
  ),
  right(
    '파도 소리 세 번',
    python`
s = input()
print(s, end=' ')
print(s, end=' ')
print(s)
`,
  ),
  right(
    '파도 소리 세 번',
    python`
print(' '.join([input()] * 3))
`,
  ),
  right(
    '밀물과 썰물',
    python`
a, b = map(int, input().split())
print(['그대로', '밀물', '썰물'][(b > a) - (b < a)])
`,
  ),
  right(
    '밀물과 썰물',
    python`
a, b = map(int, input().split())
answer = '그대로'
if b > a:
    answer = '밀물'
if b < a:
    answer = '썰물'
print(answer)
`,
  ),
  right(
    '등대는 언제 켜질까',
    python`
h = int(input())
print('꺼짐' if h in range(6, 18) else '켜짐')
`,
  ),
  right(
    '등대는 언제 켜질까',
    python`
h = int(input())
if not (h >= 6 and h < 18):
    print('켜짐')
if h >= 6 and h < 18:
    print('꺼짐')
`,
  ),
  right(
    '잠수복 고르기',
    python`
h = int(input())
print('SML'[(h >= 130) + (h >= 150)])
`,
  ),
  right(
    '두 어항 물고기 바꾸기',
    python`
a = input()
b = input()
a, b = b, a
print(a, b)
`,
  ),
  right(
    '두 어항 물고기 바꾸기',
    python`
a = input()
b = input()
c = a
a = b
b = c
print(a, b)
`,
  ),
  right(
    '번호표 만들기',
    python`
a, b = input().split()
print(int(a) + int(b), a + b)
`,
  ),
  right(
    '물고기 나눠 담기',
    python`
print(*divmod(*map(int, input().split())))
`,
  ),
  right(
    '잠수 시간 적기',
    python`
m = int(input())
h = 0
while m >= 60:
    m -= 60
    h += 1
print(str(h) + '시간 ' + str(m) + '분')
`,
  ),
  right(
    '수족관 입장료',
    python`
print(5000 - 2000 * (int(input()) < 13))
`,
  ),
  right(
    '짝수 물고기 홀수 물고기',
    python`
n = input()
print('짝수' if n[-1] in '02468' else '홀수')
`,
  ),
  right(
    '쉬는 날 수족관',
    python`
day = input()
weather = input()
if day in ['월', '목'] or weather == '태풍':
    print('쉬어요')
else:
    print('열어요')
`,
  ),
  right(
    '보물 상자 열기',
    python`
if input() == '0':
    print('열쇠가 없어요')
elif input() == '7':
    print('열렸어요')
else:
    print('번호가 달라요')
`,
  ),
  right(
    '파도 번호 부르기',
    python`
i = 0
n = int(input())
while True:
    i += 1
    print(i, '번째 파도', sep='')
    if i == n:
        break
`,
  ),
  right(
    '파도 번호 부르기',
    python`
for i in range(int(input())):
    print(f'{i + 1}번째 파도')
`,
  ),
  right(
    '새는 물통',
    python`
print(int(input()).bit_length())
`,
  ),
  right(
    '저금통 채우기',
    python`
def days(goal, day=1):
    if goal <= day:
        return day
    return days(goal - day, day + 1)
print(days(int(input())))
`,
  ),
  right(
    '큰 물고기 세기',
    python`
n, k = map(int, input().split())
fish = list(map(int, input().split()))
print(len([x for x in fish if x >= k]))
`,
  ),
  right(
    '삼육구 소라 놀이',
    python`
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 0:
        print('짝')
        continue
    print(i)
`,
  ),
  right(
    '악수하는 문어들',
    python`
from itertools import combinations
for pair in combinations(range(1, int(input()) + 1), 2):
    print(*pair)
`,
  ),
  right(
    '계단 모양 산호',
    python`
text = ''
for _ in range(int(input())):
    text += '#'
    print(text)
`,
  ),
  right(
    '모래성 쌓기',
    python`
n = int(input())
print(n * (n + 1) // 2)
`,
  ),
  right(
    '거꾸로 읽는 등대 신호',
    python`
s = input()
t = ''
for c in s:
    t = c + t
print(t)
`,
  ),
  right(
    '가장 긴 미역 줄기',
    python`
n = int(input())
xs = list(map(int, input().split()))
best = 0
for i in range(len(xs)):
    if xs[i] > xs[best]:
        best = i
print(best + 1)
`,
  ),
  right(
    '조류 기록장',
    python`
input()
xs = [0] + list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(xs[a:b + 1]))
`,
  ),
  right(
    '처음 보는 물고기',
    python`
print(len({input() for _ in range(int(input()))}))
`,
  ),
  right(
    '가장 많은 보물',
    python`
counts = {}
for _ in range(int(input())):
    name = input()
    counts[name] = counts.get(name, 0) + 1
name = min(counts, key=lambda one: (-counts[one], one))
print(name, counts[name])
`,
  ),
  right(
    '줄마다 조개 더하기',
    python`
r, c = map(int, input().split())
rows = [sum(map(int, input().split())) for i in range(r)]
print(rows.index(max(rows)) + 1, max(rows))
`,
  ),
]
