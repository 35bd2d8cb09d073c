/** The lists that the header and the home page lead to: all of each, the newest first. The catalogues' own addresses say the same of the first three. */
export const wholeLists = {
  courses: '/course?page=1&order=DESC',
  classes: '/course?tab=class&page=1&order=DESC',
  liveClasses: '/live/course?page=1&order=DESC',
  problems: '/problem?page=1&order=DESC',
  documents: '/document?page=1&order=DESC',
  blogs: '/blog?page=1&order=DESC',
} as const
