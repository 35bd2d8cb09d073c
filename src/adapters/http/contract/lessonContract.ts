import * as z from 'zod/mini'
import { type ApiCall, from, list, nothing, object, type Sample } from './apiCall.ts'
import { chapterItems, lessonContentSchemas, lessonIdField, progressItems, studyRecordSchema } from '../lesson.ts'
import { contentPath, lessonPaths } from '../lessonPaths.ts'
import { someId } from '../parsing.ts'
import { type LessonKind, lessonKinds } from '../../../domain/lesson/lesson.ts'

interface OfSubject {
  readonly kind: keyof typeof lessonPaths
  /** What the calls' names begin with. */
  readonly noun: 'course' | 'class'
  readonly id: Sample
  readonly statements: Readonly<Record<LessonKind | 'chapters' | 'progress' | 'record' | 'tell', string>>
}

/** The answer to those who do not take it. */
const strangers = [403]

/** The paths are the spec's, the shapes ours, as the spec leaves them open (S-289). */
export const lessonCalls: readonly ApiCall[] = [
  ...callsOf({
    kind: 'course',
    noun: 'course',
    id: from('enrolledCourses', 'courseList', 0, 'courseId'),
    statements: {
      chapters: 'S-256',
      progress: 'S-257',
      PROBLEM: 'S-258',
      VIDEO: 'S-259',
      BLOCK: 'S-260',
      DOCUMENT: 'S-261',
      record: 'S-263',
      tell: 'S-264',
    },
  }),
  ...callsOf({
    kind: 'course-class',
    noun: 'class',
    id: from('enrolledClasses', 'courseClassList', 0, 'courseClassId'),
    statements: {
      chapters: 'S-220',
      progress: 'S-229',
      PROBLEM: 'S-230',
      VIDEO: 'S-231',
      BLOCK: 'S-232',
      DOCUMENT: 'S-233',
      record: 'S-236',
      tell: 'S-237',
    },
  }),
]

function callsOf({ kind, noun, id: subjectId, statements }: OfSubject): readonly ApiCall[] {
  const paths = lessonPaths[kind]
  const shared = { noun: kind, origin: 'spec', places: { id: subjectId } } as const
  const lesson = (...steps: Parameters<typeof from>[1][]) => from(`${noun}Lessons`, 'chapterList', { each: 'lessonList' }, ...steps)
  return [
    {
      ...shared,
      name: `${noun}Lessons`,
      method: 'GET',
      path: paths.chapters,
      statement: statements.chapters,
      summary: 'The curriculum, chapter by chapter; shape assumed.',
      as: 'anyone',
      answer: list('chapterList', chapterItems),
    },
    {
      ...shared,
      name: `${noun}LessonProgress`,
      method: 'GET',
      path: paths.progress,
      statement: statements.progress,
      summary: 'How far the viewer is with each lesson that they have opened; shape assumed.',
      as: 'user',
      answer: list('lessonList', progressItems),
    },
    ...lessonKinds.map((type): ApiCall => contentCall(type)),
    {
      ...shared,
      name: `${noun}StudyRecord`,
      method: 'GET',
      path: paths.record,
      statement: statements.record,
      summary: 'What the viewer did so far, newest first; shape assumed.',
      as: 'user',
      answer: object(studyRecordSchema),
    },
    {
      ...shared,
      name: `${noun}StudyStep`,
      method: 'POST',
      path: paths.record,
      statement: statements.tell,
      summary: 'Keeps the place in a lesson, or marks it as done; a mark is never taken back. Body assumed.',
      as: 'user',
      body: {
        schema: z.object({ lessonId: someId, type: z.enum(lessonKinds), isDone: z.boolean(), positionSeconds: z.number() }),
        example: { lessonId: lesson(0, 'lessonId'), type: lesson(0, 'type'), isDone: true, positionSeconds: 0 },
      },
      answer: nothing,
      mayRefuse: strangers,
    },
  ]

  function contentCall(type: LessonKind): ApiCall {
    const name = contentPath[type]
    return {
      ...shared,
      name: `${noun}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      method: 'GET',
      path: paths[name],
      statement: statements[type],
      summary: `What a lesson with a ${name} shows, as text throughout; shape assumed.`,
      as: 'user',
      places: { id: subjectId, contentId: lesson({ where: { type } }, lessonIdField[type]) },
      answer: object(lessonContentSchemas[type]),
      mayRefuse: strangers,
    }
  }
}
