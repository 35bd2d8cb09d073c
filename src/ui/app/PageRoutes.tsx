import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { Features } from '../../application/Features.ts'
import { useApplication } from '../kit/application.ts'
import type { LazyComponent } from '../kit/lazy.tsx'

export interface PageRoute {
  readonly path: string
  readonly Page: LazyComponent
  /** Features that the page asks for: they are loaded beside it, not after it. */
  readonly needs: readonly (keyof Features)[]
}

interface PageRoutesProps {
  readonly rows: readonly PageRoute[]
  /** What stands at every other address. */
  readonly otherwise: ReactNode
}

/** The page of the address, by a table of pages. */
export const PageRoutes = ({ rows, otherwise }: PageRoutesProps) => (
  <Routes>
    {rows.map((row) => (
      <Route key={row.path} path={row.path} element={<RoutePage {...row} />} />
    ))}
    <Route path="*" element={otherwise} />
  </Routes>
)

const ignore = () => {}

const RoutePage = ({ Page, needs }: PageRoute) => {
  const { features } = useApplication()
  // What cannot be loaded here is asked for again, and reported, by the page.
  for (const name of needs) features[name]().catch(ignore)
  return <Page />
}
