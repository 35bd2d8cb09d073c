import { lessonsByTopic } from '../content/lessonsByTopic.ts'
import type { OwnProblem, ProblemTask } from '../content/lessonParts.ts'
import { problemFacts, type ProblemFacts } from '../content/problemContent.ts'
import { problemTasks } from '../content/problemTasks.ts'
import { typeNamed } from '../content/seas/seas.ts'
import { topics } from '../content/topics.ts'
import type { DemoSchema } from '../models.ts'
import type { JudgeData } from '../problems/judgeData.ts'
import { entryOf, titleOfTerm } from './catalogue.ts'
import { contentsPerTopic } from './curriculum.ts'
import { firstOwnProblem, idOf, numberOf } from './ids.ts'
import { firstStudioProblemId, publishedProblems, studioProblemOfId } from './studioProblems.ts'
import { amount, type World } from './world.ts'
import type { Problem } from '../../src/domain/problems/problemKinds.ts'
import type { Category } from '../../src/domain/catalogue/category.ts'
import { problemLevelOf, type ProblemQuery, problemsPerPage } from '../../src/domain/problems/problemQuery.ts'
import { fullPoint } from '../../src/domain/problems/reward.ts'
import type { ProgrammingLanguage } from '../../src/domain/problems/programmingLanguage.ts'
import { isAnsweredInText } from '../../src/domain/problems/readingTask.ts'
import type { ProblemState } from '../../src/domain/problems/problem.ts'
import { creatures } from '../../src/domain/quest.ts'
import { matchesKeyword } from '../../src/domain/search.ts'

/** A problem in the demo: one of the catalogue, or a course's own. */
export interface DemoProblem {
  readonly problemId: number
  /** The index in the catalogue; null for a problem outside of it. */
  readonly number: number | null
  readonly title: string
  readonly difficulty: number
  readonly categoryList: readonly Category[]
  readonly task: ProblemTask
  /** The ladder of hints. */
  readonly steps: readonly HintStep[]
  /** The data by which a teacher's problem is judged. */
  readonly judgeData?: JudgeData
}

/** A step of the ladder of hints: its text, and the program that the last one shows. */
export interface HintStep {
  readonly hint: string
  readonly example: { readonly code: string; readonly input: string; readonly output: string } | null
}

const plainSteps = ({ hints }: ProblemTask): readonly HintStep[] => hints.map((hint) => ({ hint, example: null }))

/** Returns the worked example of the problem's first type: similar, but not the problem itself. */
function exampleStep(categoryList: readonly Category[]): HintStep {
  const { title, explanation, ...example } = typeNamed(categoryList[0]?.name ?? '').facts.example
  return { hint: `${title}\n${explanation}`, example }
}

export const problemCount = (world: World): number => amount(world, problemFacts.length)

/** Returns the problem that has this id; null for an unknown id. */
export function problemOfId(world: World, schema: DemoSchema, id: string): DemoProblem | null {
  const number = numberOf(world, 'problem', id)
  if (Number(id) >= firstStudioProblemId) return studioProblemOfId(world, schema, id)
  if (number === null) return null
  return number < firstOwnProblem ? catalogueProblem(world, number) : ownProblem(world, number)
}

export function catalogueProblem(world: World, number: number): DemoProblem | null {
  // A view with one item per list still opens the others: it lists fewer, but has them all.
  if (number >= Math.max(problemFacts.length, problemCount(world))) return null
  const problemId = idOf(world, 'problem', number)
  const { facts, term } = entryOf(problemFacts, number)
  const task = problemTasks[facts.title]
  if (task === undefined) return null
  const { difficulty, categoryList } = facts
  const title = titleOfTerm(facts.title, term)
  return { problemId, number, title, difficulty, categoryList, task, steps: [...plainSteps(task), exampleStep(categoryList)] }
}

/** Returns an exercise of a topic's courses. */
function ownProblem(world: World, number: number): DemoProblem | null {
  const place = number - firstOwnProblem
  const topic = topics[Math.floor(place / contentsPerTopic) - 1]
  const practice = topic === undefined ? [] : lessonsByTopic[topic].practice
  const found: OwnProblem | undefined = typeof practice === 'string' ? undefined : practice[place % contentsPerTopic]
  if (found === undefined) return null
  const { title, difficulty, category } = found
  const categoryList = [{ categoryGroupName: '유형', name: category }]
  return {
    problemId: idOf(world, 'problem', number),
    number: null,
    title,
    difficulty,
    categoryList,
    task: found,
    steps: plainSteps(found),
  }
}

/** Returns a problem as the home page lists it. */
export function problemAt(world: World, number: number): Problem {
  return { problemId: idOf(world, 'problem', number), ...problemFields(problemFacts, number) }
}

export function problemFields(catalogue: readonly ProblemFacts[], number: number): Omit<Problem, 'problemId'> {
  const { facts, term } = entryOf(catalogue, number)
  return {
    problemStorageId: 90_000 + number,
    title: titleOfTerm(facts.title, term),
    difficulty: facts.difficulty,
    character: creatures[number % creatures.length] ?? null,
    categoryList: facts.categoryList,
  }
}

/** The languages that the demo judges. */
export const demoLanguages = ['PYTHON'] as const

/** Returns the languages in which answers are submitted. */
export const languagesOf = ({ reading }: ProblemTask): readonly ProgrammingLanguage[] =>
  isAnsweredInText(reading ?? null) ? ['TEXT'] : demoLanguages

export type StateOf = (problemId: number) => ProblemState | null

export function problemCard(
  world: World,
  { problemId, number, title, difficulty, categoryList, task }: DemoProblem,
  stateOf: StateOf,
): object {
  const place = number ?? problemId
  return {
    problemId,
    problemStorageId: 90_000 + place,
    title,
    difficulty,
    character: creatures[place % creatures.length],
    categoryList,
    languageList: languagesOf(task),
    taskKind: task.reading?.kind ?? 'WRITE',
    point: fullPoint(difficulty),
    // A teacher's problem has no known rate yet.
    acceptedRate: number === null ? null : acceptedRate(world, number, difficulty),
    submissionCount: number === null ? null : submissionCount(world, number),
    state: stateOf(problemId),
  }
}

/** Returns the accepted rate: the harder, the lower, between a fifth and nearly all. */
export function acceptedRate(world: World, place: number, difficulty: number): number {
  const luck = world.seeded.draw(`problem/${place}/accepted`, (faker) => faker.number.int({ min: -8, max: 8 }))
  return Math.min(95, Math.max(20, 92 - 3 * difficulty + luck)) / 100
}

/** Returns the number of submissions: the newest has the fewest, but enough for its rate to be shown. */
export function submissionCount(world: World, place: number): number {
  return 30 + 7 * place + world.seeded.draw(`problem/${place}/submissions`, (faker) => faker.number.int({ min: 0, max: 60 }))
}

const usualStarterCode = '# 입력을 읽고 답을 출력해 보세요.\n'

export function problemDetail(world: World, problem: DemoProblem, judgeData: JudgeData, stateOf: StateOf): object {
  const { number, task, steps } = problem
  const neighbour = (step: number) => (number === null ? null : (catalogueProblem(world, number + step)?.problemId ?? null))
  return {
    ...problemCard(world, problem, stateOf),
    statement: task.statement,
    inputRule: task.inputRule,
    outputRule: task.outputRule,
    exampleList: task.examples,
    hintCount: steps.length,
    readingTask: task.reading ?? null,
    starterCodeList: languagesOf(task).map((language) => ({ language, code: task.starterCode ?? usualStarterCode })),
    limit: judgeData.limits,
    subtaskList: judgeData.problem.subtasks,
    previousProblemId: number === 0 ? null : neighbour(-1),
    nextProblemId: neighbour(1),
  }
}

/** Returns the catalogue's problems, the newest first: those that were added last are the easiest. */
export function allProblems(world: World): readonly DemoProblem[] {
  return Array.from({ length: problemCount(world) }, (_, number) => catalogueProblem(world, number)).filter((one) => one !== null)
}

export function findProblems(
  world: World,
  schema: DemoSchema,
  query: ProblemQuery,
  stateOf: StateOf,
): { readonly totalCount: number; readonly cards: readonly object[] } {
  const own = publishedProblems(world, schema)
  const all = [...own, ...allProblems(world)]
  const found = all.filter((problem) => matches(problem, query, stateOf))
  const ordered = inOrder(world, found, query.order)
  const from = (query.page - 1) * problemsPerPage
  return { totalCount: found.length, cards: ordered.slice(from, from + problemsPerPage).map((one) => problemCard(world, one, stateOf)) }
}

function matches({ problemId, title, difficulty, categoryList, task }: DemoProblem, query: ProblemQuery, stateOf: StateOf): boolean {
  const { keyword, level, categories, language, kind, state } = query
  return (
    matchesKeyword([title, ...categoryList.map(({ name }) => name)], keyword) &&
    (level === null || problemLevelOf(difficulty) === level) &&
    (categories.length === 0 || categoryList.some(({ name }) => categories.includes(name))) &&
    (language === null || languagesOf(task).includes(language)) &&
    (kind === null || (task.reading?.kind ?? 'WRITE') === kind) &&
    (state === null || stateOf(problemId) === state)
  )
}

function inOrder(world: World, problems: readonly DemoProblem[], order: ProblemQuery['order']): readonly DemoProblem[] {
  if (order === 'DESC') return problems
  if (order === 'ASC') return problems.toReversed()
  const rate = ({ number, difficulty }: DemoProblem) => (number === null ? 0 : acceptedRate(world, number, difficulty))
  return problems.toSorted((one, other) => rate(other) - rate(one))
}

const recommendedCount = 5

/** Returns unsolved problems: those after this one and then from the start; the easiest first where none is named. */
export function recommendedProblems(world: World, after: DemoProblem | null, stateOf: StateOf): readonly object[] {
  const problems = allProblems(world).toSorted((one, other) => one.difficulty - other.difficulty)
  const at = problems.findIndex(({ problemId }) => problemId === after?.problemId)
  const inTurn = [...problems.slice(at + 1), ...problems.slice(0, Math.max(0, at))]
  const open = inTurn.filter(({ problemId }) => stateOf(problemId) !== 'SOLVED')
  return open.slice(0, recommendedCount).map((one) => problemCard(world, one, stateOf))
}

/** Returns whether its judge data, with the reference, are part of this repository; else a teacher has made it. */
export const isOurs = ({ judgeData }: DemoProblem): boolean => judgeData === undefined
