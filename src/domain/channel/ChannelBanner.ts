import type { Id } from '../Id.ts'

export interface ChannelBanner {
  readonly bannerId: Id | null
  readonly title: string | null
  readonly imageUrl: string | null
  readonly link: string | null
}
