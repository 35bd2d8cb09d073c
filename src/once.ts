/** Loads a value at the first call and keeps it. A failed load, such as a chunk without network, is repeated by the next call. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  const forget = (error: unknown) => {
    loaded = null
    throw error
  }
  return () => (loaded ??= load().catch(forget))
}
