import * as z from 'zod/mini'
import { expectNothing, fetchList, fillPath, runWrite, withErrorLog } from './calls.ts'
import { channelPaths as paths } from './channelPaths.ts'
import type { HttpClient } from './client.ts'
import { optionalDate, optionalDateTime } from './timeSchemas.ts'
import { type ItemReader, nullableImageUrl, nullableUrl, parseObject, requiredText, type Schema, someId } from './parsing.ts'
import { postText } from './postText.ts'
import type { ChannelBannerRepository } from '../../application/channelBanner.ts'
import type { Log } from '../../application/platform.ts'
import type { OwnBanner, OwnBannerText } from '../../domain/channel/ownBanner.ts'

const textFields = {
  title: requiredText,
  imageUrl: nullableImageUrl,
  link: nullableUrl,
  startDate: optionalDate,
  endDate: optionalDate,
}

export const ownBannerTextSchema: Schema<OwnBannerText> = z.object(textFields)
/** The version that is replaced goes along. */
export const ownBannerChangeSchema: Schema<Omit<OwnBanner, 'bannerId'>> = z.object({ ...textFields, updatedDate: optionalDateTime })
export const ownBannerSchema: Schema<OwnBanner> = z.object({ bannerId: someId, ...textFields, updatedDate: optionalDateTime })

export const ownBannerItems: ItemReader<OwnBanner> = { schema: ownBannerSchema, idOf: ({ bannerId }) => bannerId }

const answered = async (answer: Promise<unknown>) => parseObject(await answer, ownBannerSchema, 'banner', null)

export function httpChannelBanners(client: HttpClient, log: Log): ChannelBannerRepository {
  return {
    list: (signal) => fetchList(log, paths.banners, 'bannerList', ownBannerItems, () => client.get(paths.banners, { signal })),
    add: (banner, key) => withErrorLog(log, paths.banners, () => answered(postText(client, paths.banners, banner, key))),
    change: ({ bannerId, ...banner }) =>
      withErrorLog(log, paths.banner, () => answered(client.put(fillPath(paths.banner, { bannerId }), banner))),
    arrange: (bannerIds) => runWrite(log, paths.bannerOrder, () => client.put(paths.bannerOrder, { bannerIds }, expectNothing)),
    remove: (bannerId) => runWrite(log, paths.banner, () => client.delete(fillPath(paths.banner, { bannerId }), expectNothing)),
  }
}
