import type { KeyValueStore } from '../../src/application/platform.ts'

export interface MemoryStore extends KeyValueStore {
  readonly kept: Map<string, string>
}

export function memoryStore(entries: Readonly<Record<string, string>> = {}): MemoryStore {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set(key, value) {
      kept.set(key, value)
      return true
    },
    remove: (key) => void kept.delete(key),
  }
}
