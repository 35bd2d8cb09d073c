import { describe, expect, test } from 'vitest'
import {
  type Arrangement,
  arrangedCode,
  changedLineCount,
  indentLine,
  inLadderOrder,
  isAnsweredInEditor,
  isAnsweredInText,
  maxLevels,
  placeLine,
  readArrangement,
  runsOfAnswer,
  tableCells,
  tableText,
} from '../../../src/domain/problems/readingTask.ts'
import { judge, type JudgeCase } from '../../../src/domain/problems/verdict.ts'

const casesOf = (...lines: readonly string[]): readonly JudgeCase[] =>
  lines.map((expectedOutput, at) => ({ caseNumber: at + 1, label: null, visibility: 'LABEL', input: '', expectedOutput, subtaskId: null }))

const statesOf = (kind: 'PREDICT' | 'TRACE', expected: readonly string[], answer: string) => {
  const cases = casesOf(...expected)
  return judge({ cases, subtasks: [], totalScore: 100 }, runsOfAnswer(kind, cases, answer)).caseList.map(({ state }) => state)
}

const [right, wrong] = ['ACCEPTED', 'WRONG_ANSWER']

describe('an output that was predicted', () => {
  test.each([
    ['3\n게', [right, right]],
    ['3\r\n게  \n\n', [right, right]],
    ['３\n게', [right, right]],
    ['3', [right, wrong]],
    ['게\n3', [wrong, wrong]],
    ['3\n게\n게', [right, wrong]],
    ['', [wrong, wrong]],
  ])('%j', (answer, states) => expect(statesOf('PREDICT', ['3', '게'], answer)).toEqual(states))

  test('blanks inside a line count, as the machine prints them', () => {
    expect(statesOf('PREDICT', ['1 2'], '12')).toEqual(['OUTPUT_FORMAT'])
    expect(statesOf('PREDICT', ['“게”'], '"게"')).toEqual([right])
    expect(statesOf('PREDICT', ['', '끝'], '\n끝')).toEqual([right, right])
  })
})

describe('a table that was filled in', () => {
  test.each([
    ['1\t\n1\t[1, 2]', [right, right]],
    ['1\n1\t[1,2]', [right, right]],
    ['2\t\n1\t[1, 3]', [wrong, wrong]],
    ['1\t\t9\n1\t[1, 2]', [wrong, right]],
    ['1\t0\n', [wrong, wrong]],
  ])('%j', (answer, states) => expect(statesOf('TRACE', ['1\t', '1\t[1, 2]'], answer)).toEqual(states))

  test('a text is as good without its quotes, and with the other ones', () => {
    for (const text of ["'파도'", '"파도"', '파도', ' ‘파도’ ']) expect(statesOf('TRACE', ["'파도'"], text)).toEqual([right])
    expect(statesOf('TRACE', ["['a b', 'c']"], '["a b","c"]')).toEqual([right])
    expect(statesOf('TRACE', ["['a b', 'c']"], '["ab","c"]')).toEqual([wrong])
    expect(statesOf('TRACE', ["['갑판', '창고']"], '[갑판, 창고]')).toEqual([right])
    expect(statesOf('TRACE', ["['3', '']"], '[3, ]')).toEqual([wrong])
  })

  test('goes to text and back, a row for each line', () => {
    const task = { variables: ['a', 'b'], lines: [1, 2, 2] }
    const cells = [
      ['1', ''],
      ['1', 'x y'],
      ['', ''],
    ]
    expect(tableCells(task, tableText(cells))).toEqual(cells)
    expect(tableCells(task, '1\tx\ty\n2\n3\n4')).toEqual([
      ['1', 'x'],
      ['2', ''],
      ['3', ''],
    ])
    expect(tableText([['1\t2', 'a\nb']])).toBe('1 2\ta b')
  })
})

describe('lines to put in order', () => {
  const lines = ['print(total)', 'for i in range(3):', 'total += i', 'total = 0', 'total += 1']
  const [print, loop, add, first, other] = [0, 1, 2, 3, 4]
  const none: Arrangement = { placed: [], rest: [0, 1, 2, 3, 4] }
  const placed = [
    { line: first, level: 0 },
    { line: loop, level: 0 },
    { line: add, level: 1 },
    { line: print, level: 0 },
  ]
  const code = 'total = 0\nfor i in range(3):\n    total += i\nprint(total)\n'

  test('make a program, and are found again in it', () => {
    expect(arrangedCode(lines, placed)).toBe(code)
    expect(readArrangement(lines, code)).toEqual({ placed, rest: [other] })
    expect(readArrangement(lines, '')).toEqual(none)
    expect(readArrangement(lines, `# mine\n${code}`)).toEqual({ placed, rest: [other] })
    expect(arrangedCode(lines, [{ line: 9, level: 0 }])).toBe('\n')
  })

  test('equal lines are used up one after the other', () => {
    const twice = ['a', 'a']
    expect(readArrangement(twice, 'a\n    a\na\n')).toEqual({
      placed: [
        { line: 0, level: 0 },
        { line: 1, level: 1 },
      ],
      rest: [],
    })
  })

  test('a line comes in at a place, as deep as the one before it, and goes back', () => {
    const begun = placeLine(placeLine(none, loop, 0), add, 1)
    expect(begun).toEqual({
      placed: [
        { line: loop, level: 0 },
        { line: add, level: 0 },
      ],
      rest: [0, 3, 4],
    })
    const deep = indentLine(begun, add, 1)
    expect(placeLine(deep, other, 99).placed.at(-1)).toEqual({ line: other, level: 1 })
    expect(placeLine(deep, first, -1).placed[0]).toEqual({ line: first, level: 0 })
    expect(placeLine(deep, add, 0).placed).toEqual([
      { line: add, level: 1 },
      { line: loop, level: 0 },
    ])
    expect(placeLine(deep, add, null)).toEqual({ placed: [{ line: loop, level: 0 }], rest: [0, 2, 3, 4] })
    expect(placeLine(deep, first, null)).toEqual(deep)
  })

  test('no line is indented beyond the levels there are', () => {
    const one = placeLine(none, loop, 0)
    expect(indentLine(one, loop, -1)).toEqual(one)
    expect(indentLine(one, loop, 99).placed).toEqual([{ line: loop, level: maxLevels }])
  })
})

test('a repair is as small as the lines it changes', () => {
  const code = 'a = 1\nb = 2\n\nprint(a)\n'
  expect(changedLineCount(code, code)).toBe(0)
  expect(changedLineCount(code, 'a = 1\nb = 2\nprint(a)  ')).toBe(0)
  expect(changedLineCount(code, 'a = 1\nb = 3\nprint(a)\n')).toBe(1)
  expect(changedLineCount(code, 'a = 1\nb = 2\nc = 3\nprint(a)\n')).toBe(1)
  expect(changedLineCount(code, 'print(a)\n')).toBe(2)
  expect(changedLineCount('', '')).toBe(0)
})

test('what is answered in text runs nowhere', () => {
  expect(isAnsweredInText({ kind: 'PREDICT', code: 'a', input: '' })).toBe(true)
  expect(isAnsweredInText({ kind: 'TRACE', code: 'a', input: '', variables: [], lines: [] })).toBe(true)
  expect(isAnsweredInText({ kind: 'ARRANGE', lines: [] })).toBe(false)
  expect(isAnsweredInText({ kind: 'REPAIR', code: 'a' })).toBe(false)
  expect(isAnsweredInText(null)).toBe(false)
})

test('a type is read before it is written, from easy to hard, equal ones as they came, unknown ones last', () => {
  const one = (difficulty: number | null, taskKind: 'WRITE' | 'REPAIR' = 'WRITE', at = 0) => ({ difficulty, taskKind, at })
  const given = [one(null), one(3, 'WRITE', 1), one(1), one(3, 'WRITE', 2), one(5, 'REPAIR'), one(2, 'REPAIR')]
  expect(inLadderOrder(given)).toEqual([given[5], given[4], given[2], given[1], given[3], given[0]])
})

test('a program is written in the editor where there is nothing to read, and to repair one', () => {
  expect(isAnsweredInEditor(null)).toBe(true)
  expect(isAnsweredInEditor({ kind: 'REPAIR', code: 'a' })).toBe(true)
  expect(isAnsweredInEditor({ kind: 'ARRANGE', lines: [] })).toBe(false)
  expect(isAnsweredInEditor({ kind: 'PREDICT', code: 'a', input: '' })).toBe(false)
})
