import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { RangeRequestsPlugin } from 'workbox-range-requests'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { PrecacheEntry } from './precacheList.ts'

/** The build fills in this list. */
declare const precached: PrecacheEntry[]
/** Files that are pages of their own, with patterns of their addresses. */
declare const pageFiles: readonly { readonly file: string; readonly pattern: string }[]
declare const self: {
  addEventListener(type: 'message', listener: (event: { readonly data?: { readonly type?: string } | null }) => void): void
  skipWaiting(): Promise<void>
}

const isFile = /^[^?]*\/[^/?]+\.[^/?]+(\?|$)/

// A video is requested in ranges.
const { cachedResponseWillBeUsed } = new RangeRequestsPlugin()
if (cachedResponseWillBeUsed) addPlugins([{ cachedResponseWillBeUsed }])
precacheAndRoute(precached)
cleanupOutdatedCaches()
for (const { file, pattern } of pageFiles)
  registerRoute(new NavigationRoute(createHandlerBoundToURL(file), { allowlist: [new RegExp(pattern)] }))
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [isFile] }))

// Only one version runs at a time: a new worker waits until a user asks for it, or until the last page of the old version is closed.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
