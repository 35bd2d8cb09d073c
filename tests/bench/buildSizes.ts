import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Budget } from './budgetTable.ts'

interface Size {
  readonly name: string
  readonly size: number
  readonly sizeLimit: number
}

/** What size-limit says of the two builds, by its own limits. */
export function sizeBudgets(): readonly Budget[] {
  const { stdout } = spawnSync('npx', ['size-limit', '--config', 'tests/sizeLimits.mjs', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return (JSON.parse(stdout) as readonly Size[]).map(({ name, size, sizeLimit }) => ({
    measure: `${name}, brotli`,
    value: size / 1000,
    unit: 'kB',
    most: sizeLimit / 1000,
  }))
}

/** How much of the production build speaks of the mock backend; every chunk that does counts whole. */
export function mockBytes(): number {
  const chunks = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  const mocking = chunks
    .map((name) => readFileSync(`dist/assets/${name}`))
    .filter((code) => /mirage|pretender|faker/i.test(code.toString()))
  return mocking.reduce((sum, { length }) => sum + length, 0)
}
