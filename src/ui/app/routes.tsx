import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '../kit/lazy.tsx'
import { pages } from '../kit/pages.ts'

const lazyPages = [
  [pages.quests, lazyWithRetry(() => import('../quest/QuestPage.tsx').then((loaded) => loaded.QuestPage))],
  [pages.courses, lazyWithRetry(() => import('../course-class/CataloguePage.tsx').then((loaded) => loaded.CataloguePage))],
  [pages.course, lazyWithRetry(() => import('../course/CoursePage.tsx').then((loaded) => loaded.CoursePage))],
  [pages.lesson, lazyWithRetry(() => import('../course/CourseLessonPage.tsx').then((loaded) => loaded.LessonPage))],
  [pages.liveClasses, lazyWithRetry(() => import('../course-class/LiveCataloguePage.tsx').then((loaded) => loaded.LiveCataloguePage))],
  [pages.courseClass, lazyWithRetry(() => import('../course-class/CourseClassPage.tsx').then((loaded) => loaded.CourseClassPage))],
  [pages.classLesson, lazyWithRetry(() => import('../course-class/ClassLessonPage.tsx').then((loaded) => loaded.ClassLessonPage))],
  [pages.ranking, lazyWithRetry(() => import('../ranking/RankingPage.tsx').then((loaded) => loaded.RankingPage))],
] as const

/** What is not a page of this app: other parts of the platform in the demo, and addresses that do not exist. */
const CatchAllPage = lazyWithRetry(() => import('../platform/CatchAllPage.tsx').then((loaded) => loaded.CatchAllPage))

/** All pages but the home page, whose first load they shall not burden. */
export const LazyPages = () => (
  <Routes>
    {lazyPages.map(([path, Page]) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    <Route path="*" element={<CatchAllPage />} />
  </Routes>
)
