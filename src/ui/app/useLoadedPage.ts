import type { LoadedPage } from './LoadedPage.ts'
import { type Asked, useLoaded } from './useLoaded.ts'

/** An answer for which what was there before stands in until it has come. */
export const useLoadedPage = <T>(asked: Asked<T>): LoadedPage<T> => {
  const loaded = useLoaded(asked)
  return loaded.status === 'ready' ? { ...loaded, isOld: asked.isPlaceholderData } : loaded
}
