export type EnrolOutcome =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'alreadyEnrolled' }
  /** `missing` is null when only the backend knows how many are. */
  | { readonly kind: 'notEnoughPoints'; readonly missing: number | null }
  | { readonly kind: 'needsPurchase'; readonly href: string }
  | { readonly kind: 'onlyForChannelStudents' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'notOffered' }
  /** One is under way. */
  | { readonly kind: 'alreadyEnrolling' }
  | { readonly kind: 'failed' }
