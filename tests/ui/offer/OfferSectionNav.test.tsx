import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSectionInView } from '../../../src/ui/offer/OfferSectionNav.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const names = ['times', 'reviews', 'related'] as const
const Menu = () => <nav>{useSectionInView(names)}</nav>
const Page = ({ has = names }: { readonly has?: readonly string[] }) => (
  <>
    <Menu />
    {has.map((name) => (
      <section key={name} id={name} style={{ scrollMarginTop: '132px' }} />
    ))}
  </>
)

const menu = () => screen.getByRole('navigation')

/** A page of 2,000 px in a window of 800: its last two parts are too short to come up to the top. */
let tops: Record<string, number>
beforeEach(() => {
  tops = { times: 600, reviews: 1_500, related: 1_750 }
  scrollTo(0)
})

const scrollTo = (y: number) => {
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', y)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return DOMRect.fromRect({ y: (tops[this.id] ?? 0) - y })
  })
  act(() => void dispatchEvent(new Event('scroll')))
}

test('the first is marked at the start, then the last that came up to where a jump leads', () => {
  render(<Page />)
  expect(menu()).toHaveTextContent('times')
  scrollTo(600 - 132)
  expect(menu()).toHaveTextContent('times')
  tops['reviews'] = 1_200
  scrollTo(1_200 - 132 - 9)
  expect(menu()).toHaveTextContent('times')
  scrollTo(1_200 - 132)
  expect(menu()).toHaveTextContent('reviews')
})

test('the last is marked at the end of the page, though it is too short to come up', () => {
  render(<Page />)
  scrollTo(1_199)
  expect(menu()).toHaveTextContent('related')
  scrollTo(1_150)
  expect(menu()).toHaveTextContent('times')
})

test('of those too short to come up the one that was asked for is marked', () => {
  render(<Page />)
  history.replaceState(null, '', '#reviews')
  scrollTo(1_200)
  expect(menu()).toHaveTextContent('reviews')
  history.replaceState(null, '', '#times')
  scrollTo(1_200)
  expect(menu()).toHaveTextContent('related')
})

test('a page that does not scroll marks its first part', () => {
  render(<Page />)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(700)
  scrollTo(0)
  expect(menu()).toHaveTextContent('times')
})

test('a part that comes late is marked as well as one that was there', () => {
  const { rerender } = render(<Page has={['times']} />)
  scrollTo(1_200)
  expect(menu()).toHaveTextContent('times')
  rerender(<Page />)
  scrollTo(1_200)
  expect(menu()).toHaveTextContent('related')
})
