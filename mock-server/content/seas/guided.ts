const begun = ([code = '']: TemplateStringsArray) => `${code.trim()}\n`

/**
 * The editor's content for the first program of each type: it reads the input, names the steps, and runs, but one or two lines are still
 * wrong. The keys are the problems' titles; a task's own `starterCode` has precedence.
 */
export const guidedStarts: Readonly<Record<string, string>> = {
  '바다 친구 소개하기': begun`
# 1) 먼저 온 친구의 이름을 읽어요.
first = input()
# 2) 나중에 온 친구의 이름도 읽어요.
second = '?'  # 여기를 고쳐요
# 3) 한 줄에 한 명씩 소개해요.
print(first, second)  # 여기를 고쳐요
`,
  '두 어항 물고기 바꾸기': begun`
# 1) 두 어항의 물고기를 읽어요.
left = input()
right = input()
# 2) 한쪽이 사라지지 않게 서로 바꿔요.
left = right  # 여기를 고쳐요
# 3) 바꾼 다음 출력해요.
print(left, right)
`,
  '조개껍데기 세기': begun`
# 1) 한 줄을 읽어 두 값으로 나눠요.
a, b = input().split()
# 2) 두 값을 더할 수 있게 바꿔요.
a = a  # 여기를 고쳐요
b = b  # 여기를 고쳐요
# 3) 더한 값을 출력해요.
print(a + b)
`,
  '물고기 나눠 담기': begun`
# 1) 물고기와 어항의 수를 읽어요.
fish, bowls = map(int, input().split())
# 2) 어항 하나에 몇 마리씩 들어갈까요?
each = 0  # 여기를 고쳐요
# 3) 몇 마리가 남을까요?
left = 0  # 여기를 고쳐요
print(each, left)
`,
  '바닷물 온도 바꾸기': begun`
# 1) 섭씨 온도를 소수로 읽어요.
celsius = float(input())
# 2) 화씨 온도를 계산해요.
fahrenheit = celsius  # 여기를 고쳐요
# 3) 소수 첫째 자리까지 출력해요.
print(fahrenheit)  # 여기를 고쳐요
`,
  '누가 더 깊이 잠수했을까': begun`
# 1) 두 깊이를 숫자로 읽어요.
whale, penguin = map(int, input().split())
# 2) 두 깊이를 비교해요.
is_deeper = True  # 여기를 고쳐요
# 3) 비교한 결과를 출력해요.
print(is_deeper)
`,
  '수족관 입장료': begun`
# 1) 나이를 읽어요.
age = int(input())
# 2) 누구나 내는 값에서 시작해요.
price = 5000
# 3) 깎아 줄 때만 값을 바꿔요.
if age > 100:  # 여기를 고쳐요
    price = price  # 여기를 고쳐요
print(price)
`,
  '짝수 물고기 홀수 물고기': begun`
# 1) 물고기의 수를 읽어요.
fish = int(input())
# 2) 둘씩 짝을 지으면 몇 마리가 남을까요?
left = 0  # 여기를 고쳐요
# 3) 남지 않을 때와 남을 때를 나눠요.
if left == 0:
    print('짝수')
else:
    print('?')  # 여기를 고쳐요
`,
  '밀물과 썰물': begun`
# 1) 어제와 오늘의 높이를 숫자로 읽어요.
before, now = map(int, input().split())
# 2) 오늘이 더 높을 때예요.
if now > before:
    print('밀물')
# 3) 나머지는 몇 갈래일까요?
else:
    print('썰물')  # 여기를 고쳐요
`,
  '등대는 언제 켜질까': begun`
# 1) 지금 시각을 읽어요.
hour = int(input())
# 2) 저녁에는 켜져요. 새벽에는 어떨까요?
is_on = hour >= 18  # 여기를 고쳐요
# 3) 켜져 있는지 알려 줘요.
if is_on:
    print('켜짐')
else:
    print('꺼짐')
`,
  '보물 상자 열기': begun`
# 1) 열쇠와 번호를 읽어요.
key = int(input())
number = int(input())
# 2) 먼저 열쇠가 있는지 물어요.
if key == 1:
    # 3) 열쇠가 있을 때 더 물을 것이 있어요.
    print('열렸어요')  # 여기를 고쳐요
else:
    print('열쇠가 없어요')
`,
  '산호가 좋아하는 온도': begun`
# 1) 바닷물 온도를 읽어요.
water = int(input())
# 2) 낮은 온도부터 차례로 물어요.
if water < 0:  # 여기를 고쳐요
    print('추워요')
elif water < 0:  # 여기를 고쳐요
    print('좋아요')
else:
    print('더워요')
`,
  '파도 번호 부르기': begun`
# 1) 파도의 수를 읽어요.
n = int(input())
# 2) 번호는 몇부터 몇까지일까요?
for number in range(n):  # 여기를 고쳐요
    # 3) 번호를 글자와 붙여 출력해요.
    print(number)  # 여기를 고쳐요
`,
  '새는 물통': begun`
# 1) 물의 양을 읽고, 날을 0부터 세요.
water = int(input())
days = 0
# 2) 물이 남아 있는 동안 되풀이해요.
while water > 0:
    # 3) 하루가 지나면 얼마나 남을까요?
    water = 0  # 여기를 고쳐요
    days = days + 1
print(days)
`,
  '여러 배의 물고기 더하기': begun`
# 1) 배의 수를 읽고, 합을 0으로 둬요.
n = int(input())
total = 0
for _ in range(n):
    # 2) 배마다 한 줄을 읽어요.
    fish = int(input())
    # 3) 지금까지의 합에 더해 가요.
    total = fish  # 여기를 고쳐요
print(total)
`,
  '파도의 높이': begun`
# 1) 파도의 수와 높이를 읽어요.
n = int(input())
heights = list(map(int, input().split()))
# 2) 가장 높은 것과 가장 낮은 것을 찾아요.
highest = 0  # 여기를 고쳐요
lowest = 0  # 여기를 고쳐요
# 3) 두 높이의 차이를 출력해요.
print(highest - lowest)
`,
  '큰 물고기 세기': begun`
# 1) 물고기의 수와 K를 읽어요.
n, k = map(int, input().split())
count = 0
# 2) 길이를 하나씩 봐요.
for size in map(int, input().split()):
    # 3) 큰 물고기일 때만 세요.
    count = count + 1  # 여기를 고쳐요
print(count)
`,
  '바다 극장 자리표': begun`
# 1) 줄의 수와 칸의 수를 읽어요.
rows, columns = map(int, input().split())
# 2) 줄마다 되풀이해요.
for r in range(1, rows + 1):
    # 3) 지금은 첫 칸뿐이에요. 모든 칸을 적어요.
    print(f'{r}-1', end=' ')  # 여기를 고쳐요
    # 4) 한 줄이 끝나면 줄을 바꿔요.
    print()
`,
  '계단 모양 산호': begun`
# 1) 줄 수를 읽어요.
n = int(input())
# 2) 줄 번호는 1부터 n까지예요.
for line in range(1, n + 1):
    # 3) 이 줄에는 #이 몇 개일까요?
    print('#')  # 여기를 고쳐요
`,
  '거꾸로 읽는 등대 신호': begun`
# 1) 신호를 읽어요.
signal = input()
turned = ''
# 2) 한 글자씩 이어 붙여요. 어느 쪽에 붙일까요?
for letter in signal:
    turned = turned + letter  # 여기를 고쳐요
# 3) 이어 붙인 것을 출력해요.
print(turned)
`,
  '깃발 신호 뒤집기': begun`
# 1) 신호를 한 글자씩 봐요.
turned = ''
for letter in input():
    # 2) 대문자일 때와 아닐 때, 무엇을 붙일까요?
    if letter.isupper():
        turned = turned + letter  # 여기를 고쳐요
    else:
        turned = turned + letter  # 여기를 고쳐요
print(turned)
`,
  '가장 긴 미역 줄기': begun`
# 1) 줄기의 수와 길이를 읽어요.
n = int(input())
lengths = list(map(int, input().split()))
# 2) 가장 긴 줄기의 자리를 기억해요.
best = 0
for at in range(n):
    # 3) 언제 바꿔야 할까요?
    best = at  # 여기를 고쳐요
print(best + 1)
`,
  '갈매기 기록장': begun`
# 1) 마릿수와 A, B를 읽어요.
n = int(input())
gulls = list(map(int, input().split()))
a, b = map(int, input().split())
# 2) A번째 날부터 B번째 날까지 골라요.
chosen = gulls  # 여기를 고쳐요
# 3) 고른 날의 마릿수를 더해요.
print(sum(chosen))
`,
  '줄마다 조개 더하기': begun`
# 1) 세로와 가로를 읽어요.
rows, columns = map(int, input().split())
best, best_row = -1, 0
for r in range(1, rows + 1):
    # 2) 한 줄을 읽어 더해요.
    shells = sum(map(int, input().split()))
    # 3) 언제 바꿔야 할까요?
    best, best_row = shells, r  # 여기를 고쳐요
print(best_row, best)
`,
  '처음 보는 물고기': begun`
# 1) 이름을 담을 곳을 만들어요.
n = int(input())
seen = []  # 여기를 고쳐요
for _ in range(n):
    # 2) 같은 이름은 한 번만 담아요.
    seen.append(input())  # 여기를 고쳐요
# 3) 몇 가지인지 출력해요.
print(len(seen))
`,
  '섬 사이의 거리': begun`
# 1) 두 섬의 자리를 받아 거리를 돌려줘요.
def distance(x1, y1, x2, y2):
    return 0  # 여기를 고쳐요

# 2) 질문마다 두 섬의 자리를 읽어요.
for _ in range(int(input())):
    x1, y1, x2, y2 = map(int, input().split())
    # 3) 함수를 불러 거리를 출력해요.
    print(distance(x1, y1, x2, y2))
`,
  '반씩 자르는 미역': begun`
# 1) 미역의 길이와 K를 읽어요.
length, longest = map(int, input().split())

def pieces(part):
    # 2) 자르지 않아도 되면 한 조각이에요.
    if part <= longest:
        return 1
    # 3) 자른 두 쪽은 모두 몇 조각이 될까요?
    return 2  # 여기를 고쳐요

print(pieces(length))
`,
  '물고기 줄 세우기': begun`
# 1) 물고기의 수와 길이를 읽어요.
n = int(input())
fish = list(map(int, input().split()))
# 2) 앞자리부터 하나씩 정해요.
for first in range(n):
    # 3) 어느 자리의 물고기와 바꿀까요?
    other = first  # 여기를 고쳐요
    fish[first], fish[other] = fish[other], fish[first]
print(*fish)
`,
  '무게가 꼭 맞는 조개 한 쌍': begun`
# 1) 조개의 수와 S, 무게를 읽어요.
n, s = map(int, input().split())
weights = list(map(int, input().split()))
count = 0
# 2) 모든 쌍을 한 번씩 보며, 맞는 쌍만 세요.
for i in range(n):
    for j in range(n):  # 여기를 고쳐요
        count = count + 1  # 여기를 고쳐요
print(count)
`,
  '등대 번호 찾기': begun`
# 1) 등대의 번호와 찾는 번호를 읽어요.
n, q = map(int, input().split())
lights = list(map(int, input().split()))
for number in map(int, input().split()):
    # 2) 처음에는 모든 등대가 남아 있어요.
    low, high = 0, n - 1
    # 3) 남은 곳을 좁혀 가며 찾아요.
    place = 0  # 여기를 고쳐요
    print(place)
`,
  '원을 그리며 떠나는 물고기': begun`
from collections import deque
# 1) N과 K를 읽고 물고기를 세워요.
n, k = map(int, input().split())
circle = deque(range(1, n + 1))
while circle:
    # 2) K번째 물고기가 맨 앞에 오게 해요.
    pass  # 여기를 고쳐요
    # 3) 맨 앞의 물고기가 떠나요.
    print(circle.popleft(), end=' ')
`,
  '가라앉은 배의 방': begun`
# 1) 설계도를 읽어요.
r, c = map(int, input().split())
ship = [list(input()) for _ in range(r)]
rooms = 0
# 2) 칸마다 보며, 새 방을 만날 때만 세요.
for y in range(r):
    for x in range(c):
        rooms = rooms + 1  # 여기를 고쳐요
print(rooms)
`,
  '징검다리 건너기': begun`
# 1) 돌의 수를 읽어요.
n = int(input())
# 2) 앞의 두 돌까지의 방법을 기억해요.
before, now = 1, 1
for _ in range(n - 1):
    # 3) 다음 돌까지는 몇 가지일까요?
    before, now = now, now  # 여기를 고쳐요
print(now)
`,
}
