import type { VerdictState } from '../../src/domain/problems/verdict.ts'

const states: Partial<Readonly<Record<VerdictState, string>>> = {
  SYNTAX_ERROR: '파이썬이 아직 코드를 끝까지 읽지 못했어요. 오류가 난 줄과 바로 윗줄을 소리 내어 읽어 볼래요?',
  RUNTIME_ERROR: '실행하다가 오류가 났어요. 멈춘 줄에서 변수마다 어떤 값이 들어 있었을지 적어 볼래요?',
  STEP_LIMIT: '끝나지 않는 반복이 있는 것 같아요. 반복을 끝내는 조건은 언제 거짓이 될까요?',
  OUTPUT_FORMAT: '값은 맞는데 띄어쓰기나 줄바꿈이 달라요. 바라는 출력과 한 글자씩 비교해 볼래요?',
}

/** Texts of the demo's tutor. */
export const tutorWords = {
  begin: '코드를 잘 읽어 봤어요.',
  examplesPass:
    '보이는 예제는 모두 통과했네요! 이제 예제에 없는 입력을 떠올려 봐요. 가장 작은 값, 같은 값이 여럿일 때, 가장 큰 값에서는 어떨까요?',
  failed: (number: number) => `예제 ${number}에서 바라는 것과 다른 결과가 나왔어요.`,
  states,
  follow: '그 예제를 손으로 풀면서 코드의 변수와 나란히 적어 보면, 처음으로 달라지는 곳이 보일 거예요.',
  question: (category: string) =>
    category === ''
      ? '이 문제에서 꼭 기억해야 하는 값은 무엇인가요?'
      : `이 문제는 ‘${category}’ 문제예요. 꼭 기억해야 하는 값은 무엇이고, 언제 바뀌나요?`,
  end: '답을 찾으면 한 단계씩 보면서 확인해 보세요.',
} as const
