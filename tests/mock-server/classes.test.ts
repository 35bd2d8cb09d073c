import { describe, expect, test } from 'vitest'
import { classFacts, liveFacts } from '../../mock-server/content/classContent.ts'
import { classRuns, liveRuns } from '../../mock-server/content/classRuns.ts'
import { classSchedules } from '../../mock-server/world/classCalendar.ts'
import { classEntry, classOfId } from '../../mock-server/world/classEntries.ts'
import { isTakenFromTheStart } from '../../mock-server/world/ownClasses.ts'
import { classSubjectOf } from '../../mock-server/world/subjects.ts'
import { weekdaysText } from '../../src/domain/calendar/text.ts'
import type { RecommendedClass } from '../../src/domain/course-class/courseClass.ts'
import { atRemainingPrice, isUnderWay } from '../../src/domain/course-class/remainingLessons.ts'
import { occurrences, remainingLessons } from '../../src/domain/course-class/schedule.ts'
import { at, demoServer, demoWorld } from './demo.ts'

const told = [...classFacts, ...liveFacts].map(({ title, comment, capacity }) => {
  return { title, comment, capacity, run: classRuns.get(title) ?? liveRuns.get(title) }
})

/** Returns the first time in a text on a 24-hour clock: '저녁 7시 30분' → '19:30'. */
function timeIn(text: string): string | null {
  const [, half, hour, minute = '0'] = /(아침|오전|오후|저녁|밤) (\d+)시(?: (\d+)분)?/.exec(text) ?? []
  if (half === undefined) return null
  const isMorning = half === '아침' || half === '오전'
  return `${String((Number(hour) % 12) + (isMorning ? 0 : 12)).padStart(2, '0')}:${minute.padStart(2, '0')}`
}

describe('the classes of the world', () => {
  test.each(told)('$title meets when its text says', ({ comment, run }) => {
    const [first] = run?.times ?? []
    if (typeof first?.start === 'number') expect(comment).toMatch(/요일을 골라|원하는 요일/)
    else expect(comment).toContain(weekdaysText(first?.weekdays ?? []).replace(/(?<=·.)요일$/, ''))
    if (timeIn(comment) !== null) expect(first?.start).toBe(timeIn(comment))
  })

  test.each(told)('$title has as many places left as it can have', ({ capacity, run }) => {
    expect(run?.left).toBeGreaterThanOrEqual(0)
    expect(run?.left).toBeLessThanOrEqual(capacity)
  })

  test.each([
    ['full', ({ run }: (typeof told)[number]) => run?.left === 0],
    ['with one place left', ({ run, capacity }: (typeof told)[number]) => run?.left === 1 && capacity > 1],
    ['closed', ({ run }: (typeof told)[number]) => run?.isClosed === true],
    ['over', ({ run }: (typeof told)[number]) => run !== undefined && run.weeks !== null && run.begun >= run.weeks],
    ['yet to begin', ({ run }: (typeof told)[number]) => (run?.begun ?? 0) < 0],
  ])('are partly %s', (_how, is) => {
    const some = told.filter((one) => is(one))
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(told.length / 2)
  })

  test('a weekend is one weekend', () => {
    const jam = classOfId(demoWorld().world, 3_011)
    const dates = jam === null ? [] : occurrences(classSchedules(jam), '2026-10-01', '2026-12-31').map(({ date }) => date)
    expect(dates).toEqual(['2026-10-31', '2026-11-01'])
  })
})

test('the home page, the timetable and the purchase say the same of what is left of a class', async () => {
  const { json } = demoServer()
  const { recommendationCourseClass, recommendationLiveCourse } = await json('mains/recommendations')
  const classes: readonly RecommendedClass[] = [...recommendationCourseClass.courseClassList, ...recommendationLiveCourse.courseList]
  for (const { courseClassId, lessons, cost, paymentType } of classes) {
    const { scheduleList } = await json(`course-classes/${courseClassId}/schedules`)
    expect(lessons).toEqual(remainingLessons(scheduleList, new Date(at)))
    if (cost === null || cost === 0 || paymentType !== 'CASH') continue
    const quote = await json(`purchases/quotes?content_type=COURSE_CLASS&content_id=${courseClassId}`)
    expect(quote.lessons).toEqual(lessons)
    const passed = quote.discountList.find(({ name }: { name: string }) => name.startsWith('지난 수업'))?.amount ?? 0
    const asked = atRemainingPrice({ cost, paymentType, isClosed: false }, lessons)
    if (!asked.isClosed) expect(quote.price - passed).toBe(asked.cost)
  }
  expect(classes.filter(({ lessons }) => isUnderWay(lessons)).length).toBeGreaterThan(3)
})

describe('the later terms of classes', () => {
  const { world } = demoWorld()
  const later = classFacts.map((_, entry) => classEntry(world, 'class', entry + classFacts.length))

  test('are rated one by one, as their first terms are', () => {
    const ratings = later.map((found) => classSubjectOf(found).rating)
    expect(ratings).toEqual(classFacts.map((_, entry) => classSubjectOf(classEntry(world, 'class', entry)).rating))
    expect(new Set(ratings).size).toBeGreaterThan(4)
  })

  test('are taken by nobody yet', () => {
    expect(later.some((found) => isTakenFromTheStart(found))).toBe(false)
  })
})

describe('calls that are not put as they should be', () => {
  test.each([
    'registrations/dates/counts',
    'registrations/dates/counts?target_user_id=100',
    'registrations/dates/counts?target_user_id=100&year_month=november',
    'users/registrations/dates?target_user_id=100&content_id=5005',
    'users/registrations/options?content_type=COURSE_CLASS&content_id=5005',
    'users/course-classes/5005/enrolls/study-counts',
    'course-classes?page=0',
  ])('%s is 400', async (path) => {
    expect((await demoServer().call(path)).status).toBe(400)
  })

  test.each([
    ['POST', 'users/registrations', { contentId: 1 }, 404],
    ['POST', 'users/registrations', { contentId: 5_005, targetUserId: 100, dates: [] }, 400],
    ['POST', 'users/registrations', { contentId: 5_005, targetUserId: 100, dates: 'all', options: 7 }, 400],
    ['POST', 'users/channels/members/contents/5005/enrolls', { userIds: [] }, 400],
    ['DELETE', 'users/registrations/dates/nothing', {}, 404],
    ['DELETE', 'users/registrations/dates/100-5005-20260101', {}, 404],
  ])('%s %s with %j is %d', async (method, path, body, status) => {
    const { call } = demoServer('persona=teacher')
    expect((await call(path, { method, body: JSON.stringify(body) })).status).toBe(status)
  })
})

describe('what a teacher sees of a class', () => {
  const open = async () => {
    const { json, call } = demoServer('persona=teacher')
    const members = async () =>
      (await json('../../eduenv/v1/users/course-classes/5017/enrolls/members'))['memberList'] as {
        userId: number
        completedCount: number
        totalCount: number
      }[]
    const enrolledCount = async () => (await json('course-classes/5017'))['enrolledCount']
    return { json, call, members, enrolledCount }
  }

  test('the kinds of what a member has done add up to what they have done', async () => {
    const { json, members } = await open()
    for (const { userId, completedCount, totalCount } of await members()) {
      const counts = (await json(`users/course-classes/5017/enrolls/study-counts?target_user_id=${userId}`))[
        'studyCountList'
      ] as (typeof one)[]
      const one = { totalCount: 0, completedCount: 0 }
      const sum = counts.reduce(
        (all, kind) => ({ totalCount: all.totalCount + kind.totalCount, completedCount: all.completedCount + kind.completedCount }),
        one,
      )
      expect(sum).toEqual({ totalCount, completedCount })
    }
  })

  test('who is let in takes a seat, and cannot be let in twice', async () => {
    const { call, members, enrolledCount } = await open()
    const before = await members()
    const seats = await enrolledCount()
    const stranger = [1_000, 1_001, 1_002, 1_003, 1_004, 1_005, 1_006, 1_007, 1_008].find((id) =>
      before.every(({ userId }) => userId !== id),
    )
    const letIn = async () =>
      (
        await call('users/channels/members/contents/5017/enrolls', {
          method: 'POST',
          body: JSON.stringify({ contentType: 'COURSE_CLASS', userIds: [stranger] }),
        })
      ).status
    expect(await letIn()).toBe(204)
    expect([(await members()).length, await enrolledCount()]).toEqual([before.length + 1, Number(seats) + 1])
    expect(await letIn()).toBe(409)
  })
})
