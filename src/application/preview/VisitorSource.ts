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

/** Lets every kind of visitor walk in at the same place, as far as the door: who they are and where they stand. */
export type VisitorSource = () => Promise<Visitors>
