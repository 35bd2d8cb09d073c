import type { FeatureLoaders } from '../application/Features.ts'
import { loadPythonRunner } from '../pythonRunner.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

/** The features of all pages except the home page. */
export type OtherFeatures = Omit<FeatureLoaders, 'habit' | 'inbox'>

/** Returns loaders that wire each feature once, in a chunk of its own. */
export const featureLoaders = (core: FeatureDependencies): OtherFeatures => ({
  block: async () => (await import('./block.ts')).wireBlock(core),
  blog: async () => (await import('./blog.ts')).wireBlog(core),
  channelSettings: async () => (await import('./channelSettings.ts')).wireChannelSettings(core),
  classView: async () => (await import('./classView.ts')).wireClassView(core),
  codeRunner: loadPythonRunner,
  course: async () => (await import('./course.ts')).wireCourse(core),
  courseClass: async () => (await import('./courseClass.ts')).wireCourseClass(core),
  homework: async () => (await import('./homework.ts')).wireHomework(core),
  inspector: loadPythonRunner,
  lesson: async () => (await import('./lesson.ts')).wireLesson(core),
  material: async () => (await import('./material.ts')).wireMaterial(core),
  member: async () => (await import('./member.ts')).wireMember(core),
  music: async () => (await import('./music.ts')).wireMusic(),
  outbox: async () => (await import('./outbox.ts')).wireOutbox(core),
  problem: async () => (await import('./problem.ts')).wireProblem(core),
  purchase: async () => (await import('./purchase.ts')).wirePurchase(core),
  question: async () => (await import('./question.ts')).wireQuestion(core),
  ranking: async () => (await import('./ranking.ts')).wireRanking(core),
  registration: async () => (await import('./registration.ts')).wireRegistration(core),
  report: async () => (await import('./report.ts')).wireReport(core),
  review: async () => (await import('./review.ts')).wireReview(core),
  room: async () => (await import('./room.ts')).wireRoom(core),
  setHomework: async () => (await import('./setHomework.ts')).wireSetHomework(core),
  shop: async () => (await import('./shop.ts')).wireShop(core),
  studioCourse: async () => (await import('./studioCourse.ts')).wireStudioCourse(core),
  studioProblem: async () => (await import('./studioProblem.ts')).wireStudioProblem(core),
  tutor: async () => (await import('./tutor.ts')).wireTutor(core),
  worksheet: async () => (await import('./worksheet.ts')).wireWorksheet(core),
})
