import { expect, it } from 'vitest'
import { textLength } from '../../src/domain/textLength.ts'

it('counts characters as people see them, without the spaces at the ends', () => {
  expect(textLength('  안녕 👨‍👩‍👧\n')).toBe(4)
})
