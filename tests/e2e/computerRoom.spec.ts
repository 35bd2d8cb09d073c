import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from './demo.ts'
import { isCall, type MockServer, passOn, startMock } from './mockServer.ts'
import { codeIn, editor, press, submit, waves } from './problemPage.ts'
import { hostRules, serveFolder, type StaticServer } from './staticServer.ts'

/** The built page with a backend for each person, which the cookie of the session selects. */
const people = { sky: 'persona=learner', wave: 'persona=newcomer', nobody: 'persona=guest' } as const
type Person = keyof typeof people

const mocks = new Map<Person, MockServer>()
let site: StaticServer

// The end of a session shows as refused calls.
test.use({ expectsNoise: true })

test.beforeAll(async () => {
  for (const [person, view] of Object.entries(people) as [Person, string][]) {
    const mock = await startMock(`${view}&latency=0`)
    mocks.set(person, mock)
    // The judge is loaded with the first problem, which takes longer on a busy machine than a call may.
    await fetch(`${mock.origin}/product/v1/problems/${waves.id}`)
  }
  const { headersOf, fallbackOf } = hostRules('dist')
  site = await serveFolder('dist', { headers: headersOf, fallback: fallbackOf, backend: answerTheirs })
})

test.afterAll(async () => {
  for (const mock of mocks.values()) mock.stop()
  await site.stop()
})

const answerTheirs = (request: IncomingMessage, response: ServerResponse) => {
  if (!isCall(request)) return false
  const person = /session=(sky|wave)/.exec(request.headers.cookie ?? '')?.[1] ?? 'nobody'
  passOn(request, response, mocks.get(person as Person)?.origin ?? '')
  return true
}

const signIn = (page: Page, person: Person) => page.context().addCookies([{ name: 'session', value: person, url: site.url }])
const endSession = (page: Page) => page.context().clearCookies()
const openProblem = async (page: Page) => {
  await page.goto(`${site.url}/learn/problem/${waves.id}`)
  await expect(editor(page)).toBeVisible()
}
const write = async (page: Page, code: string) => editor(page).fill(code)
const state = (page: Page, text: string) => page.getByRole('region', { name: '코드' }).getByText(text, { exact: true })
/** Shows the window again, as if its user came back to it. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
const elsewhere = (page: Page) => page.getByRole('group', { name: '다른 곳에서 쓴 코드가 있어요' })

test('a day in a school’s computer room: what one learner has written is theirs, wherever they go on', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  await test.step('one learner writes, and walks away', async () => {
    await signIn(page, 'sky')
    await openProblem(page)
    await write(page, '# 학교에서')
    await expect(state(page, '저장했어요')).toBeVisible()
  })

  await test.step('the session ends: the page stays as it is, and what is typed then stays on the device', async () => {
    await endSession(page)
    await write(page, '# 학교에서, 끝난 뒤에도')
    await expect(page.getByText('로그인이 끝났어요. 쓴 것은 그대로 있어요.')).toBeVisible()
    await expect(state(page, '이 기기에만 저장했어요')).toBeVisible()
    expect(await codeIn(page)).toBe('# 학교에서, 끝난 뒤에도')
  })

  await test.step('another learner signs in in a second window: this page is theirs now, and begins clean', async () => {
    await signIn(page, 'wave')
    await comeBack(page)
    await expect.poll(() => codeIn(page)).toMatch(/^# 입력을 읽고/)
    await expect(elsewhere(page)).toHaveCount(0)
    await expect(page.getByText('로그인이 끝났어요', { exact: false })).toHaveCount(0)
    await submit(page, waves.right, '맞았어요!')
    await endSession(page)
    await openProblem(page)
    expect(await codeIn(page)).toMatch(/^# 입력을 읽고/)
  })

  const home = await (await browser.newContext()).newPage()
  await test.step('the first one goes on at home, from what the server has', async () => {
    await signIn(home, 'sky')
    await openProblem(home)
    await expect.poll(() => codeIn(home)).toBe('# 학교에서')
    await write(home, '# 집에서')
    await expect(state(home, '저장했어요')).toBeVisible()
  })

  await test.step('back at school both versions stand there, and neither is written over before one is chosen', async () => {
    await signIn(page, 'sky')
    await openProblem(page)
    await expect(elsewhere(page)).toBeVisible()
    const here = await codeIn(page)
    await elsewhere(page).getByText('그 코드 보기').click()
    const [mine, theirs] = here === '# 집에서' ? ['# 집에서', '# 학교에서, 끝난 뒤에도'] : ['# 학교에서, 끝난 뒤에도', '# 집에서']
    expect(here).toBe(mine)
    await expect(elsewhere(page)).toContainText(theirs)
    await press(page, '그 코드로 바꾸기')
    // The page shows "saved" for the choice already, so this waits for the request of the new text.
    const sent = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && (answer.request().postData() ?? '').includes('둘을 합쳐서'),
    )
    await write(page, '# 둘을 합쳐서')
    await sent
  })

  await test.step('and at home, the newer one is there once the window is looked at', async () => {
    await comeBack(home)
    await expect.poll(() => codeIn(home)).toBe('# 둘을 합쳐서')
    await expect(home.getByText('다른 기기에서 쓴 것을 가져왔어요')).toBeVisible()
    await home.context().close()
  })
})
