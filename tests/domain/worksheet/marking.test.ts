import { describe, expect, it } from 'vitest'
import {
  type AnswerKey,
  blankCount,
  chapterScore,
  codePieces,
  fillBlanks,
  hasAnswers,
  isAnswered,
  isRightAnswer,
  moveLine,
  rightAnswerOf,
} from '../../../src/domain/worksheet/marking.ts'
import { aQuestion } from './aWorksheet.ts'

const short = (...accepted: readonly string[]): AnswerKey => ({ kind: 'SHORT', accepted })
const blanks = (...accepted: readonly (readonly string[])[]): AnswerKey => ({ kind: 'CODE_BLANK', accepted })
const order: AnswerKey = { kind: 'ORDER', lines: ['b', 'a', 'a'], program: ['a', 'b', 'a'] }

describe('a choice', () => {
  const key: AnswerKey = { kind: 'CHOICE', right: 2 }
  it.each([
    [['2'], true],
    [['1'], false],
    [['2', '2'], false],
    [[], false],
  ])('%j is right: %s', (answer, isRight) => expect(isRightAnswer(key, answer)).toBe(isRight))
})

describe('a short answer', () => {
  it.each([
    ['else', 'ELSE'],
    ['else', ' else. '],
    ['else', 'ｅｌｓｅ'],
    ['반복문', '반복 문'],
    ['반복문', '“반복문”'],
    ['반복문', '‘반복문’'],
    ['9', '９'],
    ["it's", 'it’s'],
  ])('%s is also written %s', (accepted, given) => expect(isRightAnswer(short('다른 답', accepted), [given])).toBe(true))

  it.each([[['elif']], [['']], [['  ']], [['.']], [[]], [['else', 'else']]])('%j is not else', (answer) =>
    expect(isRightAnswer(short('else'), answer)).toBe(false),
  )
})

describe('blanks in code', () => {
  it.each([
    ["print('a')", 'print( "a" )'],
    ['n = n - 1', 'n=n-1'],
    ['not done', 'not   done'],
    ['x == 1', 'ｘ＝＝1'],
    ["'a'", '‘a’'],
  ])('%s is also written %s', (accepted, given) => expect(isRightAnswer(blanks([accepted]), [given])).toBe(true))

  it.each([
    ['and', 'AND'],
    ['not done', 'notdone'],
    ["' '", "''"],
    ['=', '=='],
  ])('%s is not %s', (accepted, given) => expect(isRightAnswer(blanks([accepted]), [given])).toBe(false))

  it('are right when each of them is', () => {
    const key = blanks(['if'], ['else', 'else '])
    expect([['if', 'else'], ['if', 'elif'], ['if'], []].map((answer) => isRightAnswer(key, answer))).toEqual([true, false, false, false])
  })
})

describe('lines in order', () => {
  it('are right in the order of the program; equal lines may change places', () => {
    expect(
      [
        ['1', '0', '2'],
        ['2', '0', '1'],
      ].map((answer) => isRightAnswer(order, answer)),
    ).toEqual([true, true])
  })

  it.each([[['0', '1', '2']], [['1', '0']], [['1', '0', '1']], [['1', '0', '7']], [['a', 'b', 'c']], [[]]])('%j is wrong', (answer) =>
    expect(isRightAnswer(order, answer)).toBe(false),
  )
})

describe('an output', () => {
  const key: AnswerKey = { kind: 'OUTPUT', output: "2\n'4' 6" }
  it('counts blanks inside, but not at the ends of lines nor kinds of quotes', () => {
    const given = ["2  \n'4' 6\n\n", '２\r\n‘4’ 6', "2\n'4'6", "2 '4' 6", '']
    expect(given.map((text) => isRightAnswer(key, [text]))).toEqual([true, true, false, false, false])
    expect(isRightAnswer(key, [])).toBe(false)
  })
})

describe('what would have been right', () => {
  it.each<[AnswerKey, readonly string[]]>([
    [{ kind: 'CHOICE', right: 1 }, ['1']],
    [short('else', 'else:'), ['else']],
    [blanks(['if'], ['else', 'x'], []), ['if', 'else', '']],
    [order, ['1', '0', '2']],
    [{ kind: 'ORDER', lines: ['a'], program: ['a', 'c'] }, ['0']],
    [{ kind: 'OUTPUT', output: '1\n2' }, ['1\n2']],
  ])('of %j is %j', (key, answer) => expect(rightAnswerOf(key)).toEqual(answer))

  it('is marked as right itself', () => {
    for (const key of [order, short('a'), blanks(['a'], ['b'])]) expect(isRightAnswer(key, rightAnswerOf(key))).toBe(true)
  })
})

describe('a program with blanks', () => {
  const code = 'if n ___ 2:\n    ____(n)'
  it('comes in pieces, and is filled', () => {
    expect(codePieces(code)).toEqual(['if n ', 0, ' 2:\n    ', 1, '(n)'])
    expect(codePieces('___')).toEqual([0])
    expect(blankCount(code)).toBe(2)
    expect(blankCount('a.__init__()')).toBe(0)
    expect(fillBlanks(code, ['>', 'print'])).toBe('if n > 2:\n    print(n)')
    expect(fillBlanks(code, ['>'])).toBe('if n > 2:\n    ___(n)')
  })
})

describe('what is answered', () => {
  it.each([
    ['CHOICE', [], ['0']],
    ['SHORT', [' '], ['a']],
    ['OUTPUT', [], ['1']],
    ['CODE_BLANK', ['a', ' '], ['a', 'b']],
    ['CODE_BLANK', ['a'], ['a', 'b']],
    ['ORDER', [], ['1', '0']],
  ] as const)('a %s is not answered by %j, but by %j', (kind, before, after) => {
    expect([before, after].map((answer) => isAnswered(aQuestion(kind), answer))).toEqual([false, true])
  })

  it('a problem is answered elsewhere', () => expect(isAnswered(aQuestion('PROBLEM'), [])).toBe(true))

  it('is something as soon as one text is', () => {
    expect([{}, { 1: [] }, { 1: [''] }, { 1: ['', 'a'] }].map(hasAnswers)).toEqual([false, false, false, true])
  })
})

describe('moving a line', () => {
  it.each([
    [0, 2, ['1', '2', '0']],
    [2, 0, ['2', '0', '1']],
    [1, 1, ['0', '1', '2']],
    [0, -1, ['0', '1', '2']],
    [2, 3, ['0', '1', '2']],
    [7, 0, ['0', '1', '2']],
  ])('from %d to %d', (from, to, moved) => expect(moveLine(['0', '1', '2'], from, to)).toEqual(moved))
})

describe('a score', () => {
  const results = (...right: readonly boolean[]) => right.map((isCorrect) => ({ isCorrect }))
  it.each([
    [3, results(true, false), { right: 1, total: 3, percent: 33 }],
    [2, results(true, true), { right: 2, total: 2, percent: 100 }],
    [1, results(true, true), { right: 1, total: 1, percent: 100 }],
    [0, [], { right: 0, total: 0, percent: 0 }],
  ])('of %d questions with %j', (count, given, score) => expect(chapterScore(count, given)).toEqual(score))
})
