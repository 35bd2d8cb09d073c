import { execFile } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build, type Plugin } from 'vite'
import { commandLine } from '../../.ci/commandLine.mjs'

/** Papyros, and the Pyodide that it loads from a content delivery network. */
const packages = ['@dodona/papyros@2.3.7', 'pyodide@0.22.1']

const page = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Papyros</title>
<link rel="icon" href="data:,"><h1>두 수의 합</h1><p>두 수를 읽고 더해요.</p>
${['code', 'status', 'output', 'input', 'trace'].map((id) => `<div id="${id}"></div>`).join('')}
<script type="module" src="papyros.js"></script>`

/** Returns the folders of a page with Papyros, or null if the registry does not answer. */
export async function buildPapyros(place: string): Promise<readonly string[] | null> {
  const root = join(place, 'papyros')
  if (!(await install(root))) return null
  writeFileSync(join(root, 'index.html'), page)
  cpSync(resolve('tests/bench/floors/papyros.js'), join(root, 'papyros.js'))
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    plugins: [forVite],
    worker: { plugins: () => [forVite] },
    build: { outDir: 'dist', chunkSizeWarningLimit: 2000 },
  })
  return [join(root, 'dist'), join(root, 'node_modules/pyodide')]
}

/** Installs outside the project, because Papyros is 64 packages and 56 MB that nothing else needs; their peers (webpack) are left out. */
async function install(root: string): Promise<boolean> {
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps']
  const [file, args, options] = commandLine(['npm', 'install', '--prefix', root, ...flags, ...packages])
  return await promisify(execFile)(file, args, options).then(
    () => true,
    () => false,
  )
}

/** Replaces webpack's way to name a file, and serves Pyodide from the page's own host, which saves Papyros a second connection. */
const forVite: Plugin = {
  name: 'papyros-for-vite',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('PythonWorker.js'))
      return code.replace(/require\("!!file-loader!(.*?)"\)\.default/, 'new URL("$1", import.meta.url).href')
    if (id.includes('pyodide-worker-runner')) return code.replace(/`https:\/\/cdn\.jsdelivr\.net[^`]*`/, '"/"')
    return null
  },
}
