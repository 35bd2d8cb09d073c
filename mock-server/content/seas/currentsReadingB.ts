import { arrange, predict, type ReadingProblem, repair, trace } from './readingParts.ts'
import { problem } from './seaParts.ts'

/** 해류, programs to read for the second half of its types. */
export const currentsReadingB: readonly ReadingProblem[] = [
  trace(
    ['가장 큰 것·세기'],
    2,
    '고래의 잠수 기록판',
    '고래가 잠수한 깊이를 하나씩 읽으면서, 가장 깊은 깊이와 그 깊이로 몇 번 잠수했는지를 기억하는 프로그램이에요.\n값이 언제 바뀌는지 따라가 보세요.',
    {
      code: `
best = int(input())
count = 1
for i in range(4):
    depth = int(input())
    if depth > best:
        best = depth
        count = 1
    elif depth == best:
        count = count + 1
print(best, count)
`,
      input: '5\n8\n8\n3\n9',
      variables: ['depth', 'best', 'count'],
      lines: [2, 4, 4, 4, 4, 10],
    },
    '깊이를 읽는 줄과 기록을 바꾸는 줄은 서로 달라요.\n4번 줄을 막 실행했을 때는 아직 비교하기 전이에요. best와 count에는 바로 앞 깊이까지의 기록이 남아 있어요.',
  ),
  arrange(
    [
      'best = size',
      'for i in range(2, n + 1):',
      'print(best, where)',
      'if size <= best:',
      'best = int(input())',
      'where = i',
      'n = int(input())',
      'size = int(input())',
      'best = 0',
      'where = 1',
      'if size < best:',
    ],
    problem(
      ['가장 큰 것·세기'],
      3,
      '가장 작은 게를 찾아라',
      '게의 크기를 온 차례대로 읽어, 가장 작은 크기와 그 게가 몇 번째로 왔는지 찾는 프로그램이에요.\n섞인 줄을 차례대로 놓고 들여 써 보세요. 쓰지 않는 줄도 있어요.',
      '첫 줄에 게의 수 N, 다음 N줄에 크기가 하나씩 주어져요. N은 1 이상 100 이하, 크기는 1 이상 1,000 이하인 정수예요.',
      '가장 작은 크기와 그 게가 몇 번째인지를 빈칸 하나를 두고 출력해요. 1부터 세고, 여럿이면 가장 먼저 온 게예요.',
      [
        ['4\n7\n3\n5\n3', '3 2'],
        ['1\n8', '8 1'],
      ],
      '첫째 게의 크기로 기억을 시작하고, 둘째 게부터 비교해요.\n크기를 바꿀 때는 몇 번째인지도 함께 바꿔요. 크기가 같은 게가 또 왔을 때 기억을 바꿔야 하는지 생각해 보세요.',
    ),
  ),
  predict(
    ['반복 속 조건'],
    3,
    '왼쪽 굴과 오른쪽 굴',
    '소라게가 조개를 두 굴로 나르면서 굴마다 조개의 번호를 더해 두고, 나르지 않은 조개의 번호는 바로 출력해요.\n무엇이 출력될까요?',
    {
      code: `
left = 0
right = 0
for i in range(1, 8):
    if i % 2 == 0:
        left = left + i
    elif i % 3 == 0:
        right = right + i
    else:
        print(i)
print(left, right)
`,
    },
    'i가 어떤 수부터 어떤 수까지 되는지 먼저 적어 보세요.\n한 번 돌 때 세 갈래 가운데 하나만 실행돼요. 2로도 3으로도 나누어떨어지는 수는 어느 갈래로 갈까요?',
  ),
  repair(
    `
n = int(input())
for i in range(n):
    wave = int(input())
    if wave >= 10:
        print('빨강')
    if wave >= 5:
        print('노랑')
    else:
        print('파랑')
`,
    problem(
      ['반복 속 조건'],
      4,
      '방파제에 깃발 걸기',
      '파도가 올 때마다 깃발을 하나씩 걸어요. 높이가 10 이상이면 빨강, 5 이상 9 이하이면 노랑, 4 이하이면 파랑이에요.\n그런데 프로그램의 한 군데가 틀렸어요.',
      '첫 줄에 파도의 수 N, 다음 N줄에 높이가 하나씩 주어져요. N은 1 이상 100 이하, 높이는 0 이상 100 이하인 정수예요.',
      '파도마다 거는 깃발의 색 `빨강`, `노랑`, `파랑` 가운데 하나를 한 줄에 하나씩 출력해요.',
      [
        ['3\n4\n7\n12', '파랑\n노랑\n빨강'],
        ['1\n0', '파랑'],
      ],
      '예제를 넣고, 나와야 하는 줄의 수와 나온 줄의 수를 비교해 보세요.\n높이가 12인 파도 하나를 위에서부터 한 줄씩 따라가 보세요. 깃발을 걸고 난 다음에 또 무엇을 물어보나요?',
    ),
  ),
  trace(
    ['반복 속 반복'],
    3,
    '그물코를 세는 문어',
    '문어가 그물의 줄 번호 r과 칸 번호 c를 따라가며 수를 더해요.\n두 번호가 어떤 차례로 바뀌는지 적어 보세요.',
    {
      code: `
knots = 0
for r in range(3):
    for c in range(r, 3):
        knots = knots + c
print(knots)
`,
      variables: ['r', 'c', 'knots'],
      lines: [1, 4, 4, 4, 4, 4, 4],
    },
    '안쪽 반복이 끝까지 돌고 나서야 바깥 반복이 한 번 넘어가요.\n안쪽 반복은 시작할 때마다 c를 그때의 r부터 다시 세어요. 3은 들어가지 않아요.',
  ),
  repair(
    `
rows, columns = map(int, input().split())
for r in range(1, rows + 1):
    line = ''
    for c in range(1, columns + 1):
        line = line + str(r * c % 10)
        print(line)
`,
    problem(
      ['반복 속 반복'],
      4,
      '구구 산호판',
      '산호판의 r번째 줄 c번째 칸에는 r과 c를 곱한 수의 일의 자리 숫자를 새겨요.\n산호판을 그리는 프로그램에서 한 군데가 틀렸어요. 찾아서 고쳐 주세요.',
      '첫 줄에 줄의 수 R과 칸의 수 C가 주어져요. R과 C는 1 이상 20 이하인 정수예요.',
      '한 줄의 숫자를 빈칸 없이 이어서, R줄로 출력해요. 줄과 칸은 1부터 세어요.',
      [
        ['2 4', '1234\n2468'],
        ['3 1', '1\n2\n3'],
      ],
      '첫째 예제를 넣고 몇 줄이 나오는지 세어 보세요.\n한 줄의 숫자를 다 모은 다음에 한 번만 할 일이 무엇인지 찾아보세요. 들여쓰기의 깊이가 어느 반복의 것인지 알려 줘요.',
    ),
  ),
  predict(
    ['무늬 찍기'],
    2,
    '먹물을 뿜는 오징어',
    '오징어가 먹물을 뿜으며 헤엄쳐요.\n화면에 무엇이 그려질까요?',
    {
      code: `
n = 4
for i in range(1, n):
    print('.' * i + '<' + '=' * (n - i))
`,
    },
    'i가 무엇무엇이 되는지 적으면 몇 줄이 나오는지 알 수 있어요.\n줄마다 점은 i개, 줄무늬는 n - i개예요. range(1, n)에 n이 들어가는지 생각해 보세요.',
  ),
  arrange(
    [
      "print('#' * n)",
      'for i in range(n):',
      "print('#' + '.' * (n - 2) + '#')",
      "print('#' * n)",
      "print('#' + '.' * n + '#')",
      'for i in range(n - 2):',
      'n = int(input())',
    ],
    problem(
      ['무늬 찍기'],
      3,
      '네모난 가두리 그물',
      '테두리만 그물이고 안은 물인 네모난 가두리를 그리는 프로그램이에요.\n섞인 줄을 차례대로 놓고 들여 써 보세요. 쓰지 않는 줄도 있어요.',
      '첫 줄에 한 변의 길이 N이 주어져요. N은 2 이상 50 이하인 정수예요.',
      'N줄에 N글자씩 출력해요. 테두리는 `#`, 안쪽은 `.`이에요.',
      [
        ['4', '####\n#..#\n#..#\n####'],
        ['2', '##\n##'],
      ],
      '첫 줄과 마지막 줄은 모양이 같고, 그 사이의 줄끼리도 모양이 같아요.\n사이의 줄이 몇 개인지, 한 줄의 안쪽이 몇 칸인지 N이 4일 때와 5일 때를 세어 보세요.',
    ),
  ),
]
