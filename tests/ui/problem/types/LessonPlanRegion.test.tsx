import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import type { LessonPlan } from '../../../../src/domain/problems/lessonPlan.ts'
import { ProblemTypePage } from '../../../../src/ui/problem/ProblemTypePage.tsx'
// The lazy module is imported here, so that no test waits for it.
import '../../../../src/ui/problem/types/LessonPlanRegion.tsx'
import { aCategory } from '../../../domain/problems/aType.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { learner, openTypes } from './openTypes.tsx'

const plan: LessonPlan = {
  aim: '한 줄을 읽을 수 있어요.',
  standards: [{ code: '[6실05-02]', text: '프로그램을 작성한다.' }],
  sources: [{ name: '고시', href: 'https://example.org/notice' }],
  stages: [
    { name: '도입', minutes: 5, text: '쪽지를 뽑아요.' },
    { name: '정리', minutes: 35, text: '세어 봐요.' },
  ],
  material: '쪽지 세 장이에요.',
  questions: ['몇 줄을 읽나요?'],
  mistakes: [{ mistake: '두 번만 읽어요.', help: '번호를 붙여요.' }],
  homework: '하나 더 풀어요.',
}
const teacher = { ...learner, roleList: ['ROLE_TEACHER'] }
const type = async () => ({ ...aCategory({ categoryId: 802, name: '입력받기' }), lesson: null })
const find = async () => ({ items: [], totalCount: 0, pageSize: 20 })

const open = (as: typeof learner, answer: (id: unknown) => Promise<LessonPlan>) =>
  openTypes(
    '/problem/category/802',
    <Routes>
      <Route path="/problem/category/:categoryId" element={<ProblemTypePage />} />
    </Routes>,
    { as, problems: { type, find, plan: answer } },
  )

describe('the plan of a lesson on a type', () => {
  test('is read by who teaches: aim, standards with their source, minutes, questions, mistakes, homework', async () => {
    const asked = vi.fn<(id: unknown) => Promise<LessonPlan>>(async () => plan)
    await open(teacher, asked)
    const region = within(await screen.findByRole('region', { name: /수업안/ }))
    expect(await region.findByRole('heading', { name: '수업의 흐름 (40분)' })).toBeVisible()
    expect(asked.mock.calls[0]?.[0]).toBe(802)
    expect(region.getByText('[6실05-02]')).toBeVisible()
    expect(region.getByRole('link', { name: /고시/ })).toHaveAttribute('href', 'https://example.org/notice')
    expect(region.getByRole('rowheader', { name: '도입' })).toBeVisible()
    for (const text of [plan.aim, '5분', '몇 줄을 읽나요?', '번호를 붙여요.', '쪽지 세 장이에요.', '하나 더 풀어요.'])
      expect(region.getByText(text)).toBeVisible()
  })

  test('is printed alone', async () => {
    await open(teacher, async () => plan)
    const region = await screen.findByRole('region', { name: /수업안/ })
    let printed: string | null = null
    vi.stubGlobal('print', () => void (printed = region.getAttribute('data-printed')))
    await userEvent.click(await within(region).findByRole('button', { name: '인쇄하기' }))
    expect(printed).toBe('true')
    expect(region).not.toHaveAttribute('data-printed')
  })

  test('leaves out what nobody wrote', async () => {
    await open(teacher, async () => ({
      ...plan,
      standards: [],
      sources: [],
      stages: [],
      material: null,
      questions: [],
      mistakes: [],
      homework: null,
    }))
    const region = within(await screen.findByRole('region', { name: /수업안/ }))
    expect(await region.findByText(plan.aim)).toBeVisible()
    expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  })

  test('is not asked for by learners', async () => {
    const asked = vi.fn<(id: unknown) => Promise<LessonPlan>>(async () => plan)
    await open(learner, asked)
    expect(await screen.findByRole('heading', { level: 1, name: '입력받기' })).toBeVisible()
    expect(screen.queryByRole('region', { name: /수업안/ })).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  test('a type without a plan has no such region', async () => {
    await open(teacher, async () => Promise.reject(refusal(404)))
    expect(await screen.findByRole('heading', { level: 1, name: '입력받기' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: /수업안/ })).toBeNull())
  })

  test('one that fails to load is asked for again', async () => {
    let answers = 0
    await open(teacher, async () => {
      answers += 1
      if (answers === 1) throw refusal(403)
      return plan
    })
    const region = within(await screen.findByRole('region', { name: /수업안/ }))
    await userEvent.click(await region.findByRole('button', { name: /다시/ }))
    expect(await region.findByText(plan.aim)).toBeVisible()
  })
})
