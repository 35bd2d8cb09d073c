import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { Application } from '../../../../src/application/Application.ts'
import type { Features } from '../../../../src/application/Features.ts'
import type { MusicFeature } from '../../../../src/application/music.ts'
import type { ProblemCatalogue } from '../../../../src/application/problem.ts'
import { seaScores } from '../../../../src/domain/music/seaScores.ts'
import { successChime } from '../../../../src/domain/music/successChime.ts'
import { guest, type Viewer } from '../../../../src/domain/viewer.ts'
import { aCategory, aGroup } from '../../../domain/problems/aType.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeFeatures, fakeProblem } from '../../../fakes/features.ts'
import { openAt } from '../../openAt.tsx'

export const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }

export const shores = [
  aCategory({ name: '출력하기', solvedCount: 2 }),
  aCategory({ categoryId: 802, name: '입력받기', solvedCount: 1, character: 'CRAB' }),
  aCategory({ categoryId: 808, categoryGroupName: '산호 숲', name: '비교하기' }),
]
export const groups = [aGroup(), aGroup({ name: '산호 숲', position: 2, theme: 'CORAL', description: null })]

interface Wishes extends Partial<Application> {
  readonly problems?: Partial<ProblemCatalogue>
  readonly given?: Partial<Features>
  readonly as?: Viewer
}

/** A page about types for a learner, with two seas unless the test gives others. */
export async function openTypes(address: string, page: ReactElement, { problems, given, as = learner, ...wishes }: Wishes = {}) {
  const application = anApplication()
  const catalogue = { categories: async () => shores, categoryGroups: async () => groups, ...problems }
  const whole: Application = {
    ...application,
    viewer: { ...application.viewer, current: async () => as },
    features: fakeFeatures({ problem: fakeProblem({ problems: catalogue }), ...given }),
    ...wishes,
  }
  // Pages suspend until their features are there.
  await act(async () => void openAt(address, page, whole))
  return { application: whole }
}

/** Fakes the music and records what it plays. */
export function silentMusic() {
  const heard: string[] = []
  const music: MusicFeature = {
    player: {
      play: (score) => heard.push(Object.entries(seaScores).find(([, one]) => one === score)?.[0] ?? '?'),
      stop: () => heard.push('stop'),
      playOnce: () => heard.push('once'),
    },
    scoreOf: (theme) => seaScores[theme],
    successChime,
  }
  return { heard, music }
}
