import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { defaultLimits, type Execution } from '../../src/domain/problems/execution.ts'
import { judge } from '../../src/domain/problems/verdict.ts'
import { callsByC, isNear } from '../adapters/python/callsByC.ts'
import { deepPrograms } from '../adapters/python/deepPrograms.ts'
import { escapes } from '../adapters/python/escapes.ts'
import { dataOf, goldenSubmissions, outcomeOf } from '../golden/golden.ts'
import { serveFolder, type StaticServer } from '../e2e/staticServer.ts'
import { fieldPath, namedPath } from './namedPath.ts'
import { startWebKit } from './startWebKit.ts'

let browser: Awaited<ReturnType<typeof startWebKit>>
let page: WebDriver
let site: StaticServer

beforeAll(async () => {
  site = await serveFolder(join(import.meta.dirname, '../../dist-demo'), { fallback: true })
  browser = await startWebKit()
  page = browser.driver
})

afterAll(async () => {
  await browser.stop()
  await site.stop()
})

/** The page collects its errors here. */
declare const window: { trouble?: string[] }

afterEach(async () => {
  expect(await page.executeScript(() => window.trouble ?? [])).toEqual([])
})

/** Opens a demo view and waits until its lists are here. */
const open = async (view: string, width = 1440) => {
  await page.manage().window().setRect({ x: 0, y: 0, width, height: 1000 })
  await page.get(`${site.url}${view}${view.includes('?') ? '&' : '?'}latency=0`)
  await page.executeScript(() => {
    window.trouble = []
    const note = (what: unknown) => void window.trouble?.push(String(what))
    // Resize notifications that come a frame late are no error: CodeMirror measures itself that way.
    addEventListener('error', ({ message }) => message.startsWith('ResizeObserver loop') || note(message))
    addEventListener('unhandledrejection', ({ reason }) => note(reason))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => note(violatedDirective))
  })
  await expect.poll(() => all('[aria-busy="true"]'), patient).toHaveLength(0)
}

const patient = { timeout: 20_000, interval: 100 }

const all = (selector: string) => page.findElements(By.css(selector))

const words = (selector = 'body') =>
  page.executeScript<string>((css: string) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector)

/** Waits for the button, link or field with this name, or whose text begins with it. */
const named = async (name: string, within = ''): Promise<WebElement> => {
  return found(By.xpath(namedPath(name, within)), name)
}

const found = async (path: By, name: string): Promise<WebElement> => {
  await expect.poll(async () => (await page.findElements(path)).length, { ...patient, message: name }).toBeGreaterThan(0)
  return page.findElement(path)
}

/** Clicks a button, and tries again while it is redrawn or covered by something that is closing. */
const press = async (name: string, within = '') => {
  const once = async () => {
    const button = await named(name, within)
    await page.executeScript((element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }), button)
    await button.click()
    return 'pressed'
  }
  await expect.poll(() => once().catch((reason: unknown) => String(reason)), patient).toBe('pressed')
}

const type = (...keys: string[]) =>
  page
    .actions()
    .sendKeys(...keys)
    .perform()

const dialog = '//*[@role="dialog"]'

test('the home page draws its sections, none wider than the window', async () => {
  for (const width of [1440, 768]) {
    await open('/?quests=uncleared', width)
    expect((await all('[data-section]')).length).toBeGreaterThan(10)
    const [scrolled, shown] = await page.executeScript<number[]>(() => [document.documentElement.scrollWidth, innerWidth])
    expect(scrolled).toBe(shown)
  }
})

test('a quest opens by itself, gives its points and closes with Escape [S-172] [S-178]', async () => {
  await open('/')
  await press('보상 받기', dialog)
  await expect.poll(() => words('[data-section="user"]'), patient).toContain('1,580')
  await expect
    .poll(async () => {
      await type(Key.ESCAPE)
      return (await all('[role="dialog"]:not([popover])')).length
    }, patient)
    .toBe(0)
})

test('the user’s menu opens, and gives the focus back when Escape closes it [F-099]', async () => {
  await open('/?quests=uncleared')
  await press('하늘님의 메뉴')
  await named('로그아웃')
  await type(Key.ESCAPE)
  await expect.poll(() => page.switchTo().activeElement().getAttribute('aria-label')).toBe('하늘님의 메뉴')
})

test('a carousel glides on and back, and wraps at both ends [S-187]', async () => {
  await open('/?quests=uncleared')
  const within = '//*[@data-section="courses"]'
  const first = async () =>
    (await page.findElement(By.css('[data-section="courses"] [aria-roledescription="슬라이드"]:not([inert])'))).getAttribute('aria-label')
  for (const [button, place] of [
    ['이전', '9 / 12'],
    ['다음', '1 / 12'],
    ['다음', '2 / 12'],
  ] as const) {
    await press(button, within)
    await expect.poll(first, patient).toBe(place)
  }
})

test('another role and the theme are chosen, and a reload keeps the theme [S-334]', async () => {
  await open('/?quests=uncleared')
  await (await named('역할')).sendKeys('손님')
  await named('회원가입')
  await press('화면 테마: 시스템 설정')
  const theme = () => page.findElement(By.css('html')).getAttribute('data-theme')
  const chosen = await theme()
  await page.navigate().refresh()
  await named(chosen === 'dark' ? '화면 테마: 다크' : '화면 테마: 라이트')
})

test('a guest finds a course, signs in, takes it with points, learns and reviews it [S-248] [S-253] [S-262] [S-271]', async () => {
  await open('/course?persona=guest')
  await (await named('찾고 싶은 강의')).sendKeys('자료구조')
  await expect.poll(() => page.getCurrentUrl(), patient).toContain('keyword=')
  await press('손으로 그리는 자료구조, 스택과 큐', '//main')
  await press('로그인하고 수강하기')
  await press('학습자로 로그인')
  await press('800P로 수강하기')
  await press('800P로 수강하기', dialog)
  await press('첫 강의 시작하기')
  await press('다 읽었어요')
  await named('다음으로 가기')
  await press('목록으로')
  await press('수강평 쓰기')
  await (await found(By.css('input[type="radio"][value="5"]'), '별점')).sendKeys(Key.SPACE)
  await (await found(By.css('main textarea'), '수강평')).sendKeys('그림이 있어서 스택과 큐가 한눈에 들어왔어요.')
  await press('올리기')
  await expect.poll(() => words('main'), patient).toContain('한눈에 들어왔어요')
  await page.navigate().back()
  await named('다음으로 가기')
})

test('after one visit the demo works with its server gone, deep links included [F-115]', async () => {
  await open('/?quests=uncleared')
  await page.executeAsyncScript((done: () => void) => void navigator.serviceWorker.ready.then(() => done()))
  await page.navigate().refresh()
  await expect.poll(() => page.executeScript(() => navigator.serviceWorker.controller !== null), patient).toBe(true)
  const { port } = site
  await site.stop()
  await open('/quest?quests=uncleared')
  await expect.poll(() => words('h1'), patient).toBe('퀘스트')
  await open('/?quests=uncleared')
  expect((await all('[data-section]')).length).toBeGreaterThan(10)
  site = await serveFolder(join(import.meta.dirname, '../../dist-demo'), { fallback: true, port })
})

test.each([
  ['a problem', '/learn/problem/7003', '프로그램에 답하기', '[data-part="results"]'],
  ['a text', '/learn/document/6003', '입력', 'main'],
  ['the sea', '/learn/block/2001?as=python', '프로그램에 답하기', '[data-part="stage"]'],
])('a program asks for each line that is not there: %s', { timeout: 180_000 }, async (title, address, label, output) => {
  await open(`${address}${address.includes('?') ? '&' : '?'}persona=learner`)
  const code = 'print(input("이름? "))\nprint(input("나이? "))\nprint(input("끝? "))\n'
  if (title === 'a text') await press('고쳐 보기')
  const write = (place: string, text: string) =>
    page.executeScript<boolean>(
      (css: string, what: string) => {
        const roots = [document, ...Array.from(document.querySelectorAll('[data-editor], [data-editor] *'), ({ shadowRoot }) => shadowRoot)]
        const field = roots.map((root) => root?.querySelector<HTMLElement>(css)).find(Boolean)
        if (!field) return false
        field.focus()
        document.execCommand('selectAll')
        return document.execCommand(what === '' ? 'delete' : 'insertText', false, what) || what === ''
      },
      place,
      text,
    )
  const place = title === 'a text' ? 'textarea[aria-label$="고치기"]' : '.cm-content'
  await expect.poll(() => write(place, code), patient).toBe(true)
  if (title === 'a problem') {
    const input = await found(By.xpath(fieldPath('입력')), '입력')
    await input.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.DELETE)
  }
  await press('실행')
  for (const prompt of ['이름', '나이']) {
    await expect.poll(() => words(output), { ...patient, timeout: 60_000 }).toMatch(new RegExp(`${label}\\s+${prompt}\\?`))
    await expect.poll(() => page.executeScript(() => document.activeElement?.localName), patient).toBe('input')
    await type('12', Key.ENTER)
  }
  await expect.poll(() => words(output), patient).toMatch(/끝\?$/m)
  await page.actions().keyDown(Key.CONTROL).sendKeys('d').keyUp(Key.CONTROL).perform()
  await expect.poll(() => words(output), patient).toContain('더 읽을 입력이 없는데')
})

/** The interpreter as the page has it; its runs are awaited by `executeAsyncScript`. */
async function startRunner() {
  await open('/learn/problem/7003')
  const name = readdirSync(join(import.meta.dirname, '../../dist-demo/assets')).find((file) => /^pyodideRunner-.*\.js$/.test(file))
  await page.executeScript(`window.runner = import('/assets/${name}').then((loaded) => Object.values(loaded)[0]())`)
  await page.manage().setTimeouts({ script: 120_000 })
}

const judged = (code: string, inputs: readonly string[], limits: object) =>
  page.executeAsyncScript<Execution[]>(
    `const [request, done] = arguments
     window.runner.then((runner) => runner.runCases(request).result).then(done)`,
    { language: 'PYTHON', code, inputs, limits },
  )

test('gives programs no way out of their worker, and none into the next program', { timeout: 600_000 }, async () => {
  await startRunner()
  for (const [title, code] of Object.entries(escapes)) {
    const [execution] = await judged(code, [''], { ...defaultLimits })
    expect.soft(execution?.output, title).not.toContain('out')
  }
  const [after] = await judged('print(1 + 1)', [''], { ...defaultLimits })
  expect(after).toMatchObject({ state: 'DONE', output: '2\n' })
})

test('holds what lies deep within one another as Chromium and Node do', { timeout: 600_000 }, async () => {
  await startRunner()
  for (const { title, code } of deepPrograms) {
    const executions = await judged(code, [''], { ...defaultLimits })
    expect.soft(executions, title).toMatchObject([{ state: 'DONE', output: 'done\n' }])
  }
  for (const { title, levels, code } of callsByC) {
    const [execution] = await judged(code, [''], { ...defaultLimits })
    expect.soft(execution?.output, title).toSatisfy((output) => isNear(levels, output))
  }
})

// More than two hundred programs, and those that do not end cost their whole budget of steps for each case.
test('judges the golden submissions as Chromium and Node do, to the step', { timeout: 900_000 }, async () => {
  await startRunner()
  for (const { title, why, problemId, code, state, score, stepCount, caseStates, caseSteps } of goldenSubmissions) {
    const { problem, limits } = dataOf(problemId)
    const inputs = problem.cases.map(({ input }) => input)
    const executions = await judged(code, inputs, { ...limits })
    expect.soft(outcomeOf(judge(problem, executions)), `${title}: ${why}`).toEqual({ state, score, stepCount, caseStates, caseSteps })
  }
})
