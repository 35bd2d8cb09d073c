import type { ComponentType } from 'react'
import { matchPath, Route, Routes } from 'react-router-dom'
import type { Features } from '../../application/Features.ts'
import { paths } from '../../domain/paths.ts'
import { useApplication } from '../kit/application.ts'
import { lazyWithRetry } from '../kit/lazy.tsx'

interface PageRoute {
  readonly path: string
  readonly Page: ComponentType
  /** Features that the page asks for: they are loaded beside it, not after it. */
  readonly needs: readonly (keyof Features)[]
}

/** The pages besides the home page, each in its own chunk. */
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
    path: paths.blogs,
    Page: lazyWithRetry(() => import('../blog/BlogListPage.tsx').then((loaded) => loaded.BlogListPage)),
    needs: ['blog'],
  },
  {
    path: paths.blog,
    Page: lazyWithRetry(() => import('../blog/BlogPage.tsx').then((loaded) => loaded.BlogPage)),
    needs: ['blog'],
  },
  {
    path: paths.tutor,
    Page: lazyWithRetry(() => import('../tutor/TutorPage.tsx').then((loaded) => loaded.TutorPage)),
    needs: ['tutor'],
  },
  {
    path: paths.feedback,
    Page: lazyWithRetry(() => import('../tutor/FeedbackPage.tsx').then((loaded) => loaded.FeedbackPage)),
    needs: ['tutor'],
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

const ownPaths = [paths.home, ...pageRoutes.map(({ path }) => path)]

/** Whether an address, with whatever it asks for, is a page of this app. Everything else belongs to other parts of the platform. */
export const isAppPage = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/)
  return ownPaths.some((pattern) => matchPath(pattern, path) !== null)
}

/** Everything else: other parts of the platform in the demo, and addresses that do not exist. */
const CatchAllPage = lazyWithRetry(() => import('../platform/CatchAllPage.tsx').then((loaded) => loaded.CatchAllPage))

/** All pages but the home page. */
export const LazyPages = () => (
  <Routes>
    {pageRoutes.map((route) => (
      <Route key={route.path} path={route.path} element={<RoutePage {...route} />} />
    ))}
    <Route path="*" element={<CatchAllPage />} />
  </Routes>
)

const ignore = () => {}

const RoutePage = ({ Page, needs }: PageRoute) => {
  const { features } = useApplication()
  // What cannot be loaded here is asked for again, and reported, by the page.
  for (const name of needs) features[name]().catch(ignore)
  return <Page />
}
