import { expect, it } from 'vitest'
import { genders } from '../../../src/domain/viewer/Gender.ts'
import { needsAvatar } from '../../../src/domain/viewer/needsAvatar.ts'
import { aViewer, guest } from './viewers.ts'

it('asks for an avatar only while the gender is NOT_SELECTED [S-010 S-012]', () => {
  expect(genders.map((gender) => needsAvatar(aViewer({ gender })))).toEqual([false, false, true])
})

it('asks neither a guest, nor a pending visitor, nor someone whose gender we cannot read [S-010 F-048]', () => {
  expect(needsAvatar({ ...guest, gender: 'NOT_SELECTED' })).toBe(false)
  expect(needsAvatar(aViewer({ authState: 'PENDING', gender: 'NOT_SELECTED' }))).toBe(false)
  expect(needsAvatar(aViewer({ gender: null }))).toBe(false)
})
