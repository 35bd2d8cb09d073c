import { type HomeSectionId, homeSectionIds } from '../../domain/home/sections.ts'
import type { Installation, VisibleSection, VisitorContext } from '../../domain/preview.ts'

/** What the frames of a side-by-side view and the window around them tell each other. */
export type PreviewMessage =
  | { readonly kind: 'codingbada-preview-seen'; readonly sections: readonly VisibleSection[] }
  | { readonly kind: 'codingbada-preview-mark'; readonly sections: readonly HighlightedSection[] }

export interface HighlightedSection {
  readonly id: HomeSectionId
  readonly label: string
}

interface IncomingMessage {
  readonly origin: string
  readonly data: unknown
}

/** The message, if it comes from where ours come from and looks as ours do; anything else is nothing (F-065). */
export function readPreviewMessage({ origin, data }: IncomingMessage, ownOrigin: string): PreviewMessage | null {
  if (origin !== ownOrigin || !isRecord(data)) return null
  const { kind, sections } = data
  if (!Array.isArray(sections) || sections.length > homeSectionIds.length) return null
  if (kind === 'codingbada-preview-seen' && sections.every(isVisibleSection)) return { kind, sections }
  if (kind === 'codingbada-preview-mark' && sections.every(isHighlightedSection)) return { kind, sections }
  return null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isSectionId = (value: unknown): value is HomeSectionId => homeSectionIds.some((id) => id === value)
const isVisibleSection = (value: unknown): value is VisibleSection =>
  isRecord(value) && isSectionId(value['id']) && (value['title'] === null || typeof value['title'] === 'string')
const isHighlightedSection = (value: unknown): value is HighlightedSection =>
  isRecord(value) && isSectionId(value['id']) && typeof value['label'] === 'string'

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

/** Every kind of visitor at the current address: who they are, and which site and channel they are on. */
export type VisitorSource = () => Promise<VisitorList>
