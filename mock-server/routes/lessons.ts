import type { Request, Server } from 'miragejs'
import { badRequest, bodyOf, forbidden, forUser, noContent, notFound, withId } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'
import type { Session } from '../Session.ts'
import { chapterList, contentOf, lessonsOf } from '../world/study/curriculum.ts'
import { canStudy, lessonKey, lessonStandings, studyRecord } from '../world/study/progress.ts'
import type { Subject } from '../world/study/Subject.ts'
import { classSubject, courseSubject, type SubjectOf } from '../world/study/subjects.ts'
import type { WorldContext } from '../world/WorldContext.ts'
import { lessonPaths } from '../../src/adapters/http/lessonPaths.ts'

/** What is studied lesson by lesson: courses and classes alike. */
export function lessonRoutes(server: Server, context: RouteContext): void {
  addLessonRoutes(server, context, lessonPaths.course, courseSubject)
  addLessonRoutes(server, context, lessonPaths['course-class'], classSubject)
}

type Paths = Readonly<Record<keyof (typeof lessonPaths)['course'], string>>

const contents = [
  { kind: 'PROBLEM', path: 'problem' },
  { kind: 'VIDEO', path: 'video' },
  { kind: 'BLOCK', path: 'block' },
  { kind: 'DOCUMENT', path: 'document' },
] as const

function addLessonRoutes(server: Server, { world, session }: RouteContext, paths: Paths, subjectOf: SubjectOf): void {
  const { context } = world
  const about = ({ params }: Request, answer: (subject: Subject) => object) => {
    const subject = subjectOf(context, params['id'] ?? '')
    return subject === null ? notFound() : answer(subject)
  }
  const own = (request: Request, answer: (subject: Subject) => object) => forUser(session, () => about(request, answer))
  const student = (request: Request, answer: (subject: Subject) => object) =>
    own(request, (subject) => (canStudy(context, subject, session.study()) ? answer(subject) : forbidden()))

  server.get(withId(paths.chapters), (_, request) => about(request, (subject) => ({ chapterList: chapterList(context, subject) })))
  server.get(withId(paths.progress), (_, request) => own(request, (subject) => ({ lessonList: progressList(context, subject, session) })))
  for (const { kind, path } of contents) {
    server.get(withId(paths[path]).replace('{contentId}', ':contentId'), (_, request) =>
      student(request, (subject) => contentOf(context, subject, kind, request.params['contentId'] ?? '') ?? notFound()),
    )
  }
  server.get(withId(paths.record), (_, request) => own(request, (subject) => studyRecord(context, subject, session.study())))
  server.post(withId(paths.record), (_, request) => student(request, (subject) => told(context, subject, session, bodyOf(request))))
}

function progressList(context: WorldContext, subject: Subject, session: Session): readonly object[] {
  return lessonStandings(context, subject, session.study()).map(({ lesson: { lessonId }, isDone, positionSeconds, studiedDate }) => ({
    lessonId,
    isDone,
    positionSeconds,
    studiedDate,
  }))
}

/** A mark once made stays. */
function told(context: WorldContext, subject: Subject, session: Session, body: Readonly<Record<string, unknown>>): object {
  const { lessonId, isDone, positionSeconds } = body
  const lesson = lessonsOf(context, subject).find((one) => String(one.lessonId) === String(lessonId))
  if (typeof isDone !== 'boolean' || typeof positionSeconds !== 'number' || positionSeconds < 0) {
    return badRequest('isDone과 positionSeconds가 필요해요')
  }
  if (lesson === undefined) return notFound()
  const wasDone = lessonStandings(context, subject, session.study()).some((one) => one.lesson.lessonId === lesson.lessonId && one.isDone)
  const deed = { isDone: isDone || wasDone, positionSeconds, studiedDate: context.present().toISOString() }
  session.changeStudy((study) => ({ ...study, lessons: { ...study.lessons, [lessonKey(subject, lesson)]: deed } }))
  return noContent()
}
