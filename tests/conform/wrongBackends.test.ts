import { expect, it } from 'vitest'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { linesOf, overMock } from './overMock.ts'
import { tryWholly } from './runConform.ts'
import { callsOf } from './selectedCalls.ts'

type Fetch = (request: Request) => Promise<Response>

interface WrongBackend {
  readonly what: string
  /** The calls to try: the name of a step, or the beginning of their path. */
  readonly only: string
  /** A text that the report must contain. */
  readonly line: string
  /** Whether the mock's own guard is off. */
  readonly isUnguarded?: true
  readonly answer: (request: Request, next: Fetch) => Promise<Response>
}

const learner = 'persona=learner'
const isA = ({ method, url }: Request, asked: string) => `${method} ${new URL(url).pathname.replace('/product/v1/', '')}?`.startsWith(asked)

/** A backend that changes the good answers to one call. */
const changing =
  (
    asked: string,
    change: (answer: any, request: Request) => unknown, // oxlint-disable-line typescript/no-explicit-any -- an answer of any shape, to be spoiled
  ) =>
  async (request: Request, next: Fetch) => {
    const good = await next(request.clone())
    if (!good.ok || !isA(request, asked)) return good
    const answer: unknown = await good.json()
    return Response.json(change(answer, request) ?? answer, { status: good.status })
  }

const withHeader = (request: Request, name: string, value: string) => {
  const headers = new Headers(request.headers)
  headers.set(name, value)
  return new Request(request, { headers })
}

const wrongBackends: readonly WrongBackend[] = [
  {
    what: 'never comes to a verdict',
    only: 'hand-in',
    line: 'GET    users/problems/submissions/{submissionId}: is still JUDGING after 0.2 s',
    answer: changing('GET users/problems/submissions/', (answer) => ({ ...answer, state: 'JUDGING' })),
  },
  {
    what: 'does not list what was handed in',
    only: 'hand-in',
    line: 'GET    users/problems/{id}/submissions: submissionList has no item whose submissionId is',
    answer: changing('GET users/problems/7', (answer) => {
      if (answer.submissionList) answer.submissionList = []
      if (answer.submissionList) answer.totalCount = 0
    }),
  },
  {
    what: 'stores another code than was sent',
    only: 'hand-in',
    line: 'users/problems/submissions/{submissionId}: code is "", but "print(input())\\n" was sent',
    answer: changing('GET users/problems/submissions/', (answer) => ({ ...answer, code: '' })),
  },
  {
    what: 'carries out writes that any form can send',
    only: 'hand-in',
    line: 'POST   users/problems/{id}/submissions: without X-Requested-With: status 201, expected 403',
    isUnguarded: true,
    answer: (request, next) => next(request),
  },
  {
    what: 'answers an unknown id',
    only: 'problem',
    line: 'GET    problems/{id}: with the unknown id 987654321: status 200, expected 404',
    answer: (request, next) => next(new Request(request.url.replace('problems/987654321', 'problems/7001'), request)),
  },
  {
    what: 'refuses an unknown id without a word',
    only: 'problem',
    line: 'GET    problems/{id}: with the unknown id 987654321: refused with 404, but code is missing; message is missing',
    answer: async (request, next) => (request.url.includes('987654321') ? Response.json({}, { status: 404 }) : next(request)),
  },
  {
    what: 'takes everybody for one user',
    only: 'home',
    line: 'GET    users/quests: without the cookie: status 200, expected 401',
    answer: (request, next) => next(withHeader(request, 'cookie', learner)),
  },
  {
    what: 'takes everybody for one user, in writes, too',
    only: 'hand-in',
    line: 'POST   users/problems/{id}/submissions: without the cookie: status 201, expected 401',
    answer: (request, next) => next(withHeader(request, 'cookie', learner)),
  },
  {
    what: 'refuses guests without a word',
    only: 'home',
    line: 'GET    users/quests: without the cookie: refused with 401, but code is missing; message is missing',
    answer: async (request, next) => {
      const answer = await next(request)
      return answer.status === 401 ? Response.json({}, { status: 401 }) : answer
    },
  },
  {
    what: 'gives a guest an account',
    only: 'users/me',
    line: 'GET    users/me: point is a number, expected null',
    answer: changing('GET users/me', (answer) => ({ ...answer, state: 'INVALID', userId: null, nickname: null, point: 1530 })),
  },
  ...[
    ['2026-11-16T09:50:00', 'expected a date-time with an offset'],
    ['yesterday', 'expected a date-time with an offset'],
    ['2026-13-45T09:50:00Z', 'which is no date'],
  ].map(([studiedDate, problem]) => ({
    what: `writes ${studiedDate} for a date`,
    only: 'home',
    line: `GET    users/courses/enrolls: courseList[0].studiedDate is "${studiedDate}", ${problem}`,
    answer: changing('GET users/courses/enrolls', ({ courseList }) => void (courseList[0].studiedDate = studiedDate)),
  })),
  {
    what: 'writes a submission’s date without an offset',
    only: 'hand-in',
    line: 'createdDate is "2026-11-16T09:50:00", expected a date-time with an offset',
    answer: changing('GET users/problems/submissions/', (answer) => ({ ...answer, createdDate: '2026-11-16T09:50:00' })),
  },
  {
    what: 'answers every page with the first',
    only: 'problem',
    line: 'GET    problems: page 2 has the items of page 1',
    answer: (request, next) => next(new Request(request.url.replace(/page=\d+/, 'page=1'), request)),
  },
  {
    what: 'answers pages beyond the last',
    only: 'users/problems/submissions',
    line: 'has items, but totalCount is',
    answer: (request, next) => next(new Request(request.url.replace(/page=([2-9]|\d\d)/, 'page=1'), request)),
  },
  {
    what: 'does not count',
    only: 'problem',
    line: 'GET    problems: totalCount is 0, but problemList has 20 items; pageSize is 0, but problemList has 20 items',
    answer: changing('GET problems?', (answer) => ({ ...answer, totalCount: 0, pageSize: 0 })),
  },
  {
    what: 'lists a problem twice',
    only: 'problem',
    line: 'GET    problems: problemList[1].problemId is',
    answer: changing('GET problems?', ({ problemList }) => void (problemList[1].problemId = problemList[0].problemId)),
  },
  {
    what: 'lists a course of the home data twice',
    only: 'home',
    line: 'GET    mains/recommendations: recommendationCourse.courseList[1].courseId is',
    answer: changing(
      'GET mains/recommendations',
      ({ recommendationCourse: { courseList } }) => void (courseList[1].courseId = courseList[0].courseId),
    ),
  },
  ...['javascript:1', '//elsewhere.example/a.png'].map((thumbnail) => ({
    what: `gives ${thumbnail} for a picture`,
    only: 'home',
    line: `recommendationCourse.courseList[0].thumbnail is "${thumbnail}", expected text like`,
    answer: changing('GET mains/recommendations', ({ recommendationCourse: { courseList } }) => void (courseList[0].thumbnail = thumbnail)),
  })),
]

it.each(wrongBackends)('a backend that $what is told so', async ({ only, line, isUnguarded, answer }) => {
  const findings = await overMock('persona=guest&notice=all', (next) => (request) => answer(request, next), {
    calls: callsOf(contract, [only]),
    cookie: learner,
    isUnguarded,
    tryOne: (call, asked, answers) => tryWholly(call, asked, answers, false, { pause: 20, limit: 200 }),
  })
  expect(linesOf(findings, 'otherwise').join('\n')).toContain(line)
})

it.each(['home', 'problem', 'hand-in'])('the mock with a cookie has none of these faults in the step %s', async (only) => {
  const findings = await overMock('persona=guest&notice=all', undefined, { calls: callsOf(contract, [only]), cookie: learner })
  expect(linesOf(findings, 'otherwise', 'not-there', 'no-answer', 'not-judged', 'not-tried')).toEqual([])
})
