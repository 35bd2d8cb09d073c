import type { Connect, Plugin } from 'vite'

const fileName = 'sw.js'

/** The worker removes itself and the demo's caches, and shows the server's page. */
const farewell = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', async () => {
  await registration.unregister()
  for (const name of await caches.keys()) if (name.includes('precache')) await caches.delete(name)
  for (const page of await clients.matchAll({ type: 'window' })) void page.navigate(page.url)
})
`

/**
 * Writes a worker that retires the demo's: once an origin has served the demo, its worker would keep answering there, since a browser keeps
 * a worker until another comes from the same address.
 */
export function retireWorker(): Plugin {
  let hasWorker = false
  return {
    name: 'retire-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'serve' || isSsrBuild !== true,
    configResolved({ mode }) {
      hasWorker = mode === 'demo'
    },
    generateBundle() {
      if (!hasWorker) this.emitFile({ type: 'asset', fileName, source: farewell })
    },
    configureServer: ({ middlewares }) => answer(middlewares),
    configurePreviewServer({ middlewares }) {
      if (!hasWorker) answer(middlewares)
    },
  }
}

function answer(middlewares: Connect.Server): void {
  middlewares.use(`/${fileName}`, (_request, response) => {
    response.setHeader('content-type', 'text/javascript')
    response.end(farewell)
  })
}
