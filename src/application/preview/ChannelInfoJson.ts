/** A channel's settings as the backend stores and sends them: what the playground edits and an operator copies. */
export interface ChannelInfoJson {
  readonly role: string | null
  readonly channelDomain: string | null
  readonly channelName: string | null
  readonly description: string | null
  readonly info: {
    readonly logoUrl: string | null
    readonly superChannelInfo: { readonly channelDomain: string | null } | null
    readonly channelCustomInfo: { readonly customMap: CustomMapJson } | null
  }
  readonly businessInfo: BusinessInfoJson | null
  readonly pluginMap: { readonly CHANNEL_TALK: { readonly isUsed: boolean; readonly pluginKey: string | null } | null }
  readonly productSlug: string | null
  readonly brandColor: string | null
}

export type CustomMapJson = Readonly<Record<string, CustomEntryJson>>

export interface CustomEntryJson {
  readonly CUSTOM_NAME: readonly { readonly value: string }[]
  readonly REMOVE: readonly unknown[]
}

export const businessFields = ['businessName', 'telephone', 'address', 'email', 'representative', 'businessNumber'] as const
export type BusinessField = (typeof businessFields)[number]
export type BusinessInfoJson = Readonly<Record<BusinessField, string | null>> & { readonly isUsed: boolean }
