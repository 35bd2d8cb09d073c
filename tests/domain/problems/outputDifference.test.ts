import { describe, expect, it } from 'vitest'
import { isCoincidence, outputDifference, promptsIn } from '../../../src/domain/problems/outputDifference.ts'

const kindOf = (expectedOutput: string, output: string, code?: string) =>
  outputDifference({ expectedOutput, output, ...(code === undefined ? {} : { code }) })?.kind ?? null

it.each([
  ['7', '7\n', null],
  ['7', '', 'NOTHING_PRINTED'],
  ['7', ' \n', 'NOTHING_PRINTED'],
  ['1 2 3', '1 2  3', 'BLANK'],
  ['철썩 철썩', '철썩철썩', 'BLANK'],
  ['  *\n ***', '*\n***', 'BLANK'],
  ['1 2 3', '1\n2\n3', 'NEWLINE'],
  ['1\n2', '1 2', 'NEWLINE'],
  ['YES', 'Yes', 'CASE'],
  ['68.0', '68', 'ROUNDING'],
  ['59.9', '59.900000000000006', 'ROUNDING'],
  ['3', '3.0', 'ROUNDING'],
  ['2', '2.5', 'ROUNDING'],
  ['1.50 2', '1.5 2', 'ROUNDING'],
  ['59.9', '61.0', 'OTHER'],
  ['1 2 1 3 1 2 1', '1 1 1', 'OTHER'],
  ['ABCD', 'DCBA', 'REVERSED'],
  ['1 2 3', '3 2 1', 'REVERSED'],
  ['1 1\n1 2', '1 2\n1 1', 'REVERSED'],
  ['1\n2\n3', '1\n3', 'MISSING_LINES'],
  ['1\n3', '1\n2\n3', 'EXTRA_LINES'],
  ['1\n3', '1\n2\n4', 'OTHER'],
  ['1\n2\n3', '4\n5', 'OTHER'],
  ['7', '답은 7', 'EXTRA_TEXT'],
  ['7', '합: 7 마리', 'EXTRA_TEXT'],
  ['7', '17a', 'OTHER'],
  ['7', '7a', 'OTHER'],
  ['', 'a', 'EXTRA_LINES'],
  ['YES', 'NO', 'OTHER'],
  ['5', 'abc', 'OTHER'],
])('%j is wanted, %j was printed: %s', (expected, output, kind) => {
  expect(kindOf(expected, output)).toBe(kind)
})

describe('off by one', () => {
  it.each([
    ['10', '11', 1],
    ['10', '9', -1],
    ['2 2', '1 1', -1],
    ['a 3', 'a 4', 1],
  ])('%j is wanted, %j is off by %i', (expectedOutput, output, by) => {
    expect(outputDifference({ expectedOutput, output })).toEqual({ kind: 'OFF_BY_ONE', by })
  })

  it.each([
    ['10', '12'],
    ['1 5', '2 4'],
  ])('%j is wanted, %j is not', (expected, output) => {
    expect(kindOf(expected, output)).toBe('OTHER')
  })
})

describe('a printed prompt', () => {
  it('is told by its words', () => {
    const code = 'n = int(input("n을 입력하세요: "))\nprint(n * 2)'
    expect(outputDifference({ expectedOutput: '6', output: 'n을 입력하세요: 6\n', code })).toEqual({
      kind: 'PRINTED_PROMPT',
      prompt: 'n을 입력하세요: ',
    })
  })

  it('may be several, begin like each other, or end its line', () => {
    expect(kindOf('7', '수: 수: 둘째 7', "a = int(input('수: '))\nb = int(input('수: 둘째 '))")).toBe('PRINTED_PROMPT')
    expect(kindOf('7', '수를 써요\n7', 'input("수를 써요\\n")')).toBe('PRINTED_PROMPT')
  })

  it('is not the reason when the rest is wrong as well', () => {
    expect(kindOf('6', '수: 5', 'input("수: ")')).not.toBe('PRINTED_PROMPT')
  })

  it('is found in both kinds of quotes, once each, longest first', () => {
    expect(promptsIn(`input("a") + input ( 'b\\'c' ) + input("a") + input("") + input()`)).toEqual(["b'c", 'a'])
  })
})

it('counts the lines', () => {
  expect(outputDifference({ expectedOutput: '1\n2\n3', output: '2' })).toEqual({ kind: 'MISSING_LINES', count: 2 })
  expect(outputDifference({ expectedOutput: '2', output: '1\n2\n3' })).toEqual({ kind: 'EXTRA_LINES', count: 2 })
})

describe('a difference is a coincidence', () => {
  const isChance = (first: readonly [wanted: string, found: string], ...others: readonly (readonly [string, string])[]) => {
    const difference = outputDifference({ expectedOutput: first[0], output: first[1] })
    return (
      difference !== null &&
      isCoincidence(
        difference,
        others.map(([expectedOutput, output]) => ({ expectedOutput, output })),
      )
    )
  }

  it('where another case is right, though it would show there', () => {
    expect(isChance(['1 2', '2 1'], ['1 0', '1 0'])).toBe(true)
    expect(isChance(['1 2', '2 1'], ['3 3', '3 3'])).toBe(false)
    expect(isChance(['1\n2\n3', '3\n2\n1'], ['4\n5', '4\n5'])).toBe(true)
    expect(isChance(['ABC', 'CBA'], ['AB', 'AB'])).toBe(true)
    expect(isChance(['ABC', 'CBA'], ['ABA', 'ABA'])).toBe(false)
    expect(isChance(['3', '-3'], ['4', '4'])).toBe(false)
  })

  it('where another case differs in another way, if it printed anything', () => {
    expect(isChance(['0', '1'], ['3', '5'])).toBe(true)
    expect(isChance(['0', '1'], ['3', '2'])).toBe(true)
    expect(isChance(['0', '1'], ['3', '4'])).toBe(false)
    expect(isChance(['0', '1'], ['3', ''])).toBe(false)
    expect(isChance(['A1B1A1', '1A1B1A'], ['A3B2C1', '3A2B1C'])).toBe(true)
  })

  it('only of kinds that a short output may have by chance', () => {
    expect(isChance(['바다', '바 다'], ['1', '2'])).toBe(false)
    expect(isChance(['1 2', '2 1'])).toBe(false)
  })
})
