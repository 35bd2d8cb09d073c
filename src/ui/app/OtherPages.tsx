import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { pages } from './pages.ts'

const others = [
  [pages.quests, lazy(() => import('../quest/QuestPage.tsx').then(({ QuestPage: page }) => ({ default: page })))],
  [pages.courses, lazy(() => import('../course/CataloguePage.tsx').then(({ CataloguePage: page }) => ({ default: page })))],
  [pages.course, lazy(() => import('../course/CoursePage.tsx').then(({ CoursePage: page }) => ({ default: page })))],
  [pages.lesson, lazy(() => import('../lesson/LessonPage.tsx').then(({ LessonPage: page }) => ({ default: page })))],
  [
    pages.liveClasses,
    lazy(() => import('../course-class/LiveCataloguePage.tsx').then(({ LiveCataloguePage: page }) => ({ default: page }))),
  ],
  [pages.courseClass, lazy(() => import('../course-class/CourseClassPage.tsx').then(({ CourseClassPage: page }) => ({ default: page })))],
  [pages.classLesson, lazy(() => import('../course-class/ClassLessonPage.tsx').then(({ ClassLessonPage: page }) => ({ default: page })))],
  [pages.ranking, lazy(() => import('../ranking/RankingPage.tsx').then(({ RankingPage: page }) => ({ default: page })))],
] as const

/** What is not a page of this app: other parts of the platform in the demo, and addresses that do not exist. */
const ElsewherePage = lazy(() => import('../platform/ElsewherePage.tsx').then(({ ElsewherePage: page }) => ({ default: page })))

/** All pages but the home page, whose first load they shall not burden. */
export const OtherPages = () => (
  <Routes>
    {others.map(([path, Page]) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    <Route path="*" element={<ElsewherePage />} />
  </Routes>
)
