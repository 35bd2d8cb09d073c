import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { ProblemCatalogue } from './problem.ts'
import type { Id } from '../domain/id.ts'
import { pageCount } from '../domain/paging.ts'
import type { ProblemCard } from '../domain/problems/problem.ts'
import { type ProblemLevel, problemQuery } from '../domain/problems/problemQuery.ts'
import type { RoomList } from '../domain/room/room.ts'
import { practiceGaps, type PracticeSet, type PracticeTask, practiceTaskOf, proposeTasks } from '../domain/studio/practiceSet.ts'

/** What is practised alone, among the other rooms. */
export interface PracticeRepository {
  rooms(signal?: AbortSignal): Promise<RoomList>
  /** Makes a set for the viewer alone, and tells its number. 409: too many wait. */
  makePractice(set: PracticeSet): Promise<Id>
}

/** What somebody wants to practise. */
export interface PracticeWish {
  /** The name of a type; null: of every type. */
  readonly category: string | null
  /** Null: of every level. */
  readonly level: ProblemLevel | null
  readonly count: number
}

export type ProposeOutcome =
  /** There may be fewer than were asked for. */
  { readonly kind: 'proposed'; readonly tasks: readonly PracticeTask[] } | { readonly kind: 'failed' }

export type MakePracticeOutcome =
  | { readonly kind: 'made'; readonly roomId: Id }
  /** Something is missing, or is no longer there. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'signInFirst' }
  /** As many as may wait are waiting. */
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'alreadyRunning' }
  /** The answer was lost, and nothing tells whether it arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

/** What somebody makes to practise alone. */
export interface PracticeFeature {
  propose(wish: PracticeWish): Promise<ProposeOutcome>
  /** @param known the sets that the viewer had before; null: nobody knows */
  make(set: PracticeSet, known: readonly Id[] | null): Promise<MakePracticeOutcome>
  /** What a device has kept of a set that is being made; a new one for what is none. */
  parseKept(text: string): PracticeSet
}

interface PracticeDependencies extends Pick<PracticeFeature, 'parseKept'> {
  readonly rooms: PracticeRepository
  readonly problems: Pick<ProblemCatalogue, 'find'>
}

/** More of a list are not looked at: nobody practises everything at once. */
const mostPages = 5

export function makePracticeFeature({ rooms, problems, parseKept }: PracticeDependencies): PracticeFeature {
  const found = async ({ category, level }: PracticeWish): Promise<readonly ProblemCard[]> => {
    const query = { ...problemQuery.initial, order: 'ASC' as const, level, categories: category === null ? [] : [category] }
    const first = await problems.find({ ...query, page: 1 })
    const others = Array.from({ length: Math.min(mostPages, pageCount(first)) - 1 }, (_, at) => problems.find({ ...query, page: at + 2 }))
    return [first, ...(await Promise.all(others))].flatMap(({ items }) => items)
  }
  /** After an answer that was lost: a set with this title that was not there before. */
  const look = async ({ title }: PracticeSet, known: readonly Id[] | null): Promise<MakePracticeOutcome> => {
    const told = known === null ? null : await rooms.rooms().catch(() => null)
    if (known === null || told === null) return { kind: 'unknown' }
    const made = told.rooms.find((room) => room.isPractice && room.title === title && !known.includes(room.roomId))
    return made === undefined ? { kind: 'failed' } : { kind: 'made', roomId: made.roomId }
  }
  const send = async (set: PracticeSet, known: readonly Id[] | null): Promise<MakePracticeOutcome> => {
    try {
      return { kind: 'made', roomId: await rooms.makePractice(set) }
    } catch (error) {
      const status = statusOf(error)
      return mayHaveSucceeded(status) ? look(set, known) : (refusals.get(status) ?? { kind: 'failed' })
    }
  }
  const make = oneAtATime({ kind: 'alreadyRunning' }, send)
  return {
    parseKept,
    async propose(wish) {
      try {
        const listed = new Map((await found(wish)).map((problem) => [String(problem.problemId), problem]))
        return { kind: 'proposed', tasks: proposeTasks([...listed.values()], wish.count).map((problem) => practiceTaskOf(problem)) }
      } catch {
        return { kind: 'failed' }
      }
    },
    async make(given, known) {
      const set = { ...given, title: given.title.trim() }
      return practiceGaps(set).length > 0 ? { kind: 'incomplete' } : make(set, known)
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
