import { type LessonStep, step } from './seaParts.ts'

/** 해류: further steps of the lessons, by the names of the types. */
export const currentSteps: Readonly<Record<string, readonly LessonStep[]>> = {
  '정해진 만큼 반복': [
    step(
      '시작과 끝과 걸음을 정해요',
      '`range(1, 6)`은 1부터 5까지예요. 앞의 수에서 시작해서 뒤의 수 바로 앞에서 멈춰요. 셋째 수는 얼마씩 건너뛸지 정해요. `range(0, 10, 5)`는 0과 5예요. 셋째 수가 -1이면 거꾸로 하나씩 작아져요.',
      [
        `
n = int(input())
for day in range(1, n + 1):
    print(day, '일째')
for left in range(n, 0, -1):
    print(left)
`,
        '2',
        '1 일째\n2 일째\n2\n1',
      ],
      '`range(10, 0, -3)`은 어떤 수를 꺼낼까요?',
      '10, 7, 4, 1이에요. 끝값인 0은 들어가지 않아요.',
    ),
    step(
      '번호를 쓰지 않을 때',
      '몇 번 되풀이할지만 중요하고 번호는 쓰지 않을 때가 있어요. 그럴 때는 이름 자리에 밑줄 `_`을 써요. 읽는 사람에게 이 번호는 쓰지 않는다고 알려 주는 거예요. 하는 일은 `for i in range(n):`과 똑같아요.',
      [
        `
n = int(input())
for _ in range(n):
    name = input()
    print(name, '출발!')
`,
        '2\n거북\n게',
        '거북 출발!\n게 출발!',
      ],
      '첫 줄의 입력이 `2`일 때 `input()`은 모두 몇 번 실행될까요?',
      '세 번이에요. 개수를 한 번 읽고, 반복하면서 이름을 두 번 읽어요.',
    ),
  ],
  '~하는 동안 반복': [
    step(
      'break로 빠져나와요',
      '`while True:`는 끝없이 되풀이하는 반복이에요. 안에서 `break`를 만나면 곧바로 반복 밖으로 나가요. 그만둘 때를 반복의 한가운데에서 정하고 싶을 때 써요. `break`는 `for`에서도 똑같이 쓸 수 있어요.',
      [
        `
while True:
    sound = input()
    if sound == '끝':
        break
    print(sound)
print('조용해졌어요')
`,
        '철썩\n쏴아\n끝',
        '철썩\n쏴아\n조용해졌어요',
      ],
      '`print(sound)`를 `if`보다 앞에 쓰면 무엇이 달라질까요?',
      '`끝`도 출력돼요. `break`를 만나기 전에 출력하기 때문이에요.',
    ),
  ],
  '가장 큰 것·세기': [
    step(
      '한 줄에 있는 수를 모두 봐요',
      '한 줄에 수가 많으면 변수를 하나씩 쓰기 어려워요. `list(map(int, input().split()))`은 수를 모두 담은 묶음, 리스트를 만들어요. `for wave in waves:`라고 쓰면 앞에서부터 하나씩 꺼내 `wave`에 담아 줘요. 더 꺼낼 것이 없으면 반복이 끝나요. 리스트는 난파선에서 더 자세히 배워요.',
      [
        `
waves = list(map(int, input().split()))
count = 0
for wave in waves:
    if wave >= 100:
        count += 1
print(count)
`,
        '90 120 100',
        '2',
      ],
      '입력에 수가 다섯 개 있으면 반복은 몇 번 할까요?',
      '다섯 번이에요. 수마다 한 번씩 꺼내요.',
    ),
    step(
      '가장 큰 값과 차이를 한 번에',
      '`max()`는 가장 큰 값, `min()`은 가장 작은 값을 돌려줘요. 리스트를 통째로 넣어도 되고, `max(3, 8)`처럼 쉼표로 이어 넣어도 돼요. `abs()`는 음수의 -를 떼어 줘요. 그래서 `abs(a - b)`는 어느 쪽이 크든 두 값의 차이예요.',
      [
        `
ages = list(map(int, input().split()))
print(max(ages), min(ages))
print(abs(min(ages) - 10))
`,
        '7 12 9',
        '12 7\n3',
      ],
      '`abs(3 - 8)`의 값은 얼마일까요?',
      '5예요. 3 - 8은 -5이고, `abs()`가 -를 떼어 줘요.',
    ),
  ],
  '반복 속 조건': [
    step(
      'continue로 건너뛰어요',
      '`continue`를 만나면 이번 차례의 나머지를 건너뛰고 다음 차례로 가요. 반복을 아주 끝내는 `break`와 달라요. 다루지 않을 것을 먼저 걸러 내면 아래에는 할 일만 남아요.',
      [
        `
n = int(input())
for rock in range(1, n + 1):
    if rock == 3:
        continue
    print(rock, '번 바위')
`,
        '4',
        '1 번 바위\n2 번 바위\n4 번 바위',
      ],
      '`continue`를 `break`로 바꾸면 무엇이 출력될까요?',
      '1번과 2번 바위만 나와요. 3에서 반복이 끝나요.',
    ),
  ],
  '반복 속 반복': [
    step(
      '한 줄에 이어서 출력해요',
      '`print()`는 출력한 다음 줄을 바꿔요. 괄호 안에 `end=" "`를 쓰면 줄을 바꾸는 대신 빈칸을 하나 적어요. 그래서 다음 출력이 같은 줄에 이어져요. 한 줄이 끝나면 괄호를 비운 `print()`로 줄을 바꿔요.',
      [
        `
n = int(input())
for r in range(n):
    for c in range(3):
        print(r + c, end=' ')
    print()
`,
        '2',
        '0 1 2\n1 2 3',
      ],
      '마지막 줄의 `print()`를 지우면 어떻게 나올까요?',
      '`0 1 2 1 2 3`처럼 모두 한 줄에 이어져요.',
    ),
  ],
}
