// `npm run mock [-- --view 'persona=teacher&seed=3'] [-- --product NAME]`: the demo's backend on a port, for clients of any kind.
import { fileURLToPath } from 'node:url'
import { createServer, runnerImport } from 'vite'

let python
/** Python for the programs that are handed in. It gets ready while nobody waits for it yet, and starts again if that failed. */
function loadRunner() {
  python ??= startPython().catch((error) => {
    python = undefined
    console.error(error)
    throw error
  })
  return python
}

/** Unlike `runnerImport`, a server of Vite's stays open for what the modules import later. */
async function startPython() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const server = { middlewareMode: true, ws: false, watch: null }
  const vite = await createServer({ configFile: false, root, logLevel: 'warn', appType: 'custom', server })
  const { nodePythonRunner } = await vite.ssrLoadModule('/src/shell/python/nodePythonRunner.ts')
  return nodePythonRunner()
}

try {
  const { module } = await runnerImport(fileURLToPath(new URL('mockBackend.ts', import.meta.url)))
  const { PORT = '5174', HOST = '127.0.0.1' } = process.env
  await module.serveMockOverHttp(process.argv.slice(2), { port: Number(PORT), host: HOST }, console.log, loadRunner)
  loadRunner()
    .then((runner) => runner.warmUp())
    .catch(() => {})
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
