import { idFieldOf, type LessonKind } from '../../src/domain/content/contentKind.ts'
import { blockPlays } from '../blocks/blockPlays.ts'
import { blockTasks } from '../content/blockTasks.ts'
import type { DocumentFacts, OwnProblem } from '../content/lessonParts.ts'
import { lessonsByTopic, sharedPapers } from '../content/lessonsByTopic.ts'
import { blockFacts, practiceFacts, type ProblemFacts } from '../content/problemContent.ts'
import { problemTasks } from '../content/problemTasks.ts'
import { type Topic, topics } from '../content/topics.ts'
import { withBrokenItems } from './brokenItems.ts'
import { hostileText, hostileTexts } from './brokenValues.ts'
import { firstOwnProblem, idOf } from './ids.ts'
import { pictureUrl } from './pictureUrl.ts'
import type { PlacedLesson, PlannedLesson, Subject } from './subject.ts'
import type { World } from './world.ts'
import { blockName } from '../../src/domain/blocks/blockLabels.ts'
import type { CourseLevel } from '../../src/domain/course/course.ts'

interface PlannedChapter {
  readonly title: string
  readonly lessons: readonly PlannedLesson[]
}

/** Plans three chapters: reading and watching first, then trying, then looking back. */
function lessonPlan(world: World, subject: Subject): readonly PlannedChapter[] {
  const { chapters, documents } = lessonsByTopic[subject.topic]
  const [first, second, third, ...rest] = practiceOf(world, subject)
  const [opening, closing] = sharedPapers.map((paper, at) => documentLesson(world, paper, at))
  const papers = documents.map((paper, at) => documentLesson(world, paper, contentNumber(subject, at)))
  const films = videoLessons(world, subject)
  const plan = [
    [opening, films[0], ...warmUp(world, subject), papers[0], first],
    [second, papers[1], films[1], third],
    [...rest, closing],
  ]
  return chapters.map((title, at) => ({ title, lessons: (plan[at] ?? []).filter((lesson) => lesson !== undefined) }))
}

/** Plans the warm-up: before writing code, learners think in blocks. */
function warmUp(world: World, subject: Subject): readonly PlannedLesson[] {
  if (lessonsByTopic[subject.topic].practice !== 'text') return []
  return chosen(world, { ...subject, key: `${subject.key}/warm-up` }, blockFacts, warmUpRange)
    .slice(0, 1)
    .map((number) => blockLesson(world, number))
}

export const contentsPerTopic = 10

/** Returns the number of a content. Those that all topics share come first, then each topic has its own. */
function contentNumber({ topic }: Subject, at: number): number {
  return (topics.indexOf(topic) + 1) * contentsPerTopic + at
}

export function minutesToRead({ sections }: DocumentFacts): number {
  return 2 + 2 * sections.reduce((sum, { parts }) => sum + parts.length, 0)
}

function documentLesson(world: World, { title, sections }: DocumentFacts, number: number): PlannedLesson {
  return {
    kind: 'DOCUMENT',
    contentId: idOf(world, 'document', number),
    title,
    minutes: minutesToRead({ title, sections }),
    difficulty: materialDifficulty(number),
    content: { sections },
  }
}

/** Returns the difficulty of a document or a video by its number, from easy to hard, whatever course it is part of. */
export function materialDifficulty(number: number): number {
  return 1 + ((7 * number) % 17)
}

/** A short film that stands in for all of them, and says so. */
const film = { src: '/media/ai-tutor.mp4', durationSeconds: 8 }
const standIn = '체험판에서는 이 자리에 AI 튜터를 소개하는 짧은 영상이 나와요.'

/** Returns a video of the platform as a lesson, with its duration. */
export function filmLesson(summary: string, topic: Topic): Pick<PlannedLesson, 'minutes' | 'statedMinutes' | 'content'> {
  const content = { summary: [summary, standIn], poster: pictureUrl.poster(topic), ...film }
  return { minutes: 1, statedMinutes: film.durationSeconds / 60, content }
}

function videoLessons(world: World, subject: Subject): readonly PlannedLesson[] {
  return lessonsByTopic[subject.topic].videos.map(({ title, summary }, at) => ({
    kind: 'VIDEO',
    contentId: idOf(world, 'video', contentNumber(subject, at)),
    title,
    difficulty: materialDifficulty(contentNumber(subject, at)),
    ...filmLesson(summary, subject.topic),
  }))
}

function practiceOf(world: World, subject: Subject): readonly PlannedLesson[] {
  const { practice } = lessonsByTopic[subject.topic]
  if (practice === 'text') return chosen(world, subject, practiceFacts, textRange).map((number) => textLesson(world, number))
  if (practice === 'block') return chosen(world, subject, blockFacts, blockRange).map((number) => blockLesson(world, number))
  return practice.map((problem, at) => ownLesson(problem, idOf(world, 'problem', firstOwnProblem + contentNumber(subject, at))))
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

/** Returns numbers of the exercises that suit the level, the easiest first. */
function chosen({ seeded }: World, { key, level }: Subject, facts: readonly ProblemFacts[], range: Range): readonly number[] {
  const [easiest, hardest] = range[level]
  const fitting = [...facts.keys()].filter((at) => difficultyAt(facts, at) >= easiest && difficultyAt(facts, at) <= hardest)
  return seeded
    .draw(`${key}/practice`, (faker) => faker.helpers.arrayElements(fitting, perCourse))
    .toSorted((one, other) => difficultyAt(facts, one) - difficultyAt(facts, other) || one - other)
}

function difficultyAt(facts: readonly ProblemFacts[], at: number): number {
  return facts[at]?.difficulty ?? 0
}

function textLesson(world: World, number: number): PlannedLesson {
  const { title, categoryList, difficulty } = factsAt(practiceFacts, number)
  return {
    kind: 'PROBLEM',
    contentId: idOf(world, 'problem', number),
    title,
    minutes: minutesFor(difficulty),
    difficulty,
    content: { ...problemTasks[title], categoryList },
  }
}

function blockLesson(world: World, number: number): PlannedLesson {
  const { title, difficulty } = factsAt(blockFacts, number)
  return {
    kind: 'BLOCK',
    contentId: idOf(world, 'block', number),
    title,
    minutes: minutesFor(difficulty),
    difficulty,
    content: blockContent(title),
  }
}

export function blockContent(title: string): object {
  const play = blockPlays[title]
  const blocks = play?.toolbox.flatMap(({ blocks: own }) => own.map(({ type }) => blockName(type, play.names))) ?? []
  return { ...blockTasks[title], blocks }
}

function factsAt(facts: readonly ProblemFacts[], at: number): ProblemFacts {
  const found = facts[at]
  if (found === undefined) throw new RangeError('no such exercise')
  return found
}

export function minutesFor(difficulty: number): number {
  return 6 + 2 * difficulty
}

const perSubject = 100

export function lessonsOf(world: World, subject: Subject): readonly PlacedLesson[] {
  if (subject.chapters !== null) return subject.chapters.flatMap(({ lessons }) => lessons)
  const { content } = world.address
  const all = lessonPlan(world, subject).flatMap(({ lessons }) => lessons)
  const shown = content === 'one' ? all.slice(0, 1) : content === 'empty' ? [] : all
  return shown.map((lesson, at) => placed(lesson, subject, at))
}

function placed(lesson: PlannedLesson, { kind, id }: Subject, at: number): PlacedLesson {
  return { ...lesson, lessonId: id * perSubject + at + 1, isPreview: kind === 'course' && at === 0 }
}

/** Returns the curriculum as the backend sends it. */
export function chapterList(world: World, subject: Subject): readonly unknown[] {
  if (subject.chapters !== null)
    return subject.chapters.map(({ chapterId, title, lessons }) => ({ chapterId, title, lessonList: lessons.map(rowOf) }))
  const lessons = lessonsOf(world, subject)
  let next = 0
  const chapters = lessonPlan(world, subject).map(({ title, lessons: planned }, at) => {
    const own = lessons.slice(next, next + planned.length)
    next += planned.length
    return { chapterId: subject.id * 10 + at + 1, title, lessonList: own.map(rowOf) }
  })
  return withBrokenItems(
    world,
    'chapters',
    chapters.filter(({ lessonList }) => lessonList.length > 0),
  )
}

function rowOf(lesson: PlacedLesson): object {
  const { lessonId, kind, contentId, title, difficulty, isPreview } = lesson
  const minutes = lesson.statedMinutes === undefined ? lesson.minutes : lesson.statedMinutes
  return { lessonId, type: kind, [idFieldOf(kind)]: contentId, title, minutes, difficulty, isPreview }
}

/** Returns the content of a lesson of the subject; null when there is no such lesson. */
export function contentOf(world: World, subject: Subject, kind: LessonKind, contentId: string): object | null {
  const lesson = lessonsOf(world, subject).find((one) => one.kind === kind && String(one.contentId) === contentId)
  if (lesson === undefined) return null
  const { title, difficulty, content } = lesson
  const told = { [idFieldOf(kind)]: lesson.contentId, title, difficulty, ...content }
  return world.address.content === 'hostile' ? { ...told, ...hostileContent(lesson.lessonId) } : told
}

export function isPreviewContent(world: World, subject: Subject, kind: LessonKind, contentId: string): boolean {
  return lessonsOf(world, subject).some((one) => one.isPreview && one.kind === kind && String(one.contentId) === contentId)
}

export function hostileContent(number: number) {
  const part = { kind: 'paragraph', text: hostileText(number + 1) }
  return {
    title: hostileText(number),
    statement: [...hostileTexts, 7, null],
    summary: hostileTexts,
    hints: [null, hostileText(number)],
    examples: [null, { input: hostileText(4), output: hostileText(0) }],
    sections: [
      null,
      { heading: hostileText(number), parts: [part, { kind: 'html', text: hostileText(0) }, { kind: 'code', code: hostileText(9) }] },
    ],
  }
}
