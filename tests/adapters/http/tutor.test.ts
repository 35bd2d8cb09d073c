import { expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpTutor } from '../../../src/adapters/http/tutor.ts'
import type { TutorEvent } from '../../../src/application/tutor.ts'
import type { TutorQuestion } from '../../../src/application/tutorQuestion.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

const question: TutorQuestion = {
  problemId: 7,
  language: 'PYTHON',
  code: 'print(1)',
  submissionId: 3,
  state: 'WRONG_ANSWER',
  error: null,
  sample: { input: '1', expectedOutput: '2', output: '1' },
  examples: [],
  failedLabels: [],
}

const encoder = new TextEncoder()

/** Fakes a backend whose answer arrives in these pieces, which may be cut anywhere. */
function tutorOver(pieces: readonly Uint8Array<ArrayBuffer>[]) {
  const requests: Request[] = []
  const client = createHttpClient({
    apiOrigin: 'https://api.test',
    product: 'product',
    fetch: async (request) => {
      requests.push(request)
      return new Response(
        new ReadableStream({ start: (controller) => (pieces.forEach((piece) => controller.enqueue(piece)), controller.close()) }),
      )
    },
  })
  const tutor = httpTutor(client, recordingLog())
  const ask = async () => {
    const events: TutorEvent[] = []
    await tutor.ask(question, (event) => events.push(event))
    return events
  }
  return { ask, requests }
}

const lines =
  '{"kind":"TEXT","text":"바다를 "}\n{"kind":"POINT","line":2,"question":"왜?","explanation":""}\n{"kind":"END","leftCount":2}\n'

it('reads the answer wherever it is cut, in the midst of a letter too', async () => {
  const bytes = encoder.encode(lines)
  for (const at of [1, 25, 27, 60, bytes.length - 1]) {
    const events = await tutorOver([bytes.slice(0, at), bytes.slice(at)]).ask()
    expect(events).toEqual([
      { kind: 'TEXT', text: '바다를 ' },
      { kind: 'POINT', line: 2, question: '왜?', explanation: '' },
      { kind: 'END', leftCount: 2 },
    ])
  }
})

it('reads server-sent events, and passes over what it does not know', async () => {
  const sent =
    ': hello\nevent: message\ndata: {"kind":"TEXT","text":"가"}\n\ndata: {"kind":"THOUGHT"}\ndata: {broken\ndata: {"kind":"END","leftCount":null}'
  expect(await tutorOver([encoder.encode(sent)]).ask()).toEqual([
    { kind: 'TEXT', text: '가' },
    { kind: 'END', leftCount: null },
  ])
})

it('an answer that breaks off, or that is none, is a failure', async () => {
  for (const text of ['', '<html>', '{"kind":"TEXT","text":"가"}\n'])
    await expect(tutorOver([encoder.encode(text)]).ask()).rejects.toMatchObject({ name: 'ShapeError' })
  await expect(tutorOver([encoder.encode(`${'x'.repeat(200_000)}\n`)]).ask()).rejects.toThrow('too long')
})

it('sends the program and nothing else of the learner', async () => {
  const { ask, requests } = tutorOver([encoder.encode(lines)])
  await ask()
  expect(requests[0]?.url).toBe('https://api.test/product/v1/users/problems/7/feedbacks')
  expect(await requests[0]?.json()).toEqual({ language: 'PYTHON', code: 'print(1)', submissionId: 3 })
})
