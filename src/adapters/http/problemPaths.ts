/** The calls about text problems, below `/{product}/v1`. All assumed by us: the spec knows of problems, but names no call for them. */
export const problemPaths = {
  problems: 'problems',
  search: 'search/problems',
  categories: 'problems/categories',
  categoryGroups: 'problems/categories/groups',
  category: 'problems/categories/{categoryId}',
  /** The lesson plan, for those who teach. */
  plan: 'problems/categories/{categoryId}/plan',
  recommended: 'recommendations/problems',
  problem: 'problems/{id}',
  /** Judges for guests; the backend keeps nothing. */
  trials: 'problems/{id}/trials',
  standing: 'users/problems/{id}',
  drafts: 'users/problems/{id}/drafts',
  hints: 'users/problems/{id}/hints',
  /** Runs programs in languages that the page cannot run itself. */
  runs: 'users/problems/{id}/runs',
  submissions: 'users/problems/{id}/submissions',
  /** The answer comes piece by piece. */
  feedbacks: 'users/problems/{id}/feedbacks',
  counterexamples: 'users/problems/{id}/counterexamples',
  submission: 'users/problems/submissions/{submissionId}',
  /** Submissions of all problems. */
  attempts: 'users/problems/submissions',
  activeDays: 'users/logs/days',
} as const

/** The calls about block problems, below `/{product}/v1`. All assumed by us: the spec knows of block problems, but names no call for them. */
export const blockPaths = {
  blocks: 'blocks',
  search: 'search/blocks',
  categories: 'blocks/categories',
  categoryGroups: 'blocks/categories/groups',
  block: 'blocks/{id}',
  trials: 'blocks/{id}/trials',
  standing: 'users/blocks/{id}',
  drafts: 'users/blocks/{id}/drafts',
  hints: 'users/blocks/{id}/hints',
  submissions: 'users/blocks/{id}/submissions',
  submission: 'users/blocks/submissions/{submissionId}',
} as const
