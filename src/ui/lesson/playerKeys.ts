import type { KeyboardEvent } from 'react'

export type PlayerCommand = 'toggle' | 'back' | 'forward' | 'mute' | 'screen'

export const seekSeconds = 5

/** The commands by physical key (`code`), because K types ㅏ in Korean input mode. */
const commands: ReadonlyMap<string, PlayerCommand> = new Map([
  ['KeyK', 'toggle'],
  ['Space', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['KeyM', 'mute'],
  ['KeyF', 'screen'],
])

/** Keys with a meaning of their own in some elements. A select of speeds keeps Enter and the up and down keys. */
const ownKeys: readonly (readonly [selector: string, codes: readonly string[]])[] = [
  ['button', ['Space']],
  // The browser's controls use these keys: Space presses their buttons, arrows change the volume.
  ['video', ['Space', 'ArrowLeft', 'ArrowRight']],
]

/** Returns the command of a key pressed inside a player, or null if the key is left to the focused element. */
export function playerCommandOf(event: KeyboardEvent): PlayerCommand | null {
  const { code, target, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey) return null
  const isOwn = ownKeys.some(([selector, codes]) => codes.includes(code) && target instanceof Element && target.closest(selector) !== null)
  return isOwn ? null : (commands.get(code) ?? null)
}
