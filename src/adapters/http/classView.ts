import * as z from 'zod/mini'
import { idFieldOf, taskTypes } from '../../domain/content/contentKind.ts'
import { expectNothing, fetchList, fillContentPath, fillPath, runWrite, withErrorLog } from './calls.ts'
import { channelMemberFields } from './channelMember.ts'
import { classViewPaths as paths } from './classViewPaths.ts'
import { type HttpClient, longDeadlines } from './client.ts'
import { optionalDateTime } from './timeSchemas.ts'
import { assignmentStates } from './home.ts'
import { feedbackOrNull, returnedWorkSchema } from './homework.ts'
import { contentIdFields } from './contentId.ts'
import {
  count,
  flag,
  type ItemReader,
  nullableImageUrl,
  nullableNumber,
  nullableText,
  optionalId,
  orNull,
  ownValue,
  parseList,
  parseObject,
  requiredItems,
  requiredText,
  type Schema,
  someId,
  textOrEmpty,
} from './parsing.ts'
import { submittedCodeSchema } from './submission.ts'
import { postText } from './postText.ts'
import type { ClassViewKey, ClassViewRepository, OwnComments } from '../../application/classView.ts'
import type { Log } from '../../application/platform.ts'
import { taskStates } from '../../domain/assignment.ts'
import type { ClassGrid, ClassRow, ClassTask, LastTry, MemberComment, TaskStanding } from '../../domain/classView.ts'
import type { Id } from '../../domain/id.ts'
import type { SubmittedCode } from '../../domain/problems/submission.ts'

const standingFields = {
  state: z.enum(taskStates),
  score: nullableNumber,
  submissionCount: count,
  failedCaseNumber: nullableNumber,
  failedCaseLabel: nullableText,
  failedInARow: count,
  updatedDate: optionalDateTime,
  isJudging: flag,
}

const taskStandingSchema: Schema<TaskStanding> = z.object({ taskId: someId, ...standingFields })

const rowSchema: Schema<ClassRow> = z.object({
  ...channelMemberFields,
  state: orNull(z.enum(assignmentStates)),
  submittedDate: optionalDateTime,
  comment: nullableText,
  feedback: feedbackOrNull,
  returnList: requiredItems(returnedWorkSchema),
  taskList: requiredItems(taskStandingSchema),
})

export const classRowItems: ItemReader<ClassRow> = { schema: rowSchema, idOf: ({ userId }) => userId }

const taskSchema: Schema<ClassTask> = z.pipe(
  z.pipe(
    z.object({
      taskId: someId,
      type: z.enum(taskTypes),
      title: textOrEmpty,
      ...contentIdFields(taskTypes),
    }),
    z.transform(({ taskId, type, title, ...ids }) => ({ taskId, type, title, contentId: ids[idFieldOf(type)] })),
  ),
  z.custom<ClassTask>((task) => Object(task).contentId !== null),
)

const headSchema = z.object({ title: textOrEmpty, endDate: nullableText, taskList: requiredItems(taskSchema) })
export const gridHeadFields: Readonly<Record<string, Schema<unknown>>> = {
  title: textOrEmpty,
  endDate: nullableText,
  taskList: requiredItems(taskSchema),
}

const problemRowSchema = z.object({ ...channelMemberFields, ...standingFields, lastSubmission: orNull(submittedCodeSchema) })
type ProblemRow = z.infer<typeof problemRowSchema>

export const problemRowItems: ItemReader<ProblemRow> = { schema: problemRowSchema, idOf: ({ userId }) => userId }

export const attemptItems: ItemReader<SubmittedCode> = { schema: submittedCodeSchema, idOf: ({ submissionId }) => submissionId }

export const memberCommentSchema: Schema<MemberComment> = z.object({
  commentId: someId,
  content: requiredText,
  createdDate: optionalDateTime,
  teacher: orNull(z.object({ nickname: nullableText, profile: nullableImageUrl })),
  submissionId: optionalId,
})

export const memberCommentItems: ItemReader<MemberComment> = { schema: memberCommentSchema, idOf: ({ commentId }) => commentId }

/** A single problem is a class with one task. */
function problemGrid(problemId: Id, title: string, rows: readonly ProblemRow[]): ClassGrid {
  return {
    title,
    taskList: [{ taskId: problemId, type: 'PROBLEM', contentId: problemId, title }],
    memberList: rows.map(({ userId, nickname, profile, lastSubmission: _, ...standing }) => ({
      userId,
      nickname,
      profile,
      state: null,
      submittedDate: null,
      comment: null,
      feedback: null,
      returnList: [],
      taskList: [{ taskId: problemId, ...standing }],
    })),
  }
}

const ids = ({ homeworkId, assignmentId }: { readonly homeworkId: Id; readonly assignmentId: Id }) => ({ homeworkId, assignmentId })

export function httpClassViewRepository(client: HttpClient, log: Log): ClassViewRepository {
  const problemRows = (raw: unknown) => parseList(ownValue(raw, 'memberList'), problemRowItems, 'members', log)
  const readProblem = (problemId: Id, signal?: AbortSignal, courseClassId?: Id) =>
    client.get(fillContentPath(paths.problemMembers, { id: problemId }), {
      ...(courseClassId !== undefined && { query: { course_class_id: String(courseClassId) } }),
      signal,
      deadlines: longDeadlines,
    })
  return {
    grid(key: ClassViewKey, signal) {
      if ('problemId' in key)
        return withErrorLog(log, paths.problemMembers, async () => {
          const raw = await readProblem(key.problemId, signal, key.courseClassId)
          const { title } = parseObject(raw, z.object({ title: textOrEmpty }), 'class view', log)
          return problemGrid(key.problemId, title, problemRows(raw))
        })
      const [path, params] = 'courseClassId' in key ? [paths.classMembers, { id: key.courseClassId }] : [paths.assignmentMembers, ids(key)]
      return withErrorLog(log, path, async (): Promise<ClassGrid> => {
        const raw = await client.get(fillContentPath(path, params), { signal, deadlines: longDeadlines })
        return {
          ...parseObject(raw, headSchema, 'class view', log),
          memberList: parseList(ownValue(raw, 'memberList'), classRowItems, 'members', log),
        }
      })
    },
    lastTries: (problemId, signal) =>
      withErrorLog(log, paths.problemMembers, async () =>
        problemRows(await readProblem(problemId, signal)).flatMap(({ userId, state, lastSubmission }): LastTry[] =>
          lastSubmission === null || state === 'DONE' ? [] : [{ userId, submission: lastSubmission }],
        ),
      ),
    attempts: (userId, problemId, signal) =>
      fetchList(log, paths.attempts, 'submissionList', attemptItems, () =>
        client.get(fillContentPath(paths.attempts, { userId, id: problemId }), { signal }),
      ),
    comments: (userId, problemId, signal) =>
      fetchList(log, paths.comments, 'commentList', memberCommentItems, () =>
        client.get(fillContentPath(paths.comments, { userId, id: problemId }), { signal }),
      ),
    comment: (userId, problemId, content, submissionId, key) =>
      withErrorLog(log, paths.comments, async () => {
        const answer = await postText(client, fillContentPath(paths.comments, { userId, id: problemId }), { content, submissionId }, key)
        return parseObject(answer, memberCommentSchema, 'comment', log)
      }),
    removeComment: (commentId) => runWrite(log, paths.comment, () => client.delete(fillPath(paths.comment, { commentId }), expectNothing)),
    mark: (key, userId, marking) =>
      runWrite(log, paths.feedbacks, () => client.put(fillContentPath(paths.feedbacks, { ...ids(key), userId }), marking, expectNothing)),
    giveBack: (key, userId, wish) =>
      runWrite(log, paths.returns, () => client.post(fillContentPath(paths.returns, { ...ids(key), userId }), wish, expectNothing)),
  }
}

export function httpOwnComments(client: HttpClient, log: Log): OwnComments {
  return (problemId, signal) =>
    fetchList(log, paths.ownComments, 'commentList', memberCommentItems, () =>
      client.get(fillContentPath(paths.ownComments, { id: problemId }), { signal }),
    )
}
