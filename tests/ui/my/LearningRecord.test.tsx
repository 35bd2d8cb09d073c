import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { LearningRecord as RecordPort } from '../../../src/application/problem.ts'
import type { RecentAttempt } from '../../../src/domain/problems/learningRecord.ts'
import { LearningRecord } from '../../../src/ui/my/LearningRecord.tsx'
import { fakeProblem } from '../../fakes/features.ts'
import { groups, openTypes, shores } from '../problem/types/openTypes.tsx'

const attempt = (wishes: Partial<RecentAttempt>): RecentAttempt => ({
  submissionId: 1,
  problemId: 7_001,
  title: '조개껍데기 세기',
  state: 'ACCEPTED',
  createdDate: '2026-11-20T09:00:00+09:00',
  ...wishes,
})
const pageOf = (...items: readonly RecentAttempt[]) => ({ items, totalCount: items.length, pageSize: 20 })

const open = async (record: Partial<RecordPort> = {}, categories = async () => shores) => {
  const answers = {
    problems: { categories, categoryGroups: async () => groups },
    record: { activeDays: async () => [], attempts: async () => pageOf(), ...record },
  }
  await openTypes('/my', <LearningRecord />, { given: { problem: fakeProblem(answers) } })
}

describe('what one has learnt', () => {
  test('is told sea by sea', async () => {
    await open()
    expect(await screen.findByRole('progressbar', { name: '얕은 바다' })).toHaveAttribute('aria-valuetext', '4문제 중 3문제를 풀었어요')
    expect(screen.getByText('3 / 4')).toBeVisible()
    expect(screen.getByRole('link', { name: '유형별 학습에서 이어 가기' })).toHaveAttribute('href', '/problem/category?page=1')
  })

  test('day by day, in words too', async () => {
    const days = ['2026-11-18', '2026-11-19', '2026-11-20'].map((date) => ({ date, count: 2 }))
    await open({ activeDays: async () => days })
    expect(await screen.findByText('지난 12주 동안 3일 배웠어요.')).toBeVisible()
    expect(screen.getByText(/최근에 배운 날: 11월 20일 금요일 2번, 11월 19일 목요일 2번/)).toBeInTheDocument()
  })

  test('and by what was handed in last', async () => {
    await open({ attempts: async () => pageOf(attempt({}), attempt({ submissionId: 2, title: '모래성 쌓기', state: 'STEP_LIMIT' })) })
    const row = (await screen.findByRole('link', { name: '모래성 쌓기' })).closest('li')
    expect(row && within(row).getByText('시간 초과')).toBeVisible()
    expect(screen.getByRole('link', { name: '조개껍데기 세기' })).toHaveAttribute('href', '/learn/problem/7001')
    expect(screen.getByText('맞았어요')).toBeVisible()
    expect(screen.getAllByText('1시간 전')).toHaveLength(2)
  })

  test('who has not begun is invited to', async () => {
    await open({}, async () => [])
    expect(await screen.findByText('아직 낸 답이 없어요. 첫 문제를 골라 보세요.')).toBeVisible()
    expect(await screen.findByText(/오늘 첫 칸을 채워 볼까요/)).toBeVisible()
    expect(await screen.findByText('아직 나눠 놓은 유형이 없어요.')).toBeVisible()
  })

  test('a part that fails leaves the others alone', async () => {
    await open({ activeDays: () => Promise.reject(new Error('500')) })
    expect(await screen.findByText('‘배운 날’ 기록을 불러오지 못했어요')).toBeVisible()
    expect(await screen.findByText('3 / 4')).toBeVisible()
  })
})
