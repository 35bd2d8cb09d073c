/** The age of a beginner, by school. */
export const ageBands = ['ELEMENTARY', 'MIDDLE', 'HIGH', 'ADULT'] as const
export type AgeBand = (typeof ageBands)[number]

/**
 * Returns the kind of a first task: elementary pupils use blocks, and so do middle school pupils on a phone, where typing code is hard;
 * everybody else writes a line.
 */
export function firstTaskKind(age: AgeBand, isDesktop: boolean): 'block' | 'problem' {
  if (age === 'ELEMENTARY') return 'block'
  return age === 'MIDDLE' && !isDesktop ? 'block' : 'problem'
}

/** Returns the first of the easiest tasks. Null if no task has a difficulty. */
export function easiestTask<Task extends { readonly difficulty: number | null }>(tasks: readonly Task[]): Task | null {
  const rated = tasks.flatMap((task) => (task.difficulty !== null && task.difficulty > 0 ? { task, difficulty: task.difficulty } : []))
  return rated.toSorted((one, other) => one.difficulty - other.difficulty)[0]?.task ?? null
}
