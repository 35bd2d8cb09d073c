import { matchPath } from 'react-router-dom'
import { paths } from '../../domain/paths.ts'
import { lazyWithRetry } from '../kit/lazy.tsx'
import { type PageRoute, PageRoutes } from './PageRoutes.tsx'

/** The pages that learners open every day, each in its own chunk. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: paths.quests,
    Page: lazyWithRetry(() => import('../quest/QuestPage.tsx').then((loaded) => loaded.QuestPage)),
    needs: [],
  },
  {
    path: paths.courses,
    Page: lazyWithRetry(() => import('../course-class/CataloguePage.tsx').then((loaded) => loaded.CataloguePage)),
    needs: ['course', 'courseClass'],
  },
  {
    path: paths.course,
    Page: lazyWithRetry(() => import('../course/CoursePage.tsx').then((loaded) => loaded.CoursePage)),
    needs: ['course', 'lesson', 'review'],
  },
  {
    path: paths.lesson,
    Page: lazyWithRetry(() => import('../course/CourseLessonPage.tsx').then((loaded) => loaded.LessonPage)),
    needs: ['course', 'lesson'],
  },
  {
    path: paths.liveClasses,
    Page: lazyWithRetry(() => import('../course-class/LiveCataloguePage.tsx').then((loaded) => loaded.LiveCataloguePage)),
    needs: ['courseClass'],
  },
  {
    path: paths.courseClass,
    Page: lazyWithRetry(() => import('../course-class/CourseClassPage.tsx').then((loaded) => loaded.CourseClassPage)),
    needs: ['courseClass', 'lesson', 'registration', 'review'],
  },
  {
    path: paths.classLesson,
    Page: lazyWithRetry(() => import('../course-class/ClassLessonPage.tsx').then((loaded) => loaded.ClassLessonPage)),
    needs: ['courseClass', 'lesson'],
  },
  {
    path: paths.ranking,
    Page: lazyWithRetry(() => import('../ranking/RankingPage.tsx').then((loaded) => loaded.RankingPage)),
    needs: ['ranking'],
  },
  {
    path: paths.search,
    Page: lazyWithRetry(() => import('../search/SearchPage.tsx').then((loaded) => loaded.SearchPage)),
    needs: ['course', 'courseClass', 'problem'],
  },
  {
    path: paths.my,
    Page: lazyWithRetry(() => import('../my/MyPage.tsx').then((loaded) => loaded.MyPage)),
    needs: ['courseClass', 'problem'],
  },
  {
    path: paths.problems,
    Page: lazyWithRetry(() => import('../problem/ProblemCataloguePage.tsx').then((loaded) => loaded.ProblemCataloguePage)),
    needs: ['problem'],
  },
  {
    path: paths.problemTypes,
    Page: lazyWithRetry(() => import('../problem/ProblemTypesPage.tsx').then((loaded) => loaded.ProblemTypesPage)),
    needs: ['problem'],
  },
  {
    path: paths.problemType,
    Page: lazyWithRetry(() => import('../problem/ProblemTypePage.tsx').then((loaded) => loaded.ProblemTypePage)),
    needs: ['problem'],
  },
  {
    path: paths.problem,
    Page: lazyWithRetry(() => import('../problem/ProblemPage.tsx').then((loaded) => loaded.ProblemPage)),
    needs: ['problem'],
  },
  {
    path: paths.documents,
    Page: lazyWithRetry(() => import('../material/MaterialCataloguePage.tsx').then((loaded) => loaded.DocumentCataloguePage)),
    needs: ['material'],
  },
  {
    path: paths.document,
    Page: lazyWithRetry(() => import('../material/DocumentPage.tsx').then((loaded) => loaded.DocumentPage)),
    needs: ['material', 'review'],
  },
  {
    path: paths.videos,
    Page: lazyWithRetry(() => import('../material/MaterialCataloguePage.tsx').then((loaded) => loaded.VideoCataloguePage)),
    needs: ['material'],
  },
  {
    path: paths.video,
    Page: lazyWithRetry(() => import('../material/VideoPage.tsx').then((loaded) => loaded.VideoPage)),
    needs: ['material', 'review'],
  },
  {
    path: paths.blocks,
    Page: lazyWithRetry(() => import('../block/BlockCataloguePage.tsx').then((loaded) => loaded.BlockCataloguePage)),
    needs: ['block'],
  },
  {
    path: paths.block,
    Page: lazyWithRetry(() => import('../block/BlockPage.tsx').then((loaded) => loaded.BlockPage)),
    needs: ['block'],
  },
]

/** The pages whose rows stand in `otherRoutes.tsx`, outside the first load: a page more there costs the home page nothing. */
export const otherPaths: readonly string[] = [
  paths.blogs,
  paths.blog,
  paths.homework,
  paths.worksheets,
  paths.worksheet,
  paths.worksheetReview,
  paths.shop,
  paths.avatar,
  paths.tutor,
  paths.feedback,
  paths.channelSettings,
]

const appPaths = [paths.home, ...pageRoutes.map(({ path }) => path), ...otherPaths]

/**
 * Whether an address, with whatever it asks for, is a page of this app. Everything else belongs to other parts of the platform, and so
 * do `platformPages`, the patterns that an installation leaves to them.
 */
export const isAppPage = (href: string, platformPages: readonly string[] = []): boolean => {
  const [path = ''] = href.split(/[?#]/)
  const matches = (pattern: string) => matchPath(pattern, path) !== null
  return appPaths.some(matches) && !platformPages.some(matches)
}

const OtherPages = lazyWithRetry(() => import('./otherRoutes.tsx').then((loaded) => loaded.OtherPages))

/** Starts to load the page at an address before anything is drawn. */
export function preloadPage(path: string): void {
  if (path === paths.home) return
  const { Page } = pageRoutes.find((row) => matchPath(row.path, path) !== null) ?? { Page: OtherPages }
  // Whoever draws it asks once more, and reports what fails.
  Page.preload().catch(() => {})
}

/** All pages but the home page. */
export const LazyPages = () => <PageRoutes rows={pageRoutes} otherwise={<OtherPages />} />
