/** A small store of preferences. Reading or writing never throws: what cannot be stored lasts for the session. */
export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}
