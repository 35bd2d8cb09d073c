import type { MaterialKind } from '../../domain/content/contentKind.ts'
import type { MaterialRepository } from '../../application/material.ts'
import type { Id } from '../../domain/id.ts'
import { type FilmStanding, notWatched } from '../../domain/lesson/film.ts'
import type { DocumentDetail, VideoDetail } from '../../domain/material/material.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useViewerData, useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly material: true
    readonly materialCategoryGroups: true
    readonly materials: true
    readonly videoStanding: true
  }
}

const useMaterial = <Detail>(
  kind: MaterialKind,
  id: Id,
  read: (from: MaterialRepository, signal: AbortSignal) => Promise<Detail>,
): Loadable<Detail> => {
  const { materials } = useFeature('material')
  return useLoadable(useViewerQuery<Detail>({ name: 'material', of: [kind, id], read: (signal) => read(materials, signal) }))
}

export const useDocument = (documentId: Id): Loadable<DocumentDetail> =>
  useMaterial('DOCUMENT', documentId, (materials, signal) => materials.documentDetail(documentId, signal))

export const useVideo = (videoId: Id): Loadable<VideoDetail> =>
  useMaterial('VIDEO', videoId, (materials, signal) => materials.videoDetail(videoId, signal))

/** Reads how far the film was watched; a guest has no state. Not refetched during playback: it would return the page's own saves. */
export const useVideoStanding = (videoId: Id): Loadable<FilmStanding> => {
  const { materials } = useFeature('material')
  return useViewerData({ name: 'videoStanding', of: [videoId], read: (signal) => materials.videoStanding(videoId, signal) }, notWatched)
}
