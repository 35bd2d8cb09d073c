import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** A CSS module's class as the built page calls it: its own name and four characters for its file. Vite's own adds a line; every page carries them all. */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`
}
