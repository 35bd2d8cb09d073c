import { Route, Routes } from 'react-router-dom'
import { later } from '../kit/lazy.tsx'
import { pages } from '../kit/pages.ts'

const others = [
  [pages.quests, later(() => import('../quest/QuestPage.tsx').then((loaded) => loaded.QuestPage))],
  [pages.courses, later(() => import('../course-class/CataloguePage.tsx').then((loaded) => loaded.CataloguePage))],
  [pages.course, later(() => import('../course/CoursePage.tsx').then((loaded) => loaded.CoursePage))],
  [pages.lesson, later(() => import('../course/CourseLessonPage.tsx').then((loaded) => loaded.LessonPage))],
  [pages.liveClasses, later(() => import('../course-class/LiveCataloguePage.tsx').then((loaded) => loaded.LiveCataloguePage))],
  [pages.courseClass, later(() => import('../course-class/CourseClassPage.tsx').then((loaded) => loaded.CourseClassPage))],
  [pages.classLesson, later(() => import('../course-class/ClassLessonPage.tsx').then((loaded) => loaded.ClassLessonPage))],
  [pages.ranking, later(() => import('../ranking/RankingPage.tsx').then((loaded) => loaded.RankingPage))],
] as const

/** What is not a page of this app: other parts of the platform in the demo, and addresses that do not exist. */
const ElsewherePage = later(() => import('../platform/ElsewherePage.tsx').then((loaded) => loaded.ElsewherePage))

/** All pages but the home page, whose first load they shall not burden. */
export const OtherPages = () => (
  <Routes>
    {others.map(([path, Page]) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    <Route path="*" element={<ElsewherePage />} />
  </Routes>
)
