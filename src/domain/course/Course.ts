import type { ChannelProfile } from '../channel/ChannelProfile.ts'
import type { Id } from '../Id.ts'
import type { PaymentType } from './PaymentType.ts'
import type { CourseLevel } from './courseLevel.ts'
import type { Teacher } from './Teacher.ts'

export interface Course {
  readonly courseId: Id
  readonly title: string
  readonly comment: string | null
  readonly thumbnail: string | null
  readonly level: CourseLevel | null
  /** A score that the stars show, up to 20. */
  readonly rating: number | null
  readonly cost: number | null
  readonly paymentType: PaymentType | null
  readonly isOnlyForChannelUser: boolean
  readonly channelProfile: ChannelProfile | null
  readonly teacher: Teacher | null
}
