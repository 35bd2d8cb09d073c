import { expect, it } from 'vitest'
import { browserConnection } from '../src/adapters/browser/browserConnection.ts'
import { createApplication } from '../src/container.ts'
import { classQueryFrom } from '../src/domain/course-class/classQuery.ts'
import { siteOf } from '../src/domain/site/siteOf.ts'
import { settings } from './fakes/settings.ts'

it('what classes need comes once, and each prefix has a client of its own [S-216] [S-333] [A-84]', async () => {
  const calls: string[] = []
  const application = createApplication({
    config: { apiOrigin: 'https://api.example.kr', product: 'product', preview: false, routes: {}, settings },
    fetch: async ({ url }) => {
      calls.push(new URL(url).pathname)
      return Response.json({ courseClassList: [] })
    },
    clock: { now: () => new Date('2026-11-20T01:00:00Z'), timeZone: () => 'Asia/Seoul' },
    inlineHomeData: null,
    expectedSite: siteOf(null, true),
    chat: { open: () => Promise.resolve('opened') },
    connection: browserConnection(true),
    describesPlatform: false,
  })
  const studies = await application.studies()
  const { catalogue } = await studies.classes()
  expect((await studies.classes()).catalogue).toBe(catalogue)
  const query = classQueryFrom(new URLSearchParams(), true)
  await catalogue.find(query)
  await catalogue.findInEduenv(query)
  expect(calls).toEqual(['/product/v1/course-classes', '/eduenv/v1/course-classes'])
})
