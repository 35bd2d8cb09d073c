import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { build } from 'vite'
import { makeCards } from './floors/cards.ts'
import { type FloorData, FloorPage } from './floors/FloorPage.tsx'

const sources = resolve('tests/bench/floors')

/** The pages that ours is compared with: cards without JavaScript, the same with React and the packages of the product, a bare text box, bare Python. */
export async function buildFloors(place: string): Promise<void> {
  const data = floorData()
  const floor = createElement(FloorPage, data)
  write(place, 'static', page(data, renderToStaticMarkup(floor)))
  write(place, 'react', page(data, `<div>${withoutPreloads(renderToString(floor))}</div>`, dataAndScripts(data, await buildScript(place))))
  write(place, 'textbox', textBoxPage)
  write(place, 'stockPython', '<!doctype html><html lang="ko"><title>Python</title><link rel="icon" href="data:,">')
  cpSync(join(sources, 'stockPython.js'), join(place, 'stockPython', 'stockPython.js'))
}

const textBoxPage = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>floor</title>
<link rel="icon" href="data:,"><h1>두 수의 합</h1><p>두 수를 읽고 더해요.</p><textarea rows="12"></textarea><button>실행</button>`

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

const buildScript = async (place: string): Promise<readonly string[]> => {
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
      rolldownOptions: { input: join(sources, 'react.tsx') },
    },
  })
  const manifest = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8')) as Record<string, { file: string; imports?: string[] }>
  const entry = manifest['react.tsx']
  if (!entry) throw new Error('the floor was not built')
  return [entry.file, ...(entry.imports ?? []).map((key) => manifest[key]?.file ?? '')]
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
