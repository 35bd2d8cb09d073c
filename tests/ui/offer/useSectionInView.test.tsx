import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSectionInView } from '../../../src/ui/offer/useSectionInView.ts'

const watched = new Set<Element>()
let report = (_entries: readonly Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => {}

beforeEach(() => {
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe = (element: Element) => watched.add(element)
      unobserve = (element: Element) => watched.delete(element)
      disconnect = () => watched.clear()
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

const names = ['times', 'dates'] as const
const Menu = () => <nav>{useSectionInView(names)}</nav>
const Page = ({ dates }: { readonly dates: 'none' | 'place' | 'content' }) => (
  <>
    <Menu />
    <section id="times" />
    {dates === 'place' && <div id="dates" />}
    {dates === 'content' && <section id="dates" />}
  </>
)

const menu = () => screen.getByRole('navigation')
const scrollTo = (id: string) =>
  act(() => report([...watched].filter((target) => target.isConnected).map((target) => ({ target, isIntersecting: target.id === id }))))

test('a part that comes late is marked as well as one that was there', async () => {
  const { rerender } = render(<Page dates="none" />)
  scrollTo('times')
  expect(menu()).toHaveTextContent('times')
  await act(async () => rerender(<Page dates="place" />))
  scrollTo('dates')
  expect(menu()).toHaveTextContent('dates')
  await act(async () => rerender(<Page dates="content" />))
  scrollTo('times')
  scrollTo('dates')
  expect(menu()).toHaveTextContent('dates')
  expect([...watched].every(({ isConnected }) => isConnected)).toBe(true)
})

test('there is always one: the first at the start, then the last that was in view', () => {
  render(<Page dates="content" />)
  expect(menu()).toHaveTextContent('times')
  scrollTo('dates')
  scrollTo('nowhere')
  expect(menu()).toHaveTextContent('dates')
})
