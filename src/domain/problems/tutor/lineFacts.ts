import { namesStored, type TutorRule } from './attempt.ts'
import { fact } from './fact.ts'
import { withParticle } from '../../korean.ts'
import { linesOf } from '../compareOutput.ts'
import type { OutputDifference } from '../outputDifference.ts'
import { isCallOf, nameOf, nodeIn, nodesIn, nodesOf, nodesOfType, type SyntaxNode } from '../syntaxTree.ts'

/** Finds a word of the input that was printed in place of another one: a variable was overwritten before its value was used. */
export const lostWordFact: TutorRule = fact('사라진 낱말', (tree, { input, expectedOutput, output }) => {
  const [given, wanted, found] = [input, expectedOutput, output].map((text) => (text ?? '').trim().split(/\s+/))
  if (given === undefined || wanted === undefined || found === undefined || wanted.length !== found.length) return null
  const twice = found.find((word) => /\p{L}/u.test(word) && countIn(found, word) > Math.max(1, countIn(wanted, word)))
  const lost = wanted.find((word) => given.includes(word) && !found.includes(word))
  const isMoved = nodesOfType(tree, 'Assign').some((node) => nodeIn(node, 'value')?.type === 'Name')
  return twice === undefined || lost === undefined || !isMoved || !given.includes(twice)
    ? null
    : [
        `${withParticle(`‘${twice}’`, '이가')} 여러 번 나오고 ${withParticle(`‘${lost}’`, '은는')} 나오지 않았어요. ‘${lost}’ 값은 어느 줄에서 사라졌나요?`,
        '변수에 새 값을 담으면 전에 있던 값은 사라져요. 줄마다 변수에 무엇이 들어 있는지 적어 보고, 나중에 쓸 값은 어떻게 해야 할지 생각해 보세요.',
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
const explainedElsewhere = new Set<OutputDifference['kind']>([
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
  const print = printOf(tree, place, wanted.length)
  if (which === undefined || print === null || (difference !== null && explainedElsewhere.has(difference.kind))) return null
  return [
    `${which} 줄만 달라요. 그 줄에는 무엇이 나와야 하고, 지금은 무엇이 나왔나요?`,
    '나머지 줄은 모두 맞아요. 그 줄을 출력하는 곳을 찾아 예제를 넣고 따라가 보세요. 기호라면 몇 개인지도 세어 보세요.',
    placeOf(tree, print),
  ]
})

/** Returns the call that prints this line of the output, if each is printed by one line of the program. */
function printOf(tree: SyntaxNode, place: number, count: number): SyntaxNode | null {
  const prints = nodesIn(tree, 'body').filter((line) => isCallOf(nodeIn(line, 'value'), 'print'))
  const all = nodesOf(tree).filter((node) => isCallOf(node, 'print'))
  return prints.length === count && all.length === count ? nodeIn(prints[place], 'value') : null
}

/** Returns the line where a printed value comes from: the print itself, unless it prints a variable that is computed elsewhere. */
function placeOf(tree: SyntaxNode, print: SyntaxNode): number | null {
  const [name, ...others] = nodesIn(print, 'args')
    .map(nameOf)
    .filter((one) => one !== '')
  if (name === undefined) return print.line
  const stores = nodesOfType(tree, 'Assign', 'AugAssign', 'For').filter((node) => namesStored([node]).has(name))
  const isRead = stores.some((node) => nodesOf(node).some((one) => isCallOf(one, 'input')))
  const [only] = stores.length === 1 && others.length === 0 && !isRead ? stores : []
  return only?.line ?? null
}

/** Rules that come before all those about the kind of difference alone. */
export const lineFacts: readonly TutorRule[] = [twiceFact, lineFact]
