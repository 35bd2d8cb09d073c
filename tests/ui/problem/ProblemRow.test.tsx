import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { problemCard } from '../../../src/application/cards.ts'
import { ProblemRow } from '../../../src/ui/problem/ProblemRow.tsx'
import { renderOnSite } from '../parts/renderOnSite.tsx'
import { aBlock, aProblem } from './aProblem.ts'

const filledStars = (container: HTMLElement) => container.querySelectorAll('[data-filled="true"]')

test('a text problem leads to its own page, by problemId [S-109, A-74]', () => {
  renderOnSite(<ProblemRow card={problemCard({ kind: 'text', problem: aProblem() })} />)
  expect(screen.getByRole('link', { name: '두 수의 합' })).toHaveAttribute('href', '/learn/problem/11')
})

test('a block problem leads to its own page [S-110]', () => {
  renderOnSite(<ProblemRow card={problemCard({ kind: 'block', problem: aBlock() })} />)
  expect(screen.getByRole('link', { name: '꽃게 미로' })).toHaveAttribute('href', '/learn/block/12')
})

test('a problem shows its difficulty as stars out of five and its first categories [S-313, S-143]', () => {
  const { container } = renderOnSite(<ProblemRow card={problemCard({ kind: 'text', problem: aProblem() })} />)
  expect(screen.getByRole('img', { name: '난이도 입문 3점, 20점 만점' })).toBeVisible()
  expect(filledStars(container)).toHaveLength(3)
  expect(container.querySelectorAll('[data-filled]')).toHaveLength(5)
  expect(screen.getByText('반복문 · 수학')).toBeVisible()
})

test('a problem with a creature shows it, one without a neutral picture [S-154]', () => {
  const { container, unmount } = renderOnSite(<ProblemRow card={problemCard({ kind: 'text', problem: aProblem() })} />)
  expect(container.querySelector('use[href$="#CRAB"]')).not.toBeNull()
  unmount()
  const { container: plain } = renderOnSite(<ProblemRow card={problemCard({ kind: 'text', problem: aProblem({ character: null }) })} />)
  expect(plain.querySelector('use')).toBeNull()
  expect(plain.querySelector('svg')).not.toBeNull()
})
