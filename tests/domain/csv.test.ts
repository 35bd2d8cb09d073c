import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { csvOf } from '../../src/domain/csv.ts'

test('a file for spreadsheets has a mark for Korean, quotes what needs it, and holds no formula', () => {
  expect(
    csvOf([
      ['이름', '말'],
      ['=1+1', '"안녕", 하늘'],
      ['-3', '+1'],
      ['@x', '두\n줄'],
    ]),
  ).toBe('\uFEFF이름,말\r\n\'=1+1,"""안녕"", 하늘"\r\n\'-3,\'+1\r\n\'@x,"두\n줄"\r\n')
})

it.each([
  '=1+1',
  '+82',
  '-3',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\u200B=1',
  '＝1',
  '﹢1',
  '﹣1',
  '−1',
  '﹫x',
  '\u0000=1',
  '\u001B=1',
  '\u2800=1',
  '\u3164@x',
])('%j is a text in it, and no formula', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

test('it keeps every text as it is, quotes and lines included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cell = csvOf([[text]]).slice(1, -2)
      const inside = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect([text, `'${text}`]).toContain(inside)
      expect(inside).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
})
