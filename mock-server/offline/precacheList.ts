import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import nodePath, { join } from 'node:path'

export interface PrecacheEntry {
  /** The address relative to the worker's own. */
  readonly url: string
  /** Null when the file's name changes with its content. */
  readonly revision: string | null
}

const workerFile = 'sw.js'

/** Files for servers, robots or the build, which no page requests. */
const notForPages = [/^\.vite\//, /(?:^|\/)404\.html$/, /^_(?:headers|redirects)$/, /^robots\.txt$/, /^og-image\.png$/, /\.map$/]

/** Lists every file that the built demo may request. */
export function precacheList(folder: string): readonly PrecacheEntry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => addressIn(folder, join(parentPath, name)))
    .filter((path) => path !== workerFile && !notForPages.some((pattern) => pattern.test(path)))
    .toSorted()
    .map((path) => ({ url: encodeURI(path), revision: path.startsWith('assets/') ? null : revisionOf(join(folder, path)) }))
}

/** Returns the address of a file below the folder that is served, whatever separates the folders of the system. */
export function addressIn(folder: string, file: string, { relative, sep }: typeof nodePath = nodePath): string {
  return relative(folder, file).split(sep).join('/')
}

const revisionOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
