import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { WorkCard } from '../../../../src/domain/studio/work.ts'
import { StudioCourses } from '../../../../src/ui/studio/course/StudioCourses.tsx'
import { aStudioCourse } from '../../../domain/studio/aStudioCourse.ts'
import { teacher } from '../../../domain/viewer/viewers.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeFeatures, fakeStudioCourse } from '../../../fakes/features.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { openAt } from '../../openAt.tsx'

const date = '2026-11-20T01:00:00.000Z'
const card = (given: Partial<WorkCard>): WorkCard => ({
  workId: 7,
  state: 'DRAFT',
  updatedDate: date,
  title: '조개',
  partCount: 3,
  ...given,
})

async function open(list: () => Promise<readonly WorkCard[]>, store = memoryStore()) {
  const application = anApplication({ features: fakeFeatures({ studioCourse: fakeStudioCourse({ list }) }), store })
  await act(async () => void openAt('/studio/publish/course', <StudioCourses viewer={teacher} />, application))
}

it('tells of each course how far it is, how much is in it and when it was saved', async () => {
  await open(async () => [card({ state: 'PUBLISHED' }), card({ workId: 8, title: '', state: 'WITHDRAWN', partCount: null })])
  const [one, other] = await screen.findAllByRole('listitem')
  expect(one).toHaveTextContent(/공개.*조개.*학습 3개 · .*저장/)
  expect(within(one ?? document.body).getByRole('link', { name: '조개' })).toHaveAttribute('href', '/studio/publish/course/7')
  expect(other).toHaveTextContent(/내림.*이름 없음/)
  expect(other).not.toHaveTextContent('학습')
  expect(screen.getByRole('link', { name: '새 강의' })).toHaveAttribute('href', '/studio/publish/course/new')
})

it('leads back to what was not saved yet', async () => {
  const store = memoryStore()
  store.set('studio/course/1/new@', JSON.stringify({ content: aStudioCourse(), before: null }))
  await open(async () => [], store)
  expect(await screen.findByText('저장 안 한 내용이 이 기기에 있어요')).toBeVisible()
  expect(screen.queryByText('아직 만든 강의가 없어요')).toBeNull()
})

it('says that there is none yet, and offers to try again what failed', async () => {
  await open(async () => [])
  expect(await screen.findByText('아직 만든 강의가 없어요')).toBeVisible()
  document.body.replaceChildren()
  await open(async () => Promise.reject(refusal(500)))
  expect(await screen.findByText('목록을 불러오지 못했어요')).toBeVisible()
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
})
