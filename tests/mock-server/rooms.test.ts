import { describe, expect, test, vi } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { emptyRoom, type SetRoom } from '../../src/domain/studio/setRoom.ts'
import { fakeRunner, threeWaves } from '../fakes/fakeRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const morning = '2026-11-20T10:00:00+09:00'
const at = (time: string) => morning.replace('10:00:00', time)
const page = (persona: string, store: ProgressStore, now = morning) =>
  demoPage(`persona=${persona}&at=${encodeURIComponent(now)}`, store, recordingLog(), async () => fakeRunner(threeWaves))
type Page = ReturnType<typeof page>

const content: SetRoom = {
  ...emptyRoom,
  title: '파도 시험',
  taskList: [{ type: 'PROBLEM', contentId: 7_003, title: '파도 소리 세 번', point: 40 }],
}

async function set(store: ProgressStore, given: Partial<SetRoom> = {}) {
  const { call } = page('teacher', store)
  const { roomId, updatedDate } = await (await call('channels/rooms', 'POST', { content: { ...content, ...given } })).json()
  expect((await call(`channels/rooms/${roomId}/publications`, 'POST', { updatedDate })).status).toBe(201)
  return `rooms/${roomId}`
}

const statusOf = async ({ call }: Page, path: string, method = 'POST', body: object = {}) => (await call(path, method, body)).status
const handIn = async ({ call }: Page, room: string, code: string, writtenDate: string | null = null) => {
  const origin = { contentType: 'ROOM', contentId: Number(room.slice('rooms/'.length)), writtenDate }
  const answer = await call('users/problems/7003/submissions', 'POST', { language: 'PYTHON', code, ...origin })
  return { status: answer.status, ...(await answer.json()) }
}
/** Submits a program and waits for its verdict, which on a slow machine comes later than the answer. */
const judged = async (asked: Page, room: string, code: string, writtenDate: string | null = null) => {
  const { submissionId } = await handIn(asked, room, code, writtenDate)
  return vi.waitUntil(
    async () => {
      const { state } = await asked.json(`users/problems/submissions/${submissionId}`)
      return state !== 'JUDGING' && state
    },
    { timeout: 50_000, interval: 200 },
  )
}
const ownRow = async ({ json }: Page, room: string) => (await json(`${room}/board`)).ownRow

describe('a test that a teacher starts', () => {
  test('is told of, cannot be begun before, and tells its tasks to who has begun', async () => {
    const store = memoryStore()
    const room = await set(store)
    const learner = page('learner', store)
    expect(await learner.json(room)).toMatchObject({ startDate: null, taskCount: 1, taskList: [], isJudge: false })
    const { notificationList } = await learner.json('users/me/notifications')
    expect(notificationList).toContainEqual(expect.objectContaining({ kind: 'ROOM_SET', title: '파도 시험', isRead: false }))
    expect(await statusOf(learner, `${room}/participations`)).toBe(409)
    expect(await statusOf(page('teacher', store), `${room}/starts`)).toBe(204)
    expect(await statusOf(page('teacher', store), `${room}/starts`)).toBe(409)
    expect(await statusOf(learner, `${room}/participations`)).toBe(204)
    expect(await statusOf(learner, `${room}/participations`)).toBe(204)
    expect((await learner.json(room)).taskList).toMatchObject([{ taskNumber: 1, problemId: 7_003, point: 40 }])
  })

  test('counts what is handed in within its time, and keeps what comes later', async () => {
    const store = memoryStore()
    const room = await set(store, { lateMinutes: 5 })
    await statusOf(page('teacher', store), `${room}/starts`)
    const learner = page('learner', store)
    expect(await handIn(learner, room, 'right')).toMatchObject({ status: 403 })
    await statusOf(learner, `${room}/participations`)
    expect(await judged(learner, room, 'wrong')).toBe('WRONG_ANSWER')
    expect(await ownRow(learner, room)).toMatchObject({ solvedCount: 0, lateCount: 0, cellList: [{ state: 'TRIED', tryCount: 1 }] })

    // The answer was written in time and took three minutes to arrive.
    const soonAfter = page('learner', store, at('10:42:00'))
    expect(await judged(soonAfter, room, 'right', at('10:39:00'))).toBe('ACCEPTED')
    expect(await ownRow(soonAfter, room)).toMatchObject({
      solvedCount: 1,
      score: 40,
      cellList: [{ state: 'SOLVED', tryCount: 2, minutes: 39 }],
    })
  })

  test.each([
    ['that was written in time, and has been on its way for too long', '10:50:00', at('10:39:30')],
    ['that was written after the end', '10:42:00', at('10:41:00')],
    ['that does not say when it was written', '10:40:30', null],
  ])('counts no right answer %s', async (_which, time, writtenDate) => {
    const store = memoryStore()
    const room = await set(store, { lateMinutes: 5 })
    await statusOf(page('teacher', store), `${room}/starts`)
    await statusOf(page('learner', store), `${room}/participations`)
    expect(await judged(page('learner', store, at(time)), room, 'right', writtenDate)).toBe('ACCEPTED')
    expect(await ownRow(page('learner', store, at('10:51:00')), room)).toMatchObject({
      score: 0,
      solvedCount: 0,
      lateCount: 1,
      cellList: [{ state: 'NONE' }],
    })
  })

  test('tells nobody what has come of it before its end, where the teacher wants it so', async () => {
    const store = memoryStore()
    const room = await set(store, { verdicts: 'AT_END' })
    await statusOf(page('teacher', store), `${room}/starts`)
    const learner = page('learner', store)
    await statusOf(learner, `${room}/participations`)
    expect(await handIn(learner, room, 'right')).toMatchObject({ status: 202, state: 'JUDGING', rewardPoint: 0 })
    expect(await learner.json('users/problems/7003')).toMatchObject({ state: 'TRIED' })
    expect(await learner.json(`${room}/board`)).toMatchObject({ told: 'NONE', ownRow: { score: 0, cellList: [{ state: 'PENDING' }] } })
    const results = () => page('teacher', store).json(`${room}/results`)
    await vi.waitUntil(async () => (await results()).standingList[0].score > 0, { timeout: 50_000, interval: 200 })
    expect((await results()).standingList).toMatchObject([{ nickname: '하늘', score: 40, cellList: [{ state: 'SOLVED' }] }])
    expect(await statusOf(page('teacher', store), `${room}/ends`)).toBe(204)
    expect(await page('learner', store).json(`${room}/board`)).toMatchObject({ told: 'ALL', ownRow: { score: 40 } })
  })

  test('tells nobody before its end how often somebody else has tried', async () => {
    const store = memoryStore()
    const room = await set(store, { verdicts: 'AT_END' })
    await statusOf(page('teacher', store), `${room}/starts`)
    const [learner, other] = [page('learner', store), page('newcomer', store)]
    for (const person of [learner, other]) await statusOf(person, `${room}/participations`)
    for (const code of ['wrong', 'right']) await handIn(learner, room, code)
    const triesSeenBy = async (viewer: Page, path: string) =>
      (await viewer.json(`${room}/${path}`)).standingList.find(({ nickname }: { nickname: string }) => nickname === '하늘').cellList[0]
        .tryCount
    expect(await triesSeenBy(other, 'board')).toBe(1)
    expect(await triesSeenBy(learner, 'board')).toBe(2)
    expect(await triesSeenBy(page('teacher', store), 'results')).toBe(2)
  })

  test('gives one person more time', async () => {
    const store = memoryStore()
    const room = await set(store)
    await statusOf(page('teacher', store), `${room}/starts`)
    await statusOf(page('learner', store), `${room}/participations`)
    expect(await statusOf(page('teacher', store), `${room}/participations/100/extension`, 'PUT', { extraMinutes: 15 })).toBe(204)
    expect(await statusOf(page('teacher', store), `${room}/participations/101/extension`, 'PUT', { extraMinutes: 15 })).toBe(404)
    expect(await statusOf(page('teacher', store), `${room}/participations/100/extension`, 'PUT', { extraMinutes: 999 })).toBe(400)
    const late = page('learner', store, at('10:50:00'))
    expect(await judged(late, room, 'right')).toBe('ACCEPTED')
    expect(await ownRow(late, room)).toMatchObject({ score: 40, lateCount: 0 })
  })
})

describe('who should be there', () => {
  const listOf = async (store: ProgressStore, room: string, now = morning) => {
    const { standingList, invitedList } = await page('teacher', store, now).json(`${room}/results`)
    return { begun: standingList.map(({ userId }: Row) => userId), invited: invitedList.map(({ userId }: Row) => userId), invitedList }
  }
  interface Row {
    readonly userId: number
  }

  test('is told to the teacher before, during and after, whether they have begun or not', async () => {
    const store = memoryStore()
    const room = await set(store, { audience: { type: 'MEMBERS', userIds: ['100', '99'] } })
    expect(await listOf(store, room)).toMatchObject({ begun: [], invited: [99, 100] })
    await statusOf(page('teacher', store), `${room}/starts`)
    await statusOf(page('learner', store), `${room}/participations`)
    expect(await listOf(store, room)).toMatchObject({ begun: [100], invited: [99, 100] })
    expect((await listOf(store, room, at('12:00:00'))).invitedList[0]).toEqual({
      userId: 99,
      nickname: '새내기',
      extraMinutes: 0,
      seenDate: null,
    })
    expect((await page('learner', store).call(`${room}/results`)).status).toBe(403)
  })

  test('has come once they look at the room, until half a minute after their last look', async () => {
    const store = memoryStore()
    const room = await set(store, { audience: { type: 'MEMBERS', userIds: ['100', '99'] } })
    const waitingCount = async (persona: 'teacher' | 'learner' | 'newcomer', now = morning) =>
      (await page(persona, store, now).json(`${room}/board`)).waitingCount
    expect(await waitingCount('teacher')).toBe(0)
    expect(await waitingCount('learner')).toBe(1)
    expect(await waitingCount('newcomer', at('10:00:20'))).toBe(2)
    const seen = (await listOf(store, room, at('10:00:20'))).invitedList.map(({ seenDate }: { seenDate: string }) => Date.parse(seenDate))
    expect(seen).toEqual([Date.parse(at('10:00:20')), Date.parse(morning)])
    expect(await waitingCount('teacher', at('10:00:40'))).toBe(1)
    await statusOf(page('teacher', store, at('10:00:41')), `${room}/starts`)
    expect(await waitingCount('teacher', at('10:00:42'))).toBeNull()
  })

  test('has come in the demo’s class, except for the late ones', async () => {
    const store = memoryStore()
    const { waitingCount } = await page('teacher', store).json('rooms/5001/board')
    expect(waitingCount).toBeGreaterThan(5)
    expect(waitingCount).toBeLessThan((await listOf(store, 'rooms/5001')).invited.length)
  })

  test.each([
    [{ type: 'ALL' }, 16],
    [{ type: 'MEMBERS', userIds: ['100', '12345'] }, 1],
    [{ type: 'CLASS', courseClassId: '12345678' }, 0],
  ] as const)('are those of its audience: %o', async (audience, count) => {
    const store = memoryStore()
    expect((await listOf(store, await set(store, { audience }))).invited).toHaveLength(count)
  })

  test('is in a table that is final at once where a contest of the demo is over', async () => {
    const { standingList } = await page('teacher', memoryStore()).json('rooms/5002/results')
    expect(standingList).toHaveLength(1_000)
    const openCounts = standingList.flatMap(({ cellList }: Celled) => cellList.map(({ openCount }) => openCount))
    expect(Math.max(...openCounts)).toBe(0)
    expect(standingList[0].solvedCount).toBeGreaterThan(10)
  })

  interface Celled {
    readonly cellList: readonly { readonly openCount: number }[]
  }

  test('is nobody in a public contest', async () => {
    expect((await listOf(memoryStore(), 'rooms/5002')).invited).toEqual([])
  })

  test('may be given time before the start, which counts once they have begun', async () => {
    const store = memoryStore()
    const room = await set(store)
    const extend = (userId: number, extraMinutes: number, now = morning) =>
      statusOf(page('teacher', store, now), `${room}/participations/${userId}/extension`, 'PUT', { extraMinutes })
    expect(await extend(100, 20)).toBe(204)
    expect((await listOf(store, room)).invitedList).toContainEqual({
      userId: 100,
      nickname: '하늘',
      extraMinutes: 20,
      seenDate: null,
    })
    expect((await listOf(store, room)).begun).toEqual([])
    expect(await page('learner', store).json(room)).toMatchObject({ participation: null })
    await statusOf(page('teacher', store), `${room}/starts`)
    const learner = page('learner', store, at('10:05:00'))
    await statusOf(learner, `${room}/participations`)
    const { participation } = await learner.json(room)
    expect(Date.parse(participation.endDate) - Date.parse(at('11:00:00'))).toBeLessThan(60_000)
    expect(Date.parse(participation.endDate)).toBeGreaterThanOrEqual(Date.parse(at('11:00:00')))
    // A learner who never came cannot get extra time after the end.
    expect(await extend(99, 20, at('10:30:00'))).toBe(204)
    expect(await extend(99, 30, at('12:00:00'))).toBe(409)
  })

  test('of a class of the demo’s world have the time that they were given beforehand', async () => {
    const store = memoryStore()
    const room = 'rooms/5001'
    expect(await statusOf(page('teacher', store), `${room}/participations/1003/extension`, 'PUT', { extraMinutes: 30 })).toBe(204)
    await statusOf(page('teacher', store), `${room}/starts`)
    const { standingList } = await page('teacher', store).json(`${room}/results`)
    const lengths = standingList.map(({ userId, participation: { startedDate, endDate } }: Timed) => [
      userId,
      (Date.parse(endDate) - Date.parse(startedDate)) / 60_000,
    ])
    expect(lengths).toHaveLength(12)
    expect(lengths.filter(([, minutes]: readonly number[]) => minutes !== 40)).toEqual([[1_003, 70]])
    expect(await page('teacher', store).json(room)).toMatchObject({ participantCount: 12 })
  })

  interface Timed extends Row {
    readonly participation: { readonly startedDate: string; readonly endDate: string }
  }
})

test('a late answer is told as such, in its verdict and in the history', async () => {
  const store = memoryStore()
  const room = await set(store, { lateMinutes: 0 })
  await statusOf(page('teacher', store), `${room}/starts`)
  const learner = page('learner', store)
  await statusOf(learner, `${room}/participations`)
  expect(await handIn(learner, room, 'wrong')).toMatchObject({ isLate: false })
  const late = page('learner', store, at('10:41:00'))
  const { submissionId } = await handIn(late, room, 'right')
  expect(await late.json(`users/problems/submissions/${submissionId}`)).toMatchObject({ isLate: true })
  const { submissionList } = await late.json('users/problems/7003/submissions')
  expect(submissionList.map(({ isLate }: { readonly isLate: boolean }) => isLate).slice(0, 2)).toEqual([true, false])
})

describe('a test that tells verdicts at its end, on other pages', () => {
  const quiet = { verdicts: 'AT_END', allowsHints: false, allowsTutor: false } as const
  const verdictOf = (asked: Page, submissionId: number) =>
    vi.waitUntil(
      async () => {
        const told = await asked.json(`users/problems/submissions/${submissionId}`)
        return told.state !== 'JUDGING' && told
      },
      { timeout: 50_000, interval: 200 },
    )
  /** Submits a program from the problem's own page. */
  const solve = async (asked: Page, code: string, problemId = 7_003) => {
    const answer = await asked.call(`users/problems/${problemId}/submissions`, 'POST', { language: 'PYTHON', code })
    const told = await answer.json()
    return told.isWithheld ? { status: answer.status, ...told } : verdictOf(asked, told.submissionId)
  }
  const begun = async (given: Partial<SetRoom>) => {
    const store = memoryStore()
    const room = await set(store, given)
    await statusOf(page('teacher', store), `${room}/starts`)
    const learner = page('learner', store)
    await statusOf(learner, `${room}/participations`)
    return { store, room, learner }
  }
  const judgedFor = async (store: ProgressStore, room: string) => {
    const score = async () => (await page('teacher', store).json(`${room}/results`)).standingList[0].score
    await vi.waitUntil(async () => (await score()) > 0, { timeout: 50_000, interval: 200 })
  }

  test('keeps the verdict on its task to itself wherever it is handed in', async () => {
    const { store, room, learner } = await begun(quiet)
    expect(await solve(learner, 'right')).toMatchObject({ status: 202, state: 'JUDGING', caseList: [], isWithheld: true })
    expect(await learner.json('users/problems/7003')).toMatchObject({ state: 'TRIED', submissionCount: 1 })
    expect(await ownRow(learner, room)).toMatchObject({ cellList: [{ state: 'NONE' }] })
    expect(await solve(page('newcomer', store), 'right')).toMatchObject({ state: 'ACCEPTED', isWithheld: false })
    expect(await solve(learner, 'wrong', 7_004)).toMatchObject({ state: 'WRONG_ANSWER', isWithheld: false })
  })

  test('also in another room of the same problem', async () => {
    const { learner } = await begun(quiet)
    const practice = {
      title: '연습',
      minutes: 20,
      verdicts: 'AT_ONCE',
      allowsHints: true,
      allowsTutor: true,
      problemIdList: [7_003, 7_004, 7_005],
    }
    const { roomId } = await (await learner.call('rooms', 'POST', practice)).json()
    await statusOf(learner, `rooms/${roomId}/participations`)
    expect(await handIn(learner, `rooms/${roomId}`, 'right')).toMatchObject({ status: 202, state: 'JUDGING', isWithheld: true })
  })

  test('leaves what was handed in before it as it was', async () => {
    const store = memoryStore()
    const room = await set(store, quiet)
    await solve(page('learner', store, at('09:50:00')), 'right')
    await statusOf(page('teacher', store), `${room}/starts`)
    const learner = page('learner', store)
    await statusOf(learner, `${room}/participations`)
    expect(await learner.json('users/problems/7003')).toMatchObject({ state: 'SOLVED' })
  })

  test('closes what would tell the verdict, and what it forbids, for who takes part', async () => {
    const { store, room, learner } = await begun(quiet)
    const ask = (asked: Page, path: string) => statusOf(asked, path, 'POST', { language: 'PYTHON', code: 'wrong' })
    const [trials, feedbacks, counterexamples] = [
      'problems/7003/trials',
      'users/problems/7003/feedbacks',
      'users/problems/7003/counterexamples',
    ] as const
    for (const path of [trials, feedbacks, counterexamples]) {
      expect(await ask(learner, path)).toBe(409)
      expect(await ask(page('newcomer', store), path)).toBeLessThan(300)
    }
    expect(await ask(page('guest', store), trials)).toBe(409)
    await statusOf(page('teacher', store), `${room}/ends`)
    for (const path of [trials, feedbacks, counterexamples])
      expect(await ask(page('learner', store, at('10:06:00')), path)).toBeLessThan(300)
    expect(await ask(page('guest', store, at('10:06:00')), trials)).toBe(201)
  })

  test.each([
    [{ verdicts: 'AT_ONCE', allowsTutor: false }, 201, 409, 409],
    [{ verdicts: 'AT_ONCE', allowsTutor: true }, 201, 200, 201],
    // Even a search that finds nothing would tell the learner something.
    [{ verdicts: 'AT_END', allowsTutor: true }, 409, 200, 409],
  ] as const)('allows with %o what the room allows', async (given, trial, feedback, counterexample) => {
    const { learner } = await begun(given)
    const program = { language: 'PYTHON', code: 'wrong' }
    expect(await statusOf(learner, 'problems/7003/trials', 'POST', program)).toBe(trial)
    expect(await statusOf(learner, 'users/problems/7003/feedbacks', 'POST', program)).toBe(feedback)
    expect(await statusOf(learner, 'users/problems/7003/counterexamples', 'POST', program)).toBe(counterexample)
  })

  const pointsOf = async ({ json }: Page) => (await json('users/me')).point

  test.each([
    ['its submission', (late: Page, _room: string) => late.json('users/problems/submissions/90001')],
    ['its problem', (late: Page) => late.json('users/problems/7003')],
    ['the table', (late: Page, room: string) => late.json(`${room}/board`)],
  ])('pays for what was solved in it once %s is looked at after its end, and once', async (_what, look) => {
    const { store, room, learner } = await begun(quiet)
    const before = await pointsOf(learner)
    await handIn(learner, room, 'right')
    await judgedFor(store, room)
    await look(learner, room)
    expect(await pointsOf(learner)).toBe(before)
    const late = page('learner', store, at('11:00:00'))
    await look(late, room)
    const points = await pointsOf(late)
    const paid = await late.json('users/problems/submissions/90001')
    expect(paid).toMatchObject({ state: 'ACCEPTED', isFirstSolved: true })
    expect(paid.rewardPoint).toBeGreaterThan(0)
    expect(points).toBe(before + paid.rewardPoint)
    expect(await solve(late, 'right')).toMatchObject({ state: 'ACCEPTED', isFirstSolved: false, rewardPoint: 0 })
    expect(await pointsOf(page('learner', store, at('11:01:00')))).toBe(before + paid.rewardPoint)
  })

  test('pays for it when it is solved again before anybody has looked', async () => {
    const { store, room, learner } = await begun(quiet)
    const before = await pointsOf(learner)
    await handIn(learner, room, 'right')
    await judgedFor(store, room)
    const late = page('learner', store, at('11:00:00'))
    await solve(late, 'right')
    expect(await pointsOf(late)).toBeGreaterThan(before)
  })
})

describe('ending a test that has set times', () => {
  test.each(['FIXED', 'OWN'] as const)('costs nothing that the visitors share: %s', async (timing) => {
    const store = memoryStore()
    const room = await set(store, { timing, startDate: at('09:00:00'), endDate: at('11:00:00'), minutes: timing === 'OWN' ? 40 : null })
    const other = await set(store, { title: '다른 시험' })
    expect(await statusOf(page('teacher', store), `${room}/ends`)).toBe(204)
    for (const path of [room, other]) expect((await page('learner', store).call(path)).status).toBe(200)
    expect(Date.parse((await page('learner', store).json(room)).endDate)).toBeLessThanOrEqual(Date.parse(at('10:00:10')))
  })
})

describe('a test whose times are published anew', () => {
  const publish = async (store: ProgressStore, room: string, given: Partial<SetRoom>, now: string) => {
    const { call, json } = page('teacher', store, at(now))
    const work = `channels/${room}`
    const { content: before, updatedDate } = await json(work)
    const saved = await (await call(work, 'PUT', { content: { ...before, ...given }, updatedDate })).json()
    expect((await call(`${work}/publications`, 'POST', { updatedDate: saved.updatedDate })).status).toBe(201)
  }
  const begun = async (given: Partial<SetRoom>, isStarted: boolean) => {
    const store = memoryStore()
    const room = await set(store, given)
    if (isStarted) await statusOf(page('teacher', store), `${room}/starts`)
    await statusOf(page('learner', store), `${room}/participations`)
    return { store, room }
  }
  const endOf = async (store: ProgressStore, room: string, now: string) => {
    const { participation, postList } = await page('learner', store, at(now)).json(`${room}/board`)
    return { minutes: Math.round((Date.parse(participation.endDate) - Date.parse(morning)) / 60_000), told: postList[0]?.answer }
  }

  test('moves its end for everybody while it runs, and tells them', async () => {
    const { store, room } = await begun({ minutes: 40 }, true)
    await publish(store, room, { minutes: 60 }, '10:20:00')
    expect(await endOf(store, room, '10:21:00')).toEqual({ minutes: 60, told: '끝나는 때가 바뀌었어요. 이제 11:00까지 풀어요.' })
  })

  test('opens one again that was ended by mistake', async () => {
    const { store, room } = await begun({ minutes: 40 }, true)
    expect(await statusOf(page('teacher', store, at('10:05:00')), `${room}/ends`)).toBe(204)
    await publish(store, room, { minutes: 45 }, '10:06:00')
    expect(await endOf(store, room, '10:07:00')).toMatchObject({ minutes: 45 })
  })

  test('also one that has set times', async () => {
    const dates = { timing: 'FIXED', startDate: at('09:30:00'), minutes: null } as const
    const { store, room } = await begun({ ...dates, endDate: at('10:30:00') }, false)
    expect(await statusOf(page('teacher', store, at('10:05:00')), `${room}/ends`)).toBe(204)
    await publish(store, room, { endDate: at('10:50:00') }, '10:06:00')
    expect(await endOf(store, room, '10:07:00')).toMatchObject({ minutes: 50, told: expect.stringContaining('10:50') })
  })

  test('leaves one that was ended over where only its words are other ones', async () => {
    const { store, room } = await begun({ minutes: 40 }, true)
    expect(await statusOf(page('teacher', store, at('10:05:00')), `${room}/ends`)).toBe(204)
    await publish(store, room, { title: '파도 시험 1' }, '10:06:00')
    expect(await endOf(store, room, '10:07:00')).toEqual({ minutes: 5, told: undefined })
  })
})

describe('a test that was ended by mistake', () => {
  const reopen = (store: ProgressStore, room: string, minutes: number, now: string, persona = 'teacher') =>
    statusOf(page(persona, store, at(now)), `${room}/reopenings`, 'POST', { minutes })

  test.each([
    ['that its teacher starts', { timing: 'MANUAL', minutes: 40 }],
    ['that has set times', { timing: 'FIXED', startDate: at('09:30:00'), endDate: at('10:40:00'), minutes: null }],
  ] as const)('runs again %s, for everybody, who are told so, and late answers count that are in time now', async (_what, times) => {
    const store = memoryStore()
    const room = await set(store, times)
    await statusOf(page('teacher', store), `${room}/starts`)
    await statusOf(page('learner', store), `${room}/participations`)
    expect(await reopen(store, room, 20, '10:03:00')).toBe(409)
    expect(await statusOf(page('teacher', store, at('10:05:00')), `${room}/ends`)).toBe(204)
    await judged(page('learner', store, at('10:06:00')), room, 'right')
    expect(await ownRow(page('learner', store, at('10:07:00')), room)).toMatchObject({ score: 0, lateCount: 1 })
    expect(await reopen(store, room, 0, '10:10:00')).toBe(400)
    expect(await reopen(store, room, 20, '10:10:00', 'learner')).toBe(403)
    expect(await reopen(store, room, 20, '10:10:00')).toBe(204)
    const { participation, postList, ownRow: row } = await page('learner', store, at('10:11:00')).json(`${room}/board`)
    expect(participation.endDate.slice(0, 16)).toBe('2026-11-20T01:30')
    expect(postList[0].answer).toBe('끝났던 시험을 다시 열었어요. 이제 10:30까지 풀어요.')
    expect(row).toMatchObject({ score: 40, lateCount: 0 })
  })
})

test('a test that has started refuses other rules, and takes other words though it is over', async () => {
  const store = memoryStore()
  const room = await set(store, { timing: 'FIXED', startDate: at('09:30:00'), endDate: at('10:40:00'), minutes: null })
  const publish = async (given: Partial<SetRoom>, now: string) => {
    const { call, json } = page('teacher', store, at(now))
    const { content: before, updatedDate } = await json(`channels/${room}`)
    const saved = await (await call(`channels/${room}`, 'PUT', { content: { ...before, ...given }, updatedDate })).json()
    return statusOf({ call, json }, `channels/${room}/publications`, 'POST', { updatedDate: saved.updatedDate })
  }
  expect(await publish({ scoring: 'ICPC' }, '10:00:00')).toBe(422)
  expect(await publish({ scoring: 'POINTS', allowsHints: true }, '10:01:00')).toBe(201)
  expect(await publish({ allowsHints: false }, '11:00:00')).toBe(422)
  expect(await publish({ allowsHints: true, title: '파도 시험 1' }, '11:01:00')).toBe(201)
})

test('nobody is given time that is over already', async () => {
  const store = memoryStore()
  const room = await set(store)
  await statusOf(page('teacher', store), `${room}/starts`)
  await statusOf(page('learner', store), `${room}/participations`)
  const extend = (now: string, extraMinutes: number) =>
    statusOf(page('teacher', store, at(now)), `${room}/participations/100/extension`, 'PUT', { extraMinutes })
  expect(await extend('10:50:00', 5)).toBe(409)
  expect(await extend('10:50:00', 15)).toBe(204)
})

test('a question is seen by who asked and by the judges, until it is answered to everybody', async () => {
  const store = memoryStore()
  const room = await set(store)
  await statusOf(page('teacher', store), `${room}/starts`)
  for (const persona of ['learner', 'newcomer']) await statusOf(page(persona, store), `${room}/participations`)
  expect(await statusOf(page('premium', store), `${room}/questions`, 'POST', { taskNumber: 1, content: '?' })).toBe(403)
  expect(await statusOf(page('learner', store), `${room}/questions`, 'POST', { taskNumber: 1, content: '빈칸도 세나요?' })).toBe(204)
  expect(await statusOf(page('learner', store), `${room}/questions`, 'POST', { taskNumber: 2, content: '?' })).toBe(400)
  expect(await statusOf(page('learner', store), `${room}/questions`, 'POST', { taskNumber: null, content: '가'.repeat(301) })).toBe(413)
  const posts = async (persona: string) => (await page(persona, store).json(`${room}/board`)).postList
  expect(await posts('newcomer')).toEqual([])
  const [asked] = await posts('teacher')
  expect(asked).toMatchObject({ question: '빈칸도 세나요?', answer: null, isMine: false })
  const answer = { answer: '아니요.', isPublic: true }
  expect(await statusOf(page('teacher', store), `${room}/questions/${asked.postId}/answers`, 'PUT', answer)).toBe(204)
  expect(await statusOf(page('teacher', store), `${room}/announcements`, 'POST', { content: '10분 남았어요.' })).toBe(204)
  expect(await posts('newcomer')).toMatchObject([
    { question: null, answer: '10분 남았어요.' },
    { answer: '아니요.', isMine: false },
  ])
  expect(await posts('learner')).toMatchObject([{}, { answer: '아니요.', isMine: true }])
})

test.each([
  ['learner', 403],
  ['guest', 401],
])('a %s runs no room', async (persona, status) => {
  const store = memoryStore()
  const room = await set(store)
  const asked = page(persona, store)
  expect(await statusOf(asked, `${room}/starts`)).toBe(status)
  expect(await statusOf(asked, `${room}/ends`)).toBe(status)
  expect(await statusOf(asked, `${room}/announcements`, 'POST', { content: '?' })).toBe(status)
  expect(await statusOf(asked, `${room}/questions/1/answers`, 'PUT', { answer: '?', isPublic: true })).toBe(status)
  expect(await statusOf(asked, `${room}/participations/100/extension`, 'PUT', { extraMinutes: 1 })).toBe(status)
  expect((await asked.call(`${room}/results`)).status).toBe(status)
})

test('a room for others is not told of, and answers nobody else', async () => {
  const store = memoryStore()
  const room = await set(store, { audience: { type: 'MEMBERS', userIds: [101] } })
  const learner = page('learner', store)
  expect((await learner.json('rooms')).roomList.map(({ title }: { title: string }) => title)).not.toContain('파도 시험')
  expect((await learner.call(room)).status).toBe(403)
  expect((await page('learner', store).call('rooms/9')).status).toBe(404)
})

describe('a test for everybody who learns on the channel', () => {
  test.each([
    ['guest', 403],
    ['newcomer', 403],
    ['learner', 200],
    ['teacher', 200],
  ])('answers a %s with %d, in its list, its room and its table', async (persona, status) => {
    const store = memoryStore()
    const here = (who: string) => demoPage(`persona=${who}&channel=haeon&at=${encodeURIComponent(morning)}`, store)
    const teacher = here('teacher')
    const [{ problemId, title }] = (await teacher.json('problems')).problemList
    const own = { ...content, taskList: [{ type: 'PROBLEM', contentId: problemId, title, point: 40 }] }
    const { roomId, updatedDate } = await (await teacher.call('channels/rooms', 'POST', { content: own })).json()
    expect((await teacher.call(`channels/rooms/${roomId}/publications`, 'POST', { updatedDate })).status).toBe(201)
    expect((await teacher.call(`rooms/${roomId}/starts`, 'POST', {})).status).toBe(204)
    const asked = here(persona)
    const isListed = (await asked.json('rooms')).roomList.some((one: { roomId: number }) => one.roomId === roomId)
    expect(isListed).toBe(status === 200)
    for (const path of [`rooms/${roomId}`, `rooms/${roomId}/board`]) expect((await asked.call(path)).status).toBe(status)
    const begun = (await asked.call(`rooms/${roomId}/participations`, 'POST', {})).status
    expect(begun).toBe(persona === 'learner' ? 204 : persona === 'guest' ? 401 : 403)
  })
})

test('also somebody who lives in the demo’s world is given more time', async () => {
  const store = memoryStore()
  const teacher = page('teacher', store)
  await statusOf(teacher, 'rooms/5001/starts')
  const rows = async () => (await teacher.json('rooms/5001/results')).standingList
  const before = await rows()
  expect(await statusOf(teacher, 'rooms/5001/participations/1000/extension', 'PUT', { extraMinutes: 10 })).toBe(204)
  const after = await rows()
  expect(after).toHaveLength(before.length)
  const endOf = (list: readonly { userId: number; participation: { endDate: string } }[]) =>
    Date.parse(list.find(({ userId }) => userId === 1_000)?.participation.endDate ?? '')
  expect(endOf(after) - endOf(before)).toBe(600_000)
})

describe('the contest of the hour', () => {
  test('runs whenever somebody looks, with people whose programs are judged', async () => {
    const { json } = page('guest', memoryStore())
    const { roomList } = await json('rooms')
    expect(roomList[0]).toMatchObject({ title: '아침바다 코딩 대회 09:00', scoring: 'ICPC', taskCount: 6, participantCount: 240 })
    const board = await json(`rooms/${roomList[0].roomId}/board`)
    expect(board).toMatchObject({ told: 'ALL', totalCount: 240, pageSize: 50, ownRow: null })
    expect(board.standingList).toHaveLength(50)
    const ranks = board.standingList.map(({ rank }: { rank: number }) => rank)
    expect(ranks).toEqual(ranks.toSorted((one: number, other: number) => one - other))
  })

  test('stays in the list of who has begun it, and is frozen for its last half hour', async () => {
    const store = memoryStore()
    const learner = page('learner', store)
    const [{ roomId }] = (await learner.json('rooms')).roomList
    await statusOf(learner, `rooms/${roomId}/participations`)
    const later = page('learner', store, at('10:40:00'))
    expect((await later.json('rooms')).roomList.map((one: { roomId: number }) => one.roomId)).toContain(roomId)
    expect(await later.json(`rooms/${roomId}/board`)).toMatchObject({ told: 'FROZEN', totalCount: 241 })
    expect(await page('learner', store, at('11:00:00')).json(`rooms/${roomId}/board`)).toMatchObject({ told: 'ALL' })
  })
})

test('whom an operator makes a teacher judges as teachers do, and takes no part any more', async () => {
  const store = memoryStore()
  const room = await set(store)
  const { userId } = await page('learner', store).json('users/me')
  const change = await page('operator', store).call(`channels/members/${userId}/roles`, 'PUT', {
    addedRoleList: ['ROLE_CHANNEL_TEACHER'],
    removedRoleList: [],
  })
  expect(change.ok).toBe(true)
  const made = page('learner', store)
  expect(await made.json(room)).toMatchObject({ isJudge: true })
  expect(await statusOf(made, `${room}/participations`)).toBe(403)
  expect(await statusOf(made, `${room}/starts`)).toBe(204)
})
