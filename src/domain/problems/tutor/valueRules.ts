import { argumentsOf, blocksOf, isWrong, mayBeWrong, namesStored, nodeRule, type TutorRule, wordsOf } from './attempt.ts'
import {
  constantOf,
  isCallOf,
  methodOf,
  nameOf,
  nodeIn,
  nodesIn,
  nodesOf,
  nodesOfType,
  type MaybeNode,
  type SyntaxNode,
  wordIn,
} from '../syntaxTree.ts'

/** Rules about values, names and conditions. */
export const valueRules: readonly TutorRule[] = [
  nodeRule(
    '돌려주지 않는 기능',
    (tree) =>
      nodesOfType(tree, 'Assign', 'Return').find(
        (node) =>
          ['sort', 'append', 'reverse', 'extend', 'insert', 'remove', 'add', 'clear'].includes(methodOf(nodeIn(node, 'value'))) &&
          // A class may have a method of its own with this name.
          nodesOfType(tree, 'ClassDef').length === 0,
      ) ??
      nodesOf(tree).find(
        (node) => isCallOf(node, 'print') && argumentsOf(node).some((one) => ['sort', 'reverse', 'append'].includes(methodOf(one))),
      ),
    () => [
      '이 기능은 리스트를 고치나요, 새 리스트를 돌려주나요?',
      'sort, append, reverse는 있던 것을 고치고 없음(None)을 돌려줘요. 그 결과를 변수에 담으면 None이 남아요.',
    ],
  ),
  nodeRule(
    '버려진 결과',
    (tree) => nodesOfType(tree, 'Expr').find((node) => isLostResult(nodeIn(node, 'value'))),
    () => [
      '이 줄에서 나온 값은 어디에 담기나요?',
      '계산하거나 바꾼 값은 새로 만들어질 뿐이고, 담지 않으면 사라져요. 변수에 든 값은 그대로예요.',
    ],
  ),
  nodeRule(
    '뒤집힌 기호',
    (tree) =>
      nodesOfType(tree, 'Assign').find((node) => {
        const value = nodeIn(node, 'value')
        return value !== null && wordIn(value, 'op') === 'UAdd'
      }),
    () => ['이 줄은 값을 더하나요, 새 값을 넣나요?', '=+는 양수를 넣으라는 뜻으로 읽혀요. 있던 값에 더하는 기호는 순서가 달라요.'],
  ),
  nodeRule(
    '사라진 값',
    (tree) => blocksOf(tree).flatMap(lostSwaps)[0],
    () => [
      '이 줄을 실행하기 바로 전에 두 변수에는 무엇이 들어 있나요?',
      '변수에 새 값을 넣으면 전에 있던 값은 사라져요. 나중에 쓸 값은 미리 다른 곳에 담아 두어야 해요.',
    ],
  ),
  nodeRule(
    '1부터 센 번호로 자르기',
    (tree, { difference }) => (difference?.kind === 'OTHER' ? slicesByInput(tree)[0] : undefined),
    () => [
      '첫째 값은 리스트의 몇 번 칸에 있나요?',
      '사람은 1부터 세고 리스트의 칸은 0부터 세요. 자를 때 앞의 번호는 들어가고 뒤의 번호는 들어가지 않아요.',
    ],
  ),
  nodeRule(
    '거듭제곱이 아닌 기호',
    (tree, attempt) =>
      isWrong(attempt)
        ? nodesOfType(tree, 'BinOp').find(
            (node) => wordIn(node, 'op') === 'BitXor' && ['left', 'right'].some((side) => constantOf(nodeIn(node, side), 'int') !== null),
          )
        : undefined,
    () => [
      '^는 무엇을 계산하는 기호인가요? print(2 ^ 3)을 실행하면 무엇이 나오나요?',
      '파이썬의 ^는 거듭제곱이 아니에요. 같은 수를 여러 번 곱하는 기호는 따로 있어요.',
    ],
  ),
  nodeRule(
    '0에서 시작하는 곱',
    (tree, attempt) => (mayBeWrong(attempt) ? productFromZero(tree) : undefined),
    () => [
      '곱하기 전에 이 변수에는 무엇이 들어 있나요? 거기에 무엇을 곱하면 얼마가 되나요?',
      '0에는 무엇을 곱해도 0이에요. 모으는 기호(더하기인지 곱하기인지)와 처음 값이 서로 맞는지 살펴보세요.',
    ],
  ),
  nodeRule(
    '버려진 소수점 아래',
    (tree, attempt) =>
      isWrong(attempt) && /\d\.\d*[1-9]/.test(attempt.expectedOutput ?? '')
        ? nodesOfType(tree, 'BinOp', 'AugAssign').find((node) => wordIn(node, 'op') === 'FloorDiv')
        : undefined,
    () => [
      '이 나눗셈은 소수점 아래를 남기나요, 버리나요?',
      '//는 몫만 주고 소수점 아래를 버려요. 답에 소수점 아래가 필요하면 어떤 기호로 나누어야 할까요?',
    ],
  ),
  nodeRule(
    '소수로 나누기',
    (tree, attempt) => {
      const isTypeError = attempt.error?.type === 'TypeError' && /'float'/.test(attempt.error.message)
      const isWholeWanted = /^(?!.*\.\d).*\d/s.test(attempt.expectedOutput ?? '') && mayBeWrong(attempt)
      const cut = new Set(nodesOf(tree).flatMap((node) => (isCallOf(node, 'int', 'round') ? argumentsOf(node) : [])))
      return isTypeError || isWholeWanted
        ? nodesOfType(tree, 'BinOp', 'AugAssign').find((node) => wordIn(node, 'op') === 'Div' && !cut.has(node))
        : undefined
    },
    () => [
      '이 나눗셈의 답은 정수인가요, 소수인가요?',
      '/는 나누어떨어져도 소수를 줘요. 몫이나 나머지만 필요할 때 쓰는 기호가 따로 있어요.',
    ],
  ),
  nodeRule(
    '반올림',
    (tree, { difference, expectedOutput }) =>
      // Decimals where whole numbers are wanted come from a division.
      difference?.kind === 'ROUNDING' && /\.\d|^$/.test(expectedOutput ?? '')
        ? (nodesOf(tree).find((node) => isCallOf(node, 'round', 'int') || node.type === 'FormattedValue') ?? nodesOfType(tree, 'BinOp')[0])
        : undefined,
    () => [
      '답은 소수점 아래 몇째 자리까지 써야 하나요?',
      '자르기, 반올림하기, 자릿수를 맞춰 쓰기는 모두 달라요. 계산하는 도중에 먼저 자르고 있지는 않은지도 살펴보세요.',
    ],
  ),
  nodeRule(
    '자릿수를 정하지 않은 소수',
    (tree, attempt) => {
      const isDecimal = /\d\.\d/.test(attempt.expectedOutput ?? '') && mayBeWrong(attempt) && attempt.state !== null
      const isOpen = attempt.error === null && (attempt.difference === null || attempt.difference.kind === 'ROUNDING')
      return isDecimal && isOpen && !nodesOf(tree).some(setsPlaces)
        ? nodesOfType(tree, 'BinOp').find((node) => wordIn(node, 'op') === 'Div')
        : undefined
    },
    () => [
      '답은 소수점 아래 몇째 자리까지 써야 하나요? 이 계산은 늘 그만큼만 나오나요?',
      '예제에서는 맞아도 다른 입력에서는 소수점 아래가 길게 나올 수 있어요. 출력할 때 자릿수를 정해요.',
    ],
  ),
  nodeRule(
    '쓰지 않은 변수',
    (tree, attempt) => (mayBeWrong(attempt) ? unusedStore(tree) : undefined),
    (node) => [
      `${[...namesStored([node])].join(', ')}에 담은 값은 어디에서 쓰이나요?`,
      '값을 담기만 하고 쓰지 않았어요. 빠뜨린 계산이 있거나, 비슷한 다른 이름을 쓰고 있을지도 몰라요.',
    ],
  ),
  nodeRule(
    '리스트 너머의 칸',
    (tree, { error }) =>
      error?.type === 'IndexError'
        ? nodesOf(tree).find(
            (node) => node.line === error.line && (node.type === 'Subscript' || (methodOf(node) === 'pop' && argumentsOf(node).length > 0)),
          )
        : undefined,
    () => [
      '오류가 난 때에 칸 번호는 몇이고, 길이는 몇인가요?',
      '칸 번호는 0부터 길이보다 하나 작은 수까지예요. 옆 칸을 볼 때는 양 끝에 옆이 있는지도 생각해 보세요.',
    ],
  ),
]

const textMethods = new Set('upper lower swapcase capitalize title replace strip lstrip rstrip zfill join split format'.split(' '))

/** Tells whether a result is lost: a sum, or a text made of another, that is never used. */
const isLostResult = (value: SyntaxNode | null) => value?.type === 'BinOp' || textMethods.has(methodOf(value))

/** Returns a name, or an item of a list, as it is written; empty for anything else. */
const placeOf = (node: MaybeNode) => (node?.type === 'Name' || node?.type === 'Subscript' ? wordsOf(node) : '')

/** Finds `a = b` and, right after it, `b = a`. */
function lostSwaps(block: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const pairs = block.map((node) => [placeOf(nodesIn(node, 'targets')[0]), placeOf(nodeIn(node, 'value'))] as const)
  return block.filter((_, at) => {
    const [[target, value] = ['', ''], [former, taken] = ['', '']] = [pairs[at], pairs[at - 1]]
    return target !== '' && target === taken && value === former && target !== value
  })
}

/** Finds `xs[a:b]` with numbers from the input at both ends. */
function slicesByInput(tree: SyntaxNode): readonly SyntaxNode[] {
  const readers = nodesOfType(tree, 'Assign').filter((node) => nodesOf(node).some((one) => isCallOf(one, 'input')))
  const read = namesStored(readers)
  return nodesOfType(tree, 'Slice').filter((node) => ['lower', 'upper'].every((side) => read.has(nameOf(nodeIn(node, side)))))
}

/** Tells whether a node sets the number of decimals. */
const setsPlaces = (node: SyntaxNode) =>
  isCallOf(node, 'round', 'format', 'int') ||
  methodOf(node) === 'format' ||
  nodeIn(node, 'format_spec') !== null ||
  (node.type === 'BinOp' && wordIn(node, 'op') === 'Mod' && constantOf(nodeIn(node, 'left'), 'str') !== null)

/** Finds a name that is assigned but never read. A name that begins with `_` is meant to be unused. */
function unusedStore(tree: SyntaxNode): SyntaxNode | undefined {
  const stores = nodesOf(tree).filter(({ type }) => type === 'Assign' || type === 'AnnAssign')
  const changes = nodesOfType(tree, 'AugAssign').map((node) => nodeIn(node, 'target'))
  const written = new Set([
    ...stores.flatMap((node) => nodesIn(node, 'targets').flatMap((target) => [target].concat(nodesIn(target, 'elts')))),
    // A name that is only added to counts as unused, too.
    ...changes,
  ])
  const read = new Set(
    nodesOfType(tree, 'Name')
      .filter((node) => !written.has(node))
      .map(nameOf),
  )
  const declared = nodesOfType(tree, 'Global', 'Nonlocal').length > 0
  return declared
    ? undefined
    : stores.find((node) => {
        const names = nodesIn(node, 'targets').map(nameOf)
        // A count before the values is read, and often not needed.
        const isRead = nodesOf(node).some((one) => isCallOf(one, 'input'))
        return names.length > 0 && !isRead && names.every((name) => name !== '' && !name.startsWith('_') && !read.has(name))
      })
}

/** Finds a product that begins with 0: `total = 0` and `total *= i`, or `total = total * i`. */
function productFromZero(tree: SyntaxNode): SyntaxNode | undefined {
  const starts = nodesOfType(tree, 'Assign').filter((node) => !isProduct(node))
  return nodesOfType(tree, 'AugAssign', 'Assign').find((node) => {
    const name = nameOf(nodeIn(node, 'target') ?? nodesIn(node, 'targets')[0])
    const own = starts.filter((start) => namesStored([start]).has(name))
    return isProduct(node) && own.length > 0 && own.every((start) => constantOf(nodeIn(start, 'value'), 'int') === '0')
  })
}

function isProduct(node: SyntaxNode): boolean {
  if (node.type === 'AugAssign') return wordIn(node, 'op') === 'Mult'
  const value = nodeIn(node, 'value')
  const name = nameOf(nodesIn(node, 'targets')[0])
  return (
    value?.type === 'BinOp' &&
    wordIn(value, 'op') === 'Mult' &&
    name !== '' &&
    [nodeIn(value, 'left'), nodeIn(value, 'right')].some((side) => nameOf(side) === name)
  )
}
