import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hostOverHttp } from '../../mock-server/hostOverHttp.ts'
import { mockBackend } from '../../mock-server/mockBackend.ts'
import { boardRowItems, inviteeItems, roomDetailSchema } from '../../src/adapters/http/room.ts'
import { type RoomResults, roomAttendees } from '../../src/domain/room/roomAttendance.ts'
import type { RoomBoardRow } from '../../src/domain/room/room.ts'
import { inOrderOfRank, pendingCount, roomCsv } from '../../src/domain/room/roomCsv.ts'
import { emptyRoom, type SetRoom } from '../../src/domain/studio/setRoom.ts'
import { ResultsTable } from '../../src/ui/room/judge/JudgePapers.tsx'
import { areCorporaWhole } from '../corpora.ts'
import { closed, listening } from '../adapters/listening.ts'
import { aStudioCase, aStudioProblem } from '../domain/studio/aStudioProblem.ts'
import { fakeRunner, threeWaves } from '../fakes/fakeRunner.ts'

const at = (time: string) => `2026-11-20T${time}:00+09:00`
const view = (time: string) => `at=${encodeURIComponent(at(time))}`
const doubled = (input: string) => `${Number(input) * 2}\n`
const programs = { ...threeWaves, double: doubled, square: (input: string) => `${Number(input) ** 2}\n` }

const pupils = Array.from({ length: 30 }, (_, index) => index + 1)
const idOf = (pupil: number) => 200 + pupil
const [late, offline, removed, slow, absent] = [1, 2, 3, 4, 30]
const present = pupils.filter((pupil) => pupil !== absent)

const mock = mockBackend(view('10:00'), 'product', async () => fakeRunner(programs), pupils.length)
const server = hostOverHttp((request) => mock.fetch(request))
let base = ''
beforeAll(async () => {
  base = await listening(server)
})
afterAll(async () => {
  await closed(server)
  mock.close()
})

const call = (who: string, path: string, method = 'GET', body?: object) =>
  fetch(`${base}/product/v1/${path}`, {
    method,
    headers: { Cookie: `persona=${who}`, 'X-Requested-With': 'XMLHttpRequest' },
    ...(body && { body: JSON.stringify(body) }),
  })
const json = async (...asked: Parameters<typeof call>) => (await call(...asked)).json()
const done = async (...asked: Parameters<typeof call>) => {
  const answer = await call(...asked)
  const [who, path] = asked
  expect([who, path, answer.ok]).toEqual([who, path, true])
  return answer
}
const pass = async (time: string) => expect((await fetch(`${base}/?${view(time)}`, { method: 'PUT' })).ok).toBe(true)
const nameOf = (pupil: number) => `pupil${pupil}`
const each = <T>(some: readonly number[], ask: (pupil: number) => Promise<T>) => Promise.all(some.map(ask))

/** Changes something that the teacher has made, and publishes it. */
async function publish(path: string, given: object) {
  const { content, updatedDate } = await json('teacher', path)
  const saved = await (await done('teacher', path, 'PUT', { content: { ...content, ...given }, updatedDate })).json()
  await done('teacher', `${path}/publications`, 'POST', { updatedDate: saved.updatedDate })
}

const lax = [
  aStudioCase({ input: '2', output: '4', label: '', visibility: 'OPEN' }),
  aStudioCase({ input: '0', output: '0', label: '없을 때', visibility: 'LABEL' }),
]
const strict = [...lax, aStudioCase({ input: '3', output: '6', label: '셋일 때', visibility: 'LABEL' })]

async function prepare() {
  const problem = aStudioProblem({ title: '조개 두 배', reference: 'double', generator: '', caseList: lax })
  const { problemId } = await json('teacher', 'users/studio/problems', 'POST', { content: problem })
  await publish(`users/studio/problems/${problemId}`, {})
  const content: SetRoom = {
    ...emptyRoom,
    title: '파도 시험',
    audience: { type: 'MEMBERS', userIds: pupils.map((pupil) => String(idOf(pupil))) },
    taskList: [
      { type: 'PROBLEM', contentId: 7_003, title: '파도 소리 세 번', point: 40 },
      { type: 'PROBLEM', contentId: problemId, title: '조개 두 배', point: 60 },
    ],
  }
  const { roomId } = await json('teacher', 'channels/rooms', 'POST', { content })
  await publish(`channels/rooms/${roomId}`, {})
  return { problemId, roomId, room: `rooms/${roomId}`, work: `channels/rooms/${roomId}` }
}

/** Submits a program; nothing is sent while the connection is down, and later it is sent with the time of writing. */
const handIn = (pupil: number, roomId: number, problemId: number, code: string, writtenDate: string | null = null) =>
  done(nameOf(pupil), `users/problems/${problemId}/submissions`, 'POST', {
    language: 'PYTHON',
    code,
    contentType: 'ROOM',
    contentId: roomId,
    writtenDate,
  })

async function resultsOf(room: string): Promise<RoomResults> {
  const { standingList, invitedList } = await json('teacher', `${room}/results`)
  return { rows: z.parse(z.array(boardRowItems.schema), standingList), invited: z.parse(z.array(inviteeItems.schema), invitedList) }
}

const settled = (room: string) =>
  vi.waitUntil(async () => pendingCount((await resultsOf(room)).rows) === 0, { timeout: 30_000, interval: 200 })

/** The texts of a printed table's cells. */
const printedRows = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, text]) => text))

const figuresOf = ({ rank, score, minutes, solvedCount, cells, lateCount }: RoomBoardRow) => ({
  rank,
  score,
  minutes,
  solvedCount,
  cells,
  lateCount,
})

// These tests take long, so they belong to the second tier.
test.runIf(areCorporaWhole)(
  'a class of thirty takes a test in which all goes wrong that can, and everybody is told the same',
  { timeout: 240_000 },
  async () => {
    const { problemId, roomId, room, work } = await prepare()
    const before = new Map(await each(pupils, async (pupil) => [pupil, (await json(nameOf(pupil), 'users/me')).point] as const))
    await done('teacher', `${room}/participations/${idOf(slow)}/extension`, 'PUT', { extraMinutes: 15 })
    await done('teacher', `${room}/starts`, 'POST', {})
    // All thirty open the test at the same moment, and twenty-eight begin.
    expect(await each(pupils, async (pupil) => (await call(nameOf(pupil), room)).status)).toEqual(pupils.map(() => 200))
    const punctual = present.filter((pupil) => pupil !== late)
    await each(punctual, (pupil) => done(nameOf(pupil), `${room}/participations`, 'POST', {}))

    await pass('10:05')
    const isRight = (pupil: number) => pupil % 2 === 1
    await each(
      punctual.filter((pupil) => pupil !== offline),
      (pupil) => handIn(pupil, roomId, 7_003, isRight(pupil) ? 'right' : 'wrong'),
    )
    await each(
      punctual.filter((pupil) => pupil !== offline),
      (pupil) => handIn(pupil, roomId, problemId, pupil % 3 === 0 ? 'square' : 'double'),
    )

    await pass('10:11')
    await done(nameOf(late), `${room}/participations`, 'POST', {})
    await handIn(late, roomId, 7_003, 'right')
    await handIn(offline, roomId, 7_003, 'right', at('10:06'))

    // A case was missing, so programs that were accepted without it are judged again.
    await settled(room)
    const rowIn = (results: RoomResults, pupil: number) => results.rows.find(({ userId }) => userId === idOf(pupil))
    expect(rowIn(await resultsOf(room), 6)?.cells[1]?.state).toBe('SOLVED')
    await publish(`users/studio/problems/${problemId}`, { caseList: strict })
    await done('teacher', `users/studio/problems/${problemId}/rejudgements`, 'POST', {})
    await vi.waitUntil(async () => (await json('teacher', `users/studio/problems/${problemId}/rejudgements`)).outdatedCount === 0, {
      timeout: 30_000,
      interval: 200,
    })
    expect(rowIn(await resultsOf(room), 6)?.cells[1]?.state).toBe('TRIED')

    await pass('10:15')
    const others = pupils.filter((pupil) => pupil !== removed).map((pupil) => String(idOf(pupil)))
    await publish(work, { audience: { type: 'MEMBERS', userIds: others } })
    expect((await call(nameOf(removed), room)).status).toBe(403)

    await pass('10:20')
    const asItWas = await resultsOf(room)
    await done('teacher', `${work}/publications`, 'DELETE')
    expect((await call(nameOf(late), room)).status).toBe(404)
    await publish(work, {})
    expect(await resultsOf(room)).toEqual(asItWas)

    await pass('10:25')
    await done('teacher', `${room}/ends`, 'POST', {})
    await pass('10:27')
    await done('teacher', `${room}/reopenings`, 'POST', { minutes: 13 })
    await pass('10:30')
    await publish(work, { minutes: 50 })

    await pass('10:52')
    await handIn(slow, roomId, 7_003, 'right')
    await handIn(6, roomId, 7_003, 'right')
    await pass('11:10')
    await settled(room)

    const results = await resultsOf(room)
    const detail = z.parse(roomDetailSchema, await json('teacher', room))
    const attendees = inOrderOfRank(roomAttendees(detail, results, Date.parse(at('11:10'))))
    expect(attendees.map(({ userId }) => Number(userId)).toSorted((one, other) => one - other)).toEqual(pupils.map(idOf))
    const stateOf = (pupil: number) => attendees.find(({ userId }) => userId === idOf(pupil))?.attendance
    expect(pupils.filter((pupil) => stateOf(pupil) !== 'DONE')).toEqual([absent])
    expect(stateOf(absent)).toBe('ABSENT')

    // The expected score of each pupil follows from their own actions alone.
    const minutesOfFirst = (pupil: number) =>
      pupil === offline ? 6 : pupil === late ? 11 : pupil === slow ? 52 : isRight(pupil) ? 5 : null
    for (const pupil of present) {
      const row = rowIn(results, pupil)
      const isFirstSolved = minutesOfFirst(pupil) !== null
      const isSecondSolved = pupil !== late && pupil !== offline && pupil % 3 !== 0
      expect([pupil, row?.cells[0]?.minutes, row?.cells[0]?.score]).toEqual([pupil, minutesOfFirst(pupil), isFirstSolved ? 40 : 0])
      expect([pupil, row?.cells[1]?.state === 'SOLVED']).toEqual([pupil, isSecondSolved])
      expect([pupil, row?.lateCount]).toEqual([pupil, pupil === 6 ? 1 : 0])
    }

    // The file agrees with the table for everybody.
    const [head, ...lines] = roomCsv(results, detail, at('11:10'))
    const column = (name: string) => lines.map((line) => line[head?.indexOf(name) ?? -1])
    expect(column('번호')).toEqual(attendees.map(({ userId }) => String(userId)))
    expect(column('점수')).toEqual(attendees.map(({ row }) => (row === null ? '' : String(row.score))))
    expect(column('순위')).toEqual(attendees.map(({ row }) => (row === null ? '' : String(row.rank))))
    expect(column('상태')).toEqual(attendees.map(({ userId }) => (userId === idOf(absent) ? '결석' : '끝남')))
    expect(column('더 받은 시간(분)')).toEqual(attendees.map(({ userId }) => (userId === idOf(slow) ? '15' : '0')))
    expect(column('채점 중인 답')).toEqual(attendees.map(() => '0'))

    // The printed sheet agrees with the table, too.
    const paper = renderToStaticMarkup(createElement(ResultsTable, { room: detail, results, takenDate: at('11:10') }))
    const [paperHead = [], ...paperLines] = printedRows(paper)
    expect(paper).not.toContain('채점이 끝나지 않은')
    for (const name of ['순위', '번호', '이름', '상태', '점수']) {
      const place = paperHead.indexOf(name)
      expect([name, paperLines.map((line) => line[place])]).toEqual([name, column(name)])
    }
    const [firstTask, lateAnswers] = [paperHead.indexOf('1번'), paperHead.indexOf('늦은 답')]
    expect(paperLines.map((line) => line.slice(firstTask, firstTask + 2))).toEqual(
      attendees.map(({ row }) => [0, 1].map((place) => ((row?.cells[place]?.tryCount ?? 0) === 0 ? '' : String(row?.cells[place]?.score)))),
    )
    expect(paperLines.map((line) => line[lateAnswers])).toEqual(attendees.map(({ userId }) => (userId === idOf(6) ? '1' : '')))

    // The page of each pupil agrees as well, and all have read the same posts of the judge.
    const invited = present.filter((pupil) => pupil !== removed)
    const pages = await each(invited, async (pupil) => ({ pupil, board: await json(nameOf(pupil), `${room}/board`) }))
    for (const { pupil, board } of pages) {
      const own = z.parse(boardRowItems.schema, board.ownRow)
      const row = rowIn(results, pupil)
      expect([pupil, figuresOf(own)]).toEqual([pupil, row && figuresOf(row)])
      expect(board.postList.map(({ answer }: { readonly answer: string }) => answer)).toEqual([
        '끝나는 때가 바뀌었어요. 이제 10:50까지 풀어요.',
        '끝났던 시험을 다시 열었어요. 이제 10:40까지 풀어요.',
      ])
    }

    // A learner sees the same table, but late answers only in their own row.
    const { standingList } = await json(nameOf(late), `${room}/board?page=1`)
    const seen = z.parse(z.array(boardRowItems.schema), standingList)
    const withoutLate = (rows: readonly RoomBoardRow[]) => rows.map((row) => ({ ...figuresOf(row), userId: row.userId, lateCount: 0 }))
    expect(withoutLate(seen)).toEqual(withoutLate(results.rows))
    expect(seen.map(({ lateCount }) => lateCount)).toEqual(seen.map(() => 0))

    // Everybody has one notice, and those who were removed have none.
    const notices = await each(pupils, async (pupil) => {
      const { notificationList } = await json(nameOf(pupil), 'users/me/notifications')
      return notificationList.filter(
        (one: { readonly kind: string; readonly roomId?: number }) => one.kind === 'ROOM_SET' && one.roomId === roomId,
      ).length
    })
    expect(notices).toEqual(pupils.map((pupil) => (pupil === removed ? 0 : 1)))

    // Everybody has the points of their solved problems, once for each.
    const rewards = await each(present, async (pupil) => {
      const ids = await Promise.all(
        [7_003, problemId].map(async (id) => (await json(nameOf(pupil), `users/problems/${id}/submissions?page=1`)).submissionList),
      )
      const submissions = await Promise.all(
        ids
          .flat()
          .map(({ submissionId }: { readonly submissionId: number }) => json(nameOf(pupil), `users/problems/submissions/${submissionId}`)),
      )
      const { point } = await json(nameOf(pupil), 'users/me')
      return [pupil, point - (before.get(pupil) ?? 0), submissions.reduce((sum, { rewardPoint }) => sum + Number(rewardPoint), 0)] as const
    })
    expect(rewards.filter(([, earned, paid]) => earned !== paid)).toEqual([])
    expect(rewards.some(([, earned]) => earned > 0)).toBe(true)
  },
)
