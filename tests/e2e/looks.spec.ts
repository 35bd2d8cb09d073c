import type { Page } from '@playwright/test'
import type { paths } from '../../src/domain/paths.ts'
import { channelLabels } from '../../mock-server/demoChannels.ts'
import { barriersInBothThemes, barriersOf, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, openHome, openShortHome, section, switchTo, test, view } from './demo.ts'
import { cutTexts, spaceOut } from './textSpacing.ts'

// Each pattern of a page is looked at once, in the window of the page before: by axe, in the dark, by its width and with its text spaced out.
test.use({ reusesPage: true })

type PathName = keyof typeof paths

const teacher = { persona: 'teacher' }
const operator = { persona: 'operator', channel: 'haeon' }
const guest = { persona: 'guest' }

/** An address of each pattern, and who looks at it where that is no learner. A pattern that is missing here does not compile. */
const looked = {
  home: ['/'],
  quests: ['/quest'],
  courses: ['/course?page=1&order=DESC'],
  course: ['/course/1003/lesson'],
  lesson: ['/course/1048/lesson/104807'],
  liveClasses: ['/live/course?page=1&order=DESC'],
  courseClass: ['/course/class/5009/lesson', teacher],
  classLesson: ['/course/class/5005/lesson/500501'],
  ranking: ['/ranking?period=WEEK'],
  search: ['/search?keyword=파이썬'],
  my: ['/my'],
  avatar: ['/my/avatar'],
  notices: ['/my/notices'],
  ownReport: ['/my/report'],
  report: ['/report/ABCDEFGHJKLMNPQRSTUVWXYZ', guest],
  start: ['/start', guest],
  problems: ['/problem?page=1&order=DESC'],
  problemTypes: ['/problem/category?page=1'],
  problemType: ['/problem/category/801'],
  problem: ['/learn/problem/7003'],
  blocks: ['/block?page=1&order=DESC'],
  block: ['/learn/block/2003'],
  videos: ['/video?page=1&order=DESC'],
  video: ['/learn/video/4005'],
  documents: ['/document?page=1&order=DESC'],
  document: ['/learn/document/6010'],
  worksheets: ['/worksheet?page=1&order=DESC'],
  worksheet: ['/worksheet/601/chapter'],
  worksheetReview: ['/worksheet/review'],
  homework: ['/homework/43/assignment/411/task'],
  blogs: ['/blog?page=1&order=DESC'],
  blog: ['/blog/303'],
  shop: ['/shop?page=1&order=POPULAR'],
  contest: ['/room/lobby'],
  room: ['/room/5001'],
  roomTask: ['/room/5002/task/1'],
  meeting: ['/meeting/room/7'],
  trialClass: ['/registration/liveclass'],
  coursePass: ['/purchase/product/bada-pass'],
  coursePurchase: ['/purchase/course/1003'],
  classPurchase: ['/purchase/class/5005'],
  itemPurchase: ['/purchase/item/20306'],
  publishing: ['/studio/publish/course', teacher],
  studioCourse: ['/studio/publish/course/new', teacher],
  studioProblem: ['/studio/publish/problem/new', teacher],
  setHomework: ['/studio/homework/new', teacher],
  setRoom: ['/studio/room/new', teacher],
  problemMembers: ['/studio/problem/7001/members', teacher],
  homeworkMembers: ['/studio/homework/40/assignment/400/members', teacher],
  channelSettings: ['/studio/channel', operator],
  members: ['/studio/members', operator],
  join: ['/join'],
  studioGuide: ['/studio/guide', teacher],
  tutor: ['/landing'],
  feedback: ['/feedback'],
  schools: ['/schools'],
  login: ['/login', guest],
  signup: ['/signup', guest],
  terms: ['/terms', guest],
  privacy: ['/privacy', guest],
  support: ['/support', guest],
} as const satisfies Record<PathName, readonly [path: string, view?: Record<string, string>]>

const widths = [320, 768, 1024, 1920]

const isNoWider = async (page: Page, name: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** The page in view: no barrier in the light or by the colours of the dark, not wider than the window, and no line of text cut when spaced out. */
const looksRight = async (page: Page, name: string) => {
  await isNoWider(page, name)
  await page.setViewportSize({ width: 360, height: 900 })
  expect.soft(await barriersInBothThemes(page), name).toEqual(noneInBothThemes)
  await spaceOut(page)
  await expect.soft.poll(() => cutTexts(page), `${name}, spaced out`).toEqual([])
  await expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${name}, spaced out`).toBeLessThanOrEqual(360)
}

/** Goes to another page in place, and waits until it is there: what is left of the one before does not count. */
const goOn = async (page: Page, href: string) => {
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-seen', ''))
  await goInPlace(page, href)
  await page.locator('main:not([data-seen], [aria-busy="true"]) h1').first().waitFor()
}

const pages = Object.entries<readonly [path: string, view?: Record<string, string>]>(looked)
const parts = 6

for (const part of Array.from({ length: parts }, (_, at) => pages.filter((__, index) => index % parts === at)))
  test(`${part.map(([name]) => name).join(', ')} have no barrier in light or dark, fit every window, and bear spaced text [F-100]`, async ({
    page,
  }) => {
    await openShortHome(page, { motion: 'reduce' })
    for (const [name, [path, parameters = {}]] of part)
      await test.step(name, async () => {
        await goOn(page, view({ motion: 'reduce', ...parameters }, path))
        await looksRight(page, name)
      })
  })

test('the home page looks right for a guest and a teacher, and on every channel in its own colour [S-005] [F-100]', async ({ page }) => {
  await openHome(page, { persona: 'guest', motion: 'reduce' })
  await looksRight(page, 'a guest')
  for (const [at, channel] of channelLabels.entries())
    await test.step(channel, async () => {
      const persona = ['teacher', 'enterprise', 'guest'][at % 3] ?? 'teacher'
      await switchTo(page, { channel, persona, device: 'mobile', motion: 'reduce' })
      await looksRight(page, channel)
    })
})

test('dialogs, the chat and an address that nobody understands have no barrier [S-102] [S-105] [S-010]', async ({ page }) => {
  await openShortHome(page, { channel: 'haeon', device: 'desktop', motion: 'reduce' })
  await section(page, 'live-inquiry').getByRole('button').click()
  await expect(page.getByRole('log')).toBeVisible()
  expect.soft(await barriersInBothThemes(page), 'chat').toEqual(noneInBothThemes)
  for (const persona of ['pending', 'newcomer']) {
    await switchTo(page, { channel: 'pado', persona, motion: 'reduce' })
    await expect(page.getByRole('dialog')).toBeVisible()
    if (persona === 'newcomer') await page.getByRole('radio', { name: '여자' }).click()
    expect.soft(await barriersInBothThemes(page), persona).toEqual(noneInBothThemes)
  }
  await switchTo(page, { motion: 'reduce' })
  await page.getByRole('button', { name: '퀘스트 보기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await barriersInBothThemes(page), 'quests').toEqual(noneInBothThemes)
  for (const [href, title] of [
    [view(guest, '/no/such/page'), '앗, 길을 잃었어요'],
    ['/?persona=nobody', '시작할 수 없어요'],
  ] as const) {
    await goInPlace(page, href)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect.soft(await barriersOf(page), title).toEqual([])
  }
})
