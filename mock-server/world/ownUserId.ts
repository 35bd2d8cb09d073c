/** The number that every persona has. */
export const ownUserId = '100'
