import { type ClassGrid, type ClassRow, progressOf, type ProgressState, taskStandingOf } from './classView.ts'
import type { AssignmentState } from './homework.ts'
import { cameLate } from './homeworkEnds.ts'
import { momentCell, personCells, personHead } from './personRow.ts'

interface ClassCsvWords {
  readonly progress: Readonly<Record<ProgressState, string>>
  readonly handIn: Readonly<Record<AssignmentState, string>>
}

interface ClassCsvOptions {
  readonly words: ClassCsvWords
  /** Returns the name shown instead of a hidden one; null: names are not hidden. */
  readonly hiddenName: ((row: ClassRow) => string) | null
}

/**
 * Returns the state of a class as rows for spreadsheets: numbers stand alone, so that they can be added up. Where names are hidden,
 * so are the numbers of their owners.
 */
export function classCsv({ taskList, memberList, endDate = null }: ClassGrid, { words, hiddenName }: ClassCsvOptions) {
  const hasHandIn = memberList.some(({ state }) => state !== null)
  const head = [
    ...personHead,
    ...(hasHandIn ? ['제출', '낸 때', '늦음', '점수', '선생님의 말', '다시 낸 횟수'] : []),
    ...taskList.flatMap(({ title }) => [`${title} 상태`, `${title} 점수`, `${title} 낸 횟수`]),
  ]
  const rows = memberList.map((row) => [
    ...(hiddenName === null ? personCells(row) : ['', hiddenName(row)]),
    ...(hasHandIn ? handInCells(row, endDate, words) : []),
    ...taskList.flatMap(({ taskId }) => {
      const standing = taskStandingOf(row, taskId)
      if (standing === null) return ['', '', '']
      return [words.progress[progressOf(standing)], String(standing.score ?? ''), String(standing.submissionCount)]
    }),
  ])
  return [head, ...rows]
}

function handInCells({ state, submittedDate, feedback, returnList }: ClassRow, endDate: string | null, { handIn }: ClassCsvWords) {
  return [
    handIn[state ?? 'OPEN'],
    momentCell(submittedDate),
    submittedDate === null ? '' : cameLate(endDate, submittedDate, returnList.length) ? '늦음' : '제때',
    String(feedback?.score ?? ''),
    feedback?.comment ?? '',
    String(returnList.length),
  ]
}
