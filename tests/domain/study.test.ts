import { expect, it } from 'vitest'
import { recentStudyLogs, type StudyLogEntry } from '../../src/domain/study.ts'

const entries = (count: number): StudyLogEntry[] =>
  Array.from({ length: count }, (_, id) => ({ type: 'VIDEO', title: '영상', updatedDate: null, id }))

it('shows the first twelve study logs [S-309]', () => {
  expect(recentStudyLogs(entries(20)).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(recentStudyLogs(entries(3))).toHaveLength(3)
})
