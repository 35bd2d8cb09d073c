import * as fc from 'fast-check'
import { define, onSignal, program, say, start } from '../../mock-server/blocks/writeProgram.ts'
import {
  type BlockProgram,
  type Body,
  comparisons,
  type Condition,
  type ConditionSlot,
  directions,
  type Expression,
  operators,
  sensors,
  sides,
  type Statement,
  type ValueSlot,
} from '../../src/domain/blocks/program.ts'
import type { Stage } from '../../src/domain/blocks/stage.ts'

/** An arbitrary for each kind of block that the editor offers; a missing kind does not compile. */
type Kinds<Node extends { readonly kind: string }> = {
  readonly [Kind in Node['kind']]: fc.Arbitrary<Extract<Node, { readonly kind: Kind }> | Node>
}

/** Names that the sea defines, one that it does not, and one that has a second meaning. */
const variables = fc.constantFrom('수', '수', '글', '글', '새 것', '줄')
const lists = fc.constantFrom('줄', '줄', '줄', '새 줄')
const functions = fc.constantFrom('헤엄', '헤엄', '끝')
const signals = fc.constantFrom('출발', '출발', "'문'")
const numbers = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 2, arbitrary: fc.integer({ min: -4, max: -1 }) },
  { weight: 1, arbitrary: fc.constantFrom(-5_000, 5_000) },
)
const texts = fc.constantFrom('', '가', '나', '가나', '1', '%d', '100%', "섬's\\", '🐚', '\uffff', '가'.repeat(150))

/** @param weight of computed values and of texts, compared with eight for numbers */
const slotsWith = (weight: number) =>
  fc.letrec<{ value: ValueSlot; condition: ConditionSlot }>((tie) => {
    const [left, right] = [tie('value'), tie('value')]
    const test = tie('condition')
    const expressions: Kinds<Expression> = {
      number: numbers.map((number) => ({ kind: 'number', value: number })),
      text: texts.map((text) => ({ kind: 'text', value: text })),
      variable: variables.map((name) => ({ kind: 'variable', name })),
      look: fc.constant({ kind: 'look' }),
      list_length: lists.map((name) => ({ kind: 'list_length', name })),
      list_item: fc.record({ kind: fc.constant('list_item'), name: lists, index: left }),
      random: fc.record({ kind: fc.constant('random'), from: left, to: right }),
      arithmetic: fc.record({ kind: fc.constant('arithmetic'), operator: fc.constantFrom(...operators), left, right }),
    }
    const conditions: Kinds<Condition> = {
      sense: fc.constantFrom(...sensors).map((sensor) => ({ kind: 'sense', sensor })),
      compare: fc.record({ kind: fc.constant('compare'), comparison: fc.constantFrom(...comparisons), left, right }),
      list_contains: fc.record({ kind: fc.constant('list_contains'), name: lists, value: left }),
      not: test.map((inner) => ({ kind: 'not', condition: inner })),
      logic: fc.record({ kind: fc.constant('logic'), operator: fc.constantFrom('AND', 'OR'), left: test, right: test }),
    }
    const { number, text, arithmetic, ...otherValues } = expressions
    const { sense, ...otherConditions } = conditions
    const depth = { depthSize: 'small', maxDepth: 3 } as const
    return {
      value: slot(
        fc.oneof(
          { ...depth, depthIdentifier: 'value' },
          { weight: 8, arbitrary: number },
          { weight, arbitrary: text },
          { weight, arbitrary: arithmetic },
          ...Object.values(otherValues).map((arbitrary) => ({ weight: 1, arbitrary })),
        ),
      ),
      condition: slot(fc.oneof({ ...depth, depthIdentifier: 'condition' }, sense, ...Object.values(otherConditions))),
    }
  })

const { value, condition } = slotsWith(1)

/** Leaves a slot empty, but seldom, since the whole program is refused for it. */
function slot<One>(arbitrary: fc.Arbitrary<One | null>): fc.Arbitrary<One | null> {
  return fc.option(arbitrary, { nil: null, freq: 400 })
}

const { body: someBodies } = fc.letrec<{ body: Body; round: Body; statement: Statement }>((tie) => {
  const [body, round] = [tie('body'), tie('round')]
  const statements: Kinds<Statement> = {
    forward: fc.constant({ kind: 'forward' }),
    sidestep: fc.constant({ kind: 'sidestep' }),
    pick: fc.constant({ kind: 'pick' }),
    put: fc.constant({ kind: 'put' }),
    break: fc.constant({ kind: 'break' }),
    go: fc.constantFrom(...directions).map((direction) => ({ kind: 'go', direction })),
    turn: fc.constantFrom(...sides).map((side) => ({ kind: 'turn', side })),
    say: value.map((said) => ({ kind: 'say', value: said })),
    wait: value.map((ticks) => ({ kind: 'wait', ticks })),
    set: fc.record({ kind: fc.constant('set'), name: variables, value }),
    change: fc.record({ kind: fc.constant('change'), name: variables, value }),
    list_append: fc.record({ kind: fc.constant('list_append'), name: lists, value }),
    list_remove: fc.record({ kind: fc.constant('list_remove'), name: lists, index: value }),
    call: functions.map((name) => ({ kind: 'call', name })),
    send: signals.map((signal) => ({ kind: 'send', signal })),
    send_and_wait: signals.map((signal) => ({ kind: 'send_and_wait', signal })),
    repeat: fc.record({ kind: fc.constant('repeat'), times: value, body: round }),
    repeat_until: fc.record({ kind: fc.constant('repeat_until'), condition, body: round }),
    forever: round.map((inside) => ({ kind: 'forever', body: inside })),
    if: fc.record({ kind: fc.constant('if'), condition, body }),
    if_else: fc.record({ kind: fc.constant('if_else'), condition, body, otherwise: body }),
  }
  const { forward, break: leave, ...others } = statements
  const leaving = condition.map((when): Statement => ({ kind: 'if', condition: when, body: [{ kind: 'break' }] }))
  return {
    body: fc.array(tie('statement'), { maxLength: 6, size: 'max', depthIdentifier: 'statement' }),
    round: fc.tuple(body, fc.oneof(fc.constant([]), fc.tuple(leave), fc.tuple(leaving))).map(([inside, end]): Body => inside.concat(end)),
    statement: fc.oneof(
      { depthIdentifier: 'statement', maxDepth: 3 },
      { weight: 40, arbitrary: forward },
      ...Object.values(others).map((arbitrary) => ({ weight: 12, arbitrary })),
      // A break outside of a loop gets the program refused, so it is rare.
      { weight: 1, arbitrary: leave },
    ),
  }
})

export const anyProgram: fc.Arbitrary<BlockProgram> = fc
  .tuple(
    fc.array(someBodies, { minLength: 1, maxLength: 2 }),
    fc.array(someBodies, { maxLength: 1 }),
    fc.array(fc.tuple(functions, someBodies), { maxLength: 2 }),
  )
  .map(([[first = [], ...second], heard, defined]) =>
    program(
      start('하나', ...first),
      ...second.map((body) => start('둘', ...body)),
      ...heard.map((body) => onSignal('둘', '출발', ...body)),
      ...defined.map(([name, body]) => define(name, ...body)),
    ),
  )

const computed = slotsWith(8)

/** Programs that compute, compare and print the results. */
export const anyComputation: fc.Arbitrary<BlockProgram> = fc
  .array(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('set', 'change'), name: fc.constantFrom('수', '글'), value: computed.value }),
      computed.value.map((said): Statement => ({ kind: 'say', value: said })),
      computed.condition.map((when): Statement => ({ kind: 'if_else', condition: when, body: [say(1)], otherwise: [say(0)] })),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((body) => program(start('하나', ...body)))

const places = fc.integer({ min: 0, max: 3 })

export const anyStage: fc.Arbitrary<Stage> = fc
  .record({
    seed: places,
    rocks: fc.array(fc.tuple(places, places), { maxLength: 3 }),
    isTimed: fc.boolean(),
    mark: fc.oneof(texts, numbers),
  })
  .map(({ seed, rocks, isTimed, mark }) => ({
    label: '아무 바다',
    width: 12,
    height: 9,
    tiles: [
      ...rocks.map(([x, y]) => ({ kind: 'ROCK', x: x + 2, y }) as const),
      { kind: 'MARK', x: 1, y: 1, value: mark },
      { kind: 'ITEM', x: 1, y: 1, count: 3, from: 0, until: 9 },
      { kind: 'BOX', x: 1, y: 1, count: 2 },
      { kind: 'CURRENT', x: 2, y: 2, direction: 'DOWN' },
      { kind: 'LIGHT', x: 3, y: 1, green: 2, red: 2, offset: seed },
      { kind: 'GOAL', x: 4, y: 1, actorId: null },
    ],
    actors: [
      { actorId: '하나', name: '하나', creature: 'CRAB', x: 1, y: 1, heading: 'RIGHT', carried: 9 },
      { actorId: '둘', name: '둘', creature: 'TURTLE', x: 5, y: 6, heading: 'UP', carried: 0 },
    ],
    sharks: isTimed ? [{ path: [3, 2, 1].map((y) => ({ x: 5, y })) }] : [],
    goals: isTimed ? [{ kind: 'SURVIVE', ticks: 6 }] : [{ kind: 'VARIABLE', name: '수', value: 5 }],
    variables: [
      { name: '수', value: seed },
      { name: '글', value: '바다' },
    ],
    lists: [{ name: '줄', values: [1, '둘', 3] }],
    seed,
  }))
