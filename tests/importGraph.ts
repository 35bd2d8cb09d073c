/** A tree of source files by path from the project's root, with their text. */
export type SourceTree = ReadonlyMap<string, string>

const importPattern =
  /(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]|(?:^|[\n;])\s*(?:import(?!\s*['"(])|export)\b[^;=]*?\bfrom\s*['"]([^'"]+)['"]|\bimport(?:\.meta\.glob)?\(\s*(?:\/\*.*?\*\/\s*)?['"`]([^'"`]+)['"`]/g

/** What each file imports: paths from the root for its own files, package names as written. */
export function importsOf(path: string, source: string): readonly string[] {
  return [...source.matchAll(importPattern)].map(([, bare, from, lazy]) => resolve(path, bare ?? from ?? lazy ?? ''))
}

function resolve(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  const parts = path.split('/').slice(0, -1)
  for (const step of specifier.replace(/\?.*$/, '').split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}

/** Files that reach themselves through what they import, each circle once. */
export function cyclesIn(tree: SourceTree): readonly (readonly string[])[] {
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (path: string, trail: readonly string[]) => {
    const at = trail.indexOf(path)
    if (at >= 0) cycles.push([...trail.slice(at), path])
    if (at >= 0 || done.has(path)) return
    for (const next of importsOf(path, tree.get(path) ?? '')) if (tree.has(next)) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of tree.keys()) visit(path, [])
  return cycles
}
