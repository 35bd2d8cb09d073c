import { useQuery } from '@tanstack/react-query'
import type { MaterialKind } from '../../domain/content/contentKind.ts'
import type { MaterialRepository } from '../../application/material.ts'
import { type CategoryChoices, categoryChoices } from '../../domain/course/courseCatalogue.ts'
import type { Id } from '../../domain/id.ts'
import { type FilmStanding, notWatched } from '../../domain/lesson/film.ts'
import type { DocumentDetail, MaterialCard, VideoDetail } from '../../domain/material/material.ts'
import type { MaterialQuery } from '../../domain/material/materialQuery.ts'
import type { Page } from '../../domain/paging.ts'
import { viewerKey } from '../../domain/viewer.ts'
import { type Loadable, type LoadablePage, useLoadable, useLoadablePage } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { useViewerData } from '../viewer/useViewerData.ts'

/** They change with the platform, not with the day. */
const groupsStaleTimeMs = 600_000

/** Each card carries the viewer's mark, so the list is theirs. The former page stays until the next is here. */
export const useMaterials = (kind: MaterialKind, query: MaterialQuery): LoadablePage<Page<MaterialCard>> => {
  const { materials } = useFeature('material')
  const { site } = useSite()
  const viewer = useViewer()
  return useLoadablePage(
    useQuery<Page<MaterialCard>>({
      queryKey: ['materials', site.channelDomain, viewerKey(viewer), kind, query],
      queryFn: ({ signal }) => materials.find(kind, query, signal),
      enabled: viewer !== null,
      placeholderData: (before, last) => (before?.items.length && last?.queryKey[3] === kind ? before : undefined),
    }),
  )
}

/** The groups to filter by; none while loading and when they failed: the other filters work without them. */
export const useMaterialGroups = (kind: MaterialKind): readonly CategoryChoices[] => {
  const { materials } = useFeature('material')
  const { site } = useSite()
  const { data = [] } = useQuery<readonly CategoryChoices[]>({
    queryKey: ['materialCategoryGroups', site.channelDomain, kind],
    queryFn: async ({ signal }) =>
      categoryChoices(...(await Promise.all([materials.categoryGroups(kind, signal), materials.categories(kind, signal)]))),
    staleTime: groupsStaleTimeMs,
  })
  return data
}

const useMaterial = <Detail>(
  kind: MaterialKind,
  id: Id,
  read: (from: MaterialRepository, signal: AbortSignal) => Promise<Detail>,
): Loadable<Detail> => {
  const { materials } = useFeature('material')
  const { site } = useSite()
  const viewer = useViewer()
  return useLoadable(
    useQuery<Detail>({
      queryKey: ['material', site.channelDomain, viewerKey(viewer), kind, String(id)],
      queryFn: ({ signal }) => read(materials, signal),
      enabled: viewer !== null,
    }),
  )
}

export const useDocument = (documentId: Id): Loadable<DocumentDetail> =>
  useMaterial('DOCUMENT', documentId, (materials, signal) => materials.documentDetail(documentId, signal))

export const useVideo = (videoId: Id): Loadable<VideoDetail> =>
  useMaterial('VIDEO', videoId, (materials, signal) => materials.videoDetail(videoId, signal))

/** A guest has watched nothing. Not read again while the film runs: it would tell what the page itself has saved. */
export const useVideoStanding = (videoId: Id): Loadable<FilmStanding> => {
  const { materials } = useFeature('material')
  return useViewerData(
    (viewer) => ({
      queryKey: ['videoStanding', viewer, String(videoId)],
      queryFn: ({ signal }) => materials.videoStanding(videoId, signal),
    }),
    notWatched,
  )
}
