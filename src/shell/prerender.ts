import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { drawnPattern, homeShell, type ShellPage, shellFileOf, shellPages } from './shellPages.ts'

interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Returns the page's own policy, wherever it is served. An installation's API, pictures and chat differ, so production leaves those to the
 * headers of its host (hosting/); the demo knows all that it needs.
 */
export function contentSecurityPolicy(isDemo: boolean, { scripts, styles }: InlineHashes): string {
  const everywhere = {
    'script-src': ["'self'", ...scripts, ...(isDemo ? [] : [channelTalk])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  const demo = {
    'default-src': ["'self'"],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['codingbada-worker'],
  }
  return Object.entries(isDemo ? { ...everywhere, ...demo } : everywhere)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** The only script of another origin, fetched when the live inquiry of a channel that has it is opened (F-064). */
const channelTalk = 'https://cdn.channel.io'

/**
 * Prerenders the pages that people open first. Each contains its frame with placeholders, its style sheets, the names of its scripts, and
 * the policy that allows exactly the inline scripts of that page.
 */
export function prerenderShell(): Plugin {
  let base = '/'
  let mode = 'production'
  return {
    name: 'prerender-shell',
    apply: (_config, { command, isSsrBuild, isPreview }) => (command === 'build' && isSsrBuild !== true) || isPreview === true,
    enforce: 'post',
    configResolved(config) {
      base = config.base
      mode = config.mode
    },
    async generateBundle(_options, bundle) {
      const page = bundle[homeShell.file]
      if (page?.type !== 'asset') return
      const empty = String(page.source)
      for (const [shell, drawn] of await drawShells(mode, base)) {
        const styled = withStyles(withShell(empty, drawn, shell), bundle, base)
        const source = withPolicy(withAddress(withScripts(styled, shell, bundle, base), shell, base), mode)
        if (shell === homeShell) page.source = source
        else this.emitFile({ type: 'asset', fileName: shell.file, source })
      }
    },
    // Serves the shells as a host would: after all files, in the place of index.html.
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        const file = pathname.startsWith(base) ? shellFileOf(pathname.slice(base.length - 1)) : null
        if (file !== null) request.url = `${base}${file}${search}`
        next()
      })
    },
  }
}

/** Renders the shells in a second build, so that they name the same files as the first. */
async function drawShells(mode: string, base: string): Promise<ReadonlyMap<ShellPage, string>> {
  const outDir = mkdtempSync(join(tmpdir(), 'codingbada-shell-'))
  try {
    await build({
      configFile: false,
      mode,
      base,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        ssr: 'src/shell/renderShell.tsx',
        outDir,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        copyPublicDir: false,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
      worker: { rolldownOptions: { checks: { bundlerTimings: false } } },
      ssr: { noExternal: true },
    })
    const { renderShell }: typeof import('./renderShell.tsx') = await import(pathToFileURL(join(outDir, 'renderShell.js')).href)
    const drawn = [homeShell, ...shellPages].map(async (shell) => [shell, await renderShell(shell.drawnAt)] as const)
    return new Map(await Promise.all(drawn))
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

function withShell(html: string, drawn: string, shell: ShellPage): string {
  const [before, after] = splitAfter(html, '<div id="root">')
  const page = `${before}${drawn}${after}`
  // The home page already shows its first screen without its scripts, so these can wait; the other pages show little before.
  return shell === homeShell ? page.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"') : page
}

/** Inlines the first style sheet into the page. */
function withStyles(html: string, bundle: Rolldown.OutputBundle, base: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (_link, href: string) =>
    inlineStyles(href.slice(base.length), bundle, base),
  )
}

/** Inlines a style sheet. Its link stays, disabled: chunks that load later see that it is present. */
function inlineStyles(file: string, bundle: Rolldown.OutputBundle, base: string): string {
  const sheet = bundle[file]
  if (sheet?.type !== 'asset') throw new Error(`No style sheet ${file}`)
  return `<style>${String(sheet.source).trim()}</style><link disabled rel="stylesheet" crossorigin href="${base}${file}">`
}

/** Adds the scripts that the page's own modules need beyond the first load. */
function withScripts(html: string, { modules }: ShellPage, bundle: Rolldown.OutputBundle, base: string): string {
  const seen = new Set<string>()
  const chunks = new Map<string, Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk) => {
    // Noted before its imports: two chunks may import each other.
    if (chunk.isEntry || seen.has(chunk.fileName) || html.includes(`href="${base}${chunk.fileName}"`)) return
    seen.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') add(imported)
    }
    chunks.set(chunk.fileName, chunk)
  }
  for (const module of modules) add(chunkOf(module, bundle))
  const sheets = new Set([...chunks.values()].flatMap(({ viteMetadata }) => Array.from(viteMetadata?.importedCss ?? [])))
  const scripts = [...chunks.keys()].map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
  return html.replace('</head>', `${[...sheets].map((file) => inlineStyles(file, bundle, base)).join('')}${scripts.join('')}</head>`)
}

function chunkOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${module}`)))
  if (chunk?.type !== 'chunk') throw new Error(`No chunk has ${module}`)
  return chunk
}

/** Adds what the page's first script reads: the pattern of the addresses that the page was rendered for, and the calls that it begins with. */
function withAddress(html: string, shell: ShellPage, base: string): string {
  const attributes = { prerendered: drawnPattern(shell, base), calls: JSON.stringify(shell.calls) }
  const written = Object.entries(attributes).map(
    ([name, value]) => `data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" `,
  )
  return html.replace('<html ', () => `<html ${written.join('')}`)
}

function withPolicy(html: string, mode: string): string {
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?: src=|json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => hashOf(text))
  const policy = contentSecurityPolicy(mode === 'demo', { scripts: inline('script'), styles: inline('style') })
  return html.replace('<meta charset="utf-8" />', `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`)
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function splitAfter(html: string, marker: string): readonly [string, string] {
  const at = html.indexOf(marker)
  if (at < 0) throw new Error(`index.html has no ${marker}`)
  return [html.slice(0, at + marker.length), html.slice(at + marker.length)]
}
