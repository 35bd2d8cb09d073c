import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { AssignmentDetail } from '../../../src/domain/assignment.ts'
import { paths } from '../../../src/domain/paths.ts'
import { Desk } from '../../../src/ui/home/sections/Desk.tsx'
import { HomeworkPage } from '../../../src/ui/homework/HomeworkPage.tsx'
import { createQueryClient } from '../../../src/ui/kit/query.ts'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
import { anAssignment } from '../../domain/anAssignment.ts'
import { channelSite } from '../../domain/site/places.ts'
import { teacher } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeClassView, fakeFeatures, fakeHomework } from '../../fakes/features.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { openAt } from '../openAt.tsx'
import { renderInApp } from '../renderInApp.tsx'
import { learner } from '../review/openReviews.tsx'

const ends = { endDate: '2026-11-20T18:00:00+09:00', lateEndDate: '2026-11-22T18:00:00+09:00' } as const

/** Opens the page of homework that was not handed in. */
async function openHomework(at: string, given: Partial<AssignmentDetail> = ends) {
  const clock = fakeClock(at)
  const homework = { assignment: async () => anAssignment(given), tasks: async () => [] }
  const viewer = { ...anApplication().viewer, current: async () => learner }
  const application = anApplication({ clock, viewer, features: fakeFeatures({ homework: fakeHomework(homework) }) })
  await act(async () => {
    openAt(
      '/homework/40/assignment/400/task',
      <>
        <Routes>
          <Route path={paths.homework} element={<HomeworkPage />} />
        </Routes>
        <NotificationRegion />
      </>,
      application,
    )
  })
  await screen.findByRole('heading', { level: 1, name: anAssignment().title })
  return clock
}

/** Opens a teacher's desk with the same homework on it, on a channel, whose desk has all lines. */
async function openDesk(at: string) {
  const client = createQueryClient()
  client.setQueryData(['viewer'], teacher)
  const row = { homeworkId: 40, assignmentId: 400, title: '구구단', ...ends, toMarkCount: 0, openCount: 5 }
  const desk = async () => ({ stuckList: [], homeworkList: [row], week: null })
  const features = fakeFeatures({ classView: { ...fakeClassView(), desk } })
  await act(
    async () =>
      void renderInApp(
        <Suspense>
          <Desk />
        </Suspense>,
        anApplication({ expectedSite: channelSite, clock: fakeClock(at), features }),
        client,
      ),
  )
  await screen.findByRole('link', { name: /회원 관리/ })
}

const [end, lateEnd] = ['11월 20일(금) 오후 6:00까지', '11월 22일(일) 오후 6:00까지']
const lateText = /^늦은 제출은/
const [onTime, late] = ['제출하기', '늦게 제출하기']
const endingLine = /마감이 가까워요/

test.each([
  ['a week before', '2026-11-13T10:00:00+09:00', { heading: onTime, lateText: null, ending: null }],
  ['on the last day', '2026-11-20T10:00:00+09:00', { heading: onTime, lateText: null, ending: `구구단 마감이 가까워요${end}` }],
  ['at the end', '2026-11-20T18:00:00+09:00', { heading: onTime, lateText: null, ending: `구구단 마감이 가까워요${end}` }],
  ['after the end', '2026-11-20T18:00:01+09:00', { heading: late, lateText: `늦은 제출은 ${lateEnd} 받아요.`, ending: null }],
  [
    'on the last day for late work',
    '2026-11-22T10:00:00+09:00',
    { heading: late, lateText: `늦은 제출은 ${lateEnd} 받아요.`, ending: `구구단 늦은 제출 마감이 가까워요${lateEnd}` },
  ],
  [
    'after the late end',
    '2026-11-22T18:00:01+09:00',
    { heading: '마감된 숙제예요', lateText: `늦은 제출은 ${lateEnd} 받았어요.`, ending: null },
  ],
])('its page and its teacher’s desk say the same of homework %s', async (_, at, expected) => {
  await openHomework(at)
  expect(screen.getByRole('heading', { level: 2, name: expected.heading })).toBeVisible()
  expect(screen.getByText(end)).toBeVisible()
  expect(screen.queryByText(lateText)?.textContent ?? null).toBe(expected.lateText)
  await openDesk(at)
  const line = screen.queryByRole('link', { name: endingLine })
  expect(line?.textContent ?? null).toBe(expected.ending && `${expected.ending} · 아직 내지 않은 학생 5명`)
})

test.each([
  ['the end', '2026-11-20T17:59:57+09:00', '2026-11-20T18:01:00+09:00', ends, '그사이 마감이 지나서 늦은 제출로 내요.'],
  ['the late end', '2026-11-22T17:59:57+09:00', '2026-11-22T18:01:00+09:00', ends, '마감이 지나서 제출할 수 없어요.'],
  [
    'the only end',
    '2026-11-20T17:59:57+09:00',
    '2026-11-20T18:01:00+09:00',
    { ...ends, lateEndDate: null },
    '마감이 지나서 제출할 수 없어요.',
  ],
])('a question that is open over %s says what has come of it', async (_, before, after, given, text) => {
  const clock = await openHomework(before, given)
  await userEvent.click(screen.getByRole('button', { name: '제출하기' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  // The page looks at its clock at the full minute.
  clock.set(after)
  expect(await screen.findByText(text, undefined, { timeout: 8000 })).toBeVisible()
})
