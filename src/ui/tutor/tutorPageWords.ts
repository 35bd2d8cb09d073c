import { editorExit } from '../problem/workbench/editor/editorWords.ts'

/** The texts of the tutor's own pages. */
export const tutorPageWords = {
  feedback: {
    title: 'AI 코드 피드백',
    lead: '파이썬 코드를 붙여 넣으면 AI 튜터가 읽고, 어디를 살펴보면 좋을지 물어봐 줘요. 로그인하지 않아도 돼요.',
    about: 'AI 튜터가 궁금해요',
    form: '내 코드와 피드백',
  },
  form: {
    code: '코드',
    keys: editorExit,
    input: '입력',
    inputNote: 'input()이 읽을 값이 있으면 적어 주세요. 비워 두어도 괜찮아요.',
    ask: '피드백 받기',
    asking: '코드를 실행하고 있어요',
    trace: '한 단계씩 보기',
    waiting: '피드백을 받으면 여기에 나와요. 고쳐야 할 줄과, 스스로 찾아볼 질문을 보여 드려요.',
    empty: '먼저 코드를 적어 주세요.',
    privacy: '코드는 이 기기 안에서만 돌아가고 어디로도 보내지 않아요.',
    output: '이 코드가 출력한 것',
  },
  landing: {
    title: 'AI 튜터',
    headline: '답 대신, 좋은 질문을 건네는 AI 튜터',
    lead: '막혔을 때 답을 보면 그 문제는 끝나지만, 질문을 받으면 다음 문제도 풀 수 있어요. 코딩바다의 AI 튜터는 코드를 읽고 물어보고, 가리키고, 설명해요.',
    start: '내 코드로 피드백 받기',
    problems: '문제 풀러 가기',
    ways: [
      {
        creature: 'DOLPHIN',
        title: '물어봐요',
        text: '‘이 조건은 언제 거짓이 되나요?’처럼 스스로 찾게 하는 질문을 해요. 답은 쓰지 않아요.',
      },
      { creature: 'SEAHORSE', title: '가리켜요', text: '살펴볼 줄을 짚어 주고, 한 단계씩 보면서 변수가 바뀌는 모습을 우리말로 들려줘요.' },
      { creature: 'CRAB', title: '찾아 줘요', text: '채점에서 틀리면 내 코드가 틀리는 가장 작은 입력을 찾아서 나란히 보여 줘요.' },
    ],
    tryTitle: '지금 해 보세요',
    tryLead: '흔히 하는 실수가 하나씩 들어 있어요. 코드를 고르고, 고치고, 다시 물어보세요.',
    samples: '예시 코드',
    promiseTitle: '안심하고 쓰세요',
    promises: [
      '도움말은 이 기기 안에서 만들어요. 인터넷이 끊겨도 돼요.',
      '서버의 AI에게 더 물어볼 때는 무엇을 보내는지 먼저 알려 드리고, 누를 때에만 보내요.',
      '정답 코드는 절대로 알려 주지 않아요. 스스로 푼 문제만 내 것이 되니까요.',
    ],
  },
} as const

interface SampleCode {
  readonly name: string
  readonly code: string
  readonly input: string
}

/** Programs with a single mistake each, to try the tutor. */
export const sampleCodes: readonly SampleCode[] = [
  {
    name: '두 수의 합',
    code: 'a, b = input().split()\ntotal = a + b\nprint(total)\n',
    input: '3 4',
  },
  {
    name: '1부터 n까지',
    code: 'n = int(input())\ntotal = 0\nfor i in range(1, n):\n    total += i\nprint(total)\n',
    input: '5',
  },
  {
    name: '로켓 발사',
    code: 'n = 3\nwhile n > 0:\n    print(n)\nprint("발사!")\n',
    input: '',
  },
]
