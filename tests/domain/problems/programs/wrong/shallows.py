# === 조개껍데기 세기
# cause: reads a second line that is not there
# rules: 입력의 줄 수
a = input()
b = input()
print(int(a) + int(b))

# === 조개껍데기 세기
# cause: joins texts, then makes a number of them
# rules: 바꾸지 않은 입력
a, b = input().split()
print(int(a + b))

# === 조개껍데기 세기
# cause: splits at commas, where there are blanks
# rules: 입력에 없는 칸막이
a, b = map(int, input().split(','))
print(a + b)

# === 조개껍데기 세기
# cause: quotes around the sum
# rules: 따옴표 속의 이름
a, b = map(int, input().split())
print('a + b')

# === 조개껍데기 세기
# cause: multiplies instead of adding
# rules: 계산식
a, b = map(int, input().split())
print(a * b)

# === 조개껍데기 세기
# cause: adds only after printing
# rules: 출력한 다음에 바꾼 값
a, b = map(int, input().split())
total = 0
print(total)
total = a + b

# === 조개껍데기 세기
# cause: prints the sum with a unit
# rules: 출력의 다른 점
a, b = map(int, input().split())
print(a + b, "개")

# === 조개껍데기 세기
# cause: prints the names in quotes
# rules: 따옴표 속의 이름, 다른 종류의 답
a, b = input().split()
print("int(a) + int(b)")

# === 조개껍데기 세기
# cause: prints only one of them
# rules: 쓰지 않은 변수, 입력 그대로, 다른 변수
a, b = map(int, input().split())
sum = a + b
print(a)

# === 조개껍데기 세기
# cause: reads only the first
# rules: 출력의 다른 점, 계산식
a = int(input().split()[0])
print(a + a)

# === 조개껍데기 세기
# cause: two prints
# rules: 입력 그대로
a, b = map(int, input().split())
print(a)
print(b)

# === 조개껍데기 세기
# cause: reads two numbers in two int(input()) from one line
# lines: 1
# says: /한 줄|빈칸|나누|split/
a = int(input())
b = int(input())
print(a + b)

# === 조개껍데기 세기
# cause: prints with a comma what should be added
# lines: 2
# says: /입력과 똑같/
a, b = map(int, input().split())
print(a, b)

# === 조개껍데기 세기
# cause: subtracts
# lines: 3
# says: /기호|더하|계산/
x = input().split()
a, b = int(x[0]), int(x[1])
print(a - b)

# === 바닷물 온도 바꾸기
# cause: rounds to a whole number
# rules: 반올림
c = float(input())
f = c * 9 / 5 + 32
print(round(f))

# === 바닷물 온도 바꾸기
# cause: does not round, which the examples do not show
# rules: 자릿수를 정하지 않은 소수
c = float(input())
f = c * 9 / 5 + 32
print(f)

# === 바닷물 온도 바꾸기
# cause: reckons with a text
# rules: 바꾸지 않은 입력, 파이썬의 오류
c = input()
f = c * 9 / 5 + 32
print(f'{f:.1f}')

# === 바닷물 온도 바꾸기
# cause: adds first
# rules: 계산식
c = float(input())
print(f'{(c + 32) * 9 / 5:.1f}')

# === 바닷물 온도 바꾸기
# cause: precedence: adds 32 before dividing
# rules: 계산식, 계산하는 순서
c = float(input())
print(round((c * 9 + 32) / 5, 1))

# === 바닷물 온도 바꾸기
# cause: integer division loses the fraction
# rules: 버려진 소수점 아래
c = float(input())
f = c * 9 // 5 + 32
print(f'{f:.1f}')

# === 바닷물 온도 바꾸기
# cause: prints two decimals
# rules: 반올림
c = float(input())
print('%.2f' % (c * 9 / 5 + 32))

# === 바닷물 온도 바꾸기
# cause: rounds the input first
# rules: 계산식
c = round(float(input()))
print(f'{c * 9 / 5 + 32:.1f}')

# === 바닷물 온도 바꾸기
# cause: the other direction
# rules: 계산식
c = float(input())
print(round((c - 32) * 5 / 9, 1))

# === 바닷물 온도 바꾸기
# cause: adds 23
# rules: 계산식
c = float(input())
print(round(c * 9 / 5 + 23, 1))

# === 바닷물 온도 바꾸기
# cause: int for a decimal
# lines: 1
# says: /소수|float/
c = int(input())
print(c * 9 / 5 + 32)

# === 바닷물 온도 바꾸기
# cause: brackets around the sum: 9/5 times c+32
# lines: 2
# says: /괄호|먼저|순서/
c = float(input())
f = (c + 32) * 9 / 5
print("%.1f" % f)

# === 바닷물 온도 바꾸기
# cause: integer division
# lines: 2
# says: /\/\/|몫|소수/
c = float(input())
f = c * 9 // 5 + 32
print(round(f, 1))

# === 바닷물 온도 바꾸기
# cause: prints a unit
# lines: 3
# says: /단위|군더더기|덧붙|더 출력|다른 말|말/
c = float(input())
f = c * 1.8 + 32
print(str(round(f, 1)) + "도")

# === 바닷물 온도 바꾸기
# cause: adds 23 for 32
# lines: 2
# says: /수|32|계산/
c = float(input())
f = c * 9 / 5 + 23
print(round(f, 1))

# === 바닷물 온도 바꾸기
# cause: cuts the decimals off
# lines: 2, 3
# says: /소수|자리/
c = float(input())
f = c * 9 / 5 + 32
print(int(f))

# === 파도 소리 세 번
# cause: leaves no blanks
# rules: 출력의 사이와 끝
s = input()
print(s * 3)

# === 파도 소리 세 번
# cause: a line each
# rules: 출력의 사이와 끝
s = input()
for i in range(3):
    print(s)

# === 파도 소리 세 번
# cause: only twice
# rules: 출력의 다른 점
s = input()
print(s, s)

# === 파도 소리 세 번
# cause: with commas
# rules: 사이에 든 기호
s = input()
print(s, s, s, sep=',')

# === 파도 소리 세 번
# cause: prints the word s
# rules: 따옴표 속의 이름
# beside: 없는 말
s = input()
print('s s s')

# === 파도 소리 세 번
# cause: the blank only between the first two
# lines: 2
# says: /사이|빈칸|쉼표|sep/
s = input()
print(s + " " + s + s)

# === 등대에 인사말 켜기
# cause: the name of the variable within the quotes
# rules: 따옴표 속의 이름
ship = input()
print('어서 와 ship')
print('여기는 코딩바다')

# === 등대에 인사말 켜기
# cause: no blank between the words
# rules: 출력의 사이와 끝
ship = input()
print('어서 와' + ship)
print('여기는 코딩바다')

# === 등대에 인사말 켜기
# cause: the sea's name and the greeting in one line
# rules: 출력의 사이와 끝
ship = input()
print("어서 와", ship, "여기는 코딩바다")

# === 등대에 인사말 켜기
# cause: variable inside the quotes
# lines: 2
# says: /따옴표/
ship = input()
print("어서 와 ship")
print("여기는 코딩바다")

# === 모래밭 팻말 세우기
# cause: four signs
# rules: 출력의 다른 점
word = input()
print('====')
print(word)
print('====')

# === 모래밭 팻말 세우기
# cause: one = too few in the first line
# lines: 2
# says: /짧|글자|첫/
word = input()
print("====")
print(word)
print("=====")

# === 바다 친구 소개하기
# cause: order not changed
# rules: 출력의 다른 점, 바꾸는 차례
a = input()
b = input()
print(a)
print(b)

# === 두 어항 물고기 바꾸기
# cause: overwritten before kept
# rules: 사라진 값, 사라진 낱말
a = input()
b = input()
a = b
b = a
print(a, b)

# === 두 어항 물고기 바꾸기
# cause: each on its own line
# rules: 출력의 사이와 끝
a = input()
b = input()
print(b)
print(a)

# === 두 어항 물고기 바꾸기
# cause: swaps with a third, forgotten
# rules: 사라진 값, 쓰지 않은 변수, 사라진 낱말
l = input()
r = input()
tmp = l
l = r
r = l
print(l, r)

# === 두 어항 물고기 바꾸기
# cause: comma instead of blank
# rules: 사이에 든 기호
a = input()
b = input()
print(b + ',' + a)

# === 세 조개 자리 옮기기
# cause: does not split
# rules: 나누지 않은 입력
a, b, c = input()
print(c, a, b)

# === 세 조개 자리 옮기기
# cause: reads three lines
# rules: 입력의 줄 수
a = input()
b = input()
c = input()
print(c, a, b)

# === 번호표 만들기
# cause: the two in the other order
# rules: 출력의 다른 점
# beside: 앞뒤가 바뀐 값
a, b = input().split()
print(a + b, int(a) + int(b))

# === 번호표 만들기
# cause: blank in the joined number
# rules: 출력의 사이와 끝
a, b = input().split()
print(int(a) + int(b), a, b)

# === 번호표 만들기
# cause: sum of texts, joined numbers
# lines: 2
# says: /글자|숫자|int/
a, b = input().split()
print(a + b, a + b)

# === 번호표 만들기
# cause: times ten joins only one digit
# lines: 2
# says: /글자|이어|자릿수|두 자리/
a, b = map(int, input().split())
print(a + b, a * 10 + b)

# === 진주 값 계산
# cause: subtracts the other way round
# rules: 출력의 다른 점
# beside: 앞뒤가 바뀐 값
price = int(input())
count = int(input())
money = int(input())
print(price * count - money)

# === 진주 값 계산
# cause: three values on one line
# rules: 덜 읽은 입력
price, count, money = map(int, input().split())
print(money - price * count)

# === 진주 값 계산
# cause: price not multiplied
# rules: 읽고 쓰지 않은 값
p = int(input())
c = int(input())
m = int(input())
print(m - p)

# === 진주 값 계산
# cause: precedence
# rules: 계산식, 계산하는 순서
# lines: 4
# says: /곱|먼저|괄호|순서/
p = int(input())
c = int(input())
m = int(input())
print((m - p) * c)

# === 진주 값 계산
# cause: input order wrong
# rules: 읽는 차례, 계산식, 바꾸는 차례
count = int(input())
money = int(input())
price = int(input())
print(money - price * count)

# === 진주 값 계산
# cause: reads the three from one line
# lines: 1
# says: /줄|한 줄|세 줄/
p, c, m = map(int, input().split())
print(m - p * c)

# === 진주 값 계산
# cause: subtracts the wrong way round
# lines: 4
# says: /순서|음수|빼|거꾸로/
a = int(input())
b = int(input())
c = int(input())
print(a * b - c)

# === 물고기 나눠 담기
# cause: divides into decimals
# rules: 소수로 나누기
fish, tanks = map(int, input().split())
print(fish / tanks, fish % tanks)

# === 물고기 나눠 담기
# cause: two lines
# rules: 출력의 사이와 끝
fish, tanks = map(int, input().split())
print(fish // tanks)
print(fish % tanks)

# === 물고기 나눠 담기
# cause: / instead of //
# rules: 소수로 나누기
# lines: 2
# says: /\/\/|몫|소수/
a, b = map(int, input().split())
print(a / b, a % b)

# === 물고기 나눠 담기
# cause: quotient and rest in the wrong order
# rules: 출력의 다른 점
# beside: 앞뒤가 바뀐 값
# lines: 2
# says: /순서|먼저|앞/
a, b = map(int, input().split())
print(a % b, a // b)

# === 물고기 나눠 담기
# cause: divides the other way
# rules: 계산식
a, b = map(int, input().split())
print(b // a, b % a)

# === 물고기 나눠 담기
# cause: on two lines
# rules: 출력의 사이와 끝
a, b = map(int, input().split())
print(a // b)
print(a % b)

# === 물고기 나눠 담기
# cause: rest by subtraction wrong
# rules: 계산식
a, b = map(int, input().split())
print(a // b, a - b)

# === 잠수 시간 적기
# cause: hours as decimals
# rules: 소수로 나누기
minutes = int(input())
print(f'{minutes / 60}시간 {minutes % 60}분')

# === 잠수 시간 적기
# cause: leaves out the hours where there are none
# rules: 출력의 다른 점
minutes = int(input())
if minutes >= 60:
    print(f'{minutes // 60}시간 {minutes % 60}분')
else:
    print(f'{minutes}분')

# === 잠수 시간 적기
# cause: blanks before the units
# rules: 출력의 사이와 끝
m = int(input())
print(m // 60, '시간', m % 60, '분')

# === 잠수 시간 적기
# cause: f missing before the quotes
# rules: 쓰지 않은 변수, 따옴표 속의 이름
m = int(input())
h = m // 60
print('{h}시간 {m % 60}분')

# === 잠수 시간 적기
# cause: hours by 24
# rules: 계산식
m = int(input())
print(f'{m // 24}시간 {m % 24}분')

# === 잠수 시간 적기
# cause: leaves out the zero
# rules: 출력의 다른 점
m = int(input())
if m < 60:
    print(f'{m}분')
else:
    print(f'{m // 60}시간 {m % 60}분')

# === 잠수 시간 적기
# cause: hour word missing
# rules: 빠진 글자
m = int(input())
print(f'{m // 60}시 {m % 60}분')

# === 잠수 시간 적기
# cause: print with commas gives blanks
# lines: 2
# says: /빈칸|쉼표|sep|사이/
m = int(input())
print(m // 60, "시간", m % 60, "분")

# === 잠수 시간 적기
# cause: the rest is by 24
# lines: 3
# says: /60|나머지|24|계산/
m = int(input())
h = m // 60
r = m % 24
print(f"{h}시간 {r}분")

# === 돛단배 그림 띄우기
# cause: blanks before the stars are missing
# lines: 2, 3
# says: /빈칸|앞/
ship = input()
print("*")
print("***")
print("=====")
print(ship, "출발")

# === 편지 봉투 쓰기
# cause: the two friends are swapped
# lines: 1, 2, 5, 6
# says: /순서|바뀌|차례|자리/
a = input()
b = input()
c = input()
print("받는 곳:", c)
print("받는 친구:", a)
print("보낸 친구:", b)

# === 물통 옮겨 붓기
# cause: emptied before it is poured
# lines: 4, 5
# says: /먼저|차례|사라|순서/
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

# === 다음 등대의 번호
# cause: adds instead of putting side by side
# lines: 1, 2, 3
# says: /글자|이어|붙|나란|계산하면 48/
a = int(input())
b = int(input())
print(a + b + 1)

# === 더 내려가는 잠수함
# cause: texts are joined, not added
# lines: 1, 2, 3
# says: /글자|float|숫자/
a = input()
b = input()
print(a + "m에서 " + a + b + "m로")

# === 산호밭 울타리
# cause: area instead of perimeter
# lines: 4
# says: /곱|둘레|\*|셈/
a = int(input())
b = int(input())
c = int(input())
print(a * b - c)

# === 한가운데 부표
# cause: divides only the second
# lines: 3
# says: /먼저|괄호|순서/
a, b = map(int, input().split())
c = int(input())
print(a + b / 2 + c)

# === 등대의 세 불빛
# cause: the second digit still has the first one
# lines: 3
# says: /%|나머지|십|자리/
n = int(input())
print(n // 100)
print(n // 10)
print(n % 10)

# === 물개의 줄과 칸
# cause: numbers that divide exactly fall into the next row
# lines: 2
# says: /나누어떨어|나머지|0부터|1부터|딱|6 3을 넣어/
n, c = map(int, input().split())
print(n // c + 1, n % c)

# === 잠수 일지의 평균
# cause: round does not keep two places
# lines: 4
# says: /소수|자리|\.2f/
a, b, c = map(int, input().split())
s = a + b + c
print("모두 " + str(s) + "m")
print("평균 " + str(round(s / 3, 2)) + "m")
