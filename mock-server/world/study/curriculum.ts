import { hostileText, hostileTexts } from '../hostile/hostileTexts.ts'
import { served } from '../hostile/served.ts'
import { lessonPlan, type PlannedLesson } from './lessonPlan.ts'
import type { Subject } from './Subject.ts'
import type { WorldContext } from '../WorldContext.ts'
import type { LessonKind } from '../../../src/domain/lesson/lesson.ts'

/** A lesson in its place. */
export interface PlacedLesson extends PlannedLesson {
  readonly lessonId: number
}

const perSubject = 100

export function lessonsOf(context: WorldContext, subject: Subject): readonly PlacedLesson[] {
  const { content } = context.address
  const all = lessonPlan(context, subject).flatMap(({ lessons }) => lessons)
  const shown = content === 'one' ? all.slice(0, 1) : content === 'empty' ? [] : all
  return shown.map((lesson, at) => placed(lesson, subject.id * perSubject + at + 1))
}

function placed(lesson: PlannedLesson, lessonId: number): PlacedLesson {
  return { ...lesson, lessonId }
}

/** The curriculum as the backend sends it. */
export function chapterList(context: WorldContext, subject: Subject): readonly unknown[] {
  const lessons = lessonsOf(context, subject)
  let next = 0
  const chapters = lessonPlan(context, subject).map(({ title, lessons: planned }, at) => {
    const own = lessons.slice(next, next + planned.length)
    next += planned.length
    return { chapterId: subject.id * 10 + at + 1, title, lessonList: own.map(rowOf) }
  })
  return served(
    context,
    'chapters',
    chapters.filter(({ lessonList }) => lessonList.length > 0),
  )
}

/** The field that carries the content's identifier. */
const idField: Readonly<Record<LessonKind, string>> = { PROBLEM: 'problemId', VIDEO: 'videoId', BLOCK: 'blockId', DOCUMENT: 'documentId' }

function rowOf({ lessonId, kind, contentId, title, minutes, difficulty }: PlacedLesson): object {
  return { lessonId, type: kind, [idField[kind]]: contentId, title, minutes, difficulty }
}

/** What a lesson of the subject shows; null when it has no such content. */
export function contentOf(context: WorldContext, subject: Subject, kind: LessonKind, contentId: string): object | null {
  const lesson = lessonsOf(context, subject).find((one) => one.kind === kind && String(one.contentId) === contentId)
  if (lesson === undefined) return null
  const { title, difficulty, content } = lesson
  const told = { [idField[kind]]: lesson.contentId, title, difficulty, ...content }
  return context.address.content === 'hostile' ? { ...told, ...hostileContent(lesson.lessonId) } : told
}

function hostileContent(number: number): object {
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
