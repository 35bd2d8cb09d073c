import { describe, expect, test } from 'vitest'
import { commandForKey } from '../../../src/ui/lesson/Video.tsx'

const key = (code: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})

describe('the keys of the player', () => {
  test.each([
    ['Space', 'toggle'],
    ['KeyK', 'toggle'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['KeyM', 'mute'],
    ['KeyF', 'screen'],
    ['Tab', null],
    ['ArrowUp', null],
  ])('%s means %s', (code, command) => {
    expect(commandForKey(key(code), false)).toBe(command)
  })

  test('Space and arrows are left to the browser in its own controls: there they press buttons and move the volume', () => {
    expect(['Space', 'ArrowLeft', 'ArrowRight', 'KeyK'].map((code) => commandForKey(key(code), true))).toEqual([null, null, null, 'toggle'])
  })

  test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s they mean something else', (held) => {
    expect(commandForKey(key('KeyF', { [held]: true }), false)).toBeNull()
  })
})
