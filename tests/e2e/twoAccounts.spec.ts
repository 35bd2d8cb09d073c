import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './demo.ts'
import { isCall, type MockServer, passOn, startMock } from './mockServer.ts'
import { hostRules, serveFolder, type StaticServer } from './staticServer.ts'

/** Two windows of one browser share the session cookie, so signing in in one of them affects both. */
let mock: MockServer
let site: StaticServer

test.use({ expectsNoise: true })

test.beforeAll(async () => {
  mock = await startMock('latency=0')
  const { headersOf, fallbackOf } = hostRules('dist')
  site = await serveFolder('dist', { headers: headersOf, fallback: fallbackOf, backend: answerCalls })
})

test.afterAll(async () => {
  mock.stop()
  await site.stop()
})

const answerCalls = (request: IncomingMessage, response: ServerResponse) => {
  if (!isCall(request)) return false
  passOn(request, response, mock.origin)
  return true
}

const signIn = (context: BrowserContext, persona: string) => context.addCookies([{ name: 'persona', value: persona, url: site.url }])

const words = '배운 것을 바로 써 볼 수 있어서 좋았어요'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first()

interface Deed {
  readonly deed: string
  readonly address: string
  readonly name: RegExp
  /** Opens the form, if it is not open. */
  open?(page: Page): Promise<void>
  send(page: Page): Promise<void>
}

const deeds: readonly Deed[] = [
  { deed: 'a comment', address: '/blog/301', name: /^댓글 쓰기/, send: (page) => press(page, '올리기') },
  {
    deed: 'a question',
    address: '/learn/problem/7001',
    name: /^궁금한 것/,
    open: (page) => press(page, '질문 보기'),
    send: (page) => press(page, '질문하기'),
  },
  {
    deed: 'a homework',
    address: '/homework/40/assignment/400/task',
    name: /선생님께 한마디/,
    async send(page) {
      await press(page, '제출하기')
      await page.getByRole('dialog').getByRole('button', { name: '제출', exact: true }).click()
    },
  },
]

const news = '다른 창에서 계정이 바뀌어, 이제 윤슬쌤 님의 화면이에요.'

const begin = async (page: Page, context: BrowserContext, { address, name, open }: Deed) => {
  await signIn(context, 'learner')
  await page.goto(`${site.url}${address}`)
  await open?.(page)
  await field(page, name).fill(words)
}

const expectNews = async (page: Page) => {
  await expect(page.getByText(news)).toBeVisible()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page.getByText(news)).toBeHidden()
}

test('what is written in one window is not published for who signed in in another [A-16]', { tag: '@all' }, async ({ page, context }) => {
  for (const deed of deeds)
    await test.step(`${deed.deed}: the backend tells it`, async () => {
      await begin(page, context, deed)
      await signIn(context, 'teacher')
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await deed.send(page)
      expect((await answered).status()).toBe(409)
      await expectNews(page)
      // The text still belongs to its writer, who finds it after signing in again.
      await signIn(context, 'learner')
      await page.goto(`${site.url}${deed.address}`)
      await deed.open?.(page)
      await expect(field(page, deed.name)).toHaveValue(words)
    })
  await test.step('the other window tells it, before anything is pressed', async () => {
    await begin(page, context, deeds[0]!)
    await signIn(context, 'teacher')
    const other = await context.newPage()
    await other.goto(site.url)
    await expectNews(page)
    await expect(field(page, deeds[0]!.name)).toHaveValue('')
  })
})
