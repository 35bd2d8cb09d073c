import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies a build as if it were built from other sources: every chunk has another name, and so has all that names it. Returns the folder.
 * A second run of the build would take half a minute and give the same.
 */
export function versionOf(build: string, folder: string, version: string): string {
  cpSync(build, folder, { recursive: true })
  const chunks = new Set(readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js')))
  const newName = (name: string) => (chunks.has(name) ? name.replace(/\.js$/, `${version}.js`) : name)
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(?:[\w-]+\.js|(?:pages[\\/])?\w+\.html)$/.test(path),
  )
  for (const path of [...texts, ...[...chunks].map((name) => join('assets', name))])
    rewrite(join(folder, path), (text) => text.replaceAll(/[\w.-]+\.js\b/g, newName))
  for (const name of chunks) renameSync(join(folder, 'assets', name), join(folder, 'assets', newName(name)))
  return folder
}

export function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
