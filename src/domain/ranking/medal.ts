export type Medal = 'gold' | 'silver' | 'bronze'

const medals = new Map<number, Medal>([
  [1, 'gold'],
  [2, 'silver'],
  [3, 'bronze'],
])

/** By rank, not by row: two who share rank 1 both get gold. */
export function medalOf(rank: number): Medal | null {
  return medals.get(rank) ?? null
}
