import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import type { Features } from '../../../src/application/Features.ts'
import type { WorkRepository } from '../../../src/application/studio.ts'
import type { Work, WorkVersion } from '../../../src/domain/studio/work.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
import { teacher } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { openAt } from '../openAt.tsx'

export const [first, second] = ['2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z'] as const

export const version = (given: Partial<WorkVersion> = {}): WorkVersion => ({ workId: 7, state: 'DRAFT', updatedDate: second, ...given })

export const workOf = <Content,>(content: Content, given: Partial<Work<Content>> = {}): Work<Content> => ({
  workId: 7,
  state: 'DRAFT',
  updatedDate: first,
  content,
  isCurrent: false,
  ...given,
})

/** Fakes a repository of works whose calls succeed, except for those that a test gives. */
export const repositoryOf = <Content,>(content: Content, answers: Partial<WorkRepository<Content>> = {}) => ({
  list: vi.fn(answers.list ?? (async () => [])),
  read: vi.fn(answers.read ?? (async () => workOf(content))),
  create: vi.fn(answers.create ?? (async () => version())),
  save: vi.fn(answers.save ?? (async () => version())),
  publish: vi.fn(answers.publish ?? (async () => version({ state: 'PUBLISHED' }))),
  withdraw: vi.fn(answers.withdraw ?? (async () => version({ state: 'WITHDRAWN' }))),
  remove: vi.fn(answers.remove ?? (async () => {})),
})

interface WorkPageWishes {
  readonly at: string
  readonly path: string
  readonly page: ReactElement
  readonly features: Partial<Features>
  /** The viewer, or a function that is called each time the viewer is read. */
  readonly viewer?: Viewer | (() => Viewer) | undefined
  readonly store?: ReturnType<typeof memoryStore> | undefined
}

/** Opens a page of the studio. */
export async function openWorkPage({ at, path, page, features, viewer = teacher, store = memoryStore() }: WorkPageWishes) {
  const user = {
    current: async () => (typeof viewer === 'function' ? viewer() : viewer),
    experience: vi.fn(),
    chooseGender: vi.fn(),
    signOut: vi.fn(),
  }
  const application = anApplication({ viewer: user, features: fakeFeatures(features), store })
  let browser: ReturnType<typeof openAt> | null = null
  await act(async () => {
    browser = openAt(
      at,
      <div id="page-frame">
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
        <NotificationRegion />
      </div>,
      application,
    )
  })
  return { store, address: () => browser?.address() }
}
