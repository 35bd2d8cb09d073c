// `npm run mock [-- --view 'persona=teacher&seed=3'] [-- --product NAME]`: the demo's backend on a port, for clients of any kind.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const load = async (path) => (await runnerImport(fileURLToPath(new URL(path, import.meta.url)))).module

let runner
/** Python for the programs that are handed in, started with the first of them. */
const loadRunner = () => (runner ??= load('../src/shell/python/nodePythonRunner.ts').then((module) => module.nodePythonRunner()))

try {
  const { serveMockOverHttp } = await load('mockBackend.ts')
  const { PORT = '5174', HOST = '127.0.0.1' } = process.env
  await serveMockOverHttp(process.argv.slice(2), { port: Number(PORT), host: HOST }, console.log, loadRunner)
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
