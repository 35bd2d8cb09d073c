/** In milliseconds. */
export const bannerInterval = 5000
export const itemInterval = 7000
export const wordInterval = 2000
