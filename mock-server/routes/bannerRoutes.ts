import type { Request } from 'miragejs'
import * as z from 'zod/mini'
import type { BannerRow, DemoSchema, DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { badRequest, bodyOf, conflict, created, forbidden, forUser, noContent, notFound, routePath, tooLarge } from './http.ts'
import { ownBanners } from '../world/channels.ts'
import { laterThan, type World } from '../world/world.ts'
import { rolesOf } from '../world/roles.ts'
import { channelPaths as paths } from '../../src/adapters/http/channelPaths.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { arrangedBanners, type BannerGap, bannerGaps, maxBanners } from '../../src/domain/channel/ownBanner.ts'

const nullableText = z.nullable(z.string())
const textFields = { title: z.string(), imageUrl: nullableText, link: nullableText, startDate: nullableText, endDate: nullableText }
const sentBanner = z.object(textFields)
const sentChange = z.object({ ...textFields, updatedDate: nullableText })
const sentOrder = z.object({ bannerIds: z.array(z.union([z.string(), z.number()])) })

/** The demo's installation: everything is below its own host. */
const demoHosts = { links: { rootDomain: 'localhost', mainOrigin: null, contestOrigin: null, allowedHosts: [] }, host: 'localhost' }
const tooLong: ReadonlySet<BannerGap> = new Set(['titleTooLong', 'pictureTooLong'])

/** Serves a channel's own banners: operators change them, and the home page shows them. */
export function bannerRoutes(server: DemoServer, world: World): void {
  const { channel } = world.address
  const forOperator = (answer: (schema: DemoSchema, request: Request) => object) => (schema: DemoSchema, request: Request) =>
    forUser(schema, () => {
      if (!rolesOf(world, schema, userIdOf(world.address)).includes('ROLE_CHANNEL_OPERATOR')) return forbidden()
      return answer(schema, request)
    })
  const keep = (schema: DemoSchema, bannerList: readonly BannerRow[]) => {
    const row = schema.findBy('channelBanner', { channel })
    if (row === null) schema.create('channelBanner', { channel, bannerList: [...bannerList] })
    else row.update({ bannerList: [...bannerList] })
  }
  const find = (schema: DemoSchema, { params }: Request) =>
    ownBanners(world, schema).find(({ bannerId }) => String(bannerId) === params['bannerId'])

  server.get(
    paths.banners,
    forOperator((schema) => ({ bannerList: ownBanners(world, schema) })),
  )
  server.post(
    paths.banners,
    forOperator((schema, request) => {
      const sent = z.safeParse(sentBanner, bodyOf(request)).data
      if (sent === undefined) return badRequest('title, imageUrl, link, startDate, endDate가 필요해요')
      const all = ownBanners(world, schema)
      const refusal = refusalOf(sent, world)
      if (refusal !== null) return refusal
      if (all.length >= maxBanners) return conflict('배너가 가득 찼어요')
      const bannerId = 1 + Math.max((world.site?.number ?? 0) * 100_000, ...all.map((banner) => banner.bannerId))
      const banner = { bannerId, ...sent, title: sent.title.trim(), updatedDate: laterThan(world, null) }
      keep(schema, [...all, banner])
      return created(banner)
    }),
  )
  server.put(
    routePath(paths.banner),
    forOperator((schema, request) => {
      const found = find(schema, request)
      if (found === undefined) return notFound()
      const sent = z.safeParse(sentChange, bodyOf(request)).data
      if (sent === undefined) return badRequest('title, imageUrl, link, startDate, endDate, updatedDate가 필요해요')
      const refusal = refusalOf(sent, world)
      if (refusal !== null) return refusal
      if (sent.updatedDate !== found.updatedDate) return conflict('그사이 다른 운영자가 고쳤어요')
      const banner = { ...found, ...sent, title: sent.title.trim(), updatedDate: laterThan(world, found.updatedDate) }
      keep(
        schema,
        ownBanners(world, schema).map((one) => (one.bannerId === found.bannerId ? banner : one)),
      )
      return banner
    }),
  )
  server.put(
    paths.bannerOrder,
    forOperator((schema, request) => {
      const sent = z.safeParse(sentOrder, bodyOf(request)).data
      if (sent === undefined) return badRequest('bannerIds가 필요해요')
      keep(schema, arrangedBanners(ownBanners(world, schema), sent.bannerIds))
      return noContent()
    }),
  )
  server.delete(
    routePath(paths.banner),
    forOperator((schema, request) => {
      const found = find(schema, request)
      if (found === undefined) return notFound()
      keep(
        schema,
        ownBanners(world, schema).filter(({ bannerId }) => bannerId !== found.bannerId),
      )
      return noContent()
    }),
  )
}

function refusalOf(sent: z.infer<typeof sentBanner>, world: World): object | null {
  const gaps = bannerGaps(sent, { ...demoHosts, today: seoulDate(world.present()) })
  if (gaps.length === 0) return null
  return gaps.every((gap) => tooLong.has(gap)) ? tooLarge() : badRequest(gaps.join(', '))
}
