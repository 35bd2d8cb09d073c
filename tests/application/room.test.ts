import { describe, expect, it, vi } from 'vitest'
import { makeBeginRoom, makeChangeRoom, makeRoomOutbox, makeServerClock, type RoomChange } from '../../src/application/room.ts'
import { parseKeptHandIns } from '../../src/adapters/http/room.ts'
import type { SubmitOutcome } from '../../src/application/problem.ts'
import { aBoard, aPost, aRoom } from '../domain/room/aContest.ts'
import { fakeClock } from '../fakes/fakeClock.ts'
import { fakeRoom } from '../fakes/features.ts'
import { memoryStore } from '../fakes/memoryStore.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'
import { aSubmission } from '../ui/problem/workbench/aSubmission.ts'

describe('the server’s clock', () => {
  const device = fakeClock('2026-11-20T04:20:00Z')

  it('is the device’s until the server has told its own, and runs on with it', async () => {
    const clock = makeServerClock(device)
    expect(clock.now()).toBe(Date.parse('2026-11-20T04:20:00Z'))
    const answer = { serverDate: '2026-11-20T05:20:00Z' }
    expect(await clock.observe(async () => answer)).toBe(answer)
    expect(clock.now()).toBe(Date.parse('2026-11-20T05:20:00Z'))
    device.set('2026-11-20T04:20:30Z')
    expect(clock.now()).toBe(Date.parse('2026-11-20T05:20:30Z'))
  })

  it('follows a device whose clock is changed, and knows nothing from a call that fails', async () => {
    device.set('2026-11-20T04:20:00Z')
    const clock = makeServerClock(device)
    await clock.observe(async () => ({ serverDate: '2026-11-20T05:20:00Z' }))
    device.set('2026-11-20T09:00:00Z')
    await expect(clock.observe(async () => Promise.reject(lostConnection()))).rejects.toThrow()
    await clock.observe(async () => ({ serverDate: '2026-11-20T05:21:00Z' }))
    expect(clock.now()).toBe(Date.parse('2026-11-20T05:21:00Z'))
  })
})

const key = { userId: 1, roomId: 9 }
const answer = { problemId: 11, language: 'PYTHON', code: 'print(1)', knownCount: 0 } as const
const submitted: SubmitOutcome = { kind: 'submitted', submission: aSubmission() }

function anOutbox(store = memoryStore()) {
  const clock = fakeClock('2026-11-20T05:20:00Z')
  const submit = vi.fn(async (): Promise<SubmitOutcome> => submitted)
  const outbox = makeRoomOutbox({
    submit,
    store,
    serverClock: { now: () => clock.now().getTime() },
    scope: 'demo',
    parseKept: parseKeptHandIns,
  })
  return { outbox, submit, clock, store }
}

/** Two answers wait, of twenty and of twenty-one past. */
async function twoWaiting() {
  const world = anOutbox()
  const { outbox, submit, clock } = world
  submit.mockResolvedValueOnce({ kind: 'failed' }).mockResolvedValueOnce({ kind: 'unknown' })
  await outbox.handIn(key, answer)
  clock.set('2026-11-20T05:21:00Z')
  await outbox.handIn(key, { ...answer, code: 'print(2)' })
  submit.mockClear()
  return world
}

describe('handing in to a room', () => {
  it('is told with its room and its time', async () => {
    const { outbox, submit, store } = anOutbox()
    expect(await outbox.handIn(key, answer)).toEqual(submitted)
    expect(submit.mock.calls).toEqual([
      [{ ...answer, origin: { contentType: 'ROOM', contentId: 9, writtenDate: '2026-11-20T05:20:00.000Z' } }],
    ])
    expect(store.kept.size).toBe(0)
  })

  it.each([
    ['failed', 'kept', 1],
    ['unknown', 'kept', 1],
    ['empty', 'empty', 0],
    ['tooLong', 'tooLong', 0],
    ['signInFirst', 'signInFirst', 0],
    ['notEnrolled', 'notEnrolled', 0],
    ['gone', 'gone', 0],
    ['alreadySubmitting', 'alreadySubmitting', 0],
    ['alreadyJudging', 'alreadyJudging', 0],
    ['withheld', 'withheld', 0],
  ] as const)('that comes to %s is %s, and leaves %i on the device', async (kind, told, count) => {
    const { outbox, submit } = anOutbox()
    submit.mockResolvedValueOnce({ kind })
    expect(await outbox.handIn(key, answer)).toEqual({ kind: told })
    expect(outbox.waiting(key)).toBe(count)
  })

  it('that no device keeps waits in the page, is told so, and is sent in its order', async () => {
    const store = memoryStore()
    const { outbox, submit, clock } = anOutbox({ ...store, set: (name, text) => store.kept.size === 0 && store.set(name, text) })
    submit.mockResolvedValue({ kind: 'failed' })
    expect(await outbox.handIn(key, answer)).toEqual({ kind: 'kept' })
    clock.set('2026-11-20T05:21:00Z')
    expect(await outbox.handIn(key, { ...answer, code: 'print(2)' })).toEqual({ kind: 'held' })
    expect([outbox.waiting(key), outbox.waitingInPage(key)]).toEqual([2, 1])
    expect([outbox.waiting({ ...key, userId: 2 }), outbox.waitingInPage({ ...key, roomId: 8 })]).toEqual([0, 0])
    submit.mockClear()
    submit.mockResolvedValue(submitted)
    expect(await outbox.send(key)).toMatchObject({ sentCount: 2, refusedCount: 0 })
    expect(submit.mock.calls).toMatchObject([
      [{ code: 'print(1)', origin: { writtenDate: '2026-11-20T05:20:00.000Z' } }],
      [{ code: 'print(2)', origin: { writtenDate: '2026-11-20T05:21:00.000Z' } }],
    ])
    expect([outbox.waiting(key), outbox.waitingInPage(key), store.kept.size]).toEqual([0, 0, 0])
  })

  it('that no device keeps stays in the page where it is not taken yet', async () => {
    const { outbox, submit } = anOutbox({ ...memoryStore(), set: () => false })
    submit.mockResolvedValue({ kind: 'unknown' })
    await outbox.handIn(key, answer)
    expect(await outbox.send(key)).toMatchObject({ sentCount: 0, refusedCount: 0 })
    expect(outbox.waitingInPage(key)).toBe(1)
  })

  it('keeps apart what somebody else has written, and what is for another room', async () => {
    const { outbox } = await twoWaiting()
    expect([key, { ...key, userId: 2 }, { ...key, roomId: 8 }].map(outbox.waiting)).toEqual([2, 0, 0])
  })
})

describe('sending what waits', () => {
  it('goes in its order, each with the time at which it was written', async () => {
    const { outbox, submit, clock, store } = await twoWaiting()
    clock.set('2026-11-20T05:24:00Z')
    expect(await outbox.send(key)).toEqual({ sentCount: 2, refusedCount: 0, isSignedOut: false })
    const origin = { contentType: 'ROOM', contentId: 9 }
    expect(submit.mock.calls).toEqual([
      [{ ...answer, origin: { ...origin, writtenDate: '2026-11-20T05:20:00.000Z' } }],
      [{ ...answer, code: 'print(2)', origin: { ...origin, writtenDate: '2026-11-20T05:21:00.000Z' } }],
    ])
    expect(store.kept.size).toBe(0)
  })

  it('counts as arrived what is told at the end', async () => {
    const { outbox, submit } = await twoWaiting()
    submit.mockResolvedValueOnce({ kind: 'withheld' })
    expect(await outbox.send(key)).toEqual({ sentCount: 2, refusedCount: 0, isSignedOut: false })
  })

  it.each(['failed', 'unknown', 'signInFirst', 'alreadySubmitting', 'alreadyJudging'] as const)(
    'ends for now with what comes to %s: nothing is lost',
    async (kind) => {
      const { outbox, submit } = await twoWaiting()
      submit.mockResolvedValueOnce({ kind })
      expect(await outbox.send(key)).toEqual({ sentCount: 0, refusedCount: 0, isSignedOut: kind === 'signInFirst' })
      expect(submit).toHaveBeenCalledOnce()
      expect(outbox.waiting(key)).toBe(2)
    },
  )

  it.each(['empty', 'tooLong', 'notEnrolled', 'gone', 'notForGuests'] as const)(
    'goes on past what comes to %s, which is told as refused',
    async (kind) => {
      const { outbox, submit } = await twoWaiting()
      submit.mockResolvedValueOnce({ kind })
      expect(await outbox.send(key)).toEqual({ sentCount: 1, refusedCount: 1, isSignedOut: false })
      expect(outbox.waiting(key)).toBe(0)
    },
  )

  it('is done once at a time, and nothing is sent where nothing waits or what is kept is no answer', async () => {
    const { outbox, submit } = await twoWaiting()
    const [first, second] = await Promise.all([outbox.send(key), outbox.send(key)])
    expect([first.sentCount, second.sentCount]).toEqual([2, 0])
    const broken = anOutbox(memoryStore({ 'room/demo/1/9': '{]' }))
    expect(await broken.outbox.send(key)).toEqual({ sentCount: 0, refusedCount: 0, isSignedOut: false })
    expect(submit).toHaveBeenCalledTimes(2)
    expect(broken.submit).not.toHaveBeenCalled()
  })
})

describe('beginning', () => {
  it.each([
    [401, 'signInFirst'],
    [403, 'notYours'],
    [404, 'notYours'],
    [409, 'notRunning'],
    [400, 'failed'],
  ])('that is refused with %i is %s', async (status, kind) => {
    const room = vi.fn()
    expect(await makeBeginRoom({ rooms: { begin: async () => Promise.reject(refusal(status)), room } })(9)).toEqual({ kind })
    expect(room).not.toHaveBeenCalled()
  })

  it.each([
    ['has begun', async () => aRoom(), 'begun'],
    ['has not begun', async () => aRoom({ participation: null }), 'failed'],
    ['cannot be asked', async () => Promise.reject(lostConnection()), 'failed'],
  ])('whose answer was lost is looked up: the viewer %s [F-084]', async (_, room, kind) => {
    expect(await makeBeginRoom({ rooms: { begin: async () => Promise.reject(lostConnection()), room } })(9)).toEqual({ kind })
  })

  it('is begun once, however often it is pressed', async () => {
    const begin = vi.fn(async () => {})
    const press = makeBeginRoom({ rooms: { begin, room: vi.fn() } })
    expect(await Promise.all([press(9), press(9)])).toEqual([{ kind: 'begun' }, { kind: 'alreadyRunning' }])
    expect(begin).toHaveBeenCalledOnce()
  })
})

describe('writing in a room, and judging it', () => {
  const done = async () => {}
  const calls = () => ({
    ask: vi.fn(done),
    announce: vi.fn(done),
    answer: vi.fn(done),
    start: vi.fn(done),
    end: vi.fn(done),
    extend: vi.fn(done),
  })

  it.each<[RoomChange, keyof ReturnType<typeof calls>, readonly unknown[]]>([
    [{ kind: 'ask', taskNumber: 2, content: ' 0도 들어오나요? ' }, 'ask', [9, 2, '0도 들어오나요?']],
    [{ kind: 'announce', content: '다시 읽어 주세요.\n' }, 'announce', [9, '다시 읽어 주세요.']],
    [{ kind: 'answer', postId: 3, content: ' 네. ', isPublic: true }, 'answer', [9, 3, '네.', true]],
    [{ kind: 'start' }, 'start', [9]],
    [{ kind: 'end' }, 'end', [9]],
    [{ kind: 'extend', userId: 1, extraMinutes: 500 }, 'extend', [9, 1, 180]],
  ])('%j is one call', async (change, name, args) => {
    const made = calls()
    expect(await fakeRoom(made).change(9, change)).toEqual({ kind: 'done' })
    expect(made[name].mock.calls).toEqual([args])
    expect(Object.values(made).reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1)
  })

  it('sends nothing that is empty or too long', async () => {
    const made = calls()
    const { change } = fakeRoom(made)
    expect(await change(9, { kind: 'ask', taskNumber: null, content: ' \n' })).toEqual({ kind: 'empty' })
    expect(await change(9, { kind: 'announce', content: '가'.repeat(301) })).toEqual({ kind: 'tooLong' })
    expect(made.ask).not.toHaveBeenCalled()
  })

  const lost = { ask: async () => Promise.reject(lostConnection()), announce: async () => Promise.reject(lostConnection()) }
  it.each([
    [{ kind: 'ask', taskNumber: null, content: '0도 들어오나요?' }, aPost({ question: '0도 들어오나요?', answer: null }), 'done'],
    [{ kind: 'announce', content: '다시 읽어 주세요.' }, aPost({ answer: '다시 읽어 주세요.' }), 'done'],
    [{ kind: 'ask', taskNumber: null, content: '다른 질문' }, aPost(), 'failed'],
  ] as const)('%j whose answer was lost is looked for: with %j it is %s [F-084]', async (change, post, kind) => {
    expect(await fakeRoom({ ...lost, board: async () => aBoard({ posts: [post] }) }).change(9, change)).toEqual({ kind })
  })

  it('takes away what was made to practise alone', async () => {
    const remove = vi.fn(async () => {})
    expect(await fakeRoom({ remove }).change(9, { kind: 'remove' })).toEqual({ kind: 'done' })
    expect(remove).toHaveBeenCalledExactlyOnceWith(9)
  })

  it('says that nobody knows where the board cannot be read either, and refuses a second one meanwhile', async () => {
    const repository = fakeRoom({ ...lost, board: async () => Promise.reject(lostConnection()) })
    expect(await repository.change(9, { kind: 'announce', content: '가' })).toEqual({ kind: 'unknown' })
    const waiting = makeChangeRoom({
      rooms: {
        ...fakeRoom().rooms,
        ...calls(),
        begin: done,
        makePractice: async () => 1,
        remove: done,
        start: async () => new Promise<never>(() => {}),
      },
    })
    void waiting(9, { kind: 'start' })
    expect(await waiting(9, { kind: 'end' })).toEqual({ kind: 'alreadyRunning' })
  })
})
