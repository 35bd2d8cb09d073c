import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpQuestionRepository } from '../../../src/adapters/http/question.ts'
import type { QuestionSubject } from '../../../src/domain/question.ts'
import { anAnswer, aQuestion } from '../../domain/aQuestion.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

const subject: QuestionSubject = { contentType: 'PROBLEM', contentId: 7, lessonId: null }

function answering(answer: unknown, status = 200) {
  const requests: Request[] = []
  const log = recordingLog()
  const fetch = async (request: Request) => {
    requests.push(request)
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer, { status })
  }
  const client = createHttpClient({ fetch, apiOrigin: 'https://api.example', product: 'product' })
  const asked = () =>
    Promise.all(
      requests.map(async (request) => {
        const { pathname, search } = new URL(request.url)
        return [`${request.method} ${pathname.replace('/product/v1/', '')}${search}`, await request.text()].filter(Boolean).join(' ')
      }),
    )
  return { questions: httpQuestionRepository(client, log), log, asked }
}

describe('the list', () => {
  const items = [aQuestion({ answers: [anAnswer({ isMarked: true }), anAnswer({ postId: 42 })] })]
  const page = { totalCount: 11, pageSize: 10, isModerator: true, questionList: items }

  it('is read as it is told, of a content or a lesson', async () => {
    const { questions, asked, log } = answering(page)
    expect(await questions.find(subject, 2)).toEqual({ items, totalCount: 11, pageSize: 10, isModerator: true })
    await questions.find({ contentType: 'COURSE', contentId: 1, lessonId: 3 }, 1)
    expect(await asked()).toEqual([
      'GET questions?content_type=PROBLEM&content_id=7&page=2',
      'GET questions?content_type=COURSE&content_id=1&lesson_id=3&page=1',
    ])
    expect(log.events).toEqual([])
  })

  it('is read leniently: what is optional may be missing', async () => {
    const odd = { postId: 1, content: '왜요?', author: 'somebody', answers: [null, 7, { postId: 2 }, { postId: 3, content: '네' }] }
    const { questions } = answering({ questionList: [odd] })
    const lenient = { createdDate: null, isMine: false, hiddenReason: null, isReported: false, reportCount: 0 }
    const author = { nickname: null, profile: null, isTeacher: false }
    expect(await questions.find(subject, 1)).toEqual({
      items: [
        { ...lenient, postId: 1, content: '왜요?', author, answers: [{ ...lenient, postId: 3, content: '네', author, isMarked: false }] },
      ],
      totalCount: 1,
      pageSize: 20,
      isModerator: false,
    })
  })

  it.each([
    ['no id', { ...items[0], postId: null }, 'unusable postId'],
    ['no words', { ...items[0], content: '  ' }, 'unusable content'],
  ])('%s is dropped and told to the log', async (_, broken, problem) => {
    const { questions, log } = answering({ ...page, questionList: [broken, ...items] })
    expect((await questions.find(subject, 1))?.items).toEqual(items)
    expect(log.events).toEqual([{ kind: 'bad-item', list: 'questionList', index: 0, problem }])
  })

  it.each([404, 501])('a backend that answers %i has no questions', async (status) => {
    expect(await answering({}, status).questions.find(subject, 1)).toBeNull()
  })

  it.each([401, 403, 500])('%i is a failure', async (status) => {
    await expect(answering({}, status).questions.find(subject, 1)).rejects.toMatchObject({ status })
  })
})

it('each write goes to its place', async () => {
  const { questions, asked } = answering(null)
  await questions.ask(subject, '왜요?')
  await questions.answer('a/b', '네')
  await questions.mark(31, 41)
  await questions.mark(31, null)
  await questions.hide(41, '풀이가 있어요')
  await questions.hide(41, null)
  await questions.report(41, 'RUDE')
  await questions.remove(41)
  expect(await asked()).toEqual([
    'POST questions {"contentType":"PROBLEM","contentId":7,"lessonId":null,"content":"왜요?"}',
    'POST questions/a%2Fb/answers {"content":"네"}',
    'PUT questions/31/marked-answer {"answerId":41}',
    'PUT questions/31/marked-answer {"answerId":null}',
    'PUT questions/posts/41/visibility {"isHidden":true,"reason":"풀이가 있어요"}',
    'PUT questions/posts/41/visibility {"isHidden":false,"reason":null}',
    'POST questions/posts/41/reports {"reason":"RUDE"}',
    'DELETE questions/posts/41',
  ])
})

it('one question is read by its id', async () => {
  const { questions, asked } = answering(aQuestion())
  expect(await questions.question(31)).toEqual(aQuestion())
  expect(await asked()).toEqual(['GET questions/31'])
})
