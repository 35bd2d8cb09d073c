import * as z from 'zod/mini'
import { blogItems } from '../schemas/blogSchema.ts'
import { channelBannerItems } from '../schemas/channelBannerSchema.ts'
import { channelItems } from '../schemas/channelSchema.ts'
import { courseClassItems } from '../schemas/courseClassSchema.ts'
import { courseItems } from '../schemas/courseSchema.ts'
import { text } from '../schemas/fields.ts'
import { liveClassItems } from '../schemas/liveClassSchema.ts'
import type { Items } from '../schemas/parse.ts'
import { blockProblemItems, problemItems } from '../schemas/problemSchema.ts'

const block = (key: string, { schema }: Items<unknown>) => z.object({ [key]: z.array(schema) })

/** The ten paths of the home data (S-157), which the app reads one by one, so that a bad list costs only itself. */
export const homeDataWire = z.object({
  subDomain: text,
  isDesktop: z.boolean(),
  bannerData: block('channelBannerList', channelBannerItems),
  recommendationBlock: block('blockList', blockProblemItems),
  recommendationCourse: block('courseList', courseItems),
  recommendationLiveCourse: block('courseList', liveClassItems),
  recommendationCourseClass: block('courseClassList', courseClassItems),
  recommendationProblem: block('problemList', problemItems),
  recommendationBlog: block('blogList', blogItems),
  recommendationSubChannel: block('channelList', channelItems),
})
