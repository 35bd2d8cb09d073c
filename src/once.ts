/** Loads what is asked for with the first asking. What could not be loaded, as a chunk without network, is loaded again by whoever asks next. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  const forget = (error: unknown) => {
    loaded = null
    throw error
  }
  return () => (loaded ??= load().catch(forget))
}
