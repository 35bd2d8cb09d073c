import type { ClassCatalogue } from './course-class/ClassCatalogue.ts'
import type { ClassMemberRepository } from './course-class/ClassMemberRepository.ts'
import type { EnrolInClass } from './course-class/enrolInClass.ts'
import type { EnterMeeting } from './course-class/enterMeeting.ts'
import type { LetMemberIn } from './course-class/letMemberIn.ts'
import type { MeetingRepository } from './course-class/MeetingRepository.ts'
import type { LoadRankingPage } from './ranking/loadRankingPage.ts'
import type { CancelRegistration } from './registration/cancelRegistration.ts'
import type { LoadComingDates } from './registration/loadComingDates.ts'
import type { Register } from './registration/register.ts'
import type { RegistrationRepository } from './registration/RegistrationRepository.ts'

/** What the pages of classes, of registrations and of the ranking can ask for, beyond what courses and classes share. */
export interface Classes {
  readonly catalogue: ClassCatalogue
  readonly meetings: MeetingRepository
  readonly members: ClassMemberRepository
  readonly registrations: RegistrationRepository
  readonly enrolInClass: EnrolInClass
  readonly enterMeeting: EnterMeeting
  readonly letMemberIn: LetMemberIn
  readonly register: Register
  readonly cancelRegistration: CancelRegistration
  readonly loadComingDates: LoadComingDates
  readonly loadRankingPage: LoadRankingPage
}
