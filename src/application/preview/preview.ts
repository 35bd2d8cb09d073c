import { type HomeSectionId, homeSectionIds } from '../../domain/home/sections.ts'
import type { House, SeenSection, Visit } from '../../domain/preview.ts'

/** What the frames of a side-by-side view and the window around them tell each other. */
export type PreviewMessage =
  | { readonly kind: 'codingbada-preview-seen'; readonly sections: readonly SeenSection[] }
  | { readonly kind: 'codingbada-preview-mark'; readonly sections: readonly MarkedSection[] }

export interface MarkedSection {
  readonly id: HomeSectionId
  readonly label: string
}

interface Arrived {
  readonly origin: string
  readonly data: unknown
}

/** The message, if it comes from where ours come from and looks as ours do; anything else is nothing (F-065). */
export function readPreviewMessage({ origin, data }: Arrived, ownOrigin: string): PreviewMessage | null {
  if (origin !== ownOrigin || !isRecord(data)) return null
  const { kind, sections } = data
  if (!Array.isArray(sections) || sections.length > homeSectionIds.length) return null
  if (kind === 'codingbada-preview-seen' && sections.every(isSeen)) return { kind, sections }
  if (kind === 'codingbada-preview-mark' && sections.every(isMarked)) return { kind, sections }
  return null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isSectionId = (value: unknown): value is HomeSectionId => homeSectionIds.some((id) => id === value)
const isSeen = (value: unknown): value is SeenSection =>
  isRecord(value) && isSectionId(value['id']) && (value['title'] === null || typeof value['title'] === 'string')
const isMarked = (value: unknown): value is MarkedSection =>
  isRecord(value) && isSectionId(value['id']) && typeof value['label'] === 'string'

export interface NamedVisit extends Visit {
  readonly key: string
  readonly name: string
  /** The one that the preview shows now. */
  readonly isCurrent: boolean
}

export interface Visitors {
  readonly visits: readonly NamedVisit[]
  readonly house: House
}

/** Every kind of visitor at the current address: who they are, and which site and channel they are on. */
export type VisitorSource = () => Promise<Visitors>
