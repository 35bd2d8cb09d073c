import { wholeLists } from '../site/wholeLists.ts'

/** Goals have no target of their own in the spec; this table is ours. */
const targets = new Map([
  ['PROBLEM', wholeLists.problems],
  ['BLOCK', '/block?page=1&order=DESC'],
  ['VIDEO', '/video?page=1&order=DESC'],
  ['DOCUMENT', wholeLists.documents],
  ['COURSE', wholeLists.courses],
  ['LIVE', wholeLists.liveClasses],
  ['WORKSHEET', '/worksheet?page=1&order=DESC'],
])

export const homePage = '/'

export function questGoalTarget(goalName: string): string {
  return targets.get(goalName.trim().toUpperCase()) ?? homePage
}
