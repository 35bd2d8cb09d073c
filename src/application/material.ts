import type { MaterialKind } from '../domain/content/contentKind.ts'
import type { RecordProgress } from './lesson.ts'
import type { Id } from '../domain/id.ts'
import type { Category, CategoryGroup } from '../domain/catalogue/category.ts'
import type { FilmStanding } from '../domain/lesson/film.ts'
import type { DocumentDetail, MaterialCard, VideoDetail } from '../domain/material/material.ts'
import type { MaterialQuery } from '../domain/material/materialQuery.ts'
import type { ProgressUpdate } from '../domain/lesson/lesson.ts'
import type { Page } from '../domain/paging.ts'

/** A document or video itself, not the lesson that contains it. */
export interface MaterialSubject {
  readonly kind: MaterialKind
  readonly id: Id
}

/** Reads documents and videos, which are public. */
export interface MaterialRepository {
  /** Searches if the query has a keyword, and lists if not. */
  find(kind: MaterialKind, query: MaterialQuery, signal?: AbortSignal): Promise<Page<MaterialCard>>
  categories(kind: MaterialKind, signal?: AbortSignal): Promise<readonly Category[]>
  categoryGroups(kind: MaterialKind, signal?: AbortSignal): Promise<readonly CategoryGroup[]>
  documentDetail(documentId: Id, signal?: AbortSignal): Promise<DocumentDetail>
  videoDetail(videoId: Id, signal?: AbortSignal): Promise<VideoDetail>
  /** Reads where the viewer left a video. This call and the next one require a signed-in user. */
  videoStanding(videoId: Id, signal?: AbortSignal): Promise<FilmStanding>
  /** Records that a document was read, or how far a video was watched. */
  saveProgress(subject: MaterialSubject, step: ProgressUpdate): Promise<void>
}

/** Lists the port and the use case of the pages of documents and videos. */
export interface MaterialFeature {
  readonly materials: MaterialRepository
  readonly recordProgress: RecordProgress<MaterialSubject>
}
