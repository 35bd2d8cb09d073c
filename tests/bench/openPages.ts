import { join } from 'node:path'
import { demoBackend } from './demoBackend.ts'
import { type Served, servePages } from './servePages.ts'

/** Names of the pages: floors, sites, and Python from its unchanged package. */
export const pageNames = ['static', 'textbox', 'react', 'guest', 'learner', 'demo', 'huge', 'stockPython'] as const
export type PageName = (typeof pageNames)[number]

/** The address of each page, on a server of its own, with a slash at the end. */
export type PageUrls = Readonly<Record<PageName, string>>

/** Returns the address of a home page on which no quest opens a dialog by itself. */
export const homeOf = (urls: PageUrls, name: PageName) => `${urls[name]}${name === 'demo' ? '?quests=uncleared' : ''}`

interface OpenPages {
  readonly urls: PageUrls
  readonly http2Urls: PageUrls
  close(): void
}

export async function openPages(floors: string): Promise<OpenPages> {
  const production = ['dist', 'dist-demo'] // the demo's pictures are what the backend's answers name
  const floor = (name: string, ...folders: string[]) => servePages([join(floors, name), floors, ...folders])
  const servers: Readonly<Record<PageName, Served>> = {
    static: await floor('static', ...production),
    textbox: await floor('textbox'),
    react: await floor('react', ...production),
    guest: await servePages(production, demoBackend('persona=guest')),
    learner: await servePages(production, demoBackend('persona=learner')),
    demo: await servePages(['dist-demo']),
    huge: await servePages(production, demoBackend('persona=learner&content=huge')),
    stockPython: await floor('stockPython', 'node_modules/pyodide'),
  }
  const urlsOf = (kind: 'url' | 'http2Url') => Object.fromEntries(pageNames.map((name) => [name, servers[name][kind]])) as PageUrls
  return {
    urls: urlsOf('url'),
    http2Urls: urlsOf('http2Url'),
    close: () => pageNames.forEach((name) => servers[name].close()),
  }
}
