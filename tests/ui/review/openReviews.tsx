import { act } from '@testing-library/react'
import { Suspense } from 'react'
import { vi } from 'vitest'
import type { ReviewRepository } from '../../../src/application/review.ts'
import type { Page } from '../../../src/domain/paging.ts'
import type { Review, ReviewPermission } from '../../../src/domain/review.ts'
import type { StudySubject } from '../../../src/domain/study.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { Reviews } from '../../../src/ui/review/Reviews.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeReview } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { allAnswers, impatientClient } from '../impatientClient.ts'
import { renderInApp } from '../renderInApp.tsx'

export const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }
export const aLong = '설명이 친절해서 끝까지 들었어요.'

export const aReview = (wishes: Partial<Review> = {}): Review => ({
  reviewId: 'course-7-1',
  rating: 4,
  content: '급식 알림봇을 만들며 반복문을 배웠어요.',
  nickname: '바다',
  profile: null,
  isMine: false,
  createdDate: '2026-11-20T07:00:00+09:00',
  updatedDate: null,
  ...wishes,
})

export const mine = aReview({ reviewId: 'course-7-own', nickname: '하늘', content: aLong, rating: 5, isMine: true })
export const aPage = (items: readonly Review[], totalCount = items.length): Page<Review> => ({ items, totalCount, pageSize: 10 })

interface World extends Partial<ReviewRepository> {
  readonly viewer?: Viewer
  /** Replaces `viewer` if it changes during the test. */
  readonly current?: () => Promise<Viewer>
  readonly mayWrite?: ReviewPermission
  readonly subject?: StudySubject
  readonly store?: ReturnType<typeof memoryStore>
}

/** Opens the reviews of course 7, and returns the mocks of their calls and a function that leaves the page. */
export async function openReviews({
  viewer = learner,
  current = async () => viewer,
  mayWrite = 'yes',
  subject = { kind: 'course', id: 7 },
  store,
  ...world
}: World = {}) {
  const reviews = {
    rating: vi.fn(world.rating ?? (async () => ({ average: 4.35, count: 4, distribution: [0, 0, 1, 1, 2] as const }))),
    list: vi.fn(world.list ?? (async () => aPage([aReview()]))),
    own: vi.fn(world.own ?? (async () => null)),
    write: vi.fn(world.write ?? (async () => {})),
    rewrite: vi.fn(world.rewrite ?? (async () => {})),
    edit: vi.fn(world.edit ?? (async () => {})),
    remove: vi.fn(world.remove ?? (async () => {})),
  }
  const features = fakeFeatures({ review: fakeReview(reviews) })
  const application = anApplication({
    features,
    viewer: { ...anApplication().viewer, current },
    ...(store && { store }),
  })
  const client = impatientClient()
  const page = await act(async () =>
    renderInApp(
      <div id="page-frame">
        <Suspense>
          <Reviews subject={subject} title="급식 알림봇" mayWrite={mayWrite} />
        </Suspense>
      </div>,
      application,
      client,
    ),
  )
  await allAnswers()
  return { ...reviews, leave: () => page.rerender(<p />) }
}
