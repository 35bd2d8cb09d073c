import { join } from 'node:path'
import type { Browser, KeyInput } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draftDatabaseName } from '../../src/adapters/browser/localDrafts.ts'
import { hostRules, serveFolder, type StaticServer } from '../e2e/staticServer.ts'
import { type Editor, editorOf, patient, startFirefox, type Visit, visit } from './visit.ts'

const folder = join(import.meta.dirname, '../../dist-demo')
const rules = hostRules(folder)
const serve = (port = 0) => serveFolder(folder, { headers: rules.headersOf, fallback: rules.fallbackOf, port })

let site: StaticServer
let browser: Browser
let on: Visit
let editor: Editor

beforeAll(async () => {
  site = await serve()
})

afterAll(() => site.stop())

const begin = async (...viewport: [{ width: number; height: number; hasTouch?: boolean }?]) => {
  on = await visit(browser, site.url, ...viewport)
  editor = editorOf(on)
}

/** Reads the answers that the browser has stored and that are not marked yet. */
const readDrafts = (name: string) =>
  new Promise<string>((resolve) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(JSON.stringify(reading.result))
      })
    })
  })

const dialog = '//*[@role="dialog"]'
const results = '[data-part="results"]'
const problem = '/learn/problem/7003'

const asking = [
  ['a problem', problem, '입력', '프로그램에 답하기', results],
  ['a text', '/learn/document/6003', null, '입력', 'main'],
  ['the sea', '/learn/block/2001?as=python', null, '프로그램에 답하기', '[data-part="stage"]'],
] as const

/** Answers a program by keyboard, and ends its input. */
async function answer(title: string, address: string, given: string | null, label: string, output: string) {
  await on.open(address, { persona: 'learner' })
  const code = 'print(input("이름? "))\nprint(input("나이? "))\nprint(input("끝? "))\n'
  if (title === 'a text') {
    await on.press('고쳐 보기')
    await on.fill('파이썬 코드 고치기', code)
  } else await editor.write(code)
  if (given !== null) await on.fill(given, '')
  await on.press('실행')
  for (const prompt of ['이름', '나이']) {
    await on.says(new RegExp(`${label}\\s+${prompt}\\?`), output)
    await expect.poll(() => on.page.evaluate(() => document.activeElement?.localName), patient).toBe('input')
    await on.page.keyboard.type('12')
    await on.page.keyboard.press('Enter')
  }
  await on.says(/끝\?$/m, output)
  await on.chord('Control', 'd')
  await on.says('더 읽을 입력이 없는데', output)
}

describe('as it comes', () => {
  beforeAll(async () => {
    browser = await startFirefox()
  })
  afterAll(() => browser.close())
  beforeEach(() => begin())
  afterEach(() => on.end())

  test('the home page draws its sections, none wider than the window', async () => {
    for (const width of [1440, 768, 360]) {
      await on.page.setViewport({ width, height: 900 })
      await on.open('/')
      expect(await on.count('[data-section]')).toBeGreaterThan(10)
      expect(await on.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
  })

  test('a guest finds a course in the catalogue, signs in, takes it with points and learns', async () => {
    await on.open('/course?page=1&order=DESC', { persona: 'guest' })
    await on.fill('찾고 싶은 강의', '자료구조')
    await expect.poll(() => on.page.url(), patient).toContain('keyword=')
    await on.press('손으로 그리는 자료구조, 스택과 큐', '//main')
    await on.press('로그인하고 수강하기')
    await on.press('학습자로 로그인')
    await on.press('800P로 수강하기')
    await on.press('800P로 수강하기', dialog)
    await on.press('첫 강의 시작하기')
    await on.press('다 읽었어요')
    await on.named('다음으로 가기')
  })

  test('a problem is found in the catalogue and solved with Hangul in a text and as a name; it counts after a reload', async () => {
    await on.open('/problem?page=1&order=DESC')
    await on.fill('찾고 싶은 문제', '파도')
    await expect.poll(() => on.page.url(), patient).toContain('keyword=')
    await on.press('파도 소리 세 번', '//main')
    await editor.write('# 소리\n')
    await on.chord('Control', 'End')
    await on.page.keyboard.type('소리 = input()')
    await on.page.keyboard.press('Enter')
    await on.page.keyboard.type('if 소리 == "없음":')
    await on.page.keyboard.press('Enter')
    await on.page.keyboard.type('print("조용해요")')
    // The editor has indented after the colon.
    await expect.poll(editor.code, patient).toBe('# 소리\n소리 = input()\nif 소리 == "없음":\n    print("조용해요")')
    await on.fill('입력', '없음')
    await on.press('실행')
    await on.says('조용해요', results)
    await editor.submit('소리 = input()\nprint(소리)\n')
    await on.says('틀렸어요', results)
    await editor.submit('소리 = input()\nprint(소리, 소리, 소리)\n')
    await on.says('맞았어요!', results)
    await on.says('20포인트와 경험치 20점을 받았어요', results)
    await on.page.reload()
    await on.says('풀었어요', 'main')
    await expect.poll(editor.code, patient).toContain('print(소리, 소리, 소리)')
  })

  test('a program reads what was given before and asks for the rest; one that does not end is stopped, and the next one runs', async () => {
    await on.open(problem)
    await editor.write('name = input("이름? ")\nage = int(input("나이? "))\nprint(f"{name}은 내년에 {age + 1}살")')
    await on.fill('입력', '바다')
    await on.press('실행')
    await on.field('프로그램에 답하기')
    await on.says('나이?', results)
    await on.page.keyboard.type('9')
    await on.page.keyboard.press('Enter')
    await on.says('실행을 마쳤어요', results)
    await on.says('바다은 내년에 10살', results)

    await editor.write('print("간다")\nwhile True:\n    pass\n')
    await on.press('실행')
    await on.says(/단계를 넘었어요[\s\S]*간다/, results)
    // This program takes a single long step, so that the step limit cannot end it before the user does.
    await editor.write('add_up = sum\nprint("간다")\nadd_up(range(10 ** 11))\n')
    await on.press('실행')
    await on.says('간다', results)
    await on.press('멈추기')
    await on.says('멈췄어요', results)
    await editor.write('print(1 + 1)')
    await on.press('실행')
    await on.says(/실행을 마쳤어요[\s\S]*2/, results)
  })

  test('a program is watched step by step', async () => {
    await on.open(problem)
    await editor.write('xs = []\nfor i in range(2):\n    xs.append(i)\nprint(xs)\n')
    await on.press('한 단계씩 보기')
    const viewer = '//section[@aria-label="한 단계씩 보기"]'
    await on.named('다음', viewer)
    const line = () => on.words('[aria-current="step"]')
    await expect.poll(line, patient).toContain('xs = []')
    for (const shown of ['for i', 'xs.append', 'for i']) {
      await on.press('다음', viewer)
      await expect.poll(line, patient).toContain(shown)
    }
    await on.says('[0]', 'table')
  })

  test('blocks are built and handed in by keys alone', async () => {
    await on.open('/learn/block/2002', { persona: 'newcomer' })
    await expect.poll(() => on.count('.blocklyBlockCanvas .blocklyDraggable'), patient).toBeGreaterThan(0)
    const press = async (...keys: readonly KeyInput[]) => {
      for (const key of keys) {
        // A button is not pressed by a key that goes down and up at the same moment.
        await on.page.keyboard.press(key, { delay: 50 })
        await on.drawn()
      }
    }
    const focused = () =>
      on.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
    const reach = async (name: string) => {
      for (let tabs = 0; tabs < 60 && (await focused()) !== name; tabs += 1) await press('Tab')
      expect(await focused()).toBe(name)
    }
    const put = async (label: string, down: number) => {
      await press('t', 'ArrowRight', ...Array.from({ length: down }, () => 'ArrowDown' as const))
      await expect.poll(focused, patient).toContain(label)
      await press('Enter')
      await expect.poll(() => on.count('.blocklyDragging'), patient).toBeGreaterThan(0)
      await press('Enter')
      await on.hasNone('.blocklyDragging')
    }
    await reach('처음 블록으로')
    await press('Tab', 'w', 'ArrowDown')
    await expect.poll(focused, patient).toContain('시작하기')
    await press('t', 'ArrowDown')
    await put('옆으로', 0)
    for (const down of [0, 0, 1, 0, 0]) await put(down === 0 ? '옆으로' : '돌기', down)
    await on.says('블록 6개')
    await reach('실행')
    await press('Enter')
    await on.says('도착했어요!')
    await reach('제출')
    await press('Enter')
    await on.says('별 3개 · 블록 6개')
  })

  test('a worksheet is answered, kept over a reload, and marked', async () => {
    await on.open('/worksheet/608/chapter', { persona: 'learner' })
    await on.press('값')
    await on.fill('3번 빈칸 1', 'in')
    await expect.poll(() => on.page.evaluate(readDrafts, draftDatabaseName), patient).toContain('"in"')
    await on.page.reload()
    await on.says('지난번에 쓰던 답을 불러왔어요.')
    await on.press('채점하기')
    await on.says(/아직 답하지 않은 문항이 \d개 있어요/)
    await on.press('채점하기')
    await on.says(/5문항 중 \d문항을 맞혔어요/)
  })

  test('a teacher writes a problem, which is checked and published', async () => {
    await on.open('/studio/publish/course', { persona: 'teacher', motion: 'reduce' })
    await on.press('새 문제')
    await on.fill('이름', '조개 두 배')
    await (await on.field('유형')).select('사칙연산')
    await on.fill('문제 설명', '조개 수를 읽고 두 배를 출력해요.')
    await on.fill('출력 설명', '조개 수의 두 배')
    await on.fill('경우 1 입력', '3')
    await on.fill('경우 1 바라는 출력', '7')
    await on.fill('경우 2 무엇을 살피나요?', '0개일 때')
    await on.fill('경우 2 입력', '0')
    await on.fill('경우 2 바라는 출력', '0')
    await editorOf(on, '기준 답안').write('print(int(input()) * 2)')
    await on.press('확인하기')
    await on.says('맞지 않는 것이 있어요')
    await on.press('기준 답안으로 출력 채우기')
    await on.press('공개하기')
    await on.says('공개했어요. 이제 학생이 볼 수 있어요.')
  })

  test('homework is opened from home, one of its tasks is done, and it is handed in', async () => {
    await on.open('/', { persona: 'learner', channel: 'haeon', motion: 'reduce' })
    await on.press('반복문으로 구구단 출력하기', '//*[@data-section="homework"]')
    await on.press('파도처럼 되풀이하기', '//main')
    await on.press('다 읽었어요')
    await on.press('숙제로 돌아가기')
    await on.says(/파도처럼 되풀이하기[\s\S]*끝냈어요/, 'main')
    await on.press('제출하기')
    await on.press('제출', dialog)
    await on.says('제출했어요', 'main')
  })

  test('after one visit all works without a network, then without the server: a deep link, and a problem that is solved [F-115]', async () => {
    await on.open('/')
    // This polls: a single call that waits until the worker has every file of the demo may be cancelled before that.
    const worker = () => on.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none')
    await expect.poll(worker, { ...patient, timeout: 300_000 }).toBe('activated')
    await on.page.reload()
    await expect.poll(() => on.page.evaluate(() => navigator.serviceWorker.controller !== null), patient).toBe(true)
    const { port } = site
    await site.stop()
    await on.page.setOfflineMode(true)
    await on.open('/quest')
    await on.says('퀘스트', 'h1')
    await on.open(problem)
    await editor.submit('word = input()\nprint(word, word, word)\n')
    await on.says('맞았어요!', results)
    await on.page.setOfflineMode(false)
    site = await serve(port)
    await on.open(problem)
    await on.says('풀었어요', 'main')
    // Firefox logs every file that was pending when a page was left, and every request without a network.
    on.forgetNoise()
  })
})

describe('on a phone', () => {
  beforeAll(async () => {
    browser = await startFirefox({ 'dom.w3c_touch_events.enabled': 1, 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 })
  })
  afterAll(() => browser.close())
  beforeEach(() => begin({ width: 360, height: 740, hasTouch: true }))
  afterEach(() => on.end())

  test('blocks go by a finger from the tray onto the start, and run', async () => {
    await on.open('/learn/block/2001', { persona: 'learner' })
    await expect.poll(() => on.count('.blocklyBlockCanvas .blocklyDraggable'), patient).toBeGreaterThan(0)
    const placeOf = (selector: string, text: string) =>
      on.page.evaluate(
        (css, part) => {
          const found = [...document.querySelectorAll(css)].find((one) => one.textContent.includes(part))?.getBoundingClientRect()
          return found === undefined ? null : { x: found.x, y: found.y, width: found.width, height: found.height }
        },
        selector,
        text,
      )
    const tray = () => placeOf('.blocklyFlyout .blocklyDraggable', '')
    // A touch before the workspace listens, or during its layout, opens nothing.
    const open = async () => {
      const category = await placeOf('.blocklyToolboxCategory', '움직임')
      if (category === null) return 0
      await on.page.touchscreen.tap(category.x + category.width / 2, category.y + category.height / 2)
      await on.drawn()
      return (await tray())?.width ?? 0
    }
    await expect.poll(open, { ...patient, interval: 3_000 }).toBeGreaterThan(0)
    for (let placed = 1; placed <= 3; placed += 1) {
      const [from, to] = [(await tray())!, (await placeOf('.blocklyDraggable', '시작하기'))!]
      const finger = await on.page.touchscreen.touchStart(from.x + from.width - 12, from.y + 14)
      for (let step = 1; step <= 12; step += 1) {
        const [x, y] = [((to.x - from.x) * step) / 12, ((to.y + 44 - from.y) * step) / 12]
        await finger.move(from.x + from.width - 12 + x, from.y + 14 + y)
        await on.drawn()
      }
      await finger.end()
      await on.says(`블록 ${placed}개`)
    }
    await on.press('실행')
    await on.says(/바다 밖으로 나가려 했어요|도착하기 전에 멈췄어요|바위에 부딪혔어요/)
  })
})

describe('set up for the dark and for less motion, and unable to wait in the midst of a program', () => {
  beforeAll(async () => {
    browser = await startFirefox({
      'ui.systemUsesDarkTheme': 1,
      'ui.prefersReducedMotion': 1,
      // This is how older versions behave.
      'javascript.options.wasm_js_promise_integration': false,
    })
  })
  afterAll(() => browser.close())
  beforeEach(() => begin())
  afterEach(() => on.end())

  test('the page is dark from the first, nothing moves by itself, and the choice of another theme stays', async () => {
    await on.open('/')
    const theme = () => on.page.evaluate(() => document.documentElement.dataset['theme'])
    expect(await theme()).toBe('dark')
    expect(await on.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    const moving = () =>
      on.page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
            .length,
      )
    expect(await moving()).toBe(0)
    await on.press('화면 테마: 시스템 설정')
    await expect.poll(theme, patient).toBe('light')
    await on.page.reload()
    await expect.poll(theme, patient).toBe('light')
  })

  test.each(asking)('a program asks for each line that is not there, and is run again with the answers so far: %s', (...place) =>
    answer(...place),
  )
})
