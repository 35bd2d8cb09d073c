// `npm run conform`: runs every call of the contract against a backend. What it does is in main.ts.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { module } = await runnerImport(fileURLToPath(new URL('main.ts', import.meta.url)))
process.exitCode = await module.main(process.argv.slice(2), console.log)
