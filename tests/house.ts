import { importsOf, lazyImportsOf, type SourceTree } from './importGraph.ts'

/** The size and shape of `src`. */
interface House {
  readonly files: number
  readonly medianLines: number
  readonly ninetiethLines: number
  readonly largest: { readonly path: string; readonly lines: number }
  /** The number of files that exactly one other file of `src` imports, and how many of these it loads lazily. */
  readonly singleConsumer: number
  readonly lazySingleConsumer: number
  /** Lines of import statements per line, 0 to 1. */
  readonly importShare: number
  readonly cssModules: number
}

/** Shares are relative to all files of `src`, so that they hold while it grows. */
export const limits = {
  minMedianLines: 50,
  maxLines: 350,
  /** Counts only files that are not loaded lazily. */
  singleConsumerShare: 0.28,
  importShare: 0.1,
  cssModuleShare: 0.35,
} as const

const layers = [
  'src/domain',
  'src/application',
  'src/adapters',
  'src/ui',
  'src/preview',
  'src/shell',
  'src/features',
  'mock-server',
] as const

export function measureHouse(tree: SourceTree): House {
  const modules = new Map([...tree].filter(([path]) => /^src\/.*\.tsx?$/.test(path)))
  const sizes = [...modules].map(([path, source]) => ({ path, lines: lineCount(source) })).toSorted((a, b) => a.lines - b.lines)
  const sizeAt = (share: number) => sizes[Math.floor(sizes.length * share)]?.lines ?? 0
  const consumers = consumersIn(modules)
  const single = [...consumers].filter(([, { size }]) => size === 1)
  const lines = sizes.reduce((sum, { lines: own }) => sum + own, 0)
  const importLines = [...modules.values()].reduce((sum, source) => sum + importLineCount(source), 0)
  return {
    files: modules.size,
    medianLines: sizeAt(0.5),
    ninetiethLines: sizeAt(0.9),
    largest: sizes.at(-1) ?? { path: '', lines: 0 },
    singleConsumer: single.length,
    lazySingleConsumer: single.filter(([path, [consumer = '']]) => isLazyIn(modules, consumer, path)).length,
    importShare: lines === 0 ? 0 : importLines / lines,
    cssModules: [...tree.keys()].filter((path) => /^src\/.*\.module\.css$/.test(path)).length,
  }
}

/** Returns the violations of the rules on size and names, one line each. */
export function houseFaults(tree: SourceTree): readonly string[] {
  const { files, medianLines, singleConsumer, lazySingleConsumer, importShare, cssModules } = measureHouse(tree)
  const faults: string[] = []
  if (medianLines < limits.minMedianLines) faults.push(`half of the files have less than ${limits.minMedianLines} lines`)
  for (const [path, source] of tree) {
    const lines = lineCount(source)
    if (/^src\/.*\.tsx?$/.test(path) && lines > limits.maxLines) faults.push(`${path} has ${lines} lines, more than ${limits.maxLines}`)
  }
  const singleConsumerShare = (singleConsumer - lazySingleConsumer) / files
  if (singleConsumerShare >= limits.singleConsumerShare)
    faults.push(`${percent(singleConsumerShare)} of the files have a single consumer, the limit is ${percent(limits.singleConsumerShare)}`)
  if (importShare >= limits.importShare)
    faults.push(`${percent(importShare)} of the lines are imports, the limit is ${percent(limits.importShare)}`)
  if (cssModules / files >= limits.cssModuleShare)
    faults.push(`${cssModules} CSS modules for ${files} files, the limit is ${percent(limits.cssModuleShare)}`)
  const rules = [
    sharedNames,
    sharedPaths,
    unusedClasses,
    missingClasses,
    repeatedRules,
    misnamedSetters,
    sharedExports,
    madeByHand,
    mixedForms,
    wideHasRules,
    strayWords,
    clausesForComments,
  ]
  return [...faults, ...rules.flatMap((rule) => rule(tree))]
}

/** The figures as lines to print. */
export function houseTable(house: House): readonly string[] {
  const rows = [
    ['files in src', house.files, ''],
    ['median lines', house.medianLines, `at least ${limits.minMedianLines}`],
    ['90th percentile', house.ninetiethLines, ''],
    ['largest', house.largest.lines, `at most ${limits.maxLines}: ${house.largest.path}`],
    [
      'single consumer',
      house.singleConsumer,
      `${house.lazySingleConsumer} are loaded lazily; the others under ${percent(limits.singleConsumerShare)} of the files`,
    ],
    ['import lines', percent(house.importShare), `under ${percent(limits.importShare)}`],
    ['CSS modules', house.cssModules, `under ${percent(limits.cssModuleShare)} of the files`],
  ] as const
  return rows.map(([name, value, note]) => `  ${name.padEnd(16)}${String(value).padStart(7)}  ${note}`.trimEnd())
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const lineCount = (source: string) => source.split('\n').length - (source.endsWith('\n') ? 1 : 0)

function importLineCount(source: string): number {
  const statements = source.match(/^import\b(?!\s*\()[^'"]*(['"])[^'"]*\1/gm) ?? []
  return statements.reduce((sum, statement) => sum + lineCount(statement), 0)
}

function consumersIn(modules: SourceTree): ReadonlyMap<string, ReadonlySet<string>> {
  const consumers = new Map([...modules.keys()].map((path) => [path, new Set<string>()]))
  for (const [path, source] of modules) for (const target of importsOf(path, source)) consumers.get(target)?.add(path)
  return consumers
}

const isLazyIn = (modules: SourceTree, consumer: string, path: string) =>
  lazyImportsOf(consumer, modules.get(consumer) ?? '').includes(path)

/** Finds modules of one layer whose names differ at most by case or by `.ts` and `.tsx`. */
function sharedNames(tree: SourceTree): readonly string[] {
  return layers.flatMap((layer) => {
    const paths = [...tree.keys()].filter((path) => path.startsWith(`${layer}/`) && /\.tsx?$/.test(path))
    return groupsOf(paths, baseName).map((group) => `${layer} has one name twice: ${group.join(', ')}`)
  })
}

/** Finds paths that are equal on a file system that ignores case. */
const sharedPaths = (tree: SourceTree): readonly string[] =>
  groupsOf([...tree.keys()], (path) => path.toLowerCase()).map((group) => `differ only by case: ${group.join(', ')}`)

function classesIn(css: string): ReadonlySet<string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '')
  return new Set([...bare.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name))
}

/** Finds classes that a module uses and that none of its sheets has. */
function missingClasses(tree: SourceTree): readonly string[] {
  return [...tree].flatMap(([path, source]) => {
    if (!/^src\/.*\.tsx?$/.test(path)) return []
    const sheets = new Map(
      [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(([, name = '', from = '']) => {
        const [sheet = ''] = importsOf(path, `import '${from}'`)
        return [name, classesIn(tree.get(sheet) ?? '')] as const
      }),
    )
    const drawn = [...source.matchAll(/\b(\w+)\['([\w-]+)'\]/g)]
    const missing = drawn.flatMap(([, name = '', found = '']) => (sheets.get(name)?.has(found) === false ? [found] : []))
    return missing.length === 0 ? [] : [`${path} draws with classes that its sheet does not have: ${[...new Set(missing)].join(', ')}`]
  })
}

/** Finds rules of a CSS module that have the same selector: two elements have got one name, and each wears the other's style. */
function repeatedRules(tree: SourceTree): readonly string[] {
  return [...tree].flatMap(([path, css]) => {
    if (!path.endsWith('.module.css')) return []
    const selectors = [...css.matchAll(/(?<!,\n)^(\.[\w-]+) \{/gm)].map(([, selector = '']) => selector)
    return groupsOf(selectors, (selector) => selector).map(([selector = '']) => `${path} has two rules for ${selector}`)
  })
}

/** Things that only one module may make: two keys of one query must be equal, and an observer must not start while another renders. */
const madeOnce = [
  { home: 'src/ui/kit/query.ts', made: /queryKey: \[|Query\w*Data(?:<[^(]*>)?\(\[/, fault: "makes a query's key by hand" },
  { home: 'src/ui/kit/resize.ts', made: /new ResizeObserver\b/, fault: 'observes sizes by itself' },
] as const

const madeByHand = (tree: SourceTree): readonly string[] =>
  [...tree].flatMap(([path, source]) =>
    madeOnce.flatMap(({ home, made, fault }) =>
      path.startsWith('src/') && path !== home && made.test(source) ? [`${path} ${fault}`] : [],
    ),
  )

/** Finds functions of the wrong form: below the ui a body belongs in a `function`, in the ui components and hooks are arrows. */
const mixedForms = (tree: SourceTree): readonly string[] =>
  [...tree].flatMap(([path, source]) => {
    const isBelow = /^src\/(domain|application|adapters)\//.test(path)
    const other = isBelow
      ? /^(?:export )?const (\w+) = (?:async )?(?:<.+>)?\(.*\)(?:: .+)? => \{$/gm
      : /^(?:export )?function (use[A-Z]\w*|[A-Z]\w*)/gm
    if (!isBelow && !path.startsWith('src/ui/')) return []
    return [...source.matchAll(other)].map(([, name = '']) => `${path}: ${name} is ${isBelow ? 'an arrow with a body' : 'a function'}`)
  })

/** Finds rules of CSS modules that no importer uses. A module that composes names of classes may use any of them. */
function unusedClasses(tree: SourceTree): readonly string[] {
  return [...tree].flatMap(([path, css]) => {
    if (!path.endsWith('.module.css')) return []
    const classes = classesIn(css)
    const users = [...tree].filter(([user, source]) => /\.tsx?$/.test(user) && importsOf(user, source).includes(path))
    const isUsed = (name: string) => users.some(([, source]) => source.includes(`['${name}']`) || /\bstyles\[[^'\]]/.test(source))
    const unused = [...classes].filter((name) => !isUsed(name))
    return unused.length === 0 ? [] : [`${path} has rules that nobody draws with: ${unused.join(', ')}`]
  })
}

/**
 * Finds selectors with a `:has()` that may end in any element: with one of them on a page, each change makes the browser restyle every
 * element. A class, an attribute or the name of an element at the end is enough.
 */
function wideHasRules(tree: SourceTree): readonly string[] {
  return [...tree].flatMap(([path, css]) => {
    if (!/^src\/.*\.css$/.test(path)) return []
    const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '').replaceAll(/"[^"]*"/g, '""')
    const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim().replaceAll(/\s+/g, ' '))
    return selectors.filter(endsWide).map((selector) => `${path} restyles the whole page whenever anything changes: ${selector}`)
  })
}

/**
 * Tells whether what follows the `:has()` in a selector, as `*` in `a:has(b) > *`, can be any element. Brackets say nothing about the end,
 * except those of `:is()` and `:where()`.
 */
function endsWide(selector: string): boolean {
  let flat = selector
  for (let last = ''; last !== flat; ) {
    last = flat
    flat = flat
      .replaceAll(/:has\([^()]*\)/g, '!')
      .replaceAll(/:(?:is|where|global)\(([^()]*)\)/g, (_, inside: string) => inside.replaceAll(/,\s*/g, '|'))
      .replaceAll(/:[\w-]+\(([^()]*)\)/g, (_, inside: string) => (inside.includes('!') ? '!' : ''))
  }
  return flat.split(',').some((one) => {
    const compounds = one.trim().split(/\s*[>+~]\s*|\s+/)
    const ends = (compounds.at(-1) ?? '').split('|')
    return compounds.slice(0, -1).some((compound) => compound.includes('!')) && ends.some((end) => !/[.#[]|^[a-z]/.test(end))
  })
}

/** Finds names that two modules of `src` export. A component may have the name of the type that it shows. */
function sharedExports(tree: SourceTree): readonly string[] {
  const exported = new Map<string, { readonly path: string; readonly isType: boolean }[]>()
  for (const [path, source] of tree) {
    if (!path.startsWith('src/')) continue
    const found = source.matchAll(/^export (?:async )?(const|function|interface|type|class) (\w+)/gm)
    const kinds = new Map([...found].map(([, kind = '', name = '']) => [name, kind]))
    for (const [name, kind] of kinds)
      exported.set(name, [...(exported.get(name) ?? []), { path, isType: kind === 'interface' || kind === 'type' }])
  }
  return [...exported].flatMap(([name, places]) => {
    const [types, values] = [places.filter(({ isType }) => isType), places.filter(({ isType }) => !isType)]
    const isShown = types.length === 1 && values.length === 1 && values.every(({ path }) => path.endsWith('.tsx'))
    return places.length === 1 || isShown ? [] : [`${name} is exported by ${places.map(({ path }) => path).join(', ')}`]
  })
}

/** Finds setters of states that are not named after their value; `setOpen` sets `isOpen`. */
function misnamedSetters(tree: SourceTree): readonly string[] {
  const nameOf = (value: string) => `set${value.charAt(0).toUpperCase()}${value.slice(1)}`
  return [...tree].flatMap(([path, source]) =>
    path.startsWith('src/')
      ? [...source.matchAll(/const \[(\w+), (set\w+)\] = use/g)].flatMap(([, value = '', setter = '']) =>
          [value, value.replace(/^(is|are|has|was)(?=[A-Z])/, '')].map(nameOf).includes(setter) ? [] : [`${path}: ${setter} sets ${value}`],
        )
      : [],
  )
}

/** Keywords of languages that comments mention. */
const languageWords = new Set(['and', 'elif', 'if', 'max', 'min', 'or', 'this'])

/**
 * Finds words that a comment marks as code and no code has: something was renamed, and the comment was forgotten. A word is known if it
 * occurs in the code of its own file, is exported, or is a value in quotation marks; a file if there is one with that name.
 */
function strayWords(tree: SourceTree): readonly string[] {
  const sources = [...tree].filter(([path]) => /^(?:src|mock-server)\/.*\.tsx?$/.test(path))
  const known = new Set(
    sources.flatMap(([, source]) =>
      [...source.matchAll(/^export (?:async )?\w+ (\w+)|'([\w-]+)'/gm)].map(([, name, value]) => name ?? value),
    ),
  )
  const files = new Set([...tree.keys()].map((path) => path.slice(path.lastIndexOf('/') + 1)))
  return sources.flatMap(([path, source]) => {
    if (!path.startsWith('src/')) return []
    const comments = source.match(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? []
    const code = new Set(comments.reduce((rest, comment) => rest.replace(comment, ''), source).match(/\w+/g))
    const marked = comments.flatMap((comment) => [...comment.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word))
    const stray = marked.filter((word) =>
      /^[\w.-]+\.tsx?$/.test(word)
        ? !files.has(word)
        : /^[A-Za-z_]\w{2,}$/.test(word) && !code.has(word) && !known.has(word) && !languageWords.has(word) && !(word in globalThis),
    )
    return stray.length === 0 ? [] : [`${path} marks as code what no code has: ${[...new Set(stray)].join(', ')}`]
  })
}

const clause = /^\s*(?:\/\*\*(?:\n\s*\*)?|\/\/) ((?:What|Who|Whoever|Whose|Of|Where) .*)$/gm
/** Doc comments need a noun or a verb at their beginning; a comment on a line may begin with the time or place that it speaks of. */
const fragment = /^\s*\/\*\*(?:\n\s*\*)? ((?:As|By|From|With) .*)$/gm

/** Finds comments that begin with a clause in place of a subject, so that a newcomer has to guess what they speak of. */
export function clausesForComments(tree: SourceTree): readonly string[] {
  return [...tree].flatMap(([path, source]) =>
    /\.(?:tsx?|m[jt]s)$/.test(path)
      ? [...source.matchAll(clause), ...source.matchAll(fragment)].map(
          ([, comment = '']) => `${path}: a comment needs a subject: ${comment}`,
        )
      : [],
  )
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')).toLowerCase()

function groupsOf(paths: readonly string[], keyOf: (path: string) => string): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const path of paths) groups.set(keyOf(path), [...(groups.get(keyOf(path)) ?? []), path])
  return [...groups.values()].filter(({ length }) => length > 1)
}
