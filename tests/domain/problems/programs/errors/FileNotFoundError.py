# === /파일을 열 수/
open("a.txt")

# === /파일/
f = open("data.txt")

# === /파일/
with open("a.txt") as f:
    print(f.read())

# === /파일/
f = open("data.txt")
print(f.read())
