import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClassDate } from '../../../src/domain/registration/ClassDate.ts'
import { missingOption } from '../../../src/domain/registration/missingOption.ts'
import { type Registrability, registrability } from '../../../src/domain/registration/registrability.ts'
import { aDate } from '../calendar/aDate.ts'
import { aClassDate } from './aClassDate.ts'

const before = new Date('2026-11-24T17:59:59+09:00')
const during = new Date('2026-11-24T18:00:00+09:00')

describe('a date of a class', () => {
  it.each<[string, Partial<ClassDate>, Date, Registrability]>([
    ['can be registered and says how many places are left', {}, before, { kind: 'open', left: 2 }],
    ['with one place says so', { registeredCount: 7 }, before, { kind: 'open', left: 1 }],
    ['of unknown capacity can be registered [A-63]', { memberCount: null }, before, { kind: 'open', left: null }],
    ['without a place is full', { registeredCount: 8 }, before, { kind: 'full' }],
    ['that is overbooked is full', { registeredCount: 9 }, before, { kind: 'full' }],
    ['that has begun is past', {}, during, { kind: 'past' }],
    ['that has begun is past, full or not', { registeredCount: 8, isClosed: true }, during, { kind: 'past' }],
    ['that was closed is closed', { isClosed: true, registeredCount: 8 }, before, { kind: 'closed' }],
    [
      'that is one’s own can be cancelled until it begins',
      { registrationDateId: 7, registeredCount: 8, isClosed: true },
      before,
      { kind: 'alreadyRegistered', registrationDateId: 7, canCancel: true },
    ],
    [
      'that is one’s own stays so afterwards',
      { registrationDateId: 7 },
      during,
      { kind: 'alreadyRegistered', registrationDateId: 7, canCancel: false },
    ],
  ])('%s', (_what, own, now, expected) => {
    expect(registrability(aClassDate(own), now)).toEqual(expected)
  })

  it('begins by the clock of Seoul, wherever the viewer is [F-078]', () => {
    expect(registrability(aClassDate(), new Date('2026-11-24T08:59:59Z')).kind).toBe('open')
    expect(registrability(aClassDate(), new Date('2026-11-24T01:00:00-08:00')).kind).toBe('past')
  })

  it('is never open once it has begun, nor once there is no place', () => {
    fc.assert(
      fc.property(aDate, aDate, fc.nat(10), fc.boolean(), (date, today, registeredCount, isClosed) => {
        const now = new Date(`${today}T12:00:00+09:00`)
        const found = registrability(aClassDate({ date, registeredCount, isClosed }), now)
        if (found.kind === 'open') expect([date >= today, registeredCount < 8, isClosed]).toEqual([true, true, false])
        else expect(date < today || registeredCount >= 8 || isClosed).toBe(true)
      }),
    )
  })
})

describe('the questions of a registration', () => {
  const device = { optionId: 1, name: '기기', isRequired: true, choices: [{ choiceId: 'a', name: '컴퓨터', cost: 0, paymentType: null }] }
  const record = { ...device, optionId: 2, isRequired: false }
  const empty = { ...device, optionId: 3, choices: [] }

  it('that have to be answered are missed, the first of them', () => {
    expect(missingOption([record, device], [])).toBe(device)
  })

  it.each([
    ['answered', [{ optionId: 1, choiceId: 'a' }], null],
    ['answered with something that is no choice', [{ optionId: 1, choiceId: 'b' }], device],
    ['answered for another question', [{ optionId: 2, choiceId: 'a' }], device],
  ])('that are %s', (_how, chosen, expected) => {
    expect(missingOption([device, record, empty], chosen)).toBe(expected)
  })
})
