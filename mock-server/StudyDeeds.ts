/** What a visitor of the demo has done with courses and classes; each of them by its key, `course/1001`. */
export interface StudyDeeds {
  /** When they enrolled, ISO date-time. */
  readonly enrolled: Readonly<Record<string, string>>
  /** Points that it cost. */
  readonly spent: number
  /** By the subject's key and the lesson, `course/1001/100101`. */
  readonly lessons: Readonly<Record<string, LessonDeed>>
  /** Their own reviews. */
  readonly reviews: Readonly<Record<string, ReviewDeed>>
}

export interface LessonDeed {
  readonly isDone: boolean
  readonly positionSeconds: number
  readonly studiedDate: string
}

export interface ReviewDeed {
  readonly rating: number
  readonly content: string
  readonly createdDate: string
  readonly updatedDate: string | null
}

export const noStudyDeeds: StudyDeeds = { enrolled: {}, spent: 0, lessons: {}, reviews: {} }

/** From the store, where anything may be: what is not ours counts as not done. A book from before there were courses has none. */
export function studyDeedsOf(raw: unknown): StudyDeeds {
  if (!isRecord(raw)) return noStudyDeeds
  const spent = raw['spent']
  return {
    enrolled: kept(raw['enrolled'], (entry) => (typeof entry === 'string' ? entry : null)),
    spent: typeof spent === 'number' && Number.isSafeInteger(spent) && spent > 0 ? spent : 0,
    lessons: kept(raw['lessons'], lessonDeedOf),
    reviews: kept(raw['reviews'], reviewDeedOf),
  }
}

function kept<T>(raw: unknown, read: (entry: unknown) => T | null): Readonly<Record<string, T>> {
  const entries = Object.entries(isRecord(raw) ? raw : {}).flatMap(([key, entry]): [string, T][] => {
    const deed = read(entry)
    return deed === null ? [] : [[key, deed]]
  })
  return Object.fromEntries(entries)
}

function lessonDeedOf(raw: unknown): LessonDeed | null {
  if (!isRecord(raw)) return null
  const { isDone, positionSeconds, studiedDate } = raw
  const isOurs = typeof isDone === 'boolean' && typeof positionSeconds === 'number' && typeof studiedDate === 'string'
  return isOurs ? { isDone, positionSeconds, studiedDate } : null
}

function reviewDeedOf(raw: unknown): ReviewDeed | null {
  if (!isRecord(raw)) return null
  const { rating, content, createdDate, updatedDate } = raw
  const isOurs = typeof rating === 'number' && typeof content === 'string' && typeof createdDate === 'string'
  return isOurs ? { rating, content, createdDate, updatedDate: typeof updatedDate === 'string' ? updatedDate : null } : null
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
