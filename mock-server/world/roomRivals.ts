import { contestantName } from '../content/roomContent.ts'
import type { Visitor } from '../visitors.ts'
import type { TryKind } from './classmates.ts'
import type { DemoRoom } from './rooms.ts'
import { rosterOf } from './roster.ts'
import type { World } from './world.ts'

/** A person of the demo's world who takes part. */
export interface Rival {
  readonly userId: number
  readonly nickname: string | null
}

const firstContestantId = 2_000_000

export function rivalsIn(world: World, { rivals, rivalCount, content }: DemoRoom, visitors: readonly Visitor[]): readonly Rival[] {
  if (rivals === 'nobody' || content.startDate === null) return []
  if (rivals === 'contestants')
    return Array.from({ length: rivalCount }, (_, at) => ({ userId: firstContestantId + at, nickname: contestantName(at) }))
  return rosterOf(world, visitors).flatMap(({ userId, nickname, visitor }) => (visitor === null ? [{ userId, nickname }] : []))
}

/** A rival's submission, in ms since the start. */
export interface RivalTry {
  readonly userId: number
  readonly taskNumber: number
  readonly elapsed: number
  readonly kind: TryKind
}

const mistakes: readonly TryKind[] = ['slip', 'example', 'bracket', 'prompt', 'slip']

/** Returns a rival's submissions until the end: the same for the same room, whoever looks and whenever. */
export function triesOfRival(world: World, { roomId, content }: DemoRoom, { userId }: Rival): readonly RivalTry[] {
  if (content.startDate === null || content.endDate === null) return []
  const length = Date.parse(content.endDate) - Date.parse(content.startDate)
  const taskCount = content.taskList.length
  const drawn = world.seeded.draw(`room/${roomId}/${userId}`, (faker) => ({
    skill: faker.number.float({ min: 0.25, max: 1 }),
    tasks: content.taskList.map(() => ({ luck: faker.number.float(), pause: faker.number.float({ min: 0.4, max: 1.6 }) })),
  }))
  const tries: RivalTry[] = []
  let elapsed = 0
  for (const [at, { luck, pause }] of drawn.tasks.entries()) {
    const step = (length / (taskCount + 1)) * (1.25 - drawn.skill / 2) * pause
    const ease = drawn.skill * (1 - (0.7 * at) / taskCount)
    const wrongCount = luck < ease / 2 ? 0 : luck < ease ? 1 : 2
    for (let wrong = 0; wrong < wrongCount; wrong += 1) {
      elapsed += step / (wrongCount + 1)
      tries.push({ userId, taskNumber: at + 1, elapsed, kind: mistakes[(userId + at + wrong) % mistakes.length] ?? 'slip' })
    }
    elapsed += step / (wrongCount + 1)
    if (luck < ease) tries.push({ userId, taskNumber: at + 1, elapsed, kind: 'right' })
  }
  return tries.filter((one) => one.elapsed < length)
}
