import type { ChannelProfile } from '../channel/ChannelProfile.ts'
import type { PaymentType } from '../course/PaymentType.ts'
import type { Teacher } from '../course/Teacher.ts'
import type { Id } from '../Id.ts'

export interface CourseClass {
  readonly courseClassId: Id
  readonly title: string
  readonly comment: string | null
  readonly thumbnail: string | null
  readonly cost: number | null
  readonly paymentType: PaymentType | null
  readonly isOnlyForChannelUser: boolean
  readonly channelProfile: ChannelProfile | null
  readonly teacher: Teacher | null
  /** `memberCount` is the capacity, not the enrolment. */
  readonly schedule: { readonly memberCount: number | null } | null
}
