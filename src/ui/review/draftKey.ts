/** Followed by whose draft it is, and of what. */
export const draftKey = 'review/'
