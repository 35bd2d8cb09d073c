import type { Id } from '../../domain/Id.ts'

/** Followed by the author's id. */
export const draftKey = 'review/'

/** Under which the tab keeps whatever this author has typed and not sent, by course or class. */
export const draftsKeyOf = (authorId: Id | null): string => `${draftKey}${authorId ?? ''}`
