import { expect, it } from 'vitest'
import { pythonPattern } from '../../src/domain/pythonPattern.ts'

it.each([
  [/^\w+$/, '점수_2', true],
  [/^\w+$/, '점 수', false],
  [/^(?!\d)\w+$/, '2점', false],
  [/\b수\b/, '점수', false],
  [/\b수\b/, '(수)', true],
  [/\bdel\b/, 'del 수', true],
  [/^[\w.]+$/, '물고기.이름', true],
  [/^[^\w]$/, '수', false],
  [/^\[\w\]$/, '[수]', true],
  [/^\\w$/, '\\w', true],
  ['수+$', '수수', true],
] as const)('%s in %s: %s', (pattern, text, isThere) => {
  expect(pythonPattern(pattern).test(text)).toBe(isThere)
})

it('flags are kept', () => {
  expect('수 점\n수'.replaceAll(pythonPattern(/^\w/gmu), '-')).toBe('- 점\n-')
  expect(pythonPattern('^수', 'm').test('점\n수')).toBe(true)
})
