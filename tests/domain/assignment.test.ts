import { describe, expect, it } from 'vitest'
import { taskTypes } from '../../src/domain/content/contentKind.ts'
import {
  assignmentOfAddress,
  keepAssignment,
  type AssignmentTask,
  deadlineView,
  taskHref,
  unfinishedTasks,
} from '../../src/domain/assignment.ts'

const wednesday = new Date('2026-11-25T22:00:00+09:00')
const seenFrom = (timeZone: string, endDate: string | null = '2026-11-27T23:59:59+09:00', now = wednesday) =>
  deadlineView(endDate, now, timeZone)

describe('the end of an assignment', () => {
  it('is told by Seoul’s clock, wherever the viewer is [F-078]', () => {
    for (const zone of ['Asia/Seoul', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      expect(seenFrom(zone), zone).toMatchObject({
        text: '11월 27일(금) 오후 11:59까지',
        left: '2일 남음',
        dateTime: '2026-11-27T14:59:59.000Z',
      })
    }
  })

  it('is told by the viewer’s own clock as well where that shows another time', () => {
    expect(seenFrom('Asia/Seoul')?.local).toBeNull()
    expect(seenFrom('Asia/Tokyo')?.local).toBeNull()
    expect(seenFrom('America/Los_Angeles')?.local).toBe('11월 27일(금) 오전 6:59')
  })

  it.each([
    ['2026-11-26T00:00:00+09:00', '1일 남음'],
    ['2026-11-25T23:59:59+09:00', '1시간 남음'],
    ['2026-11-25T22:59:59+09:00', '59분 남음'],
    ['2026-11-25T22:00:20+09:00', '1분 남음'],
    ['2026-11-25T22:00:00+09:00', '1분 남음'],
    ['2026-11-25T21:59:59+09:00', null],
    ['2026-11-24', null],
  ])('until %s: %s', (endDate, left) => {
    expect(seenFrom('Asia/Seoul', endDate)?.left).toBe(left)
  })

  it.each([
    ['2026-11-27', '11월 27일(금) 오후 11:59'],
    ['2026-11-28T00:05:00+09:00', '11월 28일(토) 오전 12:05'],
    ['2026-11-28T12:00:00+09:00', '11월 28일(토) 오후 12:00'],
    ['2027-01-04T09:30:00+09:00', '2027년 1월 4일(월) 오전 9:30'],
  ])('%s is said as %s', (endDate, moment) => {
    expect(seenFrom('Asia/Seoul', endDate)?.moment).toBe(moment)
  })

  it.each([null, '', 'soon'])('is none for %j', (endDate) => {
    expect(seenFrom('Asia/Seoul', endDate)).toBeNull()
  })
})

const ids = { homeworkId: 40, assignmentId: 'a/1' }

describe('a task', () => {
  it.each([
    ['PROBLEM', '/learn/problem/7'],
    ['BLOCK', '/learn/block/7'],
    ['VIDEO', '/learn/video/7'],
    ['DOCUMENT', '/learn/document/7'],
    ['WORKSHEET', '/worksheet/7/chapter'],
  ] as const)('of type %s opens its page, which knows the way back', (type, path) => {
    const href = taskHref({ type, contentId: 7 }, ids)
    expect(href).toBe(`${path}?homework=40&assignment=a%2F1`)
    expect(assignmentOfAddress(new URLSearchParams(href.split('?')[1]))).toBe('/homework/40/assignment/a%2F1/task')
  })

  it('another part of a task keeps the way back', () => {
    const opened = new URLSearchParams(taskHref({ type: 'WORKSHEET', contentId: 7 }, ids).split('?')[1])
    const kept = keepAssignment('/worksheet/7/chapter?chapter=2', opened)
    expect(kept).toBe('/worksheet/7/chapter?chapter=2&homework=40&assignment=a%2F1')
    expect(keepAssignment('/worksheet/7/chapter', opened)).toBe('/worksheet/7/chapter?homework=40&assignment=a%2F1')
    expect(keepAssignment('/worksheet/7/chapter', new URLSearchParams('homework=40'))).toBe('/worksheet/7/chapter')
    expect(keepAssignment('/worksheet/7/chapter', new URLSearchParams('homework=40&assignment=.'))).toBe('/worksheet/7/chapter')
  })

  it.each(['', 'homework=40', 'assignment=1', 'homework=..&assignment=1', 'homework=40&assignment=.', 'homework=%20&assignment=1'])(
    'a page at ?%s was opened from elsewhere',
    (query) => {
      expect(assignmentOfAddress(new URLSearchParams(query))).toBeNull()
    },
  )

  it('is unfinished until it is done', () => {
    const tasks = (['NONE', 'TRIED', 'DONE'] as const).map(
      (state, at): AssignmentTask => ({ taskId: at, type: taskTypes[at] ?? 'PROBLEM', contentId: 1, title: state, state, score: null }),
    )
    expect(unfinishedTasks(tasks).map(({ title }) => title)).toEqual(['NONE', 'TRIED'])
  })
})
