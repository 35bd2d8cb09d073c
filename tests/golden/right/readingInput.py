# === 번호표 만들기
# why: 입력을 한꺼번에 읽어 쓴 맞는 풀이예요
# state: ACCEPTED
import fileinput

for line in fileinput.input():
    a, b = line.split()
    print(int(a) + int(b), a + b)

# === 잠수 시간 적기
# why: 입력을 한꺼번에 읽어 쓴 맞는 풀이예요
# state: ACCEPTED
import sys

minutes = int(sys.stdin.readline().rstrip())
sys.stdout.write(f'{minutes // 60}시간 {minutes % 60}분\n')

# === 다음 등대의 번호
# why: 입력을 한꺼번에 읽어 쓴 맞는 풀이예요
# state: ACCEPTED
left, right = open(0).read().split()
print(int(left + right) + 1)

# === 세 문지기의 대답
# why: 입력을 한꺼번에 읽어 쓴 맞는 풀이예요
# state: ACCEPTED
import sys

*answers, day = sys.stdin.read().split()
count = sum(answer == '응' for answer in answers)
print('열려요' if count >= 2 or day == '축제날' and count else '닫혀요')

# === 함께 헤엄친 시간
# why: 입력을 한꺼번에 읽어 쓴 맞는 풀이예요
# state: ACCEPTED
import sys

a, b, c, d = map(int, sys.stdin.buffer.read().split())
print(max(0, min(b, d) - max(a, c)))

# === 닻줄을 풀어라
# why: 입력을 한꺼번에 읽어 쓴 맞는 풀이예요
# state: ACCEPTED
import sys

times = total = 0
for line in sys.stdin:
    if line.strip() == '0':
        break
    times += 1
    total += int(line)
print(times, total)

# === 여러 번 묻는 갈매기 기록
# why: 입력을 한꺼번에 읽어 쓴 맞는 풀이예요
# state: ACCEPTED
import os
import io

data = io.BytesIO(os.read(0, os.fstat(0).st_size))
n, q = map(int, data.readline().split())
total = [0]
for birds in map(int, data.readline().split()):
    total.append(total[-1] + birds)
answers = []
for _ in range(q):
    a, b = map(int, data.readline().split())
    answers.append(total[b] - total[a - 1])
os.write(1, '\n'.join(map(str, answers)).encode())

# === 이어서 맑은 날
# why: 입력을 한꺼번에 읽어 쓴 맞는 풀이예요
# state: ACCEPTED
import sys

n, *days = sys.stdin.read().splitlines()
best = run = 0
for day in days[: int(n)]:
    run = (run + 1) * (day == '맑음')
    best = max(best, run)
print(best)

# === 우편배달 갈매기
# why: 입력을 한꺼번에 읽어 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
from heapq import heappush, heappop

numbers = iter(map(int, open('/dev/stdin').read().split()))
n, m = next(numbers), next(numbers)
near = [[] for _ in range(n)]
for a, b, time in zip(*[numbers] * 3):
    near[a - 1] += [(b - 1, time)]
    near[b - 1] += [(a - 1, time)]
best = [sys.maxsize] * n
best[0] = 0
heap = [(0, 0)]
while heap:
    d, v = heappop(heap)
    if d > best[v]:
        continue
    for w, time in near[v]:
        if d + time < best[w]:
            best[w] = d + time
            heappush(heap, (best[w], w))
print(best[-1])

# === 용궁의 계단
# why: 입력을 한꺼번에 읽어 쓴 맞는 풀이예요
# state: ACCEPTED
with open(0, encoding='utf-8') as file:
    n = int(file.readline())
    pearls = [int(word) for word in file.readlines()[0].split()]
best = [0] * (n + 1)
for i in range(1, n + 1):
    if i < 3:
        best[i] = sum(pearls[:i])
    else:
        best[i] = pearls[i - 1] + max(best[i - 2], best[i - 3] + pearls[i - 2])
print(best[n])
