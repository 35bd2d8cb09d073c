import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ConnectionPlace } from '../connection/ConnectionPlace.tsx'
import { HomePage } from '../home/HomePage.tsx'
import { Frame } from './Frame.tsx'
import { NotificationRegion } from '../notifications/NotificationRegion.tsx'
import { PageFailed } from './PageFailed.tsx'
import { pages } from './pages.ts'
import { RouteFocus } from './RouteFocus.tsx'

/** Everything that is not a page of this app yet: other parts of the platform in the demo, and addresses that do not exist. */
const ElsewherePage = lazy(() => import('../platform/ElsewherePage.tsx').then(({ ElsewherePage: page }) => ({ default: page })))

const QuestPage = lazy(() => import('../quest/QuestPage.tsx').then(({ QuestPage: page }) => ({ default: page })))

const CataloguePage = lazy(() => import('../course/CataloguePage.tsx').then(({ CataloguePage: page }) => ({ default: page })))

const CoursePage = lazy(() => import('../course/CoursePage.tsx').then(({ CoursePage: page }) => ({ default: page })))

const LessonPage = lazy(() => import('../lesson/LessonPage.tsx').then(({ LessonPage: page }) => ({ default: page })))

const CourseClassPage = lazy(() => import('../course-class/CourseClassPage.tsx').then(({ CourseClassPage: page }) => ({ default: page })))

const ClassLessonPage = lazy(() => import('../course-class/ClassLessonPage.tsx').then(({ ClassLessonPage: page }) => ({ default: page })))

const LiveCataloguePage = lazy(() =>
  import('../course-class/LiveCataloguePage.tsx').then(({ LiveCataloguePage: page }) => ({ default: page })),
)

const RankingPage = lazy(() => import('../ranking/RankingPage.tsx').then(({ RankingPage: page }) => ({ default: page })))

export const App = ({ beside = null }: { readonly beside?: ReactNode }) => (
  <Frame>
    <Suspense fallback={<main id="main" />}>
      <ErrorBoundary FallbackComponent={PageFailed} resetKeys={[useLocation().pathname]}>
        <Routes>
          <Route index element={<HomePage />} />
          <Route path="/quest" element={<QuestPage />} />
          <Route path={pages.courses} element={<CataloguePage />} />
          <Route path={pages.course} element={<CoursePage />} />
          <Route path={pages.lesson} element={<LessonPage />} />
          <Route path={pages.courseClass} element={<CourseClassPage />} />
          <Route path={pages.classLesson} element={<ClassLessonPage />} />
          <Route path={pages.liveClasses} element={<LiveCataloguePage />} />
          <Route path={pages.ranking} element={<RankingPage />} />
          <Route path="*" element={<ElsewherePage />} />
        </Routes>
      </ErrorBoundary>
      <RouteFocus />
    </Suspense>
    {beside}
    <NotificationRegion />
    <ConnectionPlace />
  </Frame>
)
