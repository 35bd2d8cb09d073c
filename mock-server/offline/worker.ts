import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { RangeRequestsPlugin } from 'workbox-range-requests'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { hostPattern, shellPages } from '../../src/shell/shellPages.ts'
import type { PrecacheEntry } from './precacheList.ts'

/** Written in by the build. */
declare const precached: PrecacheEntry[]
declare const self: {
  addEventListener(type: 'message', listener: (event: { readonly data?: { readonly type?: string } | null }) => void): void
  skipWaiting(): Promise<void>
  readonly location: { readonly href: string }
}

const isFile = /^[^?]*\/[^/?]+\.[^/?]+(\?|$)/

// A video is asked for piece by piece.
const { cachedResponseWillBeUsed } = new RangeRequestsPlugin()
if (cachedResponseWillBeUsed) addPlugins([{ cachedResponseWillBeUsed }])
precacheAndRoute(precached)
cleanupOutdatedCaches()
const { pathname: base } = new URL('.', self.location.href)
for (const page of shellPages)
  registerRoute(new NavigationRoute(createHandlerBoundToURL(page.file), { allowlist: [hostPattern(page, base)] }))
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [isFile] }))

// One version at a time: a new worker waits until somebody wants it, or until the last page of the old version is closed.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
