import type { SourceTree } from './importGraph.ts'
import { importsOf } from './importGraph.ts'

/** Matches syntax that needs a shell, or the shell of one system. */
const shellSyntax = /[&|;<>$`'"*~()\\]|^\w+=|(?:^| )(?:rm|cp|mv|cat|mkdir|export|set|sh|bash) /

export const shellFaults = (scripts: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(scripts).flatMap(([name, command]) =>
    shellSyntax.test(command) ? [`package.json, ${name}: ${command} needs a shell`] : [],
  )

const nodeRules: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/import\.meta\.url\)\.pathname/, 'the path of an address is no path on Windows: fileURLToPath'],
  [/\b(?:spawn|execFile)(?:Sync)?\(\s*['"`](?:npm|npx)\b/, 'npm and npx are scripts on Windows: commandLine'],
  [/\bshell: (?:true|process\.)/, 'Node warns of words beside a shell: commandLine'],
  [
    /\b(?:join|resolve|mkdtemp|writeFile|readFile)(?:Sync)?\(\s*['"`]\/tmp\b|process\.env\.(?:HOME|USER)\b/,
    'is there on some systems alone: tmpdir, homedir',
  ],
  [/\bimport\(\s*(?:join|resolve)\(/, 'a path with a drive is no address: pathToFileURL'],
]

/** Finds places at which a script of the project runs on some systems only. */
export function systemFaults(tree: SourceTree): readonly string[] {
  return [...tree].flatMap(([path, source]) =>
    nodeRules.flatMap(([pattern, reason]) => (pattern.test(source) ? [`${path}: ${pattern.exec(source)?.[0]} (${reason})`] : [])),
  )
}

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[<>:"|?*\\]|[. ]$/i

/** Finds names that Windows does not allow, and names that differ only by case. */
export function nameFaults(paths: readonly string[]): readonly string[] {
  const known = new Map<string, string>()
  const faults = paths.flatMap((path) => (path.split('/').some((name) => reserved.test(name)) ? [`${path}: Windows has no such name`] : []))
  for (const path of paths) {
    const steps = path.split('/')
    for (let length = 1; length <= steps.length; length += 1) {
      const place = steps.slice(0, length).join('/')
      const other = known.get(place.toLowerCase()) ?? place
      if (other !== place) faults.push(`${place}: differs from ${other} in letter case alone`)
      known.set(place.toLowerCase(), other)
    }
  }
  return [...new Set(faults)]
}

/** Finds imports whose path differs from its file by case, which works only on some file systems. */
export function letterCaseFaults(tree: SourceTree, paths: readonly string[]): readonly string[] {
  const exact = new Set(paths)
  const byLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]))
  return [...tree].flatMap(([path, source]) =>
    importsOf(path, source).flatMap((target) => {
      const meant = byLowerCase.get(target.toLowerCase())
      return meant === undefined || exact.has(target) ? [] : [`${path}: imports ${target}, the file is ${meant}`]
    }),
  )
}
