import * as z from 'zod/mini'
import { questionContents } from '../../domain/content/contentKind.ts'
import { expectNothing, fillContentPath, fillPath, noneWhereUnknown, runWrite } from './calls.ts'
import type { HttpClient } from './client.ts'
import { optionalDateTime } from './timeSchemas.ts'
import { fetchObject, fetchParsed, parsePage } from './reads.ts'
import {
  count,
  flag,
  type ItemReader,
  longListLimit,
  nullableImageUrl,
  nullableText,
  optionalId,
  parseObject,
  requiredItems,
  requiredText,
  type Schema,
  someId,
} from './parsing.ts'
import { questionPaths as paths } from './questionPaths.ts'
import { postText } from './postText.ts'
import type { QuestionRepository } from '../../application/question.ts'
import type { Log } from '../../application/platform.ts'
import { type QuestionAnswer, type AskedQuestion, type QuestionSubject, reportReasons } from '../../domain/question.ts'

const nobody = { nickname: null, profile: null, isTeacher: false }

const post = {
  postId: someId,
  content: requiredText,
  createdDate: optionalDateTime,
  author: z.catch(z.object({ nickname: nullableText, profile: nullableImageUrl, isTeacher: flag }), nobody),
  isMine: flag,
  hiddenReason: nullableText,
  isReported: flag,
  reportCount: count,
}

export const answerSchema: Schema<QuestionAnswer> = z.object({ ...post, isMarked: flag })

export const questionSchema: Schema<AskedQuestion> = z.object({ ...post, answers: requiredItems(answerSchema, longListLimit) })

export const questionItems: ItemReader<AskedQuestion> = { schema: questionSchema, idOf: ({ postId }) => postId }

export const moderatorSchema = z.object({ isModerator: flag })

export const questionBody = z.object({
  contentType: z.enum(questionContents),
  contentId: someId,
  lessonId: optionalId,
  content: z.string(),
})
export const questionAnswerBody = z.object({ content: z.string() })
export const markBody = z.object({ answerId: optionalId })
export const visibilityBody = z.object({ isHidden: z.boolean(), reason: z.nullable(z.string()) })
export const reportBody = z.object({ reason: z.enum(reportReasons) })

export function httpQuestionRepository(client: HttpClient, log: Log): QuestionRepository {
  return {
    find: (subject, page, signal) =>
      fetchParsed(client, log, {
        path: paths.questions,
        query: { ...queryOf(subject), page },
        signal,
        parse: (raw) => ({ ...parsePage(raw, questionItems, 'questionList', log), ...parseObject(raw, moderatorSchema, 'questions', log) }),
      }).catch(noneWhereUnknown),
    question: (questionId, signal) =>
      fetchObject(client, log, { path: paths.question, params: { questionId }, signal, schema: questionSchema, name: 'question' }),
    ask: (subject, content, key) =>
      runWrite(log, paths.questions, () => postText(client, paths.questions, { ...subject, content }, key, expectNothing)),
    answer: (questionId, content, key) =>
      runWrite(log, paths.answers, () => postText(client, fillContentPath(paths.answers, { questionId }), { content }, key, expectNothing)),
    mark: (questionId, answerId) =>
      runWrite(log, paths.markedAnswer, () => client.put(fillContentPath(paths.markedAnswer, { questionId }), { answerId }, expectNothing)),
    hide: (postId, reason) =>
      runWrite(log, paths.visibility, () =>
        client.put(fillPath(paths.visibility, { postId }), { isHidden: reason !== null, reason }, expectNothing),
      ),
    report: (postId, reason) =>
      runWrite(log, paths.reports, () => client.post(fillPath(paths.reports, { postId }), { reason }, expectNothing)),
    remove: (postId) => runWrite(log, paths.post, () => client.delete(fillPath(paths.post, { postId }), expectNothing)),
  }
}

function queryOf({ contentType, contentId, lessonId }: QuestionSubject) {
  return { content_type: contentType, content_id: contentId, ...(lessonId !== null && { lesson_id: lessonId }) }
}
