import { expect, test } from 'vitest'
import { defaultLimits as limits } from '../../../src/domain/problems/execution.ts'
import { momentsOf } from '../../../src/domain/problems/trace.ts'
import { isShownWhole } from '../../../src/domain/problems/traceWords.ts'
import { lineCounts, traceableVariables, traceTable } from '../../../src/domain/problems/traceTable.ts'
import { withPython } from './tutor/attempts.ts'

const { python } = withPython()

const momentsIn = async (code: string) => momentsOf(await python().trace({ code, input: '', limits }).result)

test('a table has the values of the program itself after each of its lines', async () => {
  const moments = await momentsIn('total = 0\nfor n in range(1, 3):\n    total += n\nword = "긴\\t말"\n')
  expect(traceTable(moments, { variables: ['n', 'total', 'word'], lines: [1, 3, 4] })).toEqual([
    { line: 1, cells: ['', '0', ''] },
    { line: 3, cells: ['1', '1', ''] },
    { line: 3, cells: ['2', '3', ''] },
    { line: 4, cells: ['2', '3', '‘긴 말’'] },
  ])
  expect([...lineCounts(moments)]).toEqual([
    [1, 1],
    [2, 3],
    [3, 2],
    [4, 1],
  ])
})

test('variables are offered whose values fit into a cell', async () => {
  const code = `
a = [1, (2, 'x')]
long = 'x' * 41
many = list(range(9))
pairs = {'a': [1]}
def double(n):
    inner = n * 2
    return inner
late = double(3)
a = None
big = 10 ** 500
steps = range(3)
deep = [[[[[1]]]]]
`
  expect(traceableVariables(await momentsIn(code))).toEqual(['a', 'pairs', 'late'])
})

test('a step that nothing is known of has empty cells, and offers nothing', () => {
  const event = { kind: 'line', line: 1, frames: [], outputLength: 0, value: null, errorType: null } as const
  const moment = { event, next: null, frames: [], outputLength: 0, statement: null }
  expect(traceTable([moment], { variables: ['a'], lines: [1] })).toEqual([{ line: 1, cells: [''] }])
  expect(traceableVariables([moment])).toEqual([])
})

test('objects, and what is nested too deep, are not told whole', () => {
  expect(isShownWhole({ kind: 'pairs', type: 'Fish', size: 0, pairs: [] })).toBe(false)
  expect(isShownWhole({ kind: 'pairs', type: 'dict', size: 1, pairs: null })).toBe(false)
  expect(isShownWhole({ kind: 'sequence', type: 'list', size: 1, items: null })).toBe(false)
  expect(isShownWhole({ kind: 'pairs', type: 'dict', size: 0, pairs: [] })).toBe(true)
})
