import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { AnnouncementRepository } from '../../../../src/application/announcement.ts'
import type { ClassGrid } from '../../../../src/domain/classView.ts'
import { aStanding } from '../../../domain/aStanding.ts'
import { teacher } from '../../../domain/viewer/viewers.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { catchDownloads } from '../../downloads.ts'
import { enrolled, learner, openClass, teaching } from './openClass.tsx'

const member = (userId: number, nickname: string, completedCount: number) => ({
  userId,
  nickname,
  profile: null,
  completedCount,
  totalCount: 4,
  studiedDate: completedCount === 0 ? null : '2026-11-20T08:00:00+09:00',
})
const row = (userId: number, ...taskList: ClassGrid['memberList'][number]['taskList']) => ({
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
const stuck = aStanding({ state: 'TRIED', submissionCount: 3, failedInARow: 3, failedCaseNumber: 2, failedCaseLabel: '0개일 때' })
const grid: ClassGrid = {
  title: '파이썬 기초반',
  taskList: [
    { taskId: 1, type: 'PROBLEM', contentId: 7001, title: '조개 세기' },
    { taskId: 2, type: 'BLOCK', contentId: 2003, title: '해마 찾기' },
  ],
  memberList: [row(11, aStanding({ state: 'DONE' })), row(12, stuck)],
}
const told = {
  announcementId: 3,
  content: '자를 가져와요',
  createdDate: null,
  teacher: { nickname: '윤슬쌤', profile: null },
  isMine: true,
}

const inClass = (world: Parameters<typeof openClass>[0] = {}) =>
  openClass({
    viewer: { ...teacher, userId: 1 },
    standing: async () => teaching,
    members: async () => [member(11, '바다', 4), member(12, '하늘', 1), member(13, '새벽', 0)],
    classView: { grid: async () => grid, attempts: async () => [] },
    ...world,
  })
const part = async (name: RegExp | string) => within(await screen.findByRole('region', { name }))

describe('a class for its teacher', () => {
  test('is handed over as a file: numbers and names, and for each task how it stands, its mark and the tries', async () => {
    const files = catchDownloads()
    const handedIn = {
      state: 'MARKED',
      submittedDate: '2026-11-20T10:01:00+09:00',
      feedback: { score: 88.6, comment: '좋아요, 정말' },
    } as const
    const named = {
      ...grid,
      endDate: '2026-11-20T10:00:00+09:00',
      memberList: [
        { ...row(11, aStanding({ taskId: 1, state: 'DONE', score: 100, submissionCount: 2 })), nickname: '=바다', ...handedIn },
        { ...row(12, { ...stuck, taskId: 1 }), nickname: '하늘', state: 'OPEN' as const },
      ],
    }
    await inClass({ classView: { grid: async () => named, attempts: async () => [] } })
    await userEvent.click(await (await part(/^학생/)).findByRole('button', { name: 'CSV로 내려받기' }))
    expect(files.map(({ name }) => name)).toEqual(['파이썬 기초반.csv'])
    const bytes = new Uint8Array((await files[0]?.file.arrayBuffer()) ?? [])
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      '번호,이름,제출,낸 때,늦음,점수,선생님의 말,다시 낸 횟수,조개 세기 상태,조개 세기 점수,조개 세기 낸 횟수,해마 찾기 상태,해마 찾기 점수,해마 찾기 낸 횟수',
      `11,'=바다,채점했어요,2026-11-20 10:01,늦음,88.6,"좋아요, 정말",0,다 했어요,100,2,,,`,
      '12,하늘,내기 전,,,,,0,막혔어요,,3,,,',
      '',
    ])
    vi.restoreAllMocks()
  })

  test('begins with who needs help and on which case; one tap leads to their tries and to a word for them', async () => {
    const comment = vi.fn(async () => ({ commentId: 1, content: '', createdDate: null, teacher: null, submissionId: null }))
    await inClass({ classView: { grid: async () => grid, attempts: async () => [], comment } })
    const students = await part(/^학생/)
    expect(await students.findByText(/막혔어요 1명 · 조용해요 1명 · 다 했어요 1명/)).toBeVisible()
    const names = students.getAllByRole('listitem').map(({ textContent }) => /하늘|새벽|바다/.exec(textContent ?? '')?.[0])
    expect([...new Set(names.filter(Boolean))]).toEqual(['하늘', '새벽', '바다'])
    expect(screen.getAllByRole('region').flatMap(({ id }) => id || [])[0]).toBe('members')
    await userEvent.click(students.getByRole('button', { name: /조개 세기 3번 제출 · 경우 2 0개일 때에서 막힘/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '하늘 · 조개 세기' }))
    await userEvent.type(await sheet.findByRole('textbox', { name: '하고 싶은 말' }), '0부터 세어 봐요')
    await userEvent.click(sheet.getByRole('button', { name: '보내기' }))
    expect(comment).toHaveBeenCalledExactlyOnceWith(12, 7001, '0부터 세어 봐요', null, expect.any(String))
  })

  test('has its problems with how it stands to each, each the way to the class view', async () => {
    await inClass()
    const problems = await part('문제')
    expect(await problems.findByRole('link', { name: '조개 세기' })).toHaveAttribute('href', '/studio/problem/7001/members?class=7')
    expect(problems.getByText('막혔어요 1명')).toBeVisible()
    expect(problems.queryByRole('link', { name: '해마 찾기' })).not.toBeInTheDocument()
  })

  test('shows its members while the rest is on the way or failed', async () => {
    await inClass({ classView: { grid: async () => Promise.reject(refusal(500)) } })
    const students = await part(/^학생/)
    expect(await students.findByTitle('하늘')).toBeVisible()
    expect(await students.findByText(/누가 막혔는지 불러오지 못했어요/)).toBeVisible()
    expect(await (await part('문제')).findByRole('button', { name: '다시 시도' })).toBeVisible()
  })

  test('says who came to each time', async () => {
    const meeting = { meetingId: 1, startsAt: '2026-11-19T18:00:00+09:00', endsAt: '2026-11-19T19:00:00+09:00', presentUserIds: [11, 12] }
    await inClass({ attendances: async () => [meeting] })
    const attendance = await part('출석')
    expect(await attendance.findByText('3명 중 2명 출석')).toBeVisible()
    expect(attendance.getByText('오지 않은 학생: 새벽')).toBeVisible()
    expect(attendance.getByText(/11월 19일 \(목\) 오후 6시~7시/)).toBeVisible()
  })

  test('keeps what is announced until it was told, and takes it back', async () => {
    const announce = vi.fn<AnnouncementRepository['announce']>(async () => Promise.reject(refusal(500)))
    const remove = vi.fn<AnnouncementRepository['remove']>(async () => {})
    await inClass({ announcements: { list: async () => [told], announce, remove } })
    const announcements = await part('공지')
    const field = await announcements.findByRole('textbox', { name: '수업에 알릴 말' })
    await userEvent.type(field, '내일은 쉬어요')
    await userEvent.click(announcements.getByRole('button', { name: '공지하기' }))
    expect(await announcements.findByText('보내지 못했어요. 쓴 글은 그대로 있어요.')).toBeVisible()
    expect(field).toHaveValue('내일은 쉬어요')
    announce.mockResolvedValue(told)
    await userEvent.click(announcements.getByRole('button', { name: '공지하기' }))
    expect(await screen.findByText(/수업에 알렸어요/)).toBeInTheDocument()
    expect(field).toHaveValue('')
    await userEvent.click(announcements.getByRole('button', { name: '지우기' }))
    await userEvent.click(within(screen.getByRole('dialog', { name: '수업 공지를 지울까요?' })).getByRole('button', { name: '지우기' }))
    expect(remove).toHaveBeenCalledExactlyOnceWith(3)
  })
})

test('who takes a class reads what was told, and nothing else that is its teacher’s', async () => {
  await openClass({ viewer: learner, standing: async () => enrolled, announcements: { list: async () => [{ ...told, isMine: false }] } })
  const announcements = await part('공지')
  expect(announcements.getByText('자를 가져와요')).toBeVisible()
  expect(announcements.queryByRole('button')).not.toBeInTheDocument()
  for (const name of [/^학생/, '문제', '출석']) expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
})
