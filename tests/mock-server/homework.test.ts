import { expect, test } from 'vitest'
import { taskTypes } from '../../src/domain/content/contentKind.ts'
import { assignmentFacts, feedbackWords } from '../../mock-server/content/homeworkContent.ts'
import { assignmentPhase } from '../../src/domain/homework.ts'
import { demoPage, memoryStore } from './demo.ts'

const path = (assignmentId: number, homeworkId: number) => `users/homeworks/${homeworkId}/assignments/${assignmentId}`

test.each(['16', '17', '18', '19', '20', '21', '22'])(
  'on every day of the week, here the %s, there is homework in each state',
  async (day) => {
    const at = `2026-11-${day}T10:00:00+09:00`
    const { assignmentList } = await demoPage(`at=${encodeURIComponent(at)}`, memoryStore()).json('users/homeworks/assignments')
    const phases = new Set(assignmentList.map((one: Parameters<typeof assignmentPhase>[0]) => assignmentPhase(one, new Date(at))))
    for (const phase of ['open', 'late', 'closed', 'handedIn', 'marked'] as const) expect(phases).toContain(phase)
  },
)

test('one homework has a task of each kind, and all that teacher and tasks say is Korean in 해요체', () => {
  expect(new Set(assignmentFacts[0]?.tasks.map(({ type }) => type))).toEqual(new Set(taskTypes))
  for (const { description, tasks } of assignmentFacts) {
    expect(description).toMatch(/요\.$/)
    expect(tasks.length).toBeGreaterThan(1)
  }
  for (const [, comment] of feedbackWords) expect(comment).toMatch(/요[.!]$/)
})

test('a day after it was handed in, the teacher has marked it by what was done, and it outlives a reload', async () => {
  const store = memoryStore()
  const on = (day: string) => demoPage(`at=${encodeURIComponent(`2026-11-${day}T10:00:00+09:00`)}`, store)
  expect((await on('20').call(`${path(400, 40)}/submissions`, 'POST', { comment: ' 다 했어요 ' })).status).toBe(204)
  expect(await on('20').json(path(400, 40))).toMatchObject({ state: 'HANDED_IN', submission: { comment: '다 했어요' }, feedback: null })
  // The score is 20: one task of five is done, and another was begun without a point.
  expect(await on('21').json(path(400, 40))).toMatchObject({ state: 'MARKED', feedback: { score: 20, comment: feedbackWords.at(-1)?.[1] } })
})

test('a comment is as long as people count it: three hundred whales are no more than three hundred', async () => {
  const handIn = async (comment: string) => {
    const { call } = demoPage(`at=${encodeURIComponent('2026-11-20T10:00:00+09:00')}`, memoryStore())
    return (await call(`${path(400, 40)}/submissions`, 'POST', { comment })).status
  }
  expect(await handIn('🐳'.repeat(300))).toBe(204)
  expect(await handIn('🐳'.repeat(301))).toBe(400)
})

test('what was handed in is taken back and handed in again until the end, also what lay there from the start', async () => {
  const store = memoryStore()
  const on = (moment: string) => demoPage(`at=${encodeURIComponent(moment)}`, store)
  const friday = '2026-11-20T10:00:00+09:00'
  const submissions = `${path(400, 40)}/submissions`
  const takeBack = async (moment: string, of = submissions) => (await on(moment).call(of, 'DELETE')).status
  expect(await takeBack(friday)).toBe(404)
  expect((await on(friday).call(submissions, 'POST', { comment: '다 했어요' })).status).toBe(204)
  expect(await takeBack(friday)).toBe(204)
  expect(await on(friday).json(path(400, 40))).toMatchObject({ state: 'OPEN', submission: null })
  expect((await on(friday).call(submissions, 'POST', { comment: '더 했어요' })).status).toBe(204)
  expect(await on(friday).json(path(400, 40))).toMatchObject({ state: 'HANDED_IN', submission: { comment: '더 했어요' } })
  // The homework was due on Friday night.
  expect(await takeBack('2026-11-21T01:00:00+09:00')).toBe(410)
  // The teacher has marked it by then.
  expect(await takeBack('2026-11-21T10:00:00+09:00')).toBe(409)
  const { assignmentList } = await on(friday).json('users/homeworks/assignments')
  const given = assignmentList.find(
    ({ state, assignmentId }: { state: string; assignmentId: number }) => state === 'HANDED_IN' && assignmentId !== 400,
  )
  const own = path(given.assignmentId, given.homeworkId)
  expect(await takeBack(friday, `${own}/submissions`)).toBe(204)
  expect(await on(friday).json(own)).toMatchObject({ state: 'OPEN', submission: null })
  const teacher = demoPage(`persona=teacher&at=${encodeURIComponent(friday)}`, store)
  expect((await teacher.call(submissions, 'DELETE')).status).toBe(403)
})
