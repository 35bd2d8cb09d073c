import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { channelPaths as paths } from '../channelPaths.ts'
import { ownBannerChangeSchema, ownBannerItems, ownBannerSchema, ownBannerTextSchema } from '../ownBanner.ts'
import { someId } from '../parsing.ts'
import { maxBannerTitleLength, maxBanners, maxShownBanners } from '../../../domain/channel/ownBanner.ts'

const { readAsUser, write } = callDefaults({ noun: 'channel', area: '채널 배너', origin: 'ours', specId: 'S-039' })

const added = fromResponse('addBanner', 'bannerId')
const text = {
  title: '학생 작품 전시회',
  imageUrl: 'https://pictures.example/exhibition.png',
  link: '/blog',
  startDate: '2026-11-20',
  endDate: null,
}

/** The calls about a channel's own banners, for those who run it; 403 for everybody else. The home data carry those that are due. */
export const bannerCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'channelBanners',
    path: paths.banners,
    summary: `Lists all banners of the channel in their order, including past and future ones. The first ${maxShownBanners} that are due by the date in Korea are in the home data, as \`bannerData.channelBannerList\`, in this order.`,
    purpose: '채널 배너 목록',
    response: listResponse('bannerList', ownBannerItems),
    acceptedErrors: [403],
  },
  {
    ...write,
    name: 'addBanner',
    path: paths.banners,
    summary: `Adds a banner at the end. Its title has at most ${maxBannerTitleLength} characters; its picture is an https address, a path of the site, or a small drawing as a data URL; its link is a path of the site or an https address of the installation's hosts. A first or last day of null means no limit. 400 if the last day is over in Korea; 409 if there are ${maxBanners} banners already.`,
    purpose: '배너 더하기',
    body: { schema: ownBannerTextSchema, example: text },
    response: objectResponse(ownBannerSchema),
    otherErrors: [413],
    acceptedErrors: [403, 409],
  },
  {
    ...write,
    method: 'PUT',
    name: 'changeBanner',
    path: paths.banner,
    summary: 'Changes a banner. 409 if `updatedDate` is not that of the current version.',
    purpose: '배너 고치기',
    pathParameters: { bannerId: added },
    body: {
      schema: ownBannerChangeSchema,
      example: { ...text, endDate: '2099-12-31', updatedDate: fromResponse('addBanner', 'updatedDate') },
    },
    response: objectResponse(ownBannerSchema),
    otherErrors: [413],
    acceptedErrors: [403, 409],
  },
  {
    ...write,
    method: 'PUT',
    name: 'arrangeBanners',
    path: paths.bannerOrder,
    summary: 'Sets the order: first the named banners, then the others in their former order. Unknown ids are ignored.',
    purpose: '배너 차례 바꾸기',
    body: { schema: z.object({ bannerIds: z.array(someId) }), example: { bannerIds: [added] } },
    response: noContent,
    acceptedErrors: [403],
  },
  {
    ...write,
    method: 'DELETE',
    name: 'removeBanner',
    path: paths.banner,
    summary: 'Removes a banner.',
    purpose: '배너 지우기',
    pathParameters: { bannerId: added },
    response: noContent,
    acceptedErrors: [403],
    dependsOn: 'arrangeBanners',
  },
]
