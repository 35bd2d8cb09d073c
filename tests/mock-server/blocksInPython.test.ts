import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockPlays } from '../../mock-server/blocks/blockPlays.ts'
import {
  append,
  both,
  call,
  change,
  compare,
  compute,
  contains,
  define,
  either,
  forward,
  go,
  leave,
  lengthOf,
  not,
  onSignal,
  pick,
  program,
  put,
  random,
  repeat,
  say,
  send,
  sendAndWait,
  sense,
  set,
  sidestep,
  start,
  turn,
  until,
  variable,
  wait,
  when,
} from '../../mock-server/blocks/writeProgram.ts'
import type { ClosableRunner } from '../../src/adapters/python/workerRunner.ts'
import { BlockMachine } from '../../src/domain/blocks/machine.ts'
import type { OutcomeName } from '../../src/domain/blocks/outcome.ts'
import { pythonText } from '../../src/domain/blocks/printPython.ts'
import { type BlockProgram, comparisons, sensors, type Statement } from '../../src/domain/blocks/program.ts'
import { SeaReplay } from '../../src/domain/blocks/pythonPlay.ts'
import type { Sea } from '../../src/domain/blocks/sea.ts'
import type { Stage } from '../../src/domain/blocks/stage.ts'
import { defaultLimits as limits } from '../../src/domain/problems/execution.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'
import { seaWords } from '../../src/ui/block/python/pythonWords.ts'
import { aStage } from '../domain/blocks/aStage.ts'
import { wrongBlocks } from '../golden/wrongBlocks.ts'

const numbers = fc.integer({ min: 0, max: 3 })
const amounts = fc.oneof(
  numbers,
  fc.constant(variable('수')),
  fc.constant(lengthOf('줄')),
  fc.record({ from: numbers, to: numbers }).map(({ from, to }) => random(from, to)),
  fc
    .tuple(numbers, fc.constantFrom('ADD', 'SUBTRACT', 'MULTIPLY', 'DIVIDE', 'REMAINDER'), numbers)
    .map(([left, operator, right]) => compute(left, operator, right)),
)
const conditions = fc.oneof(
  fc.constantFrom(...sensors).map(sense),
  fc.constantFrom(...sensors).map((sensor) => not(sense(sensor))),
  fc.tuple(fc.constantFrom(...sensors), fc.constantFrom(...sensors)).map(([one, other]) => both(sense(one), not(sense(other)))),
  fc.tuple(amounts, fc.constantFrom(...comparisons), amounts).map(([left, comparison, right]) => compare(left, comparison, right)),
  amounts.map((amount) => contains('줄', amount)),
)
const { body: someBodies } = fc.letrec<{ body: Statement[]; statement: Statement }>((tie) => ({
  body: fc.array(tie('statement'), { maxLength: 4, depthIdentifier: 'blocks' }),
  statement: fc.oneof(
    { depthIdentifier: 'blocks', maxDepth: 3 },
    fc.constantFrom(forward, forward, sidestep, pick, put, turn('LEFT'), turn('RIGHT'), go('UP'), go('DOWN')),
    amounts.map(say),
    numbers.map(wait),
    amounts.map((amount) => set('수', amount)),
    amounts.map((amount) => change('수', amount)),
    amounts.map((amount) => append('줄', amount)),
    fc.constantFrom(call('헤엄'), send('출발'), sendAndWait('출발')),
    fc.tuple(amounts, tie('body')).map(([times, body]) => repeat(times, ...body)),
    fc.tuple(conditions, tie('body')).map(([condition, body]) => until(condition, ...body)),
    fc.tuple(conditions, tie('body')).map(([condition, body]) => until(condition, ...body, leave)),
    fc.tuple(conditions, tie('body')).map(([condition, body]) => when(condition, ...body)),
    fc.tuple(conditions, tie('body'), tie('body')).map(([condition, body, otherwise]) => either(condition, body, otherwise)),
  ),
}))
/** A function calls nobody: how deep calls may go is told in other words by Python. */
const plainBodies = fc.array(fc.constantFrom(forward, turn('RIGHT'), pick, change('수', 1), repeat(2, forward)), { maxLength: 3 })
const somePrograms = fc
  .tuple(fc.array(someBodies, { minLength: 1, maxLength: 2 }), fc.array(someBodies, { maxLength: 1 }), plainBodies)
  .map(([[first = [], ...second], heard, inFunction]) =>
    program(
      start('하나', ...first),
      ...second.map((body) => start('둘', ...body)),
      ...heard.map((body) => onSignal('둘', '출발', ...body)),
      define('헤엄', ...inFunction),
    ),
  )
const someStages = fc.record({ seed: numbers, rocks: fc.array(fc.tuple(numbers, numbers), { maxLength: 4 }), isTimed: fc.boolean() }).map(
  ({ seed, rocks, isTimed }): Stage => ({
    label: '아무 바다',
    width: 6,
    height: 4,
    tiles: [
      ...rocks.map(([x, y]) => ({ kind: 'ROCK', x: x + 2, y }) as const),
      { kind: 'ITEM', x: 1, y: 1, count: 3, from: 0, until: 9 },
      { kind: 'BOX', x: 1, y: 0, count: 2 },
      { kind: 'CURRENT', x: 2, y: 2, direction: 'DOWN' },
      { kind: 'LIGHT', x: 3, y: 1, green: 2, red: 2, offset: seed },
      { kind: 'GOAL', x: 4, y: 1, actorId: null },
    ],
    actors: [
      { actorId: '하나', name: '하나', creature: 'CRAB', x: 0, y: 1, heading: 'RIGHT', carried: 1 },
      { actorId: '둘', name: '둘', creature: 'TURTLE', x: 1, y: 2, heading: 'UP', carried: 0 },
    ],
    sharks: isTimed
      ? [
          {
            path: [
              { x: 5, y: 3 },
              { x: 5, y: 2 },
              { x: 5, y: 1 },
            ],
          },
        ]
      : [],
    goals: isTimed ? [{ kind: 'SURVIVE', ticks: 6 }] : [{ kind: 'VARIABLE', name: '수', value: 5 }],
    variables: [{ name: '수', value: seed }],
    lists: [{ name: '줄', values: [1, 2] }],
    seed,
  }),
)

/** The interpreter starts in seconds, and has its files written first where nobody did. */
const patience = 120_000

let runner: ClosableRunner
beforeAll(async () => {
  runner = await nodePythonRunner()
  await runner.warmUp()
}, patience)
afterAll(() => runner.close())

/** What Python has one word for, blocks have several. */
const errors: ReadonlySet<OutcomeName> = new Set(['BAD_VALUE', 'NO_FUNCTION'])

function endOf(sea: Sea, outcome: OutcomeName) {
  // Steps are counted in blocks here, in calls there: what has no end is cut off at different places.
  if (outcome === 'STEP_LIMIT') return { outcome }
  const { tick, actors, left, variables, lists, said, signals } = sea
  return {
    outcome,
    tick,
    actors,
    left: [...left.values()],
    variables: [...variables],
    lists: [...lists],
    said,
    signals: [...signals],
  }
}

async function inPython(code: string, stage: Stage, stepCount: number) {
  const replay = new SeaReplay(await runner.runInSea({ code, stage, limits: { ...limits, stepCount } }).result, stage)
  const { name } = replay.run()
  return endOf(replay.sea, name)
}

function inBlocks(made: BlockProgram, stage: Stage) {
  const machine = new BlockMachine(made, stage)
  const { name } = machine.run()
  return endOf(machine.sea, name)
}

async function expectSameEnd(made: BlockProgram, stage: Stage, stepCount = limits.stepCount): Promise<void> {
  const code = pythonText(made, stage.actors[0]!.actorId)
  const [blocks, python] = [inBlocks(made, stage), await inPython(code, stage, stepCount)]
  // An item before the first is none for blocks; Python counts it from the end.
  if (blocks.outcome === 'BAD_INDEX') expect(python.outcome, code).not.toBe('ARRIVED')
  else
    expect(python, `${stage.label}\n${code}`).toEqual({ ...blocks, outcome: errors.has(blocks.outcome) ? 'RUNTIME_ERROR' : blocks.outcome })
}

describe('a program of blocks, printed as Python', () => {
  for (const [title, { reference, worlds }] of Object.entries(blockPlays))
    test(`comes to the same end in every sea of ‘${title}’, right or wrong`, async () => {
      for (const made of [reference, ...(wrongBlocks[title] ?? []).map((wrong) => wrong.program)])
        for (const { stage } of worlds) {
          // oxlint-disable-next-line no-await-in-loop -- one interpreter
          await expectSameEnd(made, stage)
        }
    }, 30_000)

  test('comes to the same end whatever blocks it is made of', async () => {
    await fc.assert(
      fc.asyncProperty(somePrograms, someStages, (made, stage) => expectSameEnd(made, stage, 5_000)),
      { numRuns: 120, seed: 36 },
    )
  }, 60_000)
})

test('the page tells the words of the module as the module itself does', async () => {
  const words = Object.values(seaWords).flat()
  const code = `import sea\nfor name in ${JSON.stringify(words.map(({ name }) => name))}: print(getattr(sea, name).__doc__)`
  const { execution } = await runner.runInSea({ code, stage: aStage(), limits }).result
  expect(execution.output.trim().split('\n')).toEqual(words.map(({ text }) => text))
})
