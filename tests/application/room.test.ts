import { describe, expect, it, vi } from 'vitest'
import { makeBeginRoom, makeChangeRoom, makeServerClock, type RoomChange } from '../../src/application/room.ts'
import { aBoard, aPost, aRoom } from '../domain/room/aContest.ts'
import { fakeClock } from '../fakes/fakeClock.ts'
import { fakeRoom } from '../fakes/features.ts'
import { pressOf } from '../fakes/pressOf.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

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
    reopen: vi.fn(done),
  })

  it.each<[RoomChange, keyof ReturnType<typeof calls>, readonly unknown[]]>([
    [
      { kind: 'ask', taskNumber: 2, content: ' 0도 들어오나요? ', known: [], press: pressOf('text 1') },
      'ask',
      [9, 2, '0도 들어오나요?', 'text 1'],
    ],
    [
      { kind: 'announce', content: '다시 읽어 주세요.\n', known: [], press: pressOf('text 2') },
      'announce',
      [9, '다시 읽어 주세요.', 'text 2'],
    ],
    [
      { kind: 'answer', postId: 3, content: ' 네. ', isPublic: true, before: null },
      'answer',
      [9, 3, { answer: '네.', isPublic: true, before: null }],
    ],
    [{ kind: 'start' }, 'start', [9]],
    [{ kind: 'end' }, 'end', [9]],
    [{ kind: 'reopen', minutes: 500 }, 'reopen', [9, 180]],
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
    expect(await change(9, { kind: 'ask', taskNumber: null, content: ' \n', known: [] })).toEqual({ kind: 'empty' })
    expect(await change(9, { kind: 'announce', content: '가'.repeat(301), known: [] })).toEqual({ kind: 'tooLong' })
    expect(made.ask).not.toHaveBeenCalled()
  })

  const lost = { ask: async () => Promise.reject(lostConnection()), announce: async () => Promise.reject(lostConnection()) }
  it.each([
    [
      { kind: 'ask', taskNumber: null, content: '0도 들어오나요?', known: [] },
      aPost({ question: '0도 들어오나요?', answer: null, isMine: true }),
      'done',
    ],
    [{ kind: 'ask', taskNumber: null, content: '0도 들어오나요?', known: [] }, aPost({ question: '0도 들어오나요?' }), 'failed'],
    [{ kind: 'announce', content: '다시 읽어 주세요.', known: [] }, aPost({ answer: '다시 읽어 주세요.', isMine: true }), 'done'],
    [{ kind: 'announce', content: '다시 읽어 주세요.', known: [] }, aPost({ answer: '다시 읽어 주세요.' }), 'failed'],
    [
      { kind: 'announce', content: '다시 읽어 주세요.', known: [aPost().postId] },
      aPost({ answer: '다시 읽어 주세요.', isMine: true }),
      'failed',
    ],
    [{ kind: 'ask', taskNumber: null, content: '왜요?', known: null }, aPost({ question: '왜요?', isMine: true }), 'unknown'],
    [{ kind: 'announce', content: '네', known: [] }, aPost({ question: '네', answer: null, isMine: true }), 'failed'],
    [{ kind: 'ask', taskNumber: null, content: '다른 질문', known: [] }, aPost(), 'failed'],
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
    expect(await repository.change(9, { kind: 'announce', content: '가', known: [] })).toEqual({ kind: 'unknown' })
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
