import type { CourseFacts } from '../content/courseContent.ts'
import type { Topic } from '../content/topics.ts'
import type { CourseLevel } from '../../src/domain/course/course.ts'
import type { Category } from '../../src/domain/catalogue/category.ts'

/** The backend leaves out default values: not required, boxes to tick (S-136). */
export const courseCategoryGroups: readonly object[] = [
  { name: '대상', required: 'Y', mode: 'RADIO', position: 2 },
  { name: '분야', position: 1 },
  { name: '배우는 방법', required: 'N', mode: 'CHECKBOX', position: 3 },
]

const fields: Readonly<Record<string, readonly Topic[]>> = {
  파이썬: ['python'],
  '블록 코딩': ['entry', 'scratch'],
  게임·로블록스: ['game', 'lua'],
  웹·앱: ['web', 'app', 'sql'],
  C·자바: ['clang', 'java'],
  알고리즘·대회: ['algorithm', 'structure', 'olympiad'],
  데이터·인공지능: ['data', 'ai'],
  로봇·메이커: ['board', 'robot'],
  예술·놀이: ['art', 'music', 'puzzle'],
  보안·리눅스: ['security', 'terminal'],
}

const everybody = '누구나'
const audiences: Readonly<Record<string, readonly CourseLevel[]>> = {
  초등학생: ['BEGINNER', 'ELEMENTARY'],
  중학생: ['ELEMENTARY', 'INTERMEDIATE'],
  고등학생: ['INTERMEDIATE', 'ADVANCED'],
}

const ways: Readonly<Record<string, readonly Topic[]>> = {
  '문제 풀기': ['python', 'clang', 'java', 'structure', 'algorithm', 'olympiad', 'sql', 'security'],
  '작품 만들기': ['entry', 'scratch', 'game', 'lua', 'web', 'app', 'art', 'music', 'board', 'robot'],
  '읽고 생각하기': ['puzzle', 'data', 'ai', 'terminal'],
}

export const courseCategories: readonly Category[] = [
  ...named('분야', Object.keys(fields)),
  ...named('대상', [everybody, ...Object.keys(audiences)]),
  ...named('배우는 방법', Object.keys(ways)),
]

export function categoriesOf({ topic, level }: Pick<CourseFacts, 'topic' | 'level'>): readonly Category[] {
  return [
    ...named('분야', namesWith(fields, topic)),
    ...named('대상', [everybody, ...namesWith(audiences, level)]),
    ...named('배우는 방법', namesWith(ways, topic)),
  ]
}

function namesWith<T>(table: Readonly<Record<string, readonly T[]>>, wanted: T): readonly string[] {
  return Object.keys(table).filter((name) => table[name]?.includes(wanted) === true)
}

function named(categoryGroupName: string, names: readonly string[]): readonly Category[] {
  return names.map((name) => ({ categoryGroupName, name }))
}
