import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registrationWords } from '../../../src/ui/registration/registrationWords.ts'
import { teacher } from '../../domain/viewer/viewers.ts'

const said = '연결을 확인하고 다시 불러와 주세요.'

/** Makes a module fail to load. Modules are reset before each test, as a loaded one would not fail any more. */
const lose = (path: string) => {
  vi.doMock(path, () => Promise.reject(new Error('offline')))
  lost.push(path)
}
const lost: string[] = []

beforeEach(() => {
  vi.resetModules()
  // React reports what its boundaries catch.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  for (const path of lost.splice(0)) vi.doUnmock(path)
  // Other files of this worker must not meet a module that has lost a part.
  vi.resetModules()
})

const reloadIn = async (part: HTMLElement) => {
  expect(await within(part).findByText(said)).toHaveRole('alert')
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  await userEvent.click(within(part).getByRole('button', { name: '다시 불러오기' }))
  expect(reload).toHaveBeenCalledOnce()
}

test('a task of reading says that its answers did not come, and can be loaded again [F-113]', async () => {
  lose('../../../src/ui/problem/reading/ReadingPanel.tsx')
  const { openWorkbench } = await import('../problem/workbench/openWorkbench.tsx')
  await openWorkbench({ problem: { readingTask: { kind: 'PREDICT', code: 'print(1)', input: '' }, taskKind: 'PREDICT', examples: [] } })
  await reloadIn(document.body)
})

test('a judge is told that the panel did not come [F-113]', async () => {
  lose('../../../src/ui/room/judge/JudgePanel.tsx')
  const { openRoomAt } = await import('../room/openRoom.tsx')
  const { aRoom } = await import('../../domain/room/aContest.ts')
  await openRoomAt('/room/7', { room: async () => aRoom({ isJudge: true }) })
  await reloadIn(document.body)
})

test('questions that did not come say so [F-113]', async () => {
  lose('../../../src/ui/question/Questions.tsx')
  const { LazyQuestions } = await import('../../../src/ui/question/LazyQuestions.tsx')
  const { renderInApp } = await import('../renderInApp.tsx')
  const subject = { contentType: 'PROBLEM', contentId: 7, lessonId: null } as const
  await act(async () => void renderInApp(<LazyQuestions subject={subject} problemId={7} />))
  await reloadIn(document.body)
})

test('the plan of a lesson that did not come says so, to whom it is for [F-113]', async () => {
  lose('../../../src/ui/problem/types/LessonPlanRegion.tsx')
  const { ProblemTypePage } = await import('../../../src/ui/problem/ProblemTypePage.tsx')
  const { openTypes } = await import('../problem/types/openTypes.tsx')
  const { aCategory } = await import('../../domain/problems/aType.ts')
  const { Route, Routes } = await import('react-router-dom')
  const type = { ...aCategory({ categoryId: 802 }), lesson: null }
  const pages = (
    <Routes>
      <Route path="/problem/category/:categoryId" element={<ProblemTypePage />} />
    </Routes>
  )
  const problems = { type: async () => type, find: async () => ({ items: [], totalCount: 0, pageSize: 20 }) }
  await openTypes('/problem/category/802', pages, { as: teacher, problems })
  await reloadIn(document.body)
})

test.each([
  ['students', 'members', '학생', '../../../src/ui/course-class/page/teacher/TeacherSections.tsx'],
  ['dates', 'dates', registrationWords.title, '../../../src/ui/registration/Registration.tsx'],
])('the menu of a class leads to its %s, which say that they did not come [F-113]', async (_, name, title, path) => {
  lose(path)
  const { openClass, teaching } = await import('../course-class/page/openClass.tsx')
  await openClass({ viewer: { ...teacher, userId: 1 }, standing: async () => teaching })
  const link = screen.getByRole('link', { name: title })
  expect(link).toHaveAttribute('href', `#${name}`)
  const section = await screen.findByRole('region', { name: title })
  expect(section).toHaveAttribute('id', name)
  await reloadIn(section)
})

test('the menu of a class leads to where its teacher is told, whatever of the teacher’s it names [F-113]', async () => {
  lose('../../../src/ui/course-class/page/teacher/TeacherSections.tsx')
  const { openClass, teaching } = await import('../course-class/page/openClass.tsx')
  await openClass({ viewer: { ...teacher, userId: 1 }, standing: async () => teaching })
  await screen.findByText(said)
  const menu = within(screen.getByRole('navigation', { name: '수업 안내' }))
  for (const link of menu.getAllByRole('link')) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeVisible()
})

test('what a class was told that did not come says so to its learners [F-113]', async () => {
  lose('../../../src/ui/course-class/page/teacher/Announcements.tsx')
  const { enrolled, learner, openClass } = await import('../course-class/page/openClass.tsx')
  await openClass({ viewer: learner, standing: async () => enrolled })
  await reloadIn(await screen.findByRole('region', { name: '공지' }))
})

test.each([
  ['the links to a report', '../../../src/ui/report/MemberReportDialog.tsx', /보고서 링크/],
  ['the tries of who is stuck', '../../../src/ui/class-view/LearnerDialog.tsx', /조개 세기 3번 제출/],
])('%s that did not come are told at each press [F-113]', async (_, path, name) => {
  lose(path)
  const { openClass, teaching } = await import('../course-class/page/openClass.tsx')
  const { aStanding } = await import('../../domain/aStanding.ts')
  const who = { userId: 12, nickname: '하늘', profile: null }
  const stuck = aStanding({ state: 'TRIED', submissionCount: 3, failedInARow: 3, failedCaseNumber: 2, failedCaseLabel: null })
  await openClass({
    viewer: { ...teacher, userId: 1 },
    standing: async () => teaching,
    members: async () => [{ ...who, completedCount: 1, totalCount: 4, studiedDate: null }],
    classView: {
      grid: async () => ({
        title: '파이썬 기초반',
        taskList: [{ taskId: 1, type: 'PROBLEM', contentId: 7001, title: '조개 세기' }],
        memberList: [{ ...who, state: null, submittedDate: null, comment: null, feedback: null, returnList: [], taskList: [stuck] }],
      }),
    },
  })
  const students = within(await screen.findByRole('region', { name: /^학생/ }))
  await userEvent.click(await students.findByRole('button', { name: /진도와 보고서/ }))
  for (let press = 0; press < 2; press++) {
    await userEvent.click(await students.findByRole('button', { name }))
    expect(await screen.findByText(said)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '알림 지우기' }))
    expect(screen.queryByText(said)).not.toBeInTheDocument()
  }
})
