import { problemFacts } from '../content/problemContent.ts'
import type { Topic } from '../content/topics.ts'
import type { QuestionFacts, WorksheetFacts } from '../content/worksheets/worksheetParts.ts'
import type { DemoSchema, WorksheetAnswerRow } from '../models.ts'
import { earnWorksheet } from './earnings.ts'
import { idOf, numberOf } from './ids.ts'
import { pictureUrl } from './pictureUrl.ts'
import { problemStates } from './submissions.ts'
import { amount, type World } from './world.ts'
import { isStaff } from './roles.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { materialsPerPage } from '../../src/domain/material/materialQuery.ts'
import { problemLevelOf } from '../../src/domain/problems/problemQuery.ts'
import { type AnswerKey, chapterScore, isRightAnswer, rightAnswerOf } from '../../src/domain/worksheet/marking.ts'
import { planAfter } from '../../src/domain/worksheet/spacing.ts'
import type { Answer, WorksheetQuery } from '../../src/domain/worksheet/worksheet.ts'
import { matchesKeyword } from '../../src/domain/search.ts'

/** A worksheet of the catalogue. */
export interface DemoWorksheet extends Pick<WorksheetFacts, 'title' | 'summary' | 'topic' | 'difficulty'> {
  readonly worksheetId: number
  readonly number: number
  readonly chapters: readonly DemoChapter[]
}

export interface DemoChapter {
  readonly chapterId: number
  readonly title: string
  readonly questions: readonly DemoQuestion[]
}

export interface DemoQuestion {
  readonly questionId: number
  readonly facts: QuestionFacts
  /** The lines of an ORDER question in the order in which they are shown. */
  readonly shown: readonly string[]
  /** Null for a problem, which its own page judges. */
  readonly key: AnswerKey | null
  /** The id of the problem to solve. */
  readonly problemId: number | null
}

/** Loads the worksheets when one is first requested. */
export async function loadWorksheets(world: World): Promise<readonly DemoWorksheet[]> {
  const { worksheetFacts } = await import('../content/worksheets/allWorksheets.ts')
  return worksheetFacts.map(({ title, summary, topic, difficulty, chapters }, number) => {
    const worksheetId = idOf(world, 'worksheet', number)
    return {
      title,
      summary,
      topic,
      difficulty,
      number,
      worksheetId,
      chapters: chapters.map(({ title: chapterTitle, questions }, place) => {
        const chapterId = worksheetId * 10 + place + 1
        return {
          chapterId,
          title: chapterTitle,
          questions: questions.map((facts, at) => questionOf(world, chapterId * 100 + at + 1, facts)),
        }
      }),
    }
  })
}

function questionOf(world: World, questionId: number, facts: QuestionFacts): DemoQuestion {
  const shown = facts.type === 'ORDER' ? shuffled(facts.program) : []
  const place = facts.type === 'PROBLEM' ? problemFacts.findIndex(({ title }) => title === facts.problem) : -1
  return { questionId, facts, shown, key: keyOf(facts, shown), problemId: place < 0 ? null : idOf(world, 'problem', place) }
}

/** Shuffles the lines in the same way for everybody, and never into the right order. */
function shuffled(program: readonly string[]): readonly string[] {
  const mixed = [...program.filter((_, at) => at % 2 === 1).toReversed(), ...program.filter((_, at) => at % 2 === 0)]
  return mixed.every((line, at) => line === program[at]) ? mixed.toReversed() : mixed
}

function keyOf(facts: QuestionFacts, shown: readonly string[]): AnswerKey | null {
  switch (facts.type) {
    case 'CHOICE':
      return { kind: 'CHOICE', right: facts.right }
    case 'SHORT':
      return { kind: 'SHORT', accepted: facts.accepted }
    case 'CODE_BLANK':
      return { kind: 'CODE_BLANK', accepted: facts.accepted }
    case 'ORDER':
      return { kind: 'ORDER', lines: shown, program: facts.program }
    case 'OUTPUT':
      return { kind: 'OUTPUT', output: facts.prints }
    case 'PROBLEM':
      return null
  }
}

export const worksheetOfId = (world: World, all: readonly DemoWorksheet[], id: string): DemoWorksheet | null =>
  all[numberOf(world, 'worksheet', id) ?? -1] ?? null

const categories: Partial<Record<Topic, string>> = { python: '파이썬', puzzle: '생각하기', structure: '컴퓨터의 수', algorithm: '알고리즘' }
const categoryOf = ({ topic }: Pick<DemoWorksheet, 'topic'>): string => categories[topic] ?? '자료 다루기'

const group = '주제'

/** The backend leaves out default values: not required, boxes to tick (S-136). */
export const worksheetCategoryGroups: readonly object[] = [{ name: group, position: 1 }]

export const worksheetCategories = (all: readonly DemoWorksheet[]): readonly object[] =>
  [...new Set(all.map((one) => categoryOf(one)))].map((name) => ({ categoryGroupName: group, name }))

const minutesPerQuestion = 2

export function worksheetCard(world: World, schema: DemoSchema, worksheet: DemoWorksheet): object {
  const { worksheetId, number, title, summary, topic, difficulty, chapters } = worksheet
  const questionCount = chapters.reduce((sum, { questions }) => sum + questions.length, 0)
  return {
    worksheetId,
    title,
    summary,
    thumbnail: pictureUrl.thumbnail(topic, number + 3),
    difficulty,
    categoryList: [{ categoryGroupName: group, name: categoryOf(worksheet) }],
    minutes: questionCount * minutesPerQuestion,
    chapterCount: chapters.length,
    questionCount,
    doneCount: schema.first('user') === null ? null : chapters.filter((one) => lastMarked(world, schema, worksheet, one) !== null).length,
  }
}

export function findWorksheets(
  world: World,
  schema: DemoSchema,
  all: readonly DemoWorksheet[],
  query: WorksheetQuery,
): { readonly totalCount: number; readonly cards: readonly object[] } {
  const listed = all.slice(0, Math.min(all.length, amount(world, all.length)))
  const found = listed.filter((one) => matches(one, query))
  const takers = ({ worksheetId }: DemoWorksheet) =>
    world.seeded.draw(`worksheet/${worksheetId}/takers`, (faker) => faker.number.int({ min: 20, max: 900 }))
  const ordered = {
    DESC: found,
    ASC: found.toReversed(),
    POPULAR: found.toSorted((one, other) => takers(other) - takers(one)),
  }[query.order]
  const from = (query.page - 1) * materialsPerPage
  return {
    totalCount: found.length,
    cards: ordered.slice(from, from + materialsPerPage).map((one) => worksheetCard(world, schema, one)),
  }
}

function matches(worksheet: DemoWorksheet, { keyword, level, categories: wanted }: WorksheetQuery): boolean {
  const { title, summary, difficulty, chapters } = worksheet
  return (
    matchesKeyword([title, summary, categoryOf(worksheet), ...chapters.map((one) => one.title)], keyword) &&
    (level === null || problemLevelOf(difficulty) === level) &&
    (wanted.length === 0 || wanted.includes(categoryOf(worksheet)))
  )
}

const relatedCount = 3

/** Returns those of the same category first, then those that come after it. */
export function relatedWorksheets(
  world: World,
  schema: DemoSchema,
  all: readonly DemoWorksheet[],
  worksheet: DemoWorksheet,
): readonly object[] {
  const { number } = worksheet
  const others = [...all.slice(number + 1), ...all.slice(0, number)]
  const isNear = (one: DemoWorksheet) => categoryOf(one) === categoryOf(worksheet)
  const near = [...others.filter((one) => isNear(one)), ...others.filter((one) => !isNear(one))]
  return near.slice(0, relatedCount).map((one) => worksheetCard(world, schema, one))
}

/** Returns a question as the page gets it, without the right answer. */
export function shownQuestion({ questionId, facts, shown, problemId }: DemoQuestion): object {
  const { type, text } = facts
  switch (type) {
    case 'CHOICE':
      return { questionId, type, text, code: facts.code, choices: facts.choices }
    case 'SHORT':
      return { questionId, type, text, code: facts.code }
    case 'CODE_BLANK':
      return { questionId, type, text, code: facts.code, output: facts.prints }
    case 'ORDER':
      return { questionId, type, text, lines: shown, output: facts.prints }
    case 'OUTPUT':
      return { questionId, type, text, code: facts.code }
    case 'PROBLEM':
      return { questionId, type, text, problemId, title: facts.problem }
  }
}

interface Answered extends Pick<WorksheetAnswerRow, 'isCorrect' | 'answeredDate' | 'review'> {
  readonly answer: Answer
}

/** Returns the last answer to a question: the viewer's, or the seeded one of a worksheet in their study log. */
function answeredOf(world: World, schema: DemoSchema, worksheet: DemoWorksheet, question: DemoQuestion): Answered | null {
  const { questionId, key, problemId } = question
  if (problemId !== null) {
    const isSolved = problemStates(world, schema)(problemId) === 'SOLVED'
    return isSolved ? { answer: [], isCorrect: true, answeredDate: world.now.toISOString(), review: null } : null
  }
  const row = schema.findBy('worksheetAnswer', { questionId })?.attrs
  return row ?? (key === null ? null : givenAnswer(schema, worksheet, question, key))
}

/** Returns the seeded answer: a worksheet in the study log has its first chapter filled in, with one mistake. */
function givenAnswer(
  schema: DemoSchema,
  { worksheetId, chapters }: DemoWorksheet,
  question: DemoQuestion,
  key: AnswerKey,
): Answered | null {
  const log = schema.findBy('studyLog', { contentKey: 'worksheetId', contentId: worksheetId })
  const questions = chapters[0]?.questions ?? []
  if (log === null || schema.first('user') === null || !questions.includes(question)) return null
  const isCorrect = questions.find((one) => one.key?.kind === 'CHOICE') !== question
  const right = rightAnswerOf(key)
  const { updatedDate: answeredDate } = log
  const answer = isCorrect ? right : [String((Number(right[0]) + 1) % 2)]
  return { answer, isCorrect, answeredDate, review: planAfter(null, isCorrect, seoulDate(new Date(answeredDate))) }
}

/** Returns when a chapter was last marked; null while one of its questions was not. Problems count by themselves. */
function lastMarked(world: World, schema: DemoSchema, worksheet: DemoWorksheet, { questions }: DemoChapter): string | null {
  const dates = questions
    .filter(({ key }) => key !== null)
    .map((question) => answeredOf(world, schema, worksheet, question)?.answeredDate ?? null)
  return dates.includes(null)
    ? null
    : (dates
        .filter((one) => one !== null)
        .toSorted()
        .at(-1) ?? null)
}

/** Returns the right answers of a chapter, with reasons. */
export function chapterAnswers({ chapterId, questions }: DemoChapter): object {
  return {
    chapterId,
    answerList: questions.map(({ questionId, key, facts }) => ({
      questionId,
      rightAnswer: key === null ? [] : rightAnswerOf(key),
      explanation: facts.explanation,
    })),
  }
}

/** Returns the viewer's standing in a chapter. */
export function chapterStanding(world: World, schema: DemoSchema, worksheet: DemoWorksheet, chapter: DemoChapter): object {
  const resultList = chapter.questions.flatMap((question) => {
    const answered = answeredOf(world, schema, worksheet, question)
    if (answered === null) return []
    const { questionId, key, facts } = question
    const { answer, isCorrect, review } = answered
    const rightAnswer = key === null ? [] : rightAnswerOf(key)
    return [{ questionId, answer, isCorrect, rightAnswer, explanation: facts.explanation, reviewDate: review?.dueDate ?? null }]
  })
  const { right, total } = chapterScore(chapter.questions.length, resultList)
  return {
    chapterId: chapter.chapterId,
    questionCount: total,
    solvedCount: right,
    answeredDate: lastMarked(world, schema, worksheet, chapter),
    resultList,
  }
}

export interface GivenAnswer {
  readonly question: DemoQuestion
  readonly answer: Answer
}

/** Stores the answers with their results. A chapter is rewarded once. */
export function markChapter(
  world: World,
  schema: DemoSchema,
  worksheet: DemoWorksheet,
  chapter: DemoChapter,
  answers: readonly GivenAnswer[],
): object {
  const { worksheetId, chapters, title } = worksheet
  const now = world.present()
  const dateOf = (one: DemoChapter) => lastMarked(world, schema, worksheet, one)
  const wasMarked = dateOf(chapter) !== null
  for (const { question, answer } of answers) {
    const { questionId, key } = question
    if (key === null) continue
    const isCorrect = isRightAnswer(key, answer)
    const before = answeredOf(world, schema, worksheet, question)?.review ?? null
    const review = planAfter(before, isCorrect, seoulDate(now))
    const row = { worksheetId, questionId, answer: [...answer], isCorrect, answeredDate: now.toISOString(), review }
    const found = schema.findBy('worksheetAnswer', { questionId })
    if (found === null) schema.create('worksheetAnswer', row)
    else found.update(row)
  }
  // The worksheets that a teacher looks into are not counted.
  const isFirst = !wasMarked && dateOf(chapter) !== null && !isStaff(world, schema)
  const isLast = chapters.every((one) => dateOf(one) !== null)
  const reward = isFirst
    ? earnWorksheet(world, schema, { chapterId: chapter.chapterId, worksheetId, title, isLast })
    : { point: 0, experience: 0 }
  return {
    ...chapterStanding(world, schema, worksheet, chapter),
    rewardPoint: reward.point,
    rewardExperience: reward.experience,
  }
}

/** Returns wrongly answered questions that come again, the soonest first. */
export function reviewList(world: World, schema: DemoSchema, all: readonly DemoWorksheet[]): readonly object[] {
  return all
    .flatMap((worksheet) =>
      worksheet.chapters.flatMap(({ chapterId, questions }) =>
        questions.flatMap((question) => {
          const review = answeredOf(world, schema, worksheet, question)?.review ?? null
          const { worksheetId, title: worksheetTitle } = worksheet
          return review === null
            ? []
            : [{ worksheetId, worksheetTitle, chapterId, question: shownQuestion(question), reviewDate: review.dueDate }]
        }),
      ),
    )
    .toSorted((one, other) => one.reviewDate.localeCompare(other.reviewDate))
}
