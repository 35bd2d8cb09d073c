import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { appManifest } from './offline/appManifest.ts'
import { precacheList } from './offline/precacheList.ts'

const source = join(import.meta.dirname, 'offline')

interface PageFile {
  readonly file: string
  /** Returns the pattern of its addresses, in a folder of the host. */
  pattern(base: string): RegExp
}

/** Makes the built demo installable and lets it run without its server: a manifest, icons, and a worker that keeps every file. */
export function offlineDemo(pages: readonly PageFile[]): Plugin {
  let base = '/'
  let folder = ''
  return {
    name: 'offline-demo',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      base = config.base
      folder = resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `${base}manifest.webmanifest` }, injectTo: 'head' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(appManifest) })
      for (const { src } of appManifest.icons) this.emitFile({ type: 'asset', fileName: src, source: readFileSync(join(source, src)) })
    },
    // The worker is written last, because it identifies each file by its content.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () =>
        buildWorker(
          folder,
          pages.map(({ file, pattern }) => ({ file, pattern: pattern(base).source })),
        ),
    },
  }
}

async function buildWorker(folder: string, pageFiles: readonly { readonly file: string; readonly pattern: string }[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      precached: JSON.stringify(precacheList(folder)),
      pageFiles: JSON.stringify(pageFiles),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: join(source, 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
