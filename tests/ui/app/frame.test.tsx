import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Footer } from '../../../src/ui/app/frame/Footer.tsx'
import { Brand, MainNavigation } from '../../../src/ui/app/frame/Header.tsx'
import { renderOnSite } from '../parts/renderOnSite.tsx'

test('a channel’s header carries its logo and its name [S-005]', () => {
  const { container } = renderOnSite(<Brand brand={{ name: '해온코딩학원', logoUrl: '/logo.png' }} />)
  expect(screen.getByRole('link', { name: '해온코딩학원' })).toHaveAttribute('href', '/')
  expect(container.querySelector('img')).toHaveAttribute('src', '/logo.png')
})

test('a logo that leads somewhere unsafe is not asked for [F-054]', () => {
  const { container } = renderOnSite(<Brand brand={{ name: '해온', logoUrl: 'javascript:alert(1)' }} />)
  expect(container.querySelector('img')?.getAttribute('src')).toContain('channel-default')
})

test('while the channel has not introduced itself, nobody’s name stands in its place', () => {
  const { container } = renderOnSite(<Brand brand="waiting" />)
  expect(container).toHaveTextContent('')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('the main site is 코딩바다', () => {
  renderOnSite(<Brand brand={null} />)
  expect(screen.getByRole('link', { name: '코딩바다' })).toBeVisible()
})

test('from a channel the footer leads to the main site; on the main site it does not', () => {
  const { unmount } = renderOnSite(<Footer company={null} mainHome="https://codingbada.example/" />)
  expect(screen.getByRole('link', { name: '코딩바다로 가기' })).toHaveAttribute('href', 'https://codingbada.example/')
  unmount()
  renderOnSite(<Footer company={null} mainHome={null} />)
  expect(screen.queryByRole('link', { name: '코딩바다로 가기' })).not.toBeInTheDocument()
})

const markedPlaces = (address: string) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MainNavigation />
    </MemoryRouter>,
  )
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  return marked.map(({ textContent }) => textContent)
}

test.each([
  ['/ranking', ['랭킹']],
  ['/live/course?page=3&order=ASC', ['라이브']],
  ['/course?tab=class&page=1&order=DESC&keyword=게임', ['수업']],
  ['/course/12/lesson/3', ['강의']],
  ['/learn/video/3', ['자료']],
  ['/blog/3', ['자료']],
  ['/shop', ['내 정보']],
  ['/', ['홈']],
  ['/search', []],
])('on %s the way marked as the one that one is on or below is %j', (address, names) => {
  expect(markedPlaces(address)).toEqual(names)
})

test.each([
  ['/live/course', ['강의']],
  ['/course/class/7/lesson', ['강의']],
  ['/worksheet', ['강의']],
  ['/blog', ['홈']],
  ['/quest', ['내 정보']],
])('on a phone, whose bar has five ways, %s marks %j', (address, names) => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query === '(max-width: 639px)' }))
  expect(markedPlaces(address)).toEqual(names)
})
