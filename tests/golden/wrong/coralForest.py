# === 밀물과 썰물
# why: 같을 때를 잊어요
# state: WRONG_ANSWER
before, now = map(int, input().split())
print('밀물' if now > before else '썰물')

# === 밀물과 썰물
# why: 글자로 비교해요
# state: WRONG_ANSWER
before, now = input().split()
if now > before:
    print('밀물')
elif now < before:
    print('썰물')
else:
    print('그대로')

# === 등대는 언제 켜질까
# why: 그리고로 이어요
# state: WRONG_ANSWER
hour = int(input())
print('켜짐' if hour >= 18 and hour < 6 else '꺼짐')

# === 등대는 언제 켜질까
# why: 6시를 넣지 않아요
# state: WRONG_ANSWER
hour = int(input())
print('켜짐' if hour > 18 or hour < 6 else '꺼짐')

# === 등대는 언제 켜질까
# why: = 하나로 비교해요
# state: SYNTAX_ERROR
hour = int(input())
if hour = 18:
    print('켜짐')

# === 잠수복 고르기
# why: 경계를 넣어요
# state: WRONG_ANSWER
height = int(input())
if height <= 130:
    print('S')
elif height <= 150:
    print('M')
else:
    print('L')

# === 잠수복 고르기
# why: 150에서 틀려요
# state: WRONG_ANSWER
height = int(input())
if height < 130:
    print('S')
elif height <= 150:
    print('M')
else:
    print('L')

# === 잠수복 고르기
# why: 작은 글자로 찍어요
# state: WRONG_ANSWER
height = int(input())
print('s' if height < 130 else 'm' if height < 150 else 'l')

# === 누가 더 깊이 잠수했을까
# why: 같을 때도 참이에요
# state: WRONG_ANSWER
whale, penguin = map(int, input().split())
print(whale >= penguin)

# === 누가 더 깊이 잠수했을까
# why: 글자로 비교해요
# state: WRONG_ANSWER
whale, penguin = input().split()
print(whale > penguin)

# === 수족관 입장료
# why: 13살도 깎아 줘요
# state: WRONG_ANSWER
age = int(input())
price = 5000
if age <= 13:
    price = price - 2000
print(price)

# === 수족관 입장료
# why: 깎을 때만 출력해요
# state: WRONG_ANSWER
age = int(input())
price = 5000
if age < 13:
    price = price - 2000
    print(price)

# === 수족관 입장료
# why: 글자와 비교해요
# state: RUNTIME_ERROR
age = input()
price = 5000
if age < 13:
    price = price - 2000
print(price)

# === 산소통 채우기
# why: 20도 채워요
# state: WRONG_ANSWER
oxygen = int(input())
if oxygen <= 20:
    oxygen = 100
print(oxygen)

# === 산소통 채우기
# why: 언제나 채워요
# state: WRONG_ANSWER
oxygen = int(input())
if oxygen < 20:
    print('채워요')
oxygen = 100
print(oxygen)

# === 짝수 물고기 홀수 물고기
# why: 0을 홀수로 봐요
# state: WRONG_ANSWER
fish = int(input())
if fish > 0 and fish % 2 == 0:
    print('짝수')
else:
    print('홀수')

# === 짝수 물고기 홀수 물고기
# why: 거꾸로 말해요
# state: WRONG_ANSWER
fish = int(input())
if fish % 2:
    print('짝수')
else:
    print('홀수')

# === 오늘 잠수해도 될까
# why: 또는으로 이어요
# state: WRONG_ANSWER
wind, wave = map(int, input().split())
if wind <= 10 or wave <= 2:
    print('가능')
else:
    print('쉬어요')

# === 오늘 잠수해도 될까
# why: 끝값을 빼요
# state: WRONG_ANSWER
wind, wave = map(int, input().split())
if wind < 10 and wave < 2:
    print('가능')
else:
    print('쉬어요')

# === 쉬는 날 수족관
# why: 비교할 이름을 한 번만 써요
# state: WRONG_ANSWER
day = input()
weather = input()
if day == '월' or '목' or weather == '태풍':
    print('쉬어요')
else:
    print('열어요')

# === 쉬는 날 수족관
# why: 태풍을 잊어요
# state: WRONG_ANSWER
day = input()
weather = input()
if day == '월' or day == '목':
    print('쉬어요')
else:
    print('열어요')

# === 보물 상자 열기
# why: 번호를 먼저 물어요
# state: WRONG_ANSWER
key = int(input())
number = int(input())
if number != 7:
    print('번호가 달라요')
elif key == 0:
    print('열쇠가 없어요')
else:
    print('열렸어요')

# === 보물 상자 열기
# why: 안쪽의 아니면을 빼먹어요
# state: WRONG_ANSWER
key = int(input())
number = int(input())
if key == 1:
    if number == 7:
        print('열렸어요')
else:
    print('열쇠가 없어요')

# === 배표 고르기
# why: 13살을 어린이로 봐요
# state: WRONG_ANSWER
day = input()
age = int(input())
if day == '주말':
    print(5000 if age > 13 else 2000)
else:
    print(3000 if age > 13 else 1000)

# === 배표 고르기
# why: 요일을 보지 않아요
# state: WRONG_ANSWER
day = input()
age = int(input())
if age >= 13:
    print(3000)
else:
    print(1000)

# === 산호가 좋아하는 온도
# why: 28도를 덥다고 해요
# state: WRONG_ANSWER
water = int(input())
if water < 23:
    print('추워요')
elif water < 28:
    print('좋아요')
else:
    print('더워요')

# === 산호가 좋아하는 온도
# why: elif 대신 if를 써요
# state: WRONG_ANSWER
water = int(input())
if water < 23:
    print('추워요')
if water <= 28:
    print('좋아요')
else:
    print('더워요')

# === 시소 타는 해달
# why: 같을 때도 왼쪽이 무겁다고 해요
# state: WRONG_ANSWER
a, b = map(int, input().split())
c, d = map(int, input().split())
print(a + b == c + d)
print(a + b >= c + d)

# === 시소 타는 해달
# why: 한 마리씩 비교해요
# state: WRONG_ANSWER
a, b = map(int, input().split())
c, d = map(int, input().split())
print(a == c)
print(a > c)

# === 시소 타는 해달
# why: 같은지 물을 때 =를 한 번 써요
# state: SYNTAX_ERROR
a, b = map(int, input().split())
c, d = map(int, input().split())
print(a + b = c + d)
print(a + b > c + d)

# === 시소 타는 해달
# why: 무게를 글자로 이어 비교해요
# state: WRONG_ANSWER
a, b = input().split()
c, d = input().split()
print(a + b == c + d)
print(a + b > c + d)

# === 상자에 꼭 맞을까
# why: 꼭 맞게 담길 때를 빼요
# state: WRONG_ANSWER
cans, size, boxes = map(int, input().split())
print(cans % size == 0)
print(cans < size * boxes)

# === 상자에 꼭 맞을까
# why: 남는 개수를 출력해요
# state: WRONG_ANSWER
cans, size, boxes = map(int, input().split())
print(cans % size)
print(cans <= size * boxes)

# === 상자에 꼭 맞을까
# why: 몫을 상자의 수와 비교해요
# state: WRONG_ANSWER
cans, size, boxes = map(int, input().split())
print(cans % size == 0)
print(cans // size <= boxes)

# === 무거운 짐의 뱃삯
# why: 짐 전체에 50원씩 더해요
# state: WRONG_ANSWER
weight = int(input())
price = 1000
if weight > 20:
    price = price + weight * 50
print(price)

# === 무거운 짐의 뱃삯
# why: 가벼울 때는 깎아 줘요
# state: WRONG_ANSWER
weight = int(input())
print(1000 + (weight - 20) * 50)

# === 무거운 짐의 뱃삯
# why: 무거울 때만 출력해요
# state: WRONG_ANSWER
weight = int(input())
price = 1000
if weight > 20:
    price = price + (weight - 20) * 50
    print(price)

# === 두 번 깎아 주는 진주
# why: 깎기 전의 값을 또 봐요
# state: WRONG_ANSWER
price = int(input())
count = int(input())
total = price * count
cut = 0
if count >= 5:
    cut = cut + 500
if total > 10000:
    cut = cut + 1000
print(total - cut)

# === 두 번 깎아 주는 진주
# why: 둘째 조건을 첫째 안에 들여 써요
# state: WRONG_ANSWER
price = int(input())
count = int(input())
total = price * count
if count >= 5:
    total = total - 500
    if total > 10000:
        total = total - 1000
print(total)

# === 두 번 깎아 주는 진주
# why: 다섯 개를 빼먹어요
# state: WRONG_ANSWER
price = int(input())
count = int(input())
total = price * count
if count > 5:
    total = total - 500
if total > 10000:
    total = total - 1000
print(total)

# === 작은 배와 큰 배
# why: 큰 배도 사람 수만큼 내요
# state: WRONG_ANSWER
people = int(input())
small = people * 300
if small <= 2500:
    print('작은 배', small)
else:
    print('큰 배', people * 2500)

# === 작은 배와 큰 배
# why: 거꾸로 골라요
# state: WRONG_ANSWER
people = int(input())
small = people * 300
if small > 2500:
    print('작은 배', small)
else:
    print('큰 배', 2500)

# === 작은 배와 큰 배
# why: 사람 수를 돈과 비교해요
# state: WRONG_ANSWER
people = int(input())
if people <= 2500:
    print('작은 배', people * 300)
else:
    print('큰 배', 2500)

# === 똑같이 나눠 먹는 새우
# why: 남은 개수를 말해요
# state: WRONG_ANSWER
shrimps, fish = map(int, input().split())
if shrimps % fish == 0:
    print(f'{shrimps // fish}개씩')
else:
    print(f'{shrimps % fish}개 더')

# === 똑같이 나눠 먹는 새우
# why: 소수로 나눠요
# state: WRONG_ANSWER
shrimps, fish = map(int, input().split())
if shrimps % fish == 0:
    print(f'{shrimps / fish}개씩')
else:
    print(f'{fish - shrimps % fish}개 더')

# === 똑같이 나눠 먹는 새우
# why: 물고기 한 마리만큼만 봐요
# state: WRONG_ANSWER
shrimps, fish = map(int, input().split())
if shrimps % fish == 0:
    print(f'{shrimps // fish}개씩')
else:
    print(f'{fish - shrimps}개 더')

# === 오래 타는 잠수함 값
# why: 시간 전체에 40원을 곱해요
# state: WRONG_ANSWER
minutes = int(input())
if minutes <= 30:
    print(1000)
elif minutes <= 60:
    print(1800)
else:
    print(1800 + minutes * 40)

# === 오래 타는 잠수함 값
# why: 60분을 긴 쪽에 넣고 30분을 빼먹어요
# state: WRONG_ANSWER
minutes = int(input())
if minutes < 30:
    print(1000)
elif minutes < 60:
    print(1800)
else:
    print(1800 + (minutes - 60) * 40)

# === 오래 타는 잠수함 값
# why: elif 대신 if를 써서 두 번 출력해요
# state: WRONG_ANSWER
minutes = int(input())
if minutes <= 30:
    print(1000)
if minutes <= 60:
    print(1800)
else:
    print(1800 + (minutes - 60) * 40)

# === 빙글빙글 도는 거북
# why: 한 바퀴를 넘으면 모두 서쪽이라고 해요
# state: WRONG_ANSWER
turns = int(input())
if turns == 0:
    print('북')
elif turns == 1:
    print('동')
elif turns == 2:
    print('남')
else:
    print('서')

# === 빙글빙글 도는 거북
# why: 왼쪽으로 돌아요
# state: WRONG_ANSWER
side = int(input()) % 4
if side == 0:
    print('북')
elif side == 1:
    print('서')
elif side == 2:
    print('남')
else:
    print('동')

# === 빙글빙글 도는 거북
# why: 몫으로 나눠요
# state: WRONG_ANSWER
side = int(input()) // 4
if side == 0:
    print('북')
elif side == 1:
    print('동')
elif side == 2:
    print('남')
else:
    print('서')

# === 짝이 맞는 오리발
# why: 하나만 맞아도 신어요
# state: WRONG_ANSWER
color, side = input().split()
other_color, other_side = input().split()
if color == other_color or side != other_side:
    print('신어요')
else:
    print('안 맞아요')

# === 짝이 맞는 오리발
# why: 쪽까지 같아야 한다고 해요
# state: WRONG_ANSWER
color, side = input().split()
other_color, other_side = input().split()
if color == other_color and side == other_side:
    print('신어요')
else:
    print('안 맞아요')

# === 짝이 맞는 오리발
# why: 왼발이 먼저일 때만 봐요
# state: WRONG_ANSWER
color, side = input().split()
other_color, other_side = input().split()
if color == other_color and side == '왼' and other_side == '오른':
    print('신어요')
else:
    print('안 맞아요')

# === 세 문지기의 대답
# why: 이웃한 짝만 봐요
# state: WRONG_ANSWER
a, b, c = input().split()
day = input()
if a == '응' and b == '응' or b == '응' and c == '응':
    print('열려요')
elif day == '축제날' and (a == '응' or b == '응' or c == '응'):
    print('열려요')
else:
    print('닫혀요')

# === 세 문지기의 대답
# why: 비교할 말을 한 번만 써요
# state: WRONG_ANSWER
a, b, c = input().split()
day = input()
two = (a and b == '응') or (b and c == '응') or (a and c == '응')
if two or day == '축제날' and (a == '응' or b == '응' or c == '응'):
    print('열려요')
else:
    print('닫혀요')

# === 세 문지기의 대답
# why: 축제날에는 언제나 열어요
# state: WRONG_ANSWER
a, b, c = input().split()
day = input()
two = (a == '응' and b == '응') or (b == '응' and c == '응') or (a == '응' and c == '응')
if two or day == '축제날':
    print('열려요')
else:
    print('닫혀요')

# === 물개 쇼 들어가기
# why: 표가 없어도 자리를 봐요
# state: WRONG_ANSWER
ticket = int(input())
number = int(input())
if number % 2 == 1:
    print('왼쪽 문')
elif ticket == 1:
    print('오른쪽 문')
elif number < 7:
    print('그냥 들어와요')
else:
    print('표를 사요')

# === 물개 쇼 들어가기
# why: 7살도 그냥 들여보내요
# state: WRONG_ANSWER
ticket = int(input())
number = int(input())
if ticket == 1:
    if number % 2 == 1:
        print('왼쪽 문')
    else:
        print('오른쪽 문')
else:
    if number <= 7:
        print('그냥 들어와요')
    else:
        print('표를 사요')

# === 물개 쇼 들어가기
# why: 안쪽의 else를 빠뜨려요
# state: WRONG_ANSWER
ticket = int(input())
number = int(input())
if ticket == 1:
    if number % 2 == 1:
        print('왼쪽 문')
else:
    if number < 7:
        print('그냥 들어와요')
    else:
        print('표를 사요')

# === 잠수해도 되나요
# why: 깊이부터 물어요
# state: WRONG_ANSWER
age = int(input())
licence = int(input())
teacher = int(input())
depth = int(input())
if depth > 30 or licence == 0 and depth > 10:
    print('너무 깊어요')
elif age < 10:
    print('더 커서 와요')
elif licence == 0 and teacher == 0:
    print('선생님과 와요')
else:
    print('좋아요')

# === 잠수해도 되나요
# why: 누구나 30m까지 보내요
# state: WRONG_ANSWER
age = int(input())
licence = int(input())
teacher = int(input())
depth = int(input())
if age < 10:
    print('더 커서 와요')
elif licence == 0 and teacher == 0:
    print('선생님과 와요')
elif depth > 30:
    print('너무 깊어요')
else:
    print('좋아요')

# === 잠수해도 되나요
# why: 자격증이 있어도 선생님을 찾아요
# state: WRONG_ANSWER
age = int(input())
licence = int(input())
teacher = int(input())
depth = int(input())
if age < 10:
    print('더 커서 와요')
elif teacher == 0:
    print('선생님과 와요')
elif licence == 1 and depth <= 30 or depth <= 10:
    print('좋아요')
else:
    print('너무 깊어요')

# === 하루에 두 번 여는 시장
# why: 닫는 시각에도 열어요
# state: WRONG_ANSWER
hour = int(input())
if 6 <= hour <= 9 or 16 <= hour <= 20:
    print('열림')
elif 9 < hour < 16:
    print('쉬는 시간')
else:
    print('닫힘')

# === 하루에 두 번 여는 시장
# why: 쉬는 시간을 닫힌 것으로 봐요
# state: WRONG_ANSWER
hour = int(input())
if 6 <= hour < 9 or 16 <= hour < 20:
    print('열림')
else:
    print('닫힘')

# === 하루에 두 번 여는 시장
# why: 여는 시각을 빼먹어요
# state: WRONG_ANSWER
hour = int(input())
if 6 < hour < 9 or 16 < hour < 20:
    print('열림')
elif 9 <= hour <= 16:
    print('쉬는 시간')
else:
    print('닫힘')

# === 함께 헤엄친 시간
# why: 돌고래가 먼저 온다고 생각해요
# state: WRONG_ANSWER
first_start, first_end = map(int, input().split())
start, end = map(int, input().split())
if first_end > start:
    print(first_end - start)
else:
    print(0)

# === 함께 헤엄친 시간
# why: 함께 있지 않을 때를 살피지 않아요
# state: WRONG_ANSWER
first_start, first_end = map(int, input().split())
start, end = map(int, input().split())
if first_start > start:
    start = first_start
if first_end < end:
    end = first_end
print(end - start)

# === 함께 헤엄친 시간
# why: 끝낸 시각도 1분으로 세요
# state: WRONG_ANSWER
first_start, first_end = map(int, input().split())
start, end = map(int, input().split())
if first_start > start:
    start = first_start
if first_end < end:
    end = first_end
if end >= start:
    print(end - start + 1)
else:
    print(0)

# === 똑같이 기운 저울
# why: 무겁기만 한지 물어요
# state: WRONG_ANSWER
left, right = map(int, input().split())
print(left == right)
print(left > right)

# === 똑같이 기운 저울
# why: 글자로 비교해요
# state: WRONG_ANSWER
left, right = input().split()
print(left == right)
print(left >= right)

# === 똑같이 기운 저울
# why: =를 하나만 써요
# state: RUNTIME_ERROR
left, right = map(int, input().split())
print(left = right)
print(left >= right)

# === 조개 가게 문 닫을 때
# why: 18시에도 열려 있다고 해요
# state: WRONG_ANSWER
hour = int(input())
if hour <= 18:
    print(18 - hour)
else:
    print('닫았어요')

# === 조개 가게 문 닫을 때
# why: 거꾸로 빼요
# state: WRONG_ANSWER
hour = int(input())
if hour < 18:
    print(hour - 18)
else:
    print('닫았어요')
