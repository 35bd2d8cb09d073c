import type { Request } from 'miragejs'
import type { AssignmentRow, DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, conflict, forbidden, forUser, gone, noContent, notFound, routePath } from './http.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { hostileText } from '../world/brokenValues.ts'
import { assignmentDetail, findAssignment, othersAssignment, stateOf, submissionOf, taskList } from '../world/homework.ts'
import type { World } from '../world/world.ts'
import { isStaff } from '../world/roles.ts'
import { homeworkPaths as paths } from '../../src/adapters/http/homeworkPaths.ts'
import { maxNoteLength } from '../../src/domain/assignment.ts'
import { isBlank } from '../../src/domain/publishedText.ts'
import { textLength } from '../../src/domain/textLength.ts'
import { assignmentPhase, canHandIn } from '../../src/domain/homework.ts'
import { takingBack } from '../../src/domain/homeworkEnds.ts'

type AnswerAbout = (schema: DemoSchema, assignment: AssignmentRow, request: Request) => object

/** Answers for the assignment of the path. */
const about = (world: World, answer: AnswerAbout) => (schema: DemoSchema, request: Request) =>
  forUser(schema, () => {
    const { homeworkId = '', assignmentId = '' } = request.params
    if (homeworkId === othersAssignment.homeworkId && assignmentId === othersAssignment.assignmentId) return forbidden()
    const assignment = findAssignment(world, schema, homeworkId, assignmentId)
    return assignment === null ? notFound() : answer(schema, assignment, request)
  })

/** Serves an assignment to learners who have it. Those who teach may read it, and submit nothing. */
export function homeworkRoutes(server: DemoServer, world: World): void {
  server.get(
    routePath(paths.assignment),
    about(world, (schema, assignment) => {
      const detail = assignmentDetail(world, schema, assignment)
      return world.address.content === 'hostile'
        ? { ...detail, title: hostileText(0), description: hostileText(6), teacher: { nickname: hostileText(3), profile: 7 } }
        : detail
    }),
  )
  server.get(
    routePath(paths.tasks),
    about(world, (schema, assignment) => ({ taskList: withBrokenItems(world, 'tasks', taskList(world, schema, assignment)) })),
  )
  server.delete(
    routePath(paths.submissions),
    about(world, (schema, assignment) => (isStaff(world, schema) ? forbidden() : takeBack(world, schema, assignment))),
  )
  server.post(
    routePath(paths.submissions),
    about(world, (schema, assignment, request) =>
      isStaff(world, schema) ? forbidden() : handIn(world, schema, assignment, bodyOf(request)['comment']),
    ),
  )
}

function handIn(world: World, schema: DemoSchema, assignment: AssignmentRow, comment: unknown = null): object {
  if (comment !== null && (typeof comment !== 'string' || textLength(comment) > maxNoteLength))
    return badRequest('300자까지의 글이 필요해요')
  if (submissionOf(world, schema, assignment) !== null) return conflict('이미 제출했어요')
  const now = world.present()
  if (!canHandIn(assignmentPhase({ ...assignment, state: stateOf(world, schema, assignment) }, now))) return gone()
  keepSubmission(schema, assignment, {
    comment: comment === null || isBlank(comment) ? null : comment.trim(),
    submittedDate: now.toISOString(),
  })
  return noContent()
}

function takeBack(world: World, schema: DemoSchema, assignment: AssignmentRow): object {
  const submission = submissionOf(world, schema, assignment)
  if (submission === null) return notFound()
  if (submission.feedback !== null) return conflict('선생님이 확인했어요')
  if (takingBack({ ...assignment, state: 'HANDED_IN' }, submission.submittedDate, world.present()) === null) return gone()
  keepSubmission(schema, assignment, { comment: null, submittedDate: null })
  return noContent()
}

interface KeptSubmission {
  readonly comment: string | null
  readonly submittedDate: string | null
}

function keepSubmission(schema: DemoSchema, { assignmentId }: AssignmentRow, kept: KeptSubmission): void {
  const known = schema.findBy('homeworkSubmission', { assignmentId: Number(assignmentId) })
  if (known === null) schema.create('homeworkSubmission', { assignmentId: Number(assignmentId), ...kept })
  else known.update(kept)
}
