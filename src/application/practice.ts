import { oneAtATime } from './oneAtATime.ts'
import { createOnce, type KnownIds, type Press } from './createOnce.ts'
import type { ProblemCatalogue } from './problem.ts'
import type { Id } from '../domain/id.ts'
import { pageCount } from '../domain/paging.ts'
import type { ProblemCard } from '../domain/problems/problem.ts'
import { type ProblemLevel, problemQuery } from '../domain/problems/problemQuery.ts'
import type { RoomList } from '../domain/room/room.ts'
import { practiceGaps, type PracticeSet, type PracticeTask, practiceTaskOf, proposeTasks } from '../domain/studio/practiceSet.ts'

/** Reads the rooms and makes sets that one practises alone. */
export interface PracticeRepository {
  rooms(signal?: AbortSignal): Promise<RoomList>
  /** Makes a set for the viewer alone and resolves to its number. 409: too many wait. */
  makePractice(set: PracticeSet, key?: string): Promise<Id>
}

/** The viewer's choices for a set to practise. */
export interface PracticeWish {
  /** The name of a problem type; null stands for every type. */
  readonly category: string | null
  /** Null stands for every level. */
  readonly level: ProblemLevel | null
  readonly count: number
}

export type ProposeOutcome =
  /** There may be fewer tasks than requested. */
  { readonly kind: 'proposed'; readonly tasks: readonly PracticeTask[] } | { readonly kind: 'failed' }

export type MakePracticeOutcome =
  | { readonly kind: 'made'; readonly roomId: Id }
  /** A task is missing, or no longer exists. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'signInFirst' }
  /** The maximum number of sets is waiting. */
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'alreadyRunning' }
  /** The answer was lost, and it is not known whether the set was made. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

/** The use cases of the page that makes practice sets. */
export interface PracticeFeature {
  propose(wish: PracticeWish): Promise<ProposeOutcome>
  /**
   * @param known the sets that the viewer had before; null: not known
   * @param press the one of the stored set
   */
  make(set: PracticeSet, known: KnownIds, press?: Press): Promise<MakePracticeOutcome>
  /** Parses a set that the device stored while it was being made; returns a new one when the text is invalid. */
  parseStored(text: string): PracticeSet
}

interface PracticeDependencies extends Pick<PracticeFeature, 'parseStored'> {
  readonly rooms: PracticeRepository
  readonly problems: Pick<ProblemCatalogue, 'find'>
}

/** The maximum of pages that are read: nobody practises everything at once. */
const maxPages = 5

export function makePracticeFeature({ rooms, problems, parseStored }: PracticeDependencies): PracticeFeature {
  const found = async ({ category, level }: PracticeWish): Promise<readonly ProblemCard[]> => {
    const query = { ...problemQuery.initial, order: 'ASC' as const, level, categories: category === null ? [] : [category] }
    const first = await problems.find({ ...query, page: 1 })
    const others = Array.from({ length: Math.min(maxPages, pageCount(first)) - 1 }, (_, at) => problems.find({ ...query, page: at + 2 }))
    return [first, ...(await Promise.all(others))].flatMap(({ items }) => items)
  }
  const send = async (set: PracticeSet, known: KnownIds, press?: Press): Promise<MakePracticeOutcome> => {
    const { kind, made, status } = await createOnce({
      known,
      press,
      create: () => rooms.makePractice(set, press?.key),
      find: async (isNew) =>
        (await rooms.rooms()).rooms.find(({ isPractice, title, roomId }) => isPractice && title === set.title && isNew(roomId))?.roomId,
    })
    if (made !== undefined) return { kind: 'made', roomId: made }
    return kind === 'unknown' ? { kind } : (refusals.get(status) ?? { kind: 'failed' })
  }
  const make = oneAtATime({ kind: 'alreadyRunning' }, send)
  return {
    parseStored,
    async propose(wish) {
      try {
        const listed = new Map((await found(wish)).map((problem) => [String(problem.problemId), problem]))
        return { kind: 'proposed', tasks: proposeTasks([...listed.values()], wish.count).map((problem) => practiceTaskOf(problem)) }
      } catch {
        return { kind: 'failed' }
      }
    },
    async make(given, known, press) {
      const set = { ...given, title: given.title.trim() }
      return practiceGaps(set).length > 0 ? { kind: 'incomplete' } : make(set, known, press)
    },
  }
}

const refusals = new Map<number | null, MakePracticeOutcome>([
  [400, { kind: 'incomplete' }],
  [401, { kind: 'signInFirst' }],
  [404, { kind: 'incomplete' }],
  [409, { kind: 'tooMany' }],
  [413, { kind: 'incomplete' }],
])
