import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDemo, opensDemos, section, sections, switchTo } from './openDemo.ts'

opensDemos()

const on = (channel: string, more: Readonly<Record<string, string>> = {}) => ({ channel, ...more })
const part = (id: string) => {
  const found = section(id)
  if (found === null) throw new Error(`no ${id}`)
  return found
}
const linkIn = (id: string, name: string | RegExp) => within(part(id)).getByRole('link', { name })
const titleOf = (id: string) => part(id).querySelector('h2')?.textContent
const expectNone = (...ids: readonly string[]) => {
  for (const id of ids) expect(section(id), id).toBeNull()
}

test('a channel shows its own logo and name, and none of the main site’s banners [S-005] [S-009] [S-022]', async () => {
  await openDemo(on('haeon'))
  expect(document.title).toBe('홈 · 해온코딩학원')
  const header = screen.getByRole('banner')
  expect(within(header).getByRole('link', { name: '해온코딩학원' })).toBeVisible()
  expect(header.querySelector('img')).toHaveAttribute('src', expect.stringContaining('haeon'))
  expect(screen.getByRole('heading', { level: 1, name: '해온코딩학원' })).toBeVisible()
  expect(document.querySelector('#page-frame')).toHaveAttribute('data-tinted')
  expectNone('top-banner', 'trial-promo')
  expect(screen.queryByText('코딩바다')).not.toBeInTheDocument()
})

test('until a channel has introduced itself, its place in the header stays free of other names and nothing is blue', async () => {
  await openDemo(on('narae'))
  history.pushState(null, '', '/')
  const opening = switchTo(on('haeon', { latency: '300' }))
  const header = await screen.findByRole('banner')
  expect(within(header).getAllByRole('navigation')).not.toEqual([])
  expect(within(header).queryByText(/코딩바다|해온|나래/)).not.toBeInTheDocument()
  expect(within(header).queryByRole('link', { name: /코딩바다|해온|나래/ })).not.toBeInTheDocument()
  expect(document.title).toBe('홈')
  expect(sections()).not.toContain('categories')
  await opening
  expect(within(screen.getByRole('banner')).getByText('해온코딩학원')).toBeVisible()
})

test('a channel whose settings do not come is still a channel, in the platform’s colour', async () => {
  await openDemo(on('haeon', { fault: 'GET channels/*/info:404' }))
  expect(document.title).toBe('홈 · haeon')
  expect(section('ranking')).toBeVisible()
  expect(document.querySelector('#page-frame')).not.toHaveAttribute('data-tinted')
})

test('the footer tells who runs the channel, and leads back to the main site', async () => {
  await openDemo(on('haeon', { persona: 'guest' }))
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('문해온')
  expect(within(footer).getByRole('link', { name: '코딩바다로 가기' })).toHaveAttribute('href', 'http://localhost:3000/')
  await switchTo(on('yeoul'))
  expect(screen.getByRole('contentinfo')).toHaveTextContent('(주)코딩바다')
})

test('a channel may rename each of them, and has its own word for a channel [S-086] [S-087] [S-088] [S-089] [S-090] [S-091] [S-092] [S-093] [S-094]', async () => {
  await openDemo(on('mulsori', { persona: 'enterprise' }))
  const order = ['live-classes', 'classes', 'courses', 'channels', 'problems', 'news', 'enrolled-courses']
  expect(order.map(titleOf)).toEqual(order.map((_, at) => `물소리 ${at + 1}`))
  expect(titleOf('enterprise-channels')).toBe('함께하는 학교')
  expect(linkIn('channel-extra', '학교 강의 둘러보기')).toBeVisible()
  expect(screen.getByRole('region', { name: '학교 소식 배너' })).toBeVisible()
  await switchTo(on('haeon'))
  expect(titleOf('channels')).toBe('인기 캠퍼스이에요')
  expect(titleOf('live-classes')).toBe('이번 주 라이브 특강')
})

test('an enterprise sees its channel’s facts, the channels it works with, and one more block [S-095] [S-096] [S-097] [S-205] [S-206] [S-207]', async () => {
  await openDemo(on('narae', { content: 'full' }))
  expect(part('channel-info')).toHaveTextContent('전국 열두 개 코딩 교실')
  expect(within(part('enterprise-channels')).getAllByRole('link')).toHaveLength(6)
  expect(linkIn('channel-extra', '채널 강의 둘러보기')).toHaveAttribute('href', 'http://narae.localhost:3000/course?page=1&order=DESC')
  await switchTo(on('narae', { persona: 'guest' }))
  expectNone('channel-info', 'enterprise-channels', 'channel-extra')
})
