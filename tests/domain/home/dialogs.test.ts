import { expect, test } from 'vitest'
import { homeDialogs, pickDialog } from '../../../src/domain/home/dialogs.ts'

test('nothing is open when nothing wants to be [A-55]', () => {
  expect(pickDialog({})).toBeNull()
  expect(pickDialog({ signup: false, beta: false })).toBeNull()
})

test('of all dialogs at once sign-up comes first, then avatar, quest, notice, and last what the viewer asked for [A-55]', () => {
  const left = new Set<string>(homeDialogs)
  const order = homeDialogs.map(() => {
    const next = pickDialog(Object.fromEntries([...left].map((dialog) => [dialog, true])))
    left.delete(next ?? '')
    return next
  })
  expect(order).toEqual(['signup', 'avatar', 'quest', 'notice', 'quests', 'beta'])
})

test('what is open stays open when another offers itself, and makes way for sign-up and avatar [A-55]', () => {
  expect(pickDialog({ notice: true, quest: true }, 'notice')).toBe('notice')
  expect(pickDialog({ notice: false, quest: true }, 'notice')).toBe('quest')
  expect(pickDialog({ notice: true, avatar: true }, 'notice')).toBe('avatar')
  expect(pickDialog({ avatar: true, signup: true }, 'avatar')).toBe('signup')
})
