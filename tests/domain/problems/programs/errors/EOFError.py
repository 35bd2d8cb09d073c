# === /입력이 몇 줄/
# <<< 3
n = input()
m = input()

# === /더 읽을 입력이 없는데 inp/
# <<< 1
a = input()
b = input()

# === /더 읽을 입력이 없는데 inp/
# <<< 1
while True:
    x = input()

# === /더 읽을 입력이 없는데 inp/
n = input(int())

# === /더 읽을 입력이 없는데 inp/
# <<< 3 4
x = input()
y = input()
print(int(x) + int(y))

# === /더 읽을 입력이 없는데 inp/
# <<< 3
n = int(input())
for i in range(n):
    x = int(input())

# === /입력|줄/
# <<< 3
a = input()
b = input()
print(a, b)

# === /입력|줄/
# <<< 3
# <<< 1
# <<< 2
n = int(input())
for i in range(n):
    a = int(input())

# === /입력/
# <<< a
x = input()
y = input()
