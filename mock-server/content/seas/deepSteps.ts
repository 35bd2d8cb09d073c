import { type LessonStep, step } from './seaParts.ts'

/** 난파선 and 심해: further steps of the lessons, by the names of the types. */
export const deepSteps: Readonly<Record<string, readonly LessonStep[]>> = {
  문자열: [
    step(
      '글자를 잘라 내고 뒤집어요',
      '`s[1:3]`은 번호 1과 2의 글자를 잘라 줘요. 끝 번호의 글자는 들어가지 않아요. 앞을 비우면 처음부터, 뒤를 비우면 끝까지예요. 셋째 자리에 -1을 쓴 `s[::-1]`은 처음부터 끝까지를 거꾸로 읽어요.',
      [
        `
word = input()
print(word[1:3])
print(word[2:])
print(word[::-1])
`,
        'HARBOR',
        'AR\nRBOR\nROBRAH',
      ],
      '`"OCEAN"[:2]`의 값은 무엇일까요?',
      '`OC`예요. 처음부터 번호 2의 바로 앞까지예요.',
    ),
    step(
      '글자가 들어 있는지 물어요',
      '`"A" in word`는 그 글자가 들어 있으면 참이에요. 들어 있지 않은지는 `not in`으로 물어요. `word.find("A")`는 처음 나오는 번호를 알려 주고, 없으면 -1이에요. `for letter in word:`라고 쓰면 한 글자씩 꺼내 볼 수 있어요.',
      [
        `
word = input()
print('A' in word, 'Z' not in word)
print(word.find('A'))
for letter in word:
    print(letter)
`,
        'SEA',
        'True True\n2\nS\nE\nA',
      ],
      '입력이 `SKY`이면 둘째 줄에 무엇이 나올까요?',
      '`-1`이에요. A가 없기 때문이에요.',
    ),
  ],
  '문자 바꾸기와 암호': [
    step(
      '번호를 글자로 되돌려요',
      '`ord()`로 얻은 번호에 수를 더하면 다른 글자의 번호가 돼요. `chr()`은 그 번호를 다시 글자로 바꿔 줘요. Z를 지나면 A로 돌아와야 할 때는 26으로 나눈 나머지를 써요. 알파벳이 26글자이기 때문이에요.',
      [
        `
letter = input()
place = ord(letter) - ord('A')
print(chr((place + 1) % 26 + ord('A')))
print(chr((place + 2) % 26 + ord('A')))
`,
        'Y',
        'Z\nA',
      ],
      '입력이 `Z`이면 첫 줄에 무엇이 나올까요?',
      '`A`예요. 25에 1을 더한 26은 26으로 나누면 0이 남아요.',
    ),
    step(
      '대문자와 소문자를 가려요',
      '`upper()`는 알파벳을 대문자로, `lower()`는 소문자로 바꾼 새 글자를 줘요. 원래의 글자는 그대로이니 새 변수에 담거나 바로 출력해요. `isupper()`는 대문자인지, `isdigit()`은 숫자인지 물어봐요. 답은 참이나 거짓이에요.',
      [
        `
word = input()
print(word.upper(), word.lower())
print(word[0].isupper(), word[-1].isdigit())
`,
        'Reef7',
        'REEF7 reef7\nTrue True',
      ],
      '`"a".isupper()`의 값은 무엇일까요?',
      '`False`예요. a는 소문자예요.',
    ),
  ],
  리스트: [
    step(
      '칸을 바꾸고 복사해요',
      '대괄호 안에 쉼표로 이어 쓰면 처음부터 값이 든 리스트가 돼요. `a[0] = 7`이라고 쓰면 그 칸의 값이 바뀌어요. `b = a`는 리스트를 하나 더 만들지 않고, 한 리스트에 이름을 둘 붙여요. 따로 두려면 `list(a)`로 복사해요.',
      [
        `
shells = [3, 8, 5]
copied = list(shells)
shells[0] = 7
print(*shells)
print(*copied)
`,
        '',
        '7 8 5\n3 8 5',
      ],
      '둘째 줄을 `copied = shells`로 바꾸면 마지막 줄에 무엇이 나올까요?',
      '`7 8 5`가 나와요. 한 리스트를 두 이름으로 부르기 때문이에요.',
    ),
    step(
      '낱말을 담고, 같은 값을 채우고, 더해요',
      '`input().split()`은 낱말을 담은 리스트예요. `[0] * 5`는 0이 다섯 칸 든 리스트라서, 적어 둘 자리를 미리 만들 때 써요. `sum()`은 리스트의 수를 모두 더해 줘요. `a[1:]`처럼 자르면 그 부분만 담긴 새 리스트가 나와요. `5 in a`로 5가 들어 있는지도 물을 수 있어요.',
      [
        `
words = input().split()
lengths = [0] * len(words)
for i in range(len(words)):
    lengths[i] = len(words[i])
print(*lengths)
print(sum(lengths), sum(lengths[1:]))
`,
        '게 고래 해파리',
        '1 2 3\n6 5',
      ],
      '`[1, 2] * 2`는 어떤 리스트일까요?',
      '`[1, 2, 1, 2]`예요. 글자에 수를 곱할 때처럼 되풀이돼요.',
    ),
  ],
  '2차원 리스트': [
    step(
      '네 방향을 차례로 봐요',
      '아래, 위, 오른쪽, 왼쪽으로 한 칸씩 움직이는 방향은 넷이에요. `(1, 0)`처럼 괄호로 묶은 값을 튜플이라고 해요. 튜플을 리스트에 담아 두면 `for down, right in …`으로 두 값을 한꺼번에 꺼낼 수 있어요. 표 밖으로 나가지 않는지는 `0 <= r < rows`처럼 물어요.',
      [
        `
rows, columns = map(int, input().split())
for down, right in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
    r = 0 + down
    c = 0 + right
    if 0 <= r < rows and 0 <= c < columns:
        print(r, c)
`,
        '2 2',
        '1 0\n0 1',
      ],
      '입력이 `1 3`이면 무엇이 출력될까요?',
      '`0 1`만 나와요. 줄이 하나라서 아래와 위는 표 밖이에요.',
    ),
  ],
  '딕셔너리와 집합': [
    step(
      '집합에 담으면 하나씩만 남아요',
      '`set()`으로 빈 집합을 만들고 `add()`로 담아요. 이미 있는 것을 또 담아도 하나뿐이에요. 들어 있는지는 `in`, 없는지는 `not in`으로 물어요. `{}`라고만 쓰면 빈 집합이 아니라 빈 딕셔너리가 돼요.',
      [
        `
seen = set()
for name in input().split():
    if name not in seen:
        print('반가워,', name)
    seen.add(name)
print(len(seen))
`,
        '게 게 문어',
        '반가워, 게\n반가워, 문어\n2',
      ],
      '입력이 `게 게 게`이면 마지막 줄에 무엇이 나올까요?',
      '`1`이에요. 같은 것은 집합에 하나만 담겨요.',
    ),
    step(
      '아직 없다는 뜻의 None',
      '`None`은 아직 값이 없다는 뜻이에요. 아직 고르지 못했을 때 담아 두면 좋아요. `best is None`은 아무것도 고르지 않았는지 물어요. 딕셔너리의 `get(키)`도 없는 키를 물으면 `None`을 돌려줘요.',
      [
        `
price = {'조개': 300, '소라': 500}
best = None
for name in ['소라', '미역', '조개']:
    if price.get(name) is None:
        print(name, '값을 몰라요')
    elif best is None or price[name] < price[best]:
        best = name
print(best)
`,
        '',
        '미역 값을 몰라요\n조개',
      ],
      '`price.get("게", 0)`의 값은 무엇일까요?',
      '0이에요. 없는 키일 때 대신 쓸 값을 뒤에 적어 두었어요.',
    ),
  ],
  함수: [
    step(
      '한 줄로 둘 가운데 하나를 골라요',
      '`if`와 `else`를 한 줄에 쓰면 값 하나를 고르는 식이 돼요. 조건이 참이면 앞의 값, 거짓이면 뒤의 값이에요. `return` 뒤에도, `print()` 안에도 쓸 수 있어요. 길어지면 여러 줄로 풀어 쓰는 편이 읽기 쉬워요.',
      [
        `
def fare(age):
    return 0 if age < 8 else 1200

print(fare(int(input())))
`,
        '7',
        '0',
      ],
      '입력이 `8`이면 무엇이 출력될까요?',
      '1200이에요. 8은 8보다 작지 않으니 뒤의 값을 골라요.',
    ),
    step(
      '남이 만든 함수를 빌려요',
      '파이썬에는 미리 만들어 둔 함수의 묶음이 많고, 이것을 모듈이라고 해요. `import math`라고 쓰면 `math.sqrt(49)`처럼 모듈의 함수를 쓸 수 있어요. `math.ceil(2.1)`은 소수를 올려 3을 줘요. `random.randint(1, 6)`은 1부터 6까지 가운데 하나를 뽑아 줘요. 그래서 실행할 때마다 값이 달라질 수 있어요.',
      [
        `
import math
import random

print(math.sqrt(49), math.ceil(2.1))
dice = random.randint(1, 6)
print(1 <= dice <= 6)
`,
        '',
        '7.0 3\nTrue',
      ],
      '왜 마지막 줄은 몇 번을 실행해도 `True`일까요?',
      '무엇이 뽑히든 1부터 6까지의 수라서 조건이 언제나 참이에요.',
    ),
  ],
  정렬: [
    step(
      '짝을 지어 줄 세워요',
      '`a.sort()`는 리스트 자체의 순서를 바꾸고, `sorted(a)`는 정렬한 새 리스트를 줘요. `(3, "복어")` 같은 튜플을 담아 정렬하면 앞의 값을 먼저 비교하고, 같으면 뒤의 값을 비교해요. `for length, name in fish:`로 둘을 함께 꺼내요.',
      [
        `
fish = [(3, '복어'), (1, '게'), (3, '가오리')]
fish.sort()
for length, name in fish:
    print(length, name)
`,
        '',
        '1 게\n3 가오리\n3 복어',
      ],
      '`fish = fish.sort()`라고 쓰면 왜 안 될까요?',
      '`sort()`는 값을 돌려주지 않아서 `fish`에 `None`이 담겨요.',
    ),
  ],
  '스택과 큐': [
    step(
      '리스트를 스택으로 써요',
      '`append()`로 맨 위에 얹고 `pop()`으로 맨 위를 꺼내면 리스트가 스택이 돼요. `pop()`은 꺼낸 값을 돌려주고, 그 값은 리스트에서 사라져요. 빈 리스트에서 꺼내면 오류가 나요. 그래서 `if stack:`으로 들어 있는지, `if not stack:`으로 비었는지 먼저 물어요.',
      [
        `
stack = []
for word in input().split():
    if word == '되돌리기' and stack:
        print(stack.pop())
    else:
        stack.append(word)
print(len(stack))
`,
        '앞 왼쪽 되돌리기 되돌리기',
        '왼쪽\n앞\n0',
      ],
      '입력이 `앞 되돌리기 왼쪽`이면 마지막 줄에 무엇이 나올까요?',
      '`1`이에요. 앞을 꺼낸 다음 왼쪽을 얹어 하나가 남아요.',
    ),
  ],
  그래프: [
    step(
      '가장 작은 것부터 꺼내는 힙',
      '힙은 넣은 순서와 상관없이 가장 작은 것부터 꺼내는 줄이에요. `import heapq`로 불러와 `heappush()`로 넣고 `heappop()`으로 꺼내요. 꺼낼 때마다 정렬하는 것보다 훨씬 빨라요. 튜플을 넣으면 앞의 값이 작은 것부터 나와요.',
      [
        `
import heapq

waiting = []
for number in map(int, input().split()):
    heapq.heappush(waiting, number)
print(heapq.heappop(waiting), heapq.heappop(waiting))
`,
        '5 1 3',
        '1 3',
      ],
      '한 번 더 꺼내면 무엇이 나올까요?',
      '5예요. 마지막까지 기다린 가장 큰 수예요.',
    ),
    step(
      '끝없이 먼 거리에서 시작해요',
      '`float("inf")`는 어떤 수보다도 큰 값이에요. 아직 길을 모르는 곳까지의 거리로 적어 두면 좋아요. 더 짧은 길을 찾을 때마다 `min()`으로 고쳐요. 끝까지 그대로이면 갈 수 없는 곳이에요.',
      [
        `
best = float('inf')
for cost in map(int, input().split()):
    best = min(best, cost)
print(best)
print(best < float('inf'))
`,
        '70 40 90',
        '40\nTrue',
      ],
      '마지막 줄이 `False`라면 무슨 뜻일까요?',
      '길을 하나도 찾지 못했다는 뜻이에요. 값이 처음 그대로예요.',
    ),
  ],
}
