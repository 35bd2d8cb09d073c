# === 조개껍데기 세기
# why: 글자를 이어 붙여요
# state: WRONG_ANSWER
a, b = input().split()
print(a + b)

# === 조개껍데기 세기
# why: 두 줄로 읽어요
# state: RUNTIME_ERROR
a = int(input())
b = int(input())
print(a + b)

# === 조개껍데기 세기
# why: 안내 문구를 찍어요
# state: WRONG_ANSWER
a, b = map(int, input('두 수를 입력하세요: ').split())
print(a + b)

# === 조개껍데기 세기
# why: 괄호를 닫지 않아요
# state: SYNTAX_ERROR
a, b = map(int, input().split()
print(a + b)

# === 조개껍데기 세기
# why: 끝나지 않아요
# state: STEP_LIMIT
a, b = map(int, input().split())
while a == 1000:
    a = 1000
print(a + b)

# === 조개껍데기 세기
# why: 끝없이 찍어요
# state: OUTPUT_LIMIT
a, b = map(int, input().split())
while True:
    print('조개')

# === 조개껍데기 세기
# why: 둥근 따옴표를 써요
# state: SYNTAX_ERROR
a, b = map(int, input().split())
print(“합”, a + b)

# === 바닷물 온도 바꾸기
# why: 정수로 바꿔요
# state: RUNTIME_ERROR
c = int(input())
print(f'{c * 9 / 5 + 32:.1f}')

# === 바닷물 온도 바꾸기
# why: 자릿수를 정하지 않아요
# state: WRONG_ANSWER
c = float(input())
print(c * 9 / 5 + 32)

# === 바닷물 온도 바꾸기
# why: 더하기를 먼저 해요
# state: WRONG_ANSWER
c = float(input())
print(f'{c * 9 / (5 + 32):.1f}')

# === 파도 소리 세 번
# why: 붙여서 찍어요
# state: OUTPUT_FORMAT
print(input() * 3)

# === 파도 소리 세 번
# why: 한 줄에 하나씩 찍어요
# state: OUTPUT_FORMAT
sound = input()
for _ in range(3):
    print(sound)

# === 파도 소리 세 번
# why: 두 번만 찍어요
# state: WRONG_ANSWER
sound = input()
print(sound, sound)

# === 등대에 인사말 켜기
# why: 이름 대신 글자를 출력해요
# state: WRONG_ANSWER
ship = input()
print('어서 와', 'ship')
print('여기는 코딩바다')

# === 등대에 인사말 켜기
# why: 한 줄에 이어서 출력해요
# state: OUTPUT_FORMAT
ship = input()
print('어서 와', ship, '여기는 코딩바다')

# === 등대에 인사말 켜기
# why: 따옴표를 빠뜨려요
# state: SYNTAX_ERROR
ship = input()
print(어서 와, ship)
print('여기는 코딩바다')

# === 모래밭 팻말 세우기
# why: 줄을 하나 빼먹어요
# state: WRONG_ANSWER
word = input()
print('=====')
print(word)

# === 모래밭 팻말 세우기
# why: 낱말의 길이만큼 그어요
# state: WRONG_ANSWER
word = input()
print('=' * len(word))
print(word)
print('=' * len(word))

# === 바다 친구 소개하기
# why: 읽은 순서대로 출력해요
# state: WRONG_ANSWER
first = input()
second = input()
print(first)
print(second)

# === 바다 친구 소개하기
# why: 한 줄에서 둘을 읽어요
# state: RUNTIME_ERROR
first, second = input().split()
print(second)
print(first)

# === 두 어항 물고기 바꾸기
# why: 바꾸기 전에 값을 잃어요
# state: WRONG_ANSWER
left = input()
right = input()
left = right
right = left
print(left, right)

# === 두 어항 물고기 바꾸기
# why: 바꾸지 않아요
# state: WRONG_ANSWER
left = input()
right = input()
print(left, right)

# === 두 어항 물고기 바꾸기
# why: 이름을 붙여서 출력해요
# state: OUTPUT_FORMAT
left = input()
right = input()
print(right + left)

# === 세 조개 자리 옮기기
# why: 왼쪽으로 옮겨요
# state: WRONG_ANSWER
a, b, c = input().split()
print(b, c, a)

# === 세 조개 자리 옮기기
# why: 순서를 뒤집어요
# state: WRONG_ANSWER
a, b, c = input().split()
print(c, b, a)

# === 번호표 만들기
# why: 둘 다 더해요
# state: WRONG_ANSWER
a, b = map(int, input().split())
print(a + b, a + b)

# === 번호표 만들기
# why: 둘 다 이어 붙여요
# state: WRONG_ANSWER
a, b = input().split()
print(a + b, a + b)

# === 번호표 만들기
# why: 숫자와 글자를 더해요
# state: RUNTIME_ERROR
a, b = input().split()
print(int(a) + b, a + b)

# === 진주 값 계산
# why: 괄호를 잘못 써요
# state: WRONG_ANSWER
price = int(input())
count = int(input())
money = int(input())
print((money - price) * count)

# === 진주 값 계산
# why: 낼 돈을 출력해요
# state: WRONG_ANSWER
price = int(input())
count = int(input())
money = int(input())
print(price * count)

# === 진주 값 계산
# why: 글자로 계산해요
# state: RUNTIME_ERROR
price = input()
count = input()
money = input()
print(money - price * count)

# === 물고기 나눠 담기
# why: 소수로 나눠요
# state: WRONG_ANSWER
fish, bowls = map(int, input().split())
print(fish / bowls, fish % bowls)

# === 물고기 나눠 담기
# why: 몫과 나머지가 바뀌어요
# state: WRONG_ANSWER
fish, bowls = map(int, input().split())
print(fish % bowls, fish // bowls)

# === 잠수 시간 적기
# why: 쉼표로 띄어 써요
# state: OUTPUT_FORMAT
minutes = int(input())
print(minutes // 60, '시간', minutes % 60, '분')

# === 잠수 시간 적기
# why: 100분을 한 시간으로 셈해요
# state: WRONG_ANSWER
minutes = int(input())
print(f'{minutes // 100}시간 {minutes % 100}분')

# === 돛단배 그림 띄우기
# why: 별 앞의 빈칸을 빠뜨려요
# state: OUTPUT_FORMAT
ship = input()
print('*')
print('***')
print('=====')
print(ship, '출발')

# === 돛단배 그림 띄우기
# why: 이름에 따옴표를 붙여요
# state: WRONG_ANSWER
ship = input()
print('  *')
print(' ***')
print('=====')
print('ship', '출발')

# === 돛단배 그림 띄우기
# why: 줄의 순서를 바꿔요
# state: WRONG_ANSWER
ship = input()
print('  *')
print(' ***')
print(ship, '출발')
print('=====')

# === 주고받는 뱃노래
# why: 이름과 후렴을 뒤바꿔요
# state: WRONG_ANSWER
ship = input()
song = input()
print(ship, song, ship)
print('~ ~ ~')
print(song, ship, song)

# === 주고받는 뱃노래
# why: 빈칸 없이 이어 붙여요
# state: OUTPUT_FORMAT
ship = input()
song = input()
print(song + ship + song)
print('~~~')
print(ship + song + ship)

# === 주고받는 뱃노래
# why: 셋째 줄도 첫째 줄처럼 불러요
# state: WRONG_ANSWER
ship = input()
song = input()
print(song, ship, song)
print('~ ~ ~')
print(song, ship, song)

# === 편지 봉투 쓰기
# why: 읽은 순서대로 적어요
# state: WRONG_ANSWER
sender = input()
receiver = input()
place = input()
print('보낸 친구:', sender)
print('받는 친구:', receiver)
print('받는 곳:', place)

# === 편지 봉투 쓰기
# why: 받는 곳을 낱말로 나눠요
# state: WRONG_ANSWER
sender = input()
receiver = input()
place = input().split()
print('받는 곳:', place)
print('받는 친구:', receiver)
print('보낸 친구:', sender)

# === 편지 봉투 쓰기
# why: 이름에 자기가 받을 줄을 읽어요
# state: WRONG_ANSWER
place = input()
receiver = input()
sender = input()
print('받는 곳:', place)
print('받는 친구:', receiver)
print('보낸 친구:', sender)

# === 물에 젖은 일지
# why: 젖은 줄을 읽지 않아요
# state: WRONG_ANSWER
first = input()
third = input()
fourth = input()
print('넷째 날', fourth)
print('셋째 날', third)
print('첫째 날', first)

# === 물에 젖은 일지
# why: 앞의 날부터 적어요
# state: WRONG_ANSWER
first = input()
input()
third = input()
fourth = input()
print('첫째 날', first)
print('셋째 날', third)
print('넷째 날', fourth)

# === 물에 젖은 일지
# why: 한 줄에서 넷을 읽어요
# state: RUNTIME_ERROR
first, second, third, fourth = input().split()
print('넷째 날', fourth)
print('셋째 날', third)
print('첫째 날', first)

# === 팻말을 베껴 쓰는 문어
# why: 가운데를 먼저 칠해요
# state: WRONG_ANSWER
left = input()
middle = input()
right = input()
middle = left
right = middle
print(left, middle, right)

# === 팻말을 베껴 쓰는 문어
# why: 가운데를 그대로 둬요
# state: WRONG_ANSWER
left = input()
middle = input()
right = input()
right = middle
print(left, middle, right)

# === 팻말을 베껴 쓰는 문어
# why: 거꾸로 담아요
# state: WRONG_ANSWER
left = input()
middle = input()
right = input()
middle = right
left = middle
print(left, middle, right)

# === 물통 옮겨 붓기
# why: 붓기 전에 왼쪽을 비워요
# state: WRONG_ANSWER
left = int(input())
right = int(input())
fresh = int(input())
left = 0
right = right + left
print(left, right)
left = fresh
print(left, right)
left = left + right
right = 0
print(left, right)

# === 물통 옮겨 붓기
# why: 글자로 이어 붙여요
# state: WRONG_ANSWER
left = input()
right = input()
fresh = input()
right = right + left
left = 0
print(left, right)
left = fresh
print(left, right)
left = left + right
right = 0
print(left, right)

# === 물통 옮겨 붓기
# why: 마지막만 출력해요
# state: WRONG_ANSWER
left = int(input())
right = int(input())
fresh = int(input())
print(left + right + fresh, 0)

# === 다음 등대의 번호
# why: 두 카드를 더해요
# state: WRONG_ANSWER
left = int(input())
right = int(input())
print(left + right + 1)

# === 다음 등대의 번호
# why: 1을 글자로 이어 붙여요
# state: WRONG_ANSWER
left = input()
right = input()
print(left + right + '1')

# === 다음 등대의 번호
# why: 오른쪽 카드만 1 키워요
# state: WRONG_ANSWER
left = input()
right = input()
print(left + str(int(right) + 1))

# === 다음 등대의 번호
# why: 글자에 숫자를 더해요
# state: RUNTIME_ERROR
left = input()
right = input()
print(left + right + 1)

# === 더 내려가는 잠수함
# why: 소수를 int()로 바꿔요
# state: RUNTIME_ERROR
depth = input()
further = input()
print(depth + 'm에서 ' + str(int(depth) + int(further)) + 'm로')

# === 더 내려가는 잠수함
# why: 깊이를 글자로 이어 붙여요
# state: WRONG_ANSWER
depth = input()
further = input()
print(depth + 'm에서 ' + depth + further + 'm로')

# === 더 내려가는 잠수함
# why: 쉼표로 띄어 써요
# state: OUTPUT_FORMAT
depth = float(input())
further = float(input())
print(depth, 'm에서', depth + further, 'm로')

# === 산호밭 울타리
# why: 괄호를 빠뜨려요
# state: WRONG_ANSWER
width = int(input())
height = int(input())
gate = int(input())
print(width + height * 2 - gate)

# === 산호밭 울타리
# why: 문도 두 개로 빼요
# state: WRONG_ANSWER
width = int(input())
height = int(input())
gate = int(input())
print((width + height - gate) * 2)

# === 산호밭 울타리
# why: 넓이를 구해요
# state: WRONG_ANSWER
width = int(input())
height = int(input())
gate = int(input())
print(width * height - gate)

# === 한가운데 부표
# why: 뒤의 자리만 둘로 나눠요
# state: WRONG_ANSWER
one, other = map(int, input().split())
drift = int(input())
print(one + other / 2 + drift)

# === 한가운데 부표
# why: 몫만 구해요
# state: WRONG_ANSWER
one, other = map(int, input().split())
drift = int(input())
print((one + other) // 2 + drift)

# === 한가운데 부표
# why: 떠내려간 거리까지 더해 나눠요
# state: WRONG_ANSWER
one, other = map(int, input().split())
drift = int(input())
print((one + other + drift) / 2)

# === 등대의 세 불빛
# why: 파란 불부터 출력해요
# state: WRONG_ANSWER
number = int(input())
print(number % 10)
print(number // 10 % 10)
print(number // 100)

# === 등대의 세 불빛
# why: 가운데에 두 숫자가 남아요
# state: WRONG_ANSWER
number = int(input())
print(number // 100)
print(number % 100)
print(number % 10)

# === 등대의 세 불빛
# why: 소수로 나눠요
# state: WRONG_ANSWER
number = int(input())
print(number / 100)
print(number / 10 % 10)
print(number % 10)

# === 물개의 줄과 칸
# why: 1을 빼지 않고 나눠요
# state: WRONG_ANSWER
number, seats = map(int, input().split())
print(number // seats + 1, number % seats)

# === 물개의 줄과 칸
# why: 0부터 센 그대로 출력해요
# state: WRONG_ANSWER
number, seats = map(int, input().split())
print((number - 1) // seats, (number - 1) % seats)

# === 물개의 줄과 칸
# why: 줄과 칸이 바뀌어요
# state: WRONG_ANSWER
number, seats = map(int, input().split())
print((number - 1) % seats + 1, (number - 1) // seats + 1)

# === 조개 가게 영수증
# why: 쉼표로 띄어 써요
# state: OUTPUT_FORMAT
name = input()
price = int(input())
count = int(input())
print(name, '(', count, '개):', price * count, '원')

# === 조개 가게 영수증
# why: 하나의 값을 적어요
# state: WRONG_ANSWER
name = input()
price = int(input())
count = int(input())
print(f'{name}({count}개): {price}원')

# === 조개 가게 영수증
# why: 글자를 되풀이해요
# state: WRONG_ANSWER
name = input()
price = input()
count = int(input())
print(f'{name}({count}개): {price * count}원')

# === 잠수 일지의 평균
# why: 소수 첫째 자리까지 적어요
# state: WRONG_ANSWER
first, second, third = map(int, input().split())
total = first + second + third
print(f'모두 {total}m')
print(f'평균 {total / 3:.1f}m')

# === 잠수 일지의 평균
# why: 자릿수를 맞추지 않아요
# state: WRONG_ANSWER
first, second, third = map(int, input().split())
total = first + second + third
print(f'모두 {total}m')
print(f'평균 {total / 3}m')

# === 잠수 일지의 평균
# why: 마지막 깊이만 3으로 나눠요
# state: WRONG_ANSWER
first, second, third = map(int, input().split())
print(f'모두 {first + second + third}m')
print(f'평균 {first + second + third / 3:.2f}m')

# === 바다에 건네는 첫인사
# why: 느낌표를 빠뜨려요
# state: WRONG_ANSWER
print('안녕, 바다야')
print('오늘부터 1일')

# === 바다에 건네는 첫인사
# why: 한 줄에 이어서 출력해요
# state: OUTPUT_FORMAT
print('안녕, 바다야!', '오늘부터 1일')

# === 바다에 건네는 첫인사
# why: 따옴표를 닫지 않아요
# state: SYNTAX_ERROR
print('안녕, 바다야!)
print('오늘부터 1일')
