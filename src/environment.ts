import { createElement, type ReactNode } from 'react'
import type { DemoAddress } from '../mock-server/DemoAddress.ts'
import { demoAddressOf } from '../mock-server/demoAddressOf.ts'
import { demoClock } from '../mock-server/demoClock.ts'
import { demoSettings } from '../mock-server/demoSettings.ts'
import { readDemoAddress } from '../mock-server/readDemoAddress.ts'
import type { MockServer } from '../mock-server/startMockServer.ts'
import { withoutDemoParameters } from '../mock-server/withoutDemoParameters.ts'
import { type AppConfig, inlineHomeData, readAppConfig } from './adapters/browser/config.ts'
import { browserConnection, hasFinePointer, systemClock } from './adapters/browser/device.ts'
import { apiPaths } from './adapters/http/apiPaths.ts'
import type { ChatWidget } from './application/chat.ts'
import type { Environment } from './container.ts'
import { siteOf } from './domain/site/site.ts'
import { once } from './once.ts'
import { inFolderPictures, triedSettings } from './preview/demoFetch.ts'
import { demoEntrances } from './preview/entrances.ts'
import { createLocalChat, type LocalChat } from './ui/chat/localChat.ts'
import { later, LazyBoundary } from './ui/kit/lazy.tsx'
import type { SiteRoutes } from './ui/kit/links.tsx'
import { inFolder, isOwnPage } from './ui/kit/pages.ts'

/** A backend that is itself fetched with the first call, and again with the next one if that failed. */
export function backendOnDemand(fetchBackend: () => Promise<MockServer>): MockServer {
  const backend = once(fetchBackend)
  let asked: Promise<MockServer> | null = null
  return {
    fetch: async (request) => (await (asked = backend())).fetch(request),
    // A backend that was never loaded needs no shutdown.
    shutdown: () =>
      void asked?.then(
        (started) => started.shutdown(),
        () => {},
      ),
  }
}

/** A widget that is itself fetched when it is first asked for, and again if that failed. */
export function chatOnDemand(fetchWidget: () => Promise<ChatWidget>): ChatWidget {
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

export interface Start {
  readonly ok: true
  readonly environment: Environment
  readonly routes: SiteRoutes
  /** What the page draws beside its own: the demo's chat. */
  readonly beside: ReactNode
  /** Lets go of what was started for this page alone. */
  stop(): void
}

export interface StartProblem {
  readonly title: string
  readonly detail: string
}

export type StartReading = Start | { readonly ok: false; readonly reason: 'config' | 'address'; readonly problems: readonly StartProblem[] }

/**
 * How the page is configured and, in the demo, which view its address describes. `visit` is another demo address, to be looked at
 * from here: the page itself does not change for it.
 */
export const readEnvironment = (visit?: URL): StartReading => {
  const reading = readAppConfig(document)
  if (!reading.ok) {
    return {
      ok: false,
      reason: 'config',
      problems: reading.problems.map(({ key, problem }) => ({ title: key, detail: problem })),
    }
  }
  return import.meta.env.MODE === 'demo' ? demo(reading.config, visit) : production(reading.config)
}

const production = (config: AppConfig): Start => ({
  ok: true,
  environment: {
    config,
    fetch: (request) => fetch(request),
    clock: systemClock,
    inlineHomeData: inlineHomeData(document),
    expectedSite: siteOf(channelOfHost(config.settings.links.rootDomain), hasFinePointer()),
    chat: chatOnDemand(async () => (await import('./adapters/browser/channelTalk.ts')).channelTalk(window)),
    connection: browserConnection(true),
    describesPlatform: false,
  },
  routes: { isOwn: isOwnPage, addressOf: (href) => href, hrefOf: (address) => address, entrances: [] },
  beside: null,
  stop: () => {},
})

/** `haeon.codingbada.example` below the root `codingbada.example` is the channel haeon; a root may name a port. */
const channelOfHost = (root: string | null) => {
  const host = [location.hostname, location.host].find((name) => root !== null && name.endsWith(`.${root}`))
  return host && root !== null ? host.slice(0, -root.length - 1) : null
}

const demo = (config: AppConfig, visit?: URL): StartReading => {
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
  if (!visit) preferMotion(address.motion)
  const server = mockServer(address, config.product, !visit)
  return {
    ok: true,
    environment: {
      config: { ...config, settings: demoSettings(config.settings, url) },
      fetch: server.fetch,
      clock: demoClock(address),
      inlineHomeData: null,
      expectedSite: siteOf(address.channel === 'main' ? null : address.channel, address.device === 'desktop'),
      chat: localChat,
      connection: browserConnection(false),
      describesPlatform: true,
    },
    routes: {
      isOwn: (href) => href.startsWith('/'),
      addressOf(href) {
        const shown = demoAddressOf(href, new URL(location.href))
        return href.startsWith('/') ? shown : inFolder(shown)
      },
      hrefOf: withoutDemoParameters,
      entrances: demoEntrances(),
    },
    beside: chatPlace(localChat),
    stop: server.stop,
  }
}

const preferMotion = (motion: DemoAddress['motion']) => {
  if (motion === 'reduce') document.documentElement.dataset['motionPreference'] = 'reduce'
  else delete document.documentElement.dataset['motionPreference']
}

const chatPlace = (chat: LocalChat) => {
  const ChatPlace = later(() => import('./ui/chat/ChatPlace.tsx').then((loaded) => loaded.ChatPlace))
  return createElement(LazyBoundary, null, createElement(ChatPlace, { chat }))
}

/** The mock backend is a chunk of its own, and starts with the first call: the first paint does not wait for it. */
const mockServer = (address: DemoAddress, product: string, isPage: boolean) => {
  const server = backendOnDemand(async () => {
    const { startDemoServer } = await import('../mock-server/startDemoServer.ts')
    return startDemoServer(address, { product, paths: apiPaths, storage: () => window.localStorage }, isPage)
  })
  const fetchMocked: Environment['fetch'] = async (request) =>
    triedSettings.answer(request) ?? inFolderPictures(await server.fetch(request))
  return { fetch: fetchMocked, stop: server.shutdown }
}
