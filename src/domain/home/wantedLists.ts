import type { HomeContext, HomeListName } from './HomeContext.ts'
import { sectionStates } from './planHome.ts'

/** Of the given lists, those that could still change what this viewer sees: nothing else is asked of the server. */
export function wantedLists<Name extends HomeListName>(context: HomeContext, names: readonly Name[]): readonly Name[] {
  const states = (name: Name, count: number) => sectionStates({ ...context, lists: { ...context.lists, [name]: count } }).join()
  return names.filter((name) => states(name, 0) !== states(name, 1))
}
