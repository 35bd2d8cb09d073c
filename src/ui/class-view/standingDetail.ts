import { progressOf, type TaskStanding } from '../../domain/classView.ts'
import { formatNumber } from '../../domain/format.ts'
import { classViewWords } from './classViewWords.ts'

const words = classViewWords.table

/** Returns '3번 제출 · 경우 2에서 막힘'. */
export function standingDetail(standing: TaskStanding): string {
  const { failedCaseNumber, failedCaseLabel, submissionCount, isJudging } = standing
  const isDone = progressOf(standing) === 'DONE'
  const parts = [
    submissionCount > 0 && words.tries(formatNumber(submissionCount)),
    !isDone && failedCaseNumber !== null && words.stuckOn(words.caseName(formatNumber(failedCaseNumber), failedCaseLabel)),
    !isDone && isJudging && words.judging,
  ]
  return parts.filter(Boolean).join(' · ')
}
