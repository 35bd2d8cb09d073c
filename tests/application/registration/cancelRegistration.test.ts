import { describe, expect, it } from 'vitest'
import { type CancelOutcome, makeCancelRegistration } from '../../../src/application/registration/cancelRegistration.ts'
import type { Id } from '../../../src/domain/Id.ts'
import { aClassDate } from '../../domain/registration/aClassDate.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'

const own = aClassDate({ registrationDateId: 'r/7' })

function atDesk(answer: () => Promise<void> = async () => {}, now = '2026-11-20T10:00:00+09:00') {
  const calls: Id[] = []
  const nothing = () => Promise.reject(new Error('not asked for'))
  const cancel = makeCancelRegistration({
    clock: fakeClock(now),
    registrations: {
      dateCounts: nothing,
      dateCountsInEduenv: nothing,
      dates: nothing,
      options: nothing,
      register: nothing,
      cancel: (registrationDateId) => {
        calls.push(registrationDateId)
        return answer()
      },
    },
  })
  return { calls, cancel }
}

describe('cancelling a registration', () => {
  it('takes one call with its id as given [S-242]', async () => {
    const { calls, cancel } = atDesk()
    expect(await cancel(own)).toEqual({ kind: 'cancelled' } satisfies CancelOutcome)
    expect(calls).toEqual(['r/7'])
  })

  it('is not asked for where nothing is registered', async () => {
    const { calls, cancel } = atDesk()
    expect(await cancel(aClassDate())).toEqual({ kind: 'notRegistered' })
    expect(calls).toEqual([])
  })

  it('is too late once the class has begun', async () => {
    const { calls, cancel } = atDesk(undefined, '2026-11-24T18:00:00+09:00')
    expect(await cancel(own)).toEqual({ kind: 'tooLate' })
    expect(calls).toEqual([])
  })

  it.each<[string, Error, CancelOutcome['kind']]>([
    ['the session is over', refusal(401), 'signInFirst'],
    ['it is gone already', refusal(404), 'notRegistered'],
    ['the class has begun by the server’s clock', refusal(409), 'tooLate'],
    ['the server fails', refusal(500), 'failed'],
    ['the line is dead', lostConnection(), 'failed'],
    ['nobody knows what', new Error('?'), 'failed'],
  ])('says so when %s, and never asks again by itself', async (_why, error, kind) => {
    const { calls, cancel } = atDesk(() => Promise.reject(error))
    expect(await cancel(own)).toEqual({ kind })
    expect(calls).toHaveLength(1)
  })

  it('a second press while the first is under way makes no second call [F-082]', async () => {
    let arrive = () => {}
    const { calls, cancel } = atDesk(() => new Promise((resolve) => void (arrive = resolve)))
    const first = cancel(own)
    expect(await cancel(own)).toEqual({ kind: 'alreadyCancelling' })
    arrive()
    expect(await first).toEqual({ kind: 'cancelled' })
    expect(calls).toHaveLength(1)
  })
})
