import { blank, chapter, choice, order, output, short, solve, worksheet } from './worksheetParts.ts'

/** Lists and dictionaries. */
export const lists = worksheet(
  'algorithm',
  11,
  '리스트로 줄 세우기',
  '여러 값을 한 줄로 세우고, 더하고 빼고, 차례대로 살펴봐요.',
  chapter(
    '담고 꺼내기',
    output(
      `
fish = ['니모', '도리', '말린']
fish.append('브루스')
print(len(fish), fish[1])
`,
      '4 도리',
      '`append`는 맨 뒤에 하나를 더해요. 번호 1은 두 번째예요.',
    ),
    choice(
      '`[3, 1, 2]`를 작은 수부터 줄 세운 새 리스트를 만드는 것은 무엇일까요?',
      ['sorted([3, 1, 2])', 'len([3, 1, 2])', 'sum([3, 1, 2])', '[3, 1, 2][0]'],
      0,
      '`sorted`는 원래 리스트는 그대로 두고 새 리스트를 만들어요.',
    ),
    blank(
      '가장 큰 수와 가장 작은 수의 차이를 출력해요. 빈칸을 채워 보세요.',
      `
waves = [4, 9, 2, 7]
print(___(waves) - ___(waves))
`,
      [['max'], ['min']],
      '7',
      '가장 큰 수는 `max`, 가장 작은 수는 `min`으로 찾아요.',
    ),
    short('`[5, 8, 13, 21][-2]`의 값은 얼마일까요?', ['13', '십삼'], '-1은 맨 뒤, -2는 뒤에서 두 번째예요.'),
    order(
      '리스트에서 가장 큰 수를 직접 찾도록 줄을 늘어놓아 보세요.',
      `
shells = [3, 8, 5]
best = shells[0]
for shell in shells:
    if shell > best:
        best = shell
print(best)
`,
      '8',
      '처음 것을 가장 크다고 해 두고, 더 큰 것을 만날 때마다 바꿔요.',
    ),
  ),
  chapter(
    '차례대로 살펴보기',
    output(
      `
total = 0
for n in [1, 2, 3, 4]:
    if n % 2 == 0:
        total = total + n
print(total)
`,
      '6',
      '짝수만 더해요. 2 + 4 = 6이에요.',
    ),
    choice(
      '`nums = [1, 2, 3]`일 때 오류가 나는 것은 무엇일까요?',
      ['nums[0]', 'nums[-3]', 'nums[3]', 'nums[2]'],
      2,
      '세 개의 번호는 0, 1, 2예요. 3번은 없어요.',
    ),
    blank(
      '모든 값을 두 배로 한 새 리스트를 만들어요. 빈칸을 채워 보세요.',
      `
nums = [1, 5, 7]
doubled = [n * 2 ___ n ___ nums]
print(doubled)
`,
      [['for'], ['in']],
      '[2, 10, 14]',
      '대괄호 안에 `for … in …`을 적으면 새 리스트가 만들어져요.',
    ),
    output(
      `
a = [1, 2]
b = a
b.append(3)
print(a)
`,
      '[1, 2, 3]',
      '`a`와 `b`는 같은 리스트의 두 이름이에요. 한쪽을 바꾸면 다른 쪽에서도 바뀌어 보여요.',
    ),
    solve('물고기 줄 세우기', '줄 세우기를 직접 만들어 볼 차례예요.'),
  ),
)

export const dictionaries = worksheet(
  'data',
  12,
  '딕셔너리로 찾아보기',
  '이름으로 값을 찾는 상자, 딕셔너리로 조개도 세고 낱말도 찾아요.',
  chapter(
    '키와 값',
    output(
      `
age = {'소라': 3, '니모': 5}
age['소라'] = 4
print(age['소라'] + age['니모'])
`,
      '9',
      '같은 키에 다시 담으면 값이 바뀌어요. 4 + 5 = 9예요.',
    ),
    choice("`box = {'게': 2}`에서 `'게'`는 무엇일까요?", ['값', '키', '번호', '함수'], 1, '콜론 앞이 키, 뒤가 값이에요.'),
    blank(
      '“니모”가 들어 있는지 물어봐요. 빈칸을 채워 보세요.',
      `
tank = {'니모': 1, '도리': 2}
if '니모' ___ tank:
    print('여기 있어요')
`,
      [['in']],
      '여기 있어요',
      '`in`은 키가 있는지 물어요.',
    ),
    short(
      "`{'a': 1, 'b': 2, 'a': 3}`의 길이는 얼마일까요?",
      ['2', '2개', '둘'],
      '키는 하나씩만 있을 수 있어요. 나중에 적은 값이 남아 길이는 2예요.',
    ),
    order(
      '낱말에 글자가 몇 번씩 나오는지 세도록 줄을 늘어놓아 보세요.',
      `
count = {}
for letter in 'sea':
    count[letter] = count.get(letter, 0) + 1
print(count['e'])
`,
      '1',
      '`get`의 두 번째 값은 아직 없는 키를 0으로 세게 해 줘요.',
    ),
  ),
  chapter(
    '세고 모으기',
    output(
      `
votes = ['게', '소라', '게', '게']
count = {}
for name in votes:
    count[name] = count.get(name, 0) + 1
print(count)
`,
      "{'게': 3, '소라': 1}",
      '처음 나온 차례대로 들어가고, 다시 나오면 하나씩 늘어요.',
    ),
    choice(
      '딕셔너리의 키와 값을 함께 차례로 꺼내는 것은 무엇일까요?',
      ['box.keys()', 'box.values()', 'box.items()', 'len(box)'],
      2,
      '`items()`는 키와 값을 짝으로 줘요.',
    ),
    blank(
      '가격을 모두 더해요. 빈칸을 채워 보세요.',
      `
price = {'조개': 300, '진주': 900}
total = 0
for name in price:
    total = total + price[___]
print(___)
`,
      [['name'], ['total']],
      '1200',
      '`for`는 키를 하나씩 꺼내요. 그 키로 값을 찾아요.',
    ),
    short('`set([1, 2, 2, 3, 3, 3])`에는 값이 몇 개 들어 있을까요?', ['3', '3개', '셋', '세 개'], '집합에는 같은 값이 한 번만 들어가요.'),
    order(
      '500원보다 비싼 것의 이름만 출력하도록 줄을 늘어놓아 보세요.',
      `
price = {'조개': 300, '진주': 900}
for name in price:
    if price[name] > 500:
        print(name)
`,
      '진주',
      '키를 하나씩 꺼내 값을 물어보고, 조건에 맞을 때만 출력해요.',
    ),
  ),
)
