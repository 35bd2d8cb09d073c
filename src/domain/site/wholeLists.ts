/** The platform's lists as one first comes to them: all of it, the newest first. The catalogues' own addresses say the same of the first three. */
export const wholeLists = {
  courses: '/course?page=1&order=DESC',
  classes: '/course?tab=class&page=1&order=DESC',
  liveClasses: '/live/course?page=1&order=DESC',
  problems: '/problem?page=1&order=DESC',
  blocks: '/block?page=1&order=DESC',
  videos: '/video?page=1&order=DESC',
  documents: '/document?page=1&order=DESC',
  worksheets: '/worksheet?page=1&order=DESC',
  blogs: '/blog?page=1&order=DESC',
} as const
