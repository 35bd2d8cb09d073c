import type { Press } from './createOnce.ts'

export type StoredPress = Pick<Press, 'key' | 'before'>

/** Formats a press as lines: its key, then each id that was there before, or an empty line for none. */
export function formatPress({ key, before }: StoredPress): string {
  return before === null ? key : `${key}\n${before.join('\n')}`
}

export function parsePress(text: string | null): StoredPress | null {
  const [key, ...before] = text?.split('\n') ?? []
  return key ? { key, before: before.length === 0 ? null : before } : null
}
