import type { ChannelInfo, CustomEntry } from '../../../src/domain/channel/channel.ts'

interface Wishes {
  readonly role?: string
  readonly parent?: string
  readonly custom?: Readonly<Record<string, Partial<CustomEntry>>>
  readonly productSlug?: string
  readonly chat?: { readonly isUsed: boolean; readonly pluginKey: string | null }
  readonly business?: boolean
}

/** An ordinary channel without settings unless told otherwise. */
export function aChannel({ role, parent, custom, productSlug, chat, business }: Wishes = {}): ChannelInfo {
  return {
    role: role ?? null,
    channelDomain: 'haeon',
    channelName: '해온코딩학원',
    description: null,
    info: {
      logoUrl: null,
      superChannelInfo: parent === undefined ? null : { channelDomain: parent },
      channelCustomInfo: custom === undefined ? null : { customMap: customMap(custom) },
    },
    businessInfo: business === undefined ? null : { ...blankBusiness, isUsed: business },
    pluginMap: { CHANNEL_TALK: chat ?? null },
    productSlug: productSlug ?? null,
    brandColor: null,
  }
}

export const named = (...values: string[]): Partial<CustomEntry> => ({ CUSTOM_NAME: values.map((value) => ({ value })) })
export const removed: Partial<CustomEntry> = { REMOVE: ['Y'] }

function customMap(custom: Readonly<Record<string, Partial<CustomEntry>>>): ReadonlyMap<string, CustomEntry> {
  return new Map(Object.entries(custom).map(([key, entry]) => [key, { CUSTOM_NAME: [], REMOVE: [], ...entry }]))
}

const blankBusiness = { businessName: null, telephone: null, address: null, email: null, representative: null, businessNumber: null }
