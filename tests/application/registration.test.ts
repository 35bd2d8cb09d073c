import { describe, expect, it, vi } from 'vitest'
import {
  type CancelOutcome,
  makeCancelRegistration,
  makeLoadEnrolledClassDates,
  makeRegister,
  type Register,
  type RegisterCommand,
  type RegisterOutcome,
  type RegistrationRepository,
  type RegistrationRequest,
} from '../../src/application/registration.ts'
import type { Id } from '../../src/domain/id.ts'
import type { ClassDate, RegistrationOption } from '../../src/domain/registration.ts'
import { aClassDate } from '../domain/registration/aClassDate.ts'
import { fakeClock } from '../fakes/fakeClock.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

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
      openDates: nothing,
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
    ['the server fails', refusal(500), 'unknown'],
    ['the line is dead', lostConnection(), 'unknown'],
    ['nobody knows what', new Error('?'), 'unknown'],
    ['it is refused for another reason', refusal(418), 'failed'],
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

const classes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ courseClassId: at + 1, title: '수업', channelProfile: null }))

/** A learner with this many classes; the dates of those in `broken` cannot be read. */
function learnerOf(count: number, broken: readonly Id[] = []) {
  const dates = vi.fn<RegistrationRepository['dates']>(async ({ courseClassId }) => {
    if (broken.includes(courseClassId)) throw refusal(500)
    return [aClassDate()]
  })
  const load = makeLoadEnrolledClassDates({ catalogue: { enrolled: async () => classes(count) }, registrations: { dates } })
  return { dates, load }
}

const classesOf = async (dates: ReturnType<ReturnType<typeof makeLoadEnrolledClassDates>>) =>
  (await dates).map(({ courseClass: { courseClassId } }) => courseClassId)

it('asks for the dates of each class that is taken, the first twenty, and joins them with it', async () => {
  const { dates, load } = learnerOf(21)
  const { signal } = new AbortController()
  expect((await load(100, signal))[0]).toEqual({ courseClass: classes(1)[0], classDate: aClassDate() })
  expect(dates.mock.calls).toEqual(classes(20).map(({ courseClassId }) => [{ courseClassId, targetUserId: 100 }, signal]))
})

it('a class whose dates cannot be read is missing alone', async () => {
  expect(await classesOf(learnerOf(3, [2]).load(100))).toEqual([1, 3])
})

it('fails when none of the dates can be read, and can be tried again', async () => {
  await expect(learnerOf(2, [1, 2]).load(100)).rejects.toMatchObject({ status: 500 })
})

it('who takes no class has no dates', async () => {
  expect(await learnerOf(0).load(100)).toEqual([])
})

const tuesday = aClassDate()
const thursday = aClassDate({ date: '2026-11-26' })
const wish: RegisterCommand = {
  courseClassId: 'c/1',
  targetUserId: 100,
  dates: [tuesday.date],
  options: [{ optionId: 1, choiceId: 'tablet' }],
}

/** Fakes a desk that records its calls: `answer` is the result of a registration, `after` the dates that are read then. */
function registerAtDesk(answer: () => Promise<void> = async () => {}, after: () => Promise<readonly ClassDate[]> = async () => [tuesday]) {
  const calls: RegistrationRequest[] = []
  let reads = 0
  const nothing = () => Promise.reject(new Error('not asked for'))
  const askingRegister = makeRegister({
    clock: fakeClock('2026-11-20T10:00:00+09:00'),
    registrations: {
      dateCounts: nothing,
      dateCountsInEduenv: nothing,
      openDates: nothing,
      options: nothing,
      cancel: nothing,
      dates: () => {
        reads += 1
        return after()
      },
      register: (request) => {
        calls.push(request)
        return answer()
      },
    },
  })
  const register = (one: RegisterCommand, newest: Parameters<Register>[2], asked: readonly RegistrationOption[] = []) =>
    askingRegister(one, asked, newest)
  return { calls, register, reads: () => reads }
}

describe('registering for a class', () => {
  it('takes one call, with class, person, dates and answers as given [S-241]', async () => {
    const { calls, register, reads } = registerAtDesk()
    expect(await register(wish, () => [tuesday])).toEqual({ kind: 'registered', dates: ['2026-11-24'] } satisfies RegisterOutcome)
    expect(calls).toEqual([
      {
        contentType: 'COURSE_CLASS',
        contentId: 'c/1',
        targetUserId: 100,
        dates: ['2026-11-24'],
        options: [{ optionId: 1, choiceId: 'tablet' }],
      },
    ])
    expect(reads()).toBe(0)
  })

  it.each<[string, readonly ClassDate[], RegisterOutcome]>([
    ['full', [aClassDate({ registeredCount: 8 })], { kind: 'full', date: '2026-11-24' }],
    ['closed', [aClassDate({ isClosed: true })], { kind: 'closed', date: '2026-11-24' }],
    ['one’s own already', [aClassDate({ registrationDateId: 7 })], { kind: 'alreadyRegistered', date: '2026-11-24' }],
    ['no longer offered', [thursday], { kind: 'closed', date: '2026-11-24' }],
  ])('a date that is known to be %s is not asked for [F-087]', async (_what, known, outcome) => {
    const { calls, register } = registerAtDesk()
    expect(await register(wish, () => known)).toEqual(outcome)
    expect(calls).toEqual([])
  })

  it('a date that has passed is not asked for', async () => {
    const { calls, register } = registerAtDesk()
    const past = aClassDate({ date: '2026-11-19' })
    expect(await register({ ...wish, dates: ['2026-11-19'] }, () => [past])).toEqual({ kind: 'past', date: '2026-11-19' })
    expect(calls).toEqual([])
  })

  it('of several dates the first that stands in the way is named', async () => {
    const { register } = registerAtDesk()
    const known = [tuesday, aClassDate({ date: '2026-11-26', registeredCount: 8 })]
    expect(await register({ ...wish, dates: ['2026-11-24', '2026-11-26'] }, () => known)).toEqual({ kind: 'full', date: '2026-11-26' })
  })

  it('without a date there is nothing to ask for', async () => {
    const { calls, register } = registerAtDesk()
    expect(await register({ ...wish, dates: [] }, () => [tuesday])).toEqual({ kind: 'nothingChosen' })
    expect(calls).toEqual([])
  })

  it('without an answer to what has to be answered nothing is asked for, and the question is named', async () => {
    const { calls, register } = registerAtDesk()
    const choices = [{ choiceId: 'tablet', name: '태블릿', cost: null, paymentType: null }]
    const device: RegistrationOption = { optionId: 1, name: '수업에 쓸 기기', isRequired: true, choices }
    const record: RegistrationOption = { ...device, optionId: 2, name: '녹화' }
    expect(await register(wish, () => [tuesday], [device, record])).toEqual({ kind: 'unanswered', option: record })
    expect(await register({ ...wish, dates: [] }, () => [tuesday], [device, record])).toEqual({ kind: 'nothingChosen' })
    expect(calls).toEqual([])
    expect(await register(wish, () => [tuesday], [device])).toMatchObject({ kind: 'registered' })
  })

  it('a second press while the first is under way makes no second call [F-082]', async () => {
    let arrive = () => {}
    const { calls, register } = registerAtDesk(() => new Promise((resolve) => void (arrive = resolve)))
    const first = register(wish, () => [tuesday])
    expect(await register(wish, () => [tuesday])).toEqual({ kind: 'alreadyRegistering' })
    arrive()
    expect(await first).toMatchObject({ kind: 'registered' })
    expect(calls).toHaveLength(1)
    expect(await register({ ...wish, dates: [] }, () => [])).toEqual({ kind: 'nothingChosen' })
  })
})

describe('a registration that is refused', () => {
  it.each<[string, ClassDate, RegisterOutcome]>([
    ['somebody else took the last place', aClassDate({ registeredCount: 8 }), { kind: 'full', date: '2026-11-24' }],
    ['it was closed in the meantime', aClassDate({ isClosed: true }), { kind: 'closed', date: '2026-11-24' }],
    ['it was made in another tab', aClassDate({ registrationDateId: 9 }), { kind: 'alreadyRegistered', date: '2026-11-24' }],
    ['nobody can say why', tuesday, { kind: 'failed' }],
  ])('reads the dates anew, once, and says that %s [F-087]', async (_why, now, outcome) => {
    const { calls, register, reads } = registerAtDesk(
      () => Promise.reject(refusal(409)),
      async () => [now],
    )
    expect(await register(wish, () => [tuesday])).toEqual(outcome)
    expect([calls.length, reads()]).toEqual([1, 1])
  })

  it.each<[number, RegisterOutcome]>([
    [401, { kind: 'signInFirst' }],
    [403, { kind: 'notEnrolled' }],
  ])('with %d needs no second look', async (status, outcome) => {
    const { register, reads } = registerAtDesk(() => Promise.reject(refusal(status)))
    expect(await register(wish, () => [tuesday])).toEqual(outcome)
    expect(reads()).toBe(0)
  })

  it('is simply not done when the dates cannot be read either, and can be tried again', async () => {
    const { calls, register } = registerAtDesk(
      () => Promise.reject(refusal(500)),
      () => Promise.reject(lostConnection()),
    )
    expect(await register(wish, () => [tuesday])).toEqual({ kind: 'failed' })
    expect(await register(wish, () => [tuesday])).toEqual({ kind: 'failed' })
    expect(calls).toHaveLength(2)
  })
})

describe('a registration of which nobody knows whether it arrived [F-084]', () => {
  it.each<[string, ClassDate, RegisterOutcome]>([
    ['has been made, when the dates say so', aClassDate({ registrationDateId: 9 }), { kind: 'registered', dates: ['2026-11-24'] }],
    ['has not been made, when they do not', tuesday, { kind: 'failed' }],
  ])('%s, and is never sent again by itself', async (_what, now, outcome) => {
    const { calls, register } = registerAtDesk(
      () => Promise.reject(lostConnection()),
      async () => [now],
    )
    expect(await register(wish, () => [tuesday])).toEqual(outcome)
    expect(calls).toHaveLength(1)
  })

  it('has been made only when all of its dates say so', async () => {
    const both = { ...wish, dates: ['2026-11-24', '2026-11-26'] }
    const known = () => [tuesday, thursday]
    const after = (...now: ClassDate[]) =>
      registerAtDesk(
        () => Promise.reject(lostConnection()),
        async () => now,
      ).register(both, known)
    const [made, madeToo] = [aClassDate({ registrationDateId: 9 }), aClassDate({ date: '2026-11-26', registrationDateId: 10 })]
    expect(await after(made, madeToo)).toEqual({ kind: 'registered', dates: both.dates })
    expect(await after(made, thursday)).not.toMatchObject({ kind: 'registered' })
    expect(await after(tuesday, madeToo)).not.toMatchObject({ kind: 'registered' })
  })

  it('is no less unknown when the server broke while it answered', async () => {
    const { register } = registerAtDesk(
      () => Promise.reject(refusal(504)),
      async () => [aClassDate({ registrationDateId: 9 })],
    )
    expect(await register(wish, () => [tuesday])).toMatchObject({ kind: 'registered' })
  })

  it('is no less unknown when the failure has no name', async () => {
    const { register } = registerAtDesk(
      () => Promise.reject(new Error('?')),
      async () => [aClassDate({ registrationDateId: 9 })],
    )
    expect(await register(wish, () => [tuesday])).toMatchObject({ kind: 'registered' })
  })
})
