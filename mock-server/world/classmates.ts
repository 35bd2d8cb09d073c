import type { JudgeData } from '../problems/judgeData.ts'
import type { RosterMember } from './roster.ts'
import type { World } from './world.ts'

/** A program, or a text answer, that a classmate has submitted. */
export interface ClassmateTry {
  readonly submissionId: number
  readonly code: string
  readonly createdDate: string
}

/** A right answer, or a beginner's mistake: always the first example's answer, a slip, an unwanted prompt, an open bracket. */
export type TryKind = 'right' | 'example' | 'slip' | 'prompt' | 'bracket'

const minute = 60_000
const firstTryId = 700_000_001
const triesPerMember = 10

/** Sequences of submissions; no two get stuck after equally many, and one that ends right never does. The last come during the visit. */
const courses: readonly (readonly TryKind[])[] = [
  [],
  ['right'],
  ['bracket', 'right'],
  ['example', 'example'],
  ['prompt'],
  ['prompt', 'bracket', 'right'],
  ['example', 'right'],
  [],
  ['bracket', 'slip', 'slip', 'slip'],
  ['right'],
  ['slip', 'right'],
  ['prompt', 'prompt', 'prompt'],
  [],
  ['example', 'bracket', 'right'],
  ['slip'],
]

/** How much a classmate does: some do everything, some have been away for a while, most are in between. */
export type Diligence = 'finisher' | 'usual' | 'away'

export function diligenceOf({ seeded }: World, userId: number): Diligence {
  const chance = seeded.draw(`classmate/${userId}`, (faker) => faker.number.float())
  if (chance < 0.15) return 'finisher'
  return chance < 0.85 ? 'usual' : 'away'
}

/** Returns a sequence of submissions that differs between neighbours in a class, whatever the problem. */
function courseOf(world: World, userId: number, problemId: number): readonly TryKind[] {
  const from = world.seeded.draw(`classmates/${problemId}`, (faker) => faker.number.int(courses.length - 1))
  const course = courses[(from + userId * 4) % courses.length] ?? []
  switch (diligenceOf(world, userId)) {
    case 'finisher':
      return course.at(-1) === 'right' ? course : [...course.slice(0, 1), 'right']
    case 'usual':
      return course
    case 'away':
      return []
  }
}

/** Returns the submissions until now, the oldest first. They depend on the seed alone, and grow with the clock. */
function triesUntilNow(world: World, userId: number, problemId: number) {
  const drawn = world.seeded.draw(`classmate/${userId}/${problemId}`, (faker) => ({
    minutesAgo: faker.number.int({ min: -6, max: 50 }),
    pause: faker.number.int({ min: 2, max: 5 }),
  }))
  const course = courseOf(world, userId, problemId)
  // Only those who succeed in the end submit during the visit.
  const minutesAgo = course.at(-1) === 'right' ? drawn.minutesAgo : Math.abs(drawn.minutesAgo) + course.length * drawn.pause
  const begun = world.now.getTime() - minutesAgo * minute
  return course
    .map((kind, at) => ({ kind, at, createdDate: new Date(begun + at * drawn.pause * minute).toISOString() }))
    .filter(({ createdDate }) => Date.parse(createdDate) <= world.present().getTime())
}

/** Returns a classmate's submissions until now, the oldest first. */
export function classmateTries(world: World, { userId }: RosterMember, problemId: number, judgeData: JudgeData): readonly ClassmateTry[] {
  return triesUntilNow(world, userId, problemId).map(({ kind, at, createdDate }) => ({
    submissionId: firstTryId + (userId % 1_000) * triesPerMember + at,
    code: judgeData.answerKind === null ? codeOf(kind, judgeData, userId) : answerOf(kind, judgeData),
    createdDate,
  }))
}

/** Pairs of code and the slip that is written in its place. */
const slips: readonly (readonly [meant: RegExp, written: string])[] = [
  [/ <= /, ' < '],
  [/ >= /, ' > '],
  [/ < /, ' <= '],
  [/ > /, ' >= '],
  [/ \+ 1\b/, ''],
  [/ - 1\b/, ''],
  [/max\(/, 'min('],
  [/min\(/, 'max('],
  [/ == /, ' != '],
  [/ \/\/ /, ' / '],
  [/ \+ /, ' - '],
]

/** A program that a slip might send into an endless loop keeps its own mistake. */
const mayLoop = /\b(?:while|def)\b/

function withSlip(code: string, userId: number): string | null {
  const fitting = mayLoop.test(code) ? [] : slips.filter(([meant]) => meant.test(code))
  const [meant, written] = fitting[userId % fitting.length] ?? []
  return meant === undefined || written === undefined ? null : code.replace(meant, written)
}

/** Returns a right program where there is no reference: an answer for each case, as some beginners write it. */
function caseByCase(cases: JudgeData['problem']['cases']): string {
  const answers = cases.map(
    ({ input, expectedOutput }) => `if data == ${JSON.stringify(input.trim())}:\n    print(${JSON.stringify(expectedOutput.trimEnd())})\n`,
  )
  return `import sys\n\ndata = sys.stdin.read().strip()\n${answers.join('')}`
}

export function codeOf(kind: TryKind, { reference, problem }: JudgeData, userId: number): string {
  const answer = problem.cases[0]?.expectedOutput.trimEnd() ?? ''
  const example = `print(${JSON.stringify(answer)})\n`
  const right = reference ?? caseByCase(problem.cases)
  switch (kind) {
    case 'right':
      return right
    case 'example':
      return example
    case 'slip':
      return withSlip(right, userId) ?? example
    case 'prompt':
      return right.includes('input()') ? right.replaceAll('input()', "input('입력: ')") : example
    case 'bracket':
      return `${right.trimEnd()}\nprint('끝'\n`
  }
}

/** Returns a text answer: right, or wrong from some line on. */
function answerOf(kind: TryKind, { problem: { cases } }: JudgeData): string {
  const lines = cases.map(({ expectedOutput }) => expectedOutput)
  switch (kind) {
    case 'right':
      return lines.join('\n')
    case 'example':
      return [...lines.slice(0, -1), '?'].join('\n')
    case 'slip':
      return lines.map((line, at) => (at === 0 ? '0' : line)).join('\n')
    case 'prompt':
    case 'bracket':
      return '모르겠어요'
  }
}

/** Returns when a classmate tried a problem, and whether it was right, as far as is known without running anything. */
export function triedDates(
  world: World,
  userId: number,
  problemId: number,
): readonly { readonly date: string; readonly isRight: boolean }[] {
  return triesUntilNow(world, userId, problemId).map(({ kind, createdDate }) => ({ date: createdDate, isRight: kind === 'right' }))
}

/** Returns whether a classmate has solved a problem, as far as is known without running anything. */
export function hasSolved(world: World, userId: number, problemId: number): boolean {
  return triesUntilNow(world, userId, problemId).some(({ kind }) => kind === 'right')
}

/** Counts a classmate's submissions to a problem they are stuck on, else none, as far as is known without running anything. */
export function stuckTries(world: World, userId: number, problemId: number): number {
  const kinds = triesUntilNow(world, userId, problemId).map(({ kind }) => kind)
  return kinds.length > 1 && kinds.at(-1) !== 'right' && kinds.at(-1) === kinds.at(-2) ? kinds.length : 0
}

/** Returns a classmate's progress in contents that are not judged. */
export function classmateProgress(
  world: World,
  { userId }: Pick<RosterMember, 'userId'>,
  type: string,
  contentId: number,
): 'NONE' | 'TRIED' | 'DONE' {
  if (diligenceOf(world, userId) === 'finisher') return 'DONE'
  const chance = world.seeded.draw(`classmate/${userId}/${type}/${contentId}`, (faker) => faker.number.float())
  return chance < 0.4 ? 'DONE' : chance < 0.6 ? 'TRIED' : 'NONE'
}

/** Returns whether a classmate has done all of these contents, as far as is known without running anything; false for none. */
export function hasDoneAll(
  world: World,
  userId: number,
  contents: readonly { readonly type: string; readonly contentId: number }[],
): boolean {
  const isDone = (type: string, contentId: number) =>
    type === 'PROBLEM' ? hasSolved(world, userId, contentId) : classmateProgress(world, { userId }, type, contentId) === 'DONE'
  return contents.length > 0 && contents.every(({ type, contentId }) => isDone(type, contentId))
}
