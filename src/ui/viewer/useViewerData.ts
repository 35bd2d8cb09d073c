import { useQuery } from '@tanstack/react-query'
import type { Id } from '../../domain/id.ts'
import { isSignedIn, type Viewer, viewerKey } from '../../domain/viewer.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import type { QueryOptions } from '../kit/query.ts'
import { useViewer } from './useViewer.ts'

/** The viewer's data, kept under their key. Nothing is read for a guest, who gets `guestValue`. */
export const useViewerData = <T>(optionsFor: (key: string | null) => QueryOptions<T>, guestValue: T): Loadable<T> => {
  const viewer = useViewer()
  const isEnabled = viewer !== null && isSignedIn(viewer)
  const own = useLoadable(useQuery<T>({ ...optionsFor(viewerKey(viewer)), enabled: isEnabled }))
  return viewer !== null && !isEnabled ? { status: 'ready', value: guestValue } : own
}

/** Whose drafts are opened; undefined while that is not known. */
export const draftOwner = (viewer: Viewer | null): Id | null | undefined => {
  if (viewer === null) return undefined
  return isSignedIn(viewer) ? viewer.userId : null
}
