import { carryDemoParameters } from '../mock-server/carryDemoParameters.ts'
import type { DemoAddress } from '../mock-server/DemoAddress.ts'
import { demoClock } from '../mock-server/demoClock.ts'
import { demoSettings } from '../mock-server/demoSettings.ts'
import { readDemoAddress } from '../mock-server/readDemoAddress.ts'
import { hasFinePointer } from './adapters/browser/hasFinePointer.ts'
import { inlineHomeData } from './adapters/browser/inlineHomeData.ts'
import { type AppConfig, readAppConfig } from './adapters/browser/readAppConfig.ts'
import { systemClock } from './adapters/browser/systemClock.ts'
import { apiPaths } from './adapters/http/apiPaths.ts'
import type { Surroundings } from './container.ts'
import { siteOf } from './domain/site/siteOf.ts'
import type { SiteRoutes } from './ui/app/SiteRoutes.ts'
import { copy } from './ui/copy.ts'

interface Start {
  readonly ok: true
  readonly surroundings: Surroundings
  readonly routes: SiteRoutes
}

export interface StartProblem {
  readonly title: string
  readonly detail: string
}

export type StartReading = Start | { readonly ok: false; readonly reason: string; readonly problems: readonly StartProblem[] }

/** Looks at the page once, before anything is drawn: how it is configured and, in the demo, which view its address describes. */
export const readSurroundings = (): StartReading => {
  const config = readAppConfig(document)
  if (!config.ok) {
    return {
      ok: false,
      reason: copy.startProblem.config,
      problems: config.problems.map(({ key, problem }) => ({ title: key, detail: problem })),
    }
  }
  return import.meta.env.MODE === 'demo' ? demo(config.settings) : production(config.settings)
}

const production = (config: AppConfig): Start => ({
  ok: true,
  surroundings: {
    config,
    fetch: (request) => fetch(request),
    clock: systemClock,
    inlineHomeData: inlineHomeData(document),
    expectedSite: siteOf(channelOfHost(location.hostname, config.settings.links.rootDomain), hasFinePointer()),
    describesPlatform: false,
  },
  routes: { isOwn: (href) => href === '/', addressOf: (href) => href },
})

/** `haeon.codingbada.example` below the root `codingbada.example` is the channel haeon. */
const channelOfHost = (host: string, root: string | null) =>
  root !== null && host.endsWith(`.${root}`) ? host.slice(0, -root.length - 1) : null

const demo = (config: AppConfig): StartReading => {
  const reading = readDemoAddress(new URL(location.href), hasFinePointer())
  if (!reading.ok) {
    const problems = reading.problems.map(({ parameter, value, allowed }) => ({
      title: `${parameter}=${value}`,
      detail: `${copy.startProblem.allowed}: ${allowed}`,
    }))
    return { ok: false, reason: copy.startProblem.demo, problems }
  }
  const { address } = reading
  if (address.motion === 'reduce') document.documentElement.dataset['motionPreference'] = 'reduce'
  return {
    ok: true,
    surroundings: {
      config: { ...config, settings: demoSettings(config.settings, new URL(location.href)) },
      fetch: mockFetch(address, config.product),
      clock: demoClock(address),
      inlineHomeData: null,
      expectedSite: siteOf(address.channel === 'main' ? null : address.channel, address.device === 'desktop'),
      describesPlatform: true,
    },
    routes: {
      isOwn: (href) => href.startsWith('/'),
      addressOf: (href) => carryDemoParameters(href, new URL(location.href)),
    },
  }
}

/** The mock backend is a chunk of its own and the first paint does not wait for it; the first calls do. */
const mockFetch = (address: DemoAddress, product: string): Surroundings['fetch'] => {
  const server = import('../mock-server/startMockServer.ts').then(({ startMockServer }) =>
    startMockServer(address, { product, paths: apiPaths }),
  )
  return async (request) => (await server).fetch(request)
}
