import { describe, expect, it } from 'vitest'
import {
  type Draft,
  isUnsaved,
  type LocalDraft,
  mergeDrafts,
  newLocalDraft,
  recoverDraft,
  replaceCode,
} from '../../../src/domain/problems/draft.ts'

const draft = (code: string, updatedDate: string | null = '2026-11-20T01:00:00.000Z'): Draft => ({ language: 'PYTHON', code, updatedDate })
const local = (code: string, rest: Partial<LocalDraft> = {}): LocalDraft => ({ ...draft(code), savedCode: null, other: null, ...rest })
const later = '2026-11-20T02:00:00.000Z'

describe('the draft on the device and the one on the server', () => {
  it('are none when there is none', () => expect(mergeDrafts(null, null)).toBeNull())

  it('the only one is taken, and the device knows what the server has', () => {
    expect(mergeDrafts(local('a'), null)).toEqual(local('a'))
    expect(mergeDrafts(null, draft('b'))).toEqual(local('b', { savedCode: 'b' }))
  })

  it('the same code on both sides is saved', () => {
    const merged = mergeDrafts(local('a'), draft('a', later))
    expect(merged).toEqual(local('a', { savedCode: 'a', updatedDate: later }))
    expect(merged && isUnsaved(merged)).toBe(false)
  })

  it('what was written here alone stays, also where the other clock is ahead', () => {
    const merged = mergeDrafts(local('a2', { savedCode: 'a1' }), draft('a1', later))
    expect(merged).toEqual(local('a2', { savedCode: 'a1' }))
    expect(merged && isUnsaved(merged)).toBe(true)
  })

  it('what was written elsewhere alone is taken', () => {
    expect(mergeDrafts(local('a1', { savedCode: 'a1' }), draft('b', null))).toEqual(local('b', { savedCode: 'b', updatedDate: null }))
  })

  it('when both have changed the newer wins, and the other is kept', () => {
    const here = local('a', { savedCode: 'old' })
    expect(mergeDrafts({ ...here, updatedDate: later }, draft('b'))).toEqual(
      local('a', { updatedDate: later, savedCode: 'b', other: draft('b') }),
    )
    expect(mergeDrafts(here, draft('b', later))).toEqual(local('b', { updatedDate: later, savedCode: 'b', other: draft('a') }))
    expect(mergeDrafts({ ...here, updatedDate: null }, draft('b', null))).toMatchObject({ code: 'b', other: { code: 'a' } })
    expect(mergeDrafts(here, draft('b', 'someday'))).toMatchObject({ code: 'a', other: { code: 'b' } })
  })

  it('what nobody has looked at yet stays beside whatever wins', () => {
    const other = draft('other')
    expect(mergeDrafts(local('a', { savedCode: 'a', other }), draft('b'))).toMatchObject({ code: 'b', other })
    expect(mergeDrafts(local('a', { other }), draft('a'))).toMatchObject({ code: 'a', other })
  })
})

describe('writing on', () => {
  it('begins with nothing on the server', () => expect(newLocalDraft(draft('a'))).toEqual(local('a')))

  it('puts the new code in the place of what this page wrote', () => {
    expect(replaceCode(local('a', { savedCode: 'a' }), draft('ab', later), 'a')).toEqual(
      local('ab', { updatedDate: later, savedCode: 'a' }),
    )
  })

  it('keeps what another tab has written', () => {
    expect(replaceCode(local('theirs'), draft('mine', later), 'a')).toMatchObject({ code: 'mine', other: draft('theirs') })
    expect(replaceCode(local('mine'), draft('mine', later), 'a')).toMatchObject({ code: 'mine', other: null })
  })
})

describe('what was only kept at once', () => {
  const kept = (code: string, before: string | null, updatedDate = later) => ({ ...draft(code, updatedDate), before })

  it('is the draft where nothing is stored, and changes nothing where the same is', () => {
    expect(recoverDraft(null, kept('a', null))).toEqual(local('a', { updatedDate: later }))
    expect(recoverDraft(local('a', { savedCode: 'a' }), kept('a', null))).toEqual(local('a', { savedCode: 'a' }))
  })

  it('takes the place of what it was written on top of', () =>
    expect(recoverDraft(local('a', { savedCode: 'a' }), kept('ab', 'a'))).toEqual(local('ab', { updatedDate: later, savedCode: 'a' })))

  it('stands beside what another tab has written: the newer one wins', () => {
    expect(recoverDraft(local('theirs'), kept('mine', 'a'))).toMatchObject({ code: 'mine', other: draft('theirs') })
    const older = '2026-11-19T01:00:00.000Z'
    expect(recoverDraft(local('theirs'), kept('mine', 'a', older))).toMatchObject({ code: 'theirs', other: draft('mine', older) })
  })
})
