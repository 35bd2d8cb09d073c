import type { TaskStanding } from '../../src/domain/classView.ts'

/** The standing of a learner who has not begun the task. */
export const aStanding = (given: Partial<TaskStanding> = {}): TaskStanding => ({
  taskId: 1,
  state: 'NONE',
  score: null,
  submissionCount: 0,
  failedCaseNumber: null,
  failedCaseLabel: null,
  failedInARow: 0,
  updatedDate: null,
  isJudging: false,
  ...given,
})
