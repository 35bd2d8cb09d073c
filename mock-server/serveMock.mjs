// `npm run mock [-- --view 'persona=teacher&seed=3'] [-- --product NAME] [-- --reports]`: the demo's backend on a port, for clients of any kind;
// with `--reports` it prints what pages whose `reportUrl` is `/reports` on this port send.
import { typescriptModules } from './typescriptModules.mjs'

const modules = await typescriptModules()

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

async function startPython() {
  const { nodePythonRunner } = await modules.load('/src/shell/python/nodePythonRunner.ts')
  const { shareAmong } = await modules.load('/mock-server/sharedRunners.ts')
  return shareAmong(await nodePythonRunner(), await nodePythonRunner())
}

try {
  const { serveMockOverHttp } = await modules.load('/mock-server/mockBackend.ts')
  const { PORT = '5174', HOST = '127.0.0.1' } = process.env
  await serveMockOverHttp(process.argv.slice(2), { port: Number(PORT), host: HOST }, console.log, loadRunner)
  loadRunner()
    .then((runner) => runner.warmUp())
    .catch(() => {})
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
  await modules.close()
}
