import type { Press } from './createOnce.ts'

export type StoredPress = Pick<Press, 'key' | 'before'>

/** Parses a stored press; null for any other text. */
export function parsePress(text: string | null): StoredPress | null {
  try {
    const { key, before }: Readonly<Record<string, unknown>> = JSON.parse(text ?? '')
    return typeof key === 'string' ? { key, before: Array.isArray(before) ? before.map(String) : null } : null
  } catch {
    return null
  }
}
