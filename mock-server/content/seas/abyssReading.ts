import { arrange, predict, type ReadingProblem, repair, trace } from './readingParts.ts'
import { problem } from './seaParts.ts'

/** Reading tasks of 심해, before learners write programs of their own. */
export const abyssReading: readonly ReadingProblem[] = [
  predict(
    ['재귀'],
    7,
    '내려갔다 올라오는 잠수부',
    '잠수부의 길을 재귀 함수로 적었어요.\n무엇이 어떤 차례로 출력될까요?',
    {
      code: `
def dive(depth):
    if depth == 3:
        print('바닥')
        return
    print('내려가요', depth)
    dive(depth + 1)
    print('올라와요', depth)

dive(1)
`,
    },
    '함수를 부를 때마다 depth가 몇인지 차례로 적어 보세요.\n안에서 부른 함수가 끝나면, 부른 곳으로 돌아와 그다음 줄을 실행해요. 가장 나중에 부른 함수가 가장 먼저 끝나요.',
  ),
  arrange(
    [
      'if b == 0:',
      'print(bundle(x, y))',
      'return bundle(a % b, b)',
      'return a',
      'def bundle(a, b):',
      'return b',
      'x, y = map(int, input().split())',
      'return bundle(b, a % b)',
    ],
    problem(
      ['재귀'],
      8,
      '똑같이 나눌 꾸러미',
      'A와 B의 최대공약수는 B와 (A를 B로 나눈 나머지)의 최대공약수와 같고, B가 0이면 A예요.\n이 규칙을 재귀 함수로 쓰도록 섞인 줄을 차례대로 놓고 들여 써 보세요. 쓰지 않는 줄도 있어요.',
      '첫 줄에 조개의 수 A와 진주의 수 B가 주어져요. A와 B는 1 이상 1,000,000 이하인 정수예요.',
      '조개도 진주도 남기지 않고 똑같이 나눠 담을 때 가장 많은 꾸러미의 수, 곧 A와 B의 최대공약수를 출력해요.',
      [
        ['12 18', '6'],
        ['7 5', '1'],
      ],
      '멈추는 조건이 먼저이고, 더 작은 문제로 자신을 부르는 줄이 그다음이에요.\n12와 18로 따라가 보세요. 부를 때마다 어느 수가 앞으로 오고, 나머지는 어느 자리에 들어가야 0에 가까워지나요?',
    ),
  ),
  predict(
    ['정렬'],
    6,
    '세 번 부르는 출석',
    '물고기들의 이름을 세 번 출력해요. 부를 때마다 차례가 다를 수 있어요.\n무엇이 출력될까요?',
    {
      code: `
names = ['whale', 'eel', 'crab', 'cod']
print(*sorted(names))
print(*sorted(names, key=lambda name: len(name)))
print(*names)
`,
    },
    'key가 없으면 사전 순서로, key가 있으면 key가 돌려준 값으로 비교해요.\n비교하는 값이 같으면 원래의 차례가 그대로 남아요. sorted()는 새 리스트를 만들어요.',
  ),
  repair(
    `
n = int(input())
fish = []
for _ in range(n):
    name, size = input().split()
    fish.append((size, name))
for size, name in sorted(fish):
    print(name, size)
`,
    problem(
      ['정렬'],
      7,
      '작은 물고기부터 부르기',
      '물고기의 이름과 길이를 읽어, 길이가 짧은 물고기부터 부르는 프로그램이에요. 길이가 같으면 이름이 사전에서 앞에 오는 물고기를 먼저 불러요.\n그런데 한 군데가 틀렸어요.',
      '첫 줄에 물고기의 수 N, 다음 N줄에 이름과 길이가 빈칸 하나를 두고 주어져요. N은 1 이상 1,000 이하, 이름은 알파벳 소문자로 된 20글자 이하의 서로 다른 낱말, 길이는 1 이상 1,000 이하인 정수예요.',
      '부르는 차례대로 이름과 길이를 빈칸 하나를 두고 한 줄에 하나씩 출력해요.',
      [
        ['3\nray 90\ncod 35\neel 60', 'cod 35\neel 60\nray 90'],
        ['3\ntuna 100\nray 90\nanchovy 9', 'anchovy 9\nray 90\ntuna 100'],
      ],
      '첫째 예제는 맞고 둘째 예제는 틀려요. 두 예제의 길이는 무엇이 다른가요?\n정렬할 때 무엇끼리 비교하는지 보세요. input()이 준 값은 아직 글자이고, 글자는 앞 글자부터 사전 순서로 비교해요.',
    ),
  ),
  trace(
    ['모두 해 보기'],
    6,
    '꼭 맞게 담는 진주 상자',
    '진주 21개를 5개들이 상자와 3개들이 상자에 꼭 맞게 담는 방법을 세요. 5개들이 상자의 수를 하나씩 늘리며 모두 해 봐요.\n값이 어떻게 바뀌는지 적어 보세요.',
    {
      code: `
ways = 0
for fives in range(21 // 5 + 1):
    rest = 21 - 5 * fives
    if rest % 3 == 0:
        ways = ways + 1
print(ways)
`,
      variables: ['fives', 'rest', 'ways'],
      lines: [3, 3, 3, 3, 3, 6],
    },
    'fives는 0부터 시작해요. 21을 5로 나눈 몫에 1을 더하면 몇인지 먼저 구해 보세요.\n3번 줄을 막 실행했을 때 ways는 바로 앞 상자 수까지 센 값이에요. 지금의 rest는 아직 살펴보지 않았어요.',
  ),
  arrange(
    [
      'if b < c:',
      'for a in range(1, n + 1):',
      'count = count + 1',
      'c = n - a - b',
      'n = int(input())',
      'for b in range(1, n + 1):',
      'print(count)',
      'for b in range(a + 1, n + 1):',
      'count = 0',
      'if c > 0:',
    ],
    problem(
      ['모두 해 보기'],
      7,
      '세 바구니에 다르게 담기',
      '조개 N개를 세 바구니에 1개 이상씩, 서로 다른 수로 나눠 담는 방법을 모두 세는 프로그램이에요.\n섞인 줄을 차례대로 놓고 들여 써 보세요. 쓰지 않는 줄도 있어요.',
      '첫 줄에 조개의 수 N이 주어져요. N은 1 이상 100 이하인 정수예요.',
      '방법의 수를 출력해요. 바구니의 차례는 따지지 않아요. 1개, 2개, 3개로 담는 것과 3개, 1개, 2개로 담는 것은 같은 방법이에요.',
      [
        ['9', '3'],
        ['5', '0'],
      ],
      '두 바구니의 수를 정하면 마지막 바구니의 수는 저절로 정해져요.\n작은 수부터 차례로 고르기로 하면 같은 방법을 두 번 세지 않아요. 그러려면 둘째 수는 어디부터 보고, 셋째 수는 무엇과 비교해야 할까요?',
    ),
  ),
  trace(
    ['반씩 좁히기'],
    8,
    '깊은 등불 찾아가기',
    '얕은 곳부터 놓인 등불 가운데, 깊이가 처음으로 27 이상인 등불이 몇 번인지 찾아요. 번호는 0부터 세요.\n번호의 범위가 어떻게 좁아지는지 적어 보세요.',
    {
      code: `
depths = [2, 5, 9, 14, 20, 27, 33, 41]
low, high = 0, 7
while low < high:
    middle = (low + high) // 2
    if depths[middle] < 27:
        low = middle + 1
    else:
        high = middle
print(low)
`,
      variables: ['low', 'high', 'middle'],
      lines: [2, 4, 4, 4, 9],
    },
    '가운데를 구한 다음에 low나 high 하나만 바뀌어요.\n4번 줄을 막 실행했을 때는 아직 low와 high를 옮기기 전이에요. 깊이가 꼭 27이면 else로 가요.',
  ),
  repair(
    `
n, most = map(int, input().split())
piles = list(map(int, input().split()))
low, high = 1, max(piles)
while low < high:
    middle = (low + high) // 2
    trips = 0
    for pile in piles:
        trips = trips + (pile + middle - 1) // middle
    if trips < most:
        high = middle
    else:
        low = middle + 1
print(low)
`,
    problem(
      ['반씩 좁히기'],
      9,
      '가장 작은 나룻배',
      '섬마다 쌓인 짐을 나룻배로 날라요. 한 번에 한 섬의 짐만 싣고, 짐이 배보다 많으면 여러 번 날라요.\n모두 T번 이하로 나를 수 있는 가장 작은 배를 찾는 프로그램인데, 한 군데가 틀렸어요.',
      '첫 줄에 섬의 수 N과 T, 둘째 줄에 섬마다 쌓인 짐의 수 N개가 주어져요. N은 1 이상 1,000 이하, 짐의 수는 1 이상 1,000,000 이하인 정수예요. T는 N 이상 1,000,000 이하인 정수예요.',
      '한 번에 싣는 짐의 수가 가장 작은 배는 몇 개를 싣는 배인지 출력해요.',
      [
        ['3 6\n4 7 9', '4'],
        ['2 10\n3 3', '1'],
      ],
      '첫째 예제에서 짐을 4개 싣는 배는 섬마다 몇 번씩 날라야 하나요?\n꼭 T번 날라야 하는 배도 쓸 수 있는 배예요. 그런 배를 보았을 때 low와 high 가운데 어느 쪽이 움직이는지 따라가 보세요.',
    ),
  ),
  trace(
    ['스택과 큐'],
    7,
    '난파선의 방 되돌아 나오기',
    '난파선에서 들어간 방의 이름을 쌓아 두고, ‘뒤로’를 읽으면 마지막에 들어간 방에서 나와요.\n쌓아 둔 방이 어떻게 바뀌는지 적어 보세요.',
    {
      code: `
path = []
for word in input().split():
    if word == '뒤로':
        left = path.pop()
    else:
        path.append(word)
    depth = len(path)
print(*path)
`,
      input: '갑판 창고 뒤로 부엌 선실 뒤로',
      variables: ['path', 'left', 'depth'],
      lines: [7, 7, 7, 7, 7, 7],
    },
    '스택은 나중에 넣은 것을 먼저 꺼내요.\nleft에는 꺼낸 방이 담기고, 다시 꺼낼 때까지 그대로 남아 있어요. 처음 꺼내기 전에는 left라는 변수가 없어요.',
  ),
  arrange(
    [
      'while len(line) > 1:',
      'line = deque(range(1, n + 1))',
      'line.append(line.pop())',
      'print(line.popleft())',
      'from collections import deque',
      'while line:',
      'line.append(line.popleft())',
      'n = int(input())',
      'print(line.popleft())',
    ],
    problem(
      ['스택과 큐'],
      8,
      '하나는 타고 하나는 뒤로',
      '1번부터 줄을 선 펭귄 N마리 가운데 맨 앞은 배에 타고 그다음은 줄의 맨 뒤로 가기를 되풀이하다가, 마지막에 남은 펭귄도 타요.\n섞인 줄을 차례대로 놓고 들여 써 보세요. 쓰지 않는 줄도 있어요.',
      '첫 줄에 펭귄의 수 N이 주어져요. N은 1 이상 1,000 이하인 정수예요.',
      '배에 타는 차례대로 펭귄의 번호를 한 줄에 하나씩 출력해요.',
      [
        ['5', '1\n3\n5\n4\n2'],
        ['2', '1\n2'],
      ],
      '먼저 선 것을 먼저 다루니 큐예요. 한 번 되풀이할 때 두 마리를 꺼내요.\n한 마리만 남으면 뒤로 갈 펭귄이 없어요. 그 한 마리는 어디에서 출력해야 할까요?',
    ),
  ),
  predict(
    ['그래프'],
    9,
    '갈림길에서 고른 섬',
    'ways[i]는 i번 섬에서 바로 갈 수 있는 섬들이에요. 1번 섬에서 출발해 찾아간 섬을 차례로 출력해요.\n무엇이 출력될까요?',
    {
      code: `
ways = [[], [2, 3], [1, 4], [1, 5], [2], [3]]
seen = {1}
to_visit = [1]
while to_visit:
    island = to_visit.pop()
    print(island)
    for other in ways[island]:
        if other not in seen:
            seen.add(other)
            to_visit.append(other)
`,
    },
    '섬과 섬을 선으로 이어 그림을 그리고, to_visit에 든 섬을 옆에 적어 가며 따라가요.\n리스트의 pop()은 맨 뒤의 것을 꺼내요. 나중에 담은 섬부터 찾아가게 돼요.',
  ),
  repair(
    `
from collections import deque

n, m = map(int, input().split())
ways = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b = map(int, input().split())
    ways[a].append(b)
    ways[b].append(a)
rides = [-1] * (n + 1)
rides[1] = 0
to_visit = deque([1])
while to_visit:
    island = to_visit.pop()
    for other in ways[island]:
        if rides[other] == -1:
            rides[other] = rides[island] + 1
            to_visit.append(other)
for island in range(1, n + 1):
    print(rides[island])
`,
    problem(
      ['그래프'],
      10,
      '배를 가장 적게 타는 길',
      '1번 섬에서 섬마다 배를 적어도 몇 번 타야 갈 수 있는지 구하는 프로그램이에요. 배는 뱃길로 이어진 두 섬을 양쪽으로 다녀요.\n그런데 한 군데가 틀렸어요.',
      '첫 줄에 섬의 수 N과 뱃길의 수 M, 다음 M줄에 이어진 두 섬의 번호가 주어져요. N은 2 이상 1,000 이하, M은 1 이상 5,000 이하이고, 번호는 1 이상 N 이하인 서로 다른 두 정수예요. 같은 두 섬을 잇는 뱃길은 하나뿐이에요.',
      '1번 섬부터 차례로 배를 타는 가장 적은 횟수를 한 줄에 하나씩 출력해요. 1번 섬은 0, 갈 수 없는 섬은 -1이에요.',
      [
        ['4 4\n1 2\n2 3\n3 4\n1 4', '0\n1\n2\n1'],
        ['5 5\n1 2\n1 3\n3 4\n4 5\n2 5', '0\n1\n1\n2\n2'],
      ],
      '가까운 섬을 모두 찾아간 다음에 그다음으로 먼 섬으로 가야 해요.\n먼저 담은 섬과 나중에 담은 섬 가운데 어느 쪽을 먼저 꺼내고 있는지 살펴보세요.',
    ),
  ),
  trace(
    ['동적 계획법'],
    13,
    '나란히 열 수 없는 조개',
    '한 줄로 놓인 조개 가운데 나란한 두 조개는 함께 열 수 없을 때, 얻을 수 있는 진주의 수를 가장 크게 해요.\n표 best가 어떻게 채워지는지 적어 보세요.',
    {
      code: `
shells = [4, 9, 3, 1, 8]
best = [0, 4]
for i in range(1, 5):
    take = best[i - 1] + shells[i]
    skip = best[i]
    best.append(max(take, skip))
print(best[5])
`,
      variables: ['take', 'skip', 'best'],
      lines: [2, 6, 6, 6, 6],
    },
    'best[i]는 앞의 조개 i개만 보았을 때 가장 많은 진주의 수예요.\ntake는 지금 조개를 열 때, skip은 열지 않을 때예요. best의 번호와 shells의 번호가 하나 어긋나 있는 것을 조심해요.',
  ),
  arrange(
    [
      'best = min(best, fewest[value - coin] + 1)',
      'fewest = [0]',
      'if coin < value:',
      'print(fewest[price])',
      'for coin in coins:',
      'price = int(input())',
      'fewest.append(best)',
      'best = value',
      'if coin <= value:',
      'coins = list(map(int, input().split()))',
      'best = fewest[value - coin] + 1',
      'for value in range(1, price + 1):',
    ],
    problem(
      ['동적 계획법'],
      14,
      '가장 가벼운 돈주머니',
      '용궁의 조개 돈으로 값을 꼭 맞게 낼 때 드는 가장 적은 조개의 수를, 1원부터 차례로 표에 적어 가는 프로그램이에요.\n섞인 줄을 차례대로 놓고 들여 써 보세요. 쓰지 않는 줄도 있어요.',
      '첫 줄에 낼 값, 둘째 줄에 조개 돈의 종류가 빈칸 하나씩을 두고 주어져요. 낼 값은 1 이상 1,000 이하, 조개 돈은 1 이상 1,000 이하인 서로 다른 정수이고 1개 이상 10개 이하예요. 1원짜리는 꼭 있고, 조개 돈은 얼마든지 있어요.',
      '조개를 가장 적게 쓸 때 몇 개인지 출력해요.',
      [
        ['8\n1 4 5', '2'],
        ['3\n1', '3'],
      ],
      '값마다 1원짜리만 쓰는 것으로 시작해, 조개 돈을 하나씩 살펴 더 적은 쪽을 골라요.\n마지막에 낸 조개가 coin이면 나머지 값의 답은 이미 표에 있어요. coin이 value와 꼭 같을 때에도 낼 수 있는지 생각해 보세요.',
    ),
  ),
]
