/** In milliseconds. */
export const bannerInterval = 5000
export const itemInterval = 7000
export const wordInterval = 2000

/** Share of the demo video that has to be in view before it loads (S-298). */
export const videoVisibility = 0.1
