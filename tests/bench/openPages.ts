import { join } from 'node:path'
import { demoBackend } from './demoBackend.ts'
import { type Served, servePages } from './servePages.ts'

const floorNames = ['static', 'react', 'mock'] as const
const siteNames = ['guest', 'learner', 'demo'] as const

/** The pages that are loaded again and again, in turn. */
export const pageNames = [...floorNames, ...siteNames] as const

export type PageName = (typeof pageNames)[number] | 'huge'
export type PageUrls = Readonly<Record<PageName, string>>

/** Every page on a server of its own: the three floors, production for a guest and a learner, the demo, and a thousand items in every list. */
export async function openPages(floors: string): Promise<{ readonly urls: PageUrls; close(): void }> {
  const production = ['dist', 'dist-demo'] // the demo's pictures are what the backend's answers name
  const floor = (name: string) => servePages([join(floors, name), floors, ...production])
  const servers: Readonly<Record<PageName, Served>> = {
    static: await floor('static'),
    react: await floor('react'),
    mock: await floor('mock'),
    guest: await servePages(production, demoBackend('persona=guest')),
    learner: await servePages(production, demoBackend('persona=learner')),
    demo: await servePages(['dist-demo']),
    huge: await servePages(production, demoBackend('persona=learner&content=huge')),
  }
  const address = (name: PageName) => `${servers[name].url}${name === 'demo' ? '?quests=uncleared' : ''}`
  const all = Object.keys(servers) as PageName[]
  return {
    urls: Object.fromEntries(all.map((name) => [name, address(name)])) as PageUrls,
    close: () => all.forEach((name) => servers[name].close()),
  }
}
