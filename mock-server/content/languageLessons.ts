import { code, note, paper, points, say, section, steps, type TopicLessons, video } from './lessonParts.ts'

export const languageLessons = {
  python: {
    pitch: '파이썬은 사람의 말과 가장 닮은 프로그래밍 언어예요. 짧게 써도 많은 일을 해서 처음 배우기에 좋아요.',
    audience: ['코딩을 글로 써 보고 싶은 초등 고학년과 중학생', '블록 코딩이 조금 시시해진 친구'],
    goals: [
      '값을 받아 계산하고 출력하는 프로그램을 혼자 쓸 수 있어요.',
      '반복문과 조건문을 섞어 문제를 풀 수 있어요.',
      '오류 메시지를 읽고 고칠 곳을 찾을 수 있어요.',
    ],
    chapters: ['물에 뜨기', '팔 젓기', '먼바다로'],
    videos: [
      video('변수는 왜 상자일까?', '값에 이름표를 붙이는 까닭을 상자와 이름표로 보여 줘요.'),
      video('들여쓰기는 문장의 깊이', '파이썬이 빈칸으로 무엇을 알아듣는지 따라가요.'),
    ],
    documents: [
      paper(
        '입력받고 출력하기',
        section(
          '말을 주고받는 프로그램',
          say('`print`는 화면에 보여 주고, `input`은 한 줄을 받아 와요. 받아 온 것은 언제나 글자예요.'),
          code('python', "name = input('이름이 뭐예요? ')", "print(name, '반가워요!')"),
        ),
        section(
          '숫자로 바꾸기',
          say('더하기를 하려면 글자를 숫자로 바꿔야 해요.'),
          code('python', 'a = int(input())', 'b = int(input())', 'print(a + b)'),
          note('`int`를 빠뜨리면 3과 4를 더해 34가 나와요. 글자를 이어 붙였기 때문이에요.'),
        ),
      ),
      paper(
        '반복문 두 가지',
        section(
          '몇 번 할지 알 때',
          code('python', 'for turn in range(3):', "    print(turn, '번째 파도')"),
          say('`range(3)`은 0, 1, 2를 차례로 꺼내 줘요. 3은 나오지 않아요.'),
        ),
        section(
          '언제 멈출지 알 때',
          code('python', 'energy = 10', 'while energy > 0:', '    energy = energy - 3', 'print(energy)'),
          points('멈추는 조건을 먼저 정해요.', '반복할 때마다 조건에 가까워지는지 살펴요.', '끝없이 돌면 실행 멈춤 버튼을 눌러요.'),
        ),
      ),
    ],
    practice: 'text',
  },
  clang: {
    pitch: 'C언어는 컴퓨터의 속을 가장 가까이에서 보여 주는 언어예요. 여기서 배운 것은 다른 언어에서도 그대로 힘이 돼요.',
    audience: ['학교에서 C언어를 배우는 중·고등학생', '컴퓨터가 값을 어디에 두는지 궁금한 친구'],
    goals: [
      '자료형에 맞춰 변수를 만들고 출력할 수 있어요.',
      '반복문으로 표와 무늬를 만들 수 있어요.',
      '주소와 값을 그림으로 설명할 수 있어요.',
    ],
    chapters: ['첫 줄에서 컴파일까지', '되풀이하고 갈라지기', '메모리 들여다보기'],
    videos: [
      video('컴파일은 번역일까?', '우리가 쓴 글이 기계의 말로 바뀌는 길을 따라가요.'),
      video('서랍장으로 보는 주소', '메모리를 번호 붙은 서랍장이라고 생각해 봐요.'),
    ],
    documents: [
      paper(
        '형식 지정자 한눈에 보기',
        section(
          '무엇을 보여 줄지 알려 주기',
          say('`printf`는 글 속의 자리표를 값으로 바꿔 보여 줘요.'),
          code(
            'c',
            '#include <stdio.h>',
            '',
            'int main(void) {',
            '  int fish = 7;',
            '  printf("물고기 %d마리\\n", fish);',
            '  return 0;',
            '}',
          ),
          points('`%d`: 정수', '`%f`: 소수', '`%c`: 글자 하나', '`%s`: 글자 여럿'),
        ),
        section(
          '받아 올 때',
          say('`scanf`에는 값을 담을 곳의 주소를 줘요.'),
          code('c', 'int depth;', 'scanf("%d", &depth);'),
          note('`&`를 빠뜨리면 프로그램이 엉뚱한 곳에 값을 적어요.'),
        ),
      ),
      paper(
        '배열과 주소',
        section(
          '나란히 붙은 칸',
          say('배열은 같은 크기의 칸이 나란히 붙어 있는 것이에요. 이름은 첫 칸의 주소와 같아요.'),
          code('c', 'int tide[3] = {120, 135, 90};', 'printf("%d %d\\n", tide[0], *tide);'),
        ),
        section(
          '칸을 벗어나면',
          say('`tide[3]`은 없는 칸이에요. 컴파일러는 막아 주지 않아요.'),
          steps('칸의 수를 상수로 적어요.', '반복문의 끝을 그 상수로 정해요.', '마지막 칸의 번호를 소리 내어 말해 봐요.'),
        ),
      ),
    ],
    practice: 'text',
  },
  java: {
    pitch: '자바는 커다란 프로그램을 여럿이 함께 만들 때 빛나는 언어예요. 설계도를 먼저 그리는 습관을 길러 줘요.',
    audience: ['자바로 객체지향을 시작하는 중·고등학생', '안드로이드나 서버 개발이 궁금한 친구'],
    goals: [
      '클래스와 객체를 나눠 설명할 수 있어요.',
      '메서드로 하는 일을 쪼갤 수 있어요.',
      '상속과 인터페이스를 언제 쓸지 고를 수 있어요.',
    ],
    chapters: ['설계도와 물건', '일을 나누는 메서드', '닮은 것끼리 묶기'],
    videos: [
      video('붕어빵 틀과 붕어빵', '클래스와 객체가 어떻게 다른지 빵틀로 알아봐요.'),
      video('약속만 적은 종이, 인터페이스', '어떻게 할지는 몰라도 무엇을 할지는 정할 수 있어요.'),
    ],
    documents: [
      paper(
        '첫 클래스 쓰기',
        section(
          '음료 한 캔',
          code(
            'java',
            'class Drink {',
            '  private final String name;',
            '  private final int price;',
            '',
            '  Drink(String name, int price) {',
            '    this.name = name;',
            '    this.price = price;',
            '  }',
            '}',
          ),
          say('필드에는 알고 있어야 할 것을, 생성자에는 처음에 정할 것을 적어요.'),
        ),
        section(
          '왜 private일까?',
          points('밖에서 값을 함부로 바꾸지 못해요.', '바꾸는 방법을 한곳에서만 고치면 돼요.'),
          note('모두 public으로 두면 편해 보이지만, 고칠 때 온 프로그램을 뒤져야 해요.'),
        ),
      ),
      paper(
        '상속보다 먼저 생각할 것',
        section(
          'is와 has',
          say('돌고래는 동물이에요(is). 돌고래는 지느러미를 가지고 있어요(has).'),
          steps('문장으로 말해 봐요.', '‘이에요’면 상속을 생각해요.', '‘가지고 있어요’면 필드로 둬요.'),
        ),
        section(
          '인터페이스로 약속하기',
          code('java', 'interface Swimmer {', '  void swim(int meters);', '}'),
          say('약속을 지키는 방법은 클래스마다 다르게 쓸 수 있어요.'),
        ),
      ),
    ],
    practice: 'text',
  },
} as const satisfies Record<string, TopicLessons>
