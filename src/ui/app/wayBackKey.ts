/** The storage key of the page that somebody left to sign in. */
export const wayBackKey = 'returnTo'
