import { Route, Routes } from 'react-router-dom'
import { HomePage } from '../home/HomePage.tsx'
import { Frame } from './Frame.tsx'
import { otherRoutes } from './otherRoutes.tsx'

export const App = () => (
  <Frame>
    <Routes>
      <Route index element={<HomePage />} />
      {otherRoutes}
    </Routes>
  </Frame>
)
