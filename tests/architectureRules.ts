import { circlesOf, cyclesIn, importsOf, type SourceTree } from './importGraph.ts'

interface Layer {
  readonly name: string
  readonly inside: (path: string) => boolean
  /** Folders of the project that it may import besides itself. */
  readonly mayImport: readonly string[]
  readonly packages: readonly RegExp[]
}

const below = (folder: string) => (path: string) => path.startsWith(folder)

const layers: readonly Layer[] = [
  { name: 'domain', inside: below('src/domain/'), mayImport: [], packages: [] },
  { name: 'application', inside: below('src/application/'), mayImport: ['src/domain/'], packages: [] },
  {
    name: 'adapters',
    inside: below('src/adapters/'),
    mayImport: ['src/domain/', 'src/application/'],
    packages: [/^zod\/mini$/, /^idb-keyval$/, /^web-vitals$/],
  },
  {
    name: 'ui',
    inside: below('src/ui/'),
    mayImport: ['src/domain/', 'src/application/'],
    packages: [
      /^react(-dom|-router-dom|-error-boundary)?$/,
      /^react-dom\//,
      /^@tanstack\/react-query$/,
      /^rxjs/,
      /^framer-motion/,
      /^lucide$/,
      /^@radix-ui\//,
      /^lowlight$/,
      /^highlight\.js\//,
      /^pretendard\//,
      /^@codemirror\//,
      /^@lezer\//,
      /^blockly\//,
    ],
  },
  {
    name: 'mock-server',
    inside: below('mock-server/'),
    mayImport: [
      'src/domain/',
      'src/application/',
      ...[
        'api',
        'course',
        'class',
        'channel',
        'inbox',
        'lesson',
        'review',
        'registration',
        'problem',
        'question',
        'material',
        'member',
        'blog',
        'purchase',
        'shop',
        'report',
        'room',
        'habit',
        'league',
        'homework',
        'worksheet',
        'classView',
        'studio',
      ].map((noun) => `src/adapters/http/${noun}Paths.ts`),
      'src/adapters/http/refusalCodes.ts',
    ],
    packages: [/^miragejs/, /^route-recognizer$/, /^@faker-js\/faker/, /^idb-keyval$/, /^zod\/mini$/, /^workbox-/, /^vite$/, /^node:/],
  },
]

/** Packages that have one home. */
const homes: readonly { readonly package: RegExp; readonly inside: RegExp }[] = [
  { package: /^inversify$/, inside: /^src\/container\.ts$/ },
  { package: /^framer-motion/, inside: /^src\/ui\/kit\// },
  { package: /^react-router-dom$/, inside: /^src\/(ui\/(app|kit|platform)|shell)\// },
  { package: /^(lowlight|highlight\.js)/, inside: /^src\/ui\/kit\/code\// },
  { package: /^@(codemirror|lezer)\//, inside: /^src\/ui\/problem\/workbench\/editor\// },
  { package: /^blockly\//, inside: /^src\/ui\/block\/editor\// },
  { package: /^pretendard\//, inside: /^src\/(ui\/app\/font|shell)\// },
  { package: /^(miragejs|@faker-js\/faker)/, inside: /^mock-server\// },
  { package: /^idb-keyval$/, inside: /^(mock-server|src\/adapters\/browser)\// },
  { package: /^web-vitals$/, inside: /^src\/adapters\/browser\// },
  { package: /^pyodide$/, inside: /^src\/shell\/python\// },
  { package: /^workbox-/, inside: /^(mock-server\/offline|src\/preview)\// },
]

/** The backend of the demo, and the files that may import or mention it. */
const mock = { inside: below('mock-server/'), known: /^(mock-server|src\/preview)\/|^src\/environment\.ts$/ }

/** Ambient things, which domain and application get as parameters. */
const forbidden = [
  /\bDate\.now\b/,
  /\bnew Date\b(?!\()|\bnew Date\(\s*\)|(?<!new )\bDate\(/,
  /\bMath\.random\b/,
  /\bresolvedOptions\b/,
  /\b(window|document|navigator|location|globalThis|localStorage|sessionStorage|fetch|setTimeout|setInterval|performance|crypto|process|console)\b\s*(\?\.|[.([])/,
]

/** Returns the violations of the architecture, one line each. */
export function violations(tree: SourceTree): readonly string[] {
  const edges = [...tree].flatMap(([path, source]) => importsOf(path, source).flatMap((target) => brokenEdges(path, target, tree)))
  const ambient = [...tree].flatMap(([path, source]) => (/^src\/(domain|application)\//.test(path) ? ambientUses(path, source) : []))
  const cycles = cyclesIn(tree).map((cycle) => `cycle: ${cycle.join(' → ')}`)
  return [...edges, ...ambient, ...cycles, ...featureEdges(tree), ...partCircles(tree), ...domainCircles(tree)]
}

/** Parts of the project, a file or a folder right below `src` each, depend on each other in one direction only, types included. */
const partCircles = (tree: SourceTree) =>
  circlesBetween(tree, /^src\/([\w-]+)/).map((circle) => `cycle of parts of src: ${circle.join(' → ')}`)

/** Folders of the domain depend on each other in one direction only, too. */
const domainCircles = (tree: SourceTree) =>
  circlesBetween(tree, /^src\/domain\/([\w-]+)/).map((circle) => `cycle of nouns in the domain: ${circle.join(' → ')}`)

/** Finds cycles of files or folders, named by what the pattern matches in a path. */
function circlesBetween(tree: SourceTree, pattern: RegExp): readonly (readonly string[])[] {
  const nameOf = (path: string) => pattern.exec(path)?.[1] ?? null
  const graph = new Map<string, string[]>()
  for (const [path, source] of tree) {
    const from = nameOf(path)
    if (from === null) continue
    const others = importsOf(path, source).flatMap((target) => nameOf(target) ?? [])
    graph.set(from, [...(graph.get(from) ?? []), ...others.filter((to) => to !== from)])
  }
  return circlesOf(graph)
}

/** Folders of the ui on which every feature builds; they import no feature. */
const uiBase = ['art', 'kit'] as const

/** Folders of the ui depend on each other in one direction only, and those of `uiBase` on none of the others. */
function featureEdges(tree: SourceTree): readonly string[] {
  const folders = new Map<string, Set<string>>()
  const broken: string[] = []
  for (const [path, source] of tree) {
    const from = featureOf(path)
    if (from === null) continue
    for (const target of importsOf(path, source)) {
      const to = featureOf(target)
      if (to === null || to === from) continue
      folders.set(from, (folders.get(from) ?? new Set()).add(to))
      if (isUiBase(from) && !isUiBase(to)) broken.push(`${path} (ui/${from}) may not import the feature ${to}`)
    }
  }
  const graph = new Map([...folders].map(([folder, targets]) => [folder, [...targets]]))
  return [...broken, ...circlesOf(graph).map((circle) => `folder cycle in ui: ${circle.join(' → ')}`)]
}

const featureOf = (path: string) => /^src\/ui\/([^/]+)\//.exec(path)?.[1] ?? null
const isUiBase = (folder: string) => uiBase.some((base) => base === folder)

function brokenEdges(path: string, target: string, tree: SourceTree): readonly string[] {
  const isOwn = tree.has(target) || /^(src|mock-server|tests)\//.test(target)
  const layer = layers.find(({ inside }) => inside(path))
  const found: string[] = []
  if (layer && isOwn && !layer.inside(target) && !layer.mayImport.some((folder) => target.startsWith(folder))) {
    found.push(`${path} (${layer.name}) may not import ${target}`)
  }
  if (layer && !isOwn && !layer.packages.some((allowed) => allowed.test(target)))
    found.push(`${path} (${layer.name}) may not import the package ${target}`)
  if (mock.inside(target) && !mock.known.test(path)) found.push(`${path} may not know the mock backend`)
  if (path.startsWith('src/') && target.startsWith('tests/')) found.push(`${path} may not import ${target}`)
  for (const home of homes)
    if (home.package.test(target) && !home.inside.test(path)) found.push(`${path}: ${target} has its home in ${home.inside.source}`)
  return found
}

function ambientUses(path: string, source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'[^'\n]*'/g, '')
  return forbidden.filter((pattern) => pattern.test(code)).map((pattern) => `${path} uses ${pattern.source}`)
}
