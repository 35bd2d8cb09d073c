/** Who wants to begin, by school. */
export const ageBands = ['ELEMENTARY', 'MIDDLE', 'HIGH', 'ADULT'] as const
export type AgeBand = (typeof ageBands)[number]

/**
 * What somebody's first task is: children put blocks together, and so does who has a phone in their hand and is not used to typing code on
 * it; everybody else writes a line.
 */
export function firstTaskKind(age: AgeBand, isDesktop: boolean): 'block' | 'problem' {
  if (age === 'ELEMENTARY') return 'block'
  return age === 'MIDDLE' && !isDesktop ? 'block' : 'problem'
}

/** Where to begin: the first of the easiest. Null where none says how hard it is. */
export function easiestTask<Task extends { readonly difficulty: number | null }>(tasks: readonly Task[]): Task | null {
  const rated = tasks.flatMap((task) => (task.difficulty !== null && task.difficulty > 0 ? { task, difficulty: task.difficulty } : []))
  return rated.toSorted((one, other) => one.difficulty - other.difficulty)[0]?.task ?? null
}
