import type { Id } from '../Id.ts'

export interface Review {
  readonly reviewId: Id
  /** 1 to 5. */
  readonly rating: number
  readonly content: string
  readonly nickname: string | null
  /** Address of the author's picture. */
  readonly profile: string | null
  readonly isMine: boolean
  /** ISO date-times; the second is null when the text is still the first one. */
  readonly createdDate: string | null
  readonly updatedDate: string | null
}

/** What a learner sends: exactly this, nothing added and nothing left out (S-289). */
export interface ReviewDraft {
  readonly rating: number
  readonly content: string
}
