import { copyFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What static hosts need in order to answer an address inside the demo: most show 404.html, some read _redirects. */
export function deepLinks(): Plugin {
  let base = '/'
  let folder = ''
  return {
    name: 'deep-links',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      base = config.base
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        copyFileSync(join(folder, 'index.html'), join(folder, '404.html'))
        writeFileSync(join(folder, '_redirects'), `${base}* ${base}index.html 200\n`)
      },
    },
  }
}
