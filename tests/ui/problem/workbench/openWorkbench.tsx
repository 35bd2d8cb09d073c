import { act, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { CodeRunner } from '../../../../src/application/codeRunner.ts'
import type { Drafts } from '../../../../src/application/draft.ts'
import type { OwnCaseStore } from '../../../../src/application/guestWork.ts'
import type { ProblemCatalogue, SubmissionRepository } from '../../../../src/application/problem.ts'
import { notBegun, type ProblemDetail } from '../../../../src/domain/problems/problem.ts'
import { siteOf } from '../../../../src/domain/site/site.ts'
import type { Viewer } from '../../../../src/domain/viewer.ts'
// Loaded before the first test: it takes its time.
import '../../../../src/ui/problem/workbench/editor/richEditor.ts'
import { ProblemBench } from '../../../../src/ui/problem/workbench/ProblemBench.tsx'
import { noContent } from '../../../domain/home/noContent.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeFeatures, fakeProblem } from '../../../fakes/features.ts'
import { fakeRunner } from '../../../fakes/fakeRunner.ts'
import type { MemoryStore } from '../../../fakes/memoryStore.ts'
import { learner } from '../../course/page/openCourse.tsx'
import { allAnswers, impatientClient } from '../../impatientClient.ts'
import { renderInApp } from '../../renderInApp.tsx'
import { aProblemDetail } from '../aProblem.ts'
import { aSubmission } from './aSubmission.ts'

/** Solutions of the problem ‘count the waves’, whose output is its input. */
export const programs = {
  right: (input: string) => input,
  tooMany: (input: string) => String(Number(input) + 1),
  silent: () => '',
  broken: () => new RangeError('list index out of range'),
}

interface World {
  readonly viewer?: Viewer
  /** Called each time the viewer is read. */
  readonly current?: () => Promise<Viewer>
  readonly problem?: Partial<ProblemDetail>
  readonly catalogue?: Partial<ProblemCatalogue>
  readonly submissions?: Partial<SubmissionRepository>
  readonly drafts?: Partial<Drafts>
  readonly ownCases?: Partial<OwnCaseStore>
  readonly sessionStore?: MemoryStore
  readonly runner?: CodeRunner
  /** The draft in the editor: the name of a program. */
  readonly code?: string
  readonly origin?: Parameters<typeof ProblemBench>[0]['origin']
  readonly onAccepted?: () => void
}

/** Opens a problem's workbench with a draft in its editor, and returns the mocks of its calls. */
export async function openWorkbench(world: World = {}) {
  const { viewer = learner, code = 'right', origin = null, onAccepted } = world
  const submit = vi.fn(world.submissions?.submit ?? (async () => aSubmission()))
  const save = vi.fn<Drafts['save']>(world.drafts?.save ?? (async () => ({ kind: 'saved' })))
  const openHint = vi.fn(world.submissions?.openHint ?? (() => new Promise<never>(() => {})))
  const writeCases = vi.fn(world.ownCases?.write ?? (async () => {}))
  const problem = fakeProblem({
    problems: {
      problem: async () => aProblemDetail(world.problem),
      standing: async () => notBegun,
      recommended: async () => [],
      ...world.catalogue,
    },
    submissions: { list: async () => ({ items: [], totalCount: 0, pageSize: 20 }), ...world.submissions, submit, openHint },
    drafts: {
      open: async () => ({ code, updatedDate: null, other: null }),
      discardOther: async () => {},
      ...world.drafts,
      save,
    },
    ownCases: { read: async () => [], ...world.ownCases, write: writeCases },
  })
  const application = anApplication({
    features: fakeFeatures({ problem, codeRunner: world.runner ?? fakeRunner(programs) }),
    ...(world.sessionStore && { sessionStore: world.sessionStore }),
    viewer: { ...anApplication().viewer, current: world.current ?? (async () => viewer) },
    siteLoader: {
      ...anApplication().siteLoader,
      loadHome: async () => ({ site: siteOf(null, true), channel: null, tint: null, home: noContent }),
    },
  })
  const bench = (
    <ProblemBench problemId={11} origin={origin} level={1} below={<p>다른 사람의 질문</p>} {...(onAccepted && { onAccepted })} />
  )
  const client = impatientClient()
  await act(async () => void renderInApp(bench, application, client))
  await allAnswers()
  return { application, client, submit, save, openHint, writeCases }
}

export const results = () => within(screen.getByRole('region', { name: '결과' }))

export const button = (name: string) => screen.getByRole('button', { name })

/** Returns the text of the editor: of the text box, or of the rich editor once that has loaded. */
export const codeInEditor = () => {
  const box = screen.queryByRole<HTMLTextAreaElement>('textbox', { name: '코드' })
  if (box !== null) return box.value
  const host = [...document.querySelectorAll('[data-editor] > div')].find((element) => element.shadowRoot !== null)
  return [...(host?.shadowRoot?.querySelectorAll('.cm-line') ?? [])].map((line) => line.textContent).join('\n')
}
