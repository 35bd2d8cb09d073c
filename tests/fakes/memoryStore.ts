import type { KeyValueStore } from '../../src/application/platform.ts'

export interface MemoryStore extends KeyValueStore {
  readonly stored: Map<string, string>
}

export function memoryStore(entries: Readonly<Record<string, string>> = {}): MemoryStore {
  const stored = new Map(Object.entries(entries))
  return {
    stored,
    get: (key) => stored.get(key) ?? null,
    set(key, value) {
      stored.set(key, value)
      return true
    },
    remove: (key) => void stored.delete(key),
  }
}
