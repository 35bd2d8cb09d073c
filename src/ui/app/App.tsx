import { LazyMotion } from 'framer-motion'
import { Route, Routes } from 'react-router-dom'
import { HomePage } from '../home/HomePage.tsx'
import { Frame } from './Frame.tsx'
import { otherRoutes } from './otherRoutes.tsx'

const motionFeatures = () => import('./motionFeatures.ts').then((module) => module.default)

export const App = () => (
  <LazyMotion strict features={motionFeatures}>
    <Frame>
      <Routes>
        <Route index element={<HomePage />} />
        {otherRoutes}
      </Routes>
    </Frame>
  </LazyMotion>
)
