import { describe, expect, it } from 'vitest'
import { makeCancelRegistration, makeRegister } from '../../../src/application/registration.ts'
import { registrationState, trialClassId } from '../../../src/domain/registration.ts'
import type { OpenBackend } from './Backend.ts'
import { type ClassPorts, onClassView } from './onClassView.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import { at } from '../../mock-server/demo.ts'

const clock = fakeClock(at)
/** 중학생을 위한 파이썬 기초반, which the learner takes from the start. */
const wish = { courseClassId: 5_005, targetUserId: 100 }
const chosen = [{ optionId: '5005-device', choiceId: 'tablet' }]

export function registrationPort(open: OpenBackend): void {
  const datesBy = async ({ registrations }: ClassPorts, kind: string) =>
    (await registrations.dates(wish)).filter((one) => registrationState(one, clock.now()).kind === kind)
  const request = (date: string, options = chosen) => ({
    contentType: 'COURSE_CLASS' as const,
    contentId: wish.courseClassId,
    targetUserId: wish.targetUserId,
    dates: [date],
    options,
  })

  describe('the registration port', () => {
    it.each(['open', 'full', 'past', 'closed', 'alreadyRegistered'])('a class has dates that are %s [S-240]', (kind) =>
      onClassView(open, '', async (ports) => {
        expect((await datesBy(ports, kind)).length).toBeGreaterThan(0)
        expect(ports.events).toEqual([])
      }),
    )

    it('some have one place left', () =>
      onClassView(open, '', async (ports) => {
        const left = (await datesBy(ports, 'open')).map((one) => registrationState(one, clock.now()))
        expect(left).toContainEqual({ kind: 'open', left: 1 })
      }))

    it('what is registered is one’s own, counts, takes a place, and can be cancelled [S-239] [S-241] [S-242]', () =>
      onClassView(open, '', async (ports) => {
        const { registrations } = ports
        const date = (await datesBy(ports, 'open'))[1]?.date ?? ''
        const found = async () => (await registrations.dates(wish)).find((one) => one.date === date)
        const counted = async () => (await registrations.dateCounts(100, date.slice(0, 7))).find((one) => one.date === date)?.count ?? 0
        const before = [await found(), await counted()] as const

        await registrations.register(request(date))
        const after = await found()
        expect(after).toMatchObject({ registeredCount: (before[0]?.registeredCount ?? 0) + 1, registrationDateId: expect.anything() })
        expect(await counted()).toBe(before[1] + 1)
        await expect(registrations.register(request(date))).rejects.toMatchObject({ status: 409 })

        await registrations.cancel(after?.registrationDateId ?? '')
        expect([await found(), await counted()]).toEqual(before)
        await expect(registrations.cancel(after?.registrationDateId ?? '')).rejects.toMatchObject({ status: 404 })
      }))

    it('both prefixes count dates, each by a call of its own [S-246] [A-84]', () =>
      onClassView(open, '', async ({ registrations }) => {
        const counts = await registrations.dateCountsInEduenv(100, '2026-11')
        expect(counts.length).toBeGreaterThan(0)
        expect(await registrations.dateCounts(100, '2026-11')).toEqual(counts)
      }))

    it.each(['full', 'past', 'closed', 'alreadyRegistered'])('a date that is %s is refused', (kind) =>
      onClassView(open, '', async (ports) => {
        const [first] = await datesBy(ports, kind)
        await expect(ports.registrations.register(request(first?.date ?? ''))).rejects.toMatchObject({ status: 409 })
      }),
    )

    it('questions that have to be answered are asked, and the answer is waited for [S-243]', () =>
      onClassView(open, '', async (ports) => {
        const [device, record] = await ports.registrations.options(wish)
        expect([device?.isRequired, record?.isRequired]).toEqual([true, false])
        expect(device?.choices.length).toBeGreaterThan(1)
        const [date] = await datesBy(ports, 'open')
        await expect(ports.registrations.register(request(date?.date ?? '', []))).rejects.toMatchObject({ status: 400 })
      }))

    it('the last place goes to somebody who was quicker, and the words say so [F-087]', () =>
      onClassView(open, '', async (ports) => {
        const known = await ports.registrations.dates(wish)
        const last = known.find((one) => JSON.stringify(registrationState(one, clock.now())) === '{"kind":"open","left":1}')
        const date = last?.date ?? ''
        const register = makeRegister({ registrations: ports.registrations, clock })
        expect(await register({ ...wish, dates: [date], options: chosen }, [], () => known)).toEqual({ kind: 'full', date })
        expect(await datesBy(ports, 'full')).toContainEqual(expect.objectContaining({ date }))
      }))

    it('what was registered from the start can be cancelled, unless it is over', () =>
      onClassView(open, '', async (ports) => {
        const cancel = makeCancelRegistration({ registrations: ports.registrations, clock })
        const own = await datesBy(ports, 'alreadyRegistered')
        const outcomes = []
        for (const one of own) outcomes.push((await cancel(one)).kind)
        expect(outcomes).toEqual(['tooLate', 'tooLate', 'cancelled'])
      }))

    it('nobody registers for a class that they do not take, for others, or without a session', async () => {
      await onClassView(open, 'persona=newcomer', async ({ registrations }) => {
        await expect(registrations.register(request('2026-12-03'))).rejects.toMatchObject({ status: 403 })
        await expect(registrations.dates({ ...wish, targetUserId: 1_000 })).rejects.toMatchObject({ status: 403 })
      })
      await onClassView(open, 'persona=guest', async ({ registrations }) => {
        await expect(registrations.dates(wish)).rejects.toMatchObject({ status: 401 })
      })
    })

    it('a guest reads the dates of a class and of the trial, of which none is theirs', () =>
      onClassView(open, 'persona=guest', async ({ registrations, events }) => {
        for (const id of [wish.courseClassId, trialClassId]) {
          const dates = await registrations.openDates(id)
          expect(dates.map((one) => registrationState(one, clock.now()).kind)).toContain('open')
          expect(dates.every(({ registrationDateId }) => registrationDateId === null)).toBe(true)
        }
        expect(events).toEqual([])
        await expect(registrations.openDates('none')).rejects.toMatchObject({ status: 404 })
      }))

    it('who teaches registers a member, whose dates are theirs alone', () =>
      onClassView(open, 'persona=teacher', async ({ registrations }) => {
        const member = { ...wish, targetUserId: 1_003 }
        const isFree = (one: Parameters<typeof registrationState>[0]) => registrationState(one, clock.now()).kind === 'open'
        const date = (await registrations.dates(member)).findLast(isFree)?.date ?? ''
        await registrations.register({ ...request(date), targetUserId: 1_003 })
        const idOn = async (targetUserId: number) =>
          (await registrations.dates({ ...wish, targetUserId })).find((one) => one.date === date)?.registrationDateId
        expect([await idOn(1_003), await idOn(100)]).toEqual([expect.stringContaining('1003'), null])
      }))

    it('in classes without questions nothing is asked', () =>
      onClassView(open, '', async ({ registrations }) => {
        expect(await registrations.options({ ...wish, courseClassId: 5_018 })).toEqual([])
      }))
  })
}
