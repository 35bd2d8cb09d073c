import { on, run } from '../content/classRuns.ts'
import { type ClassEntry, classOfId } from './classEntries.ts'
import type { World } from './world.ts'
import { trialClassId } from '../../src/domain/registration.ts'

const title = '1:1 체험수업'
const comment = '선생님과 40분 동안 화면을 나눠 보며, 첫 프로그램을 함께 만들어요.'
const free = { cost: 0, paymentType: 'POINT' } as const

/** Returns the trial class: one learner, one teacher, on every day but Sunday. No catalogue has it: `entry` is not an index. */
function trialEntry(world: World): ClassEntry {
  return {
    kind: 'live',
    entry: -1,
    term: 1,
    card: {
      courseClassId: trialClassId,
      title,
      comment,
      thumbnail: null,
      ...free,
      isOnlyForChannelUser: false,
      channelProfile: null,
      teacher: null,
      schedule: { memberCount: 1 },
      isClosed: false,
    },
    facts: { title, comment, topic: 'python', capacity: 1, ...free },
    run: run(1, 4, null, on([1, 2, 3, 4, 5], '16:00', 40), on([6], '11:00', 40)),
    world,
  }
}

export const isTrialClass = ({ card }: ClassEntry): boolean => card.courseClassId === trialClassId

/** Returns the class of this id, if its dates can be registered. */
export function bookableClass(world: World, id: unknown): ClassEntry | null {
  return id === trialClassId ? trialEntry(world) : classOfId(world, id)
}
