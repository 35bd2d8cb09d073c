export type PlayerCommand = 'toggle' | 'back' | 'forward' | 'mute' | 'screen'

/** By physical key (`code`): in Korean input mode, K is ㅏ. */
const letters: ReadonlyMap<string, PlayerCommand> = new Map([
  ['KeyK', 'toggle'],
  ['KeyM', 'mute'],
  ['KeyF', 'screen'],
])

const others: ReadonlyMap<string, PlayerCommand> = new Map([
  ['Space', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
])

interface PressedKey {
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** What a key does in the player. In the browser's controls, which use Space and arrows themselves, only letters count. */
export function playerCommand({ code, altKey, ctrlKey, metaKey }: PressedKey, isInControls: boolean): PlayerCommand | null {
  if (altKey || ctrlKey || metaKey) return null
  return letters.get(code) ?? (isInControls ? null : (others.get(code) ?? null))
}
