import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { HomePage } from '../home/HomePage.tsx'
import { Frame } from './Frame.tsx'
import { NotificationRegion } from '../notifications/NotificationRegion.tsx'
import { RouteFocus } from './RouteFocus.tsx'

/** Everything that is not a page of this app yet: other parts of the platform in the demo, and addresses that do not exist. */
const ElsewherePage = lazy(() => import('../platform/ElsewherePage.tsx').then(({ ElsewherePage: page }) => ({ default: page })))

const QuestPage = lazy(() => import('../quest/QuestPage.tsx').then(({ QuestPage: page }) => ({ default: page })))

export const App = ({ beside = null }: { readonly beside?: ReactNode }) => (
  <Frame>
    <Suspense fallback={<main id="main" />}>
      <Routes>
        <Route index element={<HomePage />} />
        <Route path="/quest" element={<QuestPage />} />
        <Route path="*" element={<ElsewherePage />} />
      </Routes>
      <RouteFocus />
    </Suspense>
    {beside}
    <NotificationRegion />
  </Frame>
)
