import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { StudioPage } from '../../../src/ui/studio/StudioPage.tsx'
import { learner } from '../../domain/viewer/viewers.ts'
import { fakeStudioCourse } from '../../fakes/features.ts'
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
