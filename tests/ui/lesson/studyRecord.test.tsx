import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { StudyRecord } from '../../../src/domain/lesson/lesson.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openLesson } from './openLesson.tsx'

const anEntry = (lessonId: number, title: string, isDone: boolean) =>
  ({ lessonId, kind: 'DOCUMENT', title, isDone, minutes: 5, studiedDate: '2026-11-20T07:00:00+09:00' }) as const

const aRecord: StudyRecord = {
  startedDate: '2026-10-02T16:00:00+09:00',
  studiedDate: '2026-11-20T07:00:00+09:00',
  studyMinutes: 95,
  entries: [anEntry(71, '물에 뜨기', false), anEntry(99, '없어진 것', true)],
}

const open = () => userEvent.click(screen.getByRole('button', { name: '내 학습 기록' }))

describe('the learner’s own record', () => {
  test('is asked for when somebody wants to see it, and says since when, how long and what [S-263]', async () => {
    const { record } = await openLesson(71, { record: async () => aRecord })
    expect(record).not.toHaveBeenCalled()
    await open()
    expect(await screen.findByText('1시간 35분')).toBeVisible()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['10월 2일 (금)', '3시간 전', '1시간 35분'])
    expect(record).toHaveBeenCalledTimes(1)
    const entries = within(screen.getByRole('heading', { name: '최근에 배운 것' }).nextElementSibling as HTMLElement)
    expect(entries.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '물에 뜨기배우는 중3시간 전',
      '없어진 것완료3시간 전',
    ])
    expect(entries.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/course/7/lesson/71'])
  })

  test('without anything in it says so', async () => {
    await openLesson(71, { record: async () => ({ startedDate: null, studiedDate: null, studyMinutes: 0, entries: [] }) })
    await open()
    expect(await screen.findByText('아직 기록이 없어요. 첫 학습을 마치면 여기에 쌓여요.')).toBeVisible()
  })

  test('that fails can be asked for again', async () => {
    await openLesson(71, { record: vi.fn(async () => aRecord).mockRejectedValueOnce(refusal(500)) })
    await open()
    expect(await screen.findByText('학습 기록을 불러오지 못했어요')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('1시간 35분')).toBeVisible()
  })

  test('is not offered to guests', async () => {
    await openLesson(71, { viewer: guest })
    expect(screen.queryByRole('button', { name: '내 학습 기록' })).not.toBeInTheDocument()
  })
})
