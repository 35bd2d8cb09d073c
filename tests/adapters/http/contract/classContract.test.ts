import { describe, expect, it } from 'vitest'
import { apiPaths } from '../../../../src/adapters/http/apiPaths.ts'
import { createHttpClient } from '../../../../src/adapters/http/client.ts'
import { httpClassCatalogue, httpClassMemberRepository, httpMeetingRepository } from '../../../../src/adapters/http/courseClass.ts'
import { httpRankingPages } from '../../../../src/adapters/http/ranking.ts'
import { httpRegistrationRepository } from '../../../../src/adapters/http/registration.ts'
import { type ClassQuery, parseClassQuery } from '../../../../src/domain/course-class/classQuery.ts'
import * as given from '../classWire.ts'
import { channel, rankingEntry } from '../wire.ts'
import { recordingLog } from '../../../fakes/recordingLog.ts'

const all = parseClassQuery(new URLSearchParams(), false)
const query: ClassQuery = {
  page: 2,
  order: 'ASC',
  keyword: null,
  cost: 'free',
  channel: 'haeon',
  isLive: true,
  categories: ['블록 코딩', '1:1'],
  weekdays: [2, 4],
  times: ['EVENING'],
  isForStudents: false,
}
const wish = { courseClassId: 'c/1', targetUserId: 100 }

const origin = 'https://api.test'

/** Runs the ports over a backend with a single answer, and records the calls that it gets. */
function over(answer: unknown, status = 200) {
  const calls: { method: string; url: string; body: string }[] = []
  const fetch = async (request: Request) => {
    calls.push({ method: request.method, url: request.url.slice(origin.length), body: await request.text() })
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer, { status })
  }
  const log = recordingLog()
  const client = createHttpClient({ fetch, apiOrigin: origin, product: 'product' })
  const eduenv = createHttpClient({ fetch, apiOrigin: origin, product: 'eduenv' })
  return {
    calls,
    log,
    classes: httpClassCatalogue(client, eduenv, log),
    meetings: httpMeetingRepository(client, log),
    members: httpClassMemberRepository(client, eduenv, log),
    registrations: httpRegistrationRepository(client, eduenv, log),
    rankings: httpRankingPages(client, apiPaths, log),
  }
}

type Ports = ReturnType<typeof over>
interface Call {
  readonly title: string
  readonly request: string
  readonly answer: object
  readonly ask: (ports: Ports) => Promise<unknown>
  readonly read: unknown
}

const page = (items: readonly unknown[]) => ({ items, totalCount: 41, pageSize: 20 })
const classPage = { totalCount: 41, pageSize: 20, courseClassList: [given.listedClass] }
/** The classes of the catalogue have a timetable, too. */
const cataloguePage = { ...classPage, courseClassList: [{ ...given.listedClass, scheduleList: [given.schedule] }] }
const readCatalogue = page([{ ...given.aListedClass, schedules: [given.schedule] }])
const asked =
  'page=2&order=ASC&live=Y&cost=free&channelDomain=haeon&category=%EB%B8%94%EB%A1%9D+%EC%BD%94%EB%94%A9&category=1%3A1&weekday=2&weekday=4&time=EVENING'

const reads: readonly Call[] = [
  {
    title: 'the list of classes [S-217]',
    request: `/product/v1/course-classes?${asked}`,
    answer: cataloguePage,
    ask: ({ classes }) => classes.find(query),
    read: readCatalogue,
  },
  {
    title: 'all of them, with nothing that was not asked for [S-217]',
    request: '/product/v1/course-classes?page=1&order=DESC&live=N',
    answer: classPage,
    ask: ({ classes }) => classes.find(all),
    read: page([{ ...given.aListedClass, schedules: [] }]),
  },
  {
    title: 'the search for classes [S-225]',
    request: '/product/v1/search/course-classes?page=1&order=DESC&live=N&keyword=%EB%A3%A8%EC%95%84',
    answer: cataloguePage,
    ask: ({ classes }) => classes.find({ ...all, keyword: '루아' }),
    read: readCatalogue,
  },
  {
    title: 'classes of the education environment, under the second prefix [S-247] [S-216] [A-84]',
    request: `/eduenv/v1/course-classes?${asked}`,
    answer: cataloguePage,
    ask: ({ classes }) => classes.findInEduenv(query),
    read: readCatalogue,
  },
  {
    title: 'classes that the viewer takes [S-218]',
    request: '/product/v1/users/course-classes/enrolls?page=1',
    answer: classPage,
    ask: ({ classes }) => classes.enrolled(),
    read: [given.aListedClass],
  },
  {
    title: 'categories of classes [S-223]',
    request: '/product/v1/course-classes/categories?page=1',
    answer: { categoryList: [{ categoryGroupName: '분야', name: '웹·앱' }] },
    ask: ({ classes }) => classes.categories(),
    read: [{ categoryGroupName: '분야', name: '웹·앱' }],
  },
  {
    title: 'category groups of classes, with what is meant where nothing is said [S-224] [S-136]',
    request: '/product/v1/course-classes/categories/groups?page=1',
    answer: { categoryGroupList: [{ name: '분야' }] },
    ask: ({ classes }) => classes.categoryGroups(),
    read: [{ name: '분야', required: false, mode: 'CHECKBOX', position: null }],
  },
  {
    title: 'channels that give classes [S-226]',
    request: '/product/v1/course-classes/channels?page=1',
    answer: { channelList: [channel] },
    ask: ({ classes }) => classes.channels(),
    read: [channel],
  },
  {
    title: 'one class [S-219]',
    request: '/product/v1/course-classes/c%2F1',
    answer: given.classDetail,
    ask: ({ classes }) => classes.courseClass('c/1'),
    read: { ...given.classDetail, ...given.aListedClass },
  },
  {
    title: 'how the viewer stands to it [S-228]',
    request: '/product/v1/users/course-classes/c%2F1',
    answer: given.standing,
    ask: ({ classes }) => classes.standing('c/1'),
    read: given.standing,
  },
  {
    title: 'its schedules [S-222] [S-134]',
    request: '/product/v1/course-classes/c%2F1/schedules',
    answer: { scheduleList: [given.schedule] },
    ask: ({ classes }) => classes.schedules('c/1'),
    read: [given.schedule],
  },
  {
    title: 'ways to repeat [S-227]',
    request: '/product/v1/schedules/repeats',
    answer: { repeatList: [{ repeatType: 'BIWEEKLY', name: '2주마다' }] },
    ask: ({ classes }) => classes.repeats(),
    read: [{ repeatType: 'BIWEEKLY', name: '2주마다' }],
  },
  {
    title: 'its meetings [S-221] [S-134]',
    request: '/product/v1/course-classes/c%2F1/meetings',
    answer: { meetingList: [given.meeting] },
    ask: ({ meetings }) => meetings.list('c/1'),
    read: [given.meeting],
  },
  {
    title: 'its members, under the second prefix [S-245] [S-216]',
    request: '/eduenv/v1/users/course-classes/c%2F1/enrolls/members',
    answer: { memberList: [given.member] },
    ask: ({ members }) => members.list('c/1'),
    read: [given.member],
  },
  {
    title: 'how much one of them has done [S-238]',
    request: '/product/v1/users/course-classes/c%2F1/enrolls/study-counts?target_user_id=9',
    answer: { studyCountList: [{ type: 'VIDEO', completedCount: 2, totalCount: 4 }] },
    ask: ({ members }) => members.studyCounts('c/1', 9),
    read: [{ kind: 'VIDEO', completedCount: 2, totalCount: 4 }],
  },
  {
    title: 'how many registrations there are on each date [S-239]',
    request: '/product/v1/registrations/dates/counts?target_user_id=100&year_month=2026-11',
    answer: { dateCountList: [{ date: '2026-11-24', count: 2 }] },
    ask: ({ registrations }) => registrations.dateCounts(100, '2026-11'),
    read: [{ date: '2026-11-24', count: 2 }],
  },
  {
    title: 'the same under the second prefix, by a method of its own [S-246] [S-216] [A-84]',
    request: '/eduenv/v1/registrations/dates/counts?target_user_id=100&year_month=2026-11',
    answer: { dateCountList: [{ date: '2026-11-24', count: 2 }] },
    ask: ({ registrations }) => registrations.dateCountsInEduenv(100, '2026-11'),
    read: [{ date: '2026-11-24', count: 2 }],
  },
  {
    title: 'the dates of a class [S-240]',
    request: '/product/v1/users/registrations/dates?target_user_id=100&content_type=COURSE_CLASS&content_id=c%2F1',
    answer: { registrationDateList: [given.classDate] },
    ask: ({ registrations }) => registrations.dates(wish),
    read: [given.classDate],
  },
  {
    title: 'the questions of a registration [S-243]',
    request: '/product/v1/users/registrations/options?target_user_id=100&content_type=COURSE_CLASS&content_id=c%2F1',
    answer: { optionList: [given.option] },
    ask: ({ registrations }) => registrations.options(wish),
    read: [{ optionId: 'o-1', name: '기기', isRequired: true, choices: given.option.choiceList }],
  },
  {
    title: 'a page of all users’ ranking, and the viewer’s place [S-279]',
    request: '/product/v1/users/ranks?page=3',
    answer: { totalCount: 41, pageSize: 20, rankingList: [rankingEntry], myRanking: { ...rankingEntry, rank: 37 } },
    ask: ({ rankings }) => rankings.users({ period: 'ALL', page: 3 }),
    read: { ...page([rankingEntry]), own: { ...rankingEntry, rank: 37 }, period: 'ALL', gapToNext: null },
  },
  {
    title: 'a page of the week’s ranking, with what the viewer lacks to the next place',
    request: '/product/v1/users/ranks?page=1&period=WEEK',
    answer: {
      totalCount: 41,
      pageSize: 20,
      rankingList: [{ ...rankingEntry, gained: 120 }],
      myRanking: null,
      period: 'WEEK',
      gapToNext: 35,
    },
    ask: ({ rankings }) => rankings.users({ period: 'WEEK', page: 1 }),
    read: { ...page([{ ...rankingEntry, gained: 120 }]), own: null, period: 'WEEK', gapToNext: 35 },
  },
  {
    title: 'a page of the members’ ranking, without a place of one’s own [S-280]',
    request: '/product/v1/channels/members/ranks?page=1',
    answer: { rankingList: [rankingEntry], myRanking: 'none' },
    ask: ({ rankings }) => rankings.members({ period: 'ALL', page: 1 }),
    read: { items: [rankingEntry], totalCount: 1, pageSize: 20, own: null, period: 'ALL', gapToNext: null },
  },
]

describe.each(reads)('$title', ({ request, answer, ask, read }) => {
  it('is one GET of exactly that address, and is read as it is meant', async () => {
    const ports = over(answer)
    expect(await ask(ports)).toEqual(read)
    expect(ports.calls).toEqual([{ method: 'GET', url: request, body: '' }])
    expect(ports.log.events).toEqual([])
  })

  it('a failure is passed on, and the log hears of it once [F-001]', async () => {
    const ports = over({}, 503)
    await expect(ask(ports)).rejects.toMatchObject({ status: 503 })
    expect(ports.log.events).toMatchObject([{ kind: 'call-failed' }])
  })

  it('an answer of another shape is a failure [F-025]', async () => {
    const ports = over([1, 2])
    await expect(ask(ports)).rejects.toMatchObject({ name: 'ShapeError' })
  })
})

const registration = {
  contentType: 'COURSE_CLASS',
  contentId: 'c/1',
  targetUserId: 100,
  dates: ['2026-11-24'],
  options: [{ optionId: 'o-1', choiceId: 'tablet' }],
} as const

describe('what changes something', () => {
  it.each<[string, string, unknown, (ports: Ports) => Promise<unknown>]>([
    ['joining a class [S-234]', 'POST /product/v1/users/course-classes/c%2F1/enrolls', null, ({ classes }) => classes.enrol('c/1')],
    [
      'registering [S-241]',
      'POST /product/v1/users/registrations',
      registration,
      ({ registrations }) => registrations.register(registration),
    ],
    [
      'letting members in [S-244]',
      'POST /product/v1/users/channels/members/contents/c%2F1/enrolls',
      { contentType: 'COURSE_CLASS', userIds: [9, '10'] },
      ({ members }) => members.enrol('c/1', { contentType: 'COURSE_CLASS', userIds: [9, '10'] }),
    ],
    ['cancelling [S-242]', 'DELETE /product/v1/users/registrations/dates/r%2F7', null, ({ registrations }) => registrations.cancel('r/7')],
  ])('%s is one call with the body as given, and expects nothing', async (_what, request, body, act) => {
    const ports = over(undefined)
    expect(await act(ports)).toBeUndefined()
    expect(ports.calls.map(({ method, url, body: sent }) => [`${method} ${url}`, sent === '' ? null : JSON.parse(sent)])).toEqual([
      [request, body],
    ])
  })

  it('entering a meeting is one POST with the body as given, and tells its address [S-235]', async () => {
    const { calls, meetings } = over({ meetingUrl: 'https://meet.test/1' })
    expect(await meetings.enter('c/1', { meetingId: 'm/1' })).toBe('https://meet.test/1')
    expect(calls).toEqual([{ method: 'POST', url: '/product/v1/users/course-classes/c%2F1/meetings', body: '{"meetingId":"m/1"}' }])
  })

  it('a meeting without an address is a failure', async () => {
    await expect(over({}).meetings.enter('c/1', { meetingId: 1 })).rejects.toMatchObject({ name: 'ShapeError' })
  })
})

describe('an id that is a word of the path', () => {
  it.each(['categories', 'channels', 'enrolls'])('%s is refused before anything is asked [A-86]', async (id) => {
    const { calls, classes, meetings, members } = over({})
    for (const ask of [
      () => classes.courseClass(id),
      () => classes.standing(id),
      () => classes.schedules(id),
      () => classes.enrol(id),
      () => meetings.list(id),
      () => meetings.enter(id, { meetingId: 1 }),
      () => members.list(id),
    ])
      await expect(ask()).rejects.toMatchObject({ kind: 'unaddressable' })
    expect(calls).toEqual([])
  })
})

describe('what the server says of a class', () => {
  it.each<[string, object, object]>([
    ['no days', { schedule: { ...given.listedClass.schedule, weekdays: 'all' } }, { timetable: { ...given.timetable, weekdays: [] } }],
    [
      'days that there are not',
      { schedule: { ...given.listedClass.schedule, weekdays: [9, 4, '2', 4] } },
      { timetable: { ...given.timetable, weekdays: [4] } },
    ],
    [
      'no time',
      { schedule: { memberCount: 8, weekdays: [2], startTime: '25:00', endTime: '19:00' } },
      { timetable: null, schedule: { memberCount: 8 } },
    ],
    ['no end', { schedule: { memberCount: 8, weekdays: [2], startTime: '18:00' } }, { timetable: null }],
    ['no schedule', { schedule: null }, { timetable: null, schedule: null }],
    ['not how full it is', { enrolledCount: 'many' }, { enrolledCount: null }],
  ])('may be %s: the class stays, the field is left out [F-026] [F-044]', async (_what, own, read) => {
    const { classes } = over({ ...classPage, courseClassList: [{ ...given.listedClass, ...own }] })
    expect((await classes.find(all)).items).toMatchObject([read])
  })

  it.each([
    ['a schedule that repeats in a way nobody knows', { repeatType: 'DAILY' }],
    ['a schedule that begins at no time', { startTime: '6 pm' }],
    ['a schedule that begins on the 31st of February', { fromDate: '2026-02-31' }],
  ])('%s is dropped and told, the others stay [F-027]', async (_what, own) => {
    const { classes, log } = over({ scheduleList: [{ ...given.schedule, scheduleId: 2, ...own }, given.schedule] })
    expect(await classes.schedules(1)).toEqual([given.schedule])
    expect(log.events).toMatchObject([{ kind: 'bad-item', list: 'scheduleList', index: 0 }])
  })

  it.each(['someday', '2026-11-24', null, 7])('a meeting at %j is none [F-027]', async (startsAt) => {
    const { meetings, log } = over({ meetingList: [{ ...given.meeting, meetingId: 'bad', startsAt }, given.meeting] })
    expect(await meetings.list(1)).toEqual([given.meeting])
    expect(log.events).toHaveLength(1)
  })

  it('two registrations of one date are one [F-028]', async () => {
    const { registrations, log } = over({ registrationDateList: [given.classDate, given.classDate] })
    expect(await registrations.dates(wish)).toHaveLength(1)
    expect(log.events).toMatchObject([{ problem: 'same id as an earlier item' }])
  })
})
