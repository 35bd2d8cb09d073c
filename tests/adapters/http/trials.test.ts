import { afterEach, expect, test, vi } from 'vitest'
import { httpBlockSubmissions } from '../../../src/adapters/http/block.ts'
import { httpSubmissionRepository } from '../../../src/adapters/http/submission.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { stubbed } from './stubFetch.ts'

afterEach(() => vi.useRealTimers())

const trials = {
  code: (client: ReturnType<typeof stubbed>['client']) =>
    httpSubmissionRepository(client, recordingLog()).tryOut({ problemId: 7, language: 'PYTHON', code: 'print(1)', origin: null }),
  blocks: (client: ReturnType<typeof stubbed>['client']) =>
    httpBlockSubmissions(client, recordingLog()).tryOut({ blockId: 7, code: 'sea.move()', origin: null }),
}

test.each(Object.entries(trials))(
  'a trial of %s is judged before it is answered, and waited for as long as that may take',
  async (_, tryOut) => {
    vi.useFakeTimers()
    const { client } = stubbed(() => new Promise(() => {}))
    let hasEnded = false
    const outcome = tryOut(client).catch(() => (hasEnded = true))
    await vi.advanceTimersByTimeAsync(24_999)
    expect(hasEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await outcome
    expect(hasEnded).toBe(true)
  },
)
