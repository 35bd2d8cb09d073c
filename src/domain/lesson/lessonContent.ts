import type { ProblemExample } from '../problems/exampleCases.ts'
import type { Id } from '../id.ts'
import type { Board } from './board.ts'
import type { Category } from '../catalogue/category.ts'

/** The content of a lesson: text throughout, never markup. */
export type LessonContent = ProblemContent | VideoContent | BlockContent | DocumentContent

export interface ProblemContent {
  readonly kind: 'PROBLEM'
  readonly problemId: Id
  readonly title: string
  readonly difficulty: number | null
  readonly categoryList: readonly Category[]
  /** The task, paragraph by paragraph. */
  readonly statement: readonly string[]
  readonly inputRule: string | null
  readonly outputRule: string | null
  readonly examples: readonly ProblemExample[]
  readonly hints: readonly string[]
}

export interface VideoContent {
  readonly kind: 'VIDEO'
  readonly videoId: Id
  readonly title: string
  /** A description, including what is said, for learners who cannot see or hear the video. */
  readonly summary: readonly string[]
  readonly src: string
  readonly poster: string | null
  readonly durationSeconds: number | null
}

export interface BlockContent {
  readonly kind: 'BLOCK'
  readonly blockId: Id
  readonly title: string
  readonly difficulty: number | null
  readonly statement: readonly string[]
  readonly goal: string | null
  /** Names of the blocks that may be used. */
  readonly blocks: readonly string[]
  readonly hints: readonly string[]
}

export interface DocumentContent {
  readonly kind: 'DOCUMENT'
  readonly documentId: Id
  readonly title: string
  readonly sections: readonly DocumentSection[]
}

export interface DocumentSection {
  readonly heading: string
  readonly parts: readonly DocumentPart[]
}

export type DocumentPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A box with something to remember. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'code'; readonly language: string | null; readonly code: string }
  /** `alt` describes the image for readers who cannot see it. */
  | { readonly kind: 'image'; readonly src: string; readonly alt: string; readonly caption: string | null }
  /** A figure that the page draws. */
  | { readonly kind: 'figure'; readonly board: Board; readonly alt: string | null; readonly caption: string | null }
