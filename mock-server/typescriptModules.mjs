import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/**
 * Runs the project's modules in Node, by `load('/tests/…ts')`, until it is closed. Unlike Vite's `runnerImport` it stays open for what
 * the modules import later.
 */
export async function typescriptModules() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const server = { middlewareMode: true, ws: false, watch: null }
  const vite = await createServer({ configFile: false, root, logLevel: 'warn', appType: 'custom', server })
  return { load: (path) => vite.ssrLoadModule(path), close: () => vite.close() }
}
