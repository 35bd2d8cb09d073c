import { withParticle } from '../../korean.ts'
import { bodyNodes, isLoop, loopsIn, type TutorAttempt, type TutorRule } from './attempt.ts'
import { fact, type FactText } from './fact.ts'
import { lineFacts, lostWordFact } from './lineFacts.ts'
import type { OutputDifference } from '../outputDifference.ts'
import { constantOf, isCallOf, methodOf, nameOf, nodeIn, nodesIn, nodesOf, type SyntaxNode, wordIn } from '../syntaxTree.ts'

/** Rules that state a fact about the output and the expected one. Only the first fact is told, so the most specific comes first. */
export const factRules: readonly TutorRule[] = [
  lostWordFact,
  fact('값과 자리', (tree, attempt) => {
    const numbers = ofOneNumber(attempt)
    const list = lastNumbers(attempt.input)
    if (numbers === null || !nodesOf(tree).some(isOfMany)) return null
    const { wanted, found } = numbers
    if (list.length > 1 && found !== wanted && list[wanted - 1] === found)
      return [
        `나온 ${withParticle(String(found), '은는')} 입력의 마지막 줄에서 ${wanted}번째에 있는 값이에요. 문제가 묻는 것은 값인가요, 몇 번째인가요?`,
        '가장 크거나 작은 값을 찾는 것과 그 값이 어디에 있는지 찾는 것은 달라요. 값과 함께 자리도 기억해야 할 때가 있어요.',
      ]
    return list.length > 1 && list[found - 1] === wanted && !list.includes(found)
      ? [
          `입력의 마지막 줄에서 ${found}번째에 있는 값이 바로 ${withParticle(String(wanted), '이에요')}. 문제가 묻는 것은 몇 번째인가요, 그 값인가요?`,
          '번호로 리스트의 칸을 보면 그 자리에 든 값이 나와요.',
        ]
      : null
  }),
  fact('모두 센 답', (tree, attempt) => {
    const numbers = ofOneNumber(attempt)
    // The number must be followed by something that can be counted.
    const count = Number(/^\s*(\d+)\s+\S/.exec(attempt.input ?? '')?.[1] ?? '0')
    return numbers !== null && countsAll(tree) && count > 1 && numbers.found === count && numbers.wanted < count
      ? [
          `나온 답은 입력의 개수 ${withParticle(String(count), '과와')} 같아요. 하나도 빼지 않고 세고 있지 않나요?`,
          '같은 것이 또 나온 것이나 조건에 맞지 않는 것까지 세면 모두 센 수가 나와요. 언제 세지 않아야 하는지 정해요.',
        ]
      : null
  }),
  fact('글자표의 끝', (tree, { expectedOutput, output }) => {
    const [wanted = '', found = ''] = [expectedOutput?.trim(), output?.trim()]
    const place = found.search(/[^A-Za-z\s]/)
    const isOfLetters = nodesOf(tree).some((node) => isCallOf(node, 'chr')) && /^[A-Za-z\s]+$/.test(wanted)
    if (!isOfLetters || place === -1 || found.length !== wanted.length) return null
    return wanted.charAt(place).trim() === ''
      ? [
          `답의 ${place + 1}번째에는 빈칸이 와야 하는데 ‘${found[place]}’ 글자가 나왔어요. 그 자리의 입력은 무엇인가요?`,
          '다른 값과 똑같이 바꾸면 안 되는 값이 있는지 입력 설명을 다시 읽어 보세요.',
        ]
      : [
          `답은 모두 알파벳인데 ‘${found[place]}’도 나왔어요. A보다 앞이나 Z보다 뒤로 가면 어디로 가야 하나요?`,
          '번호가 알파벳을 벗어나면 다른 기호가 돼요. 끝에서 처음으로 돌아오게 하는 계산을 생각해 보세요.',
        ]
  }),
  fact('똑같이 어긋난 글자', (tree, { expectedOutput, output }) => {
    const [wanted, found] = [expectedOutput, output].map((text) => Array.from(text?.trim() ?? ''))
    if (wanted === undefined || found === undefined || wanted.length < 2 || found.length !== wanted.length) return null
    const shifts = new Set(wanted.map((letter, at) => (Number(found[at]?.charCodeAt(0)) - letter.charCodeAt(0) + 26) % 26))
    return nodesOf(tree).some((node) => isCallOf(node, 'ord', 'chr')) &&
      [...wanted, ...found].every((letter) => /[A-Z]/.test(letter)) &&
      shifts.size === 1
      ? [
          '모든 글자가 똑같은 칸만큼 어긋났어요. 지금은 앞으로 밀고 있나요, 뒤로 밀고 있나요?',
          '암호로 만드는 것과 암호를 푸는 것은 방향이 반대예요. 첫 글자 하나만 손으로 옮겨 보세요.',
        ]
      : null
  }),
  fact('같을 때의 순서', (tree, { difference }) => {
    const keyed = nodesOf(tree).find((node) => (isCallOf(node, 'sorted', 'max', 'min') || methodOf(node) === 'sort') && sortsByOne(node))
    return keyed === undefined || (difference !== null && difference.kind !== 'REORDERED' && difference.kind !== 'OTHER')
      ? null
      : [
          '비교하는 값이 똑같은 것이 둘이면 무엇이 먼저인가요? 문제는 그때를 어떻게 정했나요?',
          '하나로만 비교하면 같은 것끼리는 입력된 순서 그대로예요. 그다음에 무엇을 비교할지도 정해야 할 때가 있어요.',
          keyed.line,
        ]
  }),
  fact('한 번 훑은 정렬', (tree, { difference }) => {
    const inner = new Set(loopsIn(tree).flatMap(bodyNodes))
    const swap =
      difference?.kind === 'REORDERED'
        ? loopsIn(tree).find(
            (loop) => !inner.has(loop) && !bodyNodes(loop).some((node) => loopsIn(node).length > 0) && bodyNodes(loop).some(isSwap),
          )
        : undefined
    return swap === undefined
      ? null
      : [
          '처음부터 끝까지 한 번 바꾸고 나면 모든 것이 제자리에 있나요?',
          '이웃끼리 한 번 훑으면 가장 큰 것 하나만 끝으로 가요. 예제를 손으로 따라가며 몇 번 훑어야 하는지 세어 보세요.',
          swap.line,
        ]
  }),
  fact('반복 밖의 출력', (tree, { difference, expectedOutput, output }) => {
    const loops = loopsIn(tree)
    const isPrinting = loops.flatMap(bodyNodes).some((node) => isCallOf(node, 'print'))
    const late = nodesIn(tree, 'body').find(
      (node) => isCallOf(nodeIn(node, 'value'), 'print') && loops.some((loop) => loop.endLine < node.line),
    )
    const isOnce = expectedOutput?.trim().includes('\n') === true && output?.trim().includes('\n') === false
    return difference === null || !isOnce || isPrinting || late === undefined
      ? null
      : [
          '답은 여러 줄인데 한 줄만 나왔어요. 이 줄은 몇 번 실행되나요?',
          '반복이 끝난 다음의 줄은 한 번만 실행돼요. 반복할 때마다 실행하려면 어디에 있어야 할까요?',
          late.line,
        ]
  }),
  fact('사이에 든 기호', (_, { difference, expectedOutput, output }) => {
    if (difference?.kind === 'NEGATED') return null
    const [wanted, found] = [expectedOutput, output].map((text) => text?.trim() ?? '')
    if (wanted === undefined || found === undefined || lettersOf(wanted) === '' || lettersOf(wanted) !== lettersOf(found)) return null
    const extra = Array.from(found).find((letter) => /[,.:;|/-]/.test(letter) && !wanted.includes(letter))
    const left = Array.from(wanted).find((letter) => /[,.:;|/-]/.test(letter) && !found.includes(letter))
    if (left !== undefined)
      return [
        `글자와 숫자는 모두 같은데 ‘${left}’ 기호가 없어요. 어디에 들어가야 하나요?`,
        '채점기는 기호와 빈칸까지 하나하나 비교해요. 예제의 출력에 어떤 기호가 어디에 있는지 살펴보세요.',
      ]
    return extra === undefined
      ? null
      : [
          `글자와 숫자는 모두 같은데 ‘${extra}’ 기호도 함께 나왔어요. 값과 값 사이에는 무엇이 들어가야 하나요?`,
          '채점기는 기호와 빈칸까지 하나하나 비교해요. 예제의 출력에 그 기호가 있는지 살펴보세요.',
        ]
  }),
  fact('다른 무늬', (_, { expectedOutput, output }) => {
    const signs = [...new Set(Array.from((expectedOutput ?? '').replaceAll(/\s/g, '')))]
    const own = [...new Set(Array.from((output ?? '').replaceAll(/\s/g, '')))]
    const isPattern = signs.length === 1 && own.length === 1 && isSign(String(signs[0])) && expectedOutput?.trim().includes('\n')
    if (!isPattern) return null
    return signs[0] === own[0]
      ? [
          `첫 줄부터 차례로 ${withParticle(`‘${signs[0]}’`, '이가')} 몇 개씩이어야 하나요? 지금은 몇 개씩인가요?`,
          '줄 번호와 개수를 표로 적어 규칙을 찾아보세요. 줄마다 몇 개씩 늘거나 주는지, 빈칸은 몇 개인지도 함께 적어요.',
        ]
      : [
          `문제는 ‘${signs[0]}’ 기호로 그리라고 해요. 어떤 기호가 나왔나요?`,
          '모양이 같아도 기호가 다르면 다른 답이에요. 문제에서 쓰라는 기호를 그대로 옮겨 적으세요.',
        ]
  }),
  fact('늘 같은 출력', (tree, { expectedOutput, output }) => {
    const [wanted, found] = [expectedOutput, output].map((text) => new Set((text ?? '').trim().split('\n')))
    const count = (output ?? '').trim().split('\n').length
    return count > 1 && found?.size === 1 && Number(wanted?.size) > 1 && loopsIn(tree).length > 0
      ? [
          '줄마다 똑같은 것이 나왔어요. 반복할 때마다 무엇이 달라져야 하나요?',
          '반복의 변수처럼 한 번 돌 때마다 바뀌는 것을 써야 줄마다 달라져요. 출력하는 줄에 그런 값이 있나요?',
        ]
      : null
  }),
  fact('개수까지 더한 답', (tree, attempt) => {
    const numbers = ofOneNumber(attempt)
    const [count, ...values] = numbersOf(attempt.input)
    return numbers !== null &&
      adds(tree) &&
      values.length > 1 &&
      values.length === count &&
      count > 1 &&
      numbers.found - numbers.wanted === count
      ? [
          `나온 답은 맞는 답보다 첫 줄의 ${count}만큼 커요. 값이 아니라 개수인 수도 함께 더하지 않았나요?`,
          '첫 줄은 뒤에 값이 몇 개 오는지 알려 줄 때가 많아요. 어느 수를 더해야 하는지 입력 설명을 다시 읽어 보세요.',
        ]
      : null
  }),
  fact('빠뜨린 값', (tree, attempt) => {
    const numbers = ofOneNumber(attempt)
    const [count, ...values] = numbersOf(attempt.input)
    const missing = numbers === null ? 0 : numbers.wanted - numbers.found
    const isCounted =
      numbers !== null &&
      adds(tree) &&
      values.length > 2 &&
      values.length === count &&
      values.reduce((sum, value) => sum + value, 0) === numbers.wanted
    if (!isCounted || missing === 0 || (missing !== values.at(-1) && missing !== values[0])) return null
    return [
      `나온 답은 ${missing === values.at(-1) ? '마지막' : '첫째'} 값 ${missing}만큼 모자라요. 그 값도 더해지나요?`,
      '몇 번째부터 몇 번째까지 더하는지, 반복이 몇 번 도는지 세어 보세요.',
    ]
  }),
  fact('빠진 글자', (_, { difference, expectedOutput, output }) => {
    if (difference?.kind !== 'OTHER') return null
    const [wanted, found] = [expectedOutput, output].map((text) => text?.trim() ?? '')
    if (
      wanted === undefined ||
      found === undefined ||
      found.length >= wanted.length ||
      wanted.length > 2 * found.length + 4 ||
      !/\p{L}/u.test(found)
    )
      return null
    let at = 0
    const left = Array.from(wanted).filter((letter) => {
      const isKept = letter === found[at]
      if (isKept) at += 1
      return !isKept
    })
    return at === found.length
      ? [
          `답에는 있는데 나오지 않은 글자가 있어요: ${left
            .slice(0, 3)
            .map((letter) => (letter === ' ' ? '빈칸' : letter))
            .join(', ')}. 이 글자는 어디에서 빠지나요?`,
          '처음부터 끝까지 모두 지나는지, 어느 조건에도 들지 않는 글자는 어떻게 되는지 따라가 보세요.',
        ]
      : null
  }),
  fact('없는 말', (_, { code, input, difference, expectedOutput, output }) => {
    if (difference?.kind !== 'OTHER') return null
    const [wanted, found] = [expectedOutput, output].map((text) => text?.trim() ?? '')
    const isWord =
      wanted !== undefined && !/^(?:True|False)$/.test(wanted) && /^\p{L}[\p{L} ]+$/u.test(wanted) && input?.includes(wanted) !== true
    return isWord && found !== undefined && isLetters(found) && code.includes(found) && !code.toLowerCase().includes(wanted.toLowerCase())
      ? [
          `바라는 출력은 ${withParticle(`‘${wanted}’`, '이에요')}. 이 말을 출력하는 줄이 프로그램에 있나요?`,
          '나올 수 있는 답을 문제에서 모두 찾아 적고, 답마다 언제 그 말이 나와야 하는지 하나씩 짝지어 보세요. 적은 말의 철자도 살펴보세요.',
        ]
      : null
  }),
  fact('입력 그대로', (_, { input, expectedOutput, output }) => {
    const [given, wanted, found] = [input, expectedOutput, output].map((text) => (text ?? '').trim().split(/\s+/).join(' '))
    // A single number may be the same by chance.
    return /\D/.test(String(found).replace(/^-/, '')) && found === given && wanted !== given
      ? [
          '나온 것은 입력과 똑같아요. 답을 구하려면 읽은 값으로 무엇을 더 해야 하나요?',
          '읽은 값을 그대로 출력하고 있지는 않나요? 문제가 말한 계산이나 순서를 차례로 적고, 빠진 것이 있는지 살펴보세요.',
        ]
      : null
  }),
  ...lineFacts,
  fact('출력의 다른 점', (_, { difference }) => (difference === null ? null : (differenceWords(difference) ?? null))),
]

const isOfMany = (node: SyntaxNode) => isCallOf(node, 'max', 'min') || node.type === 'Subscript' || isLoop(node)
const isSign = (letter: string) => /^[^\p{L}\p{N}\s]$/u.test(letter)
export const isNumbers = (text = '') => /^[-\d.\s]*\d[-\d.\s]*$/.test(text)
export const isLetters = (text = '') => /\p{L}/u.test(text) && !/\d/.test(text)
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
const adds = (tree: SyntaxNode) =>
  nodesOf(tree).some((node) => (node.type === 'AugAssign' || node.type === 'BinOp') && wordIn(node, 'op') === 'Add')

/** Lists the numbers of an input that holds nothing else. */
export function numbersOf(input: string | null): readonly number[] {
  const text = input ?? ''
  return /^[-\d\s]+$/.test(text) ? text.trim().split(/\s+/).map(Number) : []
}

/** Returns the right and the wrong number, where both outputs are one whole number. */
export function ofOneNumber({ expectedOutput, output }: TutorAttempt): { readonly wanted: number; readonly found: number } | null {
  const [wanted, found] = [expectedOutput, output].map((text) => (/^\s*-?\d+\s*$/.test(text ?? '') ? Number(text) : Number.NaN))
  return wanted === undefined || found === undefined || Number.isNaN(wanted + found) || wanted === found ? null : { wanted, found }
}

/** Lists the numbers of the input's last line, if it holds nothing else. */
function lastNumbers(input: string | null): readonly number[] {
  const line = (input ?? '').trim().replace(/^[\s\S]*\n/, '')
  return /^[-\d\s]+$/.test(line) ? line.trim().split(/\s+/).map(Number) : []
}

/** Tells whether the program prints a list's length, or a name that goes up by 1 in each turn of a loop. */
function countsAll(tree: SyntaxNode): boolean {
  const printed = nodesIn(tree, 'body')
    .map((line) => nodeIn(line, 'value'))
    .flatMap((call) => (isCallOf(call, 'print') ? nodesIn(call, 'args') : []))
  const counting = loopsIn(tree)
    .flatMap((loop) => nodesIn(loop, 'body'))
    .filter((node) => node.type === 'AugAssign' && constantOf(nodeIn(node, 'value'), 'int') === '1')
  const counted = new Set(counting.map((node) => nameOf(nodeIn(node, 'target'))))
  return printed.some((one) => isCallOf(one, 'len') || counted.has(nameOf(one)))
}

/** Tells whether a call sorts by one key: `key=len`, `key=lambda p: p[0]`. */
function sortsByOne(call: SyntaxNode): boolean {
  const key = nodesIn(call, 'keywords').find((node) => wordIn(node, 'arg') === 'key')
  const value = nodeIn(key, 'value')
  return value !== null && nodeIn(value, 'body')?.type !== 'Tuple'
}

/** Recognizes a swap: `a[i], a[j] = a[j], a[i]`. */
function isSwap(node: SyntaxNode): boolean {
  const [target] = nodesIn(node, 'targets')
  const places = nodesIn(target, 'elts')
  return node.type === 'Assign' && places.length === 2 && places.every(({ type }) => type === 'Subscript')
}

/** Returns a question about the output, for when the code itself shows nothing. */
function differenceWords(difference: OutputDifference): FactText | undefined {
  if (difference.kind === 'TYPO')
    return [
      `${withParticle(`‘${difference.found}’`, '과와')} ${withParticle(`‘${difference.wanted}’`, '은는')} 어느 글자가 다른가요?`,
      '채점기는 글자를 하나하나 비교해요. 문제에 적힌 말을 그대로 옮겨 적었는지 살펴보세요.',
    ]
  if (difference.kind === 'OFF_BY_ONE')
    return difference.by === 1
      ? [
          '나온 수가 바라는 수보다 꼭 1만큼 커요. 하나를 더 센 것일까요, 우연히 그만큼 어긋난 것일까요?',
          '시작하는 값과 마지막 값, 번호를 0부터 세는지 1부터 세는지 살펴보세요. 아니라면 예제를 한 단계씩 따라가며 처음으로 달라지는 곳을 찾아보세요.',
        ]
      : [
          '나온 수가 바라는 수보다 꼭 1만큼 작아요. 하나를 빠뜨린 것일까요, 우연히 그만큼 어긋난 것일까요?',
          '시작하는 값과 마지막 값, 번호를 0부터 세는지 1부터 세는지 살펴보세요. 아니라면 예제를 한 단계씩 따라가며 처음으로 달라지는 곳을 찾아보세요.',
        ]
  return words[difference.kind]
}

const words: Partial<Readonly<Record<OutputDifference['kind'], FactText>>> = {
  SWAPPED: [
    '두 값 가운데 무엇을 먼저 출력해야 하나요?',
    '나온 것은 모두 답에 있는데 둘이 서로 자리를 바꿨어요. 문제에서 먼저 말한 것이 무엇인지 다시 읽어 보세요.',
  ],
  REORDERED: [
    '나온 것은 모두 답에 있는데 순서가 달라요. 무엇이 먼저 나와야 하나요?',
    '예제의 맨 앞 값이 왜 맨 앞에 와야 하는지 설명해 보고, 지금은 왜 다른 값이 앞에 왔는지 따라가 보세요.',
  ],
  NOTHING_PRINTED: [
    '출력하는 줄은 실행되고 있나요?',
    '조건 안에 있거나 함수 안에 있는 출력은 그곳까지 가야 실행돼요. 한 단계씩 보면서 그 줄에 가는지 살펴보세요.',
  ],
  CASE: ['대문자와 소문자까지 문제와 같은가요?', '채점기는 글자를 하나하나 비교해요. 대문자와 소문자는 서로 다른 글자예요.'],
  REVERSED: [
    '어느 쪽 끝에서부터 시작하고 있나요?',
    '나온 것을 거꾸로 놓으면 답이 돼요. 처음과 끝 가운데 어디에서 시작해야 하는지 다시 읽어 보세요.',
  ],
  MISSING_LINES: ['출력이 몇 줄이어야 하나요?', '마지막 값까지 출력하는지, 조건에 맞지 않아 건너뛴 것이 있는지 살펴보세요.'],
  NEGATED: [
    '답은 양수인가요, 음수인가요? 무엇에서 무엇을 빼야 하나요?',
    '수의 크기는 같은데 양수와 음수가 뒤바뀌었어요. 빼는 것이 있으면 순서를 소리 내어 읽어 보세요.',
  ],
  MISSING_TEXT: [
    '출력해야 하는 것이 모두 나왔나요?',
    '나온 것은 답의 한 부분뿐이에요. 마지막에 남은 것이나, 0일 때도 적어야 하는 것이 있는지 살펴보세요.',
  ],
  EXTRA_TEXT: [
    '답 말고 다른 말도 함께 출력하고 있나요?',
    '채점기는 출력을 한 글자씩 비교해요. 알아보기 쉽게 덧붙인 말과 단위도 답에 들어가요.',
  ],
  EXTRA_LINES: ['꼭 필요한 줄만 출력하고 있나요?', '확인하려고 적어 둔 출력이나 조건이 너무 넓은 출력이 남아 있는지 살펴보세요.'],
}
