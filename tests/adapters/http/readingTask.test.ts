import { describe, expect, test } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpProblemCatalogue } from '../../../src/adapters/http/problem.ts'
import type { ReadingTask } from '../../../src/domain/problems/readingTask.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { aProblemDetail } from '../../ui/problem/aProblem.ts'
import { apiOrigin } from './stubFetch.ts'

/** Reads a problem as a backend sends it, with these fields. */
const read = (fields: object) => {
  const { examples, starterCodes, limits, subtasks, ...rest } = aProblemDetail()
  const answer = { ...rest, exampleList: examples, starterCodeList: starterCodes, limit: limits, subtaskList: subtasks, ...fields }
  const client = createHttpClient({ fetch: async () => Response.json(answer), apiOrigin, product: 'product' })
  return httpProblemCatalogue(client, recordingLog()).problem(1)
}

const tasks: readonly ReadingTask[] = [
  { kind: 'PREDICT', code: 'print(1)', input: '' },
  { kind: 'TRACE', code: 'a = 1', input: '', variables: ['a'], lines: [1] },
  { kind: 'ARRANGE', lines: ['a = 1', 'print(a)'] },
  { kind: 'REPAIR', code: 'print(2)' },
]

describe('the task of a problem', () => {
  test.each(tasks)('is read: $kind', async (readingTask) => {
    expect(await read({ taskKind: readingTask.kind, readingTask })).toMatchObject({ readingTask })
  })

  test('is to write a program where there is nothing to read', async () => {
    expect(await read({ taskKind: 'WRITE', readingTask: null })).toMatchObject({ taskKind: 'WRITE', readingTask: null })
    expect(await read({ taskKind: undefined, readingTask: undefined })).toMatchObject({ taskKind: 'WRITE', readingTask: null })
  })

  test.each([
    ...tasks.map(({ kind }) => ({ taskKind: kind, readingTask: { kind } })),
    ...tasks.map(({ kind }) => ({ taskKind: kind, readingTask: null })),
    { taskKind: 'TRACE', readingTask: { kind: 'TRACE', code: 'a = 1', input: '', variables: ['a'], lines: ['one'] } },
    { taskKind: 'EXPLAIN', readingTask: { kind: 'EXPLAIN', code: 'a = 1' } },
    { taskKind: 'WRITE', readingTask: 'PREDICT' },
  ])('that cannot be read fails the page, which would otherwise ask for a program: %j', async (fields) => {
    await expect(read(fields)).rejects.toThrow()
  })
})
