import { describe, expect, it } from 'vitest'
import type { ClassGrid, ClassRow, TaskStanding } from '../../../src/domain/classView.ts'
import { classLearners, needCounts } from '../../../src/domain/course-class/classLearners.ts'
import type { ClassMember } from '../../../src/domain/course-class/classMembers.ts'
import { aStanding } from '../aStanding.ts'

const now = new Date('2026-11-27T18:00:00+09:00')

const aMember = (userId: number, given: Partial<ClassMember> = {}): ClassMember => ({
  userId,
  nickname: `학생${userId}`,
  profile: null,
  completedCount: 1,
  totalCount: 4,
  studiedDate: '2026-11-27T10:00:00+09:00',
  ...given,
})

const aRow = (userId: number, ...taskList: readonly TaskStanding[]): ClassRow => ({
  userId,
  nickname: null,
  profile: null,
  state: null,
  submittedDate: null,
  comment: null,
  feedback: null,
  returnList: [],
  taskList,
})

const gridOf = (...memberList: readonly ClassRow[]): ClassGrid => ({
  title: '파이썬반',
  taskList: [
    { taskId: 1, type: 'PROBLEM', contentId: 7001, title: '조개 세기' },
    { taskId: 2, type: 'PROBLEM', contentId: 7002, title: '파도 소리' },
  ],
  memberList,
})

const stuck = (taskId: number, failedInARow: number) => aStanding({ taskId, state: 'TRIED', failedInARow, submissionCount: failedInARow })
const needs = (...given: Parameters<typeof classLearners>) => classLearners(...given).map(({ member, need }) => [member.userId, need])

describe('what the members of a class need', () => {
  it('puts first who is stuck, the longest first, then who is quiet, at work, done', () => {
    const members = [
      aMember(1, { completedCount: 4 }),
      aMember(2),
      aMember(3, { studiedDate: '2026-11-19T10:00:00+09:00' }),
      aMember(4),
      aMember(5),
    ]
    const grid = gridOf(aRow(4, stuck(1, 2)), aRow(5, stuck(1, 2), stuck(2, 3)))
    expect(needs(members, grid, now)).toEqual([
      [5, 'STUCK'],
      [4, 'STUCK'],
      [3, 'QUIET'],
      [2, 'WORKING'],
      [1, 'DONE'],
    ])
    const [first] = classLearners(members, grid, now)
    expect(first?.stuckOn.map(({ task, standing }) => [task.title, standing.failedInARow])).toEqual([
      ['파도 소리', 3],
      ['조개 세기', 2],
    ])
  })

  it('knows their lessons alone before it is known how they stand to the problems', () => {
    expect(needs([aMember(1), aMember(2, { studiedDate: null, completedCount: 0 })], null, now)).toEqual([
      [2, 'QUIET'],
      [1, 'WORKING'],
    ])
  })

  it('takes a try for a sign of life, and a class without lessons for nothing to be done with', () => {
    const away = aMember(1, { studiedDate: null, completedCount: 0, totalCount: 0 })
    const tried = aStanding({ taskId: 1, state: 'TRIED', updatedDate: '2026-11-27T09:00:00+09:00' })
    expect(needs([away], gridOf(aRow(1, tried)), now)).toEqual([[1, 'WORKING']])
    expect(needs([away], gridOf(), now)).toEqual([[1, 'QUIET']])
  })

  it('helps who is done, too, and leaves out what is no task of the class', () => {
    expect(needs([aMember(1, { completedCount: 4 })], gridOf(aRow(1, stuck(2, 2))), now)).toEqual([[1, 'STUCK']])
    expect(needs([aMember(1)], gridOf(aRow(1, stuck(9, 5))), now)).toEqual([[1, 'WORKING']])
  })

  it('is counted', () => {
    expect(needCounts([{ need: 'STUCK' }, { need: 'DONE' }, { need: 'STUCK' }])).toEqual({ STUCK: 2, QUIET: 0, WORKING: 0, DONE: 1 })
  })
})
