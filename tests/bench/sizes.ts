import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { commandLine } from '../../.ci/commandLine.mjs'
import type { Budget } from './budgetTable.ts'
import type { Subject } from './subject.ts'

/** Measures the bytes that are sent to the browser. */
export const sizes = (): Subject => ({
  name: 'sizes',
  async rows() {
    return [...limitedSizes(), mockInProduction(), pythonTransfer()]
  },
})

interface Size {
  readonly name: string
  readonly size: number
  readonly sizeLimit: number
}

/** Reads the sizes of the two builds, and their limits, from size-limit. */
function limitedSizes(): readonly Budget[] {
  const { stdout } = spawnSync(...commandLine(['npx', 'size-limit', '--config', 'tests/sizeLimits.mjs', '--json'], { encoding: 'utf8' }))
  return (JSON.parse(stdout) as readonly Size[]).map(({ name, size, sizeLimit }) => ({
    measure: `size: ${name}`,
    value: size / 1000,
    unit: 'kB',
    most: sizeLimit / 1000,
  }))
}

/** Sums the chunks of the production build that mention the mock backend. */
function mockInProduction(): Budget {
  const chunks = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  const mocking = chunks
    .map((name) => readFileSync(`dist/assets/${name}`))
    .filter((code) => /mirage|pretender|faker/i.test(code.toString()))
  return { measure: 'size: mock backend in production', value: mocking.reduce((sum, { length }) => sum + length, 0), unit: 'B', most: 0 }
}

const stockFiles = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json', 'python_stdlib.zip']

/** Compares what a browser fetches before Python runs with what it would fetch from the unchanged package. */
function pythonTransfer(): Budget {
  const own = readdirSync('dist/assets/python', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'LICENSE.txt')
    .map(({ parentPath, name }) => join(parentPath, name))
  const stock = stockFiles.map((name) => join('node_modules/pyodide', name))
  const compressed = new Map<string, number>()
  const compressedSize = (file: string) => {
    const content = readFileSync(file)
    const key = createHash('sha256').update(content).digest('hex')
    // Both folders have the same interpreter, which takes ten seconds to compress.
    const size = compressed.get(key) ?? brotliCompressSync(content).length
    compressed.set(key, size)
    return size
  }
  const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + compressedSize(file), 0) / 1e6
  return { measure: 'size: Python by brotli', value: sizeOf(own), unit: 'MB', floor: { name: 'stock', value: sizeOf(stock) }, most: 0.78 }
}
