# === 번호표 만들기
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import reduce
from operator import add

words = input().split()
print(reduce(add, map(int, words)), reduce(add, words))

# === 잠수 시간 적기
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import partial

split = lambda whole, part: (whole // part, whole % part)
write = partial(str.format, '{}시간 {}분')
print(write(*split(int(input()), 60)))

# === 다음 등대의 번호
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import reduce

print(reduce(lambda number, digit: number * 10 + digit, map(int, (input(), input()))) + 1)

# === 세 문지기의 대답
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
answers = list(map(lambda word: word == '응', input().split()))
needed = {'축제날': 1, '보통날': 2}.get(input())
print('열려요' if len(list(filter(None, answers))) >= needed else '닫혀요')

# === 함께 헤엄친 시간
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
starts, ends = zip(*(map(int, line.split()) for line in (input(), input())))
print((lambda start, end: max(0, end - start))(max(starts), min(ends)))

# === 이어서 맑은 날
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import reduce

n = int(input())
days = map(lambda _: input(), range(n))
step = lambda state, day: (lambda run: (max(state[0], run), run))(state[1] + 1 if day == '맑음' else 0)
print(reduce(step, days, (0, 0))[0])

# === 별 찍는 불가사리
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
n = int(input())
line = lambda i: ' ' * (n - i) + '*' * (2 * i - 1)
list(map(print, map(line, range(1, n + 1))))

# === 배마다 가장 큰 물고기
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
r, c = map(int, input().split())
read_ship = lambda _: list(map(lambda _: int(input()), range(c)))
spread = lambda ship: max(ship) - min(ship)
print(*map(spread, map(read_ship, range(r))), sep='\n')

# === 줄마다 조개 더하기
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import reduce

r, c = map(int, input().split())
sums = map(lambda row: sum(map(int, input().split())), range(r))
better = lambda a, b: a if a[1] >= b[1] else b
print(*reduce(better, enumerate(sums, 1)))

# === 병 속의 편지
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import partial

def back(k, letter):
    return chr((ord(letter) - ord('A') - k) % 26 + ord('A'))

k = int(input())
print(''.join(map(partial(back, k), input())))

# === 섬과 섬을 잇는 다리
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
import sys
from functools import partial
sys.setrecursionlimit(10 ** 5)

n, m = map(int, input().split())
edges = [tuple(map(int, input().split())) for _ in range(m)]
near = {v: [] for v in range(1, n + 1)}
list(map(lambda e: (near[e[0]].append(e[1]), near[e[1]].append(e[0])), edges))

def reach(seen, v):
    if v in seen:
        return 0
    seen.add(v)
    return 1 + sum(map(partial(reach, seen), near[v]))

print(len(list(filter(None, map(partial(reach, set()), near)))) - 1)

# === 조개 돈으로 꼭 맞게
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import reduce

*coins, s = map(int, input().split())

def with_coin(ways, coin):
    return reduce(lambda row, i: row + [ways[i] + (row[i - coin] if i >= coin else 0)], range(s + 1), [])

ways = reduce(with_coin, coins, [1] + [0] * s)[s]
few = reduce(
    lambda row, i: row + [min(map(lambda c: row[i - c] + 1, filter(lambda c: c <= i, coins)), default=10 ** 9)],
    range(1, s + 1),
    [0],
)[s]
print(ways, few if ways else 0)

# === 용궁의 계단
# why: 함수를 이어 쓴 맞는 풀이예요
# state: ACCEPTED
from functools import reduce

input()
step = lambda s, p: (max(s[1], s[2]), s[0] + p, s[1] + p)
# (not here, here after a blank one, here after another)
minus = float('-inf')
_, one, two = reduce(step, map(int, input().split()), (0, minus, 0))
print(max(one, two))
