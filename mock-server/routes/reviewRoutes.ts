import type { Request } from 'miragejs'
import { byNoun, type MaterialKind, materialKinds, nounOf } from '../../src/domain/content/contentKind.ts'
import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, conflict, firstOf, forbidden, forUser, noContent, notFound, pageOf, routePath } from './http.ts'
import { isDoneFor, materialOfId } from '../world/materials.ts'
import { personaPicture } from '../world/personaPicture.ts'
import { enrolledSince } from '../world/progress.ts'
import { ownReview, readReviewId, type Reviewed, reviewList, reviewRating, reviewsPerPage } from '../world/reviews.ts'
import { classSubject, courseSubject } from '../world/subjects.ts'
import type { World } from '../world/world.ts'
import type { SubjectOf } from '../world/subject.ts'
import { reviewPath, reviewPathsOf } from '../../src/adapters/http/reviewPaths.ts'
import { type ReviewDraft, reviewedKinds, type ReviewSubject, validateReviewDraft } from '../../src/domain/review.ts'

/** Something that is reviewed, and whether the viewer may say how it is. */
interface ReviewTarget extends Reviewed {
  mayReview(schema: DemoSchema): boolean
}

type TargetOf = (world: World, schema: DemoSchema, id: string) => ReviewTarget | null

/** Finds a subject that only those who take it may review. */
const studied =
  (subjectOf: SubjectOf): TargetOf =>
  (world, schema, id) => {
    const subject = subjectOf(world, schema, id)
    return subject && { ...subject, mayReview: (own) => enrolledSince(world, subject, own) !== null }
  }

/** Finds a material that only those who have finished it may review. */
const finished =
  (kind: MaterialKind): TargetOf =>
  (world, _, id) => {
    const material = materialOfId(world, kind, id)
    return material && { ...material, kind: nounOf(kind), mayReview: (schema) => isDoneFor(schema)(material) === true }
  }

const targets: Readonly<Record<ReviewSubject['kind'], TargetOf>> = {
  course: studied(courseSubject),
  'course-class': studied(classSubject),
  ...byNoun(materialKinds, finished),
}

const subjectOfKind: Readonly<Record<string, TargetOf>> = targets

/** Serves reviews of courses, classes, documents and videos, and the viewer's own by its number. */
export function reviewRoutes(server: DemoServer, world: World): void {
  for (const kind of reviewedKinds) addReviewRoutes(server, world, reviewPathsOf(kind), targets[kind])

  const byNumber = (schema: DemoSchema, { params }: Request, change: (subject: ReviewTarget) => object) =>
    forUser(schema, () => {
      const asked = readReviewId(params['id'] ?? '')
      const subject = asked === null ? null : (subjectOfKind[asked.kind]?.(world, schema, asked.id) ?? null)
      if (asked === null || subject === null || (asked.isOwn && rowOf(schema, subject) === null)) return notFound()
      return asked.isOwn ? change(subject) : forbidden()
    })
  server.put(routePath(reviewPath), (schema, request) => byNumber(schema, request, (subject) => save(world, schema, subject, request)))
  server.delete(routePath(reviewPath), (schema, request) =>
    byNumber(schema, request, (subject) => {
      rowOf(schema, subject)?.destroy()
      return noContent()
    }),
  )
}

type Paths = ReturnType<typeof reviewPathsOf>

function addReviewRoutes(server: DemoServer, world: World, paths: Paths, subjectOf: TargetOf): void {
  const about = (schema: DemoSchema, { params }: Request, answer: (subject: ReviewTarget) => object) => {
    const subject = subjectOf(world, schema, params['id'] ?? '')
    return subject === null ? notFound() : answer(subject)
  }
  const own = (schema: DemoSchema, request: Request, answer: (subject: ReviewTarget) => object) =>
    forUser(schema, () => about(schema, request, answer))

  server.get(routePath(paths.rating), (schema, request) =>
    about(schema, request, (subject) => reviewRating(world, subject, ownReviewOf(schema, subject))),
  )
  server.get(routePath(paths.list), (schema, request) =>
    about(schema, request, (subject) => {
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

const rowOf = (schema: DemoSchema, { key }: Reviewed) => schema.findBy('review', { subject: key })

function ownReviewOf(schema: DemoSchema, subject: ReviewTarget) {
  const user = schema.first('user')
  return user === null ? null : ownReview(subject, schema, { nickname: user.nickname, profile: personaPicture(user.userId, schema) })
}

function save(world: World, schema: DemoSchema, subject: ReviewTarget, request: Request): object {
  if (!subject.mayReview(schema)) return forbidden()
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
