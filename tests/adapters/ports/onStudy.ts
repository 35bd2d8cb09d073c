import { noHurry } from '../listening.ts'
import { apiPaths } from '../../../src/adapters/http/apiPaths.ts'
import { httpBlockCatalogue, httpBlockDrafts, httpBlockSubmissions } from '../../../src/adapters/http/block.ts'
import { httpBlogRepository } from '../../../src/adapters/http/blog.ts'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpCourseCatalogue } from '../../../src/adapters/http/course.ts'
import {
  httpAssignmentRepository,
  httpCourseRepository,
  httpRankingRepository,
  httpStudyLogRepository,
} from '../../../src/adapters/http/home.ts'
import { httpHomeworkRepository } from '../../../src/adapters/http/homework.ts'
import { httpLearningRecord } from '../../../src/adapters/http/learningRecord.ts'
import { httpLessonRepository } from '../../../src/adapters/http/lesson.ts'
import { httpMaterialRepository } from '../../../src/adapters/http/material.ts'
import { httpDraftRepository, httpProblemCatalogue } from '../../../src/adapters/http/problem.ts'
import { httpPurchaseRepository } from '../../../src/adapters/http/purchase.ts'
import { httpQuestRepository } from '../../../src/adapters/http/quest.ts'
import { httpReviewRepository } from '../../../src/adapters/http/review.ts'
import { httpShopRepository } from '../../../src/adapters/http/shop.ts'
import { httpSubmissionRepository } from '../../../src/adapters/http/submission.ts'
import { httpViewerRepository } from '../../../src/adapters/http/viewer.ts'
import { httpWorksheetRepository } from '../../../src/adapters/http/worksheet.ts'
import type { BlockCatalogue, BlockSubmissionRepository } from '../../../src/application/block.ts'
import type { BlogRepository } from '../../../src/application/blog.ts'
import type { CourseCatalogue } from '../../../src/application/course.ts'
import type { DraftRepository } from '../../../src/application/draft.ts'
import type { AssignmentRepository, CourseRepository, RankingRepository, StudyLogRepository } from '../../../src/application/home.ts'
import type { HomeworkRepository } from '../../../src/application/homework.ts'
import type { LessonRepository } from '../../../src/application/lesson.ts'
import type { MaterialRepository } from '../../../src/application/material.ts'
import type { LogEvent } from '../../../src/application/platform.ts'
import type { LearningRecord, ProblemCatalogue, SubmissionRepository } from '../../../src/application/problem.ts'
import type { PurchaseRepository } from '../../../src/application/purchase.ts'
import type { QuestRepository } from '../../../src/application/quest.ts'
import type { ReviewRepository } from '../../../src/application/review.ts'
import type { ShopRepository } from '../../../src/application/shop.ts'
import type { ViewerRepository } from '../../../src/application/viewer.ts'
import type { WorksheetRepository } from '../../../src/application/worksheet.ts'
import type { OpenBackend } from './Backend.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

export interface StudyPorts {
  readonly catalogue: CourseCatalogue
  readonly lessons: LessonRepository
  readonly reviews: ReviewRepository
  readonly courses: CourseRepository
  readonly viewer: ViewerRepository
  readonly problems: ProblemCatalogue
  readonly submissions: SubmissionRepository
  readonly drafts: DraftRepository
  readonly materials: MaterialRepository
  readonly blogs: BlogRepository
  readonly purchases: PurchaseRepository
  readonly shop: ShopRepository
  readonly quests: QuestRepository
  readonly rankings: RankingRepository
  readonly assignments: AssignmentRepository
  readonly homeworks: HomeworkRepository
  readonly studyLogs: StudyLogRepository
  readonly worksheets: WorksheetRepository
  readonly record: LearningRecord
  readonly blocks: BlockCatalogue
  readonly blockSubmissions: BlockSubmissionRepository
  readonly blockDrafts: DraftRepository
  /** The events that were logged. */
  readonly events: readonly LogEvent[]
}

/** Runs one test against one demo view and closes the backend afterwards. */
export async function onStudy(open: OpenBackend, view: string, test: (ports: StudyPorts) => Promise<void>): Promise<void> {
  const { fetch, apiOrigin, close } = await open(view)
  const client = createHttpClient({ fetch, apiOrigin, product: 'product', deadlines: noHurry })
  const log = recordingLog()
  try {
    await test({
      catalogue: httpCourseCatalogue(client, log, apiPaths),
      lessons: httpLessonRepository(client, log),
      reviews: httpReviewRepository(client, log),
      courses: httpCourseRepository(client, apiPaths, log),
      viewer: httpViewerRepository(client, apiPaths, log),
      problems: httpProblemCatalogue(client, log),
      submissions: httpSubmissionRepository(client, log),
      materials: httpMaterialRepository(client, log),
      blogs: httpBlogRepository(client, log),
      purchases: httpPurchaseRepository(client, log),
      shop: httpShopRepository(client, log),
      quests: httpQuestRepository(client, apiPaths, log),
      rankings: httpRankingRepository(client, apiPaths, log),
      assignments: httpAssignmentRepository(client, apiPaths, log),
      homeworks: httpHomeworkRepository(client, log),
      studyLogs: httpStudyLogRepository(client, apiPaths, log),
      worksheets: httpWorksheetRepository(client, log),
      drafts: httpDraftRepository(client, log),
      record: httpLearningRecord(client, log),
      blocks: httpBlockCatalogue(client, log),
      blockSubmissions: httpBlockSubmissions(client, log),
      blockDrafts: httpBlockDrafts(client, log),
      events: log.events,
    })
  } finally {
    await close()
  }
}
