# === 번호표 만들기
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
a, b = input().split(); print(int(a) + int(b), a + b)

# === 잠수 시간 적기
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
print('%d시간 %d분' % divmod(int(input()), 60))

# === 다음 등대의 번호
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
print(int(input() + input()) + 1)

# === 세 문지기의 대답
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
print(['닫혀요', '열려요'][input().split().count('응') + (input() == '축제날') >= 2])

# === 함께 헤엄친 시간
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
(a, b), (c, d) = [map(int, input().split()) for _ in '12']; print(max(min(b, d) - max(a, c), 0))

# === 별 찍는 불가사리
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
print('\n'.join(('*' * i).center(2 * n - 1).rstrip() for n in [int(input())] for i in range(1, 2 * n, 2)))

# === 배마다 가장 큰 물고기
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
r, c = map(int, input().split()); [print(max(a) - min(a)) for a in ([int(input()) for _ in range(c)] for _ in range(r))]

# === 줄마다 조개 더하기
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
a = [sum(map(int, input().split())) for _ in range(int(input().split()[0]))]; print(a.index(max(a)) + 1, max(a))

# === 짝을 잃은 장갑
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
g = [input() for _ in range(int(input()))]; print('\n'.join(sorted(x for x in set(g) if g.count(x) % 2)) or '없음')

# === 병 속의 편지
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
k = int(input()); print(*(chr((ord(c) - 65 - k) % 26 + 65) for c in input()), sep='')

# === 이어서 맑은 날
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
print(max(map(len, ''.join('a' if input() == '맑음' else ' ' for _ in range(int(input()))).split()), default=0))

# === 빙글빙글 도는 거북
# why: 한 줄로 쓴 맞는 풀이예요
# state: ACCEPTED
print('북동남서'[int(input()) % 4])
