import type { MaterialKind } from '../content/contentKind.ts'
import type { Id } from '../id.ts'
import type { FilmContent } from '../lesson/film.ts'
import type { DocumentContent } from '../lesson/lessonContent.ts'
import type { Category } from '../catalogue/category.ts'

/** A document or a video in a list. */
export interface MaterialCard {
  readonly kind: MaterialKind
  /** Its documentId or videoId. */
  readonly id: Id
  readonly title: string
  readonly summary: string | null
  readonly thumbnail: string | null
  /** A score that seven stars show, up to 28. */
  readonly difficulty: number | null
  readonly categoryList: readonly Category[]
  /** The time it takes to read or to watch it. */
  readonly minutes: number | null
  /** Whether the viewer has read or watched all of it; null for a guest. */
  readonly isDone: boolean | null
}

/** A document or video as its own page shows it: its content and related material. */
export interface MaterialDetail<Content extends DocumentContent | FilmContent> extends MaterialCard {
  readonly content: Content
  /** Related material, the best match first. */
  readonly related: readonly MaterialCard[]
}

export type DocumentDetail = MaterialDetail<DocumentContent>
export type VideoDetail = MaterialDetail<FilmContent>
