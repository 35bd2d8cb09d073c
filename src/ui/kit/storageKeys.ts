/** Keys of what the browser keeps. Drafts of reviews: followed by the author's key. */
export const draftKeyPrefix = 'review/'

/** Under which the tab keeps whatever this author has typed and not sent, by course or class. */
export const draftStorageKey = (authorKey: string | null): string => `${draftKeyPrefix}${authorKey ?? ''}`

/** Set after the first registration for a class in this browser: only then does the home page read class dates. */
export const hasRegisteredKey = 'takesClasses'

/** Whether the seas of problems may sound. */
export const musicKey = 'seaMusic'

/** The page where the viewer went to the sign-in. */
export const returnPathKey = 'returnTo'
