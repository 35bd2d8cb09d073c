import { expect, it, vi } from 'vitest'
import { makeLoadStudyLogs } from '../../../src/application/study/loadStudyLogs.ts'
import type { StudyLogEntry } from '../../../src/domain/study/StudyLogEntry.ts'

it('the first 12 study logs are shown [S-283]', async () => {
  const logs = Array.from({ length: 20 }, (_, id): StudyLogEntry => ({ type: 'VIDEO', title: '변수란?', updatedDate: null, id }))
  const list = vi.fn(async () => logs)
  const { signal } = new AbortController()
  expect(await makeLoadStudyLogs({ studyLogs: { list } })(signal)).toEqual(logs.slice(0, 12))
  expect(list).toHaveBeenCalledExactlyOnceWith(signal)
})
