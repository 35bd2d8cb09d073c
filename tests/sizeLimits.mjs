// What the first load of the home page weighs, read from the builds' own manifests: the entry and all it imports before it can draw.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const firstLoad = (build) => {
  const manifest = JSON.parse(readFileSync(`${build}/.vite/manifest.json`, 'utf8'))
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const next of manifest[name].imports ?? []) visit(next)
  }
  visit('index.html')
  const chunks = [...seen].map((name) => manifest[name])
  return {
    js: chunks.map(({ file }) => `${build}/${file}`),
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `${build}/${file}`),
  }
}

const assets = (pattern) =>
  readdirSync('dist/assets')
    .filter((name) => pattern.test(name))
    .map((name) => `dist/assets/${name}`)

/** As nginx.conf sends it; fetched when somebody opens a problem, kept for ever after. */
const python = readdirSync('dist/assets/python', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`)

const limit = (name, files, most, brotli = true) => ({ name, path: files.map((file) => resolve(file)), limit: most, brotli })

const production = firstLoad('dist')
const demo = firstLoad('dist-demo')

export default [
  limit('first-load JS, production', production.js, '150 kB'),
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
