import { describe, expect, it } from 'vitest'
import { emptyHomework } from '../../../src/domain/studio/setHomework.ts'
import { emptyRoom } from '../../../src/domain/studio/setRoom.ts'
import { homeworkPreview, roomPreview } from '../../../src/domain/studio/taskSetPreview.ts'

const now = new Date('2026-11-20T10:00:00+09:00')

describe('homework as a learner gets it', () => {
  it('is open, with its tasks not begun and no blanks around its words', () => {
    const homework = {
      ...emptyHomework,
      title: ' 조개 숙제 ',
      description: ' 천천히 ',
      endDate: '2026-11-27T23:59:59+09:00',
      taskList: [{ type: 'PROBLEM', contentId: 7, title: '조개 세기' } as const],
    }
    expect(homeworkPreview(homework, now, 'Asia/Seoul')).toMatchObject({
      card: { title: '조개 숙제', description: '천천히', badge: { label: 'D-7' } },
      tasks: [{ taskId: 'PROBLEM 7', contentId: 7, title: '조개 세기', state: 'NONE', score: null }],
    })
  })

  it('has no description and no badge where nothing was written', () => {
    expect(homeworkPreview(emptyHomework, now, 'Asia/Seoul')).toMatchObject({
      card: { title: '', description: null, badge: null },
      tasks: [],
    })
  })
})

describe('a room as a learner gets it', () => {
  const timed = { ...emptyRoom, timing: 'FIXED', endDate: '2026-11-27T11:00:00+09:00', freezeMinutes: 10 } as const

  it('tells when the table is frozen, and hides the tasks', () => {
    const taskList = [{ type: 'PROBLEM', contentId: 7, title: '조개 세기', point: 100 } as const]
    expect(roomPreview({ ...timed, title: ' 바다 시험 ', description: ' 천천히 ', taskList }, now)).toMatchObject({
      title: '바다 시험',
      description: '천천히',
      freezeDate: '2026-11-27T01:50:00.000Z',
      taskCount: 1,
      tasks: [],
      participation: null,
    })
  })

  it.each([
    ['verdicts come at the end', { ...timed, verdicts: 'AT_END' } as const],
    ['no minutes are frozen', { ...timed, freezeMinutes: 0 }],
    ['the end is not known', { ...timed, endDate: null }],
  ])('is never frozen where %s', (_, room) => {
    expect(roomPreview(room, now)).toMatchObject({ freezeDate: null, description: null })
  })
})
