/** Dots alone lead out of every path that they stand in, encoded or not. */
export function climbsOut(segment: unknown): boolean {
  return segment === '.' || segment === '..'
}
