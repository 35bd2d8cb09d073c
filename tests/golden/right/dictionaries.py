# === 다음 등대의 번호
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
digits = {str(i): i for i in range(10)}
left, right = (digits[input().strip()] for _ in range(2))
following = {9: (left + 1, 0)}.get(right, (left, right + 1))
print(''.join(map(str, following)).lstrip('0') or '0')

# === 세 문지기의 대답
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
from collections import Counter

count = Counter(input().split())
opens = {('보통날', 2), ('보통날', 3), ('축제날', 1), ('축제날', 2), ('축제날', 3)}
print('열려요' if (input(), count['응']) in opens else '닫혀요')

# === 빙글빙글 도는 거북
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
right_of = {'북': '동', '동': '남', '남': '서', '서': '북'}
view = '북'
for _ in range(int(input())):
    view = right_of[view]
print(view)

# === 이어서 맑은 날
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
from collections import defaultdict

n = int(input())
run_at = defaultdict(int)
for day in range(n):
    if input() == '맑음':
        run_at[day] = run_at[day - 1] + 1
print(max(run_at.values(), default=0))

# === 배마다 가장 큰 물고기
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
from collections import defaultdict

r, c = map(int, input().split())
ships = defaultdict(list)
for i in range(r * c):
    ships[i // c].append(int(input()))
for fish in ships.values():
    print(max(fish) - min(fish))

# === 짝을 잃은 장갑
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
from collections import Counter

colors = Counter(input() for _ in range(int(input())))
alone = sorted(color for color, count in colors.items() if count % 2)
print(*alone or ['없음'], sep='\n')

# === 병 속의 편지
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
from string import ascii_uppercase as letters

k = int(input())
table = str.maketrans(letters, letters[-k:] + letters[:-k] if k else letters)
print(input().translate(table))

# === 해류를 타고 가장 빨리
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
r, c = map(int, input().split())
water = {complex(y, x) for y in range(r) for x, cell in enumerate(input()) if cell == '.'}
distance = {0j: 0}
queue = [0j]
for here in queue:
    for turn in range(4):
        there = here + 1j ** turn
        if there in water and there not in distance:
            distance[there] = distance[here] + 1
            queue.append(there)
print(distance.get(complex(r - 1, c - 1), -1))

# === 섬과 섬을 잇는 다리
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
n, m = map(int, input().split())
group = {v: {v} for v in range(1, n + 1)}
for _ in range(m):
    a, b = map(int, input().split())
    if group[a] is not group[b]:
        small, large = sorted((group[a], group[b]), key=len)
        large |= small
        for v in small:
            group[v] = large
print(len({id(members) for members in group.values()}) - 1)

# === 우편배달 갈매기
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
from collections import defaultdict, deque

n, m = map(int, input().split())
ways = defaultdict(dict)
for _ in range(m):
    a, b, time = map(int, input().split())
    ways[a][b] = ways[b][a] = min(time, ways[a].get(b, time))
best = defaultdict(lambda: float('inf'), {1: 0})
waiting, queue = {1}, deque([1])
while queue:
    here = queue.popleft()
    waiting.discard(here)
    for there, time in ways[here].items():
        if best[here] + time < best[there]:
            best[there] = best[here] + time
            if there not in waiting:
                waiting.add(there)
                queue.append(there)
print(best[n])

# === 조개 돈으로 꼭 맞게
# why: 사전으로 쓴 맞는 풀이예요
# state: ACCEPTED
from collections import Counter

*coins, s = map(int, input().split())
ways = Counter({0: 1})
for coin in coins:
    for money in range(coin, s + 1):
        ways[money] += ways[money - coin]
fewest = {0: 0}
border = {0}
count = 0
while border and s not in fewest:
    count += 1
    border = {money + coin for money in border for coin in coins if money + coin <= s} - fewest.keys()
    fewest.update(dict.fromkeys(border, count))
print(ways[s], fewest.get(s, 0))
