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

test('the main site shows neither a channel’s logo nor its colour, and never a channel’s banners [S-005] [S-041]', async () => {
  await openDemo()
  expect(document.title).toBe('홈 · 코딩바다')
  expect(document.querySelector('#page-frame')).not.toHaveAttribute('data-tinted')
  expect(screen.queryByRole('link', { name: '코딩바다로 가기' })).not.toBeInTheDocument()
  expectNone('channel-banner')
  await switchTo({ persona: 'enterprise' })
  expectNone('channel-banner')
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

test('the channel’s banners: three on a desktop, each leading where the channel wants [S-039]', async () => {
  await openDemo(on('haeon', { content: 'full' }))
  const links = within(part('channel-banner')).getAllByRole('link')
  expect(links).toHaveLength(3)
  expect(screen.getByRole('region', { name: '캠퍼스 소식 배너' })).toBeVisible()
  expect(links[0]).toHaveAttribute('href', '/course?page=1&order=DESC')
  await switchTo(on('garam', { content: 'full' }))
  expectNone('channel-banner')
})

test('on a phone only an enterprise channel shows its banners [S-040] [S-204]', async () => {
  await openDemo(on('narae', { device: 'mobile' }))
  expect(section('channel-banner')).not.toBeNull()
  for (const channel of ['pado', 'haeon']) {
    await switchTo({ channel, device: 'mobile' })
    expectNone('channel-banner')
  }
})

test('the greeting comes first in the main column, with the channel’s logo and the learner’s name [S-042] [A-15]', async () => {
  await openDemo(on('narae'))
  const greeting = part('greeting')
  expect(screen.getByRole('main').firstElementChild).toBe(greeting)
  expect(greeting.querySelector('img')).toHaveAttribute('src', expect.stringContaining('narae'))
  expect(greeting).toHaveTextContent('하늘님, 안녕하세요!')
})

test('a channel may take category items away; the others stay [S-043] [S-045]', async () => {
  await openDemo(on('yeoul'))
  const items = within(part('categories')).getAllByRole('listitem')
  expect(items).toHaveLength(8)
  expect(items.filter(({ textContent }) => /상점|블로그/.test(textContent))).toEqual([])
})

test('the course pass is offered to premium members; below a parent channel it is bought there [S-056] [S-057]', async () => {
  await openDemo(on('garam'))
  expect(screen.getByRole('link', { name: '수강권 구매' })).toHaveAttribute('href', '/purchase/product/garam-pass')
  await switchTo(on('pado'))
  expect(screen.getByRole('link', { name: '수강권 구매' })).toHaveAttribute(
    'href',
    'http://narae.localhost:3000/purchase/product/pado-pass',
  )
  for (const parameters of [on('garam', { persona: 'guest' }), on('haeon'), { persona: 'premium' }]) {
    await switchTo(parameters)
    expect(screen.queryByRole('link', { name: '수강권 구매' })).not.toBeInTheDocument()
  }
})

test('on a channel only an enterprise sees the channels it has joined [S-060] [S-061] [S-203]', async () => {
  await openDemo(on('narae'))
  expect(titleOf('enrolled-channels')).toContain('내 채널')
  await switchTo(on('haeon'))
  expectNone('enrolled-channels')
  await switchTo(on('haeon', { persona: 'enterprise' }))
  expect(titleOf('enrolled-channels')).toContain('내 캠퍼스')
})

test('two admin cards for those who teach, none for anybody else [S-062] [S-213]', async () => {
  await openDemo(on('haeon'))
  for (const persona of ['teacher', 'operator']) {
    await switchTo(on('haeon', { persona }))
    expect(within(part('admin-cards')).getAllByRole('article'), persona).toHaveLength(2)
    expect(linkIn('admin-cards', '콘텐츠 관리')).toHaveAttribute('href', '/studio/publish/course')
  }
  for (const persona of ['guest', 'learner', 'enterprise', 'premium']) {
    await switchTo(on('haeon', { persona }))
    expectNone('admin-cards')
  }
})

test('homework is for signed-in learners of a channel, and has its heading only when there is some [S-063] [S-064] [S-199]', async () => {
  await openDemo(on('haeon'))
  expect(screen.getByRole('heading', { name: '숙제가 있어요' })).toBeVisible()
  for (const parameters of [on('haeon', { content: 'empty' }), on('haeon', { persona: 'guest' }), {}]) {
    await switchTo(parameters)
    expect(screen.queryByRole('heading', { name: '숙제가 있어요' })).not.toBeInTheDocument()
    expectNone('homework')
  }
})

test('premium members see the courses they take as a block, unless the channel removes it [S-071] [S-210] [A-09]', async () => {
  await openDemo(on('garam'))
  expect(within(part('enrolled-courses')).getByRole('heading', { name: '지금 듣고 있는 강의예요' })).toBeVisible()
  expect(part('enrolled-courses').querySelector('[aria-roledescription="캐러셀"]')).toBeNull()
  await switchTo(on('yeoul', { persona: 'premium' }))
  expectNone('enrolled-courses')
})

test('a channel may remove every recommendation and the courses being taken [S-070] [S-085]', async () => {
  await openDemo(on('yeoul'))
  expectNone('live-classes', 'classes', 'courses', 'channels', 'problems', 'news', 'enrolled-courses')
  expect(
    within(part('user'))
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['포인트', '퀘스트'])
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

test('members’ ranking and one’s own study log stand on a channel, for all but an enterprise [S-080] [S-081] [S-082] [S-209]', async () => {
  await openDemo(on('haeon'))
  expect(sections()).toEqual(expect.arrayContaining(['ranking', 'study-log']))
  await switchTo(on('haeon', { persona: 'guest' }))
  expect(section('ranking')).toBeVisible()
  expectNone('study-log')
  for (const persona of ['guest', 'learner']) {
    await switchTo(on('narae', { persona }))
    expectNone('ranking', 'study-log')
  }
})

test('an enterprise sees its channel’s facts, the channels it works with, and one more block [S-095] [S-096] [S-097] [S-205] [S-206] [S-207]', async () => {
  await openDemo(on('narae', { content: 'full' }))
  expect(part('channel-info')).toHaveTextContent('전국 열두 개 코딩 교실')
  expect(within(part('enterprise-channels')).getAllByRole('link')).toHaveLength(6)
  expect(linkIn('channel-extra', '채널 강의 둘러보기')).toHaveAttribute('href', 'http://narae.localhost:3000/course?page=1&order=DESC')
  await switchTo(on('narae', { persona: 'guest' }))
  expectNone('channel-info', 'enterprise-channels', 'channel-extra')
})

test('a premium channel below a parent has one block that leads there; without a parent it has none [S-097] [S-211]', async () => {
  await openDemo(on('pado'))
  expect(linkIn('channel-extra', '상위 채널 바로가기')).toHaveAttribute('href', 'http://narae.localhost:3000')
  for (const parameters of [on('garam'), on('pado', { persona: 'guest' }), on('haeon')]) {
    await switchTo(parameters)
    expectNone('channel-extra')
  }
})

test('the empty page of a new school offers content management to those who publish [S-083] [S-084] [S-212]', async () => {
  await openDemo(on('saebyeok', { persona: 'teacher' }))
  expect(linkIn('empty', '콘텐츠 관리')).toHaveAttribute('href', '/studio/publish/course')
  for (const persona of ['guest', 'learner']) {
    await switchTo(on('saebyeok', { persona }))
    expect(within(part('empty')).queryByRole('link', { name: '콘텐츠 관리' }), persona).not.toBeInTheDocument()
  }
})

test('the business card shows six facts and the logo where the channel wants it [S-006] [S-103] [S-104]', async () => {
  await openDemo(on('haeon'))
  for (const fact of ['해온코딩학원', '02-000-1204', '서울특별시 마포구 물빛로 24, 3층', 'hello@haeon.example', '문해온', '000-12-30401'])
    expect(part('business-info')).toHaveTextContent(fact)
  expect(part('business-info').querySelector('img')).toBeVisible()
  await switchTo(on('yeoul'))
  expectNone('business-info')
})

test('an enterprise’s class leads to the channel’s own domain in a new tab, any other channel’s stays here [S-114] [S-208]', async () => {
  await openDemo(on('narae', { persona: 'guest' }))
  const classLink = () => within(within(part('classes')).getAllByRole('article')[0] ?? part('classes')).getAllByRole('link')[0]
  expect(classLink()).toHaveAttribute('href', expect.stringMatching(/^http:\/\/narae\.localhost:3000\/course\/class\/[^?]+$/))
  expect(classLink()).toHaveAttribute('target', '_blank')
  await switchTo(on('haeon'))
  expect(classLink()).toHaveAttribute('href', expect.stringMatching(/^\/course\/class\/.+\/lesson$/))
})

const shortcuts = [
  ['라이브 클래스', '/live/course?page=1&order=DESC'],
  ['수업 찾기', '/course?page=1&order=DESC'],
  ['텍스트 코딩', '/problem?page=1&order=DESC'],
  ['블록 코딩', '/block?page=1&order=DESC'],
  ['디지털 문서', '/document?page=1&order=DESC'],
  ['영상 자료', '/video?page=1&order=DESC'],
  ['유형별 학습', '/problem/category?page=1'],
  ['상점', '/shop?page=1&order=POPULAR&'],
  ['블로그', '/blog?page=1&order=DESC'],
] as const

test('the shortcuts lead exactly where the spec says, and the contest to a host of its own [S-043] [S-046] [S-047] [S-048] [S-049] [S-050] [S-051] [S-052] [S-053] [S-054] [S-055] [S-056] [S-312] [A-18]', async () => {
  await openDemo()
  expect(within(part('categories')).getAllByRole('listitem')).toHaveLength(10)
  for (const [label, href] of shortcuts) expect(linkIn('categories', label)).toHaveAttribute('href', href)
  const href = linkIn('categories', /코딩 대회/).getAttribute('href') ?? ''
  expect(href.endsWith('/room/lobby?')).toBe(true)
  expect(new URL(href, location.href).host).not.toBe(location.host)
})
