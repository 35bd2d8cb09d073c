import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'

interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * What the page itself forbids, wherever it is served. An installation's own API, pictures and chat differ, so production leaves
 * those to the headers of its host (hosting/); the demo knows all that it needs.
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

/** The one script from elsewhere, fetched when somebody opens the live inquiry of a channel that has it (F-064). */
const channelTalk = 'https://cdn.channel.io'

/**
 * Writes into the built page what can be known beforehand: the home page's shell, the style sheet of the first screen, and the
 * policy that allows exactly the scripts which then stand there.
 */
export function prerenderShell(): Plugin {
  let base = '/'
  let mode = 'production'
  return {
    name: 'prerender-shell',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    configResolved(config) {
      base = config.base
      mode = config.mode
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const shell = await shellOf(mode, base)
      page.source = withPolicy(withStyles(withShell(String(page.source), shell), bundle, base), mode)
    },
  }
}

/** Drawn by a second build, so that it names the same files as the first. */
async function shellOf(mode: string, base: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'codingbada-shell-'))
  try {
    await build({
      configFile: false,
      mode,
      base,
      logLevel: 'warn',
      plugins: [react()],
      build: { ssr: 'src/shell/renderShell.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0, copyPublicDir: false },
      ssr: { noExternal: true },
    })
    const { renderShell }: typeof import('./renderShell.tsx') = await import(pathToFileURL(join(outDir, 'renderShell.js')).href)
    return renderShell()
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

function withShell(html: string, shell: string): string {
  const [before, after] = splitAfter(html, '<div id="root">')
  // What is on the screen already can wait for its scripts.
  return `${before}${shell}${after}`.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
}

/** The first style sheet stands in the page. Its link stays, switched off: chunks that come later see that it is here. */
function withStyles(html: string, bundle: Rolldown.OutputBundle, base: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (link, href: string) => {
    const sheet = bundle[href.slice(base.length)]
    if (sheet?.type !== 'asset') throw new Error(`No style sheet ${href}`)
    return `<style>${String(sheet.source).trim()}</style>${link.replace('<link', '<link disabled')}`
  })
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
