import type { Request, Server } from 'miragejs'
import { pageOf } from './pageOf.ts'
import { firstOf } from './queryOf.ts'
import { badRequest, bodyOf, conflict, forbidden, forUser, noContent, notFound, withId } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'
import type { Session } from '../Session.ts'
import { enrolledSince } from '../world/study/progress.ts'
import { ownReview, readReviewId, reviewList, reviewRating, reviewsPerPage } from '../world/study/reviews.ts'
import type { Subject } from '../world/study/Subject.ts'
import { classSubject, courseSubject, type SubjectOf } from '../world/study/subjects.ts'
import { reviewPaths } from '../../src/adapters/http/reviewPaths.ts'
import { type ReviewDraft, validateReviewDraft } from '../../src/domain/review.ts'

const subjectOfKind: Readonly<Record<string, SubjectOf>> = { course: courseSubject, 'course-class': classSubject }

/** Reviews of courses and classes, and one's own by its number. */
export function reviewRoutes(server: Server, context: RouteContext): void {
  addReviewRoutes(server, context, reviewPaths.course, courseSubject)
  addReviewRoutes(server, context, reviewPaths['course-class'], classSubject)

  const { session, world } = context
  const byNumber = ({ params }: Request, change: (subject: Subject) => object) =>
    forUser(session, () => {
      const told = readReviewId(params['id'] ?? '')
      const subject = told === null ? null : (subjectOfKind[told.kind]?.(world.context, told.id) ?? null)
      if (told === null || subject === null || (told.isOwn && session.study().reviews[subject.key] === undefined)) return notFound()
      return told.isOwn ? change(subject) : forbidden()
    })
  server.put(withId(reviewPaths.review), (_, request) => byNumber(request, (subject) => kept(context, subject, request)))
  server.delete(withId(reviewPaths.review), (_, request) => byNumber(request, (subject) => removed(session, subject)))
}

type Paths = Readonly<Record<keyof (typeof reviewPaths)['course'], string>>

function addReviewRoutes(server: Server, route: RouteContext, paths: Paths, subjectOf: SubjectOf): void {
  const { session, world } = route
  const { context } = world
  const about = ({ params }: Request, answer: (subject: Subject) => object) => {
    const subject = subjectOf(context, params['id'] ?? '')
    return subject === null ? notFound() : answer(subject)
  }
  const own = (request: Request, answer: (subject: Subject) => object) => forUser(session, () => about(request, answer))

  server.get(withId(paths.rating), (_, request) => about(request, (subject) => reviewRating(context, subject, ownReviewOf(route, subject))))
  server.get(withId(paths.list), (_, request) =>
    about(request, (subject) => {
      const list = reviewList(context, subject, ownReviewOf(route, subject), firstOf(request, 'order') ?? 'NEWEST')
      const envelope = (page: readonly unknown[]) => ({ totalCount: list.length, pageSize: reviewsPerPage, reviewList: page })
      return pageOf(list, reviewsPerPage, request, envelope)
    }),
  )
  server.get(withId(paths.own), (_, request) => own(request, (subject) => ({ review: ownReviewOf(route, subject) })))
  server.post(withId(paths.own), (_, request) =>
    own(request, (subject) => {
      const isWritten = session.study().reviews[subject.key] !== undefined
      return isWritten ? conflict('수강평은 한 번만 쓸 수 있어요') : kept(route, subject, request)
    }),
  )
  server.put(withId(paths.own), (_, request) =>
    own(request, (subject) => (session.study().reviews[subject.key] === undefined ? notFound() : kept(route, subject, request))),
  )
}

function ownReviewOf({ session, world }: RouteContext, subject: Subject) {
  const { nickname } = world.viewer()
  return session.isGuest() ? null : ownReview(subject, session.study(), { nickname, profile: null })
}

/** Only who takes it may say how it is. */
function kept({ session, world }: RouteContext, subject: Subject, request: Request): object {
  if (enrolledSince(world.context, subject, session.study()) === null) return forbidden()
  const draft = draftIn(bodyOf(request))
  if (draft === null || validateReviewDraft(draft) !== null) return badRequest('별점과 10자에서 500자까지의 글이 필요해요')
  const now = world.context.present().toISOString()
  const before = session.study().reviews[subject.key]
  const review = { ...draft, createdDate: before?.createdDate ?? now, updatedDate: before === undefined ? null : now }
  session.changeStudy((study) => ({ ...study, reviews: { ...study.reviews, [subject.key]: review } }))
  return noContent()
}

function draftIn({ rating, content }: Readonly<Record<string, unknown>>): ReviewDraft | null {
  return typeof rating === 'number' && typeof content === 'string' ? { rating, content } : null
}

function removed(session: Session, { key }: Subject): object {
  session.changeStudy((study) => ({
    ...study,
    reviews: Object.fromEntries(Object.entries(study.reviews).filter(([subject]) => subject !== key)),
  }))
  return noContent()
}
