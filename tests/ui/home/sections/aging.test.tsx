import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sectionViews } from '../../../../src/ui/home/sectionViews.tsx'
import { aHomeView, type KnownLists } from '../../../fakes/aHomeView.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeClock } from '../../../fakes/fakeClock.ts'
import { renderInApp } from '../../renderInApp.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const aMinuteLater = () => act(() => vi.advanceTimersByTimeAsync(60_000))
const actions = { openBeta: () => {}, openQuests: () => {}, go: () => {} }

async function open(id: 'homework' | 'study-log', lists: KnownLists, at: string) {
  const clock = fakeClock(at)
  const application = anApplication({ clock })
  const View = sectionViews[id]
  renderInApp(<View title="제목" home={{ ...aHomeView({ lists }), retry: () => {} }} {...{ application, actions }} />, application)
  // The component is in the chunk of sections that only channels have.
  await act(async () => void (await import('../../../../src/ui/home/sections/StudyRows.tsx')))
  return clock
}

test('homework of a page that stays open is due today until midnight, and over after it', async () => {
  const assignment = {
    homeworkId: 1,
    assignmentId: 1,
    title: '숙제',
    description: null,
    endDate: '2026-11-20',
    lateEndDate: null,
    state: null,
  }
  const clock = await open('homework', { assignments: [assignment] }, '2026-11-20T23:59:30+09:00')
  expect(screen.getByText('오늘 마감')).toBeInTheDocument()
  clock.set('2026-11-21T00:00:30+09:00')
  await aMinuteLater()
  expect(screen.queryByText('오늘 마감')).not.toBeInTheDocument()
  expect(screen.getByText('마감')).toBeInTheDocument()
})

test('how long ago one studied goes on counting', async () => {
  const entry = { type: 'PROBLEM', title: '두 수의 합', updatedDate: '2026-11-20T09:00:00+09:00', id: 4 } as const
  const clock = await open('study-log', { studyLogs: [entry] }, '2026-11-20T09:58:00+09:00')
  expect(screen.getByText('58분 전')).toBeInTheDocument()
  clock.set('2026-11-20T10:01:00+09:00')
  await aMinuteLater()
  expect(screen.getByText('1시간 전')).toBeInTheDocument()
})
