import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export interface PrecacheEntry {
  /** Counted from the worker's own address. */
  readonly url: string
  /** null: the name of the file changes with what is in it. */
  readonly revision: string | null
}

const workerFile = 'sw.js'

/** For servers and robots, or for whoever builds: no page asks for them. */
const notForPages = [/^\.vite\//, /(?:^|\/)404\.html$/, /^_(?:headers|redirects)$/, /^robots\.txt$/, /^og-image\.png$/, /\.map$/]

/** Every file that the built demo may ask for, as it lies on the disk. */
export function precacheList(folder: string): readonly PrecacheEntry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => path !== workerFile && !notForPages.some((pattern) => pattern.test(path)))
    .toSorted()
    .map((path) => ({ url: encodeURI(path), revision: path.startsWith('assets/') ? null : revisionOf(join(folder, path)) }))
}

const revisionOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
