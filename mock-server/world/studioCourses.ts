import { type Topic, topics } from '../content/topics.ts'
import type { DemoSchema, StudioCourseRow } from '../models.ts'
import { blockOfId } from './blocks.ts'
import { channelProfile } from './channels.ts'
import { courseCategories } from './courseCategories.ts'
import { blockContent, filmLesson, minutesFor, minutesToRead } from './curriculum.ts'
import { materialOfId } from './materials.ts'
import { authorOf } from './personaPicture.ts'
import { pictureUrl } from './pictureUrl.ts'
import { problemOfId } from './problems.ts'
import type { World } from './world.ts'
import type { PlacedChapter, PlacedLesson, Subject } from './subject.ts'
import type { Course } from '../../src/domain/course/course.ts'
import type { DocumentSection } from '../../src/domain/lesson/lessonContent.ts'
import type { Category } from '../../src/domain/catalogue/category.ts'
import { introductionOf, sectionsOf } from '../../src/domain/studio/coursePreview.ts'
import {
  type CatalogueSource,
  courseGaps,
  lessonsOfCourse,
  type StudioCourse,
  type StudioLesson,
} from '../../src/domain/studio/studioCourse.ts'

/** The first id of courses, far from those of catalogues and of teachers' problems, on every channel. */
export const firstStudioCourseId = 600_000_001
const lessonsPerCourse = 1_000

const pictureOf = (topic: Topic) => pictureUrl.thumbnail(topic, topics.indexOf(topic))
const usualPicture: Topic = 'python'

/** The drawings that a course may have. */
export const coursePictures: readonly object[] = topics.map((topic) => ({ picture: topic, url: pictureOf(topic) }))

/** A teacher's course, as others see it. */
export interface StudioCard {
  readonly card: Course
  readonly categoryList: readonly Category[]
}

/** Returns the published courses of this channel's teachers, the newest first. */
export function publishedCourses(world: World, schema: DemoSchema): readonly StudioCard[] {
  return schema
    .all('studioCourse')
    .models.map(({ attrs }) => attrs)
    .filter(({ channel, state }) => channel === world.address.channel && state === 'PUBLISHED')
    .toSorted((one, other) => (other.published?.date ?? '').localeCompare(one.published?.date ?? ''))
    .flatMap((row) => (row.published === null ? [] : [cardOf(world, row, row.published.content)]))
}

/** Returns an open course; a withdrawn one stays open to those who are enrolled. */
function openCourse(world: World, schema: DemoSchema, id: string) {
  const row = schema.findBy('studioCourse', { workId: Number(id) })?.attrs
  if (row === undefined || row.published === null || row.channel !== world.address.channel) return null
  const isEnrolled = schema.findBy('enrollment', { subject: `course/${row.workId}` }) !== null
  return row.state === 'PUBLISHED' || isEnrolled ? { row, content: row.published.content } : null
}

export function studioCourseOfId(world: World, schema: DemoSchema, id: string): StudioCard | null {
  const found = openCourse(world, schema, id)
  return found && cardOf(world, found.row, found.content)
}

function cardOf(world: World, { workId, ownerId }: StudioCourseRow, content: StudioCourse): StudioCard {
  const { title, comment, level, cost, categoryList } = content
  const card: Course = {
    courseId: workId,
    title: title.trim(),
    comment: comment.trim(),
    thumbnail: pictureOf(topicOf(content)),
    level,
    cost,
    paymentType: 'CASH',
    isOnlyForChannelUser: false,
    channelProfile: world.site && channelProfile(world.site),
    teacher: authorOf(ownerId),
    rating: 0,
  }
  return { card, categoryList: courseCategories.filter(({ name }) => categoryList.includes(name)) }
}

function topicOf({ picture }: Pick<StudioCourse, 'picture'>): Topic {
  return topics.find((topic) => topic === picture) ?? usualPicture
}

export function studioCourseSubject(world: World, schema: DemoSchema, id: string): Subject | null {
  const found = openCourse(world, schema, id)
  if (found === null) return null
  const { row, content } = found
  const { title, level, cost } = content
  return {
    kind: 'course',
    id: row.workId,
    key: `course/${row.workId}`,
    title: title.trim(),
    topic: topicOf(content),
    level,
    rating: 0,
    cost,
    paymentType: 'CASH',
    isOnlyForChannelUser: false,
    channelDomain: world.site?.label ?? null,
    isGiven: false,
    givenDone: null,
    chapters: chaptersIn(world, schema, row.workId, content),
  }
}

export function studioCourseDetail(world: World, schema: DemoSchema, id: string): object | null {
  const found = openCourse(world, schema, id)
  if (found === null) return null
  const { row, content } = found
  const { card, categoryList } = cardOf(world, row, content)
  const lessons = chaptersIn(world, schema, row.workId, content).flatMap((chapter) => chapter.lessons)
  return {
    ...card,
    introduction: introductionOf(content),
    audience: [],
    goals: [],
    categoryList,
    lessonCount: lessons.length,
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    learnerCount: 0,
  }
}

/** Returns the chapters without lessons whose content is gone, and without empty chapters. */
function chaptersIn(world: World, schema: DemoSchema, courseId: number, { chapterList }: StudioCourse): readonly PlacedChapter[] {
  return chapterList
    .map(({ key, title, lessonList }) => ({
      chapterId: courseId * lessonsPerCourse + key,
      title: title.trim(),
      lessons: lessonList.flatMap((lesson) => placed(world, schema, courseId, lesson) ?? []),
    }))
    .filter(({ lessons }) => lessons.length > 0)
}

type Shown = Omit<PlacedLesson, 'kind' | 'title' | 'lessonId' | 'isPreview'>

function placed(world: World, schema: DemoSchema, courseId: number, lesson: StudioLesson): PlacedLesson | null {
  const { key, kind, title, isPreview } = lesson
  const lessonId = courseId * lessonsPerCourse + key
  const shown = shownBy(world, schema, lesson, lessonId)
  return shown && { ...shown, kind, title: title.trim(), lessonId, isPreview }
}

/** Returns the content of a lesson. Own texts and films have the lesson's id. */
function shownBy(world: World, schema: DemoSchema, { kind, source }: StudioLesson, lessonId: number): Shown | null {
  switch (source?.from) {
    case undefined:
      return null
    case 'URL': {
      const content = { summary: [], poster: null, src: source.url.trim(), durationSeconds: null }
      return { contentId: lessonId, minutes: 5, statedMinutes: null, difficulty: null, content }
    }
    case 'TEXT':
      return { contentId: lessonId, difficulty: null, ...readingOf(sectionsOf(source.partList)) }
    case 'CATALOGUE':
      return ofCatalogue[kind](world, schema, source)
  }
}

function readingOf(sections: readonly DocumentSection[]): Pick<Shown, 'minutes' | 'content'> {
  return { minutes: minutesToRead({ title: '', sections }), content: { sections } }
}

type FromCatalogue = (world: World, schema: DemoSchema, source: CatalogueSource) => Shown | null

const ofCatalogue: Readonly<Record<StudioLesson['kind'], FromCatalogue>> = {
  PROBLEM(world, schema, { contentId }) {
    const found = problemOfId(world, schema, String(contentId))
    if (found === null) return null
    const { problemId, difficulty, categoryList, task } = found
    return { contentId: problemId, minutes: minutesFor(difficulty), difficulty, content: { ...task, categoryList } }
  },
  BLOCK(world, _, { contentId }) {
    const found = blockOfId(world, String(contentId))
    return (
      found && {
        contentId: found.blockId,
        minutes: minutesFor(found.difficulty),
        difficulty: found.difficulty,
        content: blockContent(found.title),
      }
    )
  },
  VIDEO(world, _, { contentId }) {
    const found = materialOfId(world, 'VIDEO', String(contentId))
    return found && { contentId: found.id, difficulty: found.difficulty, ...filmLesson(found.summary, found.topic) }
  },
  DOCUMENT(world, _, { contentId }) {
    const found = materialOfId(world, 'DOCUMENT', String(contentId))
    return found && { contentId: found.id, difficulty: found.difficulty, minutes: found.minutes, content: found.content }
  },
}

/** Returns whether it may be published: it is complete, and the content of its lessons exists. */
export function isTeachable(world: World, schema: DemoSchema, content: StudioCourse): boolean {
  const lessons = chaptersIn(world, schema, firstStudioCourseId, content).flatMap((chapter) => chapter.lessons)
  return courseGaps(content).length === 0 && lessons.length === lessonsOfCourse(content).length
}
