import { act, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { StudioPage } from '../../../src/ui/studio/StudioPage.tsx'
import { channelSite } from '../../domain/site/places.ts'
import { learner, teacher } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeRoom, fakeSetHomework, fakeStudioCourse, fakeStudioProblem } from '../../fakes/features.ts'
import { openAt } from '../openAt.tsx'
import { openWorkPage } from './openWorkPage.tsx'

const open = async (viewer: typeof learner) => {
  const list = vi.fn(async () => [])
  const features = { studioCourse: fakeStudioCourse({ list }) }
  await openWorkPage({ at: paths.publishing, path: paths.publishing, page: <StudioPage />, features, viewer })
  return list
}

it.each([
  [guest, '로그인하면 내 콘텐츠를 만들 수 있어요'],
  [learner, '선생님만 들어올 수 있어요'],
])('is closed to others, who are told so, and nothing is read', async (viewer, title) => {
  const list = await open(viewer)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.queryByRole('link', { name: '새 강의' })).toBeNull()
  expect(list).not.toHaveBeenCalled()
})

const list = async () => []
const works = {
  studioCourse: fakeStudioCourse({ list }),
  studioProblem: fakeStudioProblem({ list }),
  setHomework: fakeSetHomework({ list }),
  room: fakeRoom({}),
}

const [problem, homework, room, course] = [
  ['문제 만들기', '/studio/publish/problem/new'],
  ['숙제 내기', '/studio/homework/new'],
  ['시험이나 대회 열기', '/studio/room/new'],
  ['강의 만들기', '/studio/publish/course/new'],
]

it.each([
  ['a teacher', true, [problem, homework, room, course]],
  ['a creator, who teaches nobody,', false, [problem, course]],
])('leads %s to each kind of work that they may make', async (_, isTeaching, expected) => {
  const viewer = { ...anApplication().viewer, current: async () => teacher }
  const rolePolicy = { canPublish: () => true, canTeach: () => isTeaching }
  await act(async () => void openAt(paths.publishing, <StudioPage />, anApplication({ features: fakeFeatures(works), viewer, rolePolicy })))
  const doors = within(await screen.findByRole('navigation', { name: '무엇을 만들까요?' }))
  const links = doors.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.filter(([name]) => name !== '스튜디오 가이드')).toEqual(expected)
})

it('says of announcements that did not come that they can be loaded again [F-113]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const lost = Promise.reject(new Error('offline'))
  lost.catch(() => {})
  const features = { ...fakeFeatures(works), inbox: () => lost }
  const viewer = { ...anApplication().viewer, current: async () => teacher }
  const page = (
    <Suspense>
      <StudioPage />
    </Suspense>
  )
  await act(async () => void openAt(paths.publishing, page, anApplication({ expectedSite: channelSite, features, viewer })))
  expect(await screen.findByText('연결을 확인하고 다시 불러와 주세요.')).toHaveRole('alert')
  expect(screen.getByRole('button', { name: '다시 불러오기' })).toBeVisible()
})
