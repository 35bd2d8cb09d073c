/** What a visitor of the demo has done with classes. */
export interface ClassDeeds {
  /** Ids of the classes joined, as the study deeds know them. */
  readonly enrolled: readonly string[]
  /** `user id/class id/date`, registered and not cancelled since. */
  readonly registered: readonly string[]
  /** Those that were there from the start and are cancelled. */
  readonly cancelled: readonly string[]
  /** `class id/date` whose last place somebody else was quicker to take. */
  readonly lost: readonly string[]
  /** `class id/user id` of members whom a teacher let in. */
  readonly letIn: readonly string[]
}

/** What of it is stored here: what was joined is told by the study deeds. */
export type StoredClassDeeds = Omit<ClassDeeds, 'enrolled'>

export const noClassDeeds: StoredClassDeeds = { registered: [], cancelled: [], lost: [], letIn: [] }

/** What was stored, or what is left of it. */
export function classDeedsOf(raw: unknown): StoredClassDeeds {
  const fields: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
  const texts = (name: keyof StoredClassDeeds) => {
    const list = fields[name]
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
  }
  return {
    registered: texts('registered'),
    cancelled: texts('cancelled'),
    lost: texts('lost'),
    letIn: texts('letIn'),
  }
}

const classKey = 'course-class/'

export function enrolledClasses(enrolled: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(enrolled).flatMap((key) => (key.startsWith(classKey) ? [key.slice(classKey.length)] : []))
}
