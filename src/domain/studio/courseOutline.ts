import type { LessonKind } from '../content/contentKind.ts'
import { newLesson, type StudioChapter, type StudioCourse, type StudioLesson } from './studioCourse.ts'
import { moveItem } from './work.ts'

/** The position of a lesson; both numbers count from 0. */
export interface LessonPlace {
  readonly chapter: number
  readonly at: number
}

/** Finds the position of a lesson; null if it does not exist. */
export function placeOfLesson({ chapterList }: StudioCourse, key: number): LessonPlace | null {
  for (const [chapter, { lessonList }] of chapterList.entries()) {
    const at = lessonList.findIndex((lesson) => lesson.key === key)
    if (at !== -1) return { chapter, at }
  }
  return null
}

export function addChapter(course: StudioCourse): StudioCourse {
  const { nextKey, chapterList } = course
  return { ...course, chapterList: [...chapterList, { key: nextKey, title: '', lessonList: [] }], nextKey: nextKey + 1 }
}

/** Adds a new lesson at the end of the chapter. */
export function addLesson(course: StudioCourse, chapterKey: number, kind: LessonKind): StudioCourse {
  const lesson = newLesson(course.nextKey, kind)
  return {
    ...course,
    chapterList: course.chapterList.map((chapter) =>
      chapter.key === chapterKey ? { ...chapter, lessonList: [...chapter.lessonList, lesson] } : chapter,
    ),
    nextKey: course.nextKey + 1,
  }
}

export function renameChapter(course: StudioCourse, key: number, title: string): StudioCourse {
  return { ...course, chapterList: course.chapterList.map((chapter) => (chapter.key === key ? { ...chapter, title } : chapter)) }
}

/** Replaces the lesson with this key. */
export function changeLesson(course: StudioCourse, lesson: StudioLesson): StudioCourse {
  return withLessons(course, (lessons) => lessons.map((one) => (one.key === lesson.key ? lesson : one)))
}

function withLessons(course: StudioCourse, change: (lessons: readonly StudioLesson[]) => readonly StudioLesson[]): StudioCourse {
  return { ...course, chapterList: course.chapterList.map((chapter) => ({ ...chapter, lessonList: change(chapter.lessonList) })) }
}

/** A removed chapter or lesson with its position, so that it can be put back. */
export type RemovedPart =
  | { readonly kind: 'chapter'; readonly chapter: StudioChapter; readonly at: number }
  | { readonly kind: 'lesson'; readonly lesson: StudioLesson; readonly chapterKey: number; readonly at: number }

/** Finds a chapter with its lessons, or a single lesson. */
export function findPart({ chapterList }: StudioCourse, key: number): RemovedPart | null {
  for (const [place, chapter] of chapterList.entries()) {
    if (chapter.key === key) return { kind: 'chapter', chapter, at: place }
    const at = chapter.lessonList.findIndex((one) => one.key === key)
    const lesson = chapter.lessonList[at]
    if (lesson !== undefined) return { kind: 'lesson', lesson, chapterKey: chapter.key, at }
  }
  return null
}

export function removePart(course: StudioCourse, key: number): StudioCourse {
  const rest = withLessons(course, (lessons) => lessons.filter((one) => one.key !== key))
  return { ...rest, chapterList: rest.chapterList.filter((chapter) => chapter.key !== key) }
}

/** Puts a part back to its position; a lesson whose chapter is gone is added to the last one. */
export function putBack(course: StudioCourse, removed: RemovedPart): StudioCourse {
  const { chapterList } = course
  if (removed.kind === 'chapter') return { ...course, chapterList: chapterList.toSpliced(removed.at, 0, removed.chapter) }
  const { lesson, chapterKey, at } = removed
  const own = chapterList.findIndex(({ key }) => key === chapterKey)
  const [chapter, place] = own === -1 ? [chapterList.length - 1, Number.MAX_SAFE_INTEGER] : [own, at]
  return insertLesson(chapterList.length === 0 ? addChapter(course) : course, lesson, { chapter: Math.max(0, chapter), at: place })
}

function insertLesson(course: StudioCourse, lesson: StudioLesson, { chapter: to, at }: LessonPlace): StudioCourse {
  return {
    ...course,
    chapterList: course.chapterList.map((chapter, place) =>
      place === to ? { ...chapter, lessonList: chapter.lessonList.toSpliced(at, 0, lesson) } : chapter,
    ),
  }
}

/** Moves a lesson to a position, which is counted without the lesson itself; the course is unchanged if there is no such chapter. */
export function moveLesson(course: StudioCourse, key: number, to: LessonPlace): StudioCourse {
  const lesson = findPart(course, key)
  if (lesson?.kind !== 'lesson' || course.chapterList[to.chapter] === undefined) return course
  return insertLesson(removePart(course, key), lesson.lesson, to)
}

export type Step = 'up' | 'down'

/** Returns the position one step further, which may be in the next chapter; null where there is none. */
export function lessonStep(course: StudioCourse, key: number, step: Step): LessonPlace | null {
  const place = placeOfLesson(course, key)
  if (place === null) return null
  const { chapter, at } = place
  const hasNext = course.chapterList[chapter]?.lessonList[at + 1] !== undefined
  if (step === 'up' && at > 0) return { chapter, at: at - 1 }
  if (step === 'down' && hasNext) return { chapter, at: at + 1 }
  const other = course.chapterList[chapter + (step === 'up' ? -1 : 1)]
  if (other === undefined) return null
  return step === 'up' ? { chapter: chapter - 1, at: other.lessonList.length } : { chapter: chapter + 1, at: 0 }
}

/** Returns the index of the chapter one step further; null where there is none. */
export function chapterStep({ chapterList }: StudioCourse, key: number, step: Step): number | null {
  const at = chapterList.findIndex((chapter) => chapter.key === key)
  const to = at + (step === 'up' ? -1 : 1)
  return at === -1 || chapterList[to] === undefined ? null : to
}

export function moveChapter(course: StudioCourse, key: number, to: number): StudioCourse {
  const from = course.chapterList.findIndex((chapter) => chapter.key === key)
  return { ...course, chapterList: moveItem(course.chapterList, from, to) }
}
