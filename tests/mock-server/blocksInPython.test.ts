import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockPlays } from '../../mock-server/blocks/blockPlays.ts'
import {
  append,
  call,
  change,
  compare,
  compute,
  define,
  forward,
  itemOf,
  leave,
  onSignal,
  program,
  type ProgramPart,
  repeat,
  say,
  send,
  set,
  start,
  variable,
  when,
} from '../../mock-server/blocks/writeProgram.ts'
import { faultBeforeRun } from '../../src/domain/blocks/judgeProgram.ts'
import { BlockMachine } from '../../src/domain/blocks/machine.ts'
import type { OutcomeName } from '../../src/domain/blocks/outcome.ts'
import { pythonText } from '../../src/domain/blocks/printPython.ts'
import { blockCount, type BlockProgram, blockTypes, type Statement } from '../../src/domain/blocks/program.ts'
import { SeaReplay } from '../../src/domain/blocks/pythonPlay.ts'
import type { Sea } from '../../src/domain/blocks/sea.ts'
import type { Stage } from '../../src/domain/blocks/stage.ts'
import { defaultLimits as limits } from '../../src/domain/problems/execution.ts'
import { seaWords } from '../../src/ui/block/python/pythonWords.ts'
import { aStage } from '../domain/blocks/aStage.ts'
import { anyComputation, anyProgram, anyStage } from './anyBlocks.ts'
import { wrongBlocks } from '../golden/wrongBlocks.ts'
import { areCorporaWhole, sampleOf } from '../corpora.ts'
import { runner, startRunner } from '../adapters/python/startedRunner.ts'

startRunner()

/** Outcomes that Python does not tell apart, by the single one that it has. */
const inOneWord: Partial<Record<OutcomeName, OutcomeName>> = {
  BAD_VALUE: 'RUNTIME_ERROR',
  BAD_INDEX: 'RUNTIME_ERROR',
  NO_FUNCTION: 'RUNTIME_ERROR',
  EMPTY_SLOT: 'SYNTAX_ERROR',
  BREAK_OUTSIDE_LOOP: 'SYNTAX_ERROR',
}

function endOf(sea: Sea, name: OutcomeName) {
  const outcome = inOneWord[name] ?? name
  // Blocks count blocks as steps, and Python counts calls, so endless programs are stopped at different places.
  if (outcome === 'STEP_LIMIT') return { outcome }
  const { stage, tick, actors, left, said, signals } = sea
  return {
    outcome,
    tick,
    actors,
    left: [...left.values()],
    // Blocks list others, too, which no stage shows.
    variables: stage.variables.map((one) => sea.variables.get(one.name)),
    lists: stage.lists.map((list) => sea.lists.get(list.name)),
    said,
    signals: [...signals],
  }
}

async function inPython(code: string, stage: Stage, stepCount: number) {
  const recording = await runner.runInSea({ code, stage, limits: { ...limits, stepCount } }).result
  const replay = new SeaReplay(recording, stage)
  return { end: endOf(replay.sea, replay.run().name), error: recording.execution.error }
}

const allBlocks = { allowed: blockTypes.map((type) => ({ type, limit: null })) }

function inBlocks(made: BlockProgram, stage: Stage) {
  const machine = new BlockMachine(made, stage)
  return endOf(machine.sea, faultBeforeRun(made, allBlocks) ?? machine.run().name)
}

/** @returns both results */
async function expectSameEnd(made: BlockProgram, stage: Stage, stepCount = limits.stepCount): Promise<OutcomeName> {
  const code = pythonText(made, stage)
  const [blocks, python] = [inBlocks(made, stage), await inPython(code, stage, stepCount)]
  expect(python.end, `${stage.label}\n${code}\n${JSON.stringify(python.error)}`).toEqual(blocks)
  return blocks.outcome
}

describe('a program of blocks, printed as Python', () => {
  for (const [title, { reference, worlds }] of sampleOf(Object.entries(blockPlays)))
    test(`comes to the same end in every sea of ‘${title}’, right or wrong`, async () => {
      for (const made of [reference, ...(wrongBlocks[title] ?? []).map((wrong) => wrong.program)])
        for (const { stage } of worlds) {
          // oxlint-disable-next-line no-await-in-loop -- one interpreter
          await expectSameEnd(made, stage)
        }
    })

  test.each([
    ['comes to the same end whatever blocks it is made of', anyProgram],
    ['computes, compares and says the same', anyComputation],
  ])(
    '%s',
    async (_, programs) => {
      await fc.assert(
        fc.asyncProperty(programs, anyStage, async (made, stage) => {
          fc.pre(blockCount(made) > 0)
          await expectSameEnd(made, stage, 5_000)
        }),
        { numRuns: areCorporaWhole ? 300 : 30, seed: 36 },
      )
    },
    60_000,
  )
})

/** Programs at the limits of both, which random programs do not reach. */
describe('a program at its limits, in blocks and in Python', () => {
  const most = compute(compute(90_071_992, 'MULTIPLY', 100_000_000), 'ADD', 54_740_991)
  const deep = (calls: number) => [
    start('하나', set('수', 0), call('헤엄')),
    define('헤엄', change('수', 1), when(compare(variable('수'), 'LESS', calls), call('헤엄'))),
  ]
  const other = start('둘', forward)
  const ends: readonly (readonly [what: string, OutcomeName, ...parts: ProgramPart[]])[] = [
    ['the greatest number', 'NOT_DONE', start('하나', set('수', most), say(variable('수')))],
    ['a greater one', 'RUNTIME_ERROR', start('하나', set('수', most), change('수', 1))],
    ['a greater one that is said', 'RUNTIME_ERROR', start('하나', say(compute(most, 'ADD', 1)))],
    ['a greater one in a list', 'RUNTIME_ERROR', start('하나', append('줄', compute(most, 'ADD', 1)))],
    ['a greater one on the way', 'NOT_DONE', start('하나', say(compute(compute(most, 'MULTIPLY', most), 'REMAINDER', 1_000)))],
    [
      'a greater one that is odd',
      'NOT_DONE',
      start('하나', when(compare(compute(most, 'ADD', 1), 'LESS', compute(most, 'ADD', 2)), say(1))),
    ],
    ['as many rounds as never pass', 'NOT_DONE', start('하나', repeat(compute(most, 'MULTIPLY', 9), leave))],
    ['a place that no list has', 'RUNTIME_ERROR', start('하나', say(itemOf('줄', compute(most, 'MULTIPLY', 9))))],
    ['a text of 200 letters', 'NOT_DONE', start('하나', set('글', compute('🐚', 'MULTIPLY', 200)))],
    ['a text of 201 letters', 'RUNTIME_ERROR', start('하나', set('글', compute('🐚', 'MULTIPLY', 201)))],
    ['a list of 1,000', 'NOT_DONE', start('하나', repeat(997, append('줄', 1)))],
    ['a list of 1,001', 'STEP_LIMIT', start('하나', repeat(998, append('줄', 1)))],
    ['400 calls within calls', 'NOT_DONE', ...deep(400)],
    ['401 calls within calls', 'STEP_LIMIT', ...deep(401)],
    ['400 calls beside another script', 'NOT_DONE', ...deep(400), other],
    ['401 calls beside another script', 'STEP_LIMIT', ...deep(401), other],
    [
      '200 signals in one tick',
      'NOT_DONE',
      start('하나', repeat(1, ...Array.from({ length: 200 }, () => send('출발')))),
      onSignal('둘', '출발', forward),
    ],
    ['texts in their order', 'NOT_DONE', start('하나', when(compare('\uffff', 'LESS', '🐚'), set('글', '뒤')))],
    ['a remainder below zero', 'NOT_DONE', start('하나', set('수', compute(-7, 'REMAINDER', 4)))],
    ['a text with a percent sign', 'RUNTIME_ERROR', start('하나', set('수', compute('%d', 'REMAINDER', 4)))],
    ['the place before the first', 'RUNTIME_ERROR', start('하나', say(itemOf('줄', 0)))],
    [
      'twenty loops in one another',
      'NOT_DONE',
      start(
        '하나',
        Array.from({ length: 20 }).reduce<Statement>((inner) => repeat(1, inner), say(1)),
      ),
    ],
  ]
  for (const [what, outcome, ...parts] of ends)
    test(what, async () => {
      const stage = {
        ...fc.sample(anyStage, { seed: 1, numRuns: 1 })[0]!,
        sharks: [],
        goals: [{ kind: 'CALLED', name: '끝', count: 1 }],
      } as const
      expect(await expectSameEnd(program(...parts), stage)).toBe(outcome)
    })
})

test('the page tells the words of the module as the module itself does', async () => {
  const words = Object.values(seaWords).flat()
  const code = `import sea\nfor name in ${JSON.stringify(words.map(({ name }) => name))}: print(getattr(sea, name).__doc__)`
  const { execution } = await runner.runInSea({ code, stage: aStage(), limits }).result
  expect(execution.output.trim().split('\n')).toEqual(words.map(({ text }) => text))
})
