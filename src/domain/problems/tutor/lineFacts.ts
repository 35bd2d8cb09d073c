import type { TutorRule } from './attempt.ts'
import { fact } from './fact.ts'
import { withParticle } from '../../korean.ts'
import { linesOf } from '../compareOutput.ts'
import type { OutputDifference } from '../outputDifference.ts'
import { isCallOf, namesIn, nodeIn, nodesIn, nodesOf, nodesOfType, type SyntaxNode, wordIn } from '../syntaxTree.ts'

const negative = /(?<![\w.)])-\d+(?:\.\d+)?/

/** Finds a number below 0 where none is wanted, and none was given or written out. */
export const negativeFact: TutorRule = fact('음수가 나온 답', (tree, { code, input, difference, expectedOutput, output, proofs }) => {
  const [found = ''] = negative.exec(output ?? '') ?? []
  // A subtracted constant does not count: then the formula itself may be wrong.
  const isTakenAway = nodesOfType(tree, 'BinOp').some(
    (node) => wordIn(node, 'op') === 'Sub' && ['left', 'right'].every((side) => namesIn(nodeIn(node, side)).size > 0),
  )
  // A change elsewhere repairs the program.
  const isMended = (proofs ?? []).length > 0
  const isGiven = [code, input, expectedOutput].some((text) => negative.test(text ?? ''))
  return found === '' || isGiven || !isTakenAway || isMended || difference?.kind === 'NEGATED'
    ? null
    : [
        `나온 ${withParticle(found, '은는')} 0보다 작아요. 답이 0보다 작을 수 있나요? 어떤 입력에서 그렇게 되나요?`,
        '빼는 수가 더 크면 0보다 작은 수가 나와요. 그런 입력이 문제에서는 어떤 때인지 떠올려 보고, 그때 무엇을 해야 하는지 정해 보세요.',
      ]
})

const countIn = (lines: readonly string[], line: string) => lines.filter((other) => other === line).length

/** Finds a word that was printed more often than it should be. */
const twiceFact: TutorRule = fact('두 번 나온 말', (_, { expectedOutput, output }) => {
  const [wanted, found] = [linesOf(expectedOutput ?? ''), linesOf(output ?? '')]
  const twice = found.find((line) => /\p{L}/u.test(line) && wanted.length > 1 && countIn(wanted, line) === 1 && countIn(found, line) > 1)
  return twice === undefined
    ? null
    : [
        `${withParticle(`‘${twice}’`, '은는')} 답에 한 번 나오는데 여러 번 나왔어요. 두 번째에는 무엇이 달라야 하나요?`,
        '이미 적은 것을 또 만났을 때 어떻게 해야 하는지 문제를 다시 읽어 보세요.',
      ]
})

const ordinals = ['첫째', '둘째', '셋째', '넷째', '다섯째']

/** Other rules say more about these differences. */
const toldOtherwise = new Set<OutputDifference['kind']>([
  'BLANK',
  'NEWLINE',
  'TYPO',
  'CASE',
  'ROUNDING',
  'REORDERED',
  'SWAPPED',
  'REVERSED',
])

/** Finds the single line that is wrong. */
const lineFact: TutorRule = fact('한 줄만 다른 출력', (tree, { difference, expectedOutput, output }) => {
  const [wanted, found] = [linesOf(expectedOutput ?? ''), linesOf(output ?? '')]
  const [place, ...others] = wanted.flatMap((line, at) => (line === found[at] ? [] : at))
  if (place === undefined || others.length > 0 || wanted.length < 2 || wanted.length !== found.length) return null
  const which = ordinals[place]
  const line = printOf(tree, place, wanted.length)
  if (which === undefined || line === null || (difference !== null && toldOtherwise.has(difference.kind))) return null
  return [
    `${which} 줄만 달라요. 그 줄에는 무엇이 나와야 하고, 지금은 무엇이 나왔나요?`,
    '나머지 줄은 모두 맞아요. 그 줄을 출력하는 곳을 찾아 예제를 넣고 따라가 보세요. 기호라면 몇 개인지도 세어 보세요.',
    line,
  ]
})

/** Returns the line of code that prints this line of the output, if each is printed by one line of the program. */
function printOf(tree: SyntaxNode, place: number, count: number): number | null {
  const prints = nodesIn(tree, 'body').filter((line) => isCallOf(nodeIn(line, 'value'), 'print'))
  const all = nodesOf(tree).filter((node) => isCallOf(node, 'print'))
  const [print = null] = prints.length === count && all.length === count ? prints.slice(place) : []
  return print === null ? null : print.line
}

/** Rules that come before all those about the kind of difference alone. */
export const lineFacts: readonly TutorRule[] = [twiceFact, lineFact]
