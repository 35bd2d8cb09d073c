import type { IncomingMessage, ServerResponse } from 'node:http'
import { homeShell, shellPages } from '../../src/shell/shellPages.ts'
import { expect, test } from './demo.ts'
import { isCall, type MockServer, passOn, startMock } from './mockServer.ts'
import { hostRules, serveFolder, type StaticServer } from './staticServer.ts'

/** The built pages with the headers of a host, beside a backend behind a socket. */
let mock: MockServer
let site: StaticServer
const asked: string[] = []

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  mock = await startMock('persona=learner&quests=uncleared&latency=0')
  const { headersOf, fallbackOf } = hostRules('dist')
  const backend = (request: IncomingMessage, response: ServerResponse) => {
    if (!isCall(request)) return false
    asked.push(`${request.method} ${request.url?.replace('/product/v1/', '')}`)
    passOn(request, response, mock.origin)
    return true
  }
  site = await serveFolder('dist', { headers: headersOf, fallback: fallbackOf, backend })
})

test.afterAll(async () => {
  mock.stop()
  await site.stop()
})

const ids: Readonly<Record<string, string>> = {
  'pages/course.html': '14004',
  'pages/problem.html': '7001',
  'pages/block.html': '2001',
  'pages/worksheet.html': '601',
}

for (const shell of [homeShell, ...shellPages])
  test(`${shell.file} begins with calls that the app takes over, and sends none of them again`, { tag: '@all' }, async ({ page }) => {
    const id = ids[shell.file] ?? ''
    asked.length = 0
    await page.goto(`${site.url}${shell.drawnAt.replace('/0', `/${id}`)}`)
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    const calls = Object.values(shell.calls).map((path) => `GET ${path.replace('{id}', id)}`)
    await expect.poll(() => page.evaluate(() => window.earlyCalls?.size)).toBe(0)
    await page.waitForLoadState('networkidle')
    expect(asked.slice(0, calls.length).toSorted()).toEqual(calls.toSorted())
    expect(asked.filter((call) => calls.includes(call)).toSorted()).toEqual(calls.toSorted())
  })
