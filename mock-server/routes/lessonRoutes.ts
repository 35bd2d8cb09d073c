import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, forbidden, forUser, noContent, notFound, routePath } from './http.ts'
import { chapterList, contentOf, isPreviewContent, lessonsOf } from '../world/curriculum.ts'
import { canStudy, lessonStandings, recordProgress, studyRecord } from '../world/progress.ts'
import { classSubject, courseSubject } from '../world/subjects.ts'
import type { World } from '../world/world.ts'
import type { Subject, SubjectOf } from '../world/subject.ts'
import { lessonPaths } from '../../src/adapters/http/lessonPaths.ts'
import { lessonKinds } from '../../src/domain/content/contentKind.ts'

/** Serves lessons of courses and classes alike. */
export function lessonRoutes(server: DemoServer, world: World): void {
  addLessonRoutes(server, world, lessonPaths.course, courseSubject)
  addLessonRoutes(server, world, lessonPaths['course-class'], classSubject)
}

type Paths = (typeof lessonPaths)[keyof typeof lessonPaths]

function addLessonRoutes(server: DemoServer, world: World, paths: Paths, subjectOf: SubjectOf): void {
  const about = (schema: DemoSchema, { params }: Request, answer: (subject: Subject) => object) => {
    const subject = subjectOf(world, schema, params['id'] ?? '')
    return subject === null ? notFound() : answer(subject)
  }
  const own = (schema: DemoSchema, request: Request, answer: (subject: Subject) => object) =>
    forUser(schema, () => about(schema, request, answer))
  const student = (schema: DemoSchema, request: Request, answer: (subject: Subject) => object) =>
    own(schema, request, (subject) => (canStudy(world, subject, schema) ? answer(subject) : forbidden()))

  server.get(routePath(paths.chapters), (schema, request) =>
    about(schema, request, (subject) => ({ chapterList: chapterList(world, subject) })),
  )
  server.get(routePath(paths.progress), (schema, request) =>
    own(schema, request, (subject) => ({ lessonList: progressList(world, subject, schema) })),
  )
  for (const kind of lessonKinds) {
    server.get(routePath(paths.content(kind)), (schema, request) => {
      const contentId = request.params['contentId'] ?? ''
      const subject = subjectOf(world, schema, request.params['id'] ?? '')
      const show = (from: Subject) => contentOf(world, from, kind, contentId) ?? notFound()
      return subject !== null && isPreviewContent(world, subject, kind, contentId) ? show(subject) : student(schema, request, show)
    })
  }
  server.get(routePath(paths.record), (schema, request) => own(schema, request, (subject) => studyRecord(world, subject, schema)))
  server.post(routePath(paths.record), (schema, request) =>
    student(schema, request, (subject) => recordLesson(world, subject, schema, bodyOf(request))),
  )
}

function progressList(world: World, subject: Subject, schema: DemoSchema): readonly object[] {
  return lessonStandings(world, subject, schema).map(({ lesson: { lessonId }, isDone, positionSeconds, studiedDate }) => ({
    lessonId,
    isDone,
    positionSeconds,
    studiedDate,
  }))
}

function recordLesson(world: World, subject: Subject, schema: DemoSchema, body: Readonly<Record<string, unknown>>): object {
  const { isDone, positionSeconds } = body
  const lesson = lessonsOf(world, subject).find((one) => String(one.lessonId) === String(body['lessonId']))
  if (typeof isDone !== 'boolean' || typeof positionSeconds !== 'number' || positionSeconds < 0) {
    return badRequest('isDone과 positionSeconds가 필요해요')
  }
  if (lesson === undefined) return notFound()
  recordProgress(world, schema, subject, lesson, { isDone, positionSeconds })
  return noContent()
}
