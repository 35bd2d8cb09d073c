import type { ReactElement } from 'react'
import type { HabitRepository } from '../../../src/application/habit.ts'
import type { StudyHabit } from '../../../src/domain/habit.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeHabit } from '../../fakes/features.ts'
import { renderInApp } from '../renderInApp.tsx'

const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }

/** Opens a part that shows a learner's habit; `error` makes the backend fail. */
export function openHabit(
  part: ReactElement,
  answer: StudyHabit | Error,
  wishes: Partial<HabitRepository> & { readonly as?: Viewer } = {},
) {
  const { as = learner, ...habits } = wishes
  const read = async () => {
    if (answer instanceof Error) throw answer
    return answer
  }
  const application = anApplication()
  return renderInApp(part, {
    ...application,
    viewer: { ...application.viewer, current: async () => as },
    features: fakeFeatures({ habit: fakeHabit({ read, ...habits }) }),
  })
}
