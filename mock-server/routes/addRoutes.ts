import type { Judging } from '../judging.ts'
import type { DemoServer } from '../models.ts'
import { blockRoutes } from './blockRoutes.ts'
import { blogRoutes } from './blogRoutes.ts'
import { bannerRoutes } from './bannerRoutes.ts'
import { channelRoutes } from './channelRoutes.ts'
import { announcementRoutes } from './announcementRoutes.ts'
import { channelAnnouncementRoutes } from './channelAnnouncementRoutes.ts'
import { classRoutes, ownClassRoutes } from './classRoutes.ts'
import { classViewRoutes } from './classViewRoutes.ts'
import { courseRoutes } from './courseRoutes.ts'
import { habitRoutes } from './habitRoutes.ts'
import { homeRoutes } from './homeRoutes.ts'
import { homeworkRoutes } from './homeworkRoutes.ts'
import { inboxRoutes } from './inboxRoutes.ts'
import { leagueRoutes } from './leagueRoutes.ts'
import { lessonRoutes } from './lessonRoutes.ts'
import { materialRoutes } from './materialRoutes.ts'
import { departureRoutes } from './departureRoutes.ts'
import { memberRoutes } from './memberRoutes.ts'
import { ownershipRoutes } from './ownershipRoutes.ts'
import { practiceRoutes } from './practiceRoutes.ts'
import { problemRoutes } from './problemRoutes.ts'
import { purchaseRoutes } from './purchaseRoutes.ts'
import { questRoutes } from './questRoutes.ts'
import { rankingRoutes } from './rankingRoutes.ts'
import { registrationRoutes } from './registrationRoutes.ts'
import { questionRoutes } from './questionRoutes.ts'
import { reportRoutes } from './reportRoutes.ts'
import { reviewRoutes } from './reviewRoutes.ts'
import { roomRoutes } from './roomRoutes.ts'
import { shopRoutes } from './shopRoutes.ts'
import { studioRoutes } from './studioRoutes.ts'
import { submissionRoutes } from './submissionRoutes.ts'
import { tutorRoutes } from './tutorRoutes.ts'
import { viewerRoutes } from './viewerRoutes.ts'
import { worksheetRoutes } from './worksheetRoutes.ts'
import type { Visitors } from '../visitors.ts'
import type { World } from '../world/world.ts'
import type { ApiPaths } from '../../src/adapters/http/apiPaths.ts'

export function addRoutes(server: DemoServer, world: World, paths: ApiPaths, judging: Judging, visitors: Visitors): void {
  viewerRoutes(server, paths)
  homeRoutes(server, world, paths)
  habitRoutes(server, world)
  channelRoutes(server, world, paths)
  questRoutes(server, world, paths)
  rankingRoutes(server, world, paths, visitors)
  leagueRoutes(server, world, visitors)
  courseRoutes(server, world, paths)
  lessonRoutes(server, world)
  reviewRoutes(server, world)
  submissionRoutes(server, world, judging)
  materialRoutes(server, world)
  blogRoutes(server, world)
  shopRoutes(server, world)
  worksheetRoutes(server, world)
  problemRoutes(server, world, judging)
  tutorRoutes(server, world, judging)
  blockRoutes(server, world, judging)
  classRoutes(server, world)
  ownClassRoutes(server, world, visitors)
  announcementRoutes(server, world)
  channelAnnouncementRoutes(server, world)
  bannerRoutes(server, world)
  memberRoutes(server, world, visitors)
  departureRoutes(server, world, visitors)
  ownershipRoutes(server, world, visitors)
  registrationRoutes(server, world)
  purchaseRoutes(server, world)
  homeworkRoutes(server, world)
  inboxRoutes(server, world)
  classViewRoutes(server, world, visitors, judging)
  questionRoutes(server, world)
  reportRoutes(server, world, visitors)
  studioRoutes(server, world, judging, visitors)
  roomRoutes(server, world, visitors, judging)
  practiceRoutes(server, world)
}
