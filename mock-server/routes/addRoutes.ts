import type { Server } from 'miragejs'
import { assignmentRoutes } from './assignments.ts'
import { channelInfoRoutes } from './channelInfo.ts'
import { courseClassRoutes } from './courseClasses.ts'
import { courseRoutes } from './courses.ts'
import { enrolledCourseRoutes } from './enrolledCourses.ts'
import { experienceRoutes } from './experience.ts'
import { joinedChannelRoutes } from './joinedChannels.ts'
import { lessonRoutes } from './lessons.ts'
import { meRoutes } from './me.ts'
import { ownClassRoutes } from './ownClasses.ts'
import { ownCourseRoutes } from './ownCourses.ts'
import { popupRoutes } from './popups.ts'
import { questRoutes } from './quests.ts'
import { rankRoutes } from './ranks.ts'
import { recommendationRoutes } from './recommendations.ts'
import { registrationRoutes } from './registrations.ts'
import { reviewRoutes } from './reviews.ts'
import type { RouteContext } from './RouteContext.ts'
import { studyLogRoutes } from './studyLogs.ts'

const routes = [
  meRoutes,
  experienceRoutes,
  questRoutes,
  joinedChannelRoutes,
  channelInfoRoutes,
  assignmentRoutes,
  enrolledCourseRoutes,
  studyLogRoutes,
  popupRoutes,
  recommendationRoutes,
  courseRoutes,
  ownCourseRoutes,
  lessonRoutes,
  reviewRoutes,
  rankRoutes,
  courseClassRoutes,
  ownClassRoutes,
  registrationRoutes,
] as const

export function addRoutes(server: Server, context: RouteContext): void {
  for (const add of routes) add(server, context)
}
