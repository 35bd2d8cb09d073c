import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
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

test.each([
  ['/ranking', '랭킹'],
  ['/live/course?page=3&order=ASC', '라이브'],
  ['/course?tab=class&page=1&order=DESC&keyword=게임', '수업'],
  ['/course?page=1&order=DESC', '강의'],
  ['/course/12/lesson/3', '강의'],
  ['/course/class/7/lesson', '수업'],
  ['/learn/problem/3', '문제'],
  ['/my', '내 정보'],
  ['/', '홈'],
  ['/quest', null],
])('on %s the way called %s is marked as the one that one is on or below', (address, place) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MainNavigation />
    </MemoryRouter>,
  )
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map(({ textContent }) => textContent)).toEqual(place === null ? [] : [place])
})
