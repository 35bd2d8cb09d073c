import type { Browser, Page } from '@playwright/test'
import type { Row } from './budgetTable.ts'
import { median } from './statistics.ts'
import type { Bench, Subject } from './subject.ts'
import { visit } from './visit.ts'
import { heapOf } from './weight.ts'
import { blockPlays } from '../../mock-server/blocks/blockPlays.ts'
import { change, forever, forward, program, repeat, start, turn, variable, when, compare } from '../../mock-server/blocks/writeProgram.ts'
import { BlockMachine } from '../../src/domain/blocks/machine.ts'
import type { BlockProgram } from '../../src/domain/blocks/program.ts'
import type { Stage } from '../../src/domain/blocks/stage.ts'

const path = 'learn/block/2003'
const letters = blockPlays['편지 배달하는 니모']

/** Measures the interpreter of blocks in Node, and the heap that long building leaves behind in the page. */
export function blocks({ browser, urls }: Bench): Subject {
  const speeds: number[] = []
  return {
    name: 'blocks',
    async measure() {
      speeds.push(stepsPerSecond())
    },
    async rows(): Promise<readonly Row[]> {
      const left = await hourOfBuilding(browser, `${urls.demo}${path}?persona=learner&latency=0`)
      return [
        // Reported as the time of a million steps, since a budget is an upper limit.
        { measure: 'a million steps of blocks in Node', value: 1e9 / median(speeds), unit: 'ms', most: 1000 },
        { measure: 'heap that an hour of running blocks and 200 edits leaves behind', value: left, unit: 'MB', most: 5 },
      ]
    },
  }
}

const sea: Stage = {
  label: '',
  width: 12,
  height: 9,
  tiles: [{ kind: 'ROCK', x: 11, y: 8 }],
  actors: [{ actorId: '꽃게', name: '꽃게', creature: 'CRAB', x: 1, y: 1, heading: 'RIGHT', carried: 0 }],
  sharks: [],
  goals: [{ kind: 'CALLED', name: '끝', count: 1 }],
  variables: [{ name: '수', value: 0 }],
  lists: [],
  seed: 1,
}
/** A program that uses some of everything: moves, turns, loops, conditions, sums. */
const endless = program(
  start(
    '꽃게',
    forever(repeat(4, forward, change('수', 1), when(compare(variable('수'), 'GREATER', 9), change('수', -9)), forward, turn('RIGHT'))),
  ),
)
const steps = 3_000_000

function stepsPerSecond(): number {
  const machine = new BlockMachine(endless, sea, undefined, steps)
  const began = performance.now()
  machine.run()
  return machine.stepCount / ((performance.now() - began) / 1000)
}

/** A run at full speed takes seconds, so this many runs stand for an hour of watching. */
const runsInAnHour = 120
const edits = 200

/** Does the same work once before it measures, so that caches are full by then. */
const hourOfBuilding = (browser: Browser, url: string) =>
  visit(browser, { url, isDesktop: true }, async (page, cdp) => {
    await page.locator('.blocklyBlockCanvas .blocklyDraggable').first().waitFor()
    await page.getByLabel('빠르기').selectOption('fast')
    await page.clock.install()
    await runAndEdit(page, 12, 20)
    const early = await heapOf(cdp)
    await runAndEdit(page, runsInAnHour, edits)
    return (await heapOf(cdp)) - early
  })

async function runAndEdit(page: Page, runs: number, changes: number): Promise<void> {
  for (let edit = 0; edit < changes; edit += 1) {
    await load(page, edit % 2 === 0 ? letters?.reference : letters?.starterProgram)
    if (edit % 10 === 9) await page.clock.runFor(2_000)
  }
  await load(page, letters?.reference)
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('button', { name: '처음으로' }).click()
    await page.getByRole('button', { name: '실행' }).click()
    await page.clock.runFor(30_000)
  }
}

async function load(page: Page, made: BlockProgram | undefined): Promise<void> {
  await page.getByRole('button', { name: '블록 불러오기' }).click()
  await page.getByRole('textbox', { name: '블록 JSON' }).fill(JSON.stringify(made))
  await page.getByRole('button', { name: '이 블록으로 바꾸기' }).click()
}
