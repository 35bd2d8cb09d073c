// `npm run conform`: runs every call of the contract against a backend; see main.ts.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// A reader such as head may end before this does.
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1))

const { module } = await runnerImport(fileURLToPath(new URL('main.ts', import.meta.url)))
process.exitCode = await module.main(process.argv.slice(2), console.log)
