/** True in the second tier: `npm run test:all` sets `CORPORA=all`; set it yourself to run every program of a corpus. */
export const areCorporaWhole = process.env['CORPORA'] === 'all'

/** Takes every tenth item of a corpus of Python programs, or all of them if `CORPORA=all`. */
export const sampleOf = <T>(items: readonly T[]): readonly T[] => items.filter((_, at) => areCorporaWhole || at % 10 === 0)

/** The number of items in a sample that may fail if a share of the corpus may; at least one, as a small sample says little. */
export const maxMisses = (share: number, { length }: readonly unknown[]): number => Math.max(areCorporaWhole ? 0 : 1, share * length)
