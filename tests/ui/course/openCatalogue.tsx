import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { vi } from 'vitest'
import type { CourseCatalogue } from '../../../src/application/course/CourseCatalogue.ts'
import type { Course } from '../../../src/domain/course/Course.ts'
import type { Page } from '../../../src/domain/Page.ts'
import { guest } from '../../../src/domain/viewer/Viewer.ts'
import { ApplicationContext } from '../../../src/ui/app/ApplicationContext.ts'
import { isOwnPage } from '../../../src/ui/app/pages.ts'
import { createQueryClient } from '../../../src/ui/app/queryClient.ts'
import { SiteRoutesContext } from '../../../src/ui/app/SiteRoutes.ts'
import { CataloguePage } from '../../../src/ui/course/CataloguePage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeStudies } from '../../fakes/fakeStudies.ts'
import { aCourse } from '../cards/aCourse.ts'

export const aPage = (count: number, totalCount = count): Page<Course> => ({
  items: Array.from({ length: count }, (_, at) => aCourse({ courseId: at + 1, title: `강의 ${at + 1}` })),
  totalCount,
  pageSize: 20,
})

const routes = { isOwn: isOwnPage, addressOf: (href: string) => href, hrefOf: (address: string) => address, entrances: [] }

/** The catalogue's page at an address. `address()` is where it has got to, `goBack` the browser's own way back. */
export function openCatalogue(answers: Partial<CourseCatalogue>, at = '/course?page=1&order=DESC') {
  window.scrollTo = vi.fn()
  Element.prototype.scrollIntoView = vi.fn()
  const find = vi.fn(answers.find ?? (() => Promise.resolve(aPage(3))))
  const studies = fakeStudies({
    catalogue: { categories: () => Promise.resolve([]), categoryGroups: () => Promise.resolve([]), ...answers, find },
  })
  const application = anApplication({
    studies: () => Promise.resolve(studies),
    viewer: { ...anApplication().viewer, current: async () => guest },
  })
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const browser = { address: at, goBack: () => {} }
  render(
    <ApplicationContext value={application}>
      <SiteRoutesContext value={routes}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={['/', at]}>
            <CataloguePage />
            <Browser tell={(state) => void Object.assign(browser, state)} />
          </MemoryRouter>
        </QueryClientProvider>
      </SiteRoutesContext>
    </ApplicationContext>,
  )
  return { find, address: () => browser.address, goBack: () => browser.goBack() }
}

interface BrowserState {
  readonly address: string
  goBack(): void
}

const Browser = ({ tell }: { tell(state: BrowserState): void }) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => tell({ address: decodeURIComponent(pathname + search), goBack: () => void navigate(-1) }))
  return null
}

export const searchField = () => screen.getByRole('searchbox', { name: '찾고 싶은 강의' })
