import type { KeyboardEvent } from 'react'
import { describe, expect, test } from 'vitest'
import { playerCommandOf } from '../../../src/ui/lesson/playerKeys.ts'

type Held = Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>>

const pressed = (code: string, on = 'div', held: Held = {}) =>
  playerCommandOf({
    code,
    target: document.createElement(on),
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...held,
  } as unknown as KeyboardEvent)

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
    expect(pressed(code)).toBe(command)
  })

  test.each([
    ['video', [null, null, null, 'toggle']],
    ['button', [null, 'back', 'forward', 'toggle']],
    ['a', ['toggle', 'back', 'forward', 'toggle']],
    ['select', ['toggle', 'back', 'forward', 'toggle']],
    ['input', ['toggle', 'back', 'forward', 'toggle']],
  ])('on a %s, Space, left, right and K mean %j: what has a key of its own keeps it', (on, commands) => {
    expect(['Space', 'ArrowLeft', 'ArrowRight', 'KeyK'].map((code) => pressed(code, on))).toEqual(commands)
  })

  test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s they mean something else', (held) => {
    expect(pressed('KeyF', 'div', { [held]: true })).toBeNull()
  })
})
