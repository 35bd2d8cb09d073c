import type { DemoAddress } from './DemoAddress.ts'
import { type StudyDeeds, studyDeedsOf } from './StudyDeeds.ts'
import { classDeedsOf, type StoredClassDeeds } from './world/course-class/ClassDeeds.ts'
import type { AvatarGender } from '../src/domain/viewer.ts'

/** What a visitor of the demo has done so far. */
interface Deeds {
  /** Rewards taken, as `quests scenario/userQuestId`. */
  readonly claimed: readonly string[]
  /** Points gained by them. */
  readonly points: number
  readonly gender: AvatarGender | null
  readonly study?: StudyDeeds
  readonly classes?: StoredClassDeeds
}

/** Read anew each time, so that two tabs know of each other. */
export interface DemoMemory {
  read(): Deeds
  write(deeds: Deeds): void
}

export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Visitor = Pick<DemoAddress, 'seed' | 'persona' | 'channel'>

interface Book {
  readonly version: typeof version
  readonly visitors: Readonly<Record<string, unknown>>
}

export const storageKey = 'codingbada-demo'
const version = 1
const nothing: Deeds = { claimed: [], points: 0, gender: null }

/** Holds what could not be stored, for as long as the page is open (F-070, F-071). */
let unstored: Book | null = null

/** Remembers across reloads what each visitor did: per seed, persona and channel. */
export function demoMemory({ seed, persona, channel }: Visitor, open: OpenStorage): DemoMemory {
  const visitor = `${seed}/${persona}/${channel}`
  return {
    read: () => deedsOf(openBook(open).visitors[visitor]),
    write(deeds) {
      const book: Book = { version, visitors: { ...openBook(open).visitors, [visitor]: deeds } }
      try {
        open().setItem(storageKey, JSON.stringify(book))
        unstored = null
      } catch {
        unstored = book
      }
    },
  }
}

/** For a server that lives as long as a test does: remembers, but not beyond its own life. */
export function ownMemory(): DemoMemory {
  let own = nothing
  return {
    read: () => own,
    write: (deeds) => {
      own = deeds
    },
  }
}

/** Everybody starts anew. */
export function forgetDemo(open: OpenStorage): void {
  unstored = null
  try {
    open().removeItem(storageKey)
  } catch {
    // what cannot be opened holds nothing
  }
}

function openBook(open: OpenStorage): Book {
  if (unstored !== null) return unstored
  try {
    const book: unknown = JSON.parse(open().getItem(storageKey) ?? 'null')
    if (isRecord(book) && book['version'] === version && isRecord(book['visitors'])) return { version, visitors: book['visitors'] }
  } catch {
    // forbidden or not ours: an empty book
  }
  return { version, visitors: {} }
}

function deedsOf(raw: unknown): Deeds {
  if (!isRecord(raw)) return nothing
  const { claimed, points, gender, study, classes } = raw
  return {
    claimed: Array.isArray(claimed) ? claimed.filter((entry) => typeof entry === 'string') : [],
    points: typeof points === 'number' && Number.isSafeInteger(points) && points > 0 ? points : 0,
    gender: gender === 'MAN' || gender === 'WOMAN' ? gender : null,
    ...(study !== undefined && { study: studyDeedsOf(study) }),
    ...(classes !== undefined && { classes: classDeedsOf(classes) }),
  }
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
