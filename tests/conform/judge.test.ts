import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { courseItems, liveClassItems } from '../../src/adapters/http/cardSchemas.ts'
import { type ApiCall, fromResponse, listResponse, noContent, objectResponse } from '../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { optionalDateTime, optionalTime, requiredDate, weekdaysField } from '../../src/adapters/http/timeSchemas.ts'
import { studyLogItems } from '../../src/adapters/http/home.ts'
import { pageFields } from '../../src/adapters/http/reads.ts'
import { nullableNumber, someId, textOrEmpty } from '../../src/adapters/http/parsing.ts'
import { course, courseClass, studyLog } from '../adapters/http/wire.ts'
import { callsIn, fillSample, NoValue } from './fillSample.ts'
import { judge } from './judge.ts'
import { lineOf } from './report.ts'

const call = (more: Partial<ApiCall> = {}): ApiCall => ({
  name: 'courses',
  noun: 'course',
  method: 'GET',
  path: 'courses',
  origin: 'spec',
  specId: 'S-248',
  summary: '',
  purpose: '',
  area: '강의',
  access: 'user',
  response: listResponse('courseList', courseItems),
  ...more,
})
const answered = (body: unknown, status = 200, contentType = 'application/json') => ({ status, contentType, text: JSON.stringify(body) })
const problemsOf = (body: unknown, more?: Partial<ApiCall>) => {
  const verdict = judge(call(more), answered(body), true)
  return verdict.kind === 'otherwise' ? verdict.problems : verdict.kind
}

describe('an answer', () => {
  it('may tell more than is due [F-020]', () => {
    expect(problemsOf({ courseList: [{ ...course, likes: 3 }], totalCount: 1 })).toBe('as-expected')
  })

  it('may say null where there is nothing to tell, and an id may be text', () => {
    expect(problemsOf({ courseList: [{ ...course, courseId: 'c-1', teacher: null, thumbnail: null, level: null }] })).toBe('as-expected')
  })

  it.each([
    ['cost', '30000', 'courseList[0].cost is text, expected a number or null'],
    ['title', null, 'courseList[0].title is null, expected text'],
    ['isOnlyForChannelUser', 1, 'courseList[0].isOnlyForChannelUser is 1, expected true, false, "Y" or "N"'],
    ['level', 'EXPERT', 'courseList[0].level is "EXPERT", expected "BEGINNER", "ELEMENTARY", "INTERMEDIATE", "ADVANCED" or null'],
    ['courseId', '', 'courseList[0].courseId is empty'],
    ['teacher', [], 'courseList[0].teacher is a list, expected an object or null'],
    ['teacher', { nickname: '문해온' }, 'courseList[0].teacher.profile is missing'],
  ])('whose %s is %j is told with its place', (key, value, problem) => {
    expect(problemsOf({ courseList: [{ ...course, [key]: value }] })).toEqual([problem])
  })

  it.each(['userRanks', 'memberRanks'])(
    'of %s that tells neither how many there are nor the viewer’s own place is told [S-279]',
    (name) => {
      const ranks = contract.find((one) => one.name === name)
      expect(problemsOf({ rankingList: [] }, ranks)).toEqual(
        ['totalCount', 'pageSize', 'myRanking', 'period', 'gapToNext'].map((key) => `${key} is missing`),
      )
      const nobody = { rankingList: [], totalCount: 0, pageSize: 10, myRanking: null, period: null, gapToNext: null }
      expect(problemsOf(nobody, ranks)).toBe('as-expected')
    },
  )

  it('of a page counts in whole numbers, as the reading does [F-044]', () => {
    const paged = { response: listResponse('courseList', courseItems, pageFields) }
    expect(problemsOf({ courseList: [], totalCount: 2.5, pageSize: -1 }, paged)).toEqual([
      'totalCount is a number, expected a whole number',
      'pageSize must be >= 0',
    ])
  })

  it('that deviates in many items alike is told once', () => {
    const { title: _, ...untitled } = course
    expect(problemsOf({ courseList: [course, untitled, untitled, untitled] })).toEqual([
      'courseList[1].title is missing (and 2 more like it)',
    ])
  })

  it('that may be of two kinds is measured by the kind that it nearly is', () => {
    const answer = listResponse('courseList', liveClassItems)
    expect(problemsOf({ courseList: [course, courseClass] }, { response: answer })).toBe('as-expected')
    expect(problemsOf({ courseList: [course, { ...courseClass, schedule: 3 }] }, { response: answer })).toEqual([
      'courseList[1].schedule is a number, expected an object or null',
    ])
  })

  it('of study logs needs the id of each log’s own type [S-147]', () => {
    const answer = listResponse('studyLogList', studyLogItems)
    expect(problemsOf({ studyLogList: [studyLog] }, { response: answer })).toBe('as-expected')
    expect(problemsOf({ studyLogList: [{ ...studyLog, type: 'BLOCK' }] }, { response: answer })).toEqual([
      'studyLogList[0].blockId is missing',
    ])
  })

  it('without items shows nothing of what they are like, and that is said', () => {
    const verdict = judge(call(), answered({ courseList: [] }), true)
    expect(lineOf({ call: call(), verdict })).toBe('✓ GET    courses: as expected, but empty: no item to judge')
  })
})

describe('a refusal', () => {
  it('is fine where the contract says so', () => {
    const refused = (body: unknown, contentType?: string) => judge(call({ acceptedErrors: [409] }), answered(body, 409, contentType), true)
    expect(refused({ code: 'CONFLICT', message: '이미 했어요', draft: 1 })).toEqual({ kind: 'refused', status: 409 })
    expect(refused({ message: '' })).toEqual({
      kind: 'otherwise',
      problems: ['refused with 409, but code is missing; message is empty'],
    })
    expect(refused('', 'text/html')).toEqual({ kind: 'otherwise', problems: ['refused with 409, but the content type is text/html'] })
    expect(judge(call(), answered({}, 409), true)).toEqual({ kind: 'otherwise', problems: ['status 409, expected 200'] })
  })

  it('to a visitor is not judged where a user is due, but it is for a user, and where anybody may ask', () => {
    expect(judge(call(), answered({ code: 'SIGN_IN_FIRST', message: '로그인이 필요해요' }, 401), false).kind).toBe('not-judged')
    expect(judge(call(), answered({}, 401), false)).toMatchObject({
      problems: ['refused with 401, but code is missing; message is missing'],
    })
    expect(judge(call(), answered({}, 401), true).kind).toBe('otherwise')
    expect(judge(call({ access: 'anyone' }), answered({}, 401), false).kind).toBe('otherwise')
  })

  it.each([404, 405, 501])('with %i says that the call is not there', (status) => {
    expect(judge(call(), answered({}, status), true)).toEqual({ kind: 'not-there', status })
  })
})

describe('where nothing is due', () => {
  it.each([
    [204, '', 'as-expected'],
    [200, ' ', 'as-expected'],
    [200, '{}', 'otherwise'],
    [302, '', 'otherwise'],
  ])('%i with "%s" is %s [F-015]', (status, text, kind) => {
    expect(judge(call({ response: noContent }), { status, contentType: '', text }, true).kind).toBe(kind)
  })
})

it('many problems of one call stay one line', () => {
  const answer = objectResponse(z.object(Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => [key, textOrEmpty]))))
  expect(lineOf({ call: call(), verdict: judge(call({ response: answer }), answered({}), true) })).toBe(
    '✗ GET    courses: a is missing; b is missing; c is missing; d is missing; e is missing; and 2 more',
  )
})

describe('a value of an earlier answer', () => {
  const answers = new Map([
    [
      'quests',
      {
        questList: [
          { id: 1, clear: false },
          { id: 2, clear: true },
          { id: 3, clear: true },
        ],
      },
    ],
  ])

  it('is found by place or by looks, wherever the sample needs it', () => {
    const sample = {
      ids: [fromResponse('quests', 'questList', 0, 'id'), fromResponse('quests', 'questList', { where: { clear: true }, nth: 1 }, 'id')],
      page: 1,
    }
    expect(fillSample(sample, answers)).toEqual({ ids: [1, 3], page: 1 })
    expect(callsIn(sample)).toEqual(['quests', 'quests'])
  })

  it('is found in all the lists of a list, and by what a value must not be', () => {
    const lessons = new Map([
      [
        'lessons',
        {
          chapterList: [
            { lessonList: [{ id: 1, at: null }] },
            {},
            {
              lessonList: [
                { id: 2, at: 'x' },
                { id: 3, at: 'y' },
              ],
            },
          ],
        },
      ],
    ])
    const isThere = (at: unknown) => at !== null
    expect(fillSample(fromResponse('lessons', 'chapterList', { each: 'lessonList' }, { where: { at: isThere } }, 'id'), lessons)).toBe(2)
    expect(fillSample(fromResponse('lessons', 'chapterList', { each: 'lessonList' }, { where: {}, nth: -1 }, 'id'), lessons)).toBe(3)
  })

  it('that is not there is said with its place', () => {
    expect(() => fillSample(fromResponse('quests', 'questList', { where: { id: 9 } }, 'id'), answers)).toThrow(
      new NoValue('GET users/quests has no questList.{"id":9}.id'),
    )
  })
})

it.each([
  [5, []],
  ['5', ['stars is text, expected a number']],
  [null, ['stars is null, expected a number']],
])('a field that is only narrowed after it was read is due as it was read: %j', (stars, problems) => {
  const schema = z.object({
    stars: z.pipe(
      nullableNumber,
      z.custom<number>((read) => read === 5),
    ),
  })
  const verdict = judge(call({ response: objectResponse(schema) }), answered({ stars }), true)
  expect(verdict.kind === 'otherwise' ? verdict.problems : []).toEqual(problems)
})

it('dates and times are due in the forms of the spec, not in words', () => {
  const answer = objectResponse(z.object({ day: requiredDate, at: optionalTime, moment: optionalDateTime, on: weekdaysField }))
  expect(problemsOf({ day: '2026-11-20', at: null, moment: '2026-11-20T01:00:00Z', on: [0, 6] }, { response: answer })).toBe('as-expected')
  expect(problemsOf({ day: '11월 20일', at: '25:00', moment: 'soon', on: [7] }, { response: answer })).toEqual([
    String.raw`day is "11월 20일", expected text like ^\d{4}-\d{2}-\d{2}$`,
    String.raw`at is "25:00", expected text like ^([01]\d|2[0-3]):[0-5]\d$`,
    'moment is "soon", expected a date-time with an offset, like 2026-11-20T10:00:00+09:00',
    'on[0] is 7, expected 0, 1, 2, 3, 4, 5 or 6',
  ])
})

it('a schema that reads by a function of its own has to say what is due', () => {
  const answer = objectResponse(z.object({ id: someId, odd: z.transform(String) }))
  expect(() => judge(call({ response: answer }), answered({}), true)).toThrow('no shape in wireShapes.ts')
})
