import type { Connect, Plugin } from 'vite'

/** Takes itself away, and shows what the server has now. */
const farewell = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', async () => {
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) void page.navigate(page.url)
})
`

/** Once the demo was looked at on a port, its worker would go on answering there in the stead of whatever is withBrokenItems next. */
export function retireWorker(): Plugin {
  let hasWorker = false
  return {
    name: 'retire-worker',
    apply: 'serve',
    configResolved({ mode }) {
      hasWorker = mode === 'demo'
    },
    configureServer: ({ middlewares }) => answer(middlewares),
    configurePreviewServer({ middlewares }) {
      if (!hasWorker) answer(middlewares)
    },
  }
}

function answer(middlewares: Connect.Server): void {
  middlewares.use('/sw.js', (_request, response) => {
    response.setHeader('content-type', 'text/javascript')
    response.end(farewell)
  })
}
