import { expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpReportRepository } from '../../../src/adapters/http/report.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

function answering(answer: unknown) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(answer)
  }
  const client = createHttpClient({ fetch, apiOrigin: 'https://api.example', product: 'product' })
  const sent = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  return { sent, reports: httpReportRepository(client, recordingLog()) }
}

const madeDate = '2026-11-20T10:00:00+09:00'
const activeDateList = ['2026-11-16', '2026-11-17']
const week = { monday: '2026-11-16', activeDateList, minutes: 30, learntList: [] }
const report = {
  nickname: '하늘',
  equippedUserItemList: [],
  madeDate,
  weekList: [week],
  typeList: [],
  seaList: [],
  teacherWord: null,
  homeworkList: [],
  courseList: [],
  courseClassList: [],
}

it('what cannot be used of a report is dropped, and the rest stays', async () => {
  const solved = { type: 'PROBLEM', title: '합', isDone: true, typeName: '합계', wrongCount: 3 }
  const read = await answering({
    ...report,
    nickname: '  ',
    weekList: [
      {
        ...week,
        activeDateList: [...activeDateList, 'soon'],
        minutes: -1,
        learntList: [solved, { ...solved, type: 'GAME' }, { ...solved, title: ' ' }, null],
      },
      { monday: 'soon' },
    ],
    typeList: [{ name: '합계', solvedCount: 2, triedCount: 3 }, { name: null }],
    seaList: [{ name: '얕은 바다', solvedCount: -2, problemCount: 42 }, {}],
    teacherWord: { content: ' ', about: '숙제' },
    homeworkList: [{ title: '숙제', endDate: null, lateEndDate: null, state: 'LOST', submittedDate: 'once', score: 'much' }, {}],
    courseList: [],
    courseClassList: [
      {
        title: '수업',
        cost: 90_000,
        paymentType: 'SHELLS',
        scheduleList: [],
        completedCount: 1,
        totalCount: 2,
        purchase: { amount: -1 },
      },
      { cost: 5 },
    ],
    email: 'a@b.example',
  }).reports.own()
  expect(read).toEqual({
    nickname: null,
    madeDate,
    look: [],
    weeks: [{ monday: '2026-11-16', activeDates: activeDateList, minutes: null, learnt: [solved] }],
    types: [{ name: '합계', solvedCount: 2, triedCount: 3 }],
    seas: [{ name: '얕은 바다', solvedCount: 0, problemCount: 42 }],
    teacherWord: null,
    homework: [{ title: '숙제', endDate: null, lateEndDate: null, state: null, submittedDate: null, score: null }],
    courses: [],
    classes: [{ title: '수업', cost: 90_000, paymentType: null, schedules: [], completedCount: 1, totalCount: 2, purchase: null }],
  })
})

it('a report without its moment is none', async () => {
  await expect(answering({ ...report, madeDate: null }).reports.own()).rejects.toMatchObject({ name: 'ShapeError' })
})

it('a link that is over shows nothing, whatever else is sent', async () => {
  const endDate = madeDate
  expect(await answering({ state: 'live', endDate, report, praisedDate: madeDate }).reports.shared('abc')).toMatchObject({
    state: 'live',
    praisedDate: madeDate,
    report: { nickname: '하늘' },
  })
  expect(await answering({ state: 'ended', endDate, report }).reports.shared('abc')).toEqual({ state: 'ended' })
  expect(await answering({ state: 'revoked', endDate, report: null }).reports.shared('abc')).toEqual({ state: 'revoked' })
  await expect(answering({ state: 'live', endDate, report: null }).reports.shared('abc')).rejects.toMatchObject({ name: 'ShapeError' })
})

it('a praise is sent by the link, and returns when it was taken', async () => {
  const { reports, sent } = answering({ praisedDate: madeDate })
  expect(await reports.praise('abc', 'BRAVE')).toBe(madeDate)
  expect(sent()).toEqual(['POST /product/v1/reports/abc/praises'])
  await expect(answering({}).reports.praise('abc', 'BRAVE')).rejects.toMatchObject({ name: 'ShapeError' })
})

it('links are the viewer’s own, or of a learner in a class', async () => {
  const link = { linkId: 3, token: 'abc', createdDate: madeDate, endDate: madeDate, teacherName: null }
  const member = { kind: 'member', courseClassId: 5, userId: 7 } as const
  const { reports, sent } = answering({ linkList: [link, { ...link, linkId: 4, token: null }] })
  expect(await reports.links({ kind: 'own' })).toEqual([link])
  expect(await reports.links(member)).toEqual([link])
  await reports.revoke({ kind: 'own' }, 3)
  await reports.revoke(member, 3)
  expect(sent()).toEqual([
    'GET /product/v1/users/reports/links',
    'GET /product/v1/course-classes/5/members/7/reports/links',
    'DELETE /product/v1/users/reports/links/3',
    'DELETE /product/v1/course-classes/5/members/7/reports/links/3',
  ])
  const one = answering(link)
  expect(await one.reports.share({ kind: 'own' }, 7, 'key')).toEqual(link)
  expect(await one.reports.share(member, 30, 'key')).toEqual(link)
  expect(one.sent()).toEqual(['POST /product/v1/users/reports/links', 'POST /product/v1/course-classes/5/members/7/reports/links'])
})
