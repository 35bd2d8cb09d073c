import { describe, expect, it, test } from 'vitest'
import { maxNoteLength } from '../../../src/domain/assignment.ts'
import {
  emptyHomework,
  endOf,
  homeworkGaps,
  maxHomeworkTitleLength,
  maxTasks,
  newHomeworkHref,
  seoulFieldValue,
  seoulMoment,
  type SetHomework,
  type SetTask,
  taskOfAddress,
  withTask,
} from '../../../src/domain/studio/setHomework.ts'

const now = new Date('2026-11-25T10:00:00+09:00')
const task: SetTask = { type: 'PROBLEM', contentId: 7_001, title: '조개' }
const homework = (given: Partial<SetHomework> = {}): SetHomework => ({
  title: '반복문 다시 보기',
  description: '천천히 풀어요.',
  endDate: '2026-11-27T23:59:00+09:00',
  lateEndDate: null,
  audience: { type: 'ALL' },
  taskList: [task],
  ...given,
})

describe('what is missing before homework can be set', () => {
  it('is nothing of whole homework, and title and tasks of a new one', () => {
    expect(homeworkGaps(homework(), now)).toEqual([])
    expect(homeworkGaps(homework({ endDate: null }), now)).toEqual([])
    expect(homeworkGaps(homework({ endDate: '2026-11-24T23:59:00+09:00', lateEndDate: '2026-11-26T23:59:00+09:00' }), now)).toEqual([])
    expect(homeworkGaps(emptyHomework, now)).toEqual(['title', 'noTask'])
  })

  test.each<[string, Partial<SetHomework>]>([
    ['titleLength', { title: '가'.repeat(maxHomeworkTitleLength + 1) }],
    ['descriptionLength', { description: '가'.repeat(maxNoteLength + 1) }],
    ['tooManyTasks', { taskList: Array.from({ length: maxTasks + 1 }, (_, contentId) => ({ ...task, contentId })) }],
    ['nobody', { audience: { type: 'MEMBERS', userIds: [] } }],
    ['noClass', { audience: { type: 'CLASS', courseClassId: '' } }],
    ['endPast', { endDate: '2026-11-25T10:00:00+09:00' }],
    ['lateWithoutEnd', { endDate: null, lateEndDate: '2026-11-27T23:59:00+09:00' }],
    ['lateBeforeEnd', { lateEndDate: '2026-11-27T23:59:00+09:00' }],
  ])('is told by name: %s', (gap, given) => {
    expect(homeworkGaps(homework(given), now)).toEqual([gap])
  })
})

test('a task is there once', () => {
  expect(withTask([], task)).toEqual([task])
  expect(withTask([task], { ...task, contentId: '7001' })).toEqual([task])
  expect(withTask([task], { ...task, type: 'BLOCK' })).toHaveLength(2)
})

test('its end is told by Seoul’s clock, wherever it is typed', () => {
  expect(seoulFieldValue('2026-11-27T14:59:00Z')).toBe('2026-11-27T23:59')
  expect(seoulFieldValue(null)).toBe('')
  expect(seoulMoment('2026-11-27T23:59')).toBe('2026-11-27T23:59:59+09:00')
  expect(seoulMoment('2026-11-27T23:59', 'first')).toBe('2026-11-27T23:59:00+09:00')
  expect(seoulMoment('')).toBeNull()
  expect(seoulMoment('2026-11')).toBeNull()
  expect(seoulMoment('0202-11-27T23:59')).toBeNull()
})

test('the usual ends are nights: tomorrow, the next Friday, in a week', () => {
  expect((['tomorrow', 'friday', 'week'] as const).map((choice) => endOf(choice, now))).toEqual([
    '2026-11-26T23:59:59+09:00',
    '2026-11-27T23:59:59+09:00',
    '2026-12-02T23:59:59+09:00',
  ])
  expect(endOf('friday', new Date('2026-11-27T10:00:00+09:00'))).toBe('2026-12-04T23:59:59+09:00')
})

describe('an address at which new homework begins with a task', () => {
  it('names it', () => {
    const named: SetTask = { type: 'PROBLEM', contentId: '7003', title: '조개 & 별 = 둘?' }
    const [path, query] = newHomeworkHref(named).split('?')
    expect(path).toBe('/studio/homework/new')
    expect(taskOfAddress(new URLSearchParams(query))).toEqual(named)
  })

  it.each(['', 'type=PROBLEM&id=1', 'type=PROBLEM&title=x', 'type=SONG&id=1&title=x'])('names none with "%s"', (query) => {
    expect(taskOfAddress(new URLSearchParams(query))).toBeNull()
  })
})
