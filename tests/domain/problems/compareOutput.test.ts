import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareOutput, linesOf } from '../../../src/domain/problems/compareOutput.ts'

describe('what does not count', () => {
  it.each([
    ['7', '7\n'],
    ['7\n', '7'],
    ['7', '7  \n\n\n'],
    ['1 2\n3', '1 2 \t\r\n3\r\n'],
    ['', '\n \n'],
    ['켜짐', '켜짐'.normalize('NFD')],
  ])('%j is wanted, %j is right', (expected, output) => {
    expect(compareOutput(expected, output)).toBe('SAME')
  })

  it('holds for any text: blanks at line ends and newlines at the end change nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(3), (lines, more) => {
        const text = lines.join('\n')
        expect(compareOutput(text, lines.map((line) => `${line} \t`).join('\n') + '\n'.repeat(more))).toBe('SAME')
      }),
    )
  })
})

describe('what counts', () => {
  it.each([
    ['1 2 3', '1\n2\n3'],
    ['1 2 3', '1  2 3'],
    ['1\n2', '1\n\n2'],
    ['철썩 철썩 철썩', '철썩철썩철썩'],
    ['  *\n ***', '*\n***'],
    ['7', '\n7'],
    ['1\n2', '1\r2'],
  ])('%j is wanted, in %j only blanks differ', (expected, output) => {
    expect(compareOutput(expected, output)).toBe('BLANKS_DIFFER')
  })

  it.each([
    ['7', '8'],
    ['7', ''],
    ['', '7'],
    ['YES', 'yes'],
    ['1 11', '11 1'],
    ['1 2', '1 2 3'],
  ])('%j is wanted, %j is another answer', (expected, output) => {
    expect(compareOutput(expected, output)).toBe('DIFFERENT')
  })
})

it('keeps empty lines inside', () => {
  expect(linesOf('\na\n\nb \n\n')).toEqual(['', 'a', '', 'b'])
})
