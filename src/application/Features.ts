import type { BlockFeature } from './block.ts'
import type { BlogFeature } from './blog.ts'
import type { ChannelSettingsFeature } from './channelSettings.ts'
import type { ClassViewFeature } from './classView.ts'
import type { CodeRunner, ProgramInspector } from './codeRunner.ts'
import type { CourseFeature } from './course.ts'
import type { CourseClassFeature } from './courseClass.ts'
import type { HabitFeature } from './habit.ts'
import type { HomeworkFeature } from './homework.ts'
import type { InboxFeature } from './inbox.ts'
import type { LessonFeature } from './lesson.ts'
import type { MaterialFeature } from './material.ts'
import type { MemberFeature } from './member.ts'
import type { MusicFeature } from './music.ts'
import type { Outbox } from './outbox.ts'
import type { ProblemFeature } from './problem.ts'
import type { PurchaseFeature } from './purchase.ts'
import type { QuestionFeature } from './question.ts'
import type { RankingFeature } from './ranking.ts'
import type { RegistrationFeature } from './registration.ts'
import type { ReportFeature } from './report.ts'
import type { ReviewFeature } from './review.ts'
import type { RoomFeature } from './room.ts'
import type { SetHomeworkFeature } from './setHomework.ts'
import type { ShopFeature } from './shop.ts'
import type { StudioCourseFeature } from './studioCourse.ts'
import type { StudioProblemFeature } from './studioProblem.ts'
import type { TutorFeature } from './tutor.ts'
import type { WorksheetFeature } from './worksheet.ts'

/** Lists the features of the pages beyond the home page, by noun. Each is loaded with the first page that needs it. */
export interface Features {
  readonly block: BlockFeature
  readonly blog: BlogFeature
  readonly channelSettings: ChannelSettingsFeature
  readonly classView: ClassViewFeature
  /** Runs programs in the languages that run in the page. */
  readonly codeRunner: CodeRunner
  readonly course: CourseFeature
  readonly courseClass: CourseClassFeature
  readonly habit: HabitFeature
  readonly homework: HomeworkFeature
  readonly inbox: InboxFeature
  /** Inspects Python programs, which run in the page. */
  readonly inspector: ProgramInspector
  readonly lesson: LessonFeature
  readonly material: MaterialFeature
  readonly member: MemberFeature
  readonly music: MusicFeature
  /** Queues the answers that users hand in. */
  readonly outbox: Outbox
  readonly problem: ProblemFeature
  readonly purchase: PurchaseFeature
  readonly question: QuestionFeature
  readonly ranking: RankingFeature
  readonly registration: RegistrationFeature
  readonly report: ReportFeature
  readonly review: ReviewFeature
  readonly room: RoomFeature
  readonly setHomework: SetHomeworkFeature
  readonly shop: ShopFeature
  readonly studioCourse: StudioCourseFeature
  readonly studioProblem: StudioProblemFeature
  readonly tutor: TutorFeature
  readonly worksheet: WorksheetFeature
}

export type FeatureLoaders = { readonly [Name in keyof Features]: () => Promise<Features[Name]> }
