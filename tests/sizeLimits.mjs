// Limits the size of what a page loads before it can render: by the builds' manifests the entry, the page with its features, and all their
// imports.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const firstModules = ['index.html']
const table = 'src/ui/app/pages.tsx'

const neededFiles = (build, modules) => {
  const manifest = JSON.parse(readFileSync(`${build}/.vite/manifest.json`, 'utf8'))
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    if (manifest[name] === undefined) throw new Error(`The build has no ${name}`)
    for (const next of manifest[name].imports ?? []) visit(next)
  }
  modules.forEach(visit)
  const chunks = [...seen].map((name) => manifest[name])
  return {
    js: [...new Set(chunks.map(({ file }) => `${build}/${file}`))],
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `${build}/${file}`),
  }
}

/** The rows of the table of pages: the name of the address, the module and the features that are loaded beside it. */
const pages = [
  ...readFileSync(table, 'utf8').matchAll(/path: paths\.(\w+),[\s\S]*?import\('\.\.\/([^']+)'\)[\s\S]*?needs: \[([^\]]*)\]/g),
].map(([, address, module, needs]) => ({
  address,
  modules: [...firstModules, table, `src/ui/${module}`, ...[...needs.matchAll(/'(\w+)'/g)].map(([, name]) => `src/features/${name}.ts`)],
}))

/**
 * In kB by brotli, for the heaviest page of each kind: some 0.3 kB above its size, by which builds of the same code differ.
 * @type {[name: string, max: number, addresses: string[]][]}
 */
const pageKinds = [
  [
    'lists',
    211.3,
    ['courses', 'liveClasses', 'problems', 'problemTypes', 'problemType', 'documents', 'videos', 'blocks', 'blogs', 'worksheets', 'search'],
  ],
  ['a course', 230.2, ['course', 'courseClass']],
  ['a lesson', 289.6, ['lesson', 'classLesson']],
  ['a document, a video, a blog', 252.8, ['document', 'video', 'blog']],
  ['a problem', 252.6, ['problem']],
  ['a problem in a room', 269.6, ['roomTask']],
  ['a block problem', 214.7, ['block']],
  ['a worksheet', 209.6, ['worksheet', 'worksheetReview']],
  ['homework', 203.5, ['homework']],
  ['rooms', 227.1, ['room', 'contest']],
  ['the viewer’s own', 214.3, ['my', 'quests', 'notices', 'ownReport', 'report', 'start', 'ranking', 'join']],
  ['the shop', 201.4, ['shop', 'avatar']],
  ['the tutor', 256.2, ['tutor', 'feedback']],
  ['the studio', 258.4, ['publishing', 'studioCourse', 'studioProblem', 'setHomework', 'setRoom']],
  ['a class at work', 295.9, ['homeworkMembers', 'problemMembers']],
  ['a channel', 228.6, ['channelSettings', 'members']],
]

const weights = new Map()
const weight = (file) => {
  if (!weights.has(file)) weights.set(file, brotliCompressSync(readFileSync(file)).length)
  return weights.get(file)
}
const sum = (files) => files.reduce((total, file) => total + weight(file), 0)

const heaviest = (addresses) =>
  pages
    .filter(({ address }) => addresses.includes(address))
    .map(({ address, modules }) => ({ address, files: neededFiles('dist', modules).js }))
    .toSorted((one, other) => sum(other.files) - sum(one.files))[0]

const unlimited = pages.filter(({ address }) => !pageKinds.some(([, , addresses]) => addresses.includes(address)))
if (unlimited.length > 0) throw new Error(`No limit for the pages ${unlimited.map(({ address }) => address).join(', ')}`)
const inNoTable = pageKinds.flatMap(([, , addresses]) => addresses).filter((name) => !pages.some(({ address }) => address === name))
if (inNoTable.length > 0) throw new Error(`No pages ${inNoTable.join(', ')}`)

const assets = (pattern) =>
  readdirSync('dist/assets')
    .filter((name) => pattern.test(name))
    .map((name) => `dist/assets/${name}`)

/** Python's files, which nginx.conf sends with gzip; a browser loads them with the first problem and caches them for good. */
const python = readdirSync('dist/assets/python', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`)

const limit = (name, files, max, brotli = true) => ({ name, path: files.map((file) => resolve(file)), limit: max, brotli })

const production = neededFiles('dist', firstModules)
const demo = neededFiles('dist-demo', firstModules)

export default [
  limit('first-load JS, production', production.js, '152.2 kB'),
  ...pageKinds.map(([name, max, addresses]) => {
    const { address, files } = heaviest(addresses)
    return limit(`JS of ${name} (${address})`, files, `${max} kB`)
  }),
  limit('first-load CSS, production', production.css, '12 kB'),
  limit('first-load JS, demo', demo.js, '200 kB'),
  // Compressed already.
  limit('font of the home page', assets(/^PretendardHome-/), '100 kB', false),
  // Fetched with the first problem.
  limit('code editor', assets(/^richEditor-.*\.js$/), '120 kB'),
  // Fetched with the first block problem.
  limit('block editor', assets(/^blockEditor-.*\.js$/), '165 kB'),
  { ...limit('Python', python, '5.5 MB', false), gzip: true },
]
