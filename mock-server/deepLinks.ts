import { copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the page itself as 404.html, which most static hosts show for an address inside the demo. */
export function deepLinks(): Plugin {
  let folder = ''
  return {
    name: 'deep-links',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        copyFileSync(join(folder, 'index.html'), join(folder, '404.html'))
      },
    },
  }
}
