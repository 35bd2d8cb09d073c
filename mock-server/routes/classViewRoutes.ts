import type { Request } from 'miragejs'
import { idFieldOf } from '../../src/domain/content/contentKind.ts'
import type { Judging } from '../judging.ts'
import type { AssignmentRow, DemoSchema, DemoServer, MemberCommentRow } from '../models.ts'
import { userIdOf } from '../personas.ts'
import type { Visitors } from '../visitors.ts'
import { badRequest, bodyOf, conflict, created, firstOf, forStaff, forUser, noContent, notFound, routePath, tooLarge } from './http.ts'
import { classOfId } from '../world/classEntries.ts'
import { deskOf } from '../world/desk.ts'
import { classRoster, personOfId } from '../world/classRoster.ts'
import {
  assignmentMembers,
  createTryJudge,
  lessonTasks,
  membersAtLessons,
  shownMember,
  standingOfTries,
  triesOf,
} from '../world/classView.ts'
import { findAssignment, numberedTasks } from '../world/homework.ts'
import { authorOf } from '../world/personaPicture.ts'
import { problemOfId } from '../world/problems.ts'
import { type RosterMember, rosterOf } from '../world/roster.ts'
import type { World } from '../world/world.ts'
import { classViewPaths as paths } from '../../src/adapters/http/classViewPaths.ts'
import { isBlank } from '../../src/domain/publishedText.ts'
import type { HomeworkFeedback } from '../../src/domain/homework.ts'
import { textLength } from '../../src/domain/textLength.ts'
import { readMark } from '../../src/domain/mark.ts'
import { maxMemberCommentLength } from '../../src/domain/classView.ts'

/** Serves the class view to those who teach, and their comments to learners. */
export function classViewRoutes(server: DemoServer, world: World, visitors: Visitors, judging: Judging): void {
  const { judgeTry, soon } = createTryJudge(judging)
  const taught = (answer: (schema: DemoSchema, request: Request) => object) => (schema: DemoSchema, request: Request) =>
    forStaff(world, schema, () => answer(schema, request))
  const roster = async (schema: DemoSchema) => rosterOf(world, await visitors.learners(schema))
  const memberIn = async (schema: DemoSchema, { params }: Request) =>
    (await roster(schema)).find(({ userId }) => String(userId) === params['userId']) ?? personOfId(world, params['userId'])
  /** Returns the submitted work; null for people who do not have the homework. */
  const workOf = async (schema: DemoSchema, row: AssignmentRow, member: RosterMember) =>
    (await assignmentMembers({ world, schema, roster: [member], judgeTry }, row))[0] ?? null
  const problemIn = (schema: DemoSchema, { params }: Request) => problemOfId(world, schema, params['id'] ?? '')

  server.get(
    paths.desk,
    taught(async (schema) => deskOf(world, schema, await visitors.learners(schema))),
  )
  server.get(
    routePath(paths.assignmentMembers),
    taught(async (schema, request) => {
      const { homeworkId = '', assignmentId = '' } = request.params
      const row = findAssignment(world, schema, homeworkId, assignmentId)
      if (row === null) return notFound()
      const members = await roster(schema)
      const memberList = await soon((judge) => assignmentMembers({ world, schema, roster: members, judgeTry: judge }, row))
      const taskList = numberedTasks(world, schema, row).map(({ taskId, type, title, contentId }) =>
        Object.assign({ taskId, type, title }, noIds, { [idFieldOf(type)]: contentId }),
      )
      return { title: row.title, endDate: row.endDate, taskList, memberList }
    }),
  )
  server.get(
    routePath(paths.classMembers),
    taught(async (schema, { params }) => {
      const found = classOfId(world, params['id'])
      if (found === null) return notFound()
      const members = classRoster(found, schema, await visitors.learners(schema))
      const memberList = await soon((judge) => membersAtLessons({ world, schema, roster: members, judgeTry: judge }, found))
      const taskList = lessonTasks(found).map((task) =>
        Object.assign(task, noIds, { [task.type === 'PROBLEM' ? 'problemId' : 'blockId']: task.taskId }),
      )
      return { title: found.card.title, endDate: null, taskList, memberList }
    }),
  )
  server.get(
    routePath(paths.problemMembers),
    taught(async (schema, request) => {
      const problem = problemIn(schema, request)
      const courseClassId = firstOf(request, 'course_class_id')
      const found = classOfId(world, courseClassId)
      if (problem === null || (courseClassId !== null && found === null)) return notFound()
      const members = found === null ? await roster(schema) : classRoster(found, schema, await visitors.learners(schema))
      const memberList = await soon((judge) =>
        Promise.all(
          members.map(async (member) => {
            const tries = await triesOf(world, member, problem, judge)
            return Object.assign(shownMember(member), standingOfTries(tries), { lastSubmission: shownTry(tries.at(-1)) })
          }),
        ),
      )
      return { title: problem.title, memberList }
    }),
  )
  server.get(
    routePath(paths.attempts),
    taught(async (schema, request) => {
      const [problem, member] = [problemIn(schema, request), await memberIn(schema, request)]
      if (problem === null || member === null) return notFound()
      const tries = await triesOf(world, member, problem, judgeTry)
      return { submissionList: tries.toReversed().map(shownTry) }
    }),
  )

  const commentsTo = (schema: DemoSchema, userId: number, problemId: number) =>
    schema
      .where('memberComment', { userId, problemId })
      .models.map(({ attrs }) => attrs)
      .filter(({ channel }) => channel === world.address.channel)
      .toReversed()
      .map((row) => shownComment(row))
  server.get(
    routePath(paths.comments),
    taught(async (schema, request) => {
      const [problem, member] = [problemIn(schema, request), await memberIn(schema, request)]
      if (problem === null || member === null) return notFound()
      return { commentList: commentsTo(schema, member.userId, problem.problemId) }
    }),
  )
  server.post(
    routePath(paths.comments),
    taught(async (schema, request) => {
      const [problem, member] = [problemIn(schema, request), await memberIn(schema, request)]
      if (problem === null || member === null) return notFound()
      const { content, submissionId = null } = bodyOf(request)
      if (typeof content !== 'string' || isBlank(content)) return badRequest('content가 필요해요')
      if (textLength(content) > maxMemberCommentLength) return tooLarge()
      const row: MemberCommentRow = {
        commentId: 1 + Math.max(0, ...schema.all('memberComment').models.map(({ commentId }) => commentId)),
        channel: world.address.channel,
        userId: member.userId,
        problemId: problem.problemId,
        submissionId: submissionId === null ? null : Number(submissionId),
        ownerId: userIdOf(world.address),
        content: content.trim(),
        createdDate: world.present().toISOString(),
      }
      schema.create('memberComment', row)
      return created(shownComment(row))
    }),
  )
  server.delete(
    routePath(paths.comment),
    taught((schema, request) => {
      const row = schema.findBy('memberComment', { commentId: Number(request.params['commentId']) })
      if (row === null || row.ownerId !== userIdOf(world.address)) return notFound()
      row.destroy()
      return noContent()
    }),
  )
  server.get(routePath(paths.ownComments), (schema: DemoSchema, request: Request) =>
    forUser(schema, () => {
      const problem = problemIn(schema, request)
      return problem === null ? notFound() : { commentList: commentsTo(schema, userIdOf(world.address), problem.problemId) }
    }),
  )

  server.put(
    routePath(paths.feedbacks),
    taught(async (schema, request) => {
      const { homeworkId = '', assignmentId = '' } = request.params
      const [row, member] = [findAssignment(world, schema, homeworkId, assignmentId), await memberIn(schema, request)]
      if (row === null || member === null) return notFound()
      const { score, comment, submittedDate = null, before = null } = bodyOf(request)
      const isScore = score === null || (typeof score === 'number' && readMark(String(score)).kind === 'mark')
      if (!isScore || typeof comment !== 'string') return badRequest('score와 comment가 필요해요')
      if (textLength(comment) > maxMemberCommentLength) return tooLarge()
      const work = await workOf(schema, row, member)
      if (work === null) return notFound()
      if (!isMeant(work, submittedDate)) return conflict('그사이 학생이 되돌리거나 다시 냈어요')
      const marked = { channel: world.address.channel, assignmentId: Number(row.assignmentId), userId: member.userId }
      const said = { score: typeof score === 'number' ? score : null, comment: isBlank(comment) ? null : comment.trim() }
      if (![before, said].some((one) => isSameMark(work.feedback, one))) return conflict('그사이 다른 선생님이 채점했어요')
      const kept = schema.findBy('assignmentFeedback', marked)
      const dated = { ...said, markedDate: world.present().toISOString() }
      if (kept === null) schema.create('assignmentFeedback', { ...marked, ...dated })
      else kept.update(dated)
      return noContent()
    }),
  )
  server.post(
    routePath(paths.returns),
    taught(async (schema, request) => {
      const { homeworkId = '', assignmentId = '' } = request.params
      const [row, member] = [findAssignment(world, schema, homeworkId, assignmentId), await memberIn(schema, request)]
      if (row === null || member === null) return notFound()
      const { reason, submittedDate = null } = bodyOf(request)
      if (typeof reason !== 'string' || isBlank(reason)) return badRequest('reason이 필요해요')
      if (textLength(reason) > maxMemberCommentLength) return tooLarge()
      const work = await workOf(schema, row, member)
      if (work === null) return notFound()
      if (work.submittedDate === null || !isMeant(work, submittedDate)) return conflict('그사이 학생이 되돌리거나 다시 냈어요')
      const of = { channel: world.address.channel, assignmentId: Number(row.assignmentId), userId: member.userId }
      schema.findBy('assignmentFeedback', of)?.destroy()
      schema.create('assignmentReturn', {
        ...of,
        submittedDate: work.submittedDate,
        returnedDate: world.present().toISOString(),
        note: work.comment,
        score: work.feedback?.score ?? null,
        comment: work.feedback?.comment ?? null,
        isMarked: work.feedback !== null,
        reason: reason.trim(),
      })
      return noContent()
    }),
  )
}

/** Returns whether this is the work that a teacher has looked at; null stands for any work. */
const isMeant = (work: { readonly submittedDate: string | null }, submittedDate: unknown) =>
  work.submittedDate !== null && (submittedDate === null || submittedDate === work.submittedDate)

const isSameMark = (mark: HomeworkFeedback | null, sent: unknown) =>
  mark === null || sent === null ? mark === sent : mark.score === Object(sent).score && mark.comment === Object(sent).comment

/** The ids of a task, of which exactly one is set. */
const noIds = { problemId: null, blockId: null, videoId: null, documentId: null, worksheetId: null }

type JudgedTry = Awaited<ReturnType<typeof triesOf>>[number]

/** Returns a submission as the learner's own call answers it. */
function shownTry(one: JudgedTry | undefined): object | null {
  if (one?.verdict == null) return null
  const { submissionId, language, code, createdDate, verdict, isOutdated } = one
  const told = { isFirstSolved: false, rewardPoint: 0, rewardExperience: 0, isOutdated, isWithheld: false, isLate: false }
  return { submissionId, ...verdict, ...told, language, code, createdDate }
}

function shownComment({ commentId, content, createdDate, ownerId, submissionId }: MemberCommentRow): object {
  return { commentId, content, createdDate, teacher: authorOf(ownerId), submissionId }
}
