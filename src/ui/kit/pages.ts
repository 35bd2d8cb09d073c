import { matchPath } from 'react-router-dom'

/** The addresses of this app's own pages, as patterns of the router. Everything else belongs to other parts of the platform. */
export const pages = {
  home: '/',
  quests: '/quest',
  courses: '/course',
  course: '/course/:courseId/lesson',
  lesson: '/course/:courseId/lesson/:lessonId',
  liveClasses: '/live/course',
  ranking: '/ranking',
  courseClass: '/course/class/:courseClassId/lesson',
  classLesson: '/course/class/:courseClassId/lesson/:lessonId',
} as const

const patterns = Object.values(pages)

/** Whether an address, with whatever it asks for, is a page of this app. */
export const isAppPage = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/)
  return patterns.some((pattern) => matchPath(pattern, path) !== null)
}

const basePath = import.meta.env.BASE_URL

/** An address of this app as browsers need it: the app may lie in a folder of its host, of which only its router knows. */
export const withBasePath = (address: string) => (basePath === '/' || !address.startsWith('/') ? address : basePath + address.slice(1))
