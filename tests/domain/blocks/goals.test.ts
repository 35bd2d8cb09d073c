import { describe, expect, test } from 'vitest'
import {
  append,
  call,
  define,
  forward,
  go,
  onSignal,
  pick,
  program,
  type ProgramPart,
  put,
  say,
  send,
  set,
  start,
  turn,
  wait,
} from '../../../mock-server/blocks/writeProgram.ts'
import type { Goal, Stage } from '../../../src/domain/blocks/stage.ts'
import { anActor, aStage, ran } from './aStage.ts'

const outcome = (goal: Goal | readonly Goal[], parts: readonly ProgramPart[], changes: Partial<Stage> = {}) =>
  ran(program(...parts), aStage({ goals: [goal].flat(), ...changes })).outcome
const item = (x: number) => ({ kind: 'ITEM', x, y: 0, count: 1, from: 0, until: 99 }) as const
const pair = { actors: [anActor(), anActor({ actorId: '니모', name: '니모', y: 2 })] }

describe('a task is done', () => {
  test('when everybody is there', () => {
    const tiles = [{ kind: 'GOAL', x: 1, y: 0, actorId: null }] as const
    expect(outcome({ kind: 'REACH' }, [start('꽃게', forward)], { tiles })).toBe('ARRIVED')
    expect(outcome({ kind: 'REACH' }, [start('꽃게', turn('LEFT'))], { tiles })).toBe('ENDED_EARLY')
    expect(outcome({ kind: 'REACH' }, [start('꽃게', forward)], { tiles, ...pair })).toBe('ENDED_EARLY')
  })

  test('when enough was picked up', () => {
    const tiles = [item(0), item(1)]
    expect(outcome({ kind: 'COLLECT', count: 1 }, [start('꽃게', pick)], { tiles })).toBe('ARRIVED')
    expect(outcome({ kind: 'COLLECT', count: null }, [start('꽃게', pick)], { tiles })).toBe('FORGOT_PICK')
    expect(outcome({ kind: 'COLLECT', count: null }, [start('꽃게', pick, forward, pick)], { tiles })).toBe('ARRIVED')
  })

  test('when every box is full', () => {
    const changes = { tiles: [{ kind: 'BOX', x: 0, y: 0, count: 1 }, item(3)], actors: [anActor({ carried: 1 })] } as const
    expect(outcome({ kind: 'FILL' }, [start('꽃게', put)], changes)).toBe('ARRIVED')
    expect(outcome({ kind: 'FILL' }, [start('꽃게', forward)], changes)).toBe('FORGOT_PUT')
  })

  test('when a square was come to often enough', () => {
    const goal = { kind: 'VISIT', x: 1, y: 0, count: 2 } as const
    expect(outcome(goal, [start('꽃게', forward, go('LEFT'), forward)])).toBe('ARRIVED')
    expect(outcome(goal, [start('꽃게', forward)])).toBe('NOT_DONE')
    expect(outcome(goal, [start('꽃게', turn('LEFT'))])).toBe('NOT_DONE')
  })

  test('when a variable or a list is right', () => {
    expect(outcome({ kind: 'VARIABLE', name: '점수', value: 3 }, [start('꽃게', set('점수', 3))])).toBe('ARRIVED')
    const goal = { kind: 'LIST', name: '낱말', values: ['섬'] } as const
    expect(outcome(goal, [start('꽃게', append('낱말', '섬'))])).toBe('ARRIVED')
    expect(outcome(goal, [start('꽃게', append('낱말', '달'))])).toBe('NOT_DONE')
    expect(outcome(goal, [start('꽃게', forward)])).toBe('NOT_DONE')
  })

  test('when the right words were said', () => {
    const goal = { kind: 'SAID', values: ['가', '나'] } as const
    expect(outcome(goal, [start('꽃게', say('가'), say('나'))])).toBe('ARRIVED')
    expect(outcome(goal, [start('꽃게', say('나'))])).toBe('WRONG_WORD')
    expect(outcome([goal, { kind: 'SURVIVE', ticks: 9 }], [start('꽃게', say('가'), say('나'), say('다'))])).toBe('WRONG_WORD')
  })

  test('when different items of a list were said', () => {
    const goal = { kind: 'DISTINCT', name: '반찬', count: 2 } as const
    const lists = [{ name: '반찬', values: ['김', '떡'] }]
    expect(outcome(goal, [start('꽃게', say('김'), say('떡'))], { lists })).toBe('ARRIVED')
    expect(outcome(goal, [start('꽃게', say('김'), say('김'))], { lists })).toBe('WRONG_WORD')
    expect(outcome(goal, [start('꽃게', say('돌'))], { lists })).toBe('WRONG_WORD')
  })

  test('when one went after the other', () => {
    const goals = [{ kind: 'REACH' }, { kind: 'IN_TURN' }] as const
    const tiles = [0, 2].map((y) => ({ kind: 'GOAL', x: 1, y, actorId: null }) as const)
    const relay = [start('꽃게', forward, send('가자')), onSignal('니모', '가자', forward)] as const
    expect(outcome(goals, [...relay], { ...pair, tiles })).toBe('ARRIVED')
    expect(outcome(goals, [start('니모', forward)], { ...pair, tiles })).toBe('TOO_EARLY')
  })

  test('when all spoke at once', () => {
    const goal = { kind: 'TOGETHER' } as const
    expect(outcome(goal, [start('꽃게', say('도')), start('니모', say('미'))], pair)).toBe('ARRIVED')
    expect(outcome(goal, [start('꽃게', say('도')), start('니모', wait(1), say('미'))], pair)).toBe('NOT_DONE')
  })

  test('when a function was called often enough', () => {
    const goal = { kind: 'CALLED', name: '헤엄치기', count: 2 } as const
    expect(outcome(goal, [start('꽃게', call('헤엄치기'), call('헤엄치기')), define('헤엄치기')])).toBe('ARRIVED')
    expect(outcome(goal, [start('꽃게', call('헤엄치기')), define('헤엄치기')])).toBe('NOT_DONE')
  })

  test('when enough time went by, though the program has ended', () => {
    expect(outcome({ kind: 'SURVIVE', ticks: 5 }, [start('꽃게', forward)])).toBe('ARRIVED')
    expect(outcome({ kind: 'SURVIVE', ticks: 5 }, [start('꽃게', wait(5))])).toBe('ARRIVED')
  })
})
