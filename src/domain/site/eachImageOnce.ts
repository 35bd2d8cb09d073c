import { safeImageUrl } from './safeImageUrl.ts'

/** Pictures to try one after the other, each once and none that is unsafe. */
export function eachImageOnce(candidates: readonly unknown[], fallback: string): readonly string[] {
  const safe = candidates.map(safeImageUrl).filter((url) => url !== null)
  return [...new Set([...safe, fallback])]
}
