import { describe, expect, test } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { givenQuestions } from '../../mock-server/content/questionContent.ts'
import { questionCalls } from '../../src/adapters/http/contract/questionContract.ts'
import type { InboxItem } from '../../src/domain/inbox.ts'
import { postParts } from '../../src/domain/postText.ts'
import { type QuestionAnswer, maxHidingReasonLength, maxPostLength, type AskedQuestion } from '../../src/domain/question.ts'
import { demoPage, memoryStore } from './demo.ts'

const page = (persona: string, store: ProgressStore = memoryStore(), query = '') => demoPage(`persona=${persona}${query}`, store)
type Open = ReturnType<typeof page>
const status = async (call: Promise<Response>) => (await call).status

/** 조개껍데기 세기. */
const problem = 7001
const about = { contentType: 'PROBLEM', contentId: problem, lessonId: null }
const path = `questions?content_type=PROBLEM&content_id=${problem}`
const listed = async (open: Open, of = path): Promise<readonly AskedQuestion[]> => (await open.json(of)).questionList
const notifications = async (open: Open): Promise<readonly InboxItem[]> => (await open.json('users/me/notifications')).notificationList
const write = async (call: Promise<Response>): Promise<AskedQuestion & QuestionAnswer> => {
  const response = await call
  expect(response.status).toBe(201)
  return response.json()
}
const ask = (open: Open, content = '왜 이어져요?', subject: object = about) =>
  write(open.call('questions', 'POST', { ...subject, content }))
const answer = (open: Open, { postId }: Pick<AskedQuestion, 'postId'>, content = '숫자로 바꿔 보세요') =>
  write(open.call(`questions/${postId}/answers`, 'POST', { content }))

/** A class of the teacher's with its first lesson, and one of somebody else's that the learner takes. */
const taught = { id: 5009, lessonId: 5009 * 100 + 1 }
const foreign = { id: 5003, lessonId: 5003 * 100 + 1 }

describe('who may ask', () => {
  const bodies: Readonly<Record<string, object>> = {
    answerQuestion: { content: '네' },
    markAnswer: { answerId: null },
    hidePost: { isHidden: true, reason: '광고' },
    reportPost: { reason: 'RUDE' },
  }
  /** Makes each write about a learner's question under a lesson of a class; returns the statuses. */
  const statuses = async (persona: string, classOf: typeof taught, query = '') => {
    const store = memoryStore()
    const learner = page('learner', store)
    await letIn(store, classOf.id)
    const subject = { contentType: 'COURSE_CLASS', contentId: classOf.id, lessonId: classOf.lessonId }
    const { postId } = await ask(learner, '왜요?', subject)
    const open = page(persona, store, query)
    const found: Record<string, number> = {}
    // The calls are made in sequence, because the last one removes the post.
    for (const { name, method, path: template } of questionCalls) {
      const to = template.replace(/\{\w+\}/, String(postId))
      const list = `${to}?content_type=COURSE_CLASS&content_id=${classOf.id}&lesson_id=${classOf.lessonId}`
      const body = name === 'askQuestion' ? { ...subject, content: '저도요' } : bodies[name]
      found[name] = await status(open.call(name === 'questions' ? list : to, method, body))
    }
    return found
  }
  const letIn = (store: ProgressStore, classId: number) =>
    page('operator', store).call(`users/channels/members/contents/${classId}/enrolls`, 'POST', {
      contentType: 'COURSE_CLASS',
      userIds: [100],
    })
  const all = (expected: number) => Object.fromEntries(questionCalls.map(({ name }) => [name, expected]))

  test('a guest opens no lesson of a class, and writes nowhere', async () => {
    expect(await statuses('guest', taught)).toEqual(all(401))
    expect(await status(page('guest').call(path))).toBe(200)
    expect(await status(page('guest').call('questions', 'POST', { ...about, content: '왜요?' }))).toBe(401)
  })

  test('who does not take the class neither reads nor writes there', async () => {
    expect(await statuses('premium', taught)).toEqual(all(403))
  })

  test('who has asked may not mark, hide or report, and removes the question', async () => {
    expect(await statuses('learner', taught)).toEqual({
      questions: 200,
      question: 200,
      askQuestion: 201,
      answerQuestion: 201,
      markAnswer: 403,
      hidePost: 403,
      reportPost: 403,
      removePost: 204,
    })
  })

  test('a teacher of another class reads and answers, but neither marks nor hides', async () => {
    expect(await statuses('teacher', foreign)).toMatchObject({
      questions: 200,
      answerQuestion: 201,
      markAnswer: 403,
      hidePost: 403,
      removePost: 404,
    })
  })

  test.each(['teacher', 'operator'])('a %s of the class marks and hides', async (persona) => {
    expect(await statuses(persona, taught)).toMatchObject({ questions: 200, markAnswer: 204, hidePost: 204, removePost: 404 })
  })

  test('on another channel there is no such question', async () => {
    const { questions: _, askQuestion: __, ...rest } = await statuses('operator', taught, '&channel=haeon')
    expect(new Set(Object.values(rest))).toEqual(new Set([404]))
  })

  test('what is no subject is refused, and what is not there is not found', async () => {
    const { call } = page('learner')
    expect(await status(call('questions'))).toBe(400)
    expect(await status(call(`${path}&page=0`))).toBe(400)
    expect(await status(call('questions?content_type=PARTY&content_id=1'))).toBe(404)
    expect(await status(call('questions?content_type=PROBLEM&content_id=1'))).toBe(404)
    expect(await status(call(`questions?content_type=COURSE&content_id=1001`))).toBe(404)
    for (const id of ['7', 'PROBLEM-7001-0-9', 'PROBLEM-7001-0-1-9', 'nonsense']) expect(await status(call(`questions/${id}`))).toBe(404)
    expect(await status(call('questions/PROBLEM-7001-0-1-1'))).toBe(404)
  })
})

describe('asking and answering', () => {
  test('what is asked in one tab is answered in another, and told to who asked', async () => {
    const store = memoryStore()
    const [learner, classmate, teacher] = [page('learner', store), page('premium', store), page('teacher', store)]
    const before = (await listed(learner)).length
    const asked = await ask(learner, '왜 이어져요?\nprint(1)')
    expect(asked).toMatchObject({ isMine: true, author: { nickname: '하늘', isTeacher: false }, answers: [] })
    expect((await listed(teacher))[0]).toMatchObject({ postId: asked.postId, isMine: false })
    expect((await listed(classmate)).length).toBe(before + 1)
    expect((await notifications(teacher))[0]).toMatchObject({ kind: 'QUESTION_ASKED', questionId: asked.postId, title: '조개껍데기 세기' })
    expect(await notifications(classmate)).not.toContainEqual(expect.objectContaining({ kind: 'QUESTION_ASKED' }))

    const first = await answer(classmate, asked, '저도 궁금해요')
    const second = await answer(teacher, asked)
    expect(second).toMatchObject({ author: { nickname: '윤슬쌤', isTeacher: true }, isMarked: false })
    expect((await notifications(learner)).filter(({ kind }) => kind === 'QUESTION_ANSWERED')).toMatchObject([
      { content: '저도 궁금해요', ...about, contentId: String(problem), questionId: asked.postId, isRead: false },
      { content: '숫자로 바꿔 보세요' },
    ])
    const mark = (open: Open, answerId: unknown) => status(open.call(`questions/${asked.postId}/marked-answer`, 'PUT', { answerId }))
    const marked = async () => (await learner.json(`questions/${asked.postId}`)).answers.filter(({ isMarked }: QuestionAnswer) => isMarked)
    expect(await mark(classmate, first.postId)).toBe(403)
    expect(await mark(teacher, first.postId)).toBe(204)
    expect(await mark(teacher, second.postId)).toBe(204)
    expect(await marked()).toMatchObject([{ postId: second.postId }])
    expect(await mark(teacher, 'PROBLEM-7001-0-1-1')).toBe(404)
    expect(await mark(teacher, undefined)).toBe(400)
    expect(await mark(teacher, null)).toBe(204)
    expect(await marked()).toEqual([])
  })

  test('what was marked from the start can be changed, too', async () => {
    const store = memoryStore()
    const teacher = page('teacher', store)
    const [question] = await listed(teacher)
    const markedOf = ({ answers }: AskedQuestion) => answers.filter(({ isMarked }) => isMarked).map(({ postId }) => postId)
    expect(markedOf(question!)).toHaveLength(1)
    await teacher.call(`questions/${question!.postId}/marked-answer`, 'PUT', { answerId: null })
    expect(markedOf((await listed(page('learner', store)))[0]!)).toEqual([])
  })

  test.each([
    [' ', 400],
    ['가'.repeat(maxPostLength + 1), 413],
    [7, 400],
  ])('%# is not written', async (content, expected) => {
    const { call } = page('learner')
    expect(await status(call('questions', 'POST', { ...about, content }))).toBe(expected)
    expect(await status(call('questions/PROBLEM-7001-0-1/answers', 'POST', { content }))).toBe(expected)
  })

  test('one’s own is removed, unless somebody else has answered', async () => {
    const store = memoryStore()
    const [learner, premium] = [page('learner', store), page('premium', store)]
    const before = await listed(learner)
    const asked = await ask(learner)
    const own = await answer(learner, asked)
    expect(await status(premium.call(`questions/posts/${asked.postId}`, 'DELETE'))).toBe(404)
    expect(await status(learner.call(`questions/posts/${own.postId}`, 'DELETE'))).toBe(204)
    await answer(learner, asked)
    expect(await status(learner.call(`questions/posts/${asked.postId}`, 'DELETE'))).toBe(204)
    expect(await listed(learner)).toEqual(before)
    const other = await ask(learner)
    await answer(premium, other)
    expect(await status(learner.call(`questions/posts/${other.postId}`, 'DELETE'))).toBe(409)
    expect(await status(learner.call('questions/posts/PROBLEM-7001-0-1', 'DELETE'))).toBe(404)
  })

  test('ten stand on a page', async () => {
    const store = memoryStore()
    const learner = page('learner', store)
    for (let at = 0; at < 11; at += 1) await ask(learner, `질문 ${at}`)
    const first = await learner.json(path)
    const second = await learner.json(`${path}&page=2`)
    expect(first).toMatchObject({ pageSize: 10, totalCount: 11 + givenQuestions['조개껍데기 세기']!.length, isModerator: false })
    expect(first.questionList).toHaveLength(10)
    expect(first.questionList.length + second.questionList.length).toBe(first.totalCount)
  })
})

describe('what does not belong there', () => {
  test('is hidden with a reason that its writer is told, and shown again', async () => {
    const store = memoryStore()
    const [learner, premium, teacher] = [page('learner', store), page('premium', store), page('teacher', store)]
    const asked = await ask(learner)
    const wrong = await answer(premium, asked, '답은 print(7)')
    await teacher.call(`questions/${asked.postId}/marked-answer`, 'PUT', { answerId: wrong.postId })
    const hide = (body: object) => status(teacher.call(`questions/posts/${wrong.postId}/visibility`, 'PUT', body))
    expect(await hide({ isHidden: true, reason: ' ' })).toBe(400)
    expect(await hide({ isHidden: 'yes', reason: '풀이' })).toBe(400)
    expect(await hide({ isHidden: true, reason: '가'.repeat(maxHidingReasonLength + 1) })).toBe(413)
    expect(await hide({ isHidden: true, reason: '풀이가 그대로 있어요' })).toBe(204)
    const seen = async (open: Open) => (await listed(open)).find(({ postId }) => postId === asked.postId)?.answers
    expect(await seen(learner)).toEqual([])
    for (const open of [premium, teacher])
      expect(await seen(open)).toMatchObject([{ hiddenReason: '풀이가 그대로 있어요', isMarked: false }])
    expect((await notifications(premium))[0]).toMatchObject({
      kind: 'POST_HIDDEN',
      reason: '풀이가 그대로 있어요',
      questionId: asked.postId,
    })
    expect(await notifications(learner)).not.toContainEqual(expect.objectContaining({ kind: 'QUESTION_ANSWERED' }))
    expect(await status(teacher.call(`questions/${asked.postId}/marked-answer`, 'PUT', { answerId: wrong.postId }))).toBe(404)
    expect(await hide({ isHidden: false, reason: null })).toBe(204)
    expect(await seen(learner)).toMatchObject([{ hiddenReason: null }])
  })

  test('a hidden question goes with its answers', async () => {
    const store = memoryStore()
    const [learner, premium, teacher] = [page('learner', store), page('premium', store), page('teacher', store)]
    const asked = await ask(learner)
    const answered = await answer(premium, asked)
    await teacher.call(`questions/posts/${asked.postId}/visibility`, 'PUT', { isHidden: true, reason: '광고예요' })
    expect((await listed(premium)).some(({ postId }) => postId === asked.postId)).toBe(false)
    expect(await status(premium.call(`questions/${asked.postId}`))).toBe(404)
    expect(await status(premium.call(`questions/posts/${answered.postId}/reports`, 'POST', { reason: 'RUDE' }))).toBe(404)
    expect((await listed(learner))[0]).toMatchObject({ postId: asked.postId, hiddenReason: '광고예요' })
    expect((await notifications(learner))[0]).toMatchObject({ kind: 'POST_HIDDEN', reason: '광고예요' })
  })

  test('is reported once by each reader, and moderators see how often', async () => {
    const store = memoryStore()
    const [learner, premium, teacher] = [page('learner', store), page('premium', store), page('teacher', store)]
    const [{ postId } = { postId: '' }] = await listed(learner)
    const report = (open: Open, reason: string) => status(open.call(`questions/posts/${postId}/reports`, 'POST', { reason }))
    expect(await report(learner, 'BORING')).toBe(400)
    expect(await report(learner, 'SOLUTION')).toBe(204)
    expect(await report(learner, 'SOLUTION')).toBe(409)
    expect(await report(premium, 'OTHER')).toBe(204)
    expect((await listed(learner))[0]).toMatchObject({ isReported: true, reportCount: 0 })
    expect((await listed(teacher))[0]).toMatchObject({ isReported: false, reportCount: 2 })
  })
})

describe('what was there from the start', () => {
  const texts = Object.values(givenQuestions).flatMap((all) =>
    all.flatMap(({ content, answers }) => [content, ...answers.map((one) => one.content)]),
  )

  test('is polite, and no answer has a program in it', () => {
    for (const [, all] of Object.entries(givenQuestions))
      for (const { answers } of all)
        for (const { content, isMarked } of answers) {
          expect(postParts(content).every(({ kind }) => kind === 'text')).toBe(true)
          expect(typeof isMarked).toBe('boolean')
        }
    for (const text of texts) expect(text.length).toBeLessThan(maxPostLength)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('stands under problems, documents and lessons of courses and classes', async () => {
    const learner = page('learner')
    expect(await listed(learner, 'questions?content_type=DOCUMENT&content_id=6008')).toHaveLength(2)
    expect(await listed(learner, 'questions?content_type=BLOCK&content_id=2003')).toHaveLength(1)
    expect(await status(learner.call('questions?content_type=BLOCK&content_id=99999'))).toBe(404)
    const { courseList } = await learner.json('users/courses/enrolls')
    const courseId = courseList[0].courseId
    const { chapterList } = await learner.json(`courses/${courseId}/lessons`)
    const lessonId = chapterList[0].lessonList[0].lessonId
    const ofLesson = `questions?content_type=COURSE&content_id=${courseId}&lesson_id=${lessonId}`
    expect((await listed(learner, ofLesson)).length).toBeGreaterThan(0)
    // The first lesson of a course is open to everybody.
    expect((await listed(page('guest'), ofLesson)).length).toBeGreaterThan(0)
    const ofClass = `questions?content_type=COURSE_CLASS&content_id=${taught.id}&lesson_id=${taught.lessonId}`
    const [question] = await listed(page('teacher'), ofClass)
    expect(question?.answers.some(({ author }) => author.nickname === '윤슬' && author.isTeacher)).toBe(true)
  })

  test('is as much as the view has', async () => {
    expect(await listed(page('learner', memoryStore(), '&content=empty'))).toEqual([])
    expect(await listed(page('learner', memoryStore(), '&content=one'))).toHaveLength(1)
    expect(await listed(page('learner', memoryStore(), '&content=hostile'))).toContain(null)
  })
})
