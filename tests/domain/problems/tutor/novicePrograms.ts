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
    ['경계에 있는 값', '통과하지 못한 테스트'],
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
    ['경계에 있는 값', '통과하지 못한 테스트'],
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
    ['앞뒤가 바뀐 값'],
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
    ['앞뒤가 바뀐 값'],
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
    ['몫으로 물은 나머지', '소수로 나누기', '다른 갈래'],
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
    ['이어지는 출력', '따로 노는 if'],
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
    ['어느 갈래도 아닌 때', '출력의 다른 점'],
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
    ['경계에 있는 값', '통과하지 못한 테스트'],
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
    ['바뀌지 않는 것을 더하기', '덜 읽은 입력'],
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
    ['자기 자신과의 짝', '출력의 다른 점'],
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
    ['출력의 다른 점', '다른 무늬'],
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
    ['다른 무늬'],
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
    ['글자표의 끝'],
    python`
k = int(input())
for letter in input():
    print(chr(ord(letter) - k), end='')
`,
  ),
  wrong(
    '고래 노래 압축하기',
    'the last sound is missing',
    ['마지막에 남은 묶음', '출력의 다른 점'],
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
    '갈매기 기록장',
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
    ['출력의 다른 점', '입력 그대로'],
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
    ['계산식'],
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
    ['자기 자신과의 짝', '출력의 다른 점'],
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
    ['첫 번째에 끝나는 반복', '어느 줄의 안쪽'],
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
    ['출력의 다른 점'],
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
    ['하나만 비교한 조건', '통과하지 못한 테스트'],
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
  // A second list, written before the rules were read again
  wrong(
    '조개껍데기 세기',
    'multiplies instead of adding',
    ['계산식'],
    python`
a, b = map(int, input().split())
print(a * b)
`,
  ),
  wrong(
    '조개껍데기 세기',
    'adds only after printing',
    ['출력한 다음에 바꾼 값'],
    python`
a, b = map(int, input().split())
total = 0
print(total)
total = a + b
`,
  ),
  wrong(
    '조개껍데기 세기',
    'prints the sum with a unit',
    ['출력의 다른 점'],
    python`
a, b = map(int, input().split())
print(a + b, "개")
`,
  ),
  wrong(
    '조개껍데기 세기',
    'prints the names in quotes',
    ['따옴표 속의 이름', '다른 종류의 답'],
    python`
a, b = input().split()
print("int(a) + int(b)")
`,
  ),
  wrong(
    '바닷물 온도 바꾸기',
    'precedence: adds 32 before dividing',
    ['계산식'],
    python`
c = float(input())
print(round((c * 9 + 32) / 5, 1))
`,
  ),
  wrong(
    '바닷물 온도 바꾸기',
    'integer division loses the fraction',
    ['버려진 소수점 아래'],
    python`
c = float(input())
f = c * 9 // 5 + 32
print(f'{f:.1f}')
`,
  ),
  wrong(
    '바닷물 온도 바꾸기',
    'prints two decimals',
    ['반올림'],
    python`
c = float(input())
print('%.2f' % (c * 9 / 5 + 32))
`,
  ),
  wrong(
    '파도 소리 세 번',
    'on three lines',
    ['출력의 사이와 끝'],
    python`
s = input()
for i in range(3):
    print(s)
`,
  ),
  wrong(
    '파도 소리 세 번',
    'multiplied without blanks',
    ['출력의 사이와 끝'],
    python`
s = input()
print(s * 3)
`,
  ),
  wrong(
    '파도 소리 세 번',
    'only twice',
    ['출력의 다른 점'],
    python`
s = input()
print(s, s)
`,
  ),
  wrong(
    '밀물과 썰물',
    'later if overwrites the earlier',
    ['따로 노는 if'],
    python`
a, b = map(int, input().split())
if b > a:
    r = '밀물'
if b < a:
    r = '썰물'
else:
    r = '그대로'
print(r)
`,
  ),
  wrong(
    '밀물과 썰물',
    'words the other way round',
    ['다른 갈래'],
    python`
yesterday, today = map(int, input().split())
if yesterday > today:
    print('밀물')
elif yesterday < today:
    print('썰물')
else:
    print('그대로')
`,
  ),
  wrong(
    '등대는 언제 켜질까',
    "6 o'clock counted as on",
    ['다른 갈래'],
    python`
t = int(input())
if t >= 18 or t <= 6:
    print('켜짐')
else:
    print('꺼짐')
`,
  ),
  wrong(
    '등대는 언제 켜질까',
    'evening only',
    ['통과하지 못한 테스트'],
    python`
t = int(input())
if 18 <= t <= 24:
    print('켜짐')
else:
    print('꺼짐')
`,
    ['경계에 있는 값'],
  ),
  wrong(
    '잠수복 고르기',
    'if instead of elif prints two',
    ['이어지는 출력', '출력의 다른 점'],
    python`
h = int(input())
if h < 130:
    print('S')
if h < 150:
    print('M')
if h >= 150:
    print('L')
`,
    ['따로 노는 if'],
  ),
  wrong(
    '잠수복 고르기',
    'wrong order of conditions',
    ['가려진 갈래'],
    python`
h = int(input())
if h > 0:
    print('S')
elif h >= 130:
    print('M')
elif h >= 150:
    print('L')
`,
    ['다른 갈래'],
  ),
  wrong(
    '잠수복 고르기',
    'gap at 130',
    ['다른 갈래'],
    python`
h = int(input())
if h < 130:
    print("S")
elif h > 130 and h < 150:
    print("M")
else:
    print("L")
`,
  ),
  wrong(
    '파도의 높이',
    'lowest starts at 0',
    ['0에서 시작하는 가장 큰 값'],
    python`
n = int(input())
a = list(map(int, input().split()))
big = 0
small = 0
for x in a:
    if x > big:
        big = x
    if x < small:
        small = x
print(big - small)
`,
  ),
  wrong(
    '파도의 높이',
    'sorted as texts',
    ['글자로 줄 세우기'],
    python`
n = int(input())
a = input().split()
a.sort()
print(int(a[-1]) - int(a[0]))
`,
  ),
  wrong(
    '파도의 높이',
    'difference of first and last',
    ['계산식'],
    python`
n = int(input())
a = list(map(int, input().split()))
print(a[n - 1] - a[0])
`,
  ),
  wrong(
    '모래성 쌓기',
    'product starts at nothing: multiplies',
    ['0에서 시작하는 곱'],
    python`
n = int(input())
total = 0
for i in range(1, n + 1):
    total *= i
print(total)
`,
  ),
  wrong(
    '모래성 쌓기',
    'sum set to 0 within the loop',
    ['처음으로 돌아가는 합', '입력 그대로'],
    python`
n = int(input())
for i in range(1, n + 1):
    total = 0
    total += i
print(total)
`,
  ),
  wrong(
    '모래성 쌓기',
    'adds n, not i',
    ['바뀌지 않는 것을 더하기'],
    python`
n = int(input())
s = 0
for i in range(1, n + 1):
    s += n
print(s)
`,
  ),
  wrong(
    '모래성 쌓기',
    'print in the loop',
    ['반복 속의 출력', '출력의 다른 점'],
    python`
n = int(input())
s = 0
for i in range(n + 1):
    s = s + i
    print(s)
`,
  ),
  wrong(
    '모래성 쌓기',
    'recursion without the last floor',
    ['출력의 다른 점', '재귀의 첫 답'],
    python`
def sand(n):
    if n == 1:
        return 0
    return n + sand(n - 1)
print(sand(int(input())))
`,
  ),
  wrong(
    '별 찍는 불가사리',
    'blanks at the wrong count',
    ['출력의 사이와 끝', '다른 무늬'],
    python`
n = int(input())
for i in range(1, n + 1):
    print(' ' * n + '*' * (2 * i - 1))
`,
  ),
  wrong(
    '별 찍는 불가사리',
    'comma puts one more blank',
    ['출력의 사이와 끝', '다른 무늬'],
    python`
n = int(input())
for i in range(n):
    print(' ' * (n - i - 1), '*' * (2 * i + 1))
`,
  ),
  wrong(
    '거꾸로 읽는 등대 신호',
    'one letter a line',
    ['출력의 사이와 끝'],
    python`
s = input()
for i in range(len(s) - 1, -1, -1):
    print(s[i])
`,
  ),
  wrong(
    '거꾸로 읽는 등대 신호',
    'range stops before 0',
    ['출력의 다른 점'],
    python`
s = input()
r = ''
for i in range(len(s) - 1, 0, -1):
    r += s[i]
print(r)
`,
    ['하나 부족하거나 하나 남는 반복'],
  ),
  wrong(
    '거꾸로 읽는 등대 신호',
    'prints the reversed object',
    ['통째로 출력한 리스트'],
    python`
s = input()
print(reversed(s))
`,
  ),
  wrong(
    '거꾸로 읽는 등대 신호',
    'list of letters printed',
    ['통째로 출력한 리스트', '사이에 든 기호'],
    python`
s = list(input())
s.reverse()
print(s)
`,
  ),
  wrong(
    '병 속의 편지',
    'shifts to the wrong side',
    ['똑같이 어긋난 글자'],
    python`
k = int(input())
s = input()
r = ''
for c in s:
    r += chr((ord(c) - 65 + k) % 26 + 65)
print(r)
`,
    ['계산식'],
  ),
  wrong(
    '병 속의 편지',
    'no way round from A to Z',
    ['글자표의 끝'],
    python`
k = int(input())
s = input()
for c in s:
    print(chr(ord(c) - k), end='')
print()
`,
  ),
  wrong(
    '고래 노래 압축하기',
    'the last group is missing',
    ['마지막에 남은 묶음', '출력의 다른 점'],
    python`
s = input()
cnt = 1
ans = ''
for i in range(1, len(s)):
    if s[i] == s[i - 1]:
        cnt += 1
    else:
        ans += s[i - 1] + str(cnt)
        cnt = 1
print(ans)
`,
  ),
  wrong(
    '고래 노래 압축하기',
    'counts over the whole song',
    [],
    python`
s = input()
seen = ''
for c in s:
    if c not in seen:
        seen += c
        print(c + str(s.count(c)), end='')
print()
`,
  ),
  wrong(
    '고래 노래 압축하기',
    'count not set back',
    ['되돌리지 않은 값'],
    python`
s = input()
cnt = 0
for i in range(len(s)):
    cnt += 1
    if i == len(s) - 1 or s[i] != s[i + 1]:
        print(s[i] + str(cnt), end='')
`,
  ),
  wrong(
    '가장 긴 미역 줄기',
    'prints the length, not the place',
    ['값과 자리'],
    python`
n = int(input())
a = list(map(int, input().split()))
print(max(a))
`,
  ),
  wrong(
    '가장 긴 미역 줄기',
    'counts from 0',
    ['출력의 다른 점'],
    python`
n = int(input())
a = list(map(int, input().split()))
print(a.index(max(a)))
`,
  ),
  wrong(
    '가장 긴 미역 줄기',
    'last one because of >=',
    ['경계에 있는 값'],
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
  wrong(
    '갈매기 기록장',
    'end of the slice',
    ['1부터 센 번호로 자르기'],
    python`
n = int(input())
a = list(map(int, input().split()))
s, e = map(int, input().split())
print(sum(a[s:e]))
`,
  ),
  wrong(
    '갈매기 기록장',
    'range without the last day',
    ['읽은 수까지의 반복', '입력 그대로'],
    python`
n = int(input())
a = [0] + list(map(int, input().split()))
s, e = map(int, input().split())
t = 0
for i in range(s, e):
    t += a[i]
print(t)
`,
  ),
  wrong(
    '어항 자리 바꾸기',
    'to the left',
    ['출력의 다른 점'],
    python`
n, k = map(int, input().split())
a = input().split()
k = k % n
print(*(a[k:] + a[:k]))
`,
  ),
  wrong(
    '어항 자리 바꾸기',
    'brackets printed',
    ['통째로 출력한 리스트', '사이에 든 기호'],
    python`
n, k = map(int, input().split())
a = list(map(int, input().split()))
k %= n
print(a[n - k:] + a[:n - k])
`,
  ),
  wrong(
    '등대에 인사말 켜기',
    "the sea's name and the greeting in one line",
    ['출력의 사이와 끝'],
    python`
ship = input()
print("어서 와", ship, "여기는 코딩바다")
`,
  ),
  wrong(
    '등대에 인사말 켜기',
    'no blank',
    ['출력의 사이와 끝'],
    python`
ship = input()
print('어서 와' + ship)
print('여기는 코딩바다')
`,
  ),
  wrong(
    '두 어항 물고기 바꾸기',
    'overwritten before kept',
    ['사라진 값'],
    python`
a = input()
b = input()
a = b
b = a
print(a, b)
`,
  ),
  wrong(
    '두 어항 물고기 바꾸기',
    'each on its own line',
    ['출력의 사이와 끝'],
    python`
a = input()
b = input()
print(b)
print(a)
`,
  ),
  wrong(
    '진주 값 계산',
    'subtracts the wrong way',
    ['출력의 다른 점'],
    python`
price = int(input())
count = int(input())
money = int(input())
print(price * count - money)
`,
    ['앞뒤가 바뀐 값'],
  ),
  wrong(
    '물고기 나눠 담기',
    '/ instead of //',
    ['소수로 나누기'],
    python`
a, b = map(int, input().split())
print(a / b, a % b)
`,
  ),
  wrong(
    '물고기 나눠 담기',
    'quotient and rest in the wrong order',
    ['출력의 다른 점'],
    python`
a, b = map(int, input().split())
print(a % b, a // b)
`,
    ['앞뒤가 바뀐 값'],
  ),
  wrong(
    '잠수 시간 적기',
    'blanks before the units',
    ['출력의 사이와 끝'],
    python`
m = int(input())
print(m // 60, '시간', m % 60, '분')
`,
  ),
  wrong(
    '잠수 시간 적기',
    'f missing before the quotes',
    ['쓰지 않은 변수', '따옴표 속의 이름'],
    python`
m = int(input())
h = m // 60
print('{h}시간 {m % 60}분')
`,
  ),
  wrong(
    '수족관 입장료',
    'prints only within the if',
    ['이어지는 출력', '출력의 다른 점'],
    python`
age = int(input())
if age < 13:
    print(3000)
print(5000)
`,
  ),
  wrong(
    '산소통 채우기',
    'adds instead of filling',
    ['계산식'],
    python`
o = int(input())
if o < 20:
    o += 100
print(o)
`,
  ),
  wrong(
    '짝수 물고기 홀수 물고기',
    'quotient for the rest',
    ['몫으로 물은 나머지'],
    python`
n = int(input())
if n // 2 == 0:
    print('짝수')
else:
    print('홀수')
`,
  ),
  wrong(
    '오늘 잠수해도 될까',
    'or instead of and',
    ['다른 갈래'],
    python`
w, h = map(int, input().split())
if w <= 10 or h <= 2:
    print('가능')
else:
    print('쉬어요')
`,
  ),
  wrong(
    '쉬는 날 수족관',
    '== or text',
    ['하나만 비교한 조건'],
    python`
d = input()
w = input()
if d == '월' or '목' or w == '태풍':
    print('쉬어요')
else:
    print('열어요')
`,
  ),
  wrong(
    '보물 상자 열기',
    'number asked before the key',
    ['예제에 없는 갈래', '통과하지 못한 테스트'],
    python`
k = int(input())
n = int(input())
if n != 7:
    print('번호가 달라요')
elif k == 0:
    print('열쇠가 없어요')
else:
    print('열렸어요')
`,
  ),
  wrong(
    '산호가 좋아하는 온도',
    'overlap by two ifs',
    ['이어지는 출력', '출력의 다른 점'],
    python`
t = int(input())
if t < 23:
    print('추워요')
if t >= 23:
    print('좋아요')
if t > 28:
    print('더워요')
`,
  ),
  wrong(
    '파도 번호 부르기',
    'starts at 0',
    ['0부터 세는 반복', '출력의 다른 점'],
    python`
n = int(input())
for i in range(n):
    print(f'{i}번째 파도')
`,
  ),
  wrong(
    '새는 물통',
    'while with the stopping condition',
    ['처음 값 그대로'],
    python`
w = int(input())
d = 0
while w == 0:
    w //= 2
    d += 1
print(d)
`,
  ),
  wrong(
    '새는 물통',
    '/ never quite reaches 0',
    ['소수로 나누기'],
    python`
w = int(input())
d = 0
while w > 0:
    w = w / 2
    d += 1
print(d)
`,
  ),
  wrong(
    '저금통 채우기',
    'one pearl each day',
    ['늘 같은 두 변수', '입력 그대로'],
    python`
goal = int(input())
p = 0
day = 0
while p < goal:
    day += 1
    p += 1
print(day)
`,
  ),
  wrong(
    '저금통 채우기',
    '<= goes one day too far',
    ['하나 부족하거나 하나 남는 반복', '바꾸는 차례', '출력의 다른 점'],
    python`
goal = int(input())
p = 0
day = 0
while p <= goal:
    day += 1
    p += day
print(day)
`,
  ),
  wrong(
    '여러 배의 물고기 더하기',
    'reads one line with split',
    ['덜 읽은 입력', '입력 그대로'],
    python`
n = int(input())
a = list(map(int, input().split()))
print(sum(a))
`,
  ),
  wrong(
    '여러 배의 물고기 더하기',
    'reads outside the loop',
    ['덜 읽은 입력', '바뀌지 않는 것을 더하기'],
    python`
n = int(input())
x = int(input())
s = 0
for i in range(n):
    s += x
print(s)
`,
  ),
  wrong(
    '큰 물고기 세기',
    'adds the lengths instead of counting',
    ['개수와 합'],
    python`
n, k = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for x in a:
    if x >= k:
        c += x
print(c)
`,
  ),
  wrong(
    '큰 물고기 세기',
    'return at once',
    ['첫 번째에 끝나는 반복', '어느 줄의 안쪽'],
    python`
n, k = map(int, input().split())
a = list(map(int, input().split()))
def count(a, k):
    c = 0
    for x in a:
        if x >= k:
            c += 1
        return c
print(count(a, k))
`,
  ),
  wrong(
    '삼육구 소라 놀이',
    'prints the number also for 짝',
    ['이어지는 출력', '출력의 다른 점'],
    python`
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 0:
        print('짝')
    print(i)
`,
  ),
  wrong(
    '삼육구 소라 놀이',
    'digits instead of multiples',
    ['몇 개만 적은 조건'],
    python`
n = int(input())
for i in range(1, n + 1):
    if i == 3 or i == 6 or i == 9:
        print('짝')
    else:
        print(i)
`,
  ),
  wrong(
    '바다 극장 자리표',
    'no end of line between rows',
    ['출력의 사이와 끝'],
    python`
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(f'{i}-{j}', end=' ')
`,
  ),
  wrong(
    '바다 극장 자리표',
    'rows and columns mixed up',
    ['출력의 다른 점'],
    python`
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(f'{j}-{i}', end=' ')
    print()
`,
  ),
  wrong(
    '악수하는 문어들',
    'with oneself and twice',
    ['자기 자신과의 짝', '출력의 다른 점'],
    python`
n = int(input())
for i in range(1, n + 1):
    for j in range(1, n + 1):
        print(i, j)
`,
  ),
  wrong(
    '악수하는 문어들',
    'with oneself',
    ['자기 자신과의 짝', '출력의 다른 점'],
    python`
n = int(input())
for i in range(1, n + 1):
    for j in range(i, n + 1):
        print(i, j)
`,
  ),
  wrong(
    '계단 모양 산호',
    'starts with an empty line',
    ['0부터 세는 반복', '다른 무늬'],
    python`
n = int(input())
for i in range(n):
    print('#' * i)
`,
  ),
  wrong(
    '계단 모양 산호',
    'upside down',
    ['다른 무늬'],
    python`
n = int(input())
for i in range(n, 0, -1):
    print('#' * i)
`,
  ),
  wrong(
    '깃발 신호 뒤집기',
    'else makes lower of all',
    ['버려진 결과', '출력의 다른 점'],
    python`
s = input()
r = ''
for c in s:
    if c.islower():
        c.upper()
    else:
        c.lower()
    r += c
print(r)
`,
    ['입력 그대로'],
  ),
  wrong(
    '여러 번 묻는 갈매기 기록',
    'one off in the prefix sums',
    ['누적합의 앞자리'],
    python`
n, q = map(int, input().split())
a = list(map(int, input().split()))
s = [0]
for x in a:
    s.append(s[-1] + x)
for _ in range(q):
    i, j = map(int, input().split())
    print(s[j] - s[i])
`,
  ),
  wrong(
    '줄마다 조개 더하기',
    'sum goes on over the rows',
    ['되돌리지 않은 값', '처음 값을 넣는 때'],
    python`
r, c = map(int, input().split())
best = -1
row = 0
total = 0
for i in range(r):
    for x in map(int, input().split()):
        total += x
    if total > best:
        best = total
        row = i + 1
print(row, best)
`,
  ),
  wrong(
    '처음 보는 물고기',
    'counts repeated names',
    ['모두 센 답'],
    python`
n = int(input())
a = []
for i in range(n):
    a.append(input())
print(len(a))
`,
  ),
  wrong(
    '가장 많은 보물',
    'first seen instead of alphabet',
    ['같을 때의 순서'],
    python`
n = int(input())
d = {}
for _ in range(n):
    s = input()
    if s in d:
        d[s] += 1
    else:
        d[s] = 1
m = max(d, key=d.get)
print(m, d[m])
`,
  ),
  wrong(
    '가장 많은 보물',
    'KeyError, no first value',
    ['파이썬의 오류'],
    python`
n = int(input())
d = {}
for _ in range(n):
    s = input()
    d[s] += 1
m = max(d, key=d.get)
print(m, d[m])
`,
  ),
  wrong(
    '섬 사이의 거리',
    'function prints and returns nothing',
    ['돌려주지 않는 함수', '출력의 다른 점'],
    python`
def dist(x1, y1, x2, y2):
    print(abs(x1 - x2) + abs(y1 - y2))

for _ in range(int(input())):
    a, b, c, d = map(int, input().split())
    print(dist(a, b, c, d))
`,
  ),
  wrong(
    '섬 사이의 거리',
    'no abs',
    ['예제에 없는 수'],
    python`
def dist(x1, y1, x2, y2):
    return (x2 - x1) + (y2 - y1)
n = int(input())
for _ in range(n):
    a, b, c, d = map(int, input().split())
    print(dist(a, b, c, d))
`,
    ['통과하지 못한 테스트'],
  ),
  wrong(
    '섬 사이의 거리',
    'straight-line distance with ^',
    ['거듭제곱이 아닌 기호'],
    python`
n = int(input())
for _ in range(n):
    a, b, c, d = map(int, input().split())
    print(((a - c) ^ 2 + (b - d) ^ 2) ** 0.5)
`,
  ),
  wrong(
    '행운의 진주 번호',
    'asks the number itself',
    [],
    python`
n = int(input())
cnt = 0
for x in map(int, input().split()):
    if x % 7 == 0:
        cnt += 1
print(cnt)
`,
  ),
  wrong(
    '무게가 꼭 맞는 조개 한 쌍',
    'pairs counted twice',
    ['자기 자신과의 짝'],
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
  wrong(
    '무게가 꼭 맞는 조개 한 쌍',
    'with itself',
    ['자기 자신과의 짝'],
    python`
n, s = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for i in range(n):
    for j in range(i, n):
        if a[i] + a[j] == s:
            c += 1
print(c)
`,
  ),
  wrong(
    '배에 실을 상자 셋',
    'same box several times',
    ['자기 자신과의 짝'],
    python`
n, m = map(int, input().split())
a = list(map(int, input().split()))
best = 0
for x in a:
    for y in a:
        for z in a:
            if x + y + z <= m and x + y + z > best:
                best = x + y + z
print(best)
`,
  ),
  wrong(
    '등대 번호 찾기',
    'break missing: endless halving',
    ['늘 같은 출력'],
    python`
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    lo = 0
    hi = n - 1
    ans = 0
    while lo < hi:
        m = (lo + hi) // 2
        if a[m] == x:
            ans = m + 1
            break
        elif a[m] < x:
            lo = m + 1
        else:
            hi = m - 1
    print(ans)
`,
    ['경계에 있는 값'],
  ),
  wrong(
    '등대 번호 찾기',
    'low does not move on',
    ['끝나지 않은 반복'],
    python`
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    lo, hi = 0, n - 1
    ans = 0
    while lo <= hi:
        m = (lo + hi) // 2
        if a[m] == x:
            ans = m + 1
            break
        if a[m] < x:
            lo = m
        else:
            hi = m
    print(ans)
`,
  ),
  wrong(
    '입 벌린 조개 닫기',
    'counts only',
    ['개수로 물은 순서'],
    python`
s = input()
if s.count('(') == s.count(')') and s.count('[') == s.count(']'):
    print('YES')
else:
    print('NO')
`,
    ['다른 갈래'],
  ),
  wrong(
    '입 벌린 조개 닫기',
    'what is left open is not looked at',
    ['통과하지 못한 테스트'],
    python`
s = input()
st = []
ok = True
for c in s:
    if c == '(' or c == '[':
        st.append(c)
    else:
        if len(st) == 0:
            ok = False
            break
        t = st.pop()
        if t == '(' and c != ')':
            ok = False
        if t == '[' and c != ']':
            ok = False
print('YES' if ok else 'NO')
`,
    ['예제에 없는 갈래'],
  ),
  wrong(
    '원을 그리며 떠나는 물고기',
    'no way round',
    ['리스트 너머의 칸'],
    python`
n, k = map(int, input().split())
a = list(range(1, n + 1))
r = []
i = 0
while a:
    i += k - 1
    r.append(a.pop(i))
print(*r)
`,
  ),
  wrong(
    '물고기 줄 세우기',
    'only one pass',
    ['한 번 훑은 정렬'],
    python`
n = int(input())
a = list(map(int, input().split()))
for i in range(n - 1):
    if a[i] > a[i + 1]:
        a[i], a[i + 1] = a[i + 1], a[i]
print(*a)
`,
  ),
  wrong(
    '물고기 줄 세우기',
    'prints what sort() returns',
    ['돌려주지 않는 기능', '다른 종류의 답'],
    python`
n = int(input())
a = list(map(int, input().split()))
print(a.sort())
`,
  ),
  wrong(
    '두 번 접은 항해도',
    'sorted by x alone',
    ['같을 때의 순서'],
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
  wrong(
    '두 번 접은 항해도',
    'texts sorted',
    ['글자로 줄 세우기'],
    python`
n = int(input())
p = [input() for _ in range(n)]
p.sort()
for q in p:
    print(q)
`,
  ),
  wrong(
    '소라 껍데기 무늬',
    'no base case',
    ['끝이 없는 재귀', '작아지지 않는 재귀'],
    python`
def f(n):
    return f(n - 1) + [n] + f(n - 1)
print(*f(int(input())))
`,
  ),
  wrong(
    '하노이의 산호탑',
    'squares',
    ['계산식'],
    python`
n = int(input())
print(n * 2 + 1)
`,
  ),
  wrong(
    '하노이의 산호탑',
    '^ as power',
    ['거듭제곱이 아닌 기호'],
    python`
n = int(input())
print(2 ^ n - 1)
`,
  ),
  wrong(
    '보물섬 지도',
    'counted from 0',
    ['0부터 세는 반복', '출력의 다른 점'],
    python`
r, c = map(int, input().split())
for i in range(r):
    s = input()
    for j in range(c):
        if s[j] == 'X':
            print(i, j)
`,
  ),
  wrong(
    '보물섬 지도',
    'column before row',
    [],
    python`
r, c = map(int, input().split())
for i in range(r):
    s = input()
    if 'X' in s:
        print(s.index('X') + 1, i + 1)
`,
    ['통과하지 못한 테스트'],
  ),
  wrong(
    '가라앉은 배의 방',
    'counts floors not rooms',
    [],
    python`
r, c = map(int, input().split())
k = 0
for i in range(r):
    for x in input():
        if x == '.':
            k += 1
print(k)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '징검다리 건너기',
    'ways double',
    ['계산식'],
    python`
n = int(input())
print(2 ** (n - 1))
`,
  ),
  wrong(
    '징검다리 건너기',
    'index out of range for 1',
    ['리스트 너머의 칸'],
    python`
n = int(input())
d = [0] * (n + 1)
d[1] = 1
d[2] = 2
for i in range(3, n + 1):
    d[i] = d[i - 1] + d[i - 2]
print(d[n])
`,
  ),
  wrong(
    '징검다리 건너기',
    'plain recursion too slow',
    ['같은 것을 또 구하는 재귀'],
    python`
def f(n):
    if n <= 2:
        return n
    return f(n - 1) + f(n - 2)
print(f(int(input())))
`,
  ),
  wrong(
    '진주 목걸이 나누기',
    'greedy',
    ['통과하지 못한 테스트'],
    python`
n = int(input())
a = sorted(map(int, input().split()), reverse=True)
x = y = 0
for v in a:
    if x <= y:
        x += v
    else:
        y += v
print('YES' if x == y else 'NO')
`,
    ['예제에 없는 갈래'],
  ),
  wrong(
    '용궁의 계단',
    'takes what is larger at each step',
    [],
    python`
n = int(input())
a = list(map(int, input().split()))
d = [0] * n
d[0] = a[0]
for i in range(1, n):
    d[i] = max(d[i - 1], d[i - 2]) + a[i]
print(d[n - 1])
`,
  ),
  // A third, of 119 programs, which the rules met unseen: the cause of 61 % was told then, and 14 % (17) were led away
  wrong(
    '조개껍데기 세기',
    'joins the texts and turns them into a number',
    ['바꾸지 않은 입력'],
    python`
a, b = input().split()
print(int(a + b))
`,
  ),
  wrong(
    '조개껍데기 세기',
    'prints only one of them',
    ['쓰지 않은 변수', '입력 그대로', '다른 변수'],
    python`
a, b = map(int, input().split())
sum = a + b
print(a)
`,
  ),
  wrong(
    '바닷물 온도 바꾸기',
    'rounds the input first',
    ['계산식'],
    python`
c = round(float(input()))
print(f'{c * 9 / 5 + 32:.1f}')
`,
  ),
  wrong(
    '바닷물 온도 바꾸기',
    'the other direction',
    ['계산식'],
    python`
c = float(input())
print(round((c - 32) * 5 / 9, 1))
`,
  ),
  wrong(
    '파도 소리 세 번',
    'with commas',
    ['사이에 든 기호'],
    python`
s = input()
print(s, s, s, sep=',')
`,
  ),
  wrong(
    '파도 소리 세 번',
    'prints the word s',
    ['따옴표 속의 이름'],
    python`
s = input()
print('s s s')
`,
    ['없는 말'],
  ),
  wrong(
    '밀물과 썰물',
    'only two cases',
    ['경계에 있는 값', '없는 말'],
    python`
a, b = map(int, input().split())
if a < b:
    print('밀물')
else:
    print('썰물')
`,
  ),
  wrong(
    '밀물과 썰물',
    'misspells a word',
    ['출력의 다른 점'],
    python`
a, b = map(int, input().split())
if a < b:
    print('밀물')
elif a > b:
    print('썰물')
else:
    print('그데로')
`,
  ),
  wrong(
    '밀물과 썰물',
    'strings compared',
    ['글자끼리 크기 비교'],
    python`
a, b = input().split()
if a < b:
    print('밀물')
elif a > b:
    print('썰물')
else:
    print('그대로')
`,
  ),
  wrong(
    '등대는 언제 켜질까',
    'if and if with else',
    ['따로 노는 if', '이어지는 출력', '출력의 다른 점'],
    python`
h = int(input())
if h >= 18:
    print('켜짐')
if h < 6:
    print('켜짐')
else:
    print('꺼짐')
`,
  ),
  wrong(
    '등대는 언제 켜질까',
    'the two answers changed round',
    ['다른 갈래'],
    python`
h = int(input())
if h > 17 or h < 6:
    print('꺼짐')
else:
    print('켜짐')
`,
  ),
  wrong(
    '잠수복 고르기',
    'else of the wrong if',
    ['따로 노는 if'],
    python`
h = int(input())
size = ''
if h < 130:
    size = 'S'
if h >= 130 and h < 150:
    size = 'M'
else:
    size = 'L'
print(size)
`,
  ),
  wrong(
    '잠수복 고르기',
    'small letters',
    ['출력의 다른 점'],
    python`
h = int(input())
if h < 130:
    print('s')
elif h < 150:
    print('m')
else:
    print('l')
`,
  ),
  wrong(
    '잠수복 고르기',
    '<= at the boundary',
    ['다른 갈래'],
    python`
h = int(input())
if h <= 130:
    print('S')
elif h <= 150:
    print('M')
else:
    print('L')
`,
  ),
  wrong(
    '파도의 높이',
    'forgets one of the two',
    [],
    python`
n = int(input())
a = list(map(int, input().split()))
m = a[0]
for x in a:
    if x > m:
        m = x
print(m)
`,
  ),
  wrong(
    '파도의 높이',
    'min minus max',
    ['출력의 다른 점'],
    python`
n = int(input())
a = list(map(int, input().split()))
print(min(a) - max(a))
`,
  ),
  wrong(
    '파도의 높이',
    'also the count is among the heights',
    [],
    python`
a = []
n = int(input())
a.append(n)
for x in input().split():
    a.append(int(x))
print(max(a) - min(a))
`,
    ['통과하지 못한 테스트'],
  ),
  wrong(
    '모래성 쌓기',
    'up to n without n',
    ['0부터 세는 반복'],
    python`
n = int(input())
t = 0
for i in range(n):
    t += i
print(t)
`,
  ),
  wrong(
    '모래성 쌓기',
    'counts floors',
    ['바뀌지 않는 것을 더하기', '입력 그대로'],
    python`
n = int(input())
t = 0
for i in range(1, n + 1):
    t += 1
print(t)
`,
  ),
  wrong(
    '모래성 쌓기',
    'overwrites instead of adding',
    ['마지막 값만 남는 반복', '입력 그대로'],
    python`
n = int(input())
t = 0
for i in range(1, n + 1):
    t = i
print(t)
`,
  ),
  wrong(
    '모래성 쌓기',
    'while that counts down and adds after',
    ['바꾸는 차례'],
    python`
n = int(input())
t = 0
while n > 0:
    n -= 1
    t += n
print(t)
`,
  ),
  wrong(
    '모래성 쌓기',
    'returns in the loop',
    ['첫 번째에 끝나는 반복', '어느 줄의 안쪽'],
    python`
def f(n):
    t = 0
    for i in range(1, n + 1):
        t += i
        return t
print(f(int(input())))
`,
  ),
  wrong(
    '별 찍는 불가사리',
    'no blanks',
    ['출력의 사이와 끝', '다른 무늬'],
    python`
n = int(input())
for i in range(1, n + 1):
    print('*' * (2 * i - 1))
`,
  ),
  wrong(
    '별 찍는 불가사리',
    'one star more each line',
    ['다른 무늬'],
    python`
n = int(input())
for i in range(1, n + 1):
    print(' ' * (n - i) + '*' * i)
`,
  ),
  wrong(
    '거꾸로 읽는 등대 신호',
    'adds to the end',
    ['출력의 다른 점', '입력 그대로'],
    python`
s = input()
r = ''
for c in s:
    r = r + c
print(r)
`,
  ),
  wrong(
    '거꾸로 읽는 등대 신호',
    'sorts backwards',
    [],
    python`
s = input()
print(''.join(sorted(s, reverse=True)))
`,
    ['통과하지 못한 테스트'],
  ),
  wrong(
    '병 속의 편지',
    'only letters below K are handled',
    ['적어 넣은 수'],
    python`
k = int(input())
s = input()
r = ''
for c in s:
    x = ord(c) - k
    if x < 65:
        x = x + 25
    r += chr(x)
print(r)
`,
  ),
  wrong(
    '병 속의 편지',
    'numbers printed',
    ['다른 종류의 답'],
    python`
k = int(input())
s = input()
for c in s:
    print(ord(c) - k, end=' ')
`,
  ),
  wrong(
    '고래 노래 압축하기',
    'number before the letter',
    [],
    python`
s = input()
c = 1
r = ''
for i in range(1, len(s) + 1):
    if i < len(s) and s[i] == s[i - 1]:
        c += 1
    else:
        r += str(c) + s[i - 1]
        c = 1
print(r)
`,
  ),
  wrong(
    '고래 노래 압축하기',
    'ones left out',
    ['출력의 다른 점'],
    python`
s = input()
c = 1
r = ''
for i in range(1, len(s) + 1):
    if i < len(s) and s[i] == s[i - 1]:
        c += 1
    else:
        r += s[i - 1]
        if c > 1:
            r += str(c)
        c = 1
print(r)
`,
    ['경계에 있는 값'],
  ),
  wrong(
    '가장 긴 미역 줄기',
    'index of the smallest',
    [],
    python`
n = int(input())
a = list(map(int, input().split()))
b = 0
for i in range(n):
    if a[i] < a[b]:
        b = i
print(b + 1)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '가장 긴 미역 줄기',
    'best is not renewed',
    ['고치지 않은 기록'],
    python`
n = int(input())
a = list(map(int, input().split()))
best = a[0]
pos = 1
for i in range(n):
    if a[i] > best:
        pos = i + 1
print(pos)
`,
  ),
  wrong(
    '갈매기 기록장',
    'sums everything',
    ['읽고 쓰지 않은 값'],
    python`
n = int(input())
a = list(map(int, input().split()))
s, e = map(int, input().split())
print(sum(a))
`,
  ),
  wrong(
    '갈매기 기록장',
    'sums the numbers of the days',
    ['읽고 쓰지 않은 값'],
    python`
n = int(input())
a = list(map(int, input().split()))
s, e = map(int, input().split())
t = 0
for i in range(s, e + 1):
    t += i
print(t)
`,
  ),
  wrong(
    '어항 자리 바꾸기',
    'K larger than N',
    ['예제에 없는 수', '통과하지 못한 테스트'],
    python`
n, k = map(int, input().split())
a = input().split()
print(*(a[n - k:] + a[:n - k]))
`,
  ),
  wrong(
    '어항 자리 바꾸기',
    'one by one, too slow',
    ['끝나지 않은 반복'],
    python`
n, k = map(int, input().split())
a = input().split()
for i in range(k):
    a.insert(0, a.pop())
print(*a)
`,
  ),
  wrong(
    '등대에 인사말 켜기',
    'name in quotes',
    ['따옴표 속의 이름'],
    python`
ship = input()
print('어서 와 ship')
print('여기는 코딩바다')
`,
  ),
  wrong(
    '모래밭 팻말 세우기',
    'four signs',
    ['출력의 다른 점'],
    python`
word = input()
print('====')
print(word)
print('====')
`,
  ),
  wrong(
    '바다 친구 소개하기',
    'order not changed',
    ['출력의 다른 점', '바꾸는 차례'],
    python`
a = input()
b = input()
print(a)
print(b)
`,
  ),
  wrong(
    '두 어항 물고기 바꾸기',
    'swaps with a third, forgotten',
    ['사라진 값', '쓰지 않은 변수'],
    python`
l = input()
r = input()
tmp = l
l = r
r = l
print(l, r)
`,
  ),
  wrong(
    '세 조개 자리 옮기기',
    'reads three lines',
    ['입력의 줄 수'],
    python`
a = input()
b = input()
c = input()
print(c, a, b)
`,
  ),
  wrong(
    '번호표 만들기',
    'blank in the joined number',
    ['출력의 사이와 끝'],
    python`
a, b = input().split()
print(int(a) + int(b), a, b)
`,
  ),
  wrong(
    '진주 값 계산',
    'price not multiplied',
    ['읽고 쓰지 않은 값'],
    python`
p = int(input())
c = int(input())
m = int(input())
print(m - p)
`,
  ),
  wrong(
    '진주 값 계산',
    'precedence',
    ['계산식', '계산하는 순서'],
    python`
p = int(input())
c = int(input())
m = int(input())
print((m - p) * c)
`,
  ),
  wrong(
    '물고기 나눠 담기',
    'divides the other way',
    ['계산식'],
    python`
a, b = map(int, input().split())
print(b // a, b % a)
`,
  ),
  wrong(
    '물고기 나눠 담기',
    'on two lines',
    ['출력의 사이와 끝'],
    python`
a, b = map(int, input().split())
print(a // b)
print(a % b)
`,
  ),
  wrong(
    '잠수 시간 적기',
    'hours by 24',
    ['계산식'],
    python`
m = int(input())
print(f'{m // 24}시간 {m % 24}분')
`,
  ),
  wrong(
    '잠수 시간 적기',
    'leaves out the zero',
    ['출력의 다른 점'],
    python`
m = int(input())
if m < 60:
    print(f'{m}분')
else:
    print(f'{m // 60}시간 {m % 60}분')
`,
  ),
  wrong(
    '수족관 입장료',
    'minus in a text',
    ['따옴표 속의 이름'],
    python`
age = int(input())
if age < 13:
    print('5000 - 2000')
else:
    print(5000)
`,
  ),
  wrong(
    '수족관 입장료',
    'the price is never changed',
    ['버려진 결과'],
    python`
age = int(input())
price = 5000
if age < 13:
    price - 2000
print(price)
`,
  ),
  wrong(
    '산소통 채우기',
    'prints in the if only',
    ['어느 갈래도 아닌 때', '출력의 다른 점'],
    python`
o = int(input())
if o < 20:
    o = 100
    print(o)
`,
    ['어느 줄의 안쪽'],
  ),
  wrong(
    '짝수 물고기 홀수 물고기',
    '== 1 swapped',
    ['다른 갈래'],
    python`
n = int(input())
if n % 2 == 1:
    print('짝수')
else:
    print('홀수')
`,
  ),
  wrong(
    '오늘 잠수해도 될까',
    '< in place of <=',
    ['통과하지 못한 테스트'],
    python`
w, h = map(int, input().split())
if w < 10 and h < 2:
    print('가능')
else:
    print('쉬어요')
`,
    ['경계에 있는 값'],
  ),
  wrong(
    '쉬는 날 수족관',
    'and in place of or',
    ['참이 될 수 없는 조건'],
    python`
d = input()
w = input()
if d == '월' and d == '목' and w == '태풍':
    print('쉬어요')
else:
    print('열어요')
`,
  ),
  wrong(
    '쉬는 날 수족관',
    'weather forgotten',
    ['읽고 쓰지 않은 값', '다른 갈래'],
    python`
d = input()
w = input()
if d == '월' or d == '목':
    print('쉬어요')
else:
    print('열어요')
`,
  ),
  wrong(
    '보물 상자 열기',
    'no inner else',
    ['예제에 없는 갈래', '통과하지 못한 테스트'],
    python`
k = int(input())
n = int(input())
if k == 1:
    if n == 7:
        print('열렸어요')
else:
    print('열쇠가 없어요')
`,
  ),
  wrong(
    '보물 상자 열기',
    'compares with a text',
    ['글자와 수를 비교하기'],
    python`
k = input()
n = input()
if k == 1:
    if n == 7:
        print('열렸어요')
    else:
        print('번호가 달라요')
else:
    print('열쇠가 없어요')
`,
  ),
  wrong(
    '배표 고르기',
    '13 counted as a child',
    ['경계에 있는 값', '통과하지 못한 테스트'],
    python`
d = input()
a = int(input())
if d == '평일':
    if a > 13:
        print(3000)
    else:
        print(1000)
else:
    if a > 13:
        print(5000)
    else:
        print(2000)
`,
  ),
  wrong(
    '배표 고르기',
    'prices of the days changed round',
    ['다른 갈래'],
    python`
d = input()
a = int(input())
if d == '주말':
    if a >= 13:
        print(3000)
    else:
        print(1000)
else:
    if a >= 13:
        print(5000)
    else:
        print(2000)
`,
  ),
  wrong(
    '산호가 좋아하는 온도',
    'and instead of chained',
    ['참이 될 수 없는 조건'],
    python`
t = int(input())
if t < 23 and t > 28:
    print('더워요')
elif t < 23:
    print('추워요')
else:
    print('좋아요')
`,
  ),
  wrong(
    '파도 번호 부르기',
    'blank before the word',
    ['출력의 사이와 끝'],
    python`
n = int(input())
for i in range(1, n + 1):
    print(i, '번째 파도')
`,
  ),
  wrong(
    '파도 번호 부르기',
    'the last is missing',
    ['반복의 마지막 값', '출력의 다른 점'],
    python`
n = int(input())
for i in range(1, n):
    print(f'{i}번째 파도')
`,
  ),
  wrong(
    '파도 번호 부르기',
    'always n',
    ['늘 같은 출력'],
    python`
n = int(input())
for i in range(n):
    print(f'{n}번째 파도')
`,
  ),
  wrong(
    '새는 물통',
    'counts before the first',
    ['하나 부족하거나 하나 남는 반복', '출력의 다른 점'],
    python`
w = int(input())
d = 1
while w > 0:
    w //= 2
    d += 1
print(d)
`,
  ),
  wrong(
    '새는 물통',
    'stops at one',
    ['하나 부족하거나 하나 남는 반복', '출력의 다른 점'],
    python`
w = int(input())
d = 0
while w > 1:
    w = w // 2
    d = d + 1
print(d)
`,
  ),
  wrong(
    '새는 물통',
    'the day is not counted',
    ['반복 밖의 셈'],
    python`
w = int(input())
d = 0
while w > 0:
    w = w // 2
d = d + 1
print(d)
`,
  ),
  wrong(
    '저금통 채우기',
    'pearls before the day goes on',
    ['하나 부족하거나 하나 남는 반복', '바꾸는 차례', '출력의 다른 점'],
    python`
g = int(input())
p = 0
d = 0
while p < g:
    p += d
    d += 1
print(d)
`,
  ),
  wrong(
    '저금통 채우기',
    'prints the pearls',
    [],
    python`
g = int(input())
p = 0
d = 0
while p < g:
    d += 1
    p += d
print(p)
`,
    ['입력 그대로'],
  ),
  wrong(
    '여러 배의 물고기 더하기',
    'texts added up',
    ['바꾸지 않은 입력'],
    python`
n = int(input())
t = ''
for i in range(n):
    t += input()
print(t)
`,
  ),
  wrong(
    '여러 배의 물고기 더하기',
    'n is added, too',
    ['개수까지 더한 답'],
    python`
n = int(input())
t = n
for i in range(n):
    t += int(input())
print(t)
`,
  ),
  wrong(
    '여러 배의 물고기 더하기',
    'one boat less',
    ['반복의 마지막 값', '빠뜨린 값'],
    python`
n = int(input())
t = 0
for i in range(1, n):
    t += int(input())
print(t)
`,
  ),
  wrong(
    '큰 물고기 세기',
    'strictly larger',
    ['경계에 있는 값'],
    python`
n, k = map(int, input().split())
c = 0
for x in map(int, input().split()):
    if x > k:
        c += 1
print(c)
`,
  ),
  wrong(
    '큰 물고기 세기',
    'counts the small',
    [],
    python`
n, k = map(int, input().split())
c = 0
for x in map(int, input().split()):
    if x <= k:
        c += 1
print(c)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '큰 물고기 세기',
    'count set back each time',
    ['처음으로 돌아가는 합'],
    python`
n, k = map(int, input().split())
for x in map(int, input().split()):
    c = 0
    if x >= k:
        c += 1
print(c)
`,
  ),
  wrong(
    '삼육구 소라 놀이',
    'starts at 0',
    ['0부터 세는 반복'],
    python`
n = int(input())
for i in range(n):
    if i % 3 == 0:
        print('짝')
    else:
        print(i)
`,
  ),
  wrong(
    '삼육구 소라 놀이',
    'in one line',
    ['출력의 사이와 끝'],
    python`
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 0:
        print('짝', end=' ')
    else:
        print(i, end=' ')
`,
  ),
  wrong(
    '바다 극장 자리표',
    'each on its own line',
    ['출력의 사이와 끝'],
    python`
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(f'{i}-{j}')
`,
  ),
  wrong(
    '바다 극장 자리표',
    'from 0',
    ['0부터 세는 반복', '출력의 다른 점'],
    python`
r, c = map(int, input().split())
for i in range(r):
    for j in range(c):
        print(f'{i}-{j}', end=' ')
    print()
`,
  ),
  wrong(
    '악수하는 문어들',
    'j always from 2',
    ['자기 자신과의 짝', '출력의 다른 점'],
    python`
n = int(input())
for i in range(1, n + 1):
    for j in range(2, n + 1):
        print(i, j)
`,
  ),
  wrong(
    '악수하는 문어들',
    'last one missing',
    ['반복의 마지막 값', '출력의 다른 점'],
    python`
n = int(input())
for i in range(1, n):
    for j in range(i + 1, n):
        print(i, j)
`,
    ['하나 부족하거나 하나 남는 반복'],
  ),
  wrong(
    '계단 모양 산호',
    'always n',
    ['다른 무늬'],
    python`
n = int(input())
for i in range(n):
    print('#' * n)
`,
  ),
  wrong(
    '계단 모양 산호',
    'stars',
    ['다른 무늬'],
    python`
n = int(input())
for i in range(1, n + 1):
    print('*' * i)
`,
  ),
  wrong(
    '깃발 신호 뒤집기',
    'all to upper case',
    ['출력의 다른 점'],
    python`
s = input()
print(s.upper())
`,
  ),
  wrong(
    '깃발 신호 뒤집기',
    'blanks and digits lost',
    ['빠진 글자'],
    python`
s = input()
r = ''
for c in s:
    if c.islower():
        r += c.upper()
    elif c.isupper():
        r += c.lower()
print(r)
`,
  ),
  wrong(
    '여러 번 묻는 갈매기 기록',
    'prints the last answer only',
    ['반복 밖의 출력'],
    python`
n, q = map(int, input().split())
a = list(map(int, input().split()))
s = [0]
for x in a:
    s.append(s[-1] + x)
for _ in range(q):
    i, j = map(int, input().split())
    ans = s[j] - s[i - 1]
print(ans)
`,
  ),
  wrong(
    '여러 번 묻는 갈매기 기록',
    'sums each time',
    ['끝나지 않은 반복'],
    python`
n, q = map(int, input().split())
a = list(map(int, input().split()))
for _ in range(q):
    i, j = map(int, input().split())
    t = 0
    for k in range(i - 1, j):
        t += a[k]
    print(t)
`,
  ),
  wrong(
    '줄마다 조개 더하기',
    'row from 0',
    ['0부터 세는 반복', '출력의 다른 점'],
    python`
r, c = map(int, input().split())
best = -1
row = 0
for i in range(r):
    t = sum(map(int, input().split()))
    if t > best:
        best = t
        row = i
print(row, best)
`,
  ),
  wrong(
    '줄마다 조개 더하기',
    'sum before row',
    ['출력의 다른 점'],
    python`
r, c = map(int, input().split())
best = -1
row = 0
for i in range(1, r + 1):
    t = sum(map(int, input().split()))
    if t > best:
        best = t
        row = i
print(best, row)
`,
  ),
  wrong(
    '줄마다 조개 더하기',
    'largest single cell',
    [],
    python`
r, c = map(int, input().split())
best = -1
row = 0
for i in range(1, r + 1):
    t = max(map(int, input().split()))
    if t > best:
        best = t
        row = i
print(row, best)
`,
  ),
  wrong(
    '처음 보는 물고기',
    'counts those that come again',
    [],
    python`
n = int(input())
seen = []
c = 0
for i in range(n):
    s = input()
    if s in seen:
        c += 1
    seen.append(s)
print(c)
`,
  ),
  wrong(
    '가장 많은 보물',
    '>= takes the later',
    ['경계에 있는 값'],
    python`
n = int(input())
d = {}
for _ in range(n):
    s = input()
    d[s] = d.get(s, 0) + 1
best = ''
m = 0
for k in sorted(d):
    if d[k] >= m:
        m = d[k]
        best = k
print(best, m)
`,
  ),
  wrong(
    '가장 많은 보물',
    'prints only the name',
    ['출력의 다른 점'],
    python`
n = int(input())
d = {}
for _ in range(n):
    s = input()
    d[s] = d.get(s, 0) + 1
best = ''
m = 0
for k in sorted(d):
    if d[k] > m:
        m = d[k]
        best = k
print(best)
`,
  ),
  wrong(
    '섬 사이의 거리',
    'x with y',
    [],
    python`
def dist(x1, y1, x2, y2):
    return abs(x1 - y1) + abs(x2 - y2)
for _ in range(int(input())):
    a, b, c, d = map(int, input().split())
    print(dist(a, b, c, d))
`,
  ),
  wrong(
    '섬 사이의 거리',
    'only the first question',
    ['덜 읽은 입력', '출력의 다른 점'],
    python`
def dist(a, b, c, d):
    return abs(a - c) + abs(b - d)
n = int(input())
a, b, c, d = map(int, input().split())
print(dist(a, b, c, d))
`,
  ),
  wrong(
    '행운의 진주 번호',
    'digits not added up further, total outside',
    ['되돌리지 않은 값'],
    python`
n = int(input())
c = 0
t = 0
for x in input().split():
    for ch in x:
        t += int(ch)
    if t % 7 == 0:
        c += 1
print(c)
`,
  ),
  wrong(
    '행운의 진주 번호',
    'prints true or false',
    ['다른 종류의 답'],
    python`
def lucky(x):
    t = 0
    while x > 0:
        t += x % 10
        x //= 10
    return t % 7 == 0
n = int(input())
for x in map(int, input().split()):
    print(lucky(x))
`,
  ),
  wrong(
    '무게가 꼭 맞는 조개 한 쌍',
    'neighbours only',
    [],
    python`
n, s = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for i in range(n - 1):
    if a[i] + a[i + 1] == s:
        c += 1
print(c)
`,
    ['통과하지 못한 테스트'],
  ),
  wrong(
    '배에 실을 상자 셋',
    '< in place of <=',
    ['경계에 있는 값'],
    python`
n, m = map(int, input().split())
a = list(map(int, input().split()))
best = 0
for i in range(n):
    for j in range(i + 1, n):
        for k in range(j + 1, n):
            t = a[i] + a[j] + a[k]
            if t < m and t > best:
                best = t
print(best)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '배에 실을 상자 셋',
    'three heaviest',
    ['계산식'],
    python`
n, m = map(int, input().split())
a = sorted(map(int, input().split()))
print(a[-1] + a[-2] + a[-3])
`,
  ),
  wrong(
    '등대 번호 찾기',
    'prints the index from 0',
    ['출력의 다른 점', '반복의 마지막 한 번'],
    python`
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    lo, hi = 0, n - 1
    ans = 0
    while lo <= hi:
        m = (lo + hi) // 2
        if a[m] == x:
            ans = m
            break
        elif a[m] < x:
            lo = m + 1
        else:
            hi = m - 1
    print(ans)
`,
  ),
  wrong(
    '닻줄 나눠 자르기',
    'tries every length',
    ['끝나지 않은 반복'],
    python`
n, k = map(int, input().split())
a = list(map(int, input().split()))
x = max(a)
while True:
    c = 0
    for r in a:
        c += r // x
    if c >= k:
        break
    x -= 1
print(x)
`,
  ),
  wrong(
    '닻줄 나눠 자르기',
    'exactly k',
    ['처음 값 그대로'],
    python`
n, k = map(int, input().split())
a = list(map(int, input().split()))
lo, hi = 1, max(a)
ans = 0
while lo <= hi:
    m = (lo + hi) // 2
    c = sum(r // m for r in a)
    if c == k:
        ans = m
        lo = m + 1
    elif c < k:
        hi = m - 1
    else:
        lo = m + 1
print(ans)
`,
  ),
  wrong(
    '입 벌린 조개 닫기',
    'pops from an empty stack',
    ['파이썬의 오류'],
    python`
s = input()
st = []
ok = True
for c in s:
    if c in '([':
        st.append(c)
    elif c == ')':
        if st.pop() != '(':
            ok = False
    else:
        if st.pop() != '[':
            ok = False
print('YES' if ok and not st else 'NO')
`,
  ),
  wrong(
    '원을 그리며 떠나는 물고기',
    'counts K instead of K-1',
    ['출력의 다른 점'],
    python`
from collections import deque
n, k = map(int, input().split())
q = deque(range(1, n + 1))
r = []
while q:
    for i in range(k):
        q.append(q.popleft())
    r.append(q.popleft())
print(*r)
`,
    ['하나 부족하거나 하나 남는 반복'],
  ),
  wrong(
    '물고기 줄 세우기',
    'sorts as texts',
    ['글자끼리 크기 비교'],
    python`
n = int(input())
a = input().split()
for i in range(n):
    for j in range(n - 1):
        if a[j] > a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]
print(*a)
`,
  ),
  wrong(
    '물고기 줄 세우기',
    'from the largest',
    ['출력의 다른 점'],
    python`
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    for j in range(n - 1):
        if a[j] < a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]
print(*a)
`,
    ['다른 갈래'],
  ),
  wrong(
    '물고기 줄 세우기',
    'swap loses a value',
    ['사라진 값'],
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
  wrong(
    '두 번 접은 항해도',
    'prints the pairs as they are',
    ['통째로 출력한 리스트', '사이에 든 기호'],
    python`
n = int(input())
p = []
for i in range(n):
    x, y = map(int, input().split())
    p.append((x, y))
p.sort()
for q in p:
    print(q)
`,
  ),
  wrong(
    '두 번 접은 항해도',
    'sorted by y first',
    ['출력의 다른 점'],
    python`
n = int(input())
p = []
for i in range(n):
    x, y = map(int, input().split())
    p.append((y, x))
p.sort()
for y, x in p:
    print(x, y)
`,
  ),
  wrong(
    '소라 껍데기 무늬',
    'middle at the end',
    ['출력의 다른 점'],
    python`
def f(n):
    if n == 0:
        return []
    return f(n - 1) + f(n - 1) + [n]
print(*f(int(input())))
`,
  ),
  wrong(
    '하노이의 산호탑',
    'forgets the big one',
    ['재귀의 한 단계', '재귀의 첫 답'],
    python`
def h(n):
    if n == 0:
        return 0
    return h(n - 1) + h(n - 1)
print(h(int(input())))
`,
  ),
  wrong(
    '보물섬 지도',
    'not found in the first row breaks',
    ['찾은 자리로 물은 조건', '반복 속의 출력', '출력의 다른 점'],
    python`
r, c = map(int, input().split())
for i in range(r):
    s = input()
    if s.find('X'):
        print(i + 1, s.find('X') + 1)
`,
  ),
  wrong(
    '가라앉은 배의 방',
    'marks nothing',
    ['통과하지 못한 테스트'],
    python`
r, c = map(int, input().split())
g = [input() for _ in range(r)]
k = 0
for i in range(r):
    for j in range(c):
        if g[i][j] == '.':
            if i > 0 and g[i - 1][j] == '.':
                continue
            if j > 0 and g[i][j - 1] == '.':
                continue
            k += 1
print(k)
`,
    ['예제에 없는 갈래'],
  ),
  wrong(
    '해류를 타고 가장 빨리',
    'counts the squares, not the moves',
    ['출력의 다른 점'],
    python`
from collections import deque
r, c = map(int, input().split())
g = [input() for _ in range(r)]
d = [[-1] * c for _ in range(r)]
d[0][0] = 1
q = deque([(0, 0)])
while q:
    y, x = q.popleft()
    for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
        if 0 <= a < r and 0 <= b < c and g[a][b] == '.' and d[a][b] == -1:
            d[a][b] = d[y][x] + 1
            q.append((a, b))
print(d[r - 1][c - 1])
`,
  ),
  wrong(
    '섬과 섬을 잇는 다리',
    'number of groups',
    [],
    python`
n, m = map(int, input().split())
p = list(range(n + 1))
def f(x):
    while p[x] != x:
        x = p[x]
    return x
for _ in range(m):
    a, b = map(int, input().split())
    p[f(a)] = f(b)
k = 0
for i in range(1, n + 1):
    if f(i) == i:
        k += 1
print(k)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '징검다리 건너기',
    'starts with 0',
    ['하나 부족하거나 하나 남는 반복'],
    python`
n = int(input())
a, b = 0, 1
for i in range(n - 1):
    a, b = b, a + b
print(b)
`,
  ),
  wrong(
    '진주 목걸이 나누기',
    'only asks whether the sum is even',
    [],
    python`
n = int(input())
a = list(map(int, input().split()))
if sum(a) % 2 == 0:
    print('YES')
else:
    print('NO')
`,
    ['다른 갈래'],
  ),
  wrong(
    '용궁의 계단',
    'sum of every second',
    [],
    python`
n = int(input())
a = list(map(int, input().split()))
print(sum(a[::2]))
`,
  ),
  wrong(
    '심해 통신망',
    'does not sort the wires',
    [],
    python`
n, m = map(int, input().split())
w = [list(map(int, input().split())) for _ in range(m)]
p = list(range(n + 1))
def f(x):
    while p[x] != x:
        x = p[x]
    return x
t = 0
for a, b, c in w:
    if f(a) != f(b):
        p[f(a)] = f(b)
        t += c
print(t)
`,
    ['통과하지 못한 테스트'],
  ),
  // A fourth, of 52, unseen as well: the cause of 52 % was told then, and 12 % (6) were led away
  wrong(
    '조개껍데기 세기',
    'reads only the first',
    ['출력의 다른 점', '계산식'],
    python`
a = int(input().split()[0])
print(a + a)
`,
  ),
  wrong(
    '조개껍데기 세기',
    'two prints',
    ['입력 그대로'],
    python`
a, b = map(int, input().split())
print(a)
print(b)
`,
  ),
  wrong(
    '바닷물 온도 바꾸기',
    'adds 23',
    ['계산식'],
    python`
c = float(input())
print(round(c * 9 / 5 + 23, 1))
`,
  ),
  wrong(
    '밀물과 썰물',
    'difference printed',
    ['다른 종류의 답'],
    python`
a, b = map(int, input().split())
print(b - a)
`,
  ),
  wrong(
    '등대는 언제 켜질까',
    'nested wrongly',
    ['다른 갈래'],
    python`
h = int(input())
if h >= 18:
    if h < 6:
        print('켜짐')
    else:
        print('꺼짐')
else:
    print('꺼짐')
`,
  ),
  wrong(
    '잠수복 고르기',
    'L for all the rest missing',
    ['어느 갈래도 아닌 때', '출력의 다른 점'],
    python`
h = int(input())
if h < 130:
    print('S')
elif h < 150:
    print('M')
`,
  ),
  wrong(
    '파도의 높이',
    'max of the count',
    ['계산식'],
    python`
n = int(input())
a = list(map(int, input().split()))
print(max(a) - n)
`,
  ),
  wrong(
    '모래성 쌓기',
    'power',
    ['계산식'],
    python`
n = int(input())
print(n * n)
`,
  ),
  wrong(
    '모래성 쌓기',
    'range step',
    ['적어 넣은 수'],
    python`
n = int(input())
s = 0
for i in range(1, n + 1, 2):
    s += i
print(s)
`,
  ),
  wrong(
    '별 찍는 불가사리',
    'upside down',
    ['다른 무늬'],
    python`
n = int(input())
for i in range(n, 0, -1):
    print(' ' * (n - i) + '*' * (2 * i - 1))
`,
  ),
  wrong(
    '거꾸로 읽는 등대 신호',
    'last letter missing',
    ['빠진 글자'],
    python`
s = input()
print(s[-2::-1])
`,
    ['하나 어긋난 칸'],
  ),
  wrong(
    '병 속의 편지',
    'small letters',
    [],
    python`
k = int(input())
r = ''
for c in input():
    r += chr((ord(c) - 97 - k) % 26 + 97)
print(r)
`,
  ),
  wrong(
    '고래 노래 압축하기',
    'letters repeated',
    [],
    python`
s = input()
r = ''
c = 1
for i in range(len(s) - 1):
    if s[i] == s[i + 1]:
        c += 1
    else:
        r += s[i] * c + str(c)
        c = 1
r += s[-1] * c + str(c)
print(r)
`,
  ),
  wrong(
    '가장 긴 미역 줄기',
    'sorts and takes the last place',
    ['바꾸는 차례'],
    python`
n = int(input())
a = list(map(int, input().split()))
a.sort()
print(a.index(a[-1]) + 1)
`,
    ['출력의 다른 점', '계산식'],
  ),
  wrong(
    '갈매기 기록장',
    'length of the slice',
    [],
    python`
n = int(input())
a = list(map(int, input().split()))
s, e = map(int, input().split())
print(len(a[s - 1:e]))
`,
    ['계산식'],
  ),
  wrong(
    '어항 자리 바꾸기',
    'only one step',
    ['출력의 다른 점'],
    python`
n, k = map(int, input().split())
a = input().split()
print(a[-1], *a[:-1])
`,
  ),
  wrong(
    '두 어항 물고기 바꾸기',
    'comma instead of blank',
    ['사이에 든 기호'],
    python`
a = input()
b = input()
print(b + ',' + a)
`,
  ),
  wrong(
    '진주 값 계산',
    'input order wrong',
    ['읽는 차례', '계산식', '바꾸는 차례'],
    python`
count = int(input())
money = int(input())
price = int(input())
print(money - price * count)
`,
  ),
  wrong(
    '물고기 나눠 담기',
    'rest by subtraction wrong',
    ['계산식'],
    python`
a, b = map(int, input().split())
print(a // b, a - b)
`,
  ),
  wrong(
    '잠수 시간 적기',
    'hour word missing',
    ['빠진 글자'],
    python`
m = int(input())
print(f'{m // 60}시 {m % 60}분')
`,
  ),
  wrong(
    '수족관 입장료',
    'wrong comparison direction',
    ['다른 갈래'],
    python`
age = int(input())
if age > 13:
    print(3000)
else:
    print(5000)
`,
  ),
  wrong(
    '산소통 채우기',
    'sets 20',
    [],
    python`
o = int(input())
if o < 20:
    o = 20
print(o)
`,
  ),
  wrong(
    '짝수 물고기 홀수 물고기',
    'divides by 3',
    ['예제에 없는 갈래'],
    python`
n = int(input())
if n % 3 == 0:
    print('짝수')
else:
    print('홀수')
`,
    ['통과하지 못한 테스트'],
  ),
  wrong(
    '오늘 잠수해도 될까',
    'values changed round',
    ['다른 갈래'],
    python`
h, w = map(int, input().split())
if w <= 10 and h <= 2:
    print('가능')
else:
    print('쉬어요')
`,
  ),
  wrong(
    '보물 상자 열기',
    'wrong number',
    ['다른 갈래'],
    python`
k = int(input())
n = int(input())
if k == 0:
    print('열쇠가 없어요')
elif n == 8:
    print('열렸어요')
else:
    print('번호가 달라요')
`,
  ),
  wrong(
    '산호가 좋아하는 온도',
    'cold and hot changed',
    ['다른 갈래'],
    python`
t = int(input())
if t < 23:
    print('더워요')
elif t > 28:
    print('추워요')
else:
    print('좋아요')
`,
  ),
  wrong(
    '파도 번호 부르기',
    'counts down',
    ['출력의 다른 점'],
    python`
n = int(input())
for i in range(n, 0, -1):
    print(f'{i}번째 파도')
`,
  ),
  wrong(
    '새는 물통',
    'one each day',
    [],
    python`
w = int(input())
d = 0
while w > 0:
    w -= 1
    d += 1
print(d)
`,
  ),
  wrong(
    '저금통 채우기',
    'prints in the loop',
    ['반복 속의 출력', '출력의 다른 점'],
    python`
g = int(input())
p = 0
d = 0
while p < g:
    d += 1
    p += d
    print(d)
`,
  ),
  wrong(
    '여러 배의 물고기 더하기',
    'product',
    [],
    python`
n = int(input())
t = 1
for i in range(n):
    t *= int(input())
print(t)
`,
  ),
  wrong(
    '큰 물고기 세기',
    'compares with n',
    [],
    python`
n, k = map(int, input().split())
c = 0
for x in map(int, input().split()):
    if x >= n:
        c += 1
print(c)
`,
    ['경계에 있는 값'],
  ),
  wrong(
    '삼육구 소라 놀이',
    'wrong rest',
    ['계산식'],
    python`
n = int(input())
for i in range(1, n + 1):
    if i % 3 == 1:
        print('짝')
    else:
        print(i)
`,
  ),
  wrong(
    '바다 극장 자리표',
    'blank instead of dash',
    ['사이에 든 기호'],
    python`
r, c = map(int, input().split())
for i in range(1, r + 1):
    for j in range(1, c + 1):
        print(i, j, end=' ')
    print()
`,
  ),
  wrong(
    '계단 모양 산호',
    'one more line',
    ['다른 무늬'],
    python`
n = int(input())
for i in range(1, n + 2):
    print('#' * i)
`,
    ['하나 부족하거나 하나 남는 반복'],
  ),
  wrong(
    '깃발 신호 뒤집기',
    'upper twice',
    ['출력의 다른 점', '입력 그대로'],
    python`
s = input()
r = ''
for c in s:
    if c.isupper():
        r += c.upper()
    else:
        r += c.lower()
print(r)
`,
  ),
  wrong(
    '줄마다 조개 더하기',
    'smallest row',
    [],
    python`
r, c = map(int, input().split())
best = 10 ** 9
row = 0
for i in range(1, r + 1):
    t = sum(map(int, input().split()))
    if t < best:
        best = t
        row = i
print(row, best)
`,
  ),
  wrong(
    '처음 보는 물고기',
    'counts names that come once',
    [],
    python`
n = int(input())
a = [input() for _ in range(n)]
c = 0
for x in a:
    if a.count(x) == 1:
        c += 1
print(c)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '가장 많은 보물',
    'count starts at 0',
    [],
    python`
n = int(input())
d = {}
for _ in range(n):
    s = input()
    if s in d:
        d[s] += 1
    else:
        d[s] = 0
best = ''
m = -1
for k in sorted(d):
    if d[k] > m:
        m = d[k]
        best = k
print(best, m)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '섬 사이의 거리',
    'max of both',
    [],
    python`
def f(a, b, c, d):
    return max(abs(a - c), abs(b - d))
for _ in range(int(input())):
    a, b, c, d = map(int, input().split())
    print(f(a, b, c, d))
`,
  ),
  wrong(
    '행운의 진주 번호',
    'is exactly 7',
    ['통과하지 못한 테스트'],
    python`
def lucky(x):
    t = 0
    while x:
        t += x % 10
        x //= 10
    return t == 7
n = int(input())
c = 0
for x in map(int, input().split()):
    if lucky(x):
        c += 1
print(c)
`,
  ),
  wrong(
    '행운의 진주 번호',
    'forgets to return',
    ['돌려주지 않는 함수', '처음 값 그대로', '묻기만 한 줄'],
    python`
def lucky(x):
    t = sum(map(int, str(x)))
    t % 7 == 0
n = int(input())
c = 0
for x in map(int, input().split()):
    if lucky(x):
        c += 1
print(c)
`,
  ),
  wrong(
    '무게가 꼭 맞는 조개 한 쌍',
    '< in place of ==',
    [],
    python`
n, s = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for i in range(n):
    for j in range(i + 1, n):
        if a[i] + a[j] <= s:
            c += 1
print(c)
`,
    ['경계에 있는 값'],
  ),
  wrong(
    '등대 번호 찾기',
    'list searched, -1',
    ['적어 넣은 수'],
    python`
n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    lo, hi = 0, n - 1
    ans = -1
    while lo <= hi:
        m = (lo + hi) // 2
        if a[m] == x:
            ans = m + 1
            break
        elif a[m] < x:
            lo = m + 1
        else:
            hi = m - 1
    print(ans)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '입 벌린 조개 닫기',
    'one kind only',
    [],
    python`
s = input()
d = 0
for c in s:
    if c in '([':
        d += 1
    else:
        d -= 1
print('YES' if d == 0 else 'NO')
`,
    ['다른 갈래'],
  ),
  wrong(
    '원을 그리며 떠나는 물고기',
    'in the order of the numbers',
    [],
    python`
n, k = map(int, input().split())
print(*range(1, n + 1))
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '물고기 줄 세우기',
    'inner loop too short',
    ['하나 부족하거나 하나 남는 반복'],
    python`
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    for j in range(n - 2):
        if a[j] > a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]
print(*a)
`,
    ['출력의 다른 점'],
  ),
  wrong(
    '물고기 줄 세우기',
    'selects the largest',
    ['출력의 다른 점'],
    python`
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    for j in range(i + 1, n):
        if a[j] > a[i]:
            a[i], a[j] = a[j], a[i]
print(*a)
`,
  ),
  wrong(
    '보물섬 지도',
    'prints in every cell',
    ['반복 속의 출력', '출력의 다른 점'],
    python`
r, c = map(int, input().split())
for i in range(r):
    s = input()
    for j in range(c):
        if s[j] == 'X':
            print(i + 1, j + 1)
        else:
            print('없음')
`,
  ),
  wrong(
    '해류를 타고 가장 빨리',
    'ignores rocks',
    [],
    python`
r, c = map(int, input().split())
for _ in range(r):
    input()
print(r + c - 2)
`,
  ),
  wrong(
    '징검다리 건너기',
    'wrong second value',
    [],
    python`
n = int(input())
d = [0] * (n + 2)
d[1] = 1
d[2] = 1
for i in range(3, n + 1):
    d[i] = d[i - 1] + d[i - 2]
print(d[n])
`,
  ),
  wrong(
    '진주 목걸이 나누기',
    'halves of the sorted list',
    [],
    python`
n = int(input())
a = sorted(map(int, input().split()))
if sum(a[:n // 2]) == sum(a[n // 2:]):
    print('YES')
else:
    print('NO')
`,
    ['다른 갈래'],
  ),
  wrong(
    '하노이의 산호탑',
    'adds one too much',
    ['재귀의 첫 답', '적어 넣은 수'],
    python`
def f(n):
    if n == 1:
        return 2
    return f(n - 1) * 2 + 1
print(f(int(input())))
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
    '갈매기 기록장',
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
  right(
    '조개껍데기 세기',
    python`
a = input().split()
total = 0
for i in a: total -= -int(i)
print(total)
`,
  ),
  right(
    '조개껍데기 세기',
    python`
import sys
print(sum(int(x) for x in sys.stdin.read().split()))
`,
  ),
  right(
    '바닷물 온도 바꾸기',
    python`
import decimal
c = decimal.Decimal(input())
f = (c * 9 / 5 + 32).quantize(decimal.Decimal('0.1'), rounding=decimal.ROUND_HALF_EVEN)
print(f)
`,
  ),
  right(
    '파도 소리 세 번',
    python`
s = input()
print(s, end='')
for _ in 'ab':
    print('', s, end='')
print()
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
    '등대는 언제 켜질까',
    python`
print('꺼짐' if int(input()) in range(6, 18) else '켜짐')
`,
  ),
  right(
    '잠수복 고르기',
    python`
h = int(input())
while True:
    if h < 130:
        print('S')
        break
    if h < 150:
        print('M')
        break
    print('L')
    break
`,
  ),
  right(
    '파도의 높이',
    python`
input()
a = sorted(map(int, input().split()))
*_, big = a
small, *_ = a
print(big - small)
`,
  ),
  right(
    '파도의 높이',
    python`
n = int(input())
a = list(map(int, input().split()))
big, small = a[0], a[0]
for x in a:
    if x >= big:
        big = x
    if x <= small:
        small = x
print(big - small)
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
    '별 찍는 불가사리',
    python`
n = int(input())
i = n
while i:
    i -= 1
    print(' ' * i + '*' * ((n - i) * 2 - 1))
`,
  ),
  right(
    '거꾸로 읽는 등대 신호',
    python`
stack = list(input())
while stack:
    print(stack.pop(), end='')
`,
  ),
  right(
    '병 속의 편지',
    python`
k = int(input())
abc = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
print(''.join(abc[abc.index(c) - k] for c in input()))
`,
  ),
  right(
    '고래 노래 압축하기',
    python`
from itertools import groupby
print(''.join(k + str(len(list(g))) for k, g in groupby(input())))
`,
  ),
  right(
    '가장 긴 미역 줄기',
    python`
n = int(input())
best = where = 0
for i, x in enumerate(map(int, input().split()), 1):
    if best < x:
        best, where = x, i
print(where)
`,
  ),
  right(
    '갈매기 기록장',
    python`
_, a, q = input(), input().split(), input().split()
t = 0
for day, gulls in enumerate(a):
    if int(q[0]) - 1 <= day < int(q[1]):
        t += int(gulls)
print(t)
`,
  ),
  right(
    '어항 자리 바꾸기',
    python`
from collections import deque
n, k = map(int, input().split())
d = deque(input().split())
d.rotate(k % n)
print(' '.join(d))
`,
  ),
  right(
    '번호표 만들기',
    python`
a, b = input().split()
print(eval(a + '+' + b), '%s%s' % (a, b))
`,
  ),
  right(
    '물고기 나눠 담기',
    python`
fish, tank = map(int, input().split())
each = 0
while fish >= tank:
    fish -= tank
    each += 1
print(each, fish)
`,
  ),
  right(
    '잠수 시간 적기',
    python`
print('{0}시간 {1}분'.format(*divmod(int(input()), 60)))
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
n = int(input())
while n > 1:
    n -= 2
if n:
    print('홀수')
else:
    print('짝수')
`,
  ),
  right(
    '쉬는 날 수족관',
    python`
day = input()
weather = input()
rest = False
if day in ('월', '목'):
    rest = True
if weather == '태풍':
    rest = True
if rest == True:
    print('쉬어요')
else:
    print('열어요')
`,
  ),
  right(
    '보물 상자 열기',
    python`
k, n = int(input()), int(input())
if not k:
    print('열쇠가 없어요')
    exit()
if n - 7:
    print('번호가 달라요')
    exit()
print('열렸어요')
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
goal = int(input())
day = 0
while goal > 0:
    day += 1
    goal -= day
print(day)
`,
  ),
  right(
    '여러 배의 물고기 더하기',
    python`
n = int(input())
s = 0
while n:
    s += int(input())
    n -= 1
print(s)
`,
  ),
  right(
    '큰 물고기 세기',
    python`
n, k = map(int, input().split())
print(sum(map(lambda x: int(x) >= k, input().split())))
`,
  ),
  right(
    '삼육구 소라 놀이',
    python`
n = int(input())
next_clap = 3
for i in range(1, n + 1):
    if i == next_clap:
        print('짝')
        next_clap += 3
    else:
        print(i)
`,
  ),
  right(
    '바다 극장 자리표',
    python`
r, c = map(int, input().split())
for i in range(r):
    line = ''
    for j in range(c):
        line += str(i + 1) + '-' + str(j + 1) + ' '
    print(line.strip())
`,
  ),
  right(
    '악수하는 문어들',
    python`
n = int(input())
for i in range(1, n + 1):
    for j in range(1, n + 1):
        if i < j:
            print(i, j)
`,
  ),
  right(
    '깃발 신호 뒤집기',
    python`
print(input().swapcase())
`,
  ),
  right(
    '줄마다 조개 더하기',
    python`
r, c = map(int, input().split())
sums = [sum(map(int, input().split())) for _ in range(r)]
print(sums.index(max(sums)) + 1, max(sums))
`,
  ),
  right(
    '가장 많은 보물',
    python`
a = sorted(input() for _ in range(int(input())))
best = max(a, key=a.count)
print(best, a.count(best))
`,
  ),
  right(
    '섬 사이의 거리',
    python`
for i in range(int(input())):
    x1, y1, x2, y2 = map(int, input().split())
    d = 0
    if x1 < x2: d += x2 - x1
    else: d += x1 - x2
    if y1 < y2: d += y2 - y1
    else: d += y1 - y2
    print(d)
`,
  ),
  right(
    '행운의 진주 번호',
    python`
n = int(input())
c = 0
for x in input().split():
    t = 0
    for ch in x:
        t += int(ch)
    if t % 7:
        continue
    c += 1
print(c)
`,
  ),
  right(
    '입 벌린 조개 닫기',
    python`
s = input()
while '()' in s or '[]' in s:
    s = s.replace('()', '').replace('[]', '')
print('NO' if s else 'YES')
`,
  ),
  right(
    '두 번 접은 항해도',
    python`
n = int(input())
p = [tuple(map(int, input().split())) for _ in range(n)]
p.sort(key=lambda q: q[1])
p.sort(key=lambda q: q[0])
for q in p:
    print(*q)
`,
  ),
  right(
    '하노이의 산호탑',
    python`
print((1 << int(input())) - 1)
`,
  ),
  right(
    '징검다리 건너기',
    python`
a = [1, 1]
for i in range(int(input())):
    a.append(a[-1] + a[-2])
print(a[-2])
`,
  ),

  right(
    '조개껍데기 세기',
    python`
a, b = map(int, input().split())
while b:
    a, b = a + 1, b - 1
print(a)
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
on = [0, 1, 2, 3, 4, 5, 18, 19, 20, 21, 22, 23]
print('켜짐' if h in on else '꺼짐')
`,
  ),

  right(
    '잠수복 고르기',
    python`
h = int(input())
size = 'L'
if h < 150:
    size = 'M'
if h < 130:
    size = 'S'
print(size)
`,
  ),

  right(
    '파도의 높이',
    python`
n = int(input())
best = 0
worst = 99999
for x in map(int, input().split()):
    best = x if x > best else best
    worst = x if x < worst else worst
print(best - worst)
`,
  ),

  right(
    '모래성 쌓기',
    python`
n = int(input())
floors = []
while n > 0:
    floors.append(n)
    n = n - 1
print(sum(floors))
`,
  ),

  right(
    '병 속의 편지',
    python`
k = int(input())
for c in input():
    n = ord(c) - k
    if n < 65:
        n += 26
    print(chr(n), end='')
`,
  ),

  right(
    '고래 노래 압축하기',
    python`
s = input() + ' '
count = 0
last = s[0]
for c in s:
    if c == last:
        count += 1
    else:
        print(last + str(count), end='')
        last, count = c, 1
print()
`,
  ),

  right(
    '삼육구 소라 놀이',
    python`
n = int(input())
for i in range(1, n + 1):
    out = ''
    if i % 3 == 0:
        out += '짝'
    print(out or i)
`,
  ),

  right(
    '악수하는 문어들',
    python`
n = int(input())
done = []
for i in range(1, n + 1):
    for j in range(1, n + 1):
        if i != j and (j, i) not in done:
            done.append((i, j))
            print(i, j)
`,
  ),

  right(
    '큰 물고기 세기',
    python`
n, k = map(int, input().split())
a = sorted(map(int, input().split()))
while a and a[0] < k:
    a.pop(0)
print(len(a))
`,
  ),

  right(
    '줄마다 조개 더하기',
    python`
r, c = map(int, input().split())
total = 0
best = (-1, 0)
for i in range(r):
    before = total
    for x in map(int, input().split()):
        total += x
    if total - before > best[0]:
        best = (total - before, i + 1)
print(best[1], best[0])
`,
  ),

  right(
    '여러 번 묻는 갈매기 기록',
    python`
n, q = map(int, input().split())
sums = [0] * (n + 1)
a = input().split()
for i in range(1, n + 1):
    sums[i] = sums[i - 1] + int(a[i - 1])
for _ in range(q):
    s, e = map(int, input().split())
    s -= 1
    print(sums[e] - sums[s])
`,
  ),

  right(
    '무게가 꼭 맞는 조개 한 쌍',
    python`
n, s = map(int, input().split())
a = list(map(int, input().split()))
c = 0
for i in range(n):
    for j in range(n):
        if i != j and a[i] + a[j] == s:
            c += 1
print(c // 2)
`,
  ),

  right(
    '새는 물통',
    python`
w = int(input())
d = 0
while True:
    if w == 0:
        break
    d += 1
    w >>= 1
print(d)
`,
  ),

  right(
    '하노이의 산호탑',
    python`
n = int(input())
t = 1
for i in range(n):
    t *= 2
print(t - 1)
`,
  ),

  right(
    '번호표 만들기',
    python`
a, b = input().split()
print(int(a) + int(b), end=' ')
print(a, end='')
print(b)
`,
  ),

  right(
    '배표 고르기',
    python`
prices = {'평일': [1000, 3000], '주말': [2000, 5000]}
day = input()
age = int(input())
print(prices[day][age > 12])
`,
  ),

  right(
    '징검다리 건너기',
    python`
from functools import lru_cache
@lru_cache(None)
def f(n):
    return 1 if n < 2 else f(n - 1) + f(n - 2)
print(f(int(input())))
`,
  ),
  right(
    '밀물과 썰물',
    python`
a = input().split()
d = int(a[1]) - int(a[0])
print({True: '밀물', False: '썰물'}[d > 0] if d else '그대로')
`,
  ),
  right(
    '모래성 쌓기',
    python`
n = int(input())
t = 0
i = 0
while i < n:
    i += 1
    t += i
print(t)
`,
  ),
  right(
    '가장 긴 미역 줄기',
    python`
n = int(input())
a = input().split()
best = 0
place = 0
for i in range(n - 1, -1, -1):
    if int(a[i]) >= best:
        best = int(a[i])
        place = i + 1
print(place)
`,
  ),
  right(
    '고래 노래 압축하기',
    python`
s = input()
out = []
for c in s:
    if out and out[-1][0] == c:
        out[-1][1] += 1
    else:
        out.append([c, 1])
print(''.join(f'{c}{n}' for c, n in out))
`,
  ),
  right(
    '줄마다 조개 더하기',
    python`
r, c = map(int, input().split())
best = 0
row = 1
for i in range(r):
    t = 0
    for x in input().split():
        t += int(x)
    if t > best:
        best, row = t, i + 1
print(row, best)
`,
  ),
  right(
    '삼육구 소라 놀이',
    python`
for i in range(int(input())):
    print(['짝', i + 1][(i + 1) % 3 > 0])
`,
  ),
  right(
    '저금통 채우기',
    python`
g = int(input())
d = 0
while d * (d + 1) // 2 < g:
    d += 1
print(d)
`,
  ),
  right(
    '처음 보는 물고기',
    python`
n = int(input())
c = 0
seen = ''
for _ in range(n):
    s = '<' + input() + '>'
    if s not in seen:
        c += 1
        seen += s
print(c)
`,
  ),
  right(
    '악수하는 문어들',
    python`
n = int(input())
i = 1
while i < n:
    j = i + 1
    while j <= n:
        print(i, j)
        j += 1
    i += 1
`,
  ),
  right(
    '행운의 진주 번호',
    python`
input()
print(sum(1 for x in input().split() if not sum(map(int, x)) % 7))
`,
  ),
]
