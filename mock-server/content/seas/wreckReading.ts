import { arrange, predict, type ReadingProblem, repair, trace } from './readingParts.ts'
import { problem } from './seaParts.ts'

/** Reading tasks of 난파선, before learners write programs of their own. */
export const wreckReading: readonly ReadingProblem[] = [
  predict(
    ['문자열'],
    3,
    '닻에 새긴 글자',
    '닻에 새긴 낱말에서 글자를 골라 출력하는 프로그램이에요.\n무엇이 출력될까요?',
    {
      code: `
name = 'ANCHOR'
part = name[1:4]
print(part, len(part))
print(name[2], part[2])
print(name[-1] + part[-1])
`,
    },
    '글자마다 위에 번호를 적어 보세요. 첫 글자의 번호는 몇인가요?\npart는 새 낱말이라서 번호를 다시 0부터 세어요. 자를 때 뒤에 쓴 번호의 글자는 들어가지 않아요.',
  ),
  repair(
    `
word = input()
count = 0
for i in range(len(word) // 2):
    if word[i] == word[-i]:
        count = count + 1
print(count)
`,
    problem(
      ['문자열'],
      4,
      '마주 보는 글자',
      '낱말의 첫 글자와 마지막 글자, 둘째 글자와 뒤에서 둘째 글자처럼 양 끝에서 같은 만큼 떨어진 두 글자가 한 짝이에요.\n두 글자가 같은 짝을 세는 프로그램인데, 한 군데가 틀렸어요.',
      '첫 줄에 알파벳 대문자로 된 낱말이 주어져요. 길이는 1 이상 100 이하예요.',
      '두 글자가 같은 짝의 수를 출력해요. 한가운데에 남는 글자는 짝이 없어요.',
      [
        ['LEVEL', '2'],
        ['SAIL', '0'],
        ['ANNE', '1'],
      ],
      'i가 0일 때 어떤 두 글자를 비교하는지 적어 보세요.\n뒤에서 첫째 글자의 번호는 -1이에요. i가 0, 1, 2일 때 뒤의 번호는 각각 몇이어야 하나요?',
    ),
  ),
  trace(
    ['문자 바꾸기와 암호'],
    4,
    '세 칸씩 미는 해적',
    '해적이 글자마다 세 칸씩 뒤로 밀어 암호를 만들어요. Z를 넘으면 A로 돌아와요.\n한 글자를 바꿀 때마다 값이 어떻게 되는지 적어 보세요.',
    {
      code: `
secret = ''
for letter in input():
    place = ord(letter) - ord('A')
    moved = (place + 3) % 26
    secret = secret + chr(ord('A') + moved)
print(secret)
`,
      input: 'FOXY',
      variables: ['place', 'moved', 'secret'],
      lines: [5, 5, 5, 5],
    },
    'A부터 차례로 0, 1, 2라고 번호를 적어 두면 쉬워요.\nZ의 번호는 25예요. 26으로 나눈 나머지를 구하니까 26이 되면 0, 27이 되면 1이에요.',
  ),
  arrange(
    [
      "mirror = mirror + chr(ord('Z') - place)",
      "mirror = ''",
      'print(mirror)',
      "place = ord(letter) - ord('A')",
      "mirror = chr(ord('Z') - place)",
      'word = input()',
      'mirror = mirror + chr(place)',
      'for letter in word:',
    ],
    problem(
      ['문자 바꾸기와 암호'],
      5,
      '물에 비친 알파벳',
      '알파벳의 차례를 물에 비춘 것처럼 뒤집어, A는 Z로, B는 Y로, Z는 A로 바꾸는 프로그램이에요.\n섞인 줄을 차례대로 놓고 들여 써 보세요. 쓰지 않는 줄도 있어요.',
      '첫 줄에 알파벳 대문자로 된 낱말이 주어져요. 길이는 1 이상 100 이하예요.',
      '바꾼 낱말을 출력해요.',
      [
        ['SEA', 'HVZ'],
        ['AZ', 'ZA'],
      ],
      '글자마다 A에서 몇 칸 떨어졌는지 먼저 구해요.\nA에서 떨어진 만큼 Z에서 거꾸로 세면 돼요. 앞에서 바꾼 글자들이 사라지지 않는 줄을 골라요.',
    ),
  ),
  predict(
    ['리스트'],
    4,
    '한 바구니 두 이름',
    '바구니에 든 조개의 수를 리스트에 담았어요.\n세 이름의 리스트를 출력하면 무엇이 나올까요?',
    {
      code: `
basket = [4, 2]
friend = basket
saved = list(basket)
friend.append(9)
basket[0] = 7
print(*basket)
print(*friend)
print(*saved)
`,
    },
    '이름이 셋이라고 해서 리스트도 셋일까요?\n=는 같은 리스트에 이름을 하나 더 붙이고, list()는 값을 옮겨 담은 새 리스트를 만들어요.',
  ),
  repair(
    `
n = int(input())
catches = list(map(int, input().split()))
days = []
for i in range(n):
    if catches[i] > catches[i - 1]:
        days.append(i + 1)
print(len(days))
for day in days:
    print(day)
`,
    problem(
      ['리스트'],
      5,
      '어제보다 더 잡은 날',
      '날마다 잡은 물고기의 수를 읽어, 바로 전날보다 더 많이 잡은 날을 모두 찾는 프로그램이에요.\n그런데 한 군데가 틀렸어요.',
      '첫 줄에 날 수 N, 둘째 줄에 물고기의 수 N개가 주어져요. N은 1 이상 1,000 이하, 물고기의 수는 0 이상 1,000 이하인 정수예요.',
      '첫 줄에 그런 날의 수, 다음 줄부터 그런 날이 며칠째인지 앞선 날부터 한 줄에 하나씩 출력해요. 날은 1부터 세고, 첫째 날은 전날이 없어서 세지 않아요.',
      [
        ['5\n3 5 5 2 4', '2\n2\n5'],
        ['4\n9 7 7 1', '0'],
      ],
      '첫째 날은 무엇과 비교하고 있을까요?\ni가 0이면 i - 1은 -1이에요. 리스트에서 -1번은 어떤 값인지 떠올려 보세요.',
    ),
  ),
  trace(
    ['누적합'],
    5,
    '이어 적는 항해 거리',
    '날마다 항해한 거리를 읽어 처음부터의 합을 리스트에 이어 적고, 그 리스트로 가운데 이틀의 거리를 구해요.\n리스트가 어떻게 길어지는지 적어 보세요.',
    {
      code: `
sums = [0]
for distance in map(int, input().split()):
    sums.append(sums[-1] + distance)
middle = sums[3] - sums[1]
print(middle)
`,
      input: '4 1 5 2',
      variables: ['distance', 'sums', 'middle'],
      lines: [1, 3, 3, 3, 3, 4],
    },
    'sums[-1]은 바로 앞까지의 합이에요.\n리스트의 번호는 0부터 세고, 맨 앞에 0을 두었으니 sums[1]은 첫날까지의 합이에요.',
  ),
  arrange(
    [
      'for gap in map(int, input().split()):',
      'print(sums[b] - sums[a])',
      'for _ in range(q):',
      'sums.append(sums[-1] + gap)',
      'n, q = map(int, input().split())',
      'print(sums[b - 1] - sums[a - 1])',
      'sums.append(gap)',
      'a, b = map(int, input().split())',
      'sums = [0]',
    ],
    problem(
      ['누적합'],
      6,
      '섬에서 섬까지 뱃길',
      '한 줄로 있는 섬들의 거리를 미리 더해 두고, A번 섬에서 B번 섬까지의 거리를 뺄셈 한 번으로 답하는 프로그램이에요.\n섞인 줄을 차례대로 놓고 들여 써 보세요. 쓰지 않는 줄도 있어요.',
      '첫 줄에 섬의 수 N과 질문의 수 Q, 둘째 줄에 첫째 섬부터 차례로 다음 섬까지의 거리 N - 1개, 다음 Q줄에 A와 B가 주어져요. N은 2 이상 1,000 이하, Q는 1 이상 1,000 이하, 거리는 1 이상 1,000 이하인 정수예요. A와 B는 1 이상 N 이하이고, A는 B보다 작아요.',
      '질문마다 거리를 한 줄에 하나씩 출력해요.',
      [['4 3\n5 2 6\n1 2\n2 4\n1 4', '5\n8\n13']],
      '첫째 섬에서 섬마다 얼마나 떨어졌는지를 먼저 모두 적어 둬요.\nsums[0]은 첫째 섬의 자리예요. 그러면 A번 섬의 자리는 리스트의 몇 번에 적혀 있을까요?',
    ),
  ),
  predict(
    ['2차원 리스트'],
    4,
    '두 층짜리 산호집',
    '산호집의 방마다 사는 물고기의 수를 두 줄로 담았어요.\n무엇이 출력될까요?',
    {
      code: `
grid = [[1, 2, 3], [4, 5, 6]]
print(grid[1][0], grid[0][2])
for c in range(3):
    print(grid[0][c] + grid[1][c])
print(len(grid), len(grid[0]))
`,
    },
    '안쪽 리스트를 한 줄에 하나씩 써서 표로 그려 보세요.\n앞의 번호가 줄, 뒤의 번호가 칸이에요. len(grid)는 안쪽 리스트가 몇 개인지 알려 줘요.',
  ),
  repair(
    `
rows, columns = map(int, input().split())
sea = []
for _ in range(rows):
    sea.append(input())
for r in range(rows):
    line = ''
    for c in range(columns):
        line = line + sea[r][rows - 1 - c]
    print(line)
`,
    problem(
      ['2차원 리스트'],
      5,
      '거울에 비친 보물 지도',
      '보물 지도를 거울에 비추면 왼쪽과 오른쪽이 서로 바뀌어요.\n거울에 비친 지도를 그리는 프로그램인데, 한 군데가 틀렸어요.',
      '첫 줄에 세로 R과 가로 C, 다음 R줄에 지도가 주어져요. R과 C는 1 이상 50 이하이고, 지도는 물 `.`, 바위 `#`, 보물 `X`로 되어 있어요.',
      '왼쪽과 오른쪽을 바꾼 지도를 R줄로 출력해요.',
      [
        ['2 2\n.X\n#.', 'X.\n.#'],
        ['2 4\nX.#.\n..##', '.#.X\n##..'],
      ],
      '첫째 예제는 맞고 둘째 예제는 틀려요. 두 지도의 모양은 무엇이 다른가요?\nR이 2, C가 4인 지도에서 c가 0일 때 읽어야 하는 칸의 번호를 적어 보세요. 맨 오른쪽 칸의 번호는 무엇으로 정해지나요?',
    ),
  ),
  trace(
    ['딕셔너리와 집합'],
    4,
    '이름표 다는 수족관',
    '수족관에 온 동물의 이름을 차례로 읽어, 이름마다 몇 마리인지 세어요.\n이름이 또 나올 때 무엇이 바뀌는지 적어 보세요.',
    {
      code: `
count = {}
for name in input().split():
    count[name] = count.get(name, 0) + 1
    now = count[name]
    kinds = len(count)
print(kinds)
`,
      input: '게 새우 게 소라 게',
      variables: ['name', 'now', 'kinds'],
      lines: [5, 5, 5, 5, 5],
    },
    'now는 지금 이름이 몇 번째인지, kinds는 서로 다른 이름이 몇 가지인지예요.\n이미 있는 키에 담으면 값만 바뀌고, 키의 수는 늘지 않아요.',
  ),
  arrange(
    [
      'prices[name] = int(price)',
      'total = 0',
      'total = total + prices[input()]',
      'n, m = map(int, input().split())',
      'name, price = input().split()',
      'for _ in range(m):',
      'print(total)',
      'prices[price] = name',
      'for _ in range(n):',
      'total = prices[input()]',
      'prices = {}',
    ],
    problem(
      ['딕셔너리와 집합'],
      5,
      '어시장 값표',
      '물고기의 값표를 읽어 두고, 산 물고기의 값을 모두 더하는 프로그램이에요.\n섞인 줄을 차례대로 놓고 들여 써 보세요. 쓰지 않는 줄도 있어요.',
      '첫 줄에 값표의 줄 수 N과 산 물고기의 수 M, 다음 N줄에 이름과 값, 다음 M줄에 산 물고기의 이름이 하나씩 주어져요. N과 M은 1 이상 100 이하, 값은 1 이상 10,000 이하인 정수예요. 이름은 알파벳 소문자로 된 20글자 이하의 한 낱말이고, 값표의 이름은 서로 달라요. 산 물고기는 모두 값표에 있어요.',
      '산 물고기의 값을 모두 더해 출력해요. 같은 물고기를 여러 번 샀으면 그만큼 더해요.',
      [
        ['2 3\ncod 500\neel 1200\neel\ncod\neel', '2900'],
        ['1 1\nray 70\nray', '70'],
      ],
      '값표를 다 읽은 다음에야 산 물고기의 값을 찾을 수 있어요.\n이름으로 값을 찾으려면 무엇이 키이고 무엇이 값이어야 하는지 생각해 보세요. 앞에서 더한 값은 남아 있어야 해요.',
    ),
  ),
  predict(
    ['함수'],
    3,
    '잠수함이 돌려준 깊이',
    '잠수함을 10만큼 더 내려보내는 함수예요. 20보다 깊이 가지는 않아요.\n무엇이 출력될까요?',
    {
      code: `
def dive(depth):
    depth = depth + 10
    if depth > 20:
        return 20
    return depth

depth = 5
print(dive(depth))
print(dive(15))
print(depth)
`,
    },
    'return을 만나면 함수가 거기서 끝나고 값을 돌려줘요.\n함수 안의 depth는 괄호로 받은 값을 담는 함수만의 변수예요. 함수 밖의 depth에 새 값을 담는 줄이 있는지 찾아보세요.',
  ),
  repair(
    `
def price(weight):
    if weight <= 5:
        print(1000)
    return 1000 + (weight - 5) * 300

n = int(input())
total = 0
for _ in range(n):
    total = total + price(int(input()))
print(total)
`,
    problem(
      ['함수'],
      4,
      '짐배의 배송비',
      '짐 하나의 배송비는 5kg까지 1,000원이고, 5kg을 넘으면 넘은 1kg마다 300원을 더 받아요.\n배송비를 구하는 함수로 짐을 모두 보내는 값을 구하는 프로그램인데, 한 군데가 틀렸어요.',
      '첫 줄에 짐의 수 N, 다음 N줄에 무게가 kg으로 하나씩 주어져요. N은 1 이상 100 이하, 무게는 1 이상 1,000 이하인 정수예요.',
      '모든 짐의 배송비를 더해 한 줄에 출력해요.',
      [
        ['2\n7\n10', '4100'],
        ['1\n3', '1000'],
      ],
      '5kg보다 가벼운 짐 하나를 넣고 무엇이 출력되는지 보세요.\n함수가 답을 보여 주는 것과 부른 곳으로 돌려주는 것은 달라요. 돌려주지 않으면 함수의 다음 줄로 넘어가요.',
    ),
  ),
]
