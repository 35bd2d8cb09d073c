import { expect, it, vi } from 'vitest'
import { makeDepart } from '../../src/application/departure.ts'
import { makeHandOver } from '../../src/application/ownership.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const departure = { userId: 7, courseClassId: null }
const work = { kind: 'HOMEWORK', workId: 3 } as const

it('somebody leaves, and a work is handed over, one call at a time', async () => {
  const [depart, handOver] = [vi.fn(async () => {}), vi.fn(async () => {})]
  const [leave, give] = [makeDepart({ departures: { depart } }), makeHandOver({ ownership: { handOver } })]
  expect(await Promise.all([leave(departure), leave(departure)])).toEqual([{ kind: 'departed' }, { kind: 'alreadyRunning' }])
  expect(await Promise.all([give(work, 7), give(work, 8)])).toEqual([{ kind: 'handedOver' }, { kind: 'alreadyRunning' }])
  expect(depart.mock.calls).toEqual([[departure]])
  expect(handOver.mock.calls).toEqual([[work, 7]])
})

it.each([
  [refusal(401), 'signInFirst', 'signInFirst'],
  [refusal(403), 'refused', 'refused'],
  [refusal(404), 'gone', 'gone'],
  [refusal(409), 'lastOperator', 'gone'],
  [refusal(422), 'failed', 'notATeacher'],
  [refusal(500), 'failed', 'failed'],
  [lostConnection(), 'failed', 'failed'],
])('%s of a departure is %s, and of a work %s', async (error, left, given) => {
  expect(await makeDepart({ departures: { depart: () => Promise.reject(error) } })(departure)).toEqual({ kind: left })
  expect(await makeHandOver({ ownership: { handOver: () => Promise.reject(error) } })(work, 7)).toEqual({ kind: given })
})
