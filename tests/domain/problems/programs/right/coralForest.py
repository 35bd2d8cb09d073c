# === 밀물과 썰물
a, b = map(int, input().split())
print(['그대로', '밀물', '썰물'][(b > a) - (b < a)])

# === 밀물과 썰물
a, b = map(int, input().split())
answer = '그대로'
if b > a:
    answer = '밀물'
if b < a:
    answer = '썰물'
print(answer)

# === 밀물과 썰물
a = input().split()
d = int(a[1]) - int(a[0])
print({True: '밀물', False: '썰물'}[d > 0] if d else '그대로')

# === 밀물과 썰물
a, b = map(int, input().split())
print(["그대로", "밀물", "썰물"][(b > a) - (b < a)])

# === 등대는 언제 켜질까
h = int(input())
print('꺼짐' if h in range(6, 18) else '켜짐')

# === 등대는 언제 켜질까
h = int(input())
if not (h >= 6 and h < 18):
    print('켜짐')
if h >= 6 and h < 18:
    print('꺼짐')

# === 등대는 언제 켜질까
print('꺼짐' if int(input()) in range(6, 18) else '켜짐')

# === 등대는 언제 켜질까
h = int(input())
on = [0, 1, 2, 3, 4, 5, 18, 19, 20, 21, 22, 23]
print('켜짐' if h in on else '꺼짐')

# === 등대는 언제 켜질까
h = int(input())
on = True
for t in range(6, 18):
    if h == t:
        on = False
if on:
    print("켜짐")
else:
    print("꺼짐")

# === 잠수복 고르기
h = int(input())
print('SML'[(h >= 130) + (h >= 150)])

# === 잠수복 고르기
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

# === 잠수복 고르기
h = int(input())
size = 'L'
if h < 150:
    size = 'M'
if h < 130:
    size = 'S'
print(size)

# === 잠수복 고르기
h = int(input())
size = "S"
if h >= 130:
    size = "M"
if h >= 150:
    size = "L"
print(size)

# === 수족관 입장료
print(5000 - 2000 * (int(input()) < 13))

# === 산소통 채우기
o = int(input())
print(100 if o < 20 else o)

# === 짝수 물고기 홀수 물고기
n = input()
print('짝수' if n[-1] in '02468' else '홀수')

# === 짝수 물고기 홀수 물고기
n = int(input())
while n > 1:
    n -= 2
if n:
    print('홀수')
else:
    print('짝수')

# === 짝수 물고기 홀수 물고기
n = int(input())
if n & 1:
    print("홀수")
else:
    print("짝수")

# === 쉬는 날 수족관
day = input()
weather = input()
if day in ['월', '목'] or weather == '태풍':
    print('쉬어요')
else:
    print('열어요')

# === 쉬는 날 수족관
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

# === 쉬는 날 수족관
day = input()
weather = input()
closed = day in "월목" or weather == "태풍"
print("쉬어요" if closed else "열어요")

# === 보물 상자 열기
if input() == '0':
    print('열쇠가 없어요')
elif input() == '7':
    print('열렸어요')
else:
    print('번호가 달라요')

# === 보물 상자 열기
k, n = int(input()), int(input())
if not k:
    print('열쇠가 없어요')
    exit()
if n - 7:
    print('번호가 달라요')
    exit()
print('열렸어요')

# === 보물 상자 열기
def answer():
    if input() == "0":
        return "열쇠가 없어요"
    if input() != "7":
        return "번호가 달라요"
    return "열렸어요"
print(answer())

# === 배표 고르기
prices = {'평일': [1000, 3000], '주말': [2000, 5000]}
day = input()
age = int(input())
print(prices[day][age > 12])

# === 배표 고르기
prices = {"평일": (1000, 3000), "주말": (2000, 5000)}
print(prices[input()][int(input()) >= 13])

# === 시소 타는 해달
a = sum(map(int, input().split()))
b = sum(map(int, input().split()))
print(a == b)
print(a > b)

# === 빙글빙글 도는 거북
print("북동남서"[int(input()) % 4])

# === 함께 헤엄친 시간
a, b = map(int, input().split())
c, d = map(int, input().split())
together = 0
for minute in range(1440):
    if a <= minute < b and c <= minute < d:
        together += 1
print(together)
