import type { Browser, CDPSession, Page } from '@playwright/test'
import { median, percentile } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'
import { visit } from './visit.ts'
import type { Line } from './visitors.ts'

/** The path below the address of a site. */
export const problemPath = 'learn/problem/7003'

export const thinLine: Line = { latency: 150, download: 1_600_000 }

/** Selects what takes letters: a text box, or an editor in its place. */
export const textBox = 'textarea:not([readonly], [disabled]), .cm-content[contenteditable="true"]'

/** Notes in `window.seen` the time of the frame in which a text box takes letters. */
export const watchTextBox = `window.seen = 0
const look = () => {
  if (document.querySelector('${textBox}')) requestAnimationFrame(() => { window.seen = performance.now() })
  else requestAnimationFrame(look)
}
look()`

/** The time from a click on the button to the frame that shows other output than before. */
const watchOutput = `window.__answers = []
addEventListener('click', ({ target, timeStamp }) => {
  if (target.closest('button')?.textContent !== '실행') return
  const outputOf = () => document.querySelector('[data-part="results"] pre')?.textContent ?? ''
  const before = outputOf()
  const look = () => {
    const now = outputOf()
    if (now === '' || now === before) return requestAnimationFrame(look)
    requestAnimationFrame(() => __answers.push(performance.now() - timeStamp))
  }
  look()
}, true)`

const runsPerRound = 5

/** The page of a problem: until one can type, and until a program answers. */
export function problemPage({ browser, visitors, urls }: Bench): Subject {
  const typable: Record<'own' | 'floor', number[]> = { own: [], floor: [] }
  const answers: number[] = []
  const firstAnswers: number[] = []
  const untilTypable = (url: string) => visitors.visit<number>({ url, line: thinLine, script: watchTextBox })
  return {
    name: 'problemPage',
    async measure() {
      const own = `${urls.learner}${problemPath}`
      typable.floor.push(await untilTypable(urls.textbox))
      typable.own.push(await untilTypable(own))
      const { first, later } = await runPrograms(browser, own)
      firstAnswers.push(first)
      answers.push(...later)
    },
    async rows() {
      return [
        {
          measure: 'open a problem until one can type',
          value: median(typable.own),
          unit: 'ms',
          floor: { name: 'bare text box', value: median(typable.floor) },
          most: 1.15,
        },
        { measure: 'run to output, Python ready, 19 of 20', value: percentile(answers, 0.95), unit: 'ms', most: 100, isReportedOnly: true },
        {
          measure: 'first run to output, Python fetched before, 9 of 10',
          value: percentile(firstAnswers, 0.9),
          unit: 'ms',
          most: 300,
          isReportedOnly: true,
        },
      ]
    },
  }
}

/** On a second visit, types a program, runs it, changes it and runs it again. */
const runPrograms = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true, prepare: async (_cdp, page) => await page.addInitScript(watchOutput) }, async (page, cdp) => {
    await typeAndRun(page, cdp, 0)
    await page.reload()
    const first = await typeAndRun(page, cdp, 1)
    const later: number[] = []
    for (let run = 2; run < 2 + runsPerRound; run++) later.push(await typeAndRun(page, cdp, run))
    return { first, later }
  })

async function typeAndRun(page: Page, cdp: CDPSession, number: number): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.getByRole('textbox', { name: '코드', exact: true }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(`print("answer ${number}")`, { delay: 120 })
  await page.evaluate(() => (window as unknown as { __answers: number[] }).__answers.splice(0))
  await page.getByRole('button', { name: '실행', exact: true }).click()
  const answer = await page.waitForFunction(() => (window as unknown as { __answers: number[] }).__answers[0], undefined, {
    timeout: 60_000,
  })
  return (await answer.jsonValue()) ?? Number.NaN
}
