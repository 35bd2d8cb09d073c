import type { ClassFacts } from '../catalogue/ClassFacts.ts'
import type { Topic } from '../catalogue/topics.ts'
import type { Category } from '../../../src/domain/problem.ts'

const field = '분야'
const group = '인원'

const fields: Readonly<Record<string, readonly Topic[]>> = {
  '블록 코딩': ['entry', 'scratch', 'puzzle'],
  '텍스트 코딩': ['python', 'java', 'clang', 'lua', 'terminal'],
  웹·앱: ['web', 'app', 'security'],
  알고리즘·대회: ['algorithm', 'structure', 'olympiad'],
  인공지능·데이터: ['ai', 'data', 'sql'],
  로봇·메이커: ['board', 'robot'],
  게임·미디어: ['game', 'art', 'music'],
}

const sizes = [
  { name: '1:1', upTo: 1 },
  { name: '소그룹', upTo: 3 },
  { name: '여럿이', upTo: Number.POSITIVE_INFINITY },
] as const

export const classCategoryGroups = [
  { name: field, required: 'N', mode: 'CHECKBOX', position: 1 },
  { name: group, required: 'N', mode: 'RADIO', position: 2 },
] as const

export const classCategories: readonly Category[] = [
  ...Object.keys(fields).map((name) => ({ categoryGroupName: field, name })),
  ...sizes.map(({ name }) => ({ categoryGroupName: group, name })),
]

export function categoriesOf({ topic, capacity }: ClassFacts): readonly Category[] {
  const size = sizes.find(({ upTo }) => capacity <= upTo)?.name
  return classCategories.filter(({ name }) => name === size || fields[name]?.includes(topic) === true)
}
