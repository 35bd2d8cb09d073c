import { browserConnection } from '../../src/adapters/browser/device.ts'
import { createApplication, type Environment } from '../../src/container.ts'
import { siteOf } from '../../src/domain/site/site.ts'
import { settings } from './settings.ts'

/** Composes the whole application as the composition root does, over this backend. */
export const composedApplication = (fetch: (request: Request) => Promise<Response>, storage: Environment['storage'] = 'browser') =>
  createApplication({
    config: {
      apiOrigin: 'https://api.example.kr',
      product: 'product',
      preview: false,
      routes: {},
      platformPages: [],
      reportUrl: null,
      settings,
    },
    fetch,
    clock: { now: () => new Date('2026-11-20T01:00:00Z'), timeZone: () => 'Asia/Seoul' },
    inlineHomeData: null,
    expectedSite: siteOf(null, true),
    chat: { open: () => Promise.resolve('opened') },
    connection: browserConnection(true),
    storageScope: '',
    storage,
  })
