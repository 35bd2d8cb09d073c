import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, conflict, firstOf, forbidden, forUser, noContent, notFound, pageOf, routePath } from './http.ts'
import { enrolledSince } from '../world/progress.ts'
import { ownReview, readReviewId, reviewList, reviewRating, reviewsPerPage } from '../world/reviews.ts'
import { classSubject, courseSubject, type Subject, type SubjectOf } from '../world/subjects.ts'
import type { World } from '../world/world.ts'
import { reviewPaths } from '../../src/adapters/http/reviewPaths.ts'
import { type ReviewDraft, validateReviewDraft } from '../../src/domain/review.ts'

const subjectOfKind: Readonly<Record<string, SubjectOf>> = { course: courseSubject, 'course-class': classSubject }

/** Reviews of courses and classes, and one's own by its number. */
export function reviewRoutes(server: DemoServer, world: World): void {
  addReviewRoutes(server, world, reviewPaths.course, courseSubject)
  addReviewRoutes(server, world, reviewPaths['course-class'], classSubject)

  const byNumber = (schema: DemoSchema, { params }: Request, change: (subject: Subject) => object) =>
    forUser(schema, () => {
      const asked = readReviewId(params['id'] ?? '')
      const subject = asked === null ? null : (subjectOfKind[asked.kind]?.(world, asked.id) ?? null)
      if (asked === null || subject === null || (asked.isOwn && rowOf(schema, subject) === null)) return notFound()
      return asked.isOwn ? change(subject) : forbidden()
    })
  server.put(routePath(reviewPaths.review), (schema, request) =>
    byNumber(schema, request, (subject) => save(world, schema, subject, request)),
  )
  server.delete(routePath(reviewPaths.review), (schema, request) =>
    byNumber(schema, request, (subject) => {
      rowOf(schema, subject)?.destroy()
      return noContent()
    }),
  )
}

type Paths = Readonly<Record<keyof (typeof reviewPaths)['course'], string>>

function addReviewRoutes(server: DemoServer, world: World, paths: Paths, subjectOf: SubjectOf): void {
  const about = ({ params }: Request, answer: (subject: Subject) => object) => {
    const subject = subjectOf(world, params['id'] ?? '')
    return subject === null ? notFound() : answer(subject)
  }
  const own = (schema: DemoSchema, request: Request, answer: (subject: Subject) => object) => forUser(schema, () => about(request, answer))

  server.get(routePath(paths.rating), (schema, request) =>
    about(request, (subject) => reviewRating(world, subject, ownReviewOf(schema, subject))),
  )
  server.get(routePath(paths.list), (schema, request) =>
    about(request, (subject) => {
      const list = reviewList(world, subject, ownReviewOf(schema, subject), firstOf(request, 'order') ?? 'NEWEST')
      const envelope = (page: readonly unknown[]) => ({ totalCount: list.length, pageSize: reviewsPerPage, reviewList: page })
      return pageOf(list, reviewsPerPage, request, envelope)
    }),
  )
  server.get(routePath(paths.own), (schema, request) => own(schema, request, (subject) => ({ review: ownReviewOf(schema, subject) })))
  server.post(routePath(paths.own), (schema, request) =>
    own(schema, request, (subject) =>
      rowOf(schema, subject) === null ? save(world, schema, subject, request) : conflict('수강평은 한 번만 쓸 수 있어요'),
    ),
  )
  server.put(routePath(paths.own), (schema, request) =>
    own(schema, request, (subject) => (rowOf(schema, subject) === null ? notFound() : save(world, schema, subject, request))),
  )
}

const rowOf = (schema: DemoSchema, { key }: Subject) => schema.findBy('review', { subject: key })

function ownReviewOf(schema: DemoSchema, subject: Subject) {
  const user = schema.first('user')
  return user === null ? null : ownReview(subject, schema, { nickname: user.nickname, profile: null })
}

/** Only who takes it may say how it is. */
function save(world: World, schema: DemoSchema, subject: Subject, request: Request): object {
  if (enrolledSince(world, subject, schema) === null) return forbidden()
  const draft = draftIn(bodyOf(request))
  if (draft === null || validateReviewDraft(draft) !== null) return badRequest('별점과 10자에서 500자까지의 글이 필요해요')
  const now = world.present().toISOString()
  const row = rowOf(schema, subject)
  if (row === null) schema.create('review', { subject: subject.key, ...draft, createdDate: now, updatedDate: null })
  else row.update({ ...draft, updatedDate: now })
  return noContent()
}

function draftIn({ rating, content }: Readonly<Record<string, unknown>>): ReviewDraft | null {
  return typeof rating === 'number' && typeof content === 'string' ? { rating, content } : null
}
