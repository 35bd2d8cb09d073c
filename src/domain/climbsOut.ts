/** `.` and `..` lead out of the path that they stand in. Percent-encoding them would not help: browsers resolve `%2e%2e`, too. */
export function climbsOut(segment: unknown): boolean {
  return segment === '.' || segment === '..'
}
