import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { trimmedLibrary } from './trimmedLibrary.ts'

/** The files that Python needs in a browser, with their headers. */
export const runtimeFiles = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'pyodide-lock.json',
  'library.zip',
  'LICENSE.txt',
] as const

export interface PythonRuntime {
  /** The folder that holds `runtimeFiles`. */
  readonly folder: string
  /** A hash of the files' contents. */
  readonly hash: string
}

interface PackageJson {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

interface LockFile {
  readonly info: { readonly python: string }
  readonly packages: object
}

const packageFolder = dirname(fileURLToPath(import.meta.resolve('pyodide')))
const own = import.meta.dirname

/** Copies the interpreter out of its package and writes its library, once per version of either, as it takes seconds. */
export async function pythonRuntime(): Promise<PythonRuntime> {
  const key = hashOf(
    ...[join(packageFolder, 'package.json'), join(own, 'trimmedLibrary.ts'), join(own, 'pythonLibrary.ts')].map((file) =>
      readFileSync(file),
    ),
  )
  const folder = join('node_modules/.cache/python', key)
  if (!existsSync(folder)) await writeRuntime(folder)
  return { folder, hash: hashOf(...runtimeFiles.map((file) => readFileSync(join(folder, file)))) }
}

/** Writes into a temporary folder that is renamed when complete, since two builds may run at a time. */
async function writeRuntime(folder: string): Promise<void> {
  const version = await versionOfAll()
  mkdirSync(dirname(folder), { recursive: true })
  const half = mkdtempSync(`${folder}-`)
  for (const file of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']) cpSync(join(packageFolder, file), join(half, file))
  const lock = readJson<LockFile>(join(packageFolder, 'pyodide-lock.json'))
  const { zip, python } = await trimmedLibrary()
  if (python !== lock.info.python) throw new Error(`The library is of Python ${python}, Pyodide's packages are for ${lock.info.python}`)
  writeFileSync(join(half, 'library.zip'), zip)
  // The lock file lists no packages: other modules cannot be imported, and Pyodide's own servers are never contacted.
  writeFileSync(join(half, 'pyodide-lock.json'), JSON.stringify({ info: lock.info, packages: {} }))
  writeFileSync(join(half, 'LICENSE.txt'), licence(version, python))
  try {
    renameSync(half, folder)
  } catch (error) {
    rmSync(half, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

/** Returns the version that is required, installed and loaded; all three have to agree. */
async function versionOfAll(): Promise<string> {
  const wanted = readJson<PackageJson>('package.json').dependencies['pyodide']
  const installed = readJson<PackageJson>(join(packageFolder, 'package.json')).version
  const { version } = await import('pyodide')
  if (wanted !== installed || installed !== version)
    throw new Error(`Pyodide: package.json asks for ${wanted}, ${installed} is installed, and says it is ${version}`)
  return version
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- files of npm's own making
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

function hashOf(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 12)
}

const licence = (version: string, python: string) => `Pyodide ${version}, https://github.com/pyodide/pyodide/tree/${version}
Mozilla Public License 2.0, https://www.mozilla.org/MPL/2.0/
pyodide.mjs, pyodide.asm.mjs and pyodide.asm.wasm are unchanged copies of the files in the npm package.

Python ${python}, https://www.python.org/
Python Software Foundation License Version 2, https://docs.python.org/3/license.html
pyodide.asm.wasm contains the interpreter. library.zip contains a part of its standard library and Pyodide's Python modules, compiled
and without docstrings; their source is in python_stdlib.zip of the npm package.
`
