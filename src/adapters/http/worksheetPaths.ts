/** The calls about worksheets, below `/{product}/v1`. All assumed by us: the spec knows of worksheets, but names no call for them. */
export const worksheetPaths = {
  worksheets: 'worksheets',
  search: 'search/worksheets',
  categories: 'worksheets/categories',
  categoryGroups: 'worksheets/categories/groups',
  worksheet: 'worksheets/{id}',
  chapters: 'worksheets/{id}/chapters',
  /** The right answers, for those who teach. */
  rightAnswers: 'worksheets/{id}/answers',
  standings: 'users/worksheets/{id}/chapters',
  answers: 'users/worksheets/{id}/chapters/{chapterId}/answers',
  /** Wrongly answered questions that come again. */
  reviews: 'users/worksheets/reviews',
} as const
