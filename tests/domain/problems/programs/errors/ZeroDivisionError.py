# === /0으로 나누/
print(3 / 0)

# === /0으로 나누/
print(3 % 0)

# === /0으로 나누었어/
# <<< 0
n = int(input())
print(10 % n)

# === /0으로 나누었어/
for i in range(3):
    print(6 % i)

# === /0으로 나누었어/
a = []
print(sum(a) / len(a))

# === /0으로/
print(10 / 0)

# === /0으로/
a = 5
b = a - 5
print(a % b)
