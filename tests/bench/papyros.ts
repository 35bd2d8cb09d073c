import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Budget, Row } from './budgetTable.ts'
import { demoBackend } from './demoBackend.ts'
import { buildPapyros } from './papyrosFloor.ts'
import { problemPath, textBox, thinLine, watchTextBox } from './problemPage.ts'
import { type Served, servePages } from './servePages.ts'
import { type SlowLine, slowLine } from './slowLine.ts'
import { median, medians, type Numbers, rotated } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'

/** The headers with which a page may share memory with its workers. */
const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

const names = ['papyros', 'production', 'demo'] as const
type Name = (typeof names)[number]

const measures = ['typable', 'typableBytes', 'firstOutput', 'firstOutputBytes', 'laterOutput', 'stop'] as const
type Figures = Numbers<(typeof measures)[number]>

/** A page with its selectors: those of its editor and output, and the names of its buttons. */
interface Screen {
  readonly path: string
  readonly editor: string
  readonly output: string
  readonly run: string
  readonly stop: string
  /** A program that only a press on the stop button ends. */
  readonly endless: string
}

const ownScreen: Screen = {
  path: problemPath,
  editor: `[data-editor] :is(${textBox})`,
  output: '[data-part="results"] pre',
  run: '실행',
  stop: '멈추기',
  // The limit of steps would end a loop of short ones.
  endless: 'sum(range(10 ** 11))',
}

const screens: Readonly<Record<Name, Screen>> = {
  papyros: {
    path: '',
    editor: '#code .cm-content',
    output: '#output',
    run: 'Run',
    stop: 'Stop',
    // An interrupt is only noticed between two steps.
    endless: 'while True: pass',
  },
  production: ownScreen,
  demo: { ...ownScreen, path: `${problemPath}?persona=learner&quests=uncleared` },
}

interface Sites {
  readonly line: SlowLine
  readonly served: Readonly<Record<Name, Served>>
  readonly place: string
}

/** Papyros, a finished editor with Python for the browser, beside a problem in production and in the demo: on one line, over HTTP/2. */
export function papyros({ browser }: Bench): Subject {
  let sites: Sites | null = null
  const found: Record<Name, Figures[]> = { papyros: [], production: [], demo: [] }
  return {
    name: 'papyros',
    isOnRequest: true,
    async measure(round) {
      sites ??= await openSites(browser)
      if (!sites) return
      const open = sites
      for (const name of rotated(names, round)) {
        const runs = async (page: Page) => ({ ...(await openAndRun(page, open, name)), ...(await runOthers(page, screens[name])) })
        found[name].push(await inPage(browser, runs))
      }
    },
    async rows() {
      if (found.papyros.length === 0) return [{ measure: 'beside Papyros', skipped: 'the registry does not answer' }]
      const floor = medians(measures, found.papyros)
      return names.slice(1).flatMap((name) => rowsOf(name, medians(measures, found[name]), floor))
    },
    close() {
      if (!sites) return
      for (const name of names) sites.served[name].close()
      rmSync(sites.place, { recursive: true, force: true })
    },
  }
}

/** Opens the three sites on one line, and runs a program on each, so that no visit waits for a server that compresses. */
async function openSites(browser: Browser): Promise<Sites | null> {
  const place = mkdtempSync(join(tmpdir(), 'papyros-'))
  const folders = await buildPapyros(place)
  if (!folders) {
    rmSync(place, { recursive: true, force: true })
    return null
  }
  const line = slowLine(thinLine)
  const serving = { line, packsBinaries: true }
  const served = {
    papyros: await servePages(folders, undefined, { ...serving, headers: isolation }),
    production: await servePages(['dist', 'dist-demo'], demoBackend('persona=learner'), serving),
    demo: await servePages(['dist-demo'], undefined, serving),
  }
  const sites = { line, served, place }
  line.isSlow = false
  for (const name of names) await inPage(browser, (page) => openAndRun(page, sites, name))
  line.isSlow = true
  return sites
}

/** Time in ms in which a page that has run a program becomes idle. */
const rest = 3000

/** Time in ms for which the endless program runs; a program that is silent for ten seconds is ended by the page itself. */
const endlessTime = 1000

const laterRuns = 3

/** Opens a page as a first visitor with a slow processor, its address still to come. */
async function inPage<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ko-KR' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(180_000)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchTextBox)
    await page.addInitScript(`addEventListener('click', ({ timeStamp }) => { window.clicked = timeStamp }, true)`)
    return await look(page)
  } finally {
    await context.close()
  }
}

/** Types a program and runs it as soon as the page allows. */
async function openAndRun(page: Page, { line, served }: Sites, name: Name) {
  const screen = screens[name]
  const before = line.sentBytes
  await page.goto(`${served[name].http2Url}${screen.path}`, { waitUntil: 'commit' })
  await page.locator(screen.editor).first().waitFor()
  const typableBytes = line.sentBytes - before
  await runProgram(page, screen, 'print("answer 0")')
  const { time: firstOutput } = await shown(page, screen, 'answer 0')
  const typable = await page.evaluate(() => (window as unknown as { seen: number }).seen)
  return { typable, typableBytes, firstOutput, firstOutputBytes: line.sentBytes - before }
}

/** Runs further programs, and stops one that has no end. */
async function runOthers(page: Page, screen: Screen) {
  const later: number[] = []
  for (let run = 1; run <= laterRuns; run++) {
    await page.waitForTimeout(rest)
    await runProgram(page, screen, `print("answer ${run}")`)
    later.push((await shown(page, screen, `answer ${run}`)).sinceClick)
  }
  await page.waitForTimeout(rest)
  await runProgram(page, screen, `print("endless", flush=True)\n${screen.endless}`)
  await shown(page, screen, 'endless')
  await page.waitForTimeout(endlessTime)
  await press(page, screen.stop)
  return { laterOutput: median(later), stop: await untilGone(page, screen.stop) }
}

async function runProgram(page: Page, { editor, run }: Screen, code: string): Promise<void> {
  await page.locator(editor).first().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(code)
  await press(page, run)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Returns the times of the frame that shows the text, since the navigation and since the click. */
async function shown(page: Page, { output }: Screen, text: string) {
  const times = await page.waitForFunction(
    ([place, wanted]) =>
      document.querySelector(place)?.textContent.includes(wanted) && {
        time: performance.now(),
        sinceClick: performance.now() - (window as unknown as { clicked: number }).clicked,
      },
    [output, text] as const,
  )
  return (await times.jsonValue()) || { time: Number.NaN, sinceClick: Number.NaN }
}

/** Returns the time from the click to the frame without the button. */
async function untilGone(page: Page, button: string): Promise<number> {
  const time = await page.waitForFunction(
    (name) =>
      [...document.querySelectorAll('button')].every(({ textContent }) => textContent.trim() !== name) &&
      performance.now() - (window as unknown as { clicked: number }).clicked,
    button,
  )
  return (await time.jsonValue()) || Number.NaN
}

function rowsOf(name: Name, own: Figures, floor: Figures): readonly Row[] {
  const beside = (measure: string, key: keyof Figures, unit: string, scale = 1): Budget => ({
    measure: `${measure}, ${name}`,
    value: own[key] / scale,
    unit,
    floor: { name: 'Papyros', value: floor[key] / scale },
    most: 1,
    isReportedOnly: true,
  })
  return [
    beside('open a problem until one can type', 'typable', 'ms'),
    beside('the same in bytes', 'typableBytes', 'kB', 1000),
    beside('open, type and run at once until the first output', 'firstOutput', 'ms'),
    beside('the same in bytes', 'firstOutputBytes', 'kB', 1000),
    beside('later run to output', 'laterOutput', 'ms'),
    beside('stop an endless loop until one can run again', 'stop', 'ms'),
  ]
}
