import { expect, it } from 'vitest'
import {
  childrenOf,
  constantOf,
  isInBody,
  methodOf,
  nameOf,
  namesIn,
  nodeIn,
  nodesIn,
  nodesOfType,
  sourceOf,
  statementsByLine,
  wordIn,
} from '../../../src/domain/problems/syntaxTree.ts'
import { withPython } from './tutor/attempts.ts'

const { treeOf, python } = withPython()

it('finds what stands where, also behind Hangul', async () => {
  const code = '이름 = "바다"; n = len(이름)\nprint(\n    n,\n)\n'
  const tree = await treeOf(code)
  const [call] = nodesOfType(tree, 'Call')
  expect(call && sourceOf(call, code)).toBe('len(이름)')
  const print = nodesOfType(tree, 'Call')[1]
  expect(print && sourceOf(print, code)).toBe('print( …')
  expect(print && sourceOf({ ...print, line: 99 }, code)).toBe(' …')
  expect(sourceOf(null, code)).toBe('')
  expect([...namesIn(tree)]).toEqual(['이름', 'n', 'len', 'print'])
  expect(namesIn(null).size).toBe(0)
})

it('gives nothing where there is nothing', async () => {
  const tree = await treeOf('x = 1\nx.y = 2\n')
  expect([nodeIn(tree, 'test'), nodesIn(tree, 'orelse'), wordIn(tree, 'id'), nameOf(null), methodOf(null)]).toEqual([null, [], '', '', ''])
  expect(constantOf(null, 'int')).toBeNull()
  expect(nodesOfType(tree, 'Constant').map((node) => [constantOf(node, 'int'), constantOf(node, 'str')])).toEqual([
    ['1', null],
    ['2', null],
  ])
  expect(childrenOf(tree)).toHaveLength(2)
  expect(isInBody({ ...tree, fields: {} }, 1)).toBe(false)
})

it('knows the statement of each line: of a line with several the first, of a block its own', async () => {
  const code = 'if 1:\n    a = 1; b = 2\nelse: c = 3\nfor i in [\n    1,\n]:\n    pass\nd = (\n    4\n)\n'
  const statements = statementsByLine(await treeOf(code))
  expect([...statements].toSorted(([one], [other]) => one - other).map(([line, { type }]) => [line, type])).toEqual([
    [1, 'If'],
    [2, 'Assign'],
    [3, 'Assign'],
    [4, 'For'],
    [5, 'For'],
    [6, 'For'],
    [7, 'Pass'],
    [8, 'Assign'],
    [9, 'Assign'],
    [10, 'Assign'],
  ])
})

it('is none for what Python cannot read, with the reason', async () => {
  expect(await python().syntax('print(1').result).toEqual({
    tree: null,
    error: { type: 'SyntaxError', message: "'(' was never closed", line: 1 },
  })
})
