/** Followed by the user's id and the course or class. */
export const draftKey = 'review/'
