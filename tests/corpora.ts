/** Tells the second tier: `npm run test:all` sets `CORPORA=all`, and so does whoever wants every program of one corpus. */
export const areCorporaWhole = process.env['CORPORA'] === 'all'

/** One in ten of a corpus whose programs Python runs, unless the corpora are wanted whole. */
export const sampleOf = <T>(items: readonly T[]): readonly T[] => items.filter((_, at) => areCorporaWhole || at % 10 === 0)

/** How many of a sample may fall short of a share that holds for its corpus: one in a small sample says nothing. */
export const maxMisses = (share: number, { length }: readonly unknown[]): number => Math.max(areCorporaWhole ? 0 : 1, share * length)
