import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { judgedProblemOf, previewOf, problemGaps, referenceCases, type StudioProblem } from '../../../src/domain/studio/studioProblem.ts'
import {
  answerLines,
  arrangedReference,
  mistakenLineCount,
  readInput,
  readingTaskOf,
  readOutput,
  shownLines,
  starterOf,
  withoutAnswer,
  withRead,
  writableReference,
} from '../../../src/domain/studio/studioReading.ts'
import { aStudioCase, aStudioProblem } from './aStudioProblem.ts'

const reference = '# 조개를 세요\ncount = 0\n\nfor shell in input():\n  if shell == "o":\n    count += 1\nprint(count)\n'
const rows = [
  { line: 1, cells: ['1', ''] },
  { line: 2, cells: ['1', '[2, 3]'] },
]
const predict = aStudioProblem({ taskKind: 'PREDICT', inputRule: '', outputRule: '', generator: '' })
const trace = aStudioProblem({ taskKind: 'TRACE', table: { variables: ['a', 'b'], lines: [1, 2], rows } })
const arrange = aStudioProblem({ taskKind: 'ARRANGE', reference, extraLines: 'count = 1\n\n  print(shell)  ' })
const repair = aStudioProblem({ taskKind: 'REPAIR', brokenCode: 'print(int(input()) + 2)\n' })

describe('a task of reading lacks', () => {
  it('nothing where what it needs is there', () => {
    for (const whole of [predict, trace, arrange, repair]) expect(problemGaps(whole)).toEqual([])
  })

  test.each<[string, StudioProblem, Partial<StudioProblem>, readonly string[]]>([
    ['an output that was found', predict, { caseList: [aStudioCase({ output: '' })] }, ['noAnswer']],
    ['an output that is short enough', predict, { caseList: [aStudioCase({ output: '1\n'.repeat(21) })] }, ['longAnswer']],
    ['variables', trace, { table: { variables: [], lines: [1], rows: [] } }, ['variables', 'rows']],
    ['fewer variables', trace, { table: { variables: ['a', 'b', 'c', 'd'], lines: [1], rows } }, ['variables']],
    [
      'fewer rows',
      trace,
      { table: { variables: ['a'], lines: [1], rows: Array.from({ length: 13 }, () => ({ line: 1, cells: ['1'] })) } },
      ['rows'],
    ],
    ['a value', trace, { table: { variables: ['a'], lines: [1], rows: [{ line: 1, cells: [''] }] } }, ['blankTable']],
    ['lines to put in order', arrange, { reference: 'print(1)\n# two\nprint(2)' }, ['lineCount']],
    ['lines that differ', arrange, { reference: 'print(1)\nprint(1)\nprint(1)' }, ['lineCount']],
    ['fewer lines', arrange, { reference: Array.from({ length: 26 }, (_, at) => `print(${at})`).join('\n') }, ['lineCount']],
    ['fewer levels', arrange, { reference: Array.from({ length: 7 }, (_, at) => `${' '.repeat(at)}if a${at}:`).join('\n') }, ['levels']],
    ['fewer lines that do not belong', arrange, { extraLines: 'a\nb\nc' }, ['extraLines']],
    ['lines that are none of the program', arrange, { extraLines: 'count += 1' }, ['ownExtraLine']],
    ['a program to repair', repair, { brokenCode: ' ' }, ['brokenCode']],
    ['a mistake', repair, { brokenCode: `${repair.reference}\n\n` }, ['unbroken']],
  ])('%s', (_, whole, given, gaps) => {
    expect(problemGaps({ ...whole, ...given }).map(({ kind }) => kind)).toEqual(gaps)
  })
})

describe('a program whose output is predicted', () => {
  it('is the reference with the first example, and each line that it printed is a case', () => {
    const asked = withRead(predict, { output: '6\n\n끝\n' })
    expect(readingTaskOf(asked)).toEqual({ kind: 'PREDICT', code: asked.reference, input: '3\n' })
    expect(judgedProblemOf(asked).cases.map(({ label, visibility, expectedOutput }) => [label, visibility, expectedOutput])).toEqual([
      ['1번째 줄', 'LABEL', '6'],
      ['2번째 줄', 'LABEL', ''],
      ['3번째 줄', 'LABEL', '끝'],
    ])
    expect(referenceCases(asked).cases).toMatchObject([{ input: '3\n', expectedOutput: '6\n\n끝\n' }])
  })

  it('shows no example, which would tell the answer, and is answered in text', () => {
    expect(previewOf(predict)).toMatchObject({
      taskKind: 'PREDICT',
      languageList: ['TEXT'],
      examples: [],
      inputRule: null,
      outputRule: expect.stringContaining('그대로'),
      starterCodes: [{ language: 'TEXT', code: '' }],
    })
  })

  it('loses its answer once it changes', () => {
    expect(answerLines(withoutAnswer(predict))).toEqual([])
    expect(withoutAnswer(trace)).toEqual({ ...trace, table: { variables: ['a', 'b'], lines: [1, 2], rows: [] } })
    expect(withoutAnswer(arrange)).toBe(arrange)
  })

  it('has its input where there is no example yet', () => {
    const bare = withRead({ ...predict, caseList: [aStudioCase({ visibility: 'HIDDEN' })] }, { input: '7' })
    expect(readInput(bare)).toBe('7')
    expect(bare.caseList).toHaveLength(2)
  })
})

test('a table is asked row by row, and judged by the values that were found', () => {
  expect(readingTaskOf(trace)).toMatchObject({ kind: 'TRACE', variables: ['a', 'b'], lines: [1, 2] })
  expect(judgedProblemOf(trace).cases.map(({ expectedOutput }) => expectedOutput)).toEqual(['1\t', '1\t[2, 3]'])
  expect(referenceCases(trace).cases).toEqual([])
})

describe('lines to put in order', () => {
  it('are those of the reference that do something, and those that do not belong', () => {
    expect(shownLines(arrange).toSorted()).toEqual(
      ['count = 0', 'for shell in input():', 'if shell == "o":', 'count += 1', 'print(count)', 'count = 1', 'print(shell)'].toSorted(),
    )
    expect(readingTaskOf(arrange)).toEqual({ kind: 'ARRANGE', lines: shownLines(arrange) })
  })

  it('give the reference, indented by levels', () => {
    expect(arrangedReference(arrange)).toBe('count = 0\nfor shell in input():\n    if shell == "o":\n        count += 1\nprint(count)\n')
  })

  it('never stand in the right order, and always in the same one', () => {
    const anyLine = constantFrom('a = 1', 'b = 2', 'print(a)', 'print(b)', 'a += b')
    assert(
      property(array(anyLine, { minLength: 2, maxLength: 8 }), array(constantFrom('c = 3', 'print(c)'), { maxLength: 2 }), (own, extra) => {
        const source = { reference: own.join('\n'), extraLines: extra.join('\n') }
        const shown = shownLines(source)
        expect(shownLines(source)).toEqual(shown)
        expect(shown).toHaveLength(own.length + extra.length)
        if (new Set(own).size > 1) expect(shown.filter((one) => own.some((line) => line === one))).not.toEqual(own)
      }),
    )
  })
})

test('a program to repair is what the editor begins with', () => {
  expect(readingTaskOf(repair)).toEqual({ kind: 'REPAIR', code: repair.brokenCode })
  expect(mistakenLineCount(repair)).toBe(1)
  expect([repair, arrange, aStudioProblem()].map(starterOf)).toEqual([repair.brokenCode, '', null])
})

test('without an example nothing is read or printed, and what was not found yet cannot be outdated', () => {
  const bare = aStudioProblem({ taskKind: 'PREDICT', caseList: [aStudioCase({ visibility: 'LABEL' })] })
  expect([readInput(bare), readOutput(bare), answerLines(bare)]).toEqual(['', '', []])
  expect(withoutAnswer(bare).caseList).toEqual(bare.caseList)
  expect(withoutAnswer(arrange)).toBe(arrange)
  expect(answerLines(arrange)).toEqual([])
})

test('lines of blanks end no level, and a level ends where the line is no deeper than one before', () => {
  const deep = aStudioProblem({ taskKind: 'ARRANGE', reference: 'if a:\n      if b:\n         c()\n\n      d()\ne()\n' })
  expect(arrangedReference(deep)).toBe('if a:\n    if b:\n        c()\n    d()\ne()\n')
})

it('is written by learners as its reference is, or as its lines can be arranged', () => {
  for (const own of [aStudioProblem(), predict, trace, repair]) expect(writableReference(own)).toBe(own.reference)
  expect(writableReference(arrange)).toBe(arrangedReference(arrange))
  expect(writableReference(arrange)).not.toBe(arrange.reference)
})

it('has no lines of an answer where the answer is a program', () => {
  for (const written of [aStudioProblem(), arrange, repair]) expect(answerLines(written)).toEqual([])
})
