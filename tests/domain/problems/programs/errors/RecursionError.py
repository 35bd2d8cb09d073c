# === /자기 자신/
# says: /멈|자기 자신|자신/
def f(n):
    return f(n - 1)
f(3)

# === /함수가 자기 자신을 너무 많이/
def f(n):
    return n * f(n - 1)
f(3)

# === /함수가 자기 자신을 너무 많이/
def f(n):
    if n == 0:
        f(n)
    return f(n - 1)
f(3)

# === /함수가 자기 자신을 너무 많이/
def f(n):
    if n == 0:
        return 1
    return n * f(n)
print(f(3))

# === /함수가 자기 자신을 너무 많이/
def f(n):
    if n == 0:
        return 1
    return n * f(n - 2)
print(f(3))

# === /너무|자신/
def f(n):
    if n == 0:
        return 0
    return g(n)
def g(n):
    return f(n)
f(3)

# === /자기 자신|멈/
def f(n):
    return n * f(n - 1)
print(f(5))
