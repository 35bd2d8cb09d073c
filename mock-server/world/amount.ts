import type { WorldContext } from './WorldContext.ts'

const hugeAmount = 1_000

/** How many items a list gets that has `full` of them in the full world. */
export function amount({ address, site }: Pick<WorldContext, 'address' | 'site'>, full: number): number {
  if (site?.hasContent === false) return 0
  switch (address.content) {
    case 'empty':
      return 0
    case 'one':
      return Math.min(1, full)
    case 'huge':
      return full === 0 ? 0 : hugeAmount
    default:
      return full
  }
}
