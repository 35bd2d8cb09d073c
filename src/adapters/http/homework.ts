import * as z from 'zod/mini'
import { contentIdFields } from './contentId.ts'
import { idFieldOf, taskTypes } from '../../domain/content/contentKind.ts'
import { expectNothing, fetchList, fillContentPath, runWrite } from './calls.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime } from './timeSchemas.ts'
import { assignmentFields, assignmentStates } from './home.ts'
import { homeworkPaths as paths } from './homeworkPaths.ts'
import {
  type ItemReader,
  nullableImageUrl,
  nullableNumber,
  nullableText,
  orNull,
  requiredItems,
  type Schema,
  someId,
  textOrEmpty,
} from './parsing.ts'
import { fetchObject } from './reads.ts'
import type { AssignmentKey, HomeworkRepository } from '../../application/homework.ts'
import type { Log } from '../../application/platform.ts'
import type { HomeworkFeedback, ReturnedWork } from '../../domain/homework.ts'
import { type AssignmentDetail, type AssignmentTask, taskStates } from '../../domain/assignment.ts'

/** Null while there is no feedback of the teacher. */
export const feedbackOrNull: Schema<HomeworkFeedback | null> = orNull(z.object({ score: nullableNumber, comment: nullableText }))

export const returnedWorkSchema: Schema<ReturnedWork> = z.object({
  submittedDate: optionalDateTime,
  returnedDate: optionalDateTime,
  comment: nullableText,
  feedback: feedbackOrNull,
  reason: nullableText,
})

/** Required: without its state, submitted homework would look as if it were still to be done. Null for those who do not submit. */
export const assignmentDetailSchema: Schema<AssignmentDetail> = z.object({
  ...assignmentFields,
  state: z.nullable(z.enum(assignmentStates)),
  teacher: orNull(z.object({ nickname: nullableText, profile: nullableImageUrl })),
  submission: orNull(z.object({ comment: nullableText, submittedDate: optionalDateTime })),
  feedback: feedbackOrNull,
  returnList: requiredItems(returnedWorkSchema),
})

const taskWireSchema = z.object({
  taskId: someId,
  type: z.enum(taskTypes),
  title: textOrEmpty,
  state: z.enum(taskStates),
  score: nullableNumber,
  ...contentIdFields(taskTypes),
})

const identifiedTask = z.pipe(
  taskWireSchema,
  z.transform(({ taskId, type, title, state, score, ...ids }) => ({
    taskId,
    type,
    title,
    state,
    score,
    contentId: ids[idFieldOf(type)],
  })),
)

/** A task that leads nowhere cannot be done. */
const taskSchema: Schema<AssignmentTask> = z.pipe(
  identifiedTask,
  z.custom<AssignmentTask>((task) => Object(task).contentId !== null),
)

export const taskItems: ItemReader<AssignmentTask> = { schema: taskSchema, idOf: ({ taskId }) => taskId }

/** The assignment's other fields are not for the path. */
const idsOf = ({ homeworkId, assignmentId }: AssignmentKey) => ({ homeworkId, assignmentId })

export function httpHomeworkRepository(client: HttpClient, log: Log): HomeworkRepository {
  return {
    assignment: (key, signal) =>
      fetchObject(client, log, { path: paths.assignment, params: idsOf(key), signal, schema: assignmentDetailSchema, name: 'assignment' }),
    tasks: (key, signal) =>
      fetchList(log, paths.tasks, 'taskList', taskItems, async () => client.get(fillContentPath(paths.tasks, idsOf(key)), { signal })),
    handIn: (key, comment) =>
      runWrite(log, paths.submissions, () =>
        client.post(fillContentPath(paths.submissions, idsOf(key)), comment === null ? {} : { comment }, expectNothing),
      ),
    takeBack: (key) => runWrite(log, paths.submissions, () => client.delete(fillContentPath(paths.submissions, idsOf(key)), expectNothing)),
  }
}
