import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchPath } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { writtenKey } from '../../../src/application/storedText.ts'
import { listPaths, paths } from '../../../src/domain/paths.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { isAppPage } from '../../../src/ui/app/routes.tsx'
import { SiteRoutesContext } from '../../../src/ui/kit/links.tsx'
import { CatchAllPage } from '../../../src/ui/platform/CatchAllPage.tsx'
import { PlatformPartPage } from '../../../src/ui/platform/PlatformPartPage.tsx'
import { PlatformPages } from '../../../src/ui/platform/PlatformPages.tsx'
import { platformParts } from '../../../src/ui/platform/platformParts.ts'
import { steps } from '../../../src/ui/platform/platformWords.ts'
import { learner, teacher } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { settings } from '../../fakes/settings.ts'
import { openAt } from '../openAt.tsx'
import { renderInApp } from '../renderInApp.tsx'

const company = {
  isUsed: true,
  businessName: '코딩바다',
  telephone: '02-1234-5678',
  address: null,
  email: 'help@codingbada.example',
  representative: null,
  businessNumber: null,
}

const open = (path: string, wishes: Parameters<typeof anApplication>[0] = {}) => {
  const part = platformParts.find((one) => one.path === path)
  if (!part) throw new Error(`no part at ${path}`)
  renderInApp(<PlatformPartPage part={part} />, anApplication({ settings: { ...settings, company }, ...wishes }))
}

/** The demo has no page on which to pay for clothes: the shop asks in a dialog instead. */
const elsewhere: ReadonlySet<string> = new Set([paths.itemPurchase])

/** Pages of the demo on which something can be done. */
const donePages = [paths.login, paths.signup, paths.coursePurchase, paths.classPurchase, paths.coursePass, paths.trialClass]

test('every address of the platform is a page of the app or of the demo, and none is both [S-181] [A-88]', () => {
  const isThere = (href: string) => {
    const { pathname } = new URL(href, 'https://x.test')
    return isAppPage(href) || [...platformParts.map(({ path }) => path), ...donePages].some((path) => matchPath(path, pathname) !== null)
  }
  expect([...Object.values(paths), ...Object.values(listPaths)].filter((href) => !isThere(href) && !elsewhere.has(href))).toEqual([])
  expect(platformParts.filter(({ path }) => isAppPage(path)).map(({ path }) => path)).toEqual([])
})

test('the beginning of all the studio’s addresses leads to what its teachers made', async () => {
  const { address } = openAt('/studio', <CatchAllPage />, anApplication())
  await waitFor(() => expect(address()).toBe(paths.publishing))
})

test('every part leads on to pages of this app, or to one that has something to read [A-88]', () => {
  const readable = platformParts.filter(({ paragraphs, questions }) => paragraphs ?? questions).map(({ path }) => path)
  for (const part of platformParts) {
    const targets = part.steps.map((name) => steps[name].href)
    expect(targets.filter((href) => isAppPage(href) || readable.some((path) => path === href)).length, part.name).toBe(targets.length)
    expect(targets.length, part.name).toBeGreaterThan(1)
    expect(targets, part.name).not.toContain(part.path)
  }
})

test.each(['/terms', '/privacy', '/schools', '/studio/guide', '/meeting/room/:meetingId'])('%s has something to read', (path) => {
  open(path)
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3)
})

test('each step of the studio’s guide shows its screen, in the picture of the theme', async () => {
  open(paths.studioGuide)
  await waitFor(() => expect(screen.getAllByRole('img', { name: /화면: / })).toHaveLength(10))
  expect(document.querySelectorAll('[data-shows] img[data-theme-only="dark"]')).toHaveLength(5)
})

test('every way below a paragraph leads to a page of the app or to one that has something to read', () => {
  const ways = platformParts.flatMap(({ paragraphs = [] }) => paragraphs.flatMap(({ ways: names = [] }) => names))
  expect(ways.filter((name) => !isAppPage(steps[name].href))).toEqual([])
  expect(ways).toEqual(expect.arrayContaining(['newProblem', 'newHomework', 'taught', 'newRoom', 'members']))
})

const linksOf = async (path: string, viewer: Viewer) => {
  open(path, { viewer: { ...anApplication().viewer, current: async () => viewer } })
  await screen.findByRole('heading', { level: 1 })
  return async (name: string) => screen.queryAllByRole('link', { name })
}

test('a teacher finds the place of each step; a guest what can be tried without an account, and no closed door', async () => {
  const links = await linksOf('/studio/guide', teacher)
  await waitFor(async () => expect(await links('문제 만들기')).toHaveLength(1))
  for (const [name, href] of [
    ['강의 만들기', '/studio/publish/course/new'],
    ['숙제 내기', '/studio/homework/new'],
    ['시험 만들기', '/studio/room/new'],
  ] as const)
    expect((await links(name))[0]).toHaveAttribute('href', href)
})

test.each([guest, learner])('nobody else is led to what a teacher does', async (viewer) => {
  for (const path of ['/studio/guide', '/schools']) {
    const links = await linksOf(path, viewer)
    await waitFor(async () => expect((await links('유형별 학습')).length).toBeGreaterThan(0))
    for (const name of ['문제 만들기', '숙제 내기', '시험 만들기', '회원과 초대', '채널 설정']) expect(await links(name)).toEqual([])
    cleanup()
  }
})

test('who wants to use all of it asks by mail with its subject, or in writing with its first words', async () => {
  const { store, sessionStore } = anApplication()
  open('/schools', { store, sessionStore, chat: { open: async () => 'opened' } })
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}?subject=${encodeURIComponent('학교·학원 도입 문의')}`,
  )
  await userEvent.click(screen.getByRole('button', { name: /문의/ }))
  await waitFor(() => expect(sessionStore.get(writtenKey('inquiry', null, ''))).toBe('학교·학원 도입을 문의해요. '))
})

test('the page for schools shows the product, opens three doors, and makes the link of a school of one’s own', async () => {
  const [enterAs, brandLink] = [vi.fn(), vi.fn(async () => 'https://x.test/?channel=haeon#settings=a')]
  const routes = { isAppPage, toLocation: (href: string) => href, fromLocation: (href: string) => href }
  const demo = { Pages: PlatformPages, enterAs, hrefForOthers: (href: string) => href, brandLink }
  const page = (
    <SiteRoutesContext value={{ ...routes, demo }}>
      <CatchAllPage />
    </SiteRoutesContext>
  )
  openAt('/schools', page, anApplication())
  expect((await screen.findAllByRole('img', { name: /우리 반 현황/ }))[0]).toHaveAttribute('src', expect.stringContaining('class-view'))
  for (const who of ['학생', '선생님', '원장님']) await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${who}`) }))
  expect(enterAs.mock.calls.map(([visitor]) => visitor)).toEqual(['learner', 'teacher', 'operator'])
  for (const [, href] of enterAs.mock.calls) expect(isAppPage(String(href).split('?')[0] ?? ''), String(href)).toBe(true)

  await userEvent.click(screen.getByRole('button', { name: '넣어 보기' }))
  expect(brandLink).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: '학교나 학원 이름' }), '한빛코딩학원')
  await userEvent.click(screen.getByRole('button', { name: '넣어 보기' }))
  expect(brandLink).toHaveBeenCalledWith({ channelName: '한빛코딩학원', brandColor: '#0f766e' })
  expect(await screen.findByRole('link', { name: '한빛코딩학원 둘러보기' })).toHaveAttribute(
    'href',
    'https://x.test/?channel=haeon#settings=a',
  )
})

test('the help answers what people ask, and can be asked in writing, by telephone and by mail', async () => {
  const keys: string[] = []
  open('/support', {
    chat: {
      open: async (key) => {
        keys.push(key)
        return 'opened'
      },
    },
  })
  await userEvent.click(screen.getByText('환불하고 싶어요'))
  expect(screen.getByText(/전액을 돌려드려요/)).toBeVisible()
  expect(screen.getByRole('link', { name: company.telephone })).toHaveAttribute('href', `tel:${company.telephone}`)
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  await userEvent.click(screen.getByRole('button', { name: /문의/ }))
  await waitFor(() => expect(keys).toHaveLength(1))
})

test('a link to the answer about refunds finds it open and in view', () => {
  const bringIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const part = platformParts.find(({ path }) => path === paths.support)
  if (part) openAt('/support#refund', <PlatformPartPage part={part} />, anApplication())
  expect(screen.getByText('환불하고 싶어요').closest('details')).toHaveAttribute('open')
  expect(bringIntoView.mock.contexts[0]).toHaveAttribute('id', 'refund')
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
})

test('an unknown address is none, in the demo and in production', async () => {
  const demo = { Pages: PlatformPages, enterAs: () => {}, hrefForOthers: (href: string) => href, brandLink: async () => '' }
  const routes = { isAppPage, toLocation: (href: string) => href, fromLocation: (href: string) => href }
  const page = (
    <>
      <SiteRoutesContext value={{ ...routes, demo }}>
        <CatchAllPage />
      </SiteRoutesContext>
      <SiteRoutesContext value={{ ...routes, demo: null }}>
        <CatchAllPage />
      </SiteRoutesContext>
    </>
  )
  openAt('/nowhere', page, anApplication())
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(2)
  for (const heading of screen.getAllByRole('heading', { level: 1 })) expect(heading).toHaveTextContent('길을 잃었어요')
})

test('who is lost finds home, or searches', async () => {
  openAt('/nowhere', <CatchAllPage />, anApplication())
  expect(await screen.findByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: '찾아보기' })).toHaveAttribute('href', '/search')
})

test('what the demo has is no page in production', async () => {
  openAt('/terms', <CatchAllPage />, anApplication())
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('길을 잃었어요')
})
