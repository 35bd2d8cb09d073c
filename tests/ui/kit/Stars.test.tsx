import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StarCount } from '../../../src/domain/content/contentKind.ts'
import { starsView } from '../../../src/application/cards.ts'
import { Stars } from '../../../src/ui/kit/Stars.tsx'

const label = (score: string) => `난이도 ${score}점`
const show = (score: number | null, count: StarCount, compact = false) => {
  const { container } = render(<Stars stars={starsView(score, count)} label={label} compact={compact} />)
  return {
    drawn: container.querySelectorAll('[data-filled]').length,
    filled: container.querySelectorAll('[data-filled="true"]').length,
    band: container.querySelector('[data-band]')?.getAttribute('data-band'),
  }
}

test.each([
  [3, 5, 3, '1'],
  [5, 5, 5, '1'],
  [6, 5, 1, '2'],
  [11, 5, 1, '3'],
  [20, 5, 5, '4'],
  [7, 7, 7, '1'],
  [8, 7, 1, '2'],
  [20, 7, 6, '3'],
] as const)('a score of %i out of %i stars fills %i in band %s [S-313, S-314, S-315]', (score, count, filled, band) => {
  expect(show(score, count)).toEqual({ drawn: count, filled, band })
})

test('a fraction is rounded down in stars and told exactly in words [A-62]', () => {
  expect(show(4.75, 5).filled).toBe(4)
  expect(screen.getByRole('img', { name: '난이도 4.75점' })).toBeVisible()
})

test('a score above 20 shows ? [S-316]', () => {
  expect(show(21, 5).drawn).toBe(0)
  expect(screen.getByRole('img', { name: '난이도 21점' })).toHaveTextContent('?')
})

test.each([0, -3, null])('a score of %s has no stars [A-62]', (score) => {
  show(score, 5)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('in short form one star stands for the row, beside the number', () => {
  expect(show(4.8, 5, true)).toEqual({ drawn: 0, filled: 0, band: '1' })
  expect(screen.getByRole('img', { name: '난이도 4.8점' })).toHaveTextContent('4.8')
})
