import { arrange, predict, type ReadingProblem, repair, trace } from './readingParts.ts'
import { problem } from './seaParts.ts'

/** 해류, two programs to read for each of its first three types. */
export const currentsReadingA: readonly ReadingProblem[] = [
  predict(
    ['정해진 만큼 반복'],
    1,
    '마지막 파도의 번호',
    '파도에 번호를 붙이며 두 번 반복해요. 그 사이에 바다가 한 번 잔잔해져요.\n프로그램은 무엇을 출력할까요?',
    {
      code: `
for i in range(3):
    print('파도', i)
print('잔잔', i)
for i in range(4, 6):
    print('물결', i)
`,
    },
    'range(3)은 어떤 수부터 어떤 수까지일까요? 끝값은 들어가지 않아요.\n들여 쓰지 않은 줄은 반복이 끝난 뒤에 한 번만 실행돼요. 그때 i에는 마지막으로 담긴 값이 남아 있어요.',
  ),
  arrange(
    [
      'left = left - 1',
      'for i in range(1, n):',
      'n = int(input())',
      "print('잠수!')",
      'print(left)',
      'for i in range(n):',
      'left = n',
      'print(i)',
    ],
    problem(
      ['정해진 만큼 반복'],
      2,
      '셋 둘 하나 잠수',
      '잠수하기 전에 N부터 1까지 거꾸로 세고 잠수를 외쳐요. 줄을 알맞은 순서로 놓고 들여 써 주세요.\n쓰지 않는 줄이 둘 섞여 있어요.',
      '첫 줄에 처음 수 N이 주어져요. N은 1 이상 100 이하인 정수예요.',
      'N부터 1까지 한 줄에 하나씩 출력하고, 마지막 줄에 `잠수!`를 출력해요.',
      [
        ['3', '3\n2\n1\n잠수!'],
        ['1', '1\n잠수!'],
      ],
      'i는 하나씩 커지는데, 세는 수는 하나씩 작아져요. 그래서 변수가 하나 더 있어요.\n반복 안에서 할 일은 두 가지이고, 그 순서에 따라 처음 나오는 수가 달라져요. 꼭 N번 되풀이하는지도 보세요.',
    ),
  ),
  trace(
    ['~하는 동안 반복'],
    2,
    '달아나는 멸치 쫓는 상어',
    '상어가 멸치를 쫓아가요. 상어는 한 번에 5칸, 멸치는 한 번에 2칸을 가요.\n표에 적힌 줄을 실행할 때마다 둘은 어디에 있을까요?',
    {
      code: `
shark = 0
fish = 10
while shark < fish:
    shark = shark + 5
    fish = fish + 2
print(shark, fish)
`,
      variables: ['shark', 'fish'],
      lines: [1, 2, 5, 5, 5, 5],
    },
    '한 번 돌 때마다 두 줄이 차례로 실행돼요.\n조건은 한 바퀴가 끝나고 위로 돌아왔을 때만 물어봐요. 상어가 앞섰는지 그때의 두 값으로 비교해요.',
  ),
  repair(
    `
shells, bite = map(int, input().split())
days = 0
while shells > 0:
    shells = shells - bite
    days = days + 1
print(days, shells)
`,
    problem(
      ['~하는 동안 반복'],
      3,
      '수달의 조개 곳간',
      '수달이 곳간의 조개를 날마다 똑같이 K개씩 꺼내 먹어요. 남은 조개가 K개보다 적으면 그대로 남겨 둬요.\n며칠 동안 먹고 몇 개가 남는지 구하는 프로그램인데, 한 군데가 틀렸어요. 찾아서 고쳐 주세요.',
      '첫 줄에 조개의 수 N과 하루에 먹는 수 K가 빈칸 하나를 두고 주어져요. N은 0 이상 1,000 이하, K는 1 이상 100 이하인 정수예요.',
      '먹은 날 수와 남은 조개의 수를 빈칸 하나를 두고 출력해요.',
      [
        ['12 4', '3 0'],
        ['10 4', '2 2'],
      ],
      '남은 조개의 수로 나올 수 없는 값이 나오는 예제가 있나요?\n조개가 2개 남았고 하루에 4개를 먹을 때, 한 번 더 되풀이해도 될지 생각해 보세요.',
    ),
  ),
  trace(
    ['더해 가기'],
    2,
    '날마다 더 쌓이는 조개',
    '곳간에 조개가 5개 있어요. 첫날에는 10개를 더하고, 다음 날부터는 전날보다 10개씩 더 많이 더해요.\n표에 적힌 줄을 실행할 때마다 두 변수의 값은 얼마일까요?',
    {
      code: `
total = 5
more = 0
for i in range(3):
    more = more + 10
    total = total + more
print(total)
`,
      variables: ['total', 'more'],
      lines: [1, 2, 5, 5, 5],
    },
    '한 번 돌 때마다 두 변수가 모두 커져요.\ntotal에 더하는 것은 10이 아니라, 바로 윗줄에서 막 바뀐 more예요.',
  ),
  repair(
    `
level, n = map(int, input().split())
for i in range(n):
    change = int(input())
    level = change
print(level)
`,
    problem(
      ['더해 가기'],
      3,
      '오르내리는 물의 높이',
      '항구의 물이 한 시간마다 얼마나 오르고 내렸는지 적었어요. 처음 높이에서 시작해 마지막 높이를 구하는 프로그램이에요.\n그런데 한 군데가 틀렸어요. 찾아서 고쳐 주세요.',
      '첫 줄에 처음 높이 H와 적은 횟수 N, 다음 N줄에 바뀐 높이가 하나씩 주어져요. H는 0 이상 1,000 이하, N은 1 이상 100 이하, 바뀐 높이는 -100 이상 100 이하인 정수예요. 물이 내려가면 음수로 적어요.',
      '마지막 높이를 출력해요. 항구의 0 표시보다 낮으면 음수로 적어요.',
      [
        ['50 3\n10\n-20\n5', '45'],
        ['0 2\n7\n7', '14'],
      ],
      '첫째 예제를 손으로 계산하고, 나온 값이 어디에서 왔는지 찾아보세요.\n한 번 읽을 때마다 지금까지의 높이에 바뀐 만큼을 더해야 해요. 지금까지의 높이가 사라지는 곳은 어디일까요?',
    ),
  ),
]
