import { describe, expect, test, vi } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { emptyRoom } from '../../src/domain/studio/setRoom.ts'
import { fakeRunner, threeWaves } from '../fakes/fakeRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const page = (persona: string, store: ProgressStore, time: string) =>
  demoPage(`persona=${persona}&at=${encodeURIComponent(`2026-11-20T${time}+09:00`)}`, store, recordingLog(), async () =>
    fakeRunner(threeWaves),
  )
type Page = ReturnType<typeof page>

const problem = 'users/problems/7003'
const program = { language: 'PYTHON', code: 'wrong' }
const question = { contentType: 'PROBLEM', contentId: 7_003, lessonId: null, content: '왜 틀렸나요?' }

/** The learner had solved the problem and asked about it before the test, which runs from ten o'clock for forty minutes. */
async function setTest() {
  const store = memoryStore()
  const before = page('learner', store, '09:50:00')
  const { submissionId } = await (await before.call(`${problem}/submissions`, 'POST', { language: 'PYTHON', code: 'right' })).json()
  await vi.waitUntil(async () => (await before.json(`users/problems/submissions/${submissionId}`)).state !== 'JUDGING', { timeout: 50_000 })
  expect((await before.call(`${problem}/hints`, 'POST', { hintNumber: 1 })).status).toBe(201)
  const { postId } = await (await before.call('questions', 'POST', question)).json()
  const teacher = page('teacher', store, '10:00:00')
  const content = {
    ...emptyRoom,
    title: '파도 시험',
    taskList: [{ type: 'PROBLEM', contentId: 7_003, title: '파도 소리 세 번', point: 40 }],
    verdicts: 'AT_END',
  }
  const { roomId, updatedDate } = await (await teacher.call('channels/rooms', 'POST', { content })).json()
  await teacher.call(`channels/rooms/${roomId}/publications`, 'POST', { updatedDate })
  await teacher.call(`rooms/${roomId}/starts`, 'POST', {})
  expect((await page('learner', store, '10:00:00').call(`rooms/${roomId}/participations`, 'POST', {})).status).toBe(204)
  return { store, submissionId, postId }
}

type Known = Awaited<ReturnType<typeof setTest>>

const doors: Readonly<Record<string, (asked: Page, known: Known) => Promise<Response>>> = {
  'a question': ({ call }) => call('questions', 'POST', question),
  questions: ({ call }) => call('questions?content_type=PROBLEM&content_id=7003'),
  'one question': ({ call }, { postId }) => call(`questions/${postId}`),
  'an answer': ({ call }, { postId }) => call(`questions/${postId}/answers`, 'POST', { content: '한 줄이 모자라요.' }),
  'a hint': ({ call }) => call(`${problem}/hints`, 'POST', { hintNumber: 2 }),
  'the tutor': ({ call }) => call(`${problem}/feedbacks`, 'POST', program),
  'a counterexample': ({ call }) => call(`${problem}/counterexamples`, 'POST', program),
  'an earlier answer': ({ call }, { submissionId }) => call(`users/problems/submissions/${submissionId}`),
  'a trial': ({ call }) => call('problems/7003/trials', 'POST', program),
}

describe.each([
  ['while the test runs', '10:20:00', true],
  ['while late answers may arrive', '10:42:00', true],
  ['when it is over', '10:46:00', false],
])('%s', (_when, time, isClosed) => {
  test.each(Object.entries(doors))(`its people ask for %s in vain: ${isClosed}`, async (_door, open) => {
    const known = await setTest()
    const { status } = await open(page('learner', known.store, time), known)
    if (isClosed) expect(status).toBe(409)
    else expect(status).toBeLessThan(300)
  })

  test(`the problem says that a room closes it, and its history leaves out what is from before: ${isClosed}`, async () => {
    const { store } = await setTest()
    const { json } = page('learner', store, time)
    const { closedBy, closedDate, hintList } = await json(problem)
    expect(closedDate !== null).toBe(isClosed)
    const { totalCount } = await json(`${problem}/submissions`)
    expect([closedBy, hintList.length, totalCount]).toEqual(isClosed ? ['ROOM', 0, 0] : [null, 1, 1])
  })

  test(`a guest, who may be one of its people, gets no verdict: ${isClosed}`, async () => {
    const { store } = await setTest()
    const { status } = await page('guest', store, time).call('problems/7003/trials', 'POST', program)
    expect(status).toBe(isClosed ? 409 : 201)
  })

  test('nothing is closed to who takes no part', async () => {
    const known = await setTest()
    const other = page('newcomer', known.store, time)
    expect(await other.json(problem)).toMatchObject({ closedBy: null })
    expect((await doors['questions']?.(other, known))?.status).toBe(200)
  })
})
