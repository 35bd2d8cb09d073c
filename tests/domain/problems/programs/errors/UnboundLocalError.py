# === /함수 안에서/
def f():
    count += 1
count = 0
f()

# === /함수 안에서 변수에 값을 넣기/
count = 0
def add():
    count += 1
add()

# === /함수 안에서 변수에 값을 넣기/
score = 0
def up():
    score = score + 1
up()

# === /global|함수 안|함수/
def add():
    total += 1
total = 0
add()

# === /global|함수/
count = 0
def up():
    count += 1
up()
