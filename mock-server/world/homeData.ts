import { recentBlogs } from './blogs.ts'
import { channelBanners } from './channelInfo.ts'
import { popularChannels } from './channelLists.ts'
import { liveClasses, popularClasses } from './classes.ts'
import { popularCourses } from './courses.ts'
import { served } from './hostile/served.ts'
import { recommendedBlocks, recommendedProblems } from './problems.ts'
import type { WorldContext } from './WorldContext.ts'

/** The home data as it comes with the page (S-157). */
export function homeData(context: WorldContext): object {
  const { address, site } = context
  return {
    subDomain: site?.label ?? '',
    isDesktop: address.device === 'desktop',
    bannerData: { channelBannerList: served(context, 'banners', channelBanners(context)) },
    recommendationLiveCourse: { courseList: served(context, 'classes', liveClasses(context)) },
    recommendationCourseClass: { courseClassList: served(context, 'classes', popularClasses(context)) },
    recommendationCourse: { courseList: served(context, 'courses', popularCourses(context)) },
    recommendationSubChannel: { channelList: served(context, 'channels', popularChannels(context)) },
    recommendationProblem: { problemList: served(context, 'problems', recommendedProblems(context)) },
    recommendationBlock: { blockList: served(context, 'blocks', recommendedBlocks(context)) },
    recommendationBlog: { blogList: served(context, 'blogs', recentBlogs(context)) },
  }
}
