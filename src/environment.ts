import { createElement, type ReactNode } from 'react'
import { type DemoAddress, demoClock, readDemoAddress, visitorKey } from '../mock-server/demoAddress.ts'
import { demoAddressOf, withoutDemoParameters } from '../mock-server/demoLinks.ts'
import { demoSettings } from '../mock-server/demoSettings.ts'
import type { MockServer } from '../mock-server/startMockServer.ts'
import { type AppConfig, inlineHomeData, readAppConfig } from './adapters/browser/config.ts'
import { browserConnection, consoleLog, hasFinePointer, systemClock } from './adapters/browser/device.ts'
import { withEarlyCalls } from './adapters/browser/earlyCalls.ts'
import { apiPaths } from './adapters/http/apiPaths.ts'
import type { ChatWidget } from './application/chat.ts'
import type { Environment } from './container.ts'
import { adoptLinkedSettings, settingsOverrides, withBasePathPictures } from './demoFetch.ts'
import { siteOf } from './domain/site/site.ts'
import { once } from './once.ts'
import { loadPythonRunner } from './pythonRunner.ts'
import { createLocalChat, type LocalChat } from './ui/chat/localChat.ts'
import { LazyBoundary, lazyWithRetry } from './ui/kit/lazy.tsx'
import type { DemoVisitor, SiteRoutes } from './ui/kit/links.tsx'
import { withBasePath } from './ui/kit/basePath.ts'
import { isAppPage } from './ui/app/routes.tsx'

/** Creates a backend that is loaded with the first call, and again with the next one if that failed. */
export function lazyMockServer(fetchBackend: () => Promise<MockServer>): MockServer & { start(): Promise<unknown> } {
  const backend = once(fetchBackend)
  let asked: Promise<MockServer> | null = null
  const start = () => (asked = backend())
  return {
    start,
    fetch: async (request) => (await start()).fetch(request),
    // A backend that was never loaded needs no shutdown.
    shutdown: () =>
      void asked?.then(
        (started) => started.shutdown(),
        () => {},
      ),
  }
}

/** Creates a widget that is loaded when it is first requested, and again if that failed. */
export function lazyChatWidget(fetchWidget: () => Promise<ChatWidget>): ChatWidget {
  const widget = once(fetchWidget)
  return {
    async open(pluginKey) {
      try {
        return await (await widget()).open(pluginKey)
      } catch {
        return 'failed'
      }
    },
  }
}

export interface StartedEnvironment {
  readonly ok: true
  readonly environment: Environment
  readonly routes: SiteRoutes
  /** Elements the page draws besides its own: the demo's chat. */
  readonly extras: ReactNode
  /** Releases what was started for this page alone. */
  stop(): void
}

export interface StartError {
  readonly title: string
  readonly detail: string
}

export type EnvironmentResult =
  | StartedEnvironment
  | { readonly ok: false; readonly reason: 'config' | 'address'; readonly problems: readonly StartError[] }

/**
 * Reads how the page is configured and, in the demo, which view its address describes. `demoUrl` is another demo address to be examined;
 * the page itself does not change for it.
 */
export const readEnvironment = (demoUrl?: URL): EnvironmentResult => {
  const reading = readAppConfig(document)
  if (!reading.ok) {
    return {
      ok: false,
      reason: 'config',
      problems: reading.problems.map(({ key, problem }) => ({ title: key, detail: problem })),
    }
  }
  return import.meta.env.MODE === 'demo' ? demoEnvironment(reading.config, demoUrl) : productionEnvironment(reading.config)
}

const productionEnvironment = (config: AppConfig): StartedEnvironment => ({
  ok: true,
  environment: {
    config,
    fetch: withEarlyCalls((request) => fetch(request), window),
    clock: systemClock,
    inlineHomeData: inlineHomeData(document),
    expectedSite: siteOf(channelOfHost(config.settings.links.rootDomain), hasFinePointer()),
    chat: lazyChatWidget(async () => (await import('./adapters/browser/channelTalk.ts')).channelTalk(window)),
    connection: browserConnection(true),
    storageScope: '',
    storage: 'browser',
  },
  routes: {
    isAppPage: (href) => isAppPage(href, config.platformPages),
    toLocation: (href) => href,
    fromLocation: (address) => address,
    demo: null,
  },
  extras: null,
  stop: () => {},
})

/** Returns the channel of the host: `haeon.codingbada.example` below the root `codingbada.example` is haeon; a root may name a port. */
const channelOfHost = (root: string | null) => {
  const host = [location.hostname, location.host].find((name) => root !== null && name.endsWith(`.${root}`))
  return host && root !== null ? host.slice(0, -root.length - 1) : null
}

const demoEnvironment = (config: AppConfig, visit?: URL): EnvironmentResult => {
  const url = visit ?? new URL(location.href)
  const reading = readDemoAddress(url, hasFinePointer())
  if (!reading.ok) {
    const problems = reading.problems.map(({ parameter, value, allowed }) => ({
      title: `${parameter}=${value}`,
      detail: allowed,
    }))
    return { ok: false, reason: 'address', problems }
  }
  const { address } = reading
  const localChat = createLocalChat()
  if (!visit) {
    setMotionPreference(address.motion)
    document.documentElement.toggleAttribute('data-signed-in', address.persona !== 'guest' && address.persona !== 'pending')
  }
  const adopted = visit ? null : adoptLinkedSettings(address.channel)
  const server = mockServer(address, config.product, { isPage: !visit, adopted })
  return {
    ok: true,
    environment: {
      config: { ...config, settings: demoSettings(config.settings, url) },
      fetch: server.fetch,
      start: server.start,
      clock: demoClock(address),
      inlineHomeData: null,
      expectedSite: siteOf(address.channel === 'main' ? null : address.channel, address.device === 'desktop'),
      chat: localChat,
      connection: browserConnection(false),
      storageScope: visitorKey(address),
      storage: 'browser',
    },
    routes: {
      isAppPage: (href) => href.startsWith('/'),
      toLocation(href) {
        const shown = demoAddressOf(href, new URL(location.href))
        return href.startsWith('/') ? shown : withBasePath(shown)
      },
      fromLocation: withoutDemoParameters,
      demo: {
        Pages: demoPages(),
        enterAs,
        hrefForOthers: (href) => hrefAs('guest', href),
        brandLink: (brand) => brandLink(brand, server.fetch, config.product),
      },
    },
    extras: demoChat(localChat),
    stop: server.stop,
  }
}

/** Signs in to the demo: the page is reloaded as another visitor, like after the platform's sign-in. */
const enterAs = (visitor: DemoVisitor, href: string): void =>
  location.assign(withBasePath(demoAddressOf(hrefAs(visitor, href), new URL(location.href))))

const brandLink = async (...asked: Parameters<typeof import('./demoBrand.ts').brandLink>) =>
  (await import('./demoBrand.ts')).brandLink(...asked)

/** Returns the same address for a visitor; its part behind `#` is kept. */
export function hrefAs(visitor: DemoVisitor, href: string): string {
  const [, page = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  return `${page}${page.includes('?') ? '&' : '?'}persona=${visitor}${fragment}`
}

const setMotionPreference = (motion: DemoAddress['motion']) => {
  if (motion === 'reduce') document.documentElement.dataset['motionPreference'] = 'reduce'
  else delete document.documentElement.dataset['motionPreference']
}

const demoPages = () => lazyWithRetry(() => import('./ui/platform/PlatformPages.tsx').then((loaded) => loaded.PlatformPages))

const demoChat = (chat: LocalChat) => {
  const ChatPlace = lazyWithRetry(() => import('./ui/chat/DemoChat.tsx').then((loaded) => loaded.DemoChat))
  return createElement(LazyBoundary, null, createElement(ChatPlace, { chat }))
}

/** Creates the mock backend, a chunk of its own that starts with the first call, so that the first paint does not wait for it. */
const mockServer = (
  address: DemoAddress,
  product: string,
  { isPage, adopted }: { readonly isPage: boolean; readonly adopted: Promise<void> | null },
) => {
  const server = lazyMockServer(async () => {
    const { startDemoServer } = await import('../mock-server/startMockServer.ts')
    return startDemoServer(address, { product, paths: apiPaths, log: consoleLog, loadRunner: loadPythonRunner }, isPage)
  })
  const fetchMocked: Environment['fetch'] = async (request) => {
    await adopted
    const tried = settingsOverrides.answer(request)
    return tried ?? settingsOverrides.renamed(address.channel, request, await withBasePathPictures(await server.fetch(request)))
  }
  return { fetch: fetchMocked, start: server.start, stop: server.shutdown }
}
