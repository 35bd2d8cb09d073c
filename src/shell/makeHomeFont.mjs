// `npm run font`: writes the part of Pretendard that the home page needs, one file of at most 100 kB instead of fifteen or more of 27.
// Other characters come from Pretendard's own subsets when they turn up. To be run again when many new words have come to the home page.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { runnerImport } from 'vite'

const most = 99_000
const folder = 'src/ui/app/font'
const pretendard = (file) => readFileSync(createRequire(import.meta.url).resolve(`pretendard/dist/web/variable/${file}`))

const isHangul = (character) => character >= '가' && character < '힣'
const hangulIn = (text) => new Set([...text].filter(isHangul))

/** Latin, digits and the signs of our own words. */
const signs = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), ...Array.from('\u00a0·…“”‘’–—→×✓°©')]

/** Rules of pages beyond the home page, which say a lot. */
const elsewhere = /^(problems|blocks|music|material|code)\/|^(korean|assignment|blogArticle)\.ts/

const textBelow = (root) =>
  readdirSync(root, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !elsewhere.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))

/** The home page's own words, and what the demo's home pages and its bar tell. */
const wanted = async () => {
  const { module } = await runnerImport('./mock-server/mockBackend.ts')
  const { module: contract } = await runnerImport('./src/adapters/http/apiPaths.ts')
  const { questReward: _, questRewards: __, memberRanks: ___, ...read } = contract.apiPaths
  const views = [
    ['main', 'learner'],
    ['main', 'teacher'],
    ['haeon', 'learner'],
  ].map(([channel, persona]) => ({ channel, view: `persona=${persona}&channel=${channel}` }))
  const told = await Promise.all(
    views.flatMap(({ channel, view }) => {
      const backend = module.mockBackend(view, 'product')
      const paths = Object.values(read).map((path) => path.replace('{channelDomain}', channel))
      return paths.map(async (path) => (await backend.fetch(new Request(`http://localhost/product/v1/${path}`))).text())
    }),
  )
  const folders = ['src/domain', ...['home', 'viewer', 'app', 'banner', 'kit', 'site'].map((name) => `src/ui/${name}`)]
  const files = ['src/ui/copy', 'src/ui/lazyCopy', 'src/preview/demoControls', 'mock-server/demoSettings']
  const words = files.map((name) => readFileSync(`${name}.ts`, 'utf8'))
  const { module: preview } = await runnerImport('./src/ui/preview/previewWords.ts')
  const { open, fold, reset, copyLink, why, settings, faults, pages, controls } = preview.previewWords
  const bar = [open, fold, reset, copyLink, why, settings, faults, ...Object.values(pages), controls.title]
  return hangulIn([...words, ...folders.flatMap(textBelow), ...told, ...bar].join(''))
}

/** Pretendard's subsets stand in the order of use, the rarest first. */
const byFrequency = () => {
  const ranges = [...String(pretendard('pretendardvariable-dynamic-subset.css')).matchAll(/unicode-range: ([^;]+);/g)].map(
    ([, range]) => range,
  )
  return ranges
    .toReversed()
    .flatMap((range) => range.split(',').flatMap(charactersIn))
    .filter(isHangul)
}

const charactersIn = (part) => {
  const [from, to] = part
    .trim()
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return Array.from({ length: (to ?? from) - from + 1 }, (_, at) => String.fromCodePoint(from + at))
}

const whole = pretendard('woff2/PretendardVariable.woff2')
const cut = (syllables) =>
  subsetFont(whole, [...signs, ...syllables].join(''), { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 800 } } })

const own = await wanted()
const smallest = await cut(own)
const room = Math.floor(((most - smallest.length) / smallest.length) * own.size)
const syllables = [
  ...own,
  ...byFrequency()
    .filter((syllable) => !own.has(syllable))
    .slice(0, Math.max(0, room)),
]
const font = await cut(syllables)
writeFileSync(join(folder, 'PretendardHome.woff2'), font)
writeFileSync(join(folder, 'homeSyllables.txt'), `${syllables.toSorted((one, other) => one.localeCompare(other, 'ko')).join('')}\n`)
console.log(`${own.size} of our own, ${syllables.length} syllables: ${font.length} bytes`)
