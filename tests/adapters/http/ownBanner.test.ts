import { expect, test } from 'vitest'
import { httpChannelBanners } from '../../../src/adapters/http/ownBanner.ts'
import { anOwnBanner } from '../../domain/channel/anOwnBanner.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { stubbed, stubbedJson } from './stubFetch.ts'

const { bannerId, ...changed } = anOwnBanner()
const { updatedDate: _, ...text } = changed

test('a channel’s banners are read in their order, and what cannot be shown of one is left out', async () => {
  const odd = {
    bannerId: 4,
    title: '전시회',
    imageUrl: 'javascript:x',
    link: 'javascript:x',
    startDate: 'soon',
    endDate: 7,
    updatedDate: 'x',
  }
  const { client, requests } = stubbedJson({ bannerList: [anOwnBanner(), odd, { bannerId: 5, title: ' ' }] })
  expect(await httpChannelBanners(client, recordingLog()).list()).toEqual([
    anOwnBanner(),
    { bannerId: 4, title: '전시회', imageUrl: null, link: null, startDate: null, endDate: null, updatedDate: null },
  ])
  expect(requests[0]).toMatchObject({ method: 'GET', url: 'https://api.test/product/v1/channels/banners' })
})

test('a banner is added, changed with the version it replaces, put in order and removed by a call each', async () => {
  const { client, requests } = stubbed((request) =>
    request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(anOwnBanner()),
  )
  const banners = httpChannelBanners(client, recordingLog())
  expect(await banners.add(text)).toEqual(anOwnBanner())
  expect(await banners.change(anOwnBanner())).toEqual(anOwnBanner())
  await banners.arrange([4, bannerId])
  await banners.remove(bannerId)
  const sent = await Promise.all(requests.map(async (request) => [request.method, new URL(request.url).pathname, await request.text()]))
  const path = '/product/v1/channels/banners'
  expect(sent).toEqual([
    ['POST', path, JSON.stringify(text)],
    ['PUT', `${path}/3`, JSON.stringify(changed)],
    ['PUT', '/product/v1/channels/banner-order', JSON.stringify({ bannerIds: [4, 3] })],
    ['DELETE', `${path}/3`, ''],
  ])
})

test('a failure is told to the log once, and passed on [F-001]', async () => {
  const log = recordingLog()
  const { client } = stubbed(() => Response.json({}, { status: 409 }))
  await expect(httpChannelBanners(client, log).add(text)).rejects.toMatchObject({ status: 409 })
  expect(log.events).toHaveLength(1)
})
