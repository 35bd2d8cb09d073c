/** The second prefix, of the education environment (S-216). */
export const eduenvPrefix = '/eduenv/v1/'
