import { describe, expect, test } from 'vitest'
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
  forever,
  forward,
  go,
  itemOf,
  leave,
  lengthOf,
  look,
  not,
  onSignal,
  pick,
  program,
  put,
  random,
  removeAt,
  repeat,
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
} from '../../../mock-server/blocks/writeProgram.ts'
import { RunFault } from '../../../src/domain/blocks/evaluate.ts'
import { frameOf } from '../../../src/domain/blocks/frame.ts'
import { BlockMachine } from '../../../src/domain/blocks/machine.ts'
import { type BlockProgram, comparisons, type Condition, type Statement } from '../../../src/domain/blocks/program.ts'
import { anActor, aStage, ran } from './aStage.ts'

const yes = compare(1, 'EQUAL', 1)
const no = compare(1, 'EQUAL', 2)
/** Evaluates a condition: the program sets a variable if it is true. */
const isTrue = (condition: Condition, stage = aStage()) =>
  ran(program(start('꽃게', when(condition, set('예', 1)))), stage).machine.sea.variables.get('예') === 1
const valueOf = (...body: readonly Statement[]) => ran(program(start('꽃게', ...body))).machine.sea.variables.get('값')
const fault = (...body: readonly Statement[]) => ran(program(start('꽃게', ...body))).outcome

describe('a program of blocks', () => {
  test('does one thing after the other', () => {
    const { actor, events } = ran(program(start('꽃게', forward, turn('RIGHT'), forward, turn('LEFT'), go('LEFT'), sidestep)))
    expect(actor).toMatchObject({ x: 0, y: 2, heading: 'RIGHT' })
    expect(events.map(({ kind }) => kind)).toEqual(['MOVED', 'TURNED', 'MOVED', 'TURNED', 'MOVED', 'MOVED'])
  })

  test('without a block does nothing, whatever functions there are', () => {
    expect(ran(program(start('꽃게'), define('헤엄', forward))).actor).toMatchObject({ x: 0, y: 0 })
  })

  test('repeats a number of times, none for zero', () => {
    expect(valueOf(repeat(3, change('값', 2)), repeat(0, change('값', 100)), repeat(-1, change('값', 100)))).toBe(6)
  })

  test('repeats in repeats', () => {
    expect(valueOf(repeat(3, repeat(4, change('값', 1)), change('값', 10)))).toBe(42)
  })

  test('repeats until something is true, which is asked before each round', () => {
    expect(valueOf(until(compare(variable('값'), 'GREATER', 4), change('값', 2)))).toBe(6)
    expect(valueOf(until(yes, change('값', 1)))).toBeUndefined()
  })

  test('leaves the innermost loop, and goes on behind it', () => {
    expect(valueOf(repeat(3, forever(change('값', 1), leave), change('값', 10)))).toBe(33)
    expect(valueOf(repeat(3, repeat(5, change('값', 1), when(yes, leave)), change('값', 10)))).toBe(33)
    expect(valueOf(until(no, change('값', 1), leave))).toBe(1)
  })

  test('has a fault where there is no loop to leave', () => {
    expect(fault(leave)).toBe('BREAK_OUTSIDE_LOOP')
    expect(fault(repeat(1), when(yes, leave))).toBe('BREAK_OUTSIDE_LOOP')
  })

  test('chooses', () => {
    expect(valueOf(either(yes, [set('값', '그렇다')], [set('값', '아니다')]))).toBe('그렇다')
    expect(valueOf(either(no, [set('값', '그렇다')], [set('값', '아니다')]))).toBe('아니다')
    expect(valueOf(when(no, set('값', 1)))).toBeUndefined()
  })

  test('computes with whole numbers, as Python does', () => {
    const results = (['ADD', 'SUBTRACT', 'MULTIPLY', 'DIVIDE', 'REMAINDER'] as const).map((operator) =>
      valueOf(set('값', compute(-7, operator, 2))),
    )
    expect(results).toEqual([-5, -9, -14, -4, 1])
  })

  test('does not compute what is no whole number', () => {
    expect(fault(set('값', compute(1, 'DIVIDE', 0)))).toBe('BAD_VALUE')
    expect(fault(set('값', compute(1, 'REMAINDER', 0)))).toBe('BAD_VALUE')
    expect(fault(set('값', compute('1', 'ADD', 2)))).toBe('BAD_VALUE')
    expect(fault(set('값', compute('1', 'SUBTRACT', '1')))).toBe('BAD_VALUE')
    expect(fault(set('값', compute('가', 'MULTIPLY', '나')))).toBe('BAD_VALUE')
    expect(fault(set('값', '글자'), change('값', 1))).toBe('BAD_VALUE')
    expect(fault(wait('글자'))).toBe('BAD_VALUE')
  })

  test('joins texts, and repeats them, as Python does', () => {
    expect(valueOf(set('값', '물'), change('값', '개'))).toBe('물개')
    expect(valueOf(set('값', compute('철썩', 'MULTIPLY', 2)))).toBe('철썩철썩')
    expect(valueOf(set('값', compute(2, 'MULTIPLY', '철썩')))).toBe('철썩철썩')
    expect(valueOf(set('값', compute(-1, 'MULTIPLY', '철썩')))).toBe('')
  })

  test('has whole numbers of any size on the way, but keeps none that is not exact, and no endless text', () => {
    const most = 9_007_199_254_740_991
    const beyond = compute(most, 'ADD', 2)
    expect(valueOf(set('값', compute(beyond, 'SUBTRACT', 2)))).toBe(most)
    expect(isTrue(compare(beyond, 'GREATER', compute(most, 'ADD', 1)))).toBe(true)
    expect(isTrue(compare(beyond, 'EQUAL', compute(2, 'ADD', most)))).toBe(true)
    expect(fault(set('값', beyond))).toBe('BAD_VALUE')
    expect(fault(set('값', itemOf('낱말', beyond)))).toBe('BAD_INDEX')
    expect(fault(repeat(beyond, wait(1)))).toBe('STEP_LIMIT')
    expect(valueOf(set('값', compute('🐚', 'MULTIPLY', 200)))).toHaveLength(400)
    expect(fault(set('값', compute('가', 'MULTIPLY', 201)))).toBe('BAD_VALUE')
    const [long, longest] = [compute('가', 'MULTIPLY', 1_000_000), compute('가', 'MULTIPLY', 1_000_001)]
    expect(isTrue(compare(long, 'NOT_EQUAL', '가'))).toBe(true)
    expect(fault(when(compare(longest, 'EQUAL', '')))).toBe('BAD_VALUE')
    expect(fault(when(compare(compute(long, 'ADD', '가'), 'EQUAL', '')))).toBe('BAD_VALUE')
    expect(fault(when(compare(compute('', 'MULTIPLY', 2 ** 31), 'EQUAL', '')))).toBe('BAD_VALUE')
  })

  test('compares numbers by size, and anything by being the same', () => {
    const results = comparisons.map((comparison) => [1, 2, 3].map((left) => isTrue(compare(left, comparison, 2))))
    expect(results).toEqual([
      [false, true, false],
      [true, false, true],
      [true, false, false],
      [false, false, true],
      [true, true, false],
      [false, true, true],
    ])
    expect(isTrue(compare('2', 'EQUAL', 2))).toBe(false)
    expect(fault(when(compare('가', 'LESS', 2)))).toBe('BAD_VALUE')
    expect(fault(when(compare(2, 'AT_LEAST', '가')))).toBe('BAD_VALUE')
  })

  test('orders texts by their characters', () => {
    const rising = ['', '가', '가나', '나', '나가', '\uffff', '🐚']
    for (const [at, one] of rising.entries())
      expect(rising.map((other) => isTrue(compare(other, 'LESS', one)))).toEqual(rising.map((_, place) => place < at))
    expect(isTrue(compare('가', 'AT_MOST', '가'))).toBe(true)
  })

  test('joins conditions, and does not look at the second where the first decides', () => {
    const broken = compare('가', 'LESS', 2)
    expect(isTrue(both(yes, yes))).toBe(true)
    expect(isTrue(both(no, broken))).toBe(false)
    expect(isTrue({ kind: 'logic', operator: 'OR', left: yes, right: broken })).toBe(true)
    expect(isTrue({ kind: 'logic', operator: 'OR', left: no, right: no })).toBe(false)
    expect(isTrue(not(no))).toBe(true)
  })

  test('keeps lists, whose first item is number 1', () => {
    const lists = aStage({ lists: [{ name: '낱말', values: ['소라', '미역'] }] })
    const body = [append('낱말', '섬'), removeAt('낱말', 1), set('값', itemOf('낱말', 2)), set('수', lengthOf('낱말'))]
    const { variables } = ran(program(start('꽃게', ...body)), lists).machine.sea
    expect([variables.get('값'), variables.get('수')]).toEqual(['섬', 2])
    expect(isTrue(contains('낱말', '미역'), lists)).toBe(true)
    expect(isTrue(contains('새 리스트', '미역'), lists)).toBe(false)
    expect(fault(set('값', itemOf('낱말', 1)))).toBe('BAD_INDEX')
    expect(fault(removeAt('낱말', 0))).toBe('BAD_INDEX')
    expect(fault(removeAt('낱말', 1))).toBe('BAD_INDEX')
  })

  test('has the same chance wherever it runs, within both ends', () => {
    const draw = program(start('꽃게', repeat(40, append('수', random(3, 1)))))
    const [one, other] = [ran(draw), ran(draw)].map(({ machine }) => machine.sea.lists.get('수'))
    expect(one).toEqual(other)
    expect(new Set(one)).toEqual(new Set([1, 2, 3]))
    expect(ran(draw, aStage({ seed: 2 })).machine.sea.lists.get('수')).not.toEqual(one)
  })

  test('calls functions, which may call others', () => {
    const functions = [define('하나', change('값', 1), call('둘')), define('둘', change('값', 10)), define('하나', set('값', 0))]
    const { machine } = ran(program(start('꽃게', call('하나'), call('둘')), ...functions))
    expect(machine.sea.variables.get('값')).toBe(21)
    expect(machine.sea.calls.get('둘')).toBe(2)
    expect(fault(call('없는 것'))).toBe('NO_FUNCTION')
  })

  test('is ended when functions call each other without end', () => {
    expect(ran(program(start('꽃게', call('가')), define('가', call('가')))).outcome).toBe('STEP_LIMIT')
  })

  test('is ended when it goes on without end, in blocks or in ticks', () => {
    expect(fault(forever())).toBe('STEP_LIMIT')
    expect(fault(forever(set('값', 1)))).toBe('STEP_LIMIT')
    expect(fault(wait(1_000_000))).toBe('STEP_LIMIT')
    expect(fault(repeat(2_000, append('값', 1)))).toBe('STEP_LIMIT')
    expect(ran(program(start('꽃게', repeat(9, set('값', 1)))), aStage(), 10).outcome).toBe('STEP_LIMIT')
  })

  test('has faults where a slot is empty', () => {
    expect(fault({ kind: 'say', value: null })).toBe('EMPTY_SLOT')
    expect(fault({ kind: 'if', condition: null, body: [] })).toBe('EMPTY_SLOT')
  })

  test('says where it went wrong', () => {
    const { machine } = ran(program(start('꽃게', forward, repeat(2, turn('LEFT'), forward))))
    expect(machine.outcome).toEqual({ name: 'LEFT_SEA', statement: 3, actorId: '꽃게' })
    expect(machine.stepCount).toBeGreaterThan(3)
  })

  test('lets other mistakes through', () => {
    const broken = new Proxy(aStage(), { get: (stage, key) => (key === 'goals' ? null : Reflect.get(stage, key)) })
    expect(() => ran(program(start('꽃게', forward)), broken)).toThrow(TypeError)
    expect(new RunFault('BUMPED').outcome).toBe('BUMPED')
  })

  test('does not begin for actors that there are not', () => {
    expect(ran(program(start('고래', forward))).outcome).toBe('NOT_DONE')
  })
})

test('loose blocks do nothing', () => {
  const loose = { trigger: { kind: 'loose' }, body: [forward], place: null } as const
  expect(ran({ ...program(start('꽃게', turn('LEFT'))), scripts: [loose, start('꽃게', turn('LEFT'))] }).actor.x).toBe(0)
})

describe('several scripts', () => {
  const two = aStage({ actors: [anActor(), anActor({ actorId: '니모', name: '니모', y: 2 })] })

  test('take turns: each does one thing in a tick', () => {
    const { machine } = ran(program(start('꽃게', forward, forward), start('니모', forward, forward)), two)
    expect(machine.sea.actors.map(({ x }) => x)).toEqual([2, 2])
    expect(machine.sea.tick).toBe(2)
  })

  test('wait for their signal', () => {
    const { machine } = ran(program(start('꽃게', forward, send('가자'), forward), onSignal('니모', '가자', forward)), two)
    expect(machine.sea.actors.map(({ x }) => x)).toEqual([2, 1])
  })

  test('are waited for', () => {
    const body = [sendAndWait('가자'), set('뒤', variable('앞'))]
    const { variables } = ran(program(start('꽃게', ...body), onSignal('니모', '가자', forward, forward, set('앞', 7))), two).machine.sea
    expect(variables.get('뒤')).toBe(7)
  })

  test('begin anew when their signal comes again', () => {
    const { machine } = ran(
      program(start('꽃게', send('가자'), wait(2), send('가자')), onSignal('니모', '가자', forward, forward, change('끝', 1))),
      two,
    )
    expect(machine.sea.actors[1]?.x).toBe(3)
    expect(machine.sea.variables.get('끝')).toBe(1)
  })

  test('that nobody hears are told, where something is missing', () => {
    expect(ran(program(start('꽃게', send('가자'))), two).outcome).toBe('UNHEARD_SIGNAL')
  })

  test('in loops that take no time let others have their turn', () => {
    const { machine } = ran(program(start('꽃게', until(compare(variable('문'), 'EQUAL', 1))), start('니모', forward, set('문', 1))), two)
    expect(machine.outcome?.name).toBe('NOT_DONE')
  })
})

describe('a run, block by block', () => {
  const twice: BlockProgram = program(start('꽃게', repeat(2, forward)))

  test('stops after each block', () => {
    const machine = new BlockMachine(twice, aStage())
    machine.step()
    expect(machine.runningStatements()).toEqual([0])
    machine.step()
    expect(machine.runningStatements()).toEqual([1])
    expect(machine.sea.actors[0]?.x).toBe(1)
    machine.step()
    expect(machine.sea.actors[0]?.x).toBe(2)
    machine.step()
    expect(machine.outcome?.name).toBe('NOT_DONE')
    machine.step()
    expect(machine.runningStatements()).toEqual([])
  })

  test('is drawn from pictures that do not change afterwards', () => {
    const stage = aStage({
      tiles: [
        { kind: 'ITEM', x: 1, y: 0, count: 2, from: 0, until: 99 },
        { kind: 'ROCK', x: 4, y: 2 },
      ],
      variables: [{ name: '점수', value: 3 }],
      lists: [{ name: '낱말', values: ['섬'] }],
      sharks: [{ path: [{ x: 3, y: 2 }] }],
    })
    const machine = new BlockMachine(program(start('꽃게', forward, pick, send('가자'))), stage)
    const before = frameOf(machine, [])
    machine.run()
    expect(before).toMatchObject({ tick: 0, left: [2, null], signals: [], outcome: null, sharks: [{ x: 3, y: 2 }] })
    expect(before.variables).toEqual([{ name: '점수', value: 3 }])
    expect(before.lists).toEqual([{ name: '낱말', values: ['섬'] }])
    expect(before.actors[0]).toMatchObject({ x: 0, y: 0 })
    expect(frameOf(machine, [])).toMatchObject({ left: [1, null], signals: ['가자'], outcome: { name: 'UNHEARD_SIGNAL' } })
  })
})

describe('the sea', () => {
  test('is closed by its edges, rocks, doors and red lights', () => {
    const ahead = (tile: object) => ran(program(start('꽃게', forward)), aStage({ tiles: [{ x: 1, y: 0, ...tile } as never] })).outcome
    expect(ahead({ kind: 'ROCK' })).toBe('BUMPED')
    expect(ahead({ kind: 'DOOR', signal: '문' })).toBe('DOOR_CLOSED')
    expect(ahead({ kind: 'LIGHT', green: 1, red: 1, offset: 1 })).toBe('RED_LIGHT')
    expect(ahead({ kind: 'LIGHT', green: 1, red: 1, offset: 0 })).toBe('NOT_DONE')
    expect(ran(program(start('꽃게', go('UP')))).events).toEqual([{ kind: 'BUMPED', actorId: '꽃게', x: 0, y: -1 }])
  })

  test('opens a door when its signal is sent', () => {
    const stage = aStage({ tiles: [{ kind: 'DOOR', x: 1, y: 0, signal: '문' }] })
    expect(ran(program(start('꽃게', send('문'), forward)), stage)).toMatchObject({ outcome: 'NOT_DONE', actor: { x: 1 } })
  })

  test('carries along with its currents, until something stands in the way', () => {
    const current = (x: number) => ({ kind: 'CURRENT', x, y: 0, direction: 'RIGHT' }) as const
    const { actor, events } = ran(
      program(start('꽃게', forward)),
      aStage({ tiles: [current(1), current(2), { kind: 'ROCK', x: 4, y: 0 }] }),
    )
    expect(actor.x).toBe(3)
    expect(events.map(({ kind }) => kind)).toEqual(['MOVED', 'CARRIED', 'CARRIED'])
    expect(ran(program(start('꽃게', forward)), aStage({ tiles: [current(1), { kind: 'ROCK', x: 2, y: 0 }] })).actor.x).toBe(1)
  })

  test('does not carry in circles for ever', () => {
    const tiles = [
      { kind: 'CURRENT', x: 1, y: 0, direction: 'RIGHT' },
      { kind: 'CURRENT', x: 2, y: 0, direction: 'LEFT' },
    ] as const
    expect(ran(program(start('꽃게', forward)), aStage({ tiles })).outcome).toBe('NOT_DONE')
  })

  test('gives what lies there while it lies there', () => {
    const stage = aStage({ tiles: [{ kind: 'ITEM', x: 0, y: 0, count: 1, from: 1, until: 3 }] })
    expect(ran(program(start('꽃게', pick)), stage).outcome).toBe('NOTHING_TO_PICK')
    expect(ran(program(start('꽃게', wait(1), pick)), stage).actor).toMatchObject({ carried: 1, collected: 1 })
    expect(ran(program(start('꽃게', wait(3), pick)), stage).outcome).toBe('NOTHING_TO_PICK')
    expect(ran(program(start('꽃게', wait(1), pick, pick)), stage).outcome).toBe('NOTHING_TO_PICK')
  })

  test('takes what is put into its boxes, of those who carry something', () => {
    const stage = (carried: number) => aStage({ tiles: [{ kind: 'BOX', x: 0, y: 0, count: 1 }], actors: [anActor({ carried })] })
    expect(ran(program(start('꽃게', put)), stage(2)).actor.carried).toBe(1)
    expect(ran(program(start('꽃게', put, put)), stage(2)).outcome).toBe('WRONG_PLACE')
    expect(ran(program(start('꽃게', put)), stage(0)).outcome).toBe('NOTHING_TO_PUT')
    expect(ran(program(start('꽃게', forward, put)), stage(1)).outcome).toBe('WRONG_PLACE')
  })

  test('can be sensed', () => {
    const stage = aStage({
      actors: [anActor({ x: 1, y: 1 })],
      tiles: [
        { kind: 'ROCK', x: 2, y: 1 },
        { kind: 'ITEM', x: 1, y: 1, count: 1, from: 0, until: 9 },
        { kind: 'BOX', x: 1, y: 1, count: 1 },
        { kind: 'GOAL', x: 1, y: 1, actorId: null },
        { kind: 'MARK', x: 1, y: 1, value: '보' },
      ],
      sharks: [
        {
          path: [
            { x: 3, y: 2 },
            { x: 2, y: 1 },
          ],
        },
        { path: [] },
      ],
    })
    const sensors = ['ROCK_AHEAD', 'ITEM_HERE', 'BOX_HERE', 'GOAL_HERE', 'GREEN_LIGHT', 'SHARK_AHEAD'] as const
    expect(sensors.map((sensor) => isTrue(sense(sensor), stage))).toEqual([true, true, true, true, true, true])
    expect(sensors.map((sensor) => isTrue(sense(sensor)))).toEqual([false, false, false, false, true, false])
    expect(isTrue(compare(look, 'EQUAL', '보'), stage)).toBe(true)
    expect(isTrue(compare(look, 'EQUAL', ''))).toBe(true)
    const light = aStage({ tiles: [{ kind: 'LIGHT', x: 1, y: 0, green: 1, red: 1, offset: 1 }] })
    expect([isTrue(sense('GREEN_LIGHT'), light), isTrue(sense('ROCK_AHEAD'), light)]).toEqual([false, false])
  })

  test('has goals for one actor alone', () => {
    const goal = (actorId: string) => aStage({ tiles: [{ kind: 'GOAL', x: 0, y: 0, actorId }] })
    expect(isTrue(sense('GOAL_HERE'), goal('꽃게'))).toBe(true)
    expect(isTrue(sense('GOAL_HERE'), goal('니모'))).toBe(false)
  })

  test('has sharks that catch who they meet, whoever moves', () => {
    const shark = (...path: readonly (readonly [number, number])[]) => aStage({ sharks: [{ path: path.map(([x, y]) => ({ x, y })) }] })
    expect(ran(program(start('꽃게', forward)), shark([1, 0])).outcome).toBe('CAUGHT')
    expect(ran(program(start('꽃게', wait(5))), shark([2, 0], [1, 0], [0, 0])).outcome).toBe('CAUGHT')
  })
})
