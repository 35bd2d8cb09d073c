/** Calls about questions and their answers, below `/{product}/v1`. All assumed by us. */
export const questionPaths = {
  questions: 'questions',
  question: 'questions/{questionId}',
  answers: 'questions/{questionId}/answers',
  markedAnswer: 'questions/{questionId}/marked-answer',
  /** A question or an answer, by its id. */
  post: 'questions/posts/{postId}',
  visibility: 'questions/posts/{postId}/visibility',
  reports: 'questions/posts/{postId}/reports',
} as const
