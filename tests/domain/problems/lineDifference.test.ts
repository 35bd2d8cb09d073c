import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LinePiece, lineDifferences } from '../../../src/domain/problems/lineDifference.ts'
import { linesOf } from '../../../src/domain/problems/compareOutput.ts'

/** Formats a line with the differing parts in brackets. */
const shown = (pieces: readonly LinePiece[] | null) => pieces?.map(({ text, isSame }) => (isSame ? text : `[${text}]`)).join('') ?? null
const differences = (expected: string, output: string) =>
  lineDifferences(expected, output).map((line) => [shown(line.expected), shown(line.output)])

it.each([
  ['HELLO', 'HELO', 'HEL[L]O', 'HELO'],
  ['1 2 3', '1  2 3', '1 2 3', '1 [ ]2 3'],
  ['ABCDE', 'AXCYE', 'A[B]C[D]E', 'A[X]C[Y]E'],
  ['ABCD', 'BXCA', '[A]BC[D]', 'B[X]C[A]'],
  ['A3B2', 'A3B2', 'A3B2', 'A3B2'],
  ['', '7', null, '[7]'],
  ['파도🌊소리', '파도🐚소리', '파도[🌊]소리', '파도[🐚]소리'],
])('%j beside %j: %s and %s', (expected, output, one, other) => {
  expect(differences(expected, output)).toEqual([[one, other]])
})

it('sets lines beside each other by their number, and tells those that are missing or too many', () => {
  expect(lineDifferences('1\n2', '1').map(({ lineNumber, isSame, output }) => [lineNumber, isSame, shown(output)])).toEqual([
    [1, true, '1'],
    [2, false, null],
  ])
  expect(differences('1', '1\n2\n')).toEqual([
    ['1', '1'],
    [null, '[2]'],
  ])
})

it('does not count blanks at line ends', () => {
  expect(differences('a', 'a \n')).toEqual([['a', 'a']])
})

it('tells very long lines apart by their beginning and end', () => {
  const [line] = lineDifferences(`a${'bc'.repeat(600)}d`, `a${'cx'.repeat(600)}d`)
  expect(line?.expected?.map(({ text }) => text.length)).toEqual([1, 1200, 1])
})

it('keeps every character, and the same ones are the same on both sides', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (expected, output) => {
      const lines = lineDifferences(expected, output)
      const text = (pieces: readonly LinePiece[] | null) => pieces?.map((piece) => piece.text).join('')
      expect(lines.flatMap((line) => text(line.expected) ?? [])).toEqual(linesOf(expected))
      expect(lines.flatMap((line) => text(line.output) ?? [])).toEqual(linesOf(output))
      for (const { expected: one, output: other } of lines)
        if (one && other) expect(text(one.filter(({ isSame }) => isSame))).toBe(text(other.filter(({ isSame }) => isSame)))
    }),
  )
})
