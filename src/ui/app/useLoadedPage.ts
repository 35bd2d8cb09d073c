import type { LoadedPage } from './LoadedPage.ts'
import { type Asked, useLoaded } from './useLoaded.ts'

/** For a query whose former answer is shown as a placeholder until the new one is here. */
export const useLoadedPage = <T>(asked: Asked<T>): LoadedPage<T> => {
  const loaded = useLoaded(asked)
  return loaded.status === 'ready' ? { ...loaded, isOld: asked.isPlaceholderData } : loaded
}
