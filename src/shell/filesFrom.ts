import type { Rolldown } from 'vite'

/** These files with all that they import before they can run. Chunks may import one another in a circle. */
export function filesFrom(chunks: readonly Rolldown.OutputChunk[], files: readonly string[], reached = new Set<string>()): Set<string> {
  for (const file of files) {
    if (reached.has(file)) continue
    reached.add(file)
    filesFrom(chunks, chunks.find(({ fileName }) => fileName === file)?.imports ?? [], reached)
  }
  return reached
}

/** What the page has from the start. */
export const firstFiles = (chunks: readonly Rolldown.OutputChunk[]) =>
  filesFrom(
    chunks,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
