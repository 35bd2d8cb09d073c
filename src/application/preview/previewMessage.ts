import type { HomeSectionId } from '../../domain/home/sections.ts'
import type { Installation, PreviewedSection, VisitorContext } from '../../domain/preview.ts'

/** Messages between the frames of a side-by-side view and the window around them. */
export type PreviewMessage =
  | { readonly kind: 'codingbada-preview-seen'; readonly sections: readonly PreviewedSection[] }
  | { readonly kind: 'codingbada-preview-mark'; readonly sections: readonly HighlightedSection[] }

export interface HighlightedSection {
  readonly id: HomeSectionId
  readonly label: string
}

interface IncomingMessage {
  readonly origin: string
  readonly data: unknown
}

/** The message, if it comes from our own origin and has the shape of ours, else null (F-065). */
export type PreviewMessageReader = (message: IncomingMessage, ownOrigin: string) => PreviewMessage | null

export interface NamedVisitor extends VisitorContext {
  readonly key: string
  readonly name: string
  /** The one that the preview shows now. */
  readonly isCurrent: boolean
}

export interface VisitorList {
  readonly visitors: readonly NamedVisitor[]
  readonly installation: Installation
}

/** Lists every kind of visitor at the current address, with their site and channel. */
export type VisitorSource = () => Promise<VisitorList>
