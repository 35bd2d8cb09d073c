import { readdirSync, readFileSync } from 'node:fs'

/** A tree of source files by path from the project's root, with their text. */
export type SourceTree = ReadonlyMap<string, string>

/** Reads the files below some folders whose names end in a given way. */
export function readSources(folders: readonly string[], ending: RegExp): SourceTree {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  return new Map(paths.filter((path) => ending.test(path)).map((path) => [path, readFileSync(path, 'utf8')]))
}

const importPattern =
  /(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]|(?:^|[\n;])\s*(?:import(?!\s*['"(])|export)\b[^;=]*?\bfrom\s*['"]([^'"]+)['"]|\bimport(?:\.meta\.glob)?\(\s*(?:\/\*.*?\*\/\s*)?['"`]([^'"`]+)['"`]/g

/** Returns the imports of a file: paths from the root for its own files, package names as written. */
export function importsOf(path: string, source: string): readonly string[] {
  return [...source.matchAll(importPattern)].map(([, bare, from, lazy]) => resolve(path, bare ?? from ?? lazy ?? ''))
}

/** Returns the imports of a file that it loads lazily. */
export function lazyImportsOf(path: string, source: string): readonly string[] {
  return [...source.matchAll(importPattern)].flatMap(([, , , lazy]) => (lazy === undefined ? [] : [resolve(path, lazy)]))
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

/** Finds cycles of imports, each once. */
export const cyclesIn = (tree: SourceTree): readonly (readonly string[])[] =>
  circlesOf(new Map([...tree].map(([path, source]) => [path, importsOf(path, source).filter((target) => tree.has(target))])))

/** Finds cycles of a directed graph, each once. */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const done = new Set<string>()
  const circles: string[][] = []
  const visit = (node: string, trail: readonly string[]) => {
    const at = trail.indexOf(node)
    if (at >= 0) circles.push([...trail.slice(at), node])
    if (at >= 0 || done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return circles
}
