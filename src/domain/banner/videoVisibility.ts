/** Share of the demo video that has to be in view before it loads (S-298). */
export const videoVisibility = 0.1
