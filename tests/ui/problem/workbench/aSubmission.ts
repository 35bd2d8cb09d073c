import type { SubmittedCode } from '../../../../src/domain/problems/submission.ts'

export const aSubmission = (wishes: Partial<SubmittedCode> = {}): SubmittedCode => ({
  submissionId: 501,
  language: 'PYTHON',
  code: 'right',
  createdDate: '2026-11-19T15:05:00+09:00',
  state: 'ACCEPTED',
  score: 100,
  totalScore: 100,
  stepCount: 12,
  caseList: [],
  subtaskList: [],
  message: null,
  line: null,
  isFirstSolved: false,
  rewardPoint: 0,
  rewardExperience: 0,
  isOutdated: false,
  isWithheld: false,
  isLate: false,
  ...wishes,
})
