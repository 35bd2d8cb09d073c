// `npm run mock [-- --view 'persona=teacher&seed=3'] [-- --product NAME]`: the demo's backend on a port, for clients of any kind.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

try {
  const { module } = await runnerImport(fileURLToPath(new URL('mockBackend.ts', import.meta.url)))
  const { PORT = '5174', HOST = '127.0.0.1' } = process.env
  await module.serveMockOverHttp(process.argv.slice(2), { port: Number(PORT), host: HOST }, console.log)
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
