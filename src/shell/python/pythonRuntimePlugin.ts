import { createReadStream, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { pythonFolder, workerPolicy } from '../hosting/hosting.ts'
import { pythonRuntime, runtimeFiles } from './pythonLibrary.ts'

const types: Readonly<Record<string, string>> = { mjs: 'text/javascript', wasm: 'application/wasm', json: 'application/json' }

/** Puts Python beside the page: its files, the worker that runs it, and the policy that the worker is served with. */
export function pythonRuntimeFiles(): Plugin {
  let base = '/'
  let folder = ''
  return {
    name: 'python-runtime',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    async config(_config, { command }) {
      // Writing the files takes seconds, so a development server does it on the first request.
      folder = command === 'build' ? (await pythonRuntime()).hash : 'dev'
      return {
        define: { pythonFolder: JSON.stringify(folder), pythonFiles: JSON.stringify(runtimeFiles) },
        worker: { format: 'es', rolldownOptions: { output: { entryFileNames: `${pythonFolder}[name]-[hash].js` } } },
      }
    },
    configResolved(config) {
      base = config.base
    },
    async generateBundle() {
      const runtime = await pythonRuntime()
      for (const file of runtimeFiles)
        this.emitFile({ type: 'asset', fileName: `${pythonFolder}${folder}/${file}`, source: readFileSync(join(runtime.folder, file)) })
    },
    // Beside the worker, which here is its source.
    configureServer({ middlewares }) {
      middlewares.use(`${base}src/adapters/python/${folder}/`, (request, response, next) => void serve(request, response, next))
    },
    // The preview gives every file the headers of the page.
    configurePreviewServer({ middlewares }) {
      middlewares.use(`${base}${pythonFolder}`, (_request, response, next) => {
        const { writeHead } = response
        response.writeHead = function (this: typeof response, ...rest: never[]) {
          response.setHeader('Content-Security-Policy', workerPolicy)
          return Reflect.apply(writeHead, response, rest)
        }
        next()
      })
    },
  }
}

async function serve(request: Connect.IncomingMessage, response: ServerResponse, next: Connect.NextFunction): Promise<void> {
  const name = runtimeFiles.find((file) => request.url?.split('?')[0] === `/${file}`)
  if (name === undefined) return next()
  const { folder } = await pythonRuntime()
  response.setHeader('Content-Type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  createReadStream(join(folder, name)).pipe(response)
}
