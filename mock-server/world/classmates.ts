import type { JudgeData } from '../problems/judgeData.ts'
import type { RosterMember } from './roster.ts'
import type { World } from './world.ts'

/** A program that somebody who is no persona has handed in. */
export interface ClassmateTry {
  readonly submissionId: number
  readonly code: string
  readonly createdDate: string
}

/** Right, or one of the mistakes that beginners make: always the first example's answer, a prompt in the way, a bracket that is open. */
type TryKind = 'right' | 'example' | 'prompt' | 'bracket'

const minute = 60_000
const firstTryId = 700_000_001
const triesPerMember = 10

/** What each does in turn, by chance; the last minutes come while one looks. */
const courses: readonly (readonly TryKind[])[] = [
  [],
  ['right'],
  ['bracket', 'right'],
  ['example', 'example'],
  ['prompt'],
  ['prompt', 'prompt', 'right'],
  ['example', 'right'],
  ['bracket'],
  ['right'],
  ['example', 'example', 'example'],
]

/** What a classmate has handed in until now, the oldest first. It depends on the seed alone, and grows with the clock. */
export function classmateTries(world: World, { userId }: RosterMember, problemId: number, judgeData: JudgeData): readonly ClassmateTry[] {
  const drawn = world.seeded.draw(`classmate/${userId}/${problemId}`, (faker) => ({
    course: faker.number.int(courses.length - 1),
    minutesAgo: faker.number.int({ min: -6, max: 50 }),
    pause: faker.number.int({ min: 2, max: 5 }),
  }))
  const kinds = courses[drawn.course] ?? []
  const begun = world.now.getTime() - drawn.minutesAgo * minute
  return kinds
    .map((kind, at) => ({
      submissionId: firstTryId + (userId % 1_000) * triesPerMember + at,
      code: codeOf(kind, judgeData),
      createdDate: new Date(begun + at * drawn.pause * minute).toISOString(),
    }))
    .filter(({ createdDate }) => Date.parse(createdDate) <= world.present().getTime())
}

function codeOf(kind: TryKind, { reference, problem }: JudgeData): string {
  const answer = problem.cases[0]?.expectedOutput.trimEnd() ?? ''
  const example = `print(${JSON.stringify(answer)})\n`
  const right = reference ?? example
  switch (kind) {
    case 'right':
      return right
    case 'example':
      return example
    case 'prompt':
      return right.includes('input()') ? right.replaceAll('input()', "input('입력: ')") : example
    case 'bracket':
      return `${right.trimEnd()}\nprint('끝'\n`
  }
}

/** How far a classmate is with what is not judged. */
export function classmateProgress(world: World, { userId }: RosterMember, type: string, contentId: number): 'NONE' | 'TRIED' | 'DONE' {
  const chance = world.seeded.draw(`classmate/${userId}/${type}/${contentId}`, (faker) => faker.number.float())
  return chance < 0.4 ? 'DONE' : chance < 0.6 ? 'TRIED' : 'NONE'
}
