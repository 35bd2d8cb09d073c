import * as z from 'zod/mini'
import type { Log } from '../../../application/platform/Log.ts'
import type { HomeData } from '../../../domain/home/HomeData.ts'
import { blogItems } from './blogSchema.ts'
import { channelBannerItems } from './channelBannerSchema.ts'
import { channelItems } from './channelSchema.ts'
import { courseClassItems } from './courseClassSchema.ts'
import { courseItems } from './courseSchema.ts'
import { text } from './fields.ts'
import { liveClassItems } from './liveClassSchema.ts'
import { type Items, parseList, parseObject, valueAt } from './parse.ts'
import { blockProblemItems, problemItems } from './problemSchema.ts'
import { ShapeError } from './ShapeError.ts'

const page = z.object({
  subDomain: text,
  isDesktop: z.transform((raw) => (typeof raw === 'boolean' ? raw : null)),
})

/**
 * The ten paths of the home data (S-157). A list that is not there or no list is null: failed, not empty (F-011).
 * An answer that names neither a place nor a list is no home data.
 */
export function parseHomeData(raw: unknown, log: Log): HomeData {
  const list = <T>(block: string, key: string, items: Items<T>): readonly T[] | null => {
    try {
      return parseList(valueAt(valueAt(raw, block), key), items, `${block}.${key}`, log)
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error
      log.warn({ kind: 'call-failed', call: 'home data', problem: error.message })
      return null
    }
  }
  const place = parseObject(raw, page, 'home data')
  const lists = {
    channelBanners: list('bannerData', 'channelBannerList', channelBannerItems),
    blocks: list('recommendationBlock', 'blockList', blockProblemItems),
    courses: list('recommendationCourse', 'courseList', courseItems),
    liveClasses: list('recommendationLiveCourse', 'courseList', liveClassItems),
    courseClasses: list('recommendationCourseClass', 'courseClassList', courseClassItems),
    problems: list('recommendationProblem', 'problemList', problemItems),
    blogs: list('recommendationBlog', 'blogList', blogItems),
    channels: list('recommendationSubChannel', 'channelList', channelItems),
  }
  const saysNothing = valueAt(raw, 'subDomain') === undefined && Object.values(lists).every((found) => found === null)
  if (saysNothing) throw new ShapeError('home data', 'neither a sub-domain nor a list')
  return { ...place, ...lists }
}
