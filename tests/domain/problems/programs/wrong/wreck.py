# === 거꾸로 읽는 등대 신호
# cause: prints the thing that would give the letters
# rules: 통째로 출력한 리스트
signal = input()
print(reversed(signal))

# === 거꾸로 읽는 등대 신호
# cause: a text cannot be reversed in place
# rules: 파이썬의 오류
signal = input()
signal.reverse()
print(signal)

# === 거꾸로 읽는 등대 신호
# cause: begins behind the last letter
# rules: 리스트 너머의 칸
signal = input()
for i in range(len(signal), 0, -1):
    print(signal[i], end='')

# === 거꾸로 읽는 등대 신호
# cause: one letter a line
# rules: 출력의 사이와 끝
s = input()
for i in range(len(s) - 1, -1, -1):
    print(s[i])

# === 거꾸로 읽는 등대 신호
# cause: range stops before 0
# rules: 출력의 다른 점
# beside: 하나 부족하거나 하나 남는 반복
s = input()
r = ''
for i in range(len(s) - 1, 0, -1):
    r += s[i]
print(r)

# === 거꾸로 읽는 등대 신호
# cause: prints the reversed object
# rules: 통째로 출력한 리스트
s = input()
print(reversed(s))

# === 거꾸로 읽는 등대 신호
# cause: list of letters printed
# rules: 통째로 출력한 리스트, 사이에 든 기호
s = list(input())
s.reverse()
print(s)

# === 거꾸로 읽는 등대 신호
# cause: adds to the end
# rules: 출력의 다른 점, 입력 그대로
s = input()
r = ''
for c in s:
    r = r + c
print(r)

# === 거꾸로 읽는 등대 신호
# cause: sorts backwards
# rules:
# beside: 통과하지 못한 테스트
s = input()
print(''.join(sorted(s, reverse=True)))

# === 거꾸로 읽는 등대 신호
# cause: last letter missing
# rules: 빠진 글자
# beside: 하나 어긋난 칸
s = input()
print(s[-2::-1])

# === 거꾸로 읽는 등대 신호
# cause: the index starts at len
# lines: 3, 4
# says: /번호|길이|마지막|하나 작/
s = input()
r = ""
for i in range(len(s), 0, -1):
    r += s[i]
print(r)

# === 거꾸로 읽는 등대 신호
# cause: a list is printed
# lines: 2
# says: /리스트|join|괄호|돌려주|None/
s = list(input())
s = s.reverse()
print(s)

# === 거꾸로 읽는 등대 신호
# cause: prints each letter on its own line
# lines: 3
# says: /줄|end|한 줄/
s = input()
for c in s[::-1]:
    print(c)

# === 거꾸로 읽는 등대 신호
# cause: index len(s) does not exist
# lines: 2, 3
# says: /번호|길이|0부터|인덱스/
s = input()
for i in range(len(s), 0, -1):
    print(s[i], end="")

# === 병 속의 편지
# cause: goes beyond A
# rules: 글자표의 끝
k = int(input())
for letter in input():
    print(chr(ord(letter) - k), end='')

# === 병 속의 편지
# cause: shifts to the wrong side
# rules: 똑같이 어긋난 글자
# beside: 계산식
k = int(input())
s = input()
r = ''
for c in s:
    r += chr((ord(c) - 65 + k) % 26 + 65)
print(r)

# === 병 속의 편지
# cause: no way round from A to Z
# rules: 글자표의 끝
k = int(input())
s = input()
for c in s:
    print(chr(ord(c) - k), end='')
print()

# === 병 속의 편지
# cause: only letters below K are handled
# rules: 적어 넣은 수
k = int(input())
s = input()
r = ''
for c in s:
    x = ord(c) - k
    if x < 65:
        x = x + 25
    r += chr(x)
print(r)

# === 병 속의 편지
# cause: numbers printed
# rules: 다른 종류의 답
k = int(input())
s = input()
for c in s:
    print(ord(c) - k, end=' ')

# === 병 속의 편지
# cause: small letters
# rules:
k = int(input())
r = ''
for c in input():
    r += chr((ord(c) - 97 - k) % 26 + 97)
print(r)

# === 병 속의 편지
# cause: does not go around at A
# lines: 5
# says: /26|A|Z|돌아/
k = int(input())
s = input()
r = ""
for c in s:
    r += chr(ord(c) - k)
print(r)

# === 병 속의 편지
# cause: K is left as a text
# lines: 1
# says: /글자|숫자|int/
k = input()
s = input()
for c in s:
    print(chr((ord(c) - 65 - k) % 26 + 65), end="")

# === 고래 노래 압축하기
# cause: the last sound is missing
# rules: 마지막에 남은 묶음, 출력의 다른 점
song = input()
count = 1
for i in range(1, len(song)):
    if song[i] == song[i - 1]:
        count += 1
    else:
        print(song[i - 1], count, sep='', end='')
        count = 1

# === 고래 노래 압축하기
# cause: the last group is missing
# rules: 마지막에 남은 묶음, 출력의 다른 점
s = input()
cnt = 1
ans = ''
for i in range(1, len(s)):
    if s[i] == s[i - 1]:
        cnt += 1
    else:
        ans += s[i - 1] + str(cnt)
        cnt = 1
print(ans)

# === 고래 노래 압축하기
# cause: counts over the whole song
# rules:
s = input()
seen = ''
for c in s:
    if c not in seen:
        seen += c
        print(c + str(s.count(c)), end='')
print()

# === 고래 노래 압축하기
# cause: count not set back
# rules: 되돌리지 않은 값
s = input()
cnt = 0
for i in range(len(s)):
    cnt += 1
    if i == len(s) - 1 or s[i] != s[i + 1]:
        print(s[i] + str(cnt), end='')

# === 고래 노래 압축하기
# cause: number before the letter
# rules:
s = input()
c = 1
r = ''
for i in range(1, len(s) + 1):
    if i < len(s) and s[i] == s[i - 1]:
        c += 1
    else:
        r += str(c) + s[i - 1]
        c = 1
print(r)

# === 고래 노래 압축하기
# cause: ones left out
# rules: 출력의 다른 점
# beside: 빠진 글자
# beside: 경계에 있는 값
s = input()
c = 1
r = ''
for i in range(1, len(s) + 1):
    if i < len(s) and s[i] == s[i - 1]:
        c += 1
    else:
        r += s[i - 1]
        if c > 1:
            r += str(c)
        c = 1
print(r)

# === 고래 노래 압축하기
# cause: letters repeated
# rules:
s = input()
r = ''
c = 1
for i in range(len(s) - 1):
    if s[i] == s[i + 1]:
        c += 1
    else:
        r += s[i] * c + str(c)
        c = 1
r += s[-1] * c + str(c)
print(r)

# === 고래 노래 압축하기
# cause: the last group is missing
# lines: 8
# says: /마지막|끝난 뒤|반복이 끝/
s = input()
cnt = 1
r = ""
for i in range(1, len(s)):
    if s[i] == s[i - 1]:
        cnt += 1
    else:
        r += s[i - 1] + str(cnt)
        cnt = 1
print(r)

# === 고래 노래 압축하기
# cause: count is not set back
# lines: 9
# says: /되돌|다시|처음|1/
s = input()
cnt = 1
r = ""
for i in range(len(s)):
    if i + 1 < len(s) and s[i] == s[i + 1]:
        cnt += 1
    else:
        r += s[i] + str(cnt)
        cnt = 0
print(r)

# === 고래 노래 압축하기
# cause: the last run is not written
# lines: 4, 5, 7, 8, 10
# says: /마지막|끝/
s = input()
r = ""
cnt = 1
for i in range(1, len(s)):
    if s[i] == s[i - 1]:
        cnt += 1
    else:
        r += s[i - 1] + str(cnt)
        cnt = 1
print(r)

# === 가장 긴 미역 줄기
# cause: prints the length, not the place
# rules: 값과 자리
n = int(input())
a = list(map(int, input().split()))
print(max(a))

# === 가장 긴 미역 줄기
# cause: counts from 0
# rules: 출력의 다른 점
n = int(input())
a = list(map(int, input().split()))
print(a.index(max(a)))

# === 가장 긴 미역 줄기
# cause: last one because of >=
# rules: 경계에 있는 값
# lines: 5
# says: /같|=|경계|먼저|처음/
n = int(input())
a = list(map(int, input().split()))
best = 0
for i in range(n):
    if a[i] >= a[best]:
        best = i
print(best + 1)

# === 가장 긴 미역 줄기
# cause: index of the smallest
# rules:
# beside: 출력의 다른 점
n = int(input())
a = list(map(int, input().split()))
b = 0
for i in range(n):
    if a[i] < a[b]:
        b = i
print(b + 1)

# === 가장 긴 미역 줄기
# cause: best is not renewed
# rules:
n = int(input())
a = list(map(int, input().split()))
best = a[0]
pos = 1
for i in range(n):
    if a[i] > best:
        pos = i + 1
print(pos)

# === 가장 긴 미역 줄기
# cause: sorts and takes the last place
# rules: 바꾸는 차례
# beside: 출력의 다른 점, 계산식
n = int(input())
a = list(map(int, input().split()))
a.sort()
print(a.index(a[-1]) + 1)

# === 가장 긴 미역 줄기
# cause: counts from 0
# lines: 4
# says: /1부터|번호|0부터|하나/
n = int(input())
a = list(map(int, input().split()))
m = max(a)
print(a.index(m))

# === 가장 긴 미역 줄기
# cause: the largest itself is printed
# lines: 4, 8
# says: /몇 번째|자리|값/
n = int(input())
a = list(map(int, input().split()))
m = 0
p = 0
for i in range(n):
    if a[i] > m:
        m = a[i]
        p = i + 1
print(m)

# === 갈매기 기록장
# cause: days count from 1, places from 0
# rules: 1부터 센 번호로 자르기
n = int(input())
birds = list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(birds[a:b]))

# === 갈매기 기록장
# cause: end of the slice
# rules: 1부터 센 번호로 자르기
n = int(input())
a = list(map(int, input().split()))
s, e = map(int, input().split())
print(sum(a[s:e]))

# === 갈매기 기록장
# cause: range without the last day
# rules: 읽은 수까지의 반복, 입력 그대로
n = int(input())
a = [0] + list(map(int, input().split()))
s, e = map(int, input().split())
t = 0
for i in range(s, e):
    t += a[i]
print(t)

# === 갈매기 기록장
# cause: sums everything
# rules: 읽고 쓰지 않은 값
n = int(input())
a = list(map(int, input().split()))
s, e = map(int, input().split())
print(sum(a))

# === 갈매기 기록장
# cause: sums the numbers of the days
# rules: 읽고 쓰지 않은 값
n = int(input())
a = list(map(int, input().split()))
s, e = map(int, input().split())
t = 0
for i in range(s, e + 1):
    t += i
print(t)

# === 갈매기 기록장
# cause: length of the slice
# rules:
# beside: 계산식
n = int(input())
a = list(map(int, input().split()))
s, e = map(int, input().split())
print(len(a[s - 1:e]))

# === 갈매기 기록장
# cause: slice from a
# lines: 4
# says: /번호|0부터|1부터|자르|슬라이스|하나/
n = int(input())
g = list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(g[a:b]))

# === 갈매기 기록장
# cause: range(a, b) over days
# lines: 5
# says: /range|마지막|끝|번호|칸|시작/
n = int(input())
g = list(map(int, input().split()))
a, b = map(int, input().split())
s = 0
for i in range(a, b):
    s += g[i]
print(s)

# === 어항 자리 바꾸기
# cause: to the left
# rules: 출력의 다른 점
# lines: 3
# says: /방향|왼쪽|오른쪽|순서|자리/
n, k = map(int, input().split())
a = input().split()
k = k % n
print(*(a[k:] + a[:k]))

# === 어항 자리 바꾸기
# cause: brackets printed
# rules: 통째로 출력한 리스트, 사이에 든 기호
n, k = map(int, input().split())
a = list(map(int, input().split()))
k %= n
print(a[n - k:] + a[:n - k])

# === 어항 자리 바꾸기
# cause: K larger than N
# rules: 예제에 없는 수, 통과하지 못한 테스트
n, k = map(int, input().split())
a = input().split()
print(*(a[n - k:] + a[:n - k]))

# === 어항 자리 바꾸기
# cause: one by one, too slow
# rules: 끝나지 않은 반복
n, k = map(int, input().split())
a = input().split()
for i in range(k):
    a.insert(0, a.pop())
print(*a)

# === 어항 자리 바꾸기
# cause: only one step
# rules: 출력의 다른 점
n, k = map(int, input().split())
a = input().split()
print(a[-1], *a[:-1])

# === 어항 자리 바꾸기
# cause: prints the list itself
# lines: 5
# says: /리스트|괄호|빈칸|\*/
n, k = map(int, input().split())
a = list(map(int, input().split()))
for i in range(k % n):
    a.insert(0, a.pop())
print(a)

# === 어항 자리 바꾸기
# cause: K is not brought below N
# lines: 2
# says: /K|나머지|바퀴|큰|n/
n, k = map(int, input().split())
a = input().split()
b = a[-k:] + a[:-k]
print(*b)

# === 어항 자리 바꾸기
# cause: moved to the left
# lines: 4
# says: /방향|왼쪽|오른쪽|반대|앞|뒤|부호/
n, k = map(int, input().split())
a = list(map(int, input().split()))
k = k % n
a = a[k:] + a[:k]
print(*a)

# === 보물섬 지도
# cause: counts from 0
# rules: 출력의 다른 점, 0부터 세는 반복
# beside: 하나 부족하거나 하나 남는 반복
r, c = map(int, input().split())
for i in range(r):
    line = input()
    for j in range(c):
        if line[j] == 'X':
            print(i, j)

# === 보물섬 지도
# cause: counted from 0
# rules: 0부터 세는 반복, 출력의 다른 점
r, c = map(int, input().split())
for i in range(r):
    s = input()
    for j in range(c):
        if s[j] == 'X':
            print(i, j)

# === 보물섬 지도
# cause: column before row
# rules:
# beside: 통과하지 못한 테스트
r, c = map(int, input().split())
for i in range(r):
    s = input()
    if 'X' in s:
        print(s.index('X') + 1, i + 1)

# === 보물섬 지도
# cause: not found in the first row breaks
# rules: 찾은 자리로 물은 조건, 반복 속의 출력, 출력의 다른 점
r, c = map(int, input().split())
for i in range(r):
    s = input()
    if s.find('X'):
        print(i + 1, s.find('X') + 1)

# === 보물섬 지도
# cause: prints in every cell
# rules: 반복 속의 출력, 출력의 다른 점
r, c = map(int, input().split())
for i in range(r):
    s = input()
    for j in range(c):
        if s[j] == 'X':
            print(i + 1, j + 1)
        else:
            print('없음')

# === 보물섬 지도
# cause: column first, and from 0
# lines: 2, 5
# says: /1부터|0부터|번호|줄|칸/
r, c = map(int, input().split())
for i in range(r):
    s = input()
    if "X" in s:
        print(i, s.index("X"))

# === 깃발 신호 뒤집기
# cause: does not take what it is given
# rules: 버려진 결과
# beside: 출력의 다른 점, 입력 그대로
flag = input()
flag.swapcase()
print(flag)

# === 깃발 신호 뒤집기
# cause: else makes lower of all
# rules: 버려진 결과, 출력의 다른 점
# beside: 입력 그대로
s = input()
r = ''
for c in s:
    if c.islower():
        c.upper()
    else:
        c.lower()
    r += c
print(r)

# === 깃발 신호 뒤집기
# cause: all to upper case
# rules: 출력의 다른 점
s = input()
print(s.upper())

# === 깃발 신호 뒤집기
# cause: blanks and digits lost
# rules: 빠진 글자
s = input()
r = ''
for c in s:
    if c.islower():
        r += c.upper()
    elif c.isupper():
        r += c.lower()
print(r)

# === 깃발 신호 뒤집기
# cause: upper twice
# rules: 출력의 다른 점, 입력 그대로, 뒤바뀐 갈래
s = input()
r = ''
for c in s:
    if c.isupper():
        r += c.upper()
    else:
        r += c.lower()
print(r)

# === 깃발 신호 뒤집기
# cause: methods without brackets
# lines: 5
# says: /괄호|부르/
s = input()
r = ""
for c in s:
    if c.isupper():
        r += c.lower
    else:
        r += c.upper()
print(r)

# === 깃발 신호 뒤집기
# cause: elif islower missing: digits fine, but prints while going with newline
# lines: 5
# says: /줄|end|한 줄/
s = input()
for c in s:
    if c.isupper():
        print(c.lower())
    else:
        print(c.upper())

# === 여러 번 묻는 갈매기 기록
# cause: one off in the prefix sums
# rules: 누적합의 앞자리
n, q = map(int, input().split())
a = list(map(int, input().split()))
s = [0]
for x in a:
    s.append(s[-1] + x)
for _ in range(q):
    i, j = map(int, input().split())
    print(s[j] - s[i])

# === 여러 번 묻는 갈매기 기록
# cause: prints the last answer only
# rules: 반복 밖의 출력
n, q = map(int, input().split())
a = list(map(int, input().split()))
s = [0]
for x in a:
    s.append(s[-1] + x)
for _ in range(q):
    i, j = map(int, input().split())
    ans = s[j] - s[i - 1]
print(ans)

# === 여러 번 묻는 갈매기 기록
# cause: sums each time
# rules: 끝나지 않은 반복
n, q = map(int, input().split())
a = list(map(int, input().split()))
for _ in range(q):
    i, j = map(int, input().split())
    t = 0
    for k in range(i - 1, j):
        t += a[k]
    print(t)

# === 줄마다 조개 더하기
# cause: no line is more than nothing
# rules: 0에서 시작하는 가장 큰 값
rows, columns = map(int, input().split())
best = 0
place = 0
for i in range(rows):
    total = sum(map(int, input().split()))
    if total > best:
        best = total
        place = i + 1
print(place, best)

# === 줄마다 조개 더하기
# cause: sum goes on over the rows
# rules: 되돌리지 않은 값, 처음 값을 넣는 때
r, c = map(int, input().split())
best = -1
row = 0
total = 0
for i in range(r):
    for x in map(int, input().split()):
        total += x
    if total > best:
        best = total
        row = i + 1
print(row, best)

# === 줄마다 조개 더하기
# cause: row from 0
# rules: 0부터 세는 반복, 출력의 다른 점
r, c = map(int, input().split())
best = -1
row = 0
for i in range(r):
    t = sum(map(int, input().split()))
    if t > best:
        best = t
        row = i
print(row, best)

# === 줄마다 조개 더하기
# cause: sum before row
# rules: 출력의 다른 점
r, c = map(int, input().split())
best = -1
row = 0
for i in range(1, r + 1):
    t = sum(map(int, input().split()))
    if t > best:
        best = t
        row = i
print(best, row)

# === 줄마다 조개 더하기
# cause: largest single cell
# rules:
r, c = map(int, input().split())
best = -1
row = 0
for i in range(1, r + 1):
    t = max(map(int, input().split()))
    if t > best:
        best = t
        row = i
print(row, best)

# === 줄마다 조개 더하기
# cause: smallest row
# rules:
r, c = map(int, input().split())
best = 10 ** 9
row = 0
for i in range(1, r + 1):
    t = sum(map(int, input().split()))
    if t < best:
        best = t
        row = i
print(row, best)

# === 줄마다 조개 더하기
# cause: the first row that is equal is lost: best row starts at 0 and index from 0
# lines: 4, 7
# says: /1부터|0부터|번호|하나/
r, c = map(int, input().split())
best = -1
at = 0
for i in range(r):
    s = sum(map(int, input().split()))
    if s > best:
        best = s
        at = i
print(at, best)

# === 줄마다 조개 더하기
# cause: total over all rows
# lines: 6, 7, 2
# says: /되돌|처음|다시|묶음/
r, c = map(int, input().split())
t = 0
best = -1
for i in range(1, r + 1):
    for x in map(int, input().split()):
        t += x
    if t > best:
        best = t
        at = i
print(at, best)

# === 줄마다 조개 더하기
# cause: takes the last of equal rows
# lines: 7
# says: /같|여럿|경계|>=/
r, c = map(int, input().split())
best = 0
place = 1
for i in range(1, r + 1):
    row = list(map(int, input().split()))
    s = sum(row)
    if s >= best:
        best = s
        place = i
print(place, best)

# === 처음 보는 물고기
# cause: sets have no append
# rules: 파이썬의 오류
n = int(input())
names = set()
for i in range(n):
    names.append(input())
print(len(names))

# === 처음 보는 물고기
# cause: counts repeated names
# rules: 모두 센 답
n = int(input())
a = []
for i in range(n):
    a.append(input())
print(len(a))

# === 처음 보는 물고기
# cause: counts those that come again
# rules:
n = int(input())
seen = []
c = 0
for i in range(n):
    s = input()
    if s in seen:
        c += 1
    seen.append(s)
print(c)

# === 처음 보는 물고기
# cause: counts names that come once
# rules:
# beside: 출력의 다른 점
n = int(input())
a = [input() for _ in range(n)]
c = 0
for x in a:
    if a.count(x) == 1:
        c += 1
print(c)

# === 처음 보는 물고기
# cause: counts, though it stands in the list already
# lines: 6, 8
# says: /들여|조건|안에|이미|만/
n = int(input())
seen = []
c = 0
for i in range(n):
    x = input()
    if x not in seen:
        seen.append(x)
    c += 1
print(c)

# === 처음 보는 물고기
# cause: in for not in: nothing is ever appended
# lines: 5, 6
# says: /not|거짓|참|조건|반대|한 번도/
n = int(input())
names = []
for i in range(n):
    name = input()
    if name in names:
        names.append(name)
print(len(names))

# === 가장 많은 보물
# cause: counts in a place that is not there yet
# rules: 파이썬의 오류
n = int(input())
counts = {}
for i in range(n):
    name = input()
    counts[name] += 1
print(max(counts))

# === 가장 많은 보물
# cause: first seen instead of alphabet
# rules: 같을 때의 순서
n = int(input())
d = {}
for _ in range(n):
    s = input()
    if s in d:
        d[s] += 1
    else:
        d[s] = 1
m = max(d, key=d.get)
print(m, d[m])

# === 가장 많은 보물
# cause: KeyError, no first value
# rules: 파이썬의 오류
n = int(input())
d = {}
for _ in range(n):
    s = input()
    d[s] += 1
m = max(d, key=d.get)
print(m, d[m])

# === 가장 많은 보물
# cause: >= takes the later
# rules: 경계에 있는 값
n = int(input())
d = {}
for _ in range(n):
    s = input()
    d[s] = d.get(s, 0) + 1
best = ''
m = 0
for k in sorted(d):
    if d[k] >= m:
        m = d[k]
        best = k
print(best, m)

# === 가장 많은 보물
# cause: prints only the name
# rules: 출력의 다른 점
n = int(input())
d = {}
for _ in range(n):
    s = input()
    d[s] = d.get(s, 0) + 1
best = ''
m = 0
for k in sorted(d):
    if d[k] > m:
        m = d[k]
        best = k
print(best)

# === 가장 많은 보물
# cause: count starts at 0
# rules: 처음 값
# beside: 출력의 다른 점
n = int(input())
d = {}
for _ in range(n):
    s = input()
    if s in d:
        d[s] += 1
    else:
        d[s] = 0
best = ''
m = -1
for k in sorted(d):
    if d[k] > m:
        m = d[k]
        best = k
print(best, m)

# === 가장 많은 보물
# cause: ties by what came first in the list, which is fine here; hidden: cup, map
# lines: 6
# says: /같|순서|사전|먼저/
n = int(input())
d = {}
for i in range(n):
    s = input()
    d[s] = d.get(s, 0) + 1
m = max(d, key=d.get)
print(m, d[m])

# === 가장 많은 보물
# cause: ties go to the first one read
# lines: 6
# says: /같|여럿|사전|앞/
n = int(input())
count = {}
for i in range(n):
    t = input()
    count[t] = count.get(t, 0) + 1
best = max(count, key=count.get)
print(best, count[best])

# === 섬 사이의 거리
# cause: prints in the function, and what it returns
# rules: 돌려주지 않는 함수
# beside: 출력의 다른 점
def distance(x1, y1, x2, y2):
    print(abs(x1 - x2) + abs(y1 - y2))

for _ in range(int(input())):
    a, b, c, d = map(int, input().split())
    print(distance(a, b, c, d))

# === 섬 사이의 거리
# cause: nothing prints what is returned
# rules: 돌려주기와 출력하기
# beside: 없는 출력, 출력의 다른 점
def distance(x1, y1, x2, y2):
    return abs(x1 - x2) + abs(y1 - y2)

for _ in range(int(input())):
    a, b, c, d = map(int, input().split())
    distance(a, b, c, d)

# === 섬 사이의 거리
# cause: function prints and returns nothing
# rules: 돌려주지 않는 함수, 출력의 다른 점
def dist(x1, y1, x2, y2):
    print(abs(x1 - x2) + abs(y1 - y2))

for _ in range(int(input())):
    a, b, c, d = map(int, input().split())
    print(dist(a, b, c, d))

# === 섬 사이의 거리
# cause: no abs
# rules: 예제에 없는 수
# beside: 통과하지 못한 테스트
def dist(x1, y1, x2, y2):
    return (x2 - x1) + (y2 - y1)
n = int(input())
for _ in range(n):
    a, b, c, d = map(int, input().split())
    print(dist(a, b, c, d))

# === 섬 사이의 거리
# cause: straight-line distance with ^
# rules: 거듭제곱이 아닌 기호
n = int(input())
for _ in range(n):
    a, b, c, d = map(int, input().split())
    print(((a - c) ^ 2 + (b - d) ^ 2) ** 0.5)

# === 섬 사이의 거리
# cause: x with y
# rules:
def dist(x1, y1, x2, y2):
    return abs(x1 - y1) + abs(x2 - y2)
for _ in range(int(input())):
    a, b, c, d = map(int, input().split())
    print(dist(a, b, c, d))

# === 섬 사이의 거리
# cause: only the first question
# rules: 덜 읽은 입력, 출력의 다른 점
def dist(a, b, c, d):
    return abs(a - c) + abs(b - d)
n = int(input())
a, b, c, d = map(int, input().split())
print(dist(a, b, c, d))

# === 섬 사이의 거리
# cause: max of both
# rules:
def f(a, b, c, d):
    return max(abs(a - c), abs(b - d))
for _ in range(int(input())):
    a, b, c, d = map(int, input().split())
    print(f(a, b, c, d))

# === 섬 사이의 거리
# cause: squares
# lines: 5
# says: /abs|계산|기호|절댓값|따라/
n = int(input())
for i in range(n):
    a, b, c, d = map(int, input().split())
    x = (a - c) ** 2
    y = (b - d) ** 2
    print(int((x + y) ** 0.5))

# === 섬 사이의 거리
# cause: differences may be negative
# lines: 2
# says: /음수|abs|절댓값|빼는 수가 더/
def dist(x1, y1, x2, y2):
    return x2 - x1 + y2 - y1
n = int(input())
for i in range(n):
    a, b, c, d = map(int, input().split())
    print(dist(a, b, c, d))

# === 행운의 진주 번호
# cause: the number never gets smaller
# rules: 끝나지 않는 반복, 버려진 결과
# beside: 끝나지 않은 반복
def lucky(n):
    total = 0
    while n > 0:
        total += n % 10
        n // 10
    return total % 7 == 0

input()
print(sum(lucky(int(x)) for x in input().split()))

# === 행운의 진주 번호
# cause: looks at the first digit only
# rules: 어느 줄의 안쪽, 한 번만 도는 반복
def lucky(n):
    total = 0
    for digit in str(n):
        total += int(digit)
        return total % 7 == 0

n = int(input())
count = 0
for x in input().split():
    if lucky(x):
        count += 1
print(count)

# === 행운의 진주 번호
# cause: asks the number itself
# rules:
n = int(input())
cnt = 0
for x in map(int, input().split()):
    if x % 7 == 0:
        cnt += 1
print(cnt)

# === 행운의 진주 번호
# cause: digits not added up further, total outside
# rules: 되돌리지 않은 값
n = int(input())
c = 0
t = 0
for x in input().split():
    for ch in x:
        t += int(ch)
    if t % 7 == 0:
        c += 1
print(c)

# === 행운의 진주 번호
# cause: prints true or false
# rules: 다른 종류의 답
def lucky(x):
    t = 0
    while x > 0:
        t += x % 10
        x //= 10
    return t % 7 == 0
n = int(input())
for x in map(int, input().split()):
    print(lucky(x))

# === 행운의 진주 번호
# cause: is exactly 7
# rules: 통과하지 못한 테스트
def lucky(x):
    t = 0
    while x:
        t += x % 10
        x //= 10
    return t == 7
n = int(input())
c = 0
for x in map(int, input().split()):
    if lucky(x):
        c += 1
print(c)

# === 행운의 진주 번호
# cause: forgets to return
# rules: 돌려주지 않는 함수, 처음 값 그대로
def lucky(x):
    t = sum(map(int, str(x)))
    t % 7 == 0
n = int(input())
c = 0
for x in map(int, input().split()):
    if lucky(x):
        c += 1
print(c)

# === 행운의 진주 번호
# cause: total is not set back for each number
# lines: 3, 6
# says: /다시|0으로|처음|반복/
n = int(input())
c = 0
t = 0
for x in input().split():
    for d in x:
        t += int(d)
    if t % 7 == 0:
        c += 1
print(c)

# === 행운의 진주 번호
# cause: prints in the function instead of returning
# lines: 1, 5, 9
# says: /return|돌려/
def lucky(x):
    s = 0
    for c in str(x):
        s += int(c)
    print(s % 7 == 0)
n = int(input())
cnt = 0
for x in input().split():
    if lucky(x):
        cnt += 1
print(cnt)

# === 돛에 적힌 한가운데 글자
# cause: one letter for even lengths too
# lines: 2
# says: /짝수|두|빠|부분/
s = input()
print(s[len(s) // 2])

# === 끝 글자를 잇는 뱃사람들
# cause: place from 0
# lines: 6
# says: /0부터|1부터|하나|1/
n = int(input())
w = [input() for i in range(n)]
ans = 0
for i in range(1, n):
    if w[i][0] != w[i - 1][-1]:
        ans = i
        break
print(ans)

# === 숫자로 온 병 속 쪽지
# cause: 0 is no letter
# lines: 3, 4
# says: /0|빈칸/
a = input().split()
r = ""
for x in a:
    r += chr(int(x) + 64)
print(r)

# === 이웃보다 높은 돛대
# cause: the first one is compared with the last
# lines: 4, 5
# says: /-1|맨 앞|처음|0부터|음수|끝/
n = int(input())
a = list(map(int, input().split()))
cnt = 0
for i in range(n - 1):
    if a[i] > a[i - 1] and a[i] > a[i + 1]:
        cnt += 1
print(cnt)

# === 번갈아 서는 두 줄
# cause: zip drops the rest of the longer row
# lines: 5
# says: /zip|짧은|남은|나머지/
n, m = map(int, input().split())
a = input().split()
b = input().split()
r = []
for x, y in zip(a, b):
    r.append(x)
    r.append(y)
print(*r)

# === 물길마다 가장 얕은 곳
# cause: rows for columns
# lines: 4, 5
# says: /줄|칸|가로|세로|열/
r, c, d = map(int, input().split())
m = []
for i in range(r):
    row = list(map(int, input().split()))
    m.append(min(row))
print(*m)
print(len([x for x in m if x >= d]))

# === 어제는 없던 물고기
# cause: the same name twice
# lines: 6, 7
# says: /같은|한 번|두 번|또/
n, m = map(int, input().split())
old = [input() for i in range(n)]
new = []
for i in range(m):
    x = input()
    if x not in old:
        new.append(x)
print(len(new))
for x in new:
    print(x)

# === 항해한 시간 재기
# cause: negative over midnight
# lines: 2, 6
# says: /음수|자정|24|하루|0/
def minutes(h, m):
    return h * 60 + m
n = int(input())
for i in range(n):
    a, b, c, d = map(int, input().split())
    print(minutes(c, d) - minutes(a, b))

# === 다이빙 대회의 우승자
# cause: takes off the first and the last, not the lowest and highest
# lines: 2
# says: /순서|큰|작은|정렬|칸/
def score(d, s):
    return sum(s[1:4]) * d
n = int(input())
best = -1
name = ""
for i in range(n):
    row = input().split()
    p = score(int(row[1]), list(map(int, row[2:])))
    if p > best:
        best = p
        name = row[0]
print(name, best)
