import { useQuery } from '@tanstack/react-query'
import type { Id } from '../../domain/id.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { type Loaded, useLoaded } from '../kit/loaded.ts'
import type { QueryOptions } from '../kit/query.ts'
import { useViewer } from './useViewer.ts'

/** What is the viewer's own. The backend is not asked about a guest: what a guest has is `ofAGuest`. */
export const useOwn = <T>(askingOf: (userId: Id | null | undefined) => QueryOptions<T>, ofAGuest: T): Loaded<T> => {
  const viewer = useViewer()
  const mayAsk = viewer !== null && isSignedIn(viewer)
  const own = useLoaded(useQuery<T>({ ...askingOf(viewer?.userId), enabled: mayAsk }))
  return viewer !== null && !mayAsk ? { status: 'ready', value: ofAGuest } : own
}
