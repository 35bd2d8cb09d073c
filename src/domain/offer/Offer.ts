import type { ChannelProfile } from '../channel/ChannelProfile.ts'
import type { PaymentType } from '../course/PaymentType.ts'
import type { Teacher } from '../course/Teacher.ts'

/** What the cards of courses and of classes have in common. */
export interface Offer {
  readonly title: string
  readonly comment: string | null
  readonly thumbnail: string | null
  readonly cost: number | null
  readonly paymentType: PaymentType | null
  readonly isOnlyForChannelUser: boolean
  readonly channelProfile: ChannelProfile | null
  readonly teacher: Teacher | null
}
