import { describe, expect, test } from 'vitest'
import { judgePython } from '../../../src/domain/blocks/judgePython.ts'
import { answerText, stageAt, stageToReplay, verdictStateOf } from '../../../src/domain/blocks/blockProblem.ts'
import { emptyProgram } from '../../../src/domain/blocks/program.ts'
import { changesSea, PythonPlay, type SeaCall, type SeaRecording, SeaReplay } from '../../../src/domain/blocks/pythonPlay.ts'
import type { SeaEvent } from '../../../src/domain/blocks/sea.ts'
import type { Stage } from '../../../src/domain/blocks/stage.ts'
import { pythonHref } from '../../../src/domain/problems/problemKinds.ts'
import type { Execution, ExecutionState } from '../../../src/domain/problems/execution.ts'
import { anActor, aStage } from './aStage.ts'

const nemo = anActor({ actorId: '니모', name: '니모', y: 1 })
const two = aStage({ actors: [anActor(), nemo] })
const [over, goesOn, mustPause] = [0, 1, 2]

/** Makes calls in a row; returns the play and the answer to the last call. */
function after(stage: Stage, ...calls: readonly SeaCall[]) {
  const play = new PythonPlay(stage)
  const answers = calls.map((call) => play.call(...call))
  return { play, answer: answers.at(-1), actor: play.sea.actors[0]! }
}

const recording = (calls: readonly SeaCall[], changes: Partial<Execution> = {}): SeaRecording => ({
  calls,
  execution: { state: 'DONE', output: '', error: null, stepCount: 0, ...changes },
})
const replayed = (calls: readonly SeaCall[], stage = aStage(), changes: Partial<Execution> = {}) => {
  const events: SeaEvent[] = []
  const replay = new SeaReplay(recording(calls, changes), stage, (event) => events.push(event))
  return { replay, events, outcome: replay.run() }
}
const goal = { kind: 'GOAL', x: 1, y: 0, actorId: null } as const
const arrival = aStage({ tiles: [goal], goals: [{ kind: 'REACH' }] })

describe('the sea under Python', () => {
  test('moves as it does for blocks, a tick for each thing', () => {
    const { play, answer, actor } = after(aStage(), [1, 'move'], [2, 'turn_right'], [3, 'move'], [4, 'turn_left'], [5, 'sidestep'])
    expect(answer).toBe(mustPause)
    expect(actor).toMatchObject({ x: 1, y: 2, heading: 'RIGHT' })
    expect([play.sea.tick, play.runningStatements(), play.stepCount]).toEqual([4, [5], 9])
    const there = after(aStage(), [1, 'go_right'], [1, 'go_down'], [1, 'go_left'], [1, 'go_up']).actor
    expect(there).toMatchObject({ x: 0, y: 0 })
  })

  test('answers what is asked, and takes no time for it', () => {
    const stage = aStage({
      tiles: [
        { kind: 'ROCK', x: 1, y: 0 },
        { kind: 'MARK', x: 0, y: 0, value: '섬' },
      ],
    })
    expect(after(stage, [1, 'rock_ahead']).answer).toBe(true)
    expect(after(stage, [1, 'item_here']).answer).toBe(false)
    expect(after(stage, [1, 'look']).answer).toBe('섬')
    expect(after(stage, [1, 'look']).play.stepCount).toBe(0)
    expect(['look', 'at_goal', 'move', 'dice'].map(changesSea)).toEqual([false, false, true, true])
  })

  test('ends where a list grows without end, as for blocks', () => {
    const told = (length: number) => after(aStage(), [1, 'list', '줄', ...Array.from({ length }, () => 1)]).play.outcome?.name
    expect([told(1_000), told(1_001)]).toEqual([undefined, 'STEP_LIMIT'])
  })

  test('throws dice in its own order, whichever end comes first', () => {
    const dice = (...values: readonly (number | string)[]) => after(aStage({ seed: 3 }), [1, 'dice', ...values])
    expect(dice(1, 6).answer).toBe(dice(6, 1).answer)
    expect(dice('one', 6).play.outcome).toMatchObject({ name: 'BAD_VALUE' })
    expect(dice(1).play.outcome).toMatchObject({ name: 'BAD_VALUE' })
  })

  test('keeps what the program knows, and ends as soon as all is done', () => {
    const goals = [{ kind: 'VARIABLE', name: '수', value: 3 }] as const
    expect(after(aStage({ goals }), [1, 'variable', '수', 2]).answer).toBe(goesOn)
    expect(after(aStage({ goals }), [1, 'variable', '수']).play.sea.variables.get('수')).toBe(0)
    const { play, answer } = after(aStage({ goals }), [4, 'variable', '수', 3])
    expect([answer, play.outcome, play.next()]).toEqual([over, { name: 'ARRIVED', statement: 4, actorId: '꽃게' }, -1])
    expect(after(aStage({ goals: [{ kind: 'LIST', name: '줄', values: [1] }] }), [1, 'list', '줄', 1]).answer).toBe(over)
    expect(after(aStage(), [1, 'called', '끝']).answer).toBe(over)
  })

  test('says, waits, and gives a tick for a round in which nothing happened', () => {
    expect(after(aStage(), [1, 'say', '안녕']).play.sea.said).toEqual(['안녕'])
    expect(after(aStage(), [1, 'say']).play.sea.said).toEqual([''])
    const { play } = after(aStage(), [1, 'wait', 3])
    expect([play.next(), play.sea.tick]).toEqual([0, 3])
    const idle = after(aStage(), [1, 'round'])
    expect([idle.answer, idle.play.next(), idle.play.sea.tick]).toEqual([mustPause, 0, 1])
    expect(after(aStage(), [1, 'unheard of']).answer).toBe(goesOn)
  })

  test('lets scripts take turns, and begins those that wait for a signal', () => {
    const { play } = after(two, [1, 'script', '꽃게'], [2, 'script', '니모', '가자'], [3, 'script', '없는 이'], [9, 'started'])
    const next = () => [play.next(), play.script()]
    expect(next()).toEqual([1, 0])
    expect(play.call(2, 'send_and_wait', '가자')).toBe(mustPause)
    expect(next()).toEqual([2, 1])
    expect(play.sea.tick).toBe(1)
    expect(play.call(6, 'move')).toBe(mustPause)
    expect(next()).toEqual([2, 1])
    play.call(6, 'done')
    expect(next()).toEqual([1, 0])
    expect(play.call(3, 'send', '가자')).toBe(goesOn)
    play.call(4, 'move')
    expect(next()).toEqual([1, 0])
    play.call(5, 'move')
    expect(next()).toEqual([3, 1])
    expect(play.call(6, 'send', '가자')).toBe(mustPause)
    expect(next()).toEqual([1, 0])
    expect(play.runningStatements()).toEqual([5])
  })

  test('ends with its limits', () => {
    const play = new PythonPlay(aStage(), undefined, 3)
    expect([play.call(1, 'round'), play.call(1, 'round'), play.next(), play.outcome?.name]).toEqual([
      mustPause,
      mustPause,
      -1,
      'STEP_LIMIT',
    ])
    expect(play.script()).toBe(-1)
    const busy = new PythonPlay(aStage(), undefined, 2)
    expect([1, 2, 3].map(() => busy.call(1, 'dice', 1, 1))).toEqual([1, 1, over])
    const crowd = new PythonPlay(aStage())
    crowd.call(1, 'script', '꽃게', '가자')
    for (let at = 0; at < 99; at += 1) crowd.call(1, 'script', '꽃게')
    crowd.call(1, 'started')
    expect(crowd.runningStatements().length).toBeLessThan(64)
    const nobody = new PythonPlay(aStage({ actors: [] }))
    expect([nobody.script(), nobody.call(1, 'move'), nobody.outcome?.name]).toEqual([-1, over, 'NOT_DONE'])
  })

  test('ends between two ticks, too', () => {
    const { play } = after(
      aStage({
        sharks: [
          {
            path: [
              { x: 4, y: 2 },
              { x: 0, y: 0 },
            ],
          },
        ],
      }),
      [1, 'turn_left'],
    )
    expect([play.next(), play.outcome]).toEqual([-1, { name: 'CAUGHT', statement: null, actorId: null }])
  })

  test('passes on what is no fault of the program’s', () => {
    const play = new PythonPlay(aStage(), () => {
      throw new TypeError('broken')
    })
    expect(() => play.call(1, 'move')).toThrow('broken')
  })
})

describe('a program that is played once more', () => {
  test('is seen thing by thing', () => {
    const replay = new SeaReplay(
      recording([
        [1, 'script', '꽃게'],
        [2, 'turn_right'],
        [3, 'round'],
        [4, 'move'],
        [4, 'started'],
      ]),
      aStage(),
    )
    replay.step()
    expect([replay.sea.actors[0]?.heading, replay.sea.actors[0]?.y, replay.runningStatements()]).toEqual(['DOWN', 0, [2]])
    replay.step()
    expect([replay.sea.actors[0]?.y, replay.outcome]).toEqual([1, null])
    replay.step()
    expect(replay.outcome).toMatchObject({ name: 'NOT_DONE' })
    replay.step()
    expect(replay.stepCount).toBe(7)
  })

  test('comes to what the sea says, whatever is claimed', () => {
    expect(replayed([[1, 'move']], arrival, { state: 'RUNTIME_ERROR' }).outcome.name).toBe('ARRIVED')
    expect(replayed([[1, 'started']], arrival).outcome.name).toBe('ENDED_EARLY')
    expect(replayed([], arrival).outcome.name).toBe('NOT_DONE')
    expect(replayed([[1, 'move']]).events.map(({ kind }) => kind)).toEqual(['MOVED'])
  })

  test.each<[ExecutionState, string]>([
    ['SYNTAX_ERROR', 'SYNTAX_ERROR'],
    ['STOPPED', 'STOPPED'],
    ['STEP_LIMIT', 'STEP_LIMIT'],
    ['TIME_LIMIT', 'STEP_LIMIT'],
    ['MEMORY_LIMIT', 'RUNTIME_ERROR'],
    ['OUTPUT_LIMIT', 'RUNTIME_ERROR'],
    ['RUNTIME_ERROR', 'RUNTIME_ERROR'],
  ])('with %s comes to %s', (state, name) => {
    expect(replayed([[1, 'turn_left']], arrival, { state }).outcome).toEqual({ name, statement: null, actorId: null })
  })

  test('that calls itself for ever has no end', () => {
    const error = { type: 'RecursionError', message: '', line: 2 }
    expect(replayed([], arrival, { state: 'RUNTIME_ERROR', error }).outcome).toMatchObject({ name: 'STEP_LIMIT', statement: 2 })
  })
})

describe('an answer', () => {
  test('in Python has an address of its own', () => {
    expect(pythonHref({ blockId: 2003 })).toBe('/learn/block/2003?as=python')
  })

  test('is blocks or code, each with its text', () => {
    expect(answerText({ code: 'move()' })).toBe('move()')
    expect(answerText({ program: emptyProgram })).toBe('{"version":1,"scripts":[],"functions":[]}')
  })

  test('has a verdict by what it came to', () => {
    expect((['ARRIVED', 'STEP_LIMIT', 'RUNTIME_ERROR', 'SYNTAX_ERROR', 'STOPPED', 'BUMPED'] as const).map(verdictStateOf)).toEqual([
      'ACCEPTED',
      'STEP_LIMIT',
      'RUNTIME_ERROR',
      'SYNTAX_ERROR',
      'JUDGE_ERROR',
      'WRONG_ANSWER',
    ])
  })

  test('is played in one of the seas', () => {
    const other = aStage({ label: '다른 바다' })
    expect([0, 1, 7].map((at) => stageAt({ stages: [arrival, other] }, at))).toEqual([arrival, other, arrival])
    expect(() => stageAt({ stages: [] }, 0)).toThrow(RangeError)
  })

  test.each([
    ['the open sea where it failed', [false, '다른 바다', true], 1],
    ['the sea in view where a closed one failed', [false, '다른 바다', false], 0],
    ['the sea in view where all arrived', [true, '다른 바다', true], 0],
    ['the sea in view where the one that failed is not known', [false, '없는 바다', true], 0],
  ] as const)('is shown once more in %s', (_, [hasArrived, label, isOpen], expected) => {
    const stages = [arrival, aStage({ label: '다른 바다' })]
    const worlds = [
      { label: arrival.label, isOpen: true, outcome: 'ARRIVED', stepCount: 1 },
      { label, isOpen, outcome: hasArrived ? 'ARRIVED' : 'BUMPED', stepCount: 1 },
    ] as const
    expect(stageToReplay({ stages }, { worlds }, 0)).toBe(expected)
  })
})

describe('a verdict on Python', () => {
  const played = (isOpen: boolean, one: SeaRecording) => ({ world: { stage: arrival, isOpen }, recording: one })
  const right = recording([[1, 'move']])
  const failing = (state: ExecutionState) => recording([], { state, error: { type: 'ValueError', message: '비밀', line: 4 } })

  test('asks for the goal in every sea, and gives no stars', () => {
    expect(judgePython([played(true, right), played(false, right)])).toEqual({
      outcome: 'ARRIVED',
      blockCount: 0,
      stepCount: 1,
      star: 0,
      worlds: [true, false].map((isOpen) => ({ label: arrival.label, isOpen, outcome: 'ARRIVED', stepCount: 1 })),
      message: null,
      line: null,
    })
    expect(judgePython([played(true, right), played(false, recording([[1, 'started']]))])).toMatchObject({
      outcome: 'ENDED_EARLY',
      message: null,
    })
    expect(judgePython([])).toMatchObject({ outcome: 'ARRIVED', stepCount: 0 })
  })

  test('says what Python said, but not of a sea that is hidden', () => {
    expect(judgePython([played(true, failing('RUNTIME_ERROR'))])).toMatchObject({ message: 'ValueError: 비밀', line: 4 })
    expect(judgePython([played(false, failing('RUNTIME_ERROR'))])).toMatchObject({ message: 'ValueError', line: 4 })
    expect(judgePython([played(false, failing('SYNTAX_ERROR'))])).toMatchObject({ message: 'ValueError: 비밀' })
    expect(judgePython([played(true, recording([], { state: 'MEMORY_LIMIT' }))])).toMatchObject({ outcome: 'RUNTIME_ERROR', message: null })
  })
})
