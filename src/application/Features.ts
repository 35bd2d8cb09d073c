import type { ClassMemberRepository, LetMemberIn } from './classMembers.ts'
import type { CourseCatalogue, Enrol } from './course.ts'
import type { ClassCatalogue, EnrolInClass } from './courseClass.ts'
import type { LessonRepository, RecordProgress } from './lesson.ts'
import type { EnterMeeting, MeetingRepository } from './meeting.ts'
import type { LoadRankingPage } from './ranking.ts'
import type { CancelRegistration, LoadComingDates, Register, RegistrationRepository } from './registration.ts'
import type { ReviewRepository, WriteReview } from './review.ts'

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

/** What the pages of courses and classes can ask for. It comes with the first of them, so that the home page need not wait for it. */
export interface Studies {
  readonly catalogue: CourseCatalogue
  readonly lessons: LessonRepository
  readonly reviews: ReviewRepository
  readonly enrol: Enrol
  readonly recordProgress: RecordProgress
  readonly writeReview: WriteReview
  /** What only classes need comes with the first page about them. */
  readonly classes: () => Promise<Classes>
}
