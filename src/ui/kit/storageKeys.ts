import type { Id } from '../../domain/id.ts'

/** Keys of what the browser keeps. Drafts of reviews: followed by the author's id. */
export const draftKeyPrefix = 'review/'

/** Under which the tab keeps whatever this author has typed and not sent, by course or class. */
export const draftStorageKey = (authorId: Id | null): string => `${draftKeyPrefix}${authorId ?? ''}`

/** Set once somebody has registered for a class here: only then does the home page ask for class dates. */
export const hasRegisteredKey = 'takesClasses'

/** The page that somebody left to sign in. */
export const returnPathKey = 'returnTo'
