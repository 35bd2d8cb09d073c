import type { Topic } from './topics.ts'
import type { ChatPlugin } from '../../src/domain/channel/channel.ts'
import type { BusinessInfo } from '../../src/domain/site/businessInfo.ts'

/** Facts about any channel of the world. */
export interface ChannelFacts {
  readonly number: number
  /** Its sub-domain. */
  readonly label: string
  readonly name: string
  readonly tag: string
  readonly description: string
  /** The topics that it mostly teaches. */
  readonly focus: readonly Topic[]
}

export type CustomMapWire = Readonly<
  Record<string, { readonly CUSTOM_NAME: readonly { readonly value: string }[]; readonly REMOVE: readonly object[] }>
>

export function renamed(titles: Readonly<Record<string, string>>): CustomMapWire {
  return mapOf(Object.entries(titles), (value) => ({ CUSTOM_NAME: [{ value }], REMOVE: [] }))
}

export function removed(keys: readonly string[]): CustomMapWire {
  return mapOf(
    keys.map((key) => [key, 'Y']),
    (value) => ({ CUSTOM_NAME: [], REMOVE: [{ value }] }),
  )
}

function mapOf(entries: [string, string][], entryOf: (value: string) => CustomMapWire[string]): CustomMapWire {
  return Object.fromEntries(entries.map(([key, value]) => [key, entryOf(value)]))
}

/** A channel that can be visited. */
export interface ChannelSite extends ChannelFacts {
  readonly role: 'ROLE_CHANNEL_ENTERPRISE' | 'ROLE_CHANNEL_PREMIUM' | null
  /** The label of the parent channel. */
  readonly parent: string | null
  readonly productSlug: string | null
  readonly brandColor: string
  readonly customMap: CustomMapWire
  readonly businessInfo: BusinessInfo
  readonly chat: ChatPlugin
  /** The title and in-site link of each banner. */
  readonly banners: readonly { readonly title: string; readonly link: string }[]
  readonly hasContent: boolean
}

/** A channel without a business card and a chat. */
export const notUsed: Pick<ChannelSite, 'businessInfo' | 'chat'> = {
  businessInfo: {
    isUsed: false,
    businessName: null,
    telephone: null,
    address: null,
    email: null,
    representative: null,
    businessNumber: null,
  },
  chat: { isUsed: false, pluginKey: null },
}
