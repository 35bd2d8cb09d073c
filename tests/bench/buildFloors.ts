import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { build } from 'vite'
import { makeCards } from './floors/cards.ts'
import { type FloorData, FloorPage } from './floors/FloorPage.tsx'

const sources = resolve('tests/bench/floors')

/** The pages that ours is compared with: no JavaScript at all; React with the packages of the product; the same with Mirage. */
export async function buildFloors(place: string): Promise<void> {
  const data = floorData()
  const floor = createElement(FloorPage, data)
  const chunks = await buildScripts(place)
  write(place, 'static', page(data, renderToStaticMarkup(floor)))
  for (const name of ['react', 'mock']) {
    write(place, name, page(data, `<div>${withoutPreloads(renderToString(floor))}</div>`, dataAndScripts(data, chunks(name))))
  }
}

/** The first banner and the thumbnails of the product itself. */
const floorData = (): FloorData => ({
  banner: `/assets/${readdirSync('dist/assets').find((name) => name.startsWith('banner-school'))}`,
  cards: makeCards(
    readdirSync('dist-demo/demo-pictures/thumb')
      .slice(0, 24)
      .map((name) => `/demo-pictures/thumb/${name}`),
  ),
})

/** React puts its preload before the page; ours is in the head. */
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, '')

const buildScripts = async (place: string) => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: sources,
    publicDir: false,
    build: {
      outDir: place,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input: ['react', 'mock'].map((name) => join(sources, `${name}.ts`)) },
    },
  })
  const manifest = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8')) as Record<string, { file: string; imports?: string[] }>
  return (name: string) => {
    const entry = manifest[`${name}.ts`]
    if (!entry) throw new Error(`the floor ${name} was not built`)
    return [entry.file, ...(entry.imports ?? []).map((key) => manifest[key]?.file ?? '')]
  }
}

const dataAndScripts = (data: FloorData, [entry, ...imports]: readonly string[]) =>
  [
    `<script type="application/json" id="data">${JSON.stringify(data)}</script>`,
    ...imports.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry}"></script>`,
  ].join('')

const page = ({ banner }: FloorData, body: string, end = '') =>
  `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>floor</title>
<link rel="icon" href="data:,"><style>${readFileSync(join(sources, 'floor.css'), 'utf8').replaceAll(/\s+/g, ' ')}</style>
<link rel="preload" as="image" href="${banner}" fetchpriority="high"><div id="root">${body}</div>${end}`

const write = (place: string, name: string, html: string) => {
  mkdirSync(join(place, name))
  writeFileSync(join(place, name, 'index.html'), html)
}
