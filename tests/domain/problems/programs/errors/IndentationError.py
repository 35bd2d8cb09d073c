# === /들여 쓰세요/
for i in range(3):
print(i)

# === /들여 쓰세요/
if True:
print(1)

# === /들여 쓰세요/
def f():
print(1)

# === /빈칸이 더/
x = 1
  print(x)

# === /맞지 않아요/
if True:
    print(1)
   print(2)

# === /2번째 줄의 if 아래가 비어/
x = 1
if x == 1:
print(x)
else:
print(2)

# === /줄 앞에 빈칸이 더 있어/
x = 1
    print(x)

# === /들여쓰기가 위의 어느 줄과도 /
if True:
        print(1)
    print(2)

# === /들여쓰기가 위의 어느 줄과도 /
for i in range(3):
    if i == 1:
        print(i)
     else:
        print(0)

# === /1번째 줄의 def 아래가 비/
def add(a, b):
return a + b

# === /줄 앞에 빈칸이 더 있어/
  x = 1
print(x)

# === /1번째 줄의 def 아래가 비/
def f():
    # 할 일
f()

# === /1번째 줄의 if 아래가 비어/
if True:
    # 할 일
print(1)

# === /줄 앞에 빈칸이 더 있어/
if True: print(1)
 else: print(2)

# === /1번째 줄의 def 아래가 비/
def f():
print("a")

# === /줄 앞에 빈칸이 더 있어/
for i in range(2):
    print(i)
      print(i)

# === /들여/
n = 3
if n > 2:
print(n)

# === /들여|빈칸/
x = 3;
  y = 4
print(x + y)

# === /들여|맞/
x = 1
if x == 1:
    pass
  print(x)

# === /들여|맞/
for i in range(3):
    if i == 1:
        print(i)
  else:
        print(0)

# === /들여/
x = 5
if x > 3:
print(x)

# === /들여/
def f():
print(1)
f()

# === /들여|비어|pass/
for i in range(3):
    # 여기에 쓰기
print(1)

# === /빈칸|들여/
 x = 3
print(x)

# === /들여|빈칸/
x = 5
if x > 3:
    print("크다")
   print("끝")

# === /들여|빈칸/
x = 5
if x > 3:
    y = 1
     print(y)
