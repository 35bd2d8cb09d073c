# === 조개껍데기 세기
print(sum(int(x) for x in input().split()))

# === 조개껍데기 세기
line = input()
blank = line.find(' ')
print(int(line[:blank]) + int(line[blank + 1:]))

# === 조개껍데기 세기
import sys
numbers = sys.stdin.read().split()
total = 0
while numbers:
    total += int(numbers.pop())
print(total)

# === 조개껍데기 세기
a = input().split()
total = 0
for i in a: total -= -int(i)
print(total)

# === 조개껍데기 세기
import sys
print(sum(int(x) for x in sys.stdin.read().split()))

# === 조개껍데기 세기
a, b = map(int, input().split())
while b:
    a, b = a + 1, b - 1
print(a)

# === 조개껍데기 세기
a = input()
b = a.split()
c = int(b[0])
d = int(b[1])
e = c - -d
print(e)

# === 바닷물 온도 바꾸기
print('%.1f' % (float(input()) * 1.8 + 32))

# === 바닷물 온도 바꾸기
import decimal
c = decimal.Decimal(input())
f = (c * 9 / 5 + 32).quantize(decimal.Decimal('0.1'), rounding=decimal.ROUND_HALF_EVEN)
print(f)

# === 바닷물 온도 바꾸기
섭씨 = float(input())
화씨 = 섭씨 * 1.8 + 32
print("%.1f" % 화씨)

# === 파도 소리 세 번
s = input()
print(s, end=' ')
print(s, end=' ')
print(s)

# === 파도 소리 세 번
print(' '.join([input()] * 3))

# === 파도 소리 세 번
s = input()
print(s, end='')
for _ in 'ab':
    print('', s, end='')
print()

# === 두 어항 물고기 바꾸기
a = input()
b = input()
a, b = b, a
print(a, b)

# === 두 어항 물고기 바꾸기
a = input()
b = input()
c = a
a = b
b = c
print(a, b)

# === 번호표 만들기
a, b = input().split()
print(int(a) + int(b), a + b)

# === 번호표 만들기
a, b = input().split()
print(eval(a + '+' + b), '%s%s' % (a, b))

# === 번호표 만들기
a, b = input().split()
print(int(a) + int(b), end=' ')
print(a, end='')
print(b)

# === 물고기 나눠 담기
print(*divmod(*map(int, input().split())))

# === 물고기 나눠 담기
fish, tank = map(int, input().split())
each = 0
while fish >= tank:
    fish -= tank
    each += 1
print(each, fish)

# === 잠수 시간 적기
m = int(input())
h = 0
while m >= 60:
    m -= 60
    h += 1
print(str(h) + '시간 ' + str(m) + '분')

# === 잠수 시간 적기
print('{0}시간 {1}분'.format(*divmod(int(input()), 60)))
