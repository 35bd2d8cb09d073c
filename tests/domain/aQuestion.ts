import type { QuestionAnswer, Post, AskedQuestion } from '../../src/domain/question.ts'

const post: Post = {
  postId: 31,
  content: '왜 글자가 이어져요?',
  createdDate: '2026-11-19T09:00:00+09:00',
  author: { nickname: '도아', profile: null, isTeacher: false },
  isMine: false,
  hiddenReason: null,
  isReported: false,
  reportCount: 0,
}

export const aQuestion = (changes: Partial<AskedQuestion> = {}): AskedQuestion => ({ ...post, answers: [], ...changes })
export const anAnswer = (changes: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  ...post,
  postId: 41,
  content: '숫자로 바꿔 보세요',
  isMarked: false,
  ...changes,
})
