import { expect, it } from 'vitest'
import { deeds } from '../../src/domain/deeds.ts'

it('asks before what takes something from people in a test, and lets a save of settings and a withdrawal be taken back', () => {
  expect(deeds).toMatchObject({
    startRoom: 'asks',
    endRoom: 'asks',
    closeRoom: 'asks',
    removeRoomTask: 'asks',
    saveChannelSettings: 'undo',
    withdrawWork: 'undo',
  })
})
