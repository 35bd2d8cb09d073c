import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, section, test } from './demo.ts'
import { isCall, type MockServer, passOn, startMock } from './mockServer.ts'
import { serveFolder, type StaticServer } from './staticServer.ts'

let mock: MockServer
let site: StaticServer
const failed = new Set<string>()

test.use({ expectsNoise: true })

test.beforeAll(async () => {
  mock = await startMock('persona=learner&quests=uncleared&latency=0')
  site = await serveFolder('dist', { fallback: true, backend: failingOnce })
})

test.afterAll(async () => {
  mock.stop()
  await site.stop()
})

/** Lets every call fail the first time, and answers from then on. */
const failingOnce = (request: IncomingMessage, response: ServerResponse) => {
  if (!isCall(request)) return false
  const { method = 'GET', url = '/' } = request
  const call = `${method} ${url.split('?')[0]}`
  if (failed.has(call)) {
    passOn(request, response, mock.origin)
  } else {
    failed.add(call)
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}')
  }
  return true
}

const reviews = (page: Page) => page.getByRole('region', { name: '수강평' })

test('a course can be taken and reviewed where every call fails once: nothing is lost, nothing is said too early [S-290] [F-001] [F-084]', {
  tag: '@all',
}, async ({ page }) => {
  const title = '손으로 그리는 자료구조, 스택과 큐'
  await page.goto(`${site.url}/course?page=1&order=DESC&keyword=자료구조`)
  await page.getByRole('link', { name: title }).click()
  const enrol = page.getByRole('button', { name: '800P로 수강하기' })
  await enrol.first().click()
  await page.getByRole('dialog').getByRole('button', { name: '800P로 수강하기' }).click()
  await expect(page.getByText('수강 신청을 하지 못했어요.').first()).toBeVisible()
  await expect(page.getByText('수강을 시작했어요!')).toHaveCount(0)
  if (!(await page.getByRole('dialog').isVisible())) await enrol.first().click()
  await page.getByRole('dialog').getByRole('button', { name: '800P로 수강하기' }).click()
  await page.getByRole('link', { name: '첫 강의 시작하기' }).first().click()
  await page.getByRole('button', { name: /^다 (읽었|봤|풀었)어요$/ }).click()
  const again = page.getByRole('button', { name: '다시 저장하기' })
  const done = page.getByText('잘했어요! 하나를 더 마쳤어요')
  await expect(again.or(done).first()).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(done).toBeVisible()
  await page.getByRole('link', { name: '목록으로' }).click()
  await reviews(page).getByRole('button', { name: '수강평 쓰기' }).click()
  await reviews(page).getByRole('radio', { name: '4점' }).check({ force: true })
  const words = '막혔다가도 다시 하면 되니 마음이 놓였어요.'
  await reviews(page).getByRole('textbox', { name: '수강평' }).fill(words)
  await reviews(page).getByRole('button', { name: '올리기' }).click()
  await expect(reviews(page)).toContainText('수강평을 저장하지 못했어요.')
  await expect(reviews(page).getByRole('textbox', { name: '수강평' })).toHaveValue(words)
  await reviews(page).getByRole('button', { name: '올리기' }).click()
  await expect(reviews(page).getByRole('textbox')).toHaveCount(0)
  await expect(reviews(page)).toContainText(words)
  await page.goto(site.url)
  await expect(section(page, 'enrolled-courses')).toContainText(title)
  expect([...failed].filter((call) => call.startsWith('POST')).length).toBeGreaterThanOrEqual(3)
})
