# === /여러 개 있어요: 3 4.*split/s
# <<< 3 4
n = int(input())

# === /소수를 int.*float/s
# <<< 3.5
n = int(input())

# === /빈 글자/
# <<<
n = int(input())

# === /숫자가 아닌 글자.*바다/
# <<< 바다
n = int(input())

# === /숫자가 아닌 글자/
n = int("3개")

# === /숫자가 아닌 글자/
# <<< 3,5
n = float(input())

# === /변수는 2개인데 값은 1개/
# <<< 3
a, b = map(int, input().split())

# === /값이 더 많아요/
# <<< 3 4 5
a, b = map(int, input().split())

# === /split\( \)/
# <<< 3 4
a, b = input()

# === /그 안에 없어요/
print([1, 2].index(3))

# === /그 안에 없어요/
x = [1]
x.remove(3)

# === /그 안에 없어요/
print("바다".index("산"))

# === /비어 있는 것에서 max/
print(max([]))

# === /음수|수학/
import math
print(math.sqrt(-1))

# === /range.*0/
for i in range(0, 5, 0):
    print(i)

# === /chr/
print(chr(-1))

# === /split/
print("ab".split(""))

# === /raise|직접/
raise ValueError("안 돼요")

# === /한 줄을 나누지 않고 한 글자/
# says: /split|빈칸|나누/
# never: /빈 글자/
# <<< 1 2 3
a, b, c = map(int, input())
print(a)

# === /한 줄을 나누지 않고 한 글자/
# <<< 12 34
a, b = map(int, input())

# === /한 줄을 나누지 않고 한 글자/
# <<< 345
a, b = map(int, input())

# === /숫자가 아닌 글자를 정수로 바/
# <<< 니모
n = int(input())

# === /변수는 2개인데 값이 더 많아/
# <<< 1 2 3
a, b = input().split()

# === /변수는 3개인데 값은 2개예/
# <<< 1 2
a, b, c = map(int, input().split())

# === /찾는 값이 그 안에 없어/
a = [1]
a.remove(2)

# === /찾는 값이 그 안에 없어/
a = [1]
a.index(2)

# === /숫자가 아닌 글자를 소수로 바/
# <<< 3,5
x = float(input())

# === /한 줄에 수가 여러 개 있어/
# <<< 3 4
a = int(input()).split()

# === /따옴표로 감싼 것은 글자 그대/
n = int("input()")

# === /따옴표로 감싼 것은 글자 그대/
n = 3
m = int("n")

# === /쉼표로 이어진 수예/
# <<< 1,234
n = int(input())

# === /소수를 int\( \)로 바꿀 수/
n = int("3.0")

# === /숫자가 아닌 글자를 정수로 바/
# <<< 3마리
n = int(input())

# === /변수는 3개인데 값은 2개예/
# <<< 12
a, b, c = input()

# === /변수는 2개인데 값이 더 많아/
a, b = "abc"

# === /for에 변수가 여럿인데 하나/
d = {"게게게": 1}
for k, v in d:
    print(k)

# === /글자에는 f 모양을 쓸 수 없/
s = "3"
print(f"{s:.1f}")

# === /찾는 값이 그 안에 없어/
a = ["게"]
print(a.index("복어"))

# === /한 줄에 수가 여러 개 있어/
# <<< 3 4
a, b = int(input()).split()

# === /찾는 값이 그 안에 없어/
a = [1, 2]
a.remove("1")

# === /빈 글자를 정수로 바꾸려고 했/
n = int("")

# === /숫자가 아닌 글자를 소수로 바/
x = float("삼")

# === /한 줄에 수가 여러 개 있어/
# <<< 1 2
a = input().split(",")
print(int(a[0]))

# === /소수|float|정수|빈칸|숫자/
# <<< 3.5
a = int(input())

# === /빈칸|split|한 줄|나눠|여러/
# <<< 3 4
a = int(input())
b = int(input())

# === /split|나누|나눠|빈칸|개수/
# never: /빈 글자/
# <<< 3 4
a, b = map(int, input())
print(a + b)

# === /값|개수|하나/
# <<< 3
a, b = input().split()
print(a)

# === /숫자|글자/
x = int("열둘")

# === /빈|숫자/
x = int("")

# === /진수|0과 1|2/
# never: /숫자가 아닌/
print(int("12", 2))

# === /빈칸|split|나누/
# never: /빈 글자/
# <<< 1 2
for c in input():
    print(int(c))

# === /숫자|나누|빈칸|쉼표|split|여러/
# <<< 1 2 3
x = list(map(int, input().split(",")))

# === /split|여러|나누|숫자/
# <<< 1.5 2.5
x = float(input())

# === /3개|값/
# <<< 1 2
a = b = input().split()
c, d, e = a

# === /하나|개|두/
# <<< 3
a, b = input().split()

# === /개|많|셋|남/
# <<< 1 2 3
a, b = map(int, input().split())

# === /쉼표/
print(int("1,000"))

# === /없/
a = [1, 2]
a.remove(5)

# === /비|빈/
a = []
print(max(a))

# === /0/
for i in range(0, 10, 0):
    print(i)
