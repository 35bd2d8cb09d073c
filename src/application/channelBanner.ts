import { type KnownIds, type Press, sendOnce } from './createOnce.ts'
import { type SendOutcome, sendOutcome } from './sendOutcome.ts'
import { oneAtATime } from './oneAtATime.ts'
import { canOperate } from '../domain/channel/channelSettings.ts'
import {
  arrangedBanners,
  type BannerGap,
  bannerGaps,
  type BannerPlace,
  isSameBanner,
  type OwnBanner,
  type OwnBannerText,
} from '../domain/channel/ownBanner.ts'
import type { Id } from '../domain/id.ts'
import { isSignedIn, type Viewer } from '../domain/viewer.ts'

/** Reads and changes a channel's own banners, for those who run it. */
export interface ChannelBannerRepository {
  /** Lists all banners in their order. */
  list(signal?: AbortSignal): Promise<readonly OwnBanner[]>
  /** Appends a banner to the end. 409: the channel has the maximum number. */
  add(banner: OwnBannerText, key?: string): Promise<OwnBanner>
  /** Replaces the version whose date it has. 409: another operator has changed it meanwhile. */
  change(banner: OwnBanner): Promise<OwnBanner>
  /** Sets the order; banners that are not listed follow those that are. */
  arrange(bannerIds: readonly Id[]): Promise<void>
  remove(bannerId: Id): Promise<void>
}

export type BannerOutcome =
  | Exclude<SendOutcome, { readonly kind: 'empty' }>
  | { readonly kind: 'invalid'; readonly gaps: readonly BannerGap[] }
  /** The channel has the maximum number of banners. */
  | { readonly kind: 'full' }
  /** Another operator was faster. */
  | { readonly kind: 'changed' }

export interface BannerToSave {
  readonly viewer: Viewer
  readonly banner: OwnBannerText
  /** The version that it replaces; null for a new banner. */
  readonly before: OwnBanner | null
  readonly place: BannerPlace
  /** The banners that were there before. */
  readonly known: KnownIds
  /** The press of the kept title. */
  readonly press?: Press
}

export type SaveBanner = (banner: BannerToSave) => Promise<BannerOutcome>
export type ArrangeBanners = (viewer: Viewer, bannerIds: readonly Id[]) => Promise<BannerOutcome>
export type RemoveBanner = (viewer: Viewer, bannerId: Id) => Promise<BannerOutcome>

function refusalOf(viewer: Viewer): BannerOutcome | null {
  if (!isSignedIn(viewer)) return { kind: 'signInFirst' }
  return canOperate(viewer) ? null : { kind: 'notAllowed' }
}

/** Returns the outcome of a call whose 409 has a meaning of its own. */
async function bannerOutcome(sending: Promise<SendOutcome>, conflict: 'full' | 'changed' | 'failed'): Promise<BannerOutcome> {
  const { kind } = await sending
  if (kind === 'changed') return { kind: conflict }
  return { kind: kind === 'empty' ? 'failed' : kind }
}

interface Dependencies {
  readonly repository: ChannelBannerRepository
}

export function makeSaveBanner({ repository }: Dependencies): SaveBanner {
  const add = (banner: OwnBannerText, { known, press }: BannerToSave) =>
    sendOnce({
      known,
      press,
      create: () => repository.add(banner, press?.key),
      find: async (isNew) => (await repository.list()).find((one) => isSameBanner(one, banner) && isNew(one.bannerId)),
    })
  const change = (banner: OwnBanner) =>
    sendOutcome(
      () => repository.change(banner),
      async () => (await repository.list()).some((one) => one.bannerId === banner.bannerId && isSameBanner(one, banner)),
    )
  const send = oneAtATime({ kind: 'alreadyRunning' }, (banner: OwnBannerText, wish: BannerToSave) =>
    wish.before === null ? bannerOutcome(add(banner, wish), 'full') : bannerOutcome(change({ ...wish.before, ...banner }), 'changed'),
  )
  return async (wish) => {
    const { viewer, banner, place } = wish
    const refusal = refusalOf(viewer)
    if (refusal !== null) return refusal
    const gaps = bannerGaps(banner, place)
    return gaps.length > 0 ? { kind: 'invalid', gaps } : send({ ...banner, title: banner.title.trim() }, wish)
  }
}

/** Sends orders in turn: an order that arrives during another call follows it, so the last one counts. */
export function makeArrangeBanners({ repository }: Dependencies): ArrangeBanners {
  let running: Promise<unknown> = Promise.resolve()
  let latest: readonly Id[] = []
  const isSet = async (bannerIds: readonly Id[]) => {
    const found = await repository.list()
    return arrangedBanners(found, bannerIds).every((banner, at) => banner === found[at])
  }
  return async (viewer, bannerIds) => {
    const refusal = refusalOf(viewer)
    if (refusal !== null) return refusal
    latest = bannerIds
    const sent = running.then((): Promise<BannerOutcome> | BannerOutcome =>
      latest === bannerIds
        ? bannerOutcome(
            sendOutcome(
              () => repository.arrange(bannerIds),
              () => isSet(bannerIds),
            ),
            'failed',
          )
        : { kind: 'alreadyRunning' },
    )
    running = sent
    return sent
  }
}

/** Removes a banner; one that is gone already counts as removed. */
export function makeRemoveBanner({ repository }: Dependencies): RemoveBanner {
  const send = oneAtATime({ kind: 'alreadyRunning' }, async (bannerId: Id): Promise<BannerOutcome> => {
    const sending = sendOutcome(
      () => repository.remove(bannerId),
      async () => !(await repository.list()).some((banner) => banner.bannerId === bannerId),
    )
    const outcome = await bannerOutcome(sending, 'failed')
    return outcome.kind === 'gone' ? { kind: 'done' } : outcome
  })
  return async (viewer, bannerId) => refusalOf(viewer) ?? send(bannerId)
}

/** Lists the port and the use cases of the panel of banners. */
export interface ChannelBannerFeature {
  readonly repository: ChannelBannerRepository
  readonly save: SaveBanner
  readonly arrange: ArrangeBanners
  readonly remove: RemoveBanner
}
