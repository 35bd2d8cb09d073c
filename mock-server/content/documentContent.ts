import { cells, code, type DocumentFacts, figure, flow, grid, note, paper, points, row, say, section, steps } from './lessonParts.ts'
import type { Topic } from './topics.ts'

interface CatalogueDocument extends DocumentFacts {
  readonly topic: Topic
  readonly summary: string
  readonly difficulty: number
}

const document = (topic: Topic, difficulty: number, summary: string, facts: DocumentFacts): CatalogueDocument => ({
  topic,
  difficulty,
  summary,
  ...facts,
})

/** Documents that belong to no course: read on their own, with programs that run in them. */
export const documentFacts: readonly CatalogueDocument[] = [
  document(
    'python',
    2,
    '`print`로 말하고 변수에 담는 첫걸음을 직접 실행하며 읽어요.',
    paper(
      '바다에 띄우는 첫 프로그램',
      section(
        '화면에 말 걸기',
        say('파이썬에게 무언가를 보여 달라고 할 때는 `print`를 써요. 괄호 안에 적은 것이 화면에 나와요.'),
        code('python', "print('안녕, 바다야!')", "print('나는', 12, '살이야')"),
        say('쉼표로 나누어 적으면 사이에 빈칸이 하나씩 들어가요. 아래 코드를 실행해 보고, 따옴표 안의 말을 바꿔 보세요.'),
        note('따옴표로 감싼 것은 글자, 감싸지 않은 숫자는 수예요. `12`와 `"12"`는 달라요.'),
      ),
      section(
        '이름표 붙이기',
        say('값에 이름표를 붙여 두면 나중에 다시 쓸 수 있어요. 이 이름표를 변수라고 불러요.'),
        figure(
          cells('변수는 이름표가 붙은 상자', row('shells', '*7'), row('friend', '소라')),
          '`shells`에는 7이, `friend`에는 소라가 들어 있어요.',
        ),
        code('python', 'shells = 7', "friend = '소라'", 'print(friend, shells)', 'shells = shells + 3', 'print(friend, shells)'),
        say('`shells = shells + 3`은 “지금 값에 3을 더해서 다시 담아요”라는 뜻이에요. 수학의 등호와 달라요.'),
      ),
      section(
        '자주 하는 실수',
        points(
          '`prnit`처럼 철자가 바뀌면 파이썬은 그런 이름을 모른다고 해요.',
          '따옴표를 하나만 쓰면 글이 어디서 끝나는지 알 수 없어요.',
          '변수 이름에는 빈칸을 쓸 수 없어요. `my_shell`처럼 밑줄로 이어요.',
        ),
        code('python', "print('닫는 따옴표가 있어요')", "# print('없으면 이렇게 돼요)"),
        note('틀린 줄의 `#`을 지우고 실행하면 어떤 오류가 나는지 볼 수 있어요.'),
      ),
      section(
        '스스로 해 보기',
        steps('내 이름과 나이를 변수에 담아요.', '“하늘은 12살이에요”처럼 한 줄로 출력해요.', '내년 나이를 계산해서 한 줄 더 출력해요.'),
      ),
    ),
  ),
  document(
    'python',
    5,
    '참과 거짓으로 갈림길을 만드는 방법을 등대 이야기로 배워요.',
    paper(
      '등대가 고르는 길, 조건문',
      section(
        '갈림길이 필요할 때',
        say('어두우면 불을 켜고, 밝으면 끄는 등대를 생각해 봐요. 상황에 따라 다른 일을 하려면 조건문을 써요.'),
        figure(flow(['밝기를 재요', '50보다 작나요?', '불을 켜요'], 1), '가운데 물음이 참일 때만 다음 일을 해요.'),
        code('python', 'light = 30', 'if light < 50:', "    print('불을 켜요')", 'else:', "    print('불을 꺼요')"),
      ),
      section(
        '여러 갈래로',
        say('갈림길이 셋 이상이면 `elif`를 이어 써요. 위에서부터 차례로 살피다가 처음으로 참인 곳만 들어가요.'),
        code(
          'python',
          'wave = 3',
          'if wave < 1:',
          "    print('잔잔해요')",
          'elif wave < 4:',
          "    print('조심해요')",
          'else:',
          "    print('항구로 가요')",
        ),
        note('순서를 바꾸면 결과도 바뀌어요. 좁은 조건을 먼저 적어요.'),
      ),
      section(
        '경계를 살펴요',
        say('`<`와 `<=`는 딱 그 값일 때 달라요. 시험해 볼 값은 경계와 그 앞뒤예요.'),
        figure(cells('wave < 4 는 어디까지일까요?', row('wave', '=2 =3 *4 5')), '4는 들어가지 않아요. 경계는 늘 따로 확인해요.'),
        points('키가 140 이상이면 탈 수 있어요: `height >= 140`', '140 초과라면: `height > 140`'),
      ),
      section(
        '스스로 해 보기',
        steps('물의 온도를 변수에 담아요.', '0 이하면 얼음, 100 이상이면 수증기, 나머지는 물이라고 출력해요.', '0과 100을 꼭 넣어 봐요.'),
      ),
    ),
  ),
  document(
    'python',
    7,
    '`for`와 `while`이 도는 모습을 한 바퀴씩 눈으로 따라가요.',
    paper(
      '파도처럼 되풀이하기, 반복문',
      section(
        '정해진 만큼',
        say('몇 번 할지 알고 있으면 `for`가 편해요. `range(3)`은 0, 1, 2를 차례로 건네줘요.'),
        figure(cells('range(3)이 건네는 수', row('i', '=0 *1 2')), '지금은 두 번째 바퀴, `i`는 1이에요.'),
        code('python', 'for i in range(3):', "    print(i + 1, '번째 파도')"),
      ),
      section(
        '그만둘 때까지',
        say('언제 끝날지 모르면 `while`을 써요. 조건이 참인 동안 계속 돌아요.'),
        code(
          'python',
          'water = 1',
          'day = 0',
          'while water < 100:',
          '    water = water * 2',
          '    day = day + 1',
          "print(day, '일 만에 다 찼어요')",
        ),
        note('조건을 거짓으로 만드는 줄이 없으면 끝나지 않아요. 멈추기 버튼은 그럴 때 써요.'),
      ),
      section(
        '눈으로 따라가기',
        say('표를 그려서 한 바퀴마다 변수의 값을 적으면 틀린 곳이 보여요.'),
        figure(cells('바퀴마다 달라지는 값', row('day', '0 1 2 3'), row('water', '1 2 4 *8')), '세 바퀴를 돈 다음 `water`는 8이에요.'),
        steps('시작할 때 값을 적어요.', '한 바퀴 돌고 바뀐 것만 고쳐 적어요.', '조건을 다시 물어요.'),
      ),
      section(
        '스스로 해 보기',
        points('1부터 10까지 더해 봐요.', '별을 한 줄에 하나씩 더 많이 찍어 봐요.', '거꾸로 세어 봐요: `range(5, 0, -1)`'),
      ),
    ),
  ),
  document(
    'python',
    9,
    '여러 값을 한 줄로 세우는 리스트를 자르고 고치고 훑어요.',
    paper(
      '물고기를 줄 세우는 리스트',
      section(
        '번호가 붙은 줄',
        say('리스트는 값을 차례로 담아요. 번호는 0부터 시작하고, 뒤에서부터는 -1, -2로 세요.'),
        figure(cells('fish = [니모, 도리, 행크]', row('번호', '0 1 2'), row('값', '*니모 도리 행크')), '`fish[0]`은 니모예요.'),
        code('python', "fish = ['니모', '도리', '행크']", 'print(fish[0], fish[-1])', "fish.append('스쿼트')", 'print(len(fish), fish)'),
      ),
      section(
        '하나씩 훑기',
        code(
          'python',
          'sizes = [4, 9, 2, 7]',
          'biggest = sizes[0]',
          'for size in sizes:',
          '    if size > biggest:',
          '        biggest = size',
          'print(biggest)',
        ),
        say('가장 큰 것을 찾을 때는 첫 번째를 일단 가장 크다고 해 두고 더 큰 것이 나오면 바꿔요.'),
      ),
      section(
        '자르기',
        say('`sizes[1:3]`은 1번부터 3번 앞까지예요. 끝 번호는 들어가지 않아요.'),
        figure(cells('sizes[1:3]', row('번호', '0 1 2 3'), row('값', '4 *9 *2 7')), '1번과 2번만 골랐어요.'),
        note('없는 번호를 쓰면 `IndexError`가 나요. 길이가 4면 마지막 번호는 3이에요.'),
      ),
      section(
        '스스로 해 보기',
        steps('내가 좋아하는 바다 생물 다섯을 담아요.', '가나다순으로 정렬해요: `sorted(...)`', '가운데 것 하나만 출력해요.'),
      ),
    ),
  ),
  document(
    'python',
    11,
    '자주 쓰는 일에 이름을 붙여 함수로 만들고 나눠 써요.',
    paper(
      '일을 맡기는 상자, 함수',
      section(
        '이름 붙은 일',
        say('같은 일을 여러 번 하게 되면 이름을 붙여 함수로 만들어요. 넣는 것을 매개변수, 나오는 것을 반환값이라고 해요.'),
        figure(flow(['조개 5개', 'price(n)', '2500원'], 1), '넣은 것이 함수를 지나 답이 되어 나와요.'),
        code('python', 'def price(n):', '    return n * 500', '', 'print(price(5))', 'print(price(12))'),
      ),
      section(
        '돌려주기와 보여 주기',
        say('`return`은 값을 돌려주고, `print`는 화면에 보여 주기만 해요. 돌려받은 값은 다시 계산에 쓸 수 있어요.'),
        code('python', 'def double(x):', '    return x * 2', '', 'print(double(3) + double(4))'),
        note('`return`이 없는 함수는 `None`을 돌려줘요.'),
      ),
      section(
        '나누면 쉬워져요',
        points('한 함수는 한 가지 일만 해요.', '이름만 보고 무엇을 하는지 알 수 있어야 해요.', '열 줄이 넘으면 나눌 수 있는지 살펴요.'),
        code(
          'python',
          'def is_even(n):',
          '    return n % 2 == 0',
          '',
          'def count_even(numbers):',
          '    return len([n for n in numbers if is_even(n)])',
          '',
          'print(count_even([1, 2, 4, 7, 8]))',
        ),
      ),
      section('스스로 해 보기', steps('세 수의 평균을 돌려주는 함수를 만들어요.', '그 함수를 두 번 불러 결과를 더해요.')),
    ),
  ),
  document(
    'terminal',
    6,
    '빨간 글씨가 무섭지 않게, 오류 메시지를 읽는 순서를 익혀요.',
    paper(
      '오류 메시지 읽는 법',
      section(
        '아래에서 위로',
        say('오류 메시지는 맨 아랫줄부터 읽어요. 오류의 이름과 까닭이 거기에 있어요. 그다음 어느 줄인지 봐요.'),
        figure(flow(['마지막 줄을 읽어요', '몇 번째 줄인지 봐요', '그 줄과 바로 윗줄을 살펴요'], 0), '순서를 정해 두면 덜 당황해요.'),
        code('python', 'shells = 3', "print('조개가 ' + shells)"),
        say('이 코드를 실행하면 글자와 수를 더할 수 없다고 해요. `str(shells)`로 고쳐 보세요.'),
      ),
      section(
        '자주 만나는 이름',
        points(
          '`NameError`: 그런 이름이 없어요. 철자와 따옴표를 봐요.',
          '`TypeError`: 종류가 맞지 않아요. 글자와 수를 섞었는지 봐요.',
          '`IndexError`: 그런 번호가 없어요. 길이를 출력해 봐요.',
          '`SyntaxError`: 파이썬이 읽을 수 없는 줄이에요. 괄호와 콜론을 봐요.',
        ),
      ),
      section(
        '오류가 없는데 답이 틀릴 때',
        say('이런 때는 중간 값을 출력해 봐요. 내가 생각한 값과 처음으로 달라지는 곳이 범인이에요.'),
        code('python', 'total = 0', 'for i in range(1, 5):', '    total = i', '    print(i, total)  # 더해지지 않아요', 'print(total)'),
        note('`total = total + i`로 바꾸면 어떻게 될까요?'),
      ),
    ),
  ),
  document(
    'puzzle',
    8,
    '0과 1만으로 수와 그림을 적는 이진수를 스위치로 이해해요.',
    paper(
      '스위치 여덟 개로 세는 이진수',
      section(
        '켜고 끄기',
        say('컴퓨터는 켜짐과 꺼짐만 알아요. 스위치마다 값이 두 배씩 커져요.'),
        figure(cells('13을 적어 봐요', row('자리', '8 4 2 1'), row('스위치', '=1 =1 0 =1')), '8 + 4 + 1 = 13이에요.'),
        code('python', 'print(bin(13))', "print(int('1101', 2))"),
      ),
      section(
        '거꾸로 바꾸기',
        say('2로 나누고 나머지를 적는 일을 되풀이해요. 나머지를 아래에서 위로 읽으면 이진수예요.'),
        code('python', 'n = 13', "bits = ''", 'while n > 0:', '    bits = str(n % 2) + bits', '    n = n // 2', 'print(bits)'),
        steps('나눈 나머지를 앞에 붙여요.', '몫으로 다시 해요.', '0이 되면 멈춰요.'),
      ),
      section(
        '그림도 0과 1',
        say('칸을 칠하면 1, 비우면 0. 작은 물고기 한 마리를 일곱 줄로 적을 수 있어요.'),
        figure(
          grid('........', '..###..#', '.######.', '.#.####.', '.######.', '..###..#', '........'),
          '가로 8칸, 세로 7칸짜리 물고기예요.',
        ),
        note('사진 한 장에는 이런 칸이 천만 개쯤 들어 있어요.'),
      ),
      section('스스로 해 보기', points('내 나이를 이진수로 적어 봐요.', '여덟 칸으로 하트를 그려 봐요.')),
    ),
  ),
  document(
    'algorithm',
    14,
    '세 가지 정렬을 카드로 해 보고 걸음 수를 세어 비교해요.',
    paper(
      '천천히 하는 정렬 이야기',
      section(
        '가장 작은 것 고르기',
        say('선택 정렬은 남은 것 가운데 가장 작은 것을 찾아 맨 앞과 바꿔요. 앞에서부터 한 자리씩 정해져요.'),
        figure(
          cells('선택 정렬', row('처음', '7 3 9 *1'), row('한 번', '=1 3 9 7'), row('두 번', '=1 =3 9 *7'), row('끝', '=1 =3 =7 =9')),
          '초록은 자리가 정해진 카드예요.',
        ),
        code(
          'python',
          'cards = [7, 3, 9, 1]',
          'for i in range(len(cards)):',
          '    low = i',
          '    for j in range(i + 1, len(cards)):',
          '        if cards[j] < cards[low]:',
          '            low = j',
          '    cards[i], cards[low] = cards[low], cards[i]',
          '    print(cards)',
        ),
      ),
      section(
        '끼워 넣기',
        say('삽입 정렬은 손에 든 카드를 정리하듯 하나씩 알맞은 자리에 끼워 넣어요. 거의 정렬된 것에는 아주 빨라요.'),
        figure(cells('삽입 정렬', row('손', '=3 =7 *5'), row('끼운 다음', '=3 =5 =7')), '5를 3과 7 사이에 끼워 넣었어요.'),
      ),
      section(
        '얼마나 걸릴까요?',
        points('카드가 10장이면 비교를 45번쯤 해요.', '100장이면 5천 번쯤 해요.', '1000장이면 50만 번쯤 해요.'),
        note('카드가 열 배가 되면 일은 백 배가 돼요. 그래서 더 빠른 정렬을 배워요.'),
        code('python', 'n = 1000', 'print(n * (n - 1) // 2)'),
      ),
      section('스스로 해 보기', steps('큰 것부터 정렬하도록 고쳐 봐요.', '바꾼 횟수를 세어 출력해 봐요.')),
    ),
  ),
  document(
    'python',
    11,
    '프로그램이 끝나도 남는 파일에 항해 일지를 적고, 한 줄씩 다시 읽어요.',
    paper(
      '파일에 적어 두는 항해 일지',
      section(
        '왜 파일에 적을까요?',
        say('변수에 담은 것은 프로그램이 끝나면 사라져요. 다음에 또 쓰려면 파일에 적어 두어야 해요.'),
        figure(flow(['열기', '적기', '닫기', '다시 열기', '읽기'], 1), '파일은 공책과 같아요. 펴고, 쓰고, 덮어요.'),
      ),
      section(
        '적고 닫기',
        say('`open`의 두 번째 값이 무엇을 할지 정해요. `w`는 새로 적기, `a`는 뒤에 이어 적기, 아무것도 없으면 읽기예요.'),
        code(
          'python',
          "with open('log.txt', 'w', encoding='utf-8') as log:",
          "    log.write('첫째 날 고래 3마리\\n')",
          "    log.write('둘째 날 상어 1마리\\n')",
          "with open('log.txt', encoding='utf-8') as log:",
          '    print(log.read())',
        ),
        note('`with` 안에서 쓰면 끝날 때 저절로 닫혀요. `write`는 줄을 바꾸지 않으니 `\\n`을 직접 적어요.'),
      ),
      section(
        '한 줄씩 읽기',
        say('파일을 `for`에 넣으면 한 줄씩 나와요. `enumerate`를 함께 쓰면 몇 번째 줄인지도 알 수 있어요.'),
        code(
          'python',
          "with open('log.txt', 'w', encoding='utf-8') as log:",
          "    log.write('고래 3\\n상어 1\\n거북 5\\n')",
          'total = 0',
          "with open('log.txt', encoding='utf-8') as log:",
          '    for number, line in enumerate(log, 1):',
          '        name, count = line.split()',
          '        total += int(count)',
          '        print(number, name)',
          'print(total)',
        ),
      ),
      section(
        '없는 파일을 열면',
        say('읽으려는 파일이 없으면 오류가 나요. `try` 안에서 해 보고, 안 되면 `except`에 적은 것을 해요.'),
        code(
          'python',
          'try:',
          "    with open('treasure.txt', encoding='utf-8') as file:",
          '        print(file.read())',
          'except FileNotFoundError:',
          "    print('아직 찾지 못했어요')",
        ),
        note('여기에서 적은 파일은 프로그램이 한 번 도는 동안만 있어요. 내 컴퓨터에서는 지울 때까지 남아요.'),
      ),
      section('스스로 해 보기', steps('좋아하는 동물 셋을 한 줄에 하나씩 적어요.', '다시 읽어 가나다순으로 출력해요.')),
    ),
  ),
  document(
    'python',
    13,
    '물고기 한 마리가 아는 것과 하는 일을 클래스 하나에 묶어요.',
    paper(
      '클래스로 만드는 작은 수족관',
      section(
        '따로 노는 값들',
        say('물고기마다 이름과 나이를 변수로 만들면 금방 헷갈려요. 함께 다니는 값은 한데 묶어요.'),
        figure(cells('물고기 한 마리', row('name', '니모'), row('age', '*2')), '이름과 나이가 늘 함께 다녀요.'),
      ),
      section(
        '틀을 만들고 찍어 내기',
        say('클래스는 틀이고, 틀로 찍어 낸 하나하나를 객체라고 해요. `__init__`은 찍어 낼 때 한 번 불려요.'),
        code(
          'python',
          'class Fish:',
          '    def __init__(self, name, age):',
          '        self.name = name',
          '        self.age = age',
          '',
          "nemo = Fish('니모', 2)",
          "dory = Fish('도리', 5)",
          'print(nemo.name, dory.age)',
        ),
        note('`self`는 “나 자신”이에요. `self.age`는 바로 이 물고기의 나이예요.'),
      ),
      section(
        '할 줄 아는 일',
        say('클래스 안의 함수를 메서드라고 해요. 객체 뒤에 점을 찍어 불러요.'),
        code(
          'python',
          'class Fish:',
          '    def __init__(self, name, age):',
          '        self.name = name',
          '        self.age = age',
          '',
          '    def birthday(self):',
          '        self.age += 1',
          '',
          '    def hello(self):',
          "        return f'{self.name}, {self.age}살'",
          '',
          "tank = [Fish('니모', 2), Fish('도리', 5)]",
          'for fish in tank:',
          '    fish.birthday()',
          '    print(fish.hello())',
        ),
      ),
      section(
        '자주 하는 실수',
        points(
          '메서드의 첫 번째 자리에 `self`를 빼먹으면 값이 하나 많다는 오류가 나요.',
          '`name`이라고만 적으면 변수를 찾아요. 물고기의 이름은 `self.name`이에요.',
          '`Fish`는 틀이에요. 물고기를 쓰려면 `Fish(...)`로 찍어 내야 해요.',
        ),
      ),
      section(
        '스스로 해 보기',
        steps('`Fish`에 먹은 먹이의 수를 더해 봐요.', '먹이를 주는 메서드를 만들어요.', '가장 많이 먹은 물고기를 출력해요.'),
      ),
    ),
  ),
]
