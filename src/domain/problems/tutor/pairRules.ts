import { argumentsOf, bodyNodes, isRefuted, isWrong, loopsIn, nodeRule, type TutorAttempt, type TutorRule, wordsOf } from './attempt.ts'
import { isCallOf, nameOf, namesIn, nodeIn, nodesIn, nodesOf, nodesOfType, type SyntaxNode, wordIn, wordsIn } from '../syntaxTree.ts'
import { sidesOf } from './conditionRules.ts'

/** Rules about pairs, and about numbers that give a range. */
export const pairRules: readonly TutorRule[] = [
  nodeRule(
    '자기 자신과의 짝',
    (tree, attempt) =>
      isWrong(attempt) && mayCountTwice(attempt) ? pairLoops(tree).find(({ twice, itself }) => twice || itself)?.inner : undefined,
    () => [
      '바깥이 2이고 안쪽이 2일 때, 그리고 1과 2, 2와 1일 때를 모두 보나요? 그것도 짝인가요?',
      '안쪽이 바깥과 같은 것을 볼 때가 있으면 자기 자신과 만나고, 안쪽이 늘 처음부터 보면 같은 짝을 두 번 만나요. 안쪽 반복이 어디에서 시작해야 할지 N이 3일 때를 모두 적어 보세요.',
    ],
  ),
  nodeRule(
    '누적합의 앞자리',
    (tree, attempt) => (isWrong(attempt) ? nodesOfType(tree, 'BinOp').find((node) => takesAway(node, namesRead(tree))) : undefined),
    () => [
      '여기까지의 합에서 무엇까지의 합을 빼고 있나요? 처음 날의 값은 남나요?',
      '빼는 쪽의 합에 들어 있는 값은 답에서 빠져요. 하루만 물었을 때(둘이 같은 수일 때)를 손으로 계산해 보세요.',
    ],
  ),
  nodeRule(
    '읽은 수까지의 반복',
    (tree, attempt) =>
      isWrong(attempt)
        ? rangesIn(tree).find(
            (node) =>
              argumentsOf(node).length === 2 &&
              argumentsOf(node).every((one) => namesRead(tree).has(nameOf(one))) &&
              !isRefuted(attempt, 'TURNS', node.line),
          )
        : undefined,
    () => [
      'range가 마지막으로 주는 수는 무엇인가요? 그 수면 되나요?',
      'range는 끝에 적은 수의 바로 앞에서 멈춰요. 처음과 끝이 같은 수일 때 몇 번 도는지 생각해 보세요.',
    ],
  ),
]

const rangesIn = (tree: SyntaxNode) => nodesOf(tree).filter((node) => isCallOf(node, 'range'))

/** Lists the names that hold one input each: `a, b = map(int, input().split())`. */
function namesRead(tree: SyntaxNode): ReadonlySet<string> {
  const readers = nodesOfType(tree, 'Assign').filter((node) => nodesOf(node).some((one) => isCallOf(one, 'input')))
  return new Set(
    readers
      .flatMap((node) => nodesIn(node, 'targets'))
      .flatMap((target) => (target.type === 'Tuple' ? nodesIn(target, 'elts') : []))
      .map(nameOf),
  )
}

/** Tells whether a node is `sums[b] - sums[a]`, with numbers as they were read. */
function takesAway(node: SyntaxNode, read: ReadonlySet<string>): boolean {
  const sides = [nodeIn(node, 'left'), nodeIn(node, 'right')]
  const [list, other] = sides.map((side) => (side?.type === 'Subscript' ? nameOf(nodeIn(side, 'value')) : ''))
  return wordIn(node, 'op') === 'Sub' && list !== '' && list === other && sides.every((side) => read.has(nameOf(nodeIn(side, 'slice'))))
}

interface PairLoops {
  readonly inner: SyntaxNode
  /** Whether both loops begin at the same place. */
  readonly twice: boolean
  /** Whether the inner loop begins where the outer one is. */
  readonly itself: boolean
}

/** Lists the loops within a loop over the same things, where both items are used together. */
function pairLoops(tree: SyntaxNode): readonly PairLoops[] {
  return loopsIn(tree).flatMap((outer) =>
    bodyNodes(outer).flatMap((inner) => {
      const [one, other] = [nameOf(nodeIn(outer, 'target')), nameOf(nodeIn(inner, 'target'))]
      if (inner.type !== 'For' || one === '' || other === '' || !areTogether(inner, one, other)) return []
      const [first, second] = [boundsOf(outer), boundsOf(inner)]
      if (first === null || second === null || first.end === '' || first.end !== second.end) return []
      const isCompared = bodyNodes(inner).some((node) => comparesOf(node, one, other, /^(?:[LG]tE?)$/))
      const isApart = bodyNodes(inner).some((node) => comparesOf(node, one, other, /^NotEq$/))
      return [
        {
          inner,
          twice: second.start !== one && !second.start.split(' ').includes(one) && !isCompared,
          itself: second.start === one && !isCompared && !isApart,
        },
      ]
    }),
  )
}

function comparesOf(node: SyntaxNode, one: string, other: string, sign: RegExp) {
  const names = node.type === 'Compare' ? sidesOf(node).map(nameOf) : []
  return names.includes(one) && names.includes(other) && wordsIn(node, 'ops').some((word) => sign.test(word))
}

/** Returns the start and end of a loop as they are written: `range(i, n)`, or a list's name for both. */
function boundsOf(loop: SyntaxNode): { readonly start: string; readonly end: string } | null {
  const over = nodeIn(loop, 'iter')
  if (nameOf(over) !== '') return { start: '', end: nameOf(over) }
  if (over === null || !isCallOf(over, 'range')) return null
  const [start, end] = argumentsOf(over).length === 1 ? ['0', argumentsOf(over)[0]] : [wordsOf(argumentsOf(over)[0]), argumentsOf(over)[1]]
  return { start, end: wordsOf(end) }
}

/** Tells whether both are printed side by side, or used in one formula: `a[i] + a[j]`, `x + y`. */
function areTogether(inner: SyntaxNode, one: string, other: string): boolean {
  return bodyNodes(inner).some((node) => {
    if (isCallOf(node, 'print')) return [one, other].every((name) => argumentsOf(node).some((argument) => nameOf(argument) === name))
    if (node.type !== 'BinOp' || wordIn(node, 'op') !== 'Add') return false
    const names = namesIn(node)
    const lists = new Set(nodesOfType(node, 'Subscript').map((place) => nameOf(nodeIn(place, 'value'))))
    return names.has(one) && names.has(other) && !lists.has('') && lists.size < 2
  })
}

/** Tells whether the program may count twice: the output is larger than expected, or only hidden cases failed. */
function mayCountTwice({ difference, expectedOutput, output }: TutorAttempt): boolean {
  if (difference === null || difference.kind === 'EXTRA_LINES') return true
  return Number(output) > Number(expectedOutput)
}
