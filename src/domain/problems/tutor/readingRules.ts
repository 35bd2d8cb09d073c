import { withParticle } from '../../korean.ts'
import { type Finding, namesStored, type TutorAttempt, type TutorRule } from './attempt.ts'
import { nodesOf, nodesOfType, type SyntaxNode } from '../syntaxTree.ts'

/** Rules about code that Python cannot parse, and about unknown names. */
export const readingRules: readonly TutorRule[] = [
  onError('콜론', /^SyntaxError$/, /expected ':'/, [
    'if, for, while, def로 시작하는 줄은 무엇으로 끝나야 할까요?',
    '콜론은 ‘이제 안쪽이 시작돼요’라고 알려 주는 표시예요.',
  ]),
  onError('같다와 넣기', /^SyntaxError$/, /Maybe you meant '=='|cannot assign to .*==/, [
    '여기서는 값을 넣고 싶나요, 두 값이 같은지 묻고 싶나요?',
    '= 하나는 값을 넣고, == 둘은 같은지 물어봐요.',
  ]),
  onError('들여쓰기', /^(IndentationError|TabError)$/, /^/, [
    '이 줄은 어느 줄의 안쪽에 있어야 할까요?',
    '파이썬은 줄 앞의 빈칸 수로 어디까지가 한 묶음인지 알아봐요. 같은 묶음은 빈칸 수가 모두 같아야 해요.',
  ]),
  onError('닫지 않은 괄호', /^SyntaxError$/, /was never closed|unmatched|does not match opening/, [
    '여는 괄호와 닫는 괄호를 하나씩 짝지어 보면 남는 것이 있나요?',
    '괄호가 겹치면 안쪽부터 닫아요. 오류가 난 줄의 바로 윗줄도 살펴보세요.',
  ]),
  onError('닫지 않은 따옴표', /^SyntaxError$/, /unterminated/, [
    '이 글자는 어디에서 시작해서 어디에서 끝나나요?',
    '글자는 앞과 뒤를 같은 따옴표로 감싸요. 글자 안에 같은 따옴표가 있으면 거기서 끝난 것으로 읽혀요.',
  ]),
  {
    name: '모르는 이름',
    find({ error, tree, expectedOutput }) {
      if (error?.type !== 'NameError') return null
      const name = /name '(.+?)' is not defined/.exec(error.message)?.[1] ?? ''
      const [question, explanation] = unknownNameText(name, tree, (expectedOutput ?? '').split(/\s+/))
      return { line: error.line, question, explanation }
    },
  },
]

function onError(name: string, type: RegExp, message: RegExp, [question, explanation]: readonly [string, string]): TutorRule {
  return {
    name,
    find: ({ error }: TutorAttempt): Finding | null =>
      error !== null && type.test(error.type) && message.test(error.message) ? { line: error.line, question, explanation } : null,
  }
}

function unknownNameText(
  name: string,
  tree: SyntaxNode | null,
  answers: readonly string[],
): readonly [question: string, explanation: string] {
  const choices = tree === null ? [] : nodesOfType(tree, 'If', 'For', 'While', 'Try')
  if (name !== '' && choices.some((node) => namesStored(nodesOf(node)).has(name)))
    return [
      `${name}에 값을 넣는 줄은 언제나 실행되나요?`,
      '조건이 거짓이거나 반복이 한 번도 돌지 않거나 try 안에서 먼저 오류가 나면, 그 안의 줄은 실행되지 않아요. 그때는 어떤 값이어야 하는지도 정해 두세요.',
    ]
  if (/[가-힣]/.test(name) || (name !== '' && answers.includes(name)))
    return [
      `${withParticle(name, '은는')} 변수의 이름인가요, 글자 그대로인가요?`,
      '글자 그대로 쓰려면 따옴표로 감싸요. 따옴표가 없으면 파이썬은 변수의 이름으로 읽어요.',
    ]
  return [
    '이 이름에 값을 넣은 줄은 어디인가요? 철자와 대문자, 소문자가 같은가요?',
    '파이썬은 위에서 아래로 읽어요. 이름을 쓰기 전에 값을 넣어 두어야 해요.',
  ]
}
