// `npm start`: builds the demo when something changed since the last build, serves it and prints the address.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, preview } from 'vite'

const inputs = ['src', 'mock-server', 'public', 'index.html', 'package-lock.json', 'vite.config.ts']
const builtPage = 'dist-demo/index.html'

const newest = (path) => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** One that was built for a folder asks for its files there. */
const isForRoot = () => readFileSync(builtPage, 'utf8').includes('"/assets/')
const upToDate = existsSync(builtPage) && statSync(builtPage).mtimeMs > Math.max(...inputs.map(newest)) && isForRoot()
if (!upToDate) {
  console.log('Building the demo …')
  await build({ mode: 'demo', logLevel: 'warn' })
}

const port = Number(process.env.PORT ?? 5173)
try {
  const server = await preview({ mode: 'demo', preview: { port, strictPort: true, host: '127.0.0.1' } })
  const address = server.httpServer.address()
  console.log(`코딩바다 → http://localhost:${address.port}/`)
} catch (error) {
  // A port that somebody else uses is the commonest: a sentence says more than Vite's trace.
  console.error(`${error.message}. Set PORT to another one.`)
  process.exitCode = 1
}
