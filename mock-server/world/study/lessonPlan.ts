import { blockFacts } from '../catalogue/blockProblems.ts'
import { lessonsByTopic } from '../catalogue/lessons/lessonsByTopic.ts'
import { sharedPapers } from '../catalogue/lessons/sharedPapers.ts'
import type { DocumentFacts, OwnProblem } from '../catalogue/lessons/TopicLessons.ts'
import { problemFacts, type ProblemFacts } from '../catalogue/problems.ts'
import { blockTasks } from '../catalogue/tasks/blockTasks.ts'
import { deepTasks } from '../catalogue/tasks/deepTasks.ts'
import { firstTasks } from '../catalogue/tasks/firstTasks.ts'
import { topics } from '../catalogue/topics.ts'
import { idOf } from '../ids.ts'
import type { Subject } from './Subject.ts'
import type { WorldContext } from '../WorldContext.ts'
import type { CourseLevel } from '../../../src/domain/course/course.ts'
import type { LessonKind } from '../../../src/domain/lesson/lesson.ts'

/** A lesson before it has a place: what it is and what it shows. */
export interface PlannedLesson {
  readonly kind: LessonKind
  readonly contentId: number
  readonly title: string
  readonly minutes: number
  readonly difficulty: number | null
  readonly content: object
}

interface PlannedChapter {
  readonly title: string
  readonly lessons: readonly PlannedLesson[]
}

/** Three chapters: reading and watching first, then trying, then looking back. */
export function lessonPlan(context: WorldContext, subject: Subject): readonly PlannedChapter[] {
  const { chapters, documents } = lessonsByTopic[subject.topic]
  const [first, second, third, ...rest] = practiceOf(context, subject)
  const [opening, closing] = sharedPapers.map((paper, at) => documentLesson(context, paper, at))
  const papers = documents.map((paper, at) => documentLesson(context, paper, contentNumber(subject, at)))
  const films = videoLessons(context, subject)
  const plan = [
    [opening, films[0], ...warmUp(context, subject), papers[0], first],
    [second, papers[1], films[1], third],
    [...rest, closing],
  ]
  return chapters.map((title, at) => ({ title, lessons: (plan[at] ?? []).filter((lesson) => lesson !== undefined) }))
}

/** Before writing code one thinks in blocks. */
function warmUp(context: WorldContext, subject: Subject): readonly PlannedLesson[] {
  if (lessonsByTopic[subject.topic].practice !== 'text') return []
  return chosen(context, { ...subject, key: `${subject.key}/warm-up` }, blockFacts, warmUpRange)
    .slice(0, 1)
    .map((number) => blockLesson(context, number))
}

/** Contents of a topic have numbers of their own; those that all topics share come before. */
function contentNumber({ topic }: Subject, at: number): number {
  const perTopic = 10
  return (topics.indexOf(topic) + 1) * perTopic + at
}

function documentLesson(context: WorldContext, { title, sections }: DocumentFacts, number: number): PlannedLesson {
  const minutes = 2 + 2 * sections.reduce((sum, { parts }) => sum + parts.length, 0)
  return { kind: 'DOCUMENT', contentId: idOf(context, 'document', number), title, minutes, difficulty: null, content: { sections } }
}

/** One short film stands in for all of them, and says so. */
const film = { src: '/media/ai-tutor.mp4', poster: '/media/ai-tutor-poster.webp', durationSeconds: 8 }
const standIn = '체험판에서는 이 자리에 AI 튜터를 소개하는 짧은 영상이 나와요.'

function videoLessons(context: WorldContext, subject: Subject): readonly PlannedLesson[] {
  return lessonsByTopic[subject.topic].videos.map(({ title, summary }, at) => ({
    kind: 'VIDEO',
    contentId: idOf(context, 'video', contentNumber(subject, at)),
    title,
    minutes: 1,
    difficulty: null,
    content: { summary: [summary, standIn], ...film },
  }))
}

function practiceOf(context: WorldContext, subject: Subject): readonly PlannedLesson[] {
  const { practice } = lessonsByTopic[subject.topic]
  if (practice === 'text') return chosen(context, subject, problemFacts, textRange).map((number) => textLesson(context, number))
  if (practice === 'block') return chosen(context, subject, blockFacts, blockRange).map((number) => blockLesson(context, number))
  const own = 2_000
  return practice.map((problem, at) => ownLesson(problem, idOf(context, 'problem', own + contentNumber(subject, at))))
}

function ownLesson({ title, category, difficulty, ...task }: OwnProblem, contentId: number): PlannedLesson {
  const categoryList = [{ categoryGroupName: '유형', name: category }]
  return { kind: 'PROBLEM', contentId, title, minutes: minutesFor(difficulty), difficulty, content: { categoryList, ...task } }
}

type Range = Readonly<Record<CourseLevel, readonly [easiest: number, hardest: number]>>

const textRange: Range = { BEGINNER: [1, 4], ELEMENTARY: [2, 6], INTERMEDIATE: [5, 12], ADVANCED: [9, 20] }
const blockRange: Range = { BEGINNER: [1, 4], ELEMENTARY: [2, 6], INTERMEDIATE: [4, 9], ADVANCED: [4, 9] }
const warmUpRange: Range = { BEGINNER: [1, 2], ELEMENTARY: [2, 3], INTERMEDIATE: [3, 5], ADVANCED: [5, 9] }
const perCourse = 5

/** Numbers of the exercises that suit the level, the easiest first. */
function chosen({ dice }: WorldContext, { key, level }: Subject, facts: readonly ProblemFacts[], range: Range): readonly number[] {
  const [easiest, hardest] = range[level]
  const fitting = [...facts.keys()].filter((at) => difficultyAt(facts, at) >= easiest && difficultyAt(facts, at) <= hardest)
  return dice
    .roll(`${key}/practice`, (faker) => faker.helpers.arrayElements(fitting, perCourse))
    .toSorted((one, other) => difficultyAt(facts, one) - difficultyAt(facts, other) || one - other)
}

function difficultyAt(facts: readonly ProblemFacts[], at: number): number {
  return facts[at]?.difficulty ?? 0
}

function textLesson(context: WorldContext, number: number): PlannedLesson {
  const { title, group, category, difficulty } = factsAt(problemFacts, number)
  return {
    kind: 'PROBLEM',
    contentId: idOf(context, 'problem', number),
    title,
    minutes: minutesFor(difficulty),
    difficulty,
    content: { categoryList: [{ categoryGroupName: group, name: category }], ...(firstTasks[title] ?? deepTasks[title]) },
  }
}

function blockLesson(context: WorldContext, number: number): PlannedLesson {
  const { title, difficulty } = factsAt(blockFacts, number)
  return {
    kind: 'BLOCK',
    contentId: idOf(context, 'block', number),
    title,
    minutes: minutesFor(difficulty),
    difficulty,
    content: { ...blockTasks[title] },
  }
}

function factsAt(facts: readonly ProblemFacts[], at: number): ProblemFacts {
  const found = facts[at]
  if (found === undefined) throw new RangeError('no such exercise')
  return found
}

function minutesFor(difficulty: number): number {
  return 6 + 2 * difficulty
}
