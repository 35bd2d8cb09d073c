/** Goals have no target of their own in the spec; this table is ours. */
const targets = new Map([
  ['PROBLEM', '/problem?page=1&order=DESC'],
  ['BLOCK', '/block?page=1&order=DESC'],
  ['VIDEO', '/video?page=1&order=DESC'],
  ['DOCUMENT', '/document?page=1&order=DESC'],
  ['COURSE', '/course?page=1&order=DESC'],
  ['LIVE', '/live/course?page=1&order=DESC'],
  ['WORKSHEET', '/worksheet?page=1&order=DESC'],
])

export const homePage = '/'

export function questGoalTarget(goalName: string): string {
  return targets.get(goalName.trim().toUpperCase()) ?? homePage
}
