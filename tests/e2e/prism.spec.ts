import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import { expect, sectionsOf, test } from './demo.ts'
import { hostRules, serveFolder, type StaticServer } from './staticServer.ts'

/** The built page beside a backend that none of ours is in: Prism, which knows the contract alone. */
let prism: ChildProcess
let origin = ''
let site: StaticServer
/** Calls that Prism refused. */
const refused: string[] = []

test.beforeAll(async () => {
  prism = spawn('node', ['tests/conform/servePrism.mjs'], { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] })
  if (prism.stdout === null) throw new Error('no output')
  const [line] = (await once(createInterface(prism.stdout), 'line')) as [string]
  origin = /http:\/\/[\d.]+:\d+/.exec(line)?.[0] ?? ''
  const { headersOf, fallbackOf } = hostRules('dist')
  site = await serveFolder('dist', { headers: headersOf, fallback: fallbackOf, backend: overPrism })
})

test.afterAll(async () => {
  await site.stop()
  prism.kill()
})

const overPrism = (request: IncomingMessage, response: ServerResponse) => {
  const { method = 'GET', url = '/', headers } = request
  if (!/^\/(product|eduenv)\/v1\//.test(url)) return false
  const passed = forward(new URL(url, origin), { method, headers: { ...headers, cookie: 'session=prism' } }, (answer) => {
    if ((answer.statusCode ?? 0) >= 400) refused.push(`${method} ${url}: ${answer.statusCode}`)
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  // A page that is left cancels its requests.
  passed.on('error', () => response.destroy())
  request.pipe(passed)
  return true
}

/** Makes a call to Prism. */
// oxlint-disable-next-line typescript/no-explicit-any -- as any client reads it
const told = async (path: string): Promise<any> => {
  const answer = await fetch(`${origin}/product/v1/${path}`, { headers: { cookie: 'session=prism' } })
  return answer.json()
}

/** Waits until the page is complete, and checks that no part of it failed or is empty. */
const isDrawn = async (page: Page, heading: string) => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('main[aria-busy="true"], main [data-skeleton]')).toHaveCount(0)
  await expect(page.getByText(/못했어요|없어요$|다시 시도/)).toHaveCount(0)
}

test('home, course, problem, shop, 내 정보, blog and worksheet draw what a backend answers that knows the contract alone [S-332]', {
  tag: '@all',
}, async ({ page }) => {
  const open = async (path: string, heading: string) => {
    await page.goto(`${site.url}${path}`)
    await isDrawn(page, heading)
  }
  const { nickname } = await told('users/me')
  await open('/', `${nickname}님, 안녕하세요!`)
  const sections = ['my-quests', 'enrolled-courses', 'courses', 'problems', 'news', 'user']
  expect(await sectionsOf(page)).toEqual(expect.arrayContaining(sections))
  const { courseId, title: course } = (await told('courses')).courseList[0]
  await open(`/course/${courseId}/lesson`, course)
  const { problemId, title: problem } = (await told('problems')).problemList[0]
  await open(`/learn/problem/${problemId}`, problem)
  const { blogId, title: blog } = (await told('blogs')).blogList[0]
  await open(`/blog/${blogId}`, blog)
  const { worksheetId, title: worksheet } = (await told('worksheets')).worksheetList[0]
  await open(`/worksheet/${worksheetId}/chapter`, worksheet)
  await open('/shop', '상점')
  await open('/my', '내 정보')
  expect(refused).toEqual([])
})
