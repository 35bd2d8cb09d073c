# === 밀물과 썰물
# cause: the else belongs to the second if alone
# rules: 따로 노는 if
# beside: 이어지는 출력, 출력의 다른 점
y, t = map(int, input().split())
if t > y:
    print('밀물')
if t < y:
    print('썰물')
else:
    print('그대로')

# === 밀물과 썰물
# cause: compares the other way round
# rules: 다른 갈래, 뒤바뀐 갈래
old, new = map(int, input().split())
if old > new:
    print('밀물')
elif old < new:
    print('썰물')
else:
    print('그대로')

# === 밀물과 썰물
# cause: later if overwrites the earlier
# rules: 따로 노는 if
a, b = map(int, input().split())
if b > a:
    r = '밀물'
if b < a:
    r = '썰물'
else:
    r = '그대로'
print(r)

# === 밀물과 썰물
# cause: words the other way round
# rules: 다른 갈래, 뒤바뀐 갈래
yesterday, today = map(int, input().split())
if yesterday > today:
    print('밀물')
elif yesterday < today:
    print('썰물')
else:
    print('그대로')

# === 밀물과 썰물
# cause: only two cases
# rules: 경계에 있는 값, 없는 말
a, b = map(int, input().split())
if a < b:
    print('밀물')
else:
    print('썰물')

# === 밀물과 썰물
# cause: misspells a word
# rules: 출력의 다른 점
a, b = map(int, input().split())
if a < b:
    print('밀물')
elif a > b:
    print('썰물')
else:
    print('그데로')

# === 밀물과 썰물
# cause: strings compared
# rules: 글자끼리 크기 비교
a, b = input().split()
if a < b:
    print('밀물')
elif a > b:
    print('썰물')
else:
    print('그대로')

# === 밀물과 썰물
# cause: difference printed
# rules: 다른 종류의 답
a, b = map(int, input().split())
print(b - a)

# === 밀물과 썰물
# cause: forgets the equal case
# lines:
# says: /그대로/
a, b = map(int, input().split())
if a < b:
    print("밀물")
else:
    print("썰물")

# === 밀물과 썰물
# cause: compares texts
# lines: 1, 2
# says: /글자|숫자|int/
a, b = input().split()
if a < b:
    print("밀물")
elif a > b:
    print("썰물")
else:
    print("그대로")

# === 밀물과 썰물
# cause: three ifs, the last else goes with the second
# lines: 4, 6
# says: /else|짝|이어/
a, b = map(int, input().split())
if b > a:
    print("밀물")
if a > b:
    print("썰물")
else:
    print("그대로")

# === 등대는 언제 켜질까
# cause: still on at six in the morning
# rules: 다른 갈래
h = int(input())
if h >= 18 or h <= 6:
    print('켜짐')
else:
    print('꺼짐')

# === 등대는 언제 켜질까
# cause: not yet on at six in the evening, which no example shows
# rules: 경계에 있는 값, 통과하지 못한 테스트
h = int(input())
if h > 18 or h < 6:
    print('켜짐')
else:
    print('꺼짐')

# === 등대는 언제 켜질까
# cause: 6 o'clock counted as on
# rules: 다른 갈래
t = int(input())
if t >= 18 or t <= 6:
    print('켜짐')
else:
    print('꺼짐')

# === 등대는 언제 켜질까
# cause: evening only
# rules: 통과하지 못한 테스트
# beside: 경계에 있는 값
t = int(input())
if 18 <= t <= 24:
    print('켜짐')
else:
    print('꺼짐')

# === 등대는 언제 켜질까
# cause: if and if with else
# rules: 따로 노는 if, 이어지는 출력, 출력의 다른 점
h = int(input())
if h >= 18:
    print('켜짐')
if h < 6:
    print('켜짐')
else:
    print('꺼짐')

# === 등대는 언제 켜질까
# cause: the two answers changed round
# rules: 다른 갈래
h = int(input())
if h > 17 or h < 6:
    print('꺼짐')
else:
    print('켜짐')

# === 등대는 언제 켜질까
# cause: nested wrongly
# rules: 다른 갈래
h = int(input())
if h >= 18:
    if h < 6:
        print('켜짐')
    else:
        print('꺼짐')
else:
    print('꺼짐')

# === 등대는 언제 켜질까
# cause: and in place of or
# lines: 2
# says: /and|or|동시에|그리고|또는/
t = int(input())
if t >= 18 and t < 6:
    print("켜짐")
else:
    print("꺼짐")

# === 등대는 언제 켜질까
# cause: only the evening is looked at
# lines: 2
# says: /새벽|조건|갈래|0|빠진|경우/
t = int(input())
if t >= 18:
    print("켜짐")
else:
    print("꺼짐")

# === 등대는 언제 켜질까
# cause: up to and with 6
# lines: 2
# says: /끝값/
t = int(input())
if 6 < t < 18:
    print("꺼짐")
else:
    print("켜짐")

# === 등대는 언제 켜질까
# cause: no hour is above 18 and below 6
# lines: 2
# says: /or|또는|동시에|한 번도|거짓|참/
h = int(input())
if 18 <= h < 6:
    print("켜짐")
else:
    print("꺼짐")

# === 잠수복 고르기
# cause: says nothing at 150
# rules: 경계에 있는 값, 통과하지 못한 테스트
h = int(input())
if h < 130:
    print('S')
elif h < 150:
    print('M')
elif h > 150:
    print('L')

# === 잠수복 고르기
# cause: the wide condition stands first
# rules: 가려진 갈래
# beside: 다른 갈래
h = int(input())
if h >= 130:
    print('M')
elif h >= 150:
    print('L')
else:
    print('S')

# === 잠수복 고르기
# cause: no quotes
# rules: 모르는 이름
h = int(input())
if h < 130:
    print(S)
elif h < 150:
    print(M)
else:
    print(L)

# === 잠수복 고르기
# cause: if instead of elif prints two
# rules: 이어지는 출력, 출력의 다른 점
# beside: 따로 노는 if
h = int(input())
if h < 130:
    print('S')
if h < 150:
    print('M')
if h >= 150:
    print('L')

# === 잠수복 고르기
# cause: wrong order of conditions
# rules: 가려진 갈래
# beside: 다른 갈래
h = int(input())
if h > 0:
    print('S')
elif h >= 130:
    print('M')
elif h >= 150:
    print('L')

# === 잠수복 고르기
# cause: gap at 130
# rules: 다른 갈래
h = int(input())
if h < 130:
    print("S")
elif h > 130 and h < 150:
    print("M")
else:
    print("L")

# === 잠수복 고르기
# cause: else of the wrong if
# rules: 따로 노는 if
h = int(input())
size = ''
if h < 130:
    size = 'S'
if h >= 130 and h < 150:
    size = 'M'
else:
    size = 'L'
print(size)

# === 잠수복 고르기
# cause: small letters
# rules: 출력의 다른 점
h = int(input())
if h < 130:
    print('s')
elif h < 150:
    print('m')
else:
    print('l')

# === 잠수복 고르기
# cause: <= at the boundary
# rules: 다른 갈래
h = int(input())
if h <= 130:
    print('S')
elif h <= 150:
    print('M')
else:
    print('L')

# === 잠수복 고르기
# cause: L for all the rest missing
# rules: 어느 갈래도 아닌 때, 출력의 다른 점
h = int(input())
if h < 130:
    print('S')
elif h < 150:
    print('M')

# === 잠수복 고르기
# cause: 130 goes to S
# lines: 2
# says: /끝값/
h = int(input())
if h <= 130:
    print("S")
elif h < 150:
    print("M")
else:
    print("L")

# === 잠수복 고르기
# cause: if in place of elif, both print
# lines: 4
# says: /elif|따로|이어|둘 다/
h = int(input())
if h < 130:
    print("S")
if h < 150:
    print("M")
else:
    print("L")

# === 잠수복 고르기
# cause: lower case letters printed
# lines:
# says: /대문자|소문자/
h = int(input())
if h < 130:
    print("s")
elif h < 150:
    print("m")
else:
    print("l")

# === 잠수복 고르기
# cause: order of conditions: all below 150 are M
# lines: 2, 4
# says: /위|먼저|갈래|순서|130/
h = int(input())
if h < 150:
    print("M")
elif h < 130:
    print("S")
else:
    print("L")

# === 누가 더 깊이 잠수했을까
# cause: small letters
# rules: 출력의 다른 점
whale, penguin = map(int, input().split())
if whale > penguin:
    print('true')
else:
    print('false')

# === 누가 더 깊이 잠수했을까
# cause: asks for the other one
# rules: 다른 갈래
whale, penguin = map(int, input().split())
print(whale < penguin)

# === 누가 더 깊이 잠수했을까
# cause: quotes around the condition
# lines: 2
# says: /따옴표|글자/
a, b = map(int, input().split())
print("a > b")

# === 누가 더 깊이 잠수했을까
# cause: equal is true, too
# lines: 2
# says: /같|경계/
a, b = map(int, input().split())
print(a >= b)

# === 수족관 입장료
# cause: there is a price for children alone
# rules: 모르는 이름
age = int(input())
if age < 13:
    price = 3000
print(price)

# === 수족관 입장료
# cause: prints the full price afterwards
# rules: 이어지는 출력
# beside: 출력의 다른 점
age = int(input())
if age < 13:
    print(3000)
print(5000)

# === 수족관 입장료
# cause: minus in a text
# rules: 따옴표 속의 이름
age = int(input())
if age < 13:
    print('5000 - 2000')
else:
    print(5000)

# === 수족관 입장료
# cause: the price is never changed
# rules: 버려진 결과
age = int(input())
price = 5000
if age < 13:
    price - 2000
print(price)

# === 수족관 입장료
# cause: wrong comparison direction
# rules: 다른 갈래
age = int(input())
if age > 13:
    print(3000)
else:
    print(5000)

# === 수족관 입장료
# cause: 13 is a child, too
# lines: 2
# says: /13|경계|같/
age = int(input())
if age <= 13:
    print(3000)
else:
    print(5000)

# === 수족관 입장료
# cause: prints both prices
# lines: 2, 5
# says: /else|둘|줄|이어/
a = int(input())
if a < 13:
    print(3000)
print(5000)

# === 산소통 채우기
# cause: a sum that goes nowhere
# rules: 버려진 결과
o = int(input())
if o < 20:
    o + 80
print(o)

# === 산소통 채우기
# cause: nothing is indented
# rules: 들여쓰기
o = int(input())
if o < 20:
o = 100
print(o)

# === 산소통 채우기
# cause: adds instead of filling
# rules: 계산식
# lines: 3
# says: /넣|더하|기호|=/
o = int(input())
if o < 20:
    o += 100
print(o)

# === 산소통 채우기
# cause: prints in the if only
# rules: 어느 갈래도 아닌 때, 출력의 다른 점
# beside: 어느 줄의 안쪽
o = int(input())
if o < 20:
    o = 100
    print(o)

# === 산소통 채우기
# cause: sets 20
# rules:
o = int(input())
if o < 20:
    o = 20
print(o)

# === 산소통 채우기
# cause: the print only in the if
# lines: 2, 3
# says: /else|조건|들여|아닐 때|출력/
x = int(input())
if x < 20:
    print(100)

# === 산소통 채우기
# cause: result of the sum is not kept
# lines: 3
# says: /담|저장|=/
o = int(input())
if o < 20:
    o + 100
print(o)

# === 짝수 물고기 홀수 물고기
# cause: one sign to compare
# rules: 같다와 넣기
n = int(input())
if n % 2 = 0:
    print('짝수')
else:
    print('홀수')

# === 짝수 물고기 홀수 물고기
# cause: divides where the rest is asked for
# rules: 몫으로 물은 나머지, 소수로 나누기, 다른 갈래
n = int(input())
if n / 2 == 0:
    print('짝수')
else:
    print('홀수')

# === 짝수 물고기 홀수 물고기
# cause: a rest is taken for even
# rules: 다른 갈래
n = int(input())
if n % 2:
    print('짝수')
else:
    print('홀수')

# === 짝수 물고기 홀수 물고기
# cause: input is not called
# rules: 괄호 없이 쓴 함수
n = int(input)
if n % 2 == 0:
    print('짝수')
else:
    print('홀수')

# === 짝수 물고기 홀수 물고기
# cause: quotient for the rest
# rules: 몫으로 물은 나머지
n = int(input())
if n // 2 == 0:
    print('짝수')
else:
    print('홀수')

# === 짝수 물고기 홀수 물고기
# cause: == 1 swapped
# rules: 다른 갈래
n = int(input())
if n % 2 == 1:
    print('짝수')
else:
    print('홀수')

# === 짝수 물고기 홀수 물고기
# cause: divides by 3
# rules: 예제에 없는 갈래
# beside: 통과하지 못한 테스트
n = int(input())
if n % 3 == 0:
    print('짝수')
else:
    print('홀수')

# === 짝수 물고기 홀수 물고기
# cause: the result is a text
# lines: 1, 2
# says: /글자|숫자|int/
n = input()
if n % 2 == 0:
    print("짝수")
else:
    print("홀수")

# === 오늘 잠수해도 될까
# cause: or instead of and
# rules: 다른 갈래
w, h = map(int, input().split())
if w <= 10 or h <= 2:
    print('가능')
else:
    print('쉬어요')

# === 오늘 잠수해도 될까
# cause: < in place of <=
# rules: 통과하지 못한 테스트
# beside: 경계에 있는 값
w, h = map(int, input().split())
if w < 10 and h < 2:
    print('가능')
else:
    print('쉬어요')

# === 오늘 잠수해도 될까
# cause: values changed round
# rules: 다른 갈래
h, w = map(int, input().split())
if w <= 10 and h <= 2:
    print('가능')
else:
    print('쉬어요')

# === 오늘 잠수해도 될까
# cause: or in place of and
# lines: 2
# says: /or|and|또는|그리고|둘 다/
a, b = map(int, input().split())
if a <= 10 or b <= 2:
    print("가능")
else:
    print("쉬어요")

# === 오늘 잠수해도 될까
# cause: wave below 2
# lines: 2
# says: /2|같|경계/
w, h = map(int, input().split())
if w <= 10 and h < 2:
    print("가능")
else:
    print("쉬어요")

# === 쉬는 날 수족관
# cause: two days at once
# rules: 참이 될 수 없는 조건
day = input()
weather = input()
if day == '월' and day == '목' or weather == '태풍':
    print('쉬어요')
else:
    print('열어요')

# === 쉬는 날 수족관
# cause: or stands between the days
# rules: 하나만 비교한 조건, 통과하지 못한 테스트
day = input()
weather = input()
if day == ('월' or '목') or weather == '태풍':
    print('쉬어요')
else:
    print('열어요')

# === 쉬는 날 수족관
# cause: == or text
# rules: 하나만 비교한 조건
d = input()
w = input()
if d == '월' or '목' or w == '태풍':
    print('쉬어요')
else:
    print('열어요')

# === 쉬는 날 수족관
# cause: and in place of or
# rules: 참이 될 수 없는 조건
d = input()
w = input()
if d == '월' and d == '목' and w == '태풍':
    print('쉬어요')
else:
    print('열어요')

# === 쉬는 날 수족관
# cause: weather forgotten
# rules: 읽고 쓰지 않은 값, 다른 갈래
d = input()
w = input()
if d == '월' or d == '목':
    print('쉬어요')
else:
    print('열어요')

# === 쉬는 날 수족관
# cause: a text after or is always true
# lines: 3
# says: /양쪽|or|늘 참|항상 참/
d = input()
w = input()
if d == "월" or "목" or w == "태풍":
    print("쉬어요")
else:
    print("열어요")

# === 쉬는 날 수족관
# cause: and binds before or: brackets
# lines: 3
# says: /and|or|괄호|태풍|조건/
d = input()
w = input()
if d == "월" or d == "목" and w == "태풍":
    print("쉬어요")
else:
    print("열어요")

# === 쉬는 날 수족관
# cause: the weather is read and not asked for
# lines: 2, 3
# says: /읽|쓰|날씨/
day = input()
w = input()
if day == "월" or day == "목":
    print("쉬어요")
else:
    print("열어요")

# === 보물 상자 열기
# cause: a text is never a number
# rules: 글자와 수를 비교하기
# beside: 다른 갈래
key = input()
number = input()
if key == 1:
    if number == 7:
        print('열렸어요')
    else:
        print('번호가 달라요')
else:
    print('열쇠가 없어요')

# === 보물 상자 열기
# cause: asks for the number without a key
# rules: 이어지는 출력, 따로 노는 if
# beside: 출력의 다른 점
key = int(input())
number = int(input())
if key == 0:
    print('열쇠가 없어요')
if number == 7:
    print('열렸어요')
else:
    print('번호가 달라요')

# === 보물 상자 열기
# cause: number asked before the key
# rules: 예제에 없는 갈래, 통과하지 못한 테스트
k = int(input())
n = int(input())
if n != 7:
    print('번호가 달라요')
elif k == 0:
    print('열쇠가 없어요')
else:
    print('열렸어요')

# === 보물 상자 열기
# cause: no inner else
# rules: 예제에 없는 갈래, 통과하지 못한 테스트
k = int(input())
n = int(input())
if k == 1:
    if n == 7:
        print('열렸어요')
else:
    print('열쇠가 없어요')

# === 보물 상자 열기
# cause: compares with a text
# rules: 글자와 수를 비교하기
k = input()
n = input()
if k == 1:
    if n == 7:
        print('열렸어요')
    else:
        print('번호가 달라요')
else:
    print('열쇠가 없어요')

# === 보물 상자 열기
# cause: wrong number
# rules: 다른 갈래
k = int(input())
n = int(input())
if k == 0:
    print('열쇠가 없어요')
elif n == 8:
    print('열렸어요')
else:
    print('번호가 달라요')

# === 보물 상자 열기
# cause: compares a text with a number
# lines: 3
# says: /글자|숫자|int|종류/
k = input()
n = input()
if k == 1:
    if n == 7:
        print("열렸어요")
    else:
        print("번호가 달라요")
else:
    print("열쇠가 없어요")

# === 보물 상자 열기
# cause: texts compared with numbers
# lines: 1, 2, 3, 5
# says: /글자|int|숫자/
key = input()
num = input()
if key == 0:
    print("열쇠가 없어요")
elif num == 7:
    print("열렸어요")
else:
    print("번호가 달라요")

# === 배표 고르기
# cause: a word without quotes
# rules: 모르는 이름
day = input()
age = int(input())
if day == 평일:
    print(3000 if age >= 13 else 1000)
else:
    print(5000 if age >= 13 else 2000)

# === 배표 고르기
# cause: 13 counted as a child
# rules: 경계에 있는 값, 통과하지 못한 테스트
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

# === 배표 고르기
# cause: prices of the days changed round
# rules: 다른 갈래
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

# === 배표 고르기
# cause: the age is a text
# lines: 2, 3
# says: /글자|숫자|int/
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

# === 배표 고르기
# cause: thirteen at the weekend is a child’s
# lines: 9
# says: /13|같|경계/
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

# === 산호가 좋아하는 온도
# cause: nothing for the middle
# rules: 어느 갈래도 아닌 때, 출력의 다른 점
t = int(input())
if t < 23:
    print('추워요')
elif t > 28:
    print('더워요')

# === 산호가 좋아하는 온도
# cause: leaves out 23 and 28, which no example shows
# rules: 경계에 있는 값, 통과하지 못한 테스트
t = int(input())
if 23 < t < 28:
    print('좋아요')
elif t <= 23:
    print('추워요')
else:
    print('더워요')

# === 산호가 좋아하는 온도
# cause: overlap by two ifs
# rules: 이어지는 출력, 출력의 다른 점
t = int(input())
if t < 23:
    print('추워요')
if t >= 23:
    print('좋아요')
if t > 28:
    print('더워요')

# === 산호가 좋아하는 온도
# cause: and instead of chained
# rules: 참이 될 수 없는 조건
t = int(input())
if t < 23 and t > 28:
    print('더워요')
elif t < 23:
    print('추워요')
else:
    print('좋아요')

# === 산호가 좋아하는 온도
# cause: cold and hot changed
# rules: 다른 갈래, 뒤바뀐 갈래
t = int(input())
if t < 23:
    print('더워요')
elif t > 28:
    print('추워요')
else:
    print('좋아요')

# === 산호가 좋아하는 온도
# cause: 28 is too hot already
# lines: 2
# says: /28|경계|같/
t = int(input())
if 23 <= t < 28:
    print("좋아요")
elif t >= 28:
    print("더워요")
else:
    print("추워요")

# === 산호가 좋아하는 온도
# cause: second if should be elif: two answers
# lines: 2, 4
# says: /하나만|elif|두 줄|둘 다|두 번/
t = int(input())
if t < 23:
    print("추워요")
if t <= 28:
    print("좋아요")
else:
    print("더워요")

# === 시소 타는 해달
# cause: no line where the first is not true
# lines: 3, 4
# says: /else|아무것도|줄|아닐 때/
a, b = map(int, input().split())
c, d = map(int, input().split())
if a + b == c + d:
    print("True")
if a + b > c + d:
    print("True")
else:
    print("False")

# === 상자에 꼭 맞을까
# cause: quotient drops the box that is not full
# lines: 3
# says: /나머지|몫|버려|\/\//
n, k, m = map(int, input().split())
print(n % k == 0)
print(n // k <= m)

# === 무거운 짐의 뱃삯
# cause: charges every kilogram, not those above 20
# lines: 4
# says: /20|넘은|빼/
w = int(input())
p = 1000
if w > 20:
    p = p + w * 50
print(p)

# === 두 번 깎아 주는 진주
# cause: elif where both may hold
# lines: 4, 6
# says: /elif|둘 다|하나만/
a = int(input())
n = int(input())
p = a * n
if n >= 5:
    p -= 500
elif p > 10000:
    p -= 1000
print(p)

# === 작은 배와 큰 배
# cause: the wrong way round
# lines: 2, 3, 5
# says: /방향|반대|뒤바|참|거짓/
n = int(input())
if n * 300 > 2500:
    print("작은 배", n * 300)
else:
    print("큰 배", 2500)

# === 똑같이 나눠 먹는 새우
# cause: says what is left over, not what is missing
# lines: 5
# says: /통과하지 못한/
a, b = map(int, input().split())
if a % b == 0:
    print(str(a // b) + "개씩")
else:
    print(str(a % b) + "개 더")

# === 오래 타는 잠수함 값
# cause: charges all minutes, not those above 60
# lines: 7
# says: /60|넘은|빼/
t = int(input())
if t <= 30:
    print(1000)
elif t <= 60:
    print(1800)
else:
    print(1800 + t * 40)

# === 빙글빙글 도는 거북
# cause: nothing is said from four turns on
# lines: 2, 4, 6, 8
# says: /나머지|4|아무것도|else|모두/
n = int(input())
if n == 0:
    print("북")
elif n == 1:
    print("동")
elif n == 2:
    print("남")
elif n == 3:
    print("서")

# === 짝이 맞는 오리발
# cause: or for and
# lines: 3
# says: /and|or|모두|그리고/
a, b = input().split()
c, d = input().split()
if a == c or b != d:
    print("신어요")
else:
    print("안 맞아요")

# === 세 문지기의 대답
# cause: more than two instead of two and more
# lines: 4
# says: /끝값|두|같|경계/
a = input().split()
day = input()
n = a.count("응")
if n > 2 or day == "축제날" and n >= 1:
    print("열려요")
else:
    print("닫혀요")

# === 물개 쇼 들어가기
# cause: seven belongs to the ticket
# lines: 7
# says: /끝값/
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

# === 하루에 두 번 여는 시장
# cause: or where and is meant: always true
# lines: 2, 4
# says: /or|and|늘|언제나|항상/
h = int(input())
if h >= 6 or h < 9:
    print("열림")
elif h >= 16 or h < 20:
    print("열림")
elif 9 <= h < 16:
    print("쉬는 시간")
else:
    print("닫힘")

# === 함께 헤엄친 시간
# cause: negative where they did not meet
# lines: 3
# says: /음수|빼는 수가 더/
a, b = map(int, input().split())
c, d = map(int, input().split())
print(min(b, d) - max(a, c))
