import type { MaterialKind } from '../domain/content/contentKind.ts'
import type { RecordProgress } from './lesson.ts'
import type { Id } from '../domain/id.ts'
import type { Category, CategoryGroup } from '../domain/catalogue/category.ts'
import type { FilmStanding } from '../domain/lesson/film.ts'
import type { DocumentDetail, MaterialCard, VideoDetail } from '../domain/material/material.ts'
import type { MaterialQuery } from '../domain/material/materialQuery.ts'
import type { ProgressUpdate } from '../domain/lesson/lesson.ts'
import type { Page } from '../domain/paging.ts'

/** A document or video, and not a lesson in which it stands. */
export interface MaterialSubject {
  readonly kind: MaterialKind
  readonly id: Id
}

/** Documents and videos, which everybody may read and watch. */
export interface MaterialRepository {
  /** A query with a keyword searches, one without lists. */
  find(kind: MaterialKind, query: MaterialQuery, signal?: AbortSignal): Promise<Page<MaterialCard>>
  categories(kind: MaterialKind, signal?: AbortSignal): Promise<readonly Category[]>
  categoryGroups(kind: MaterialKind, signal?: AbortSignal): Promise<readonly CategoryGroup[]>
  documentDetail(documentId: Id, signal?: AbortSignal): Promise<DocumentDetail>
  videoDetail(videoId: Id, signal?: AbortSignal): Promise<VideoDetail>
  /** For users only, as what follows: where a video was left. */
  videoStanding(videoId: Id, signal?: AbortSignal): Promise<FilmStanding>
  /** That a document was read, or how far a video was watched. */
  saveProgress(subject: MaterialSubject, step: ProgressUpdate): Promise<void>
}

/** What the pages of documents and videos ask for. */
export interface MaterialFeature {
  readonly materials: MaterialRepository
  readonly recordProgress: RecordProgress<MaterialSubject>
}
