import { expect, it } from 'vitest'
import { needsSignup } from '../../../src/domain/viewer/needsSignup.ts'
import { guest, learner, pending } from './viewers.ts'

it('asks to complete the sign-up when the state is PENDING and in no other [S-105 S-160]', () => {
  expect([pending, learner, guest].map(needsSignup)).toEqual([true, false, false])
})
