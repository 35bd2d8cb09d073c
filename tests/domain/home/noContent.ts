import type { HomeData } from '../../../src/domain/home/context.ts'

/** Home data of the main site in which every list came and is empty. */
export const noContent: HomeData = {
  subDomain: null,
  isDesktop: true,
  channelBanners: [],
  blocks: [],
  courses: [],
  liveClasses: [],
  courseClasses: [],
  problems: [],
  blogs: [],
  channels: [],
  totals: { courses: null, courseClasses: null, problems: null },
}
