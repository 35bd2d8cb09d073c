import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { authStateOf, authStates } from '../../../src/domain/viewer/AuthState.ts'

describe('auth state', () => {
  it.each(authStates)('reads %s as it stands [S-156 S-159]', (state) => {
    expect(authStateOf(state)).toBe(state)
  })

  it('takes anything it does not know for INVALID, never for VALID [A-03 F-048]', () => {
    for (const raw of ['valid', ' VALID', 'VALID ', 'EXPIRED', '', null, undefined, true, 1, ['VALID'], { state: 'VALID' }]) {
      expect(authStateOf(raw)).toBe('INVALID')
    }
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        fc.pre(!authStates.some((state) => state === raw))
        expect(authStateOf(raw)).toBe('INVALID')
      }),
    )
  })
})
