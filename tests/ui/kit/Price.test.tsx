import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { costView } from '../../../src/application/cards.ts'
import { Price } from '../../../src/ui/kit/Price.tsx'

test('what costs nothing is 무료, whatever the currency [S-317]', () => {
  render(<Price cost={costView({ cost: 0, paymentType: 'POINT' })} />)
  expect(screen.getByText('무료')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a price in points shows the coin and the amount [S-318]', () => {
  render(<Price cost={costView({ cost: 1000, paymentType: 'POINT' })} />)
  expect(screen.getByRole('img', { name: '포인트' })).toBeVisible()
  expect(screen.getByText('1,000')).toBeVisible()
})

test('a price in cash shows the amount in won [S-319, A-67]', () => {
  render(<Price cost={costView({ cost: 10000, paymentType: 'CASH' })} />)
  expect(screen.getByText('10,000원')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test.each([
  [null, 'CASH'],
  [-1, 'CASH'],
  [500, null],
] as const)('a price of %s in %s is not shown rather than guessed [A-66]', (cost, paymentType) => {
  const { container } = render(<Price cost={costView({ cost, paymentType })} />)
  expect(container).toHaveTextContent(/^$/)
})
