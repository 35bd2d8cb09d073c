import type { KeyboardEvent } from 'react'

export type PlayerCommand = 'toggle' | 'back' | 'forward' | 'mute' | 'screen'

export const seekSeconds = 5

/** By physical key (`code`): in Korean input mode, K is ㅏ. */
const commands: ReadonlyMap<string, PlayerCommand> = new Map([
  ['KeyK', 'toggle'],
  ['Space', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['KeyM', 'mute'],
  ['KeyF', 'screen'],
])

/** Keys that have a meaning of their own where the focus is. A list of speeds still opens and changes by Enter and up and down. */
const ownKeys: readonly (readonly [selector: string, codes: readonly string[]])[] = [
  ['button', ['Space']],
  // The browser's controls: Space presses their buttons, arrows move their volume.
  ['video', ['Space', 'ArrowLeft', 'ArrowRight']],
]

/** The command of a key that is pressed anywhere in a player; null where the key is left to what has the focus. */
export function playerCommandOf(event: KeyboardEvent): PlayerCommand | null {
  const { code, target, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey) return null
  const isOwn = ownKeys.some(([selector, codes]) => codes.includes(code) && target instanceof Element && target.closest(selector) !== null)
  return isOwn ? null : (commands.get(code) ?? null)
}
