import type { Feedback, TutorAttempt } from './attempt.ts'
import { isByChance } from './oversightRules.ts'
import { trialKinds, type TrialKind } from './trialKinds.ts'

/** Kinds of changes that often repair a mistake, and hardly ever do so by chance. */
const tellingKinds = new Set<TrialKind>([
  'TEXT',
  'EQUAL',
  'START_OF_LOOP',
  'TURNS',
  'EXIT',
  'JOIN',
  'BRANCHES',
  'ELSE_IF',
  'BOTH',
  'RESET',
  'DEPTH',
  'ORDER',
  'READING',
  'BRACKETS',
])

/** Kinds of changes that prove something even where many other changes help, too. */
const surestKinds = new Set<TrialKind>(['TEXT', 'EQUAL', 'JOIN', 'ELSE_IF', 'BOTH'])

/** Kinds of which many changes are tried, so that some help by chance. */
const weakKinds = new Set<TrialKind>(['READING', 'NUMBER', 'NAME'])

/** Tells whether a change of this kind proves nothing beside any other kind. */
export const isWeak = (kind: TrialKind) => weakKinds.has(kind)

/** The number of lines from which on helpful changes count as chance. */
const maxPlaces = 3

/** The minimum length of an answer: one of so many characters is not found by chance, though many changes are tried. */
const tellingLength = 3

/** Lists the proofs that are not right by chance; null where nothing was tried. */
export function tellingProofs(attempt: TutorAttempt): TutorAttempt['proofs'] {
  const proofs = attempt.proofs?.filter(({ kind, line }) => kind !== 'EQUAL' || !isByChance(attempt, line)) ?? null
  if (proofs === null) return null
  // If two branches have to change places, turning another condition round only hides that.
  const isExchanged = proofs.some(({ kind }) => kind === 'BRANCHES')
  const strong = proofs.filter(({ kind }) => !isWeak(kind) && !(isExchanged && kind === 'DIRECTION'))
  const values = proofs.filter(({ kind }) => kind !== 'READING')
  return [strong, values].find(({ length }) => length > 0) ?? proofs
}

/**
 * Returns a question about the place where one change makes the examples right: the answer depends on it.
 * Null where nothing was tried, where no change helps, and where one may have helped by chance.
 */
export function provenQuestion({ proofs: found, answers }: TutorAttempt): Feedback | null {
  const proofs = found ?? []
  const places = new Set(proofs.map(({ line }) => line)).size
  const isTelling = places === 1 && answers.reduce((sum, answer) => sum + answer.replaceAll(/\s/g, '').length, 0) >= tellingLength
  const kind = trialKinds.find(
    (one) => (isTelling || (places < maxPlaces ? tellingKinds : surestKinds).has(one)) && proofs.some((proof) => proof.kind === one),
  )
  const proof = proofs.find((one) => one.kind === kind)
  if (proof === undefined) return null
  const { rule, question, explanation } = words[proof.kind]
  return { rule, line: proof.line, question, explanation }
}

const words: Readonly<Record<TrialKind, Omit<Feedback, 'line'>>> = {
  TEXT: {
    rule: '바꾸지 않은 입력',
    question: '입력받은 값은 수일까요, 글자일까요?',
    explanation: 'input이 주는 값은 늘 글자예요. 수로 계산하거나 비교하려면 먼저 숫자로 바꿔요.',
  },
  EQUAL: {
    rule: '경계에 있는 값',
    question: '비교하는 두 값이 꼭 같으면 이 조건은 참인가요, 거짓인가요? 문제에서는 어느 쪽인가요?',
    explanation: '‘보다 큰’과 ‘크거나 같은’은 두 값이 꼭 같을 때만 달라요. 틀린 예제에 바로 그런 때가 있어요.',
  },
  START_OF_LOOP: {
    rule: '0부터 세는 반복',
    question: '이 반복의 변수는 어떤 수에서 시작해서 어떤 수에서 끝나나요? 문제는 몇부터 몇까지인가요?',
    explanation:
      'range에 수를 하나만 적으면 0에서 시작하고, 끝에 적은 수의 바로 앞에서 멈춰요. 작은 수를 넣어 처음과 마지막 값을 종이에 적어 보세요.',
  },
  TURNS: {
    rule: '하나 부족하거나 하나 남는 반복',
    question: '이 반복은 몇 번 도나요? 몇 번 돌아야 하나요?',
    explanation: 'range는 끝에 적은 수의 바로 앞에서 멈춰요. 예제의 입력을 손으로 따라가며 처음 값과 마지막 값을 모두 세는지 살펴보세요.',
  },
  EXIT: {
    rule: '너무 일찍 끝나는 반복',
    question: '이 줄을 만나면 그다음에는 어느 줄이 실행되나요? 아직 보지 않은 것이 남아 있지 않나요?',
    explanation: 'break와 return은 그 자리에서 바로 끝내고, continue는 나머지를 건너뛰어요. 예제를 따라가며 언제 끝나야 하는지 살펴보세요.',
  },
  JOIN: {
    rule: '둘 다와 하나만',
    question: '이 조건은 양쪽이 모두 맞아야 참이 되나요, 한쪽만 맞아도 되나요? 문제에서는 어느 쪽인가요?',
    explanation: 'and는 양쪽이 모두 참이어야 참이고, or는 한쪽만 참이어도 참이에요. 예제의 값을 넣어 양쪽을 하나씩 따져 보세요.',
  },
  DIRECTION: {
    rule: '다른 갈래',
    question: '틀린 예제에서 이 조건은 참인가요, 거짓인가요? 문제에서는 어느 쪽인가요?',
    explanation: '비교하는 기호의 방향을 소리 내어 읽어 보세요. 참일 때 하는 일과 거짓일 때 하는 일이 뒤바뀌지 않았는지도 보세요.',
  },
  BRANCHES: {
    rule: '뒤바뀐 갈래',
    question: '어느 갈래에서 무엇을 하는지 하나씩 말해 보세요. 둘이 서로 뒤바뀌지 않았나요?',
    explanation: '조건마다 참이 되는 값을 하나씩 넣어, 그때 나와야 하는 것과 나오는 것을 나란히 적어 보세요.',
  },
  ELSE_IF: {
    rule: '따로 노는 if',
    question: '앞의 if가 참이었으면 이 if도 물어야 하나요?',
    explanation: 'if를 나란히 쓰면 모두 차례로 물어봐요. 여러 갈래 가운데 하나만 고르려면 이어지는 조건을 어떻게 써야 할까요?',
  },
  BOTH: {
    rule: '하나만 고른 갈래',
    question: '위의 조건이 참이었으면 이 elif의 조건도 묻나요? 둘 다 해야 하는 때는 없나요?',
    explanation: 'elif는 위의 조건이 거짓일 때만 물어봐요. 하나만 고르는 일인지, 저마다 따로 물을 일인지 문제를 다시 읽어 보세요.',
  },
  RESET: {
    rule: '처음 값을 넣는 때',
    question: '이 변수에 처음 값을 넣는 일은 언제, 몇 번 해야 하나요?',
    explanation:
      '반복 앞에 적으면 한 번만 하고, 반복 안쪽에 적으면 반복할 때마다 다시 해요. 모으는 것이 하나인지, 묶음마다 새로인지 생각해 보세요.',
  },
  DEPTH: {
    rule: '어느 줄의 안쪽',
    question: '이 줄은 어느 줄의 안쪽에 있나요? 언제, 몇 번 실행되어야 하나요?',
    explanation: '줄 앞의 빈칸이 어디까지가 반복이나 조건의 안쪽인지 정해요. 안쪽의 줄은 반복할 때마다, 또는 조건이 참일 때만 실행돼요.',
  },
  ORDER: {
    rule: '바꾸는 차례',
    question: '이 줄과 바로 윗줄 가운데 무엇을 먼저 해야 하나요?',
    explanation: '먼저 바꾸고 나서 쓰는 것과 쓰고 나서 바꾸는 것은 결과가 달라요. 한 단계씩 보면서 그때 변수에 든 값을 적어 보세요.',
  },
  READING: {
    rule: '읽는 차례',
    question: '입력의 이 줄에는 무엇이 오나요? 바로 윗줄에는요?',
    explanation: '입력은 위에서부터 한 줄씩 차례로 읽어요. 읽은 것을 담은 변수마다 그것이 무엇인지 적어 보고, 쓰는 곳과 맞는지 살펴보세요.',
  },
  BRACKETS: {
    rule: '계산하는 순서',
    question: '이 줄에서는 무엇을 먼저 계산하나요? 문제에서는 무엇을 먼저 계산해야 하나요?',
    explanation: '곱하기와 나누기는 더하기와 빼기보다 먼저 하고, 괄호 안은 그보다 먼저 해요.',
  },
  FINDER: {
    rule: '큰 것과 작은 것',
    question: '이 줄은 가장 큰 것을 고르나요, 가장 작은 것을 고르나요? 문제는 어느 쪽을 묻나요?',
    explanation: 'max는 가장 큰 것을, min은 가장 작은 것을 줘요.',
  },
  EXCHANGED: {
    rule: '앞뒤가 바뀐 값',
    question: '이 줄에서 앞에 적은 것과 뒤에 적은 것의 순서는 문제와 같은가요?',
    explanation: '빼기와 나누기는 앞뒤를 바꾸면 답이 달라지고, 출력은 먼저 적은 것이 먼저 나와요.',
  },
  PLACE: {
    rule: '하나 어긋난 칸',
    question: '이 줄이 보는 칸은 몇 번인가요? 보아야 하는 칸은 몇 번인가요?',
    explanation: '리스트와 글자의 칸은 0부터 세요. 1부터 센 번호와는 하나가 다르고, 자를 때 뒤의 번호는 들어가지 않아요.',
  },
  SIGN: {
    rule: '계산식',
    question: '이 줄의 기호가 하는 일을 말로 하면 무엇인가요? 문제에서 하라는 것과 같은가요?',
    explanation: '기호(+ - * / // % =)를 문제의 말과 하나씩 짝지어 보고, 예제의 값을 넣어 손으로 계산해 보세요.',
  },
  START: {
    rule: '처음 값',
    question: '이 변수의 처음 값은 어떻게 정했나요? 예제에서 이 값은 맨 처음 언제 쓰이나요?',
    explanation: '처음 값이 달라지면 답도 달라져요. 예제를 한 단계씩 따라가며 이 변수가 처음 바뀌는 때를 보세요.',
  },
  NUMBER: {
    rule: '적어 넣은 수',
    question: '이 줄에 적은 수는 문제의 어느 말에서 왔나요? 하나 크거나 작으면 예제의 답은 어떻게 달라지나요?',
    explanation: '경계에 있는 수, 처음 수, 몇 번인지 세는 수는 하나만 달라도 답이 달라져요.',
  },
  NAME: {
    rule: '다른 변수',
    question: '이 줄에서 쓴 변수에는 이때 무엇이 들어 있나요? 쓰려던 값이 맞나요?',
    explanation: '한 단계씩 보면서 이 줄을 실행하기 바로 전에 변수마다 무엇이 들어 있는지 적어 보세요.',
  },
}
