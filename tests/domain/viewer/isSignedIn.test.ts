import { expect, it } from 'vitest'
import { isSignedIn } from '../../../src/domain/viewer/isSignedIn.ts'
import { guest, learner, pending } from './viewers.ts'

it('counts only VALID as signed in: neither a guest nor a pending visitor [S-161 S-197 A-02]', () => {
  expect([learner, guest, pending].map(isSignedIn)).toEqual([true, false, false])
})
