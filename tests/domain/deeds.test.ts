import { expect, it } from 'vitest'
import { deeds } from '../../src/domain/deeds.ts'

it('lets what takes something from people in a test ask before, and a save of settings be taken back', () => {
  expect(deeds).toMatchObject({
    startRoom: 'asks',
    endRoom: 'asks',
    closeRoom: 'asks',
    removeRoomTask: 'asks',
    saveChannelSettings: 'undo',
  })
})
