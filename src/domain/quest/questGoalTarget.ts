import { wholeLists } from '../site/wholeLists.ts'

/** Goals have no target of their own in the spec; this table is ours. */
const targets = new Map([
  ['PROBLEM', wholeLists.problems],
  ['BLOCK', wholeLists.blocks],
  ['VIDEO', wholeLists.videos],
  ['DOCUMENT', wholeLists.documents],
  ['COURSE', wholeLists.courses],
  ['LIVE', wholeLists.liveClasses],
  ['WORKSHEET', wholeLists.worksheets],
])

export const homePage = '/'

export function questGoalTarget(goalName: string): string {
  return targets.get(goalName.trim().toUpperCase()) ?? homePage
}
