/** Where the page is kept that somebody left for the sign-in. */
export const wayBackKey = 'returnTo'
