import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { pythonFolder, workerPolicy } from '../hosting/hosting.ts'
import { pythonRuntime, runtimeFiles } from './pythonLibrary.ts'

const moduleName = 'virtual:python-runtime'

const types: Readonly<Record<string, string>> = { mjs: 'text/javascript', wasm: 'application/wasm', json: 'application/json' }

/** Puts Python beside the page: its files, the worker that runs it, and the policy that the worker is served with. */
export function pythonRuntimeFiles(): Plugin {
  let folder = ''
  let isBuild = false
  return {
    name: 'python-runtime',
    config: () => ({ worker: { format: 'es', rolldownOptions: { output: { entryFileNames: `${pythonFolder}[name]-[hash].js` } } } }),
    configResolved({ base, command }) {
      isBuild = command === 'build'
      folder = `${base}${pythonFolder}`
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    // Only a build knows the files before somebody asks for them: writing them takes seconds.
    load: async (id) => {
      if (id !== `\0${moduleName}`) return null
      return `export const runtimeFolder = ${JSON.stringify(`${folder}${isBuild ? (await pythonRuntime()).hash : 'dev'}/`)}`
    },
    async generateBundle(_options, bundle) {
      if (!Object.values(bundle).some((chunk) => chunk.type === 'chunk' && chunk.moduleIds.includes(`\0${moduleName}`))) return
      const runtime = await pythonRuntime()
      for (const file of runtimeFiles) {
        const source = readFileSync(join(runtime.folder, file))
        this.emitFile({ type: 'asset', fileName: `${pythonFolder}${runtime.hash}/${file}`, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`${folder}dev/`, (request, response, next) => void serve(request, response).then(next, next))
    },
    // The preview gives every file the headers of the page.
    configurePreviewServer({ middlewares }) {
      middlewares.use(folder, (_request, response, next) => {
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

const serve = async (
  request: Connect.IncomingMessage,
  response: NodeJS.WritableStream & { setHeader(name: string, value: string): void },
) => {
  const name = runtimeFiles.find((file) => request.url === `/${file}`)
  if (name === undefined) return
  const { folder } = await pythonRuntime()
  response.setHeader('Content-Type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  await new Promise((resolve) => createReadStream(join(folder, name)).pipe(response).once('finish', resolve))
}
