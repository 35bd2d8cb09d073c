import { noHurry } from '../listening.ts'
import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpCounterexampleFinder, httpTutor } from '../../../src/adapters/http/tutor.ts'
import type { CounterexampleFinder, Tutor, TutorEvent } from '../../../src/application/tutor.ts'
import type { TutorQuestion } from '../../../src/application/tutorQuestion.ts'
import type { OpenBackend } from './Backend.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

const question: TutorQuestion = {
  problemId: 7_003,
  language: 'PYTHON',
  code: 'wrong',
  submissionId: null,
  state: 'WRONG_ANSWER',
  error: null,
  sample: null,
  examples: [],
  failedLabels: [],
}

export function tutorPort(open: OpenBackend): void {
  const onTutor = async (view: string, test: (ports: { tutor: Tutor; counterexamples: CounterexampleFinder }) => Promise<void>) => {
    const { fetch, apiOrigin, close } = await open(view)
    const [client, log] = [createHttpClient({ fetch, apiOrigin, product: 'product', deadlines: noHurry }), recordingLog()]
    try {
      await test({ tutor: httpTutor(client, log), counterexamples: httpCounterexampleFinder(client, log) })
    } finally {
      await close()
    }
  }
  const ask = async (tutor: Tutor, signal?: AbortSignal) => {
    const events: TutorEvent[] = []
    await tutor.ask(question, (event) => events.push(event), signal)
    return events
  }

  describe('the tutor port', () => {
    it('answers piece by piece, and tells how often one may ask again', () =>
      onTutor('persona=learner', async ({ tutor }) => {
        const events = await ask(tutor)
        expect(events.length).toBeGreaterThan(5)
        const text = events.map((event) => (event.kind === 'TEXT' ? event.text : '')).join('')
        expect(text).toContain('예제 1에서 바라는 것과 다른 결과가 나왔어요.')
        expect(events.at(-1)).toEqual({ kind: 'END', leftCount: 4 })
        expect((await ask(tutor)).at(-1)).toEqual({ kind: 'END', leftCount: 3 })
      }))

    it('may be asked so often a day, and no more', () =>
      onTutor('persona=learner', async ({ tutor }) => {
        for (let count = 0; count < 5; count += 1) await ask(tutor)
        await expect(ask(tutor)).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
      }))

    it('stops when nobody listens any longer', () =>
      onTutor('persona=learner', async ({ tutor }) => {
        const controller = new AbortController()
        const events: TutorEvent[] = []
        const answer = tutor.ask(
          question,
          (event) => {
            events.push(event)
            controller.abort()
          },
          controller.signal,
        )
        await expect(answer).rejects.toMatchObject({ kind: 'aborted' })
        expect(events.length).toBeLessThan(10)
        expect(events.every(({ kind }) => kind === 'TEXT')).toBe(true)
      }))

    it('looks for counterexamples, and says how many inputs it tried', () =>
      onTutor('persona=learner', async ({ counterexamples }) => {
        // The fake runner does not know the reference, so no input can tell the two programs apart.
        const search = await counterexamples.find(7_003, 'PYTHON', 'wrong')
        expect(search.counterexample).toBeNull()
        expect(search.triedCount).toBeGreaterThan(10)
        expect(await counterexamples.find(7_003, 'JAVA', 'wrong').catch((error: unknown) => error)).toMatchObject({ status: 400 })
      }))

    it('is for those who are signed in', () =>
      onTutor('persona=guest', async ({ tutor, counterexamples }) => {
        await expect(ask(tutor)).rejects.toMatchObject({ status: 401 })
        await expect(counterexamples.find(7_003, 'PYTHON', 'wrong')).rejects.toMatchObject({ status: 401 })
      }))

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s is a failure, never an answer [F-001]', (kind) =>
      onTutor(`persona=learner&fault=users/problems/**:${kind}`, async ({ tutor, counterexamples }) => {
        await expect(ask(tutor)).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
        await expect(counterexamples.find(7_003, 'PYTHON', 'wrong')).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) })
      }),
    )
  })
}
