import * as z from 'zod/mini'
import { idFieldOf, type LessonKind, lessonKinds, nounOf } from '../../../domain/content/contentKind.ts'
import { type ApiCall, capitalized, contentNames, fromResponse, listResponse, noContent, objectResponse, type Sample } from './apiCall.ts'
import { chapterItems, lessonContentSchemas, progressItems, studyRecordSchema } from '../lesson.ts'
import { lessonPaths } from '../lessonPaths.ts'
import { someId } from '../parsing.ts'

interface SubjectCalls {
  readonly kind: keyof typeof lessonPaths
  /** The prefix of the calls' names. */
  readonly noun: 'course' | 'class'
  readonly area: ApiCall['area']
  readonly id: Sample
  readonly statements: Readonly<Record<LessonKind | 'chapters' | 'progress' | 'record' | 'tell', string>>
}

/** The status for viewers who are not enrolled. */
const refusedUnlessEnrolled = [403]

/** The paths are the spec's, the shapes ours, as the spec leaves them open (S-289). */
export const lessonCalls: readonly ApiCall[] = [
  ...lessonCallsOf({
    kind: 'course',
    noun: 'course',
    area: '강의로 배우기',
    id: fromResponse('enrolledCourses', 'courseList', 0, 'courseId'),
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
  ...lessonCallsOf({
    kind: 'course-class',
    noun: 'class',
    area: '수업으로 배우기',
    id: fromResponse('enrolledClasses', 'courseClassList', 0, 'courseClassId'),
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

function lessonCallsOf({ kind, noun, area, id: subjectId, statements }: SubjectCalls): readonly ApiCall[] {
  const paths = lessonPaths[kind]
  const shared = { noun: kind, area, origin: 'spec', pathParameters: { id: subjectId } } as const
  const lesson = (...steps: Parameters<typeof fromResponse>[1][]) =>
    fromResponse(`${noun}Lessons`, 'chapterList', { each: 'lessonList' }, ...steps)
  return [
    {
      ...shared,
      name: `${noun}Lessons`,
      method: 'GET',
      path: paths.chapters,
      specId: statements.chapters,
      summary: 'Returns the curriculum by chapters. Shape assumed.',
      purpose: '차례',
      access: 'anyone',
      response: listResponse('chapterList', chapterItems),
    },
    {
      ...shared,
      name: `${noun}LessonProgress`,
      method: 'GET',
      path: paths.progress,
      specId: statements.progress,
      summary: 'Returns the viewer’s progress in each lesson that they have opened. Shape assumed.',
      purpose: '진도',
      access: 'user',
      response: listResponse('lessonList', progressItems),
    },
    ...lessonKinds.map((type): ApiCall => contentCall(type)),
    {
      ...shared,
      name: `${noun}StudyRecord`,
      method: 'GET',
      path: paths.record,
      specId: statements.record,
      summary: 'Lists the viewer’s activity in the lesson, newest first. Shape assumed.',
      purpose: '배운 기록',
      access: 'user',
      response: objectResponse(studyRecordSchema),
    },
    {
      ...shared,
      name: `${noun}StudyStep`,
      method: 'POST',
      path: paths.record,
      specId: statements.tell,
      summary: 'Stores the viewer’s position in a lesson, or marks it as completed. A completed lesson stays completed. Body assumed.',
      purpose: '배운 기록 남기기',
      access: 'user',
      body: {
        schema: z.object({ lessonId: someId, type: z.enum(lessonKinds), isDone: z.boolean(), positionSeconds: z.number() }),
        example: { lessonId: lesson(0, 'lessonId'), type: lesson(0, 'type'), isDone: true, positionSeconds: 0 },
      },
      response: noContent,
      acceptedErrors: refusedUnlessEnrolled,
    },
  ]

  function contentCall(type: LessonKind): ApiCall {
    const name = nounOf(type)
    return {
      ...shared,
      name: `${noun}${capitalized(name)}`,
      method: 'GET',
      path: paths.content(type),
      specId: statements[type],
      summary: `Returns the content of a lesson with a ${name}. All texts are plain text. Shape assumed.`,
      purpose: contentNames[type],
      access: 'user',
      pathParameters: { id: subjectId, contentId: lesson({ where: { type } }, idFieldOf(type)) },
      response: objectResponse(lessonContentSchemas[type]),
      acceptedErrors: refusedUnlessEnrolled,
    }
  }
}
