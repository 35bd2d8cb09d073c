import type { Id } from '../../domain/id.ts'

/** Followed by the author's id. */
export const draftKey = 'review/'

/** Under which the tab keeps whatever this author has typed and not sent, by course or class. */
export const draftsKeyOf = (authorId: Id | null): string => `${draftKey}${authorId ?? ''}`

/** The storage key of a flag that is set once somebody has registered for a class here. Only then does the home page ask for the dates of classes: others need not wait for them. */
export const takesClassesKey = 'takesClasses'
