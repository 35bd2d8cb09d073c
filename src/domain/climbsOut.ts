/** `.` and `..` lead out of the path that they stand in, even percent-encoded. */
export function climbsOut(segment: unknown): boolean {
  return segment === '.' || segment === '..'
}
