/** A question from before the demo began: its writer has learnt the same, and answers ask back. */
export interface GivenQuestion {
  readonly content: string
  readonly daysAgo: number
  readonly answers: readonly GivenAnswer[]
}

interface GivenAnswer {
  readonly content: string
  readonly hoursLater: number
  readonly isTeachers: boolean
  readonly isMarked: boolean
}

const asked = (daysAgo: number, content: string, ...answers: readonly GivenAnswer[]): GivenQuestion => ({ daysAgo, content, answers })
const answer = (hoursLater: number, content: string): GivenAnswer => ({ content, hoursLater, isTeachers: false, isMarked: false })
const fromTeacher = (hoursLater: number, content: string): GivenAnswer => ({ content, hoursLater, isTeachers: true, isMarked: false })
const marked = (given: GivenAnswer): GivenAnswer => ({ ...given, isMarked: true })

/** Questions by the title of the problem, block problem, document or lesson. */
export const givenQuestions: Readonly<Record<string, readonly GivenQuestion[]>> = {
  '편지 배달하는 니모': [
    asked(
      3,
      '두 번째 집까지는 가는데 세 번째 집 앞에서 다른 쪽을 봐요. 왜 그럴까요?',
      answer(4, '한 걸음씩 실행해 보면 어느 블록에서 고개를 돌리는지 보여요.'),
      marked(fromTeacher(19, '편지를 넣은 다음 니모가 어느 쪽을 보고 있는지 손가락으로 따라가 볼까요?')),
    ),
  ],
  '조개껍데기 세기': [
    asked(
      2,
      '3과 4를 넣었는데 34가 나와요. 분명히 더했는데 왜 그럴까요?\n\n```python\na, b = input().split()\nprint(a + b)\n```',
      answer(3, '저도 그랬어요! `type(a)`를 출력해 보면 왜 그런지 보여요.'),
      marked(fromTeacher(20, '글자끼리 더하면 이어 붙어요. 더하기 전에 무엇으로 바꿔야 할지 문제의 첫 힌트를 다시 읽어 볼까요?')),
    ),
    asked(
      9,
      '두 수가 한 줄에 있는데 `input()`을 두 번 쓰면 안 되나요?',
      answer(5, '`input()`은 한 번에 한 줄을 읽어요. 한 줄을 나누는 방법을 찾아보세요.'),
    ),
  ],
  '바닷물 온도 바꾸기': [
    asked(
      4,
      '68이 아니라 68.0이 나와야 한다는데, 소수 첫째 자리까지 출력하는 방법이 헷갈려요.',
      marked(fromTeacher(7, '`round`와 f-문자열 두 가지를 모두 해 보고, 20을 넣었을 때 무엇이 다른지 비교해 보세요.')),
      answer(9, 'f-문자열로 하니까 됐어요. 고맙습니다!'),
    ),
  ],
  '밀물과 썰물': [
    asked(6, '두 높이가 똑같을 때는 무엇을 출력해야 하나요?', answer(2, '두 번째 예제를 천천히 읽어 보세요. 저도 놓쳤어요.')),
  ],
  '별 찍는 불가사리': [
    asked(1, '별이 한 줄에 다 나와요. 어디를 봐야 할까요?\n\n```python\nfor i in range(3):\n    print("*", end="")\n```'),
  ],
  '오류 메시지 읽는 법': [
    asked(
      3,
      '오류가 여러 줄 나올 때는 어디부터 읽어야 해요?\n위에서부터 읽으니까 무슨 말인지 모르겠어요.',
      marked(fromTeacher(4, '맨 아랫줄부터 읽어요. 무슨 일이 났는지가 거기 있고, 바로 위에 몇째 줄인지가 있어요.')),
      answer(26, '아랫줄에서 모르는 낱말만 찾아봐도 반은 풀리더라고요.'),
    ),
    asked(12, '`IndentationError`는 늘 띄어쓰기 때문인가요?', answer(6, '저는 탭과 빈칸이 섞여서 났어요. 둘 중 하나만 쓰니까 없어졌어요.')),
  ],
  '파도처럼 되풀이하기, 반복문': [
    asked(5, '`range(1, 5)`인데 왜 5는 안 나와요?', marked(answer(1, '끝 수의 바로 앞까지만 세요. 5까지 세려면 끝에 무엇을 써야 할까요?'))),
  ],
  '물고기를 줄 세우는 리스트': [asked(8, '리스트의 마지막 것을 꺼내는 쉬운 방법이 있나요?')],
  '이 강의를 듣는 법': [
    asked(
      3,
      '하루에 몇 개씩 듣는 게 좋을까요?',
      marked(fromTeacher(5, '하루 하나씩이면 충분해요. 대신 배운 것을 한 군데 바꿔서 꼭 다시 해 보세요.')),
      answer(30, '저는 이틀에 하나씩 듣고, 하루는 복습해요.'),
    ),
    asked(15, '다 했다고 표시한 뒤에 다시 들어도 되나요?', answer(8, '네! 기록은 그대로 남아 있어요.')),
  ],
  '배운 것 돌아보기': [
    asked(7, '세 문장으로 적기가 어려워요. 다른 친구들은 어떻게 적었나요?', answer(3, '저는 무엇을, 왜, 어디에 순서로 적었어요.')),
  ],
  '입력받고 출력하기': [
    asked(
      2,
      '숫자를 입력받아서 1을 더하려는데 오류가 나요.\n\n```python\nage = input()\nprint(age + 1)\n```\n\n마지막 줄에 `TypeError`라고 나와요.',
      marked(fromTeacher(3, '오류 메시지에 나온 두 이름을 보세요. `age`는 어느 쪽일까요?')),
    ),
  ],
  '반복문 두 가지': [
    asked(6, '`for`와 `while`은 언제 다르게 써요?', marked(answer(12, '몇 번인지 알면 `for`, 언제까지인지 알면 `while`이 편했어요.'))),
  ],
}
