import type { House, Visit } from '../../domain/preview/whoSeesWhat.ts'

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
