import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { Application } from '../../src/application/Application.ts'
import { ApplicationContext } from '../../src/ui/kit/application.ts'
import { createQueryClient } from '../../src/ui/kit/query.ts'
import { NotificationRegion } from '../../src/ui/notifications/NotificationRegion.tsx'
import { anApplication } from '../fakes/anApplication.ts'
import { MemoryPage } from './MemoryPage.tsx'

/** Draws a part of the page with an application behind it and the notifications beside it. */
export function renderInApp(element: ReactElement, application: Application = anApplication(), client = createQueryClient(), at = '/') {
  const drawn = (part: ReactElement) => (
    <ApplicationContext value={application}>
      <QueryClientProvider client={client}>
        <MemoryPage initialEntries={[at]}>
          {part}
          <NotificationRegion />
        </MemoryPage>
      </QueryClientProvider>
    </ApplicationContext>
  )
  const { rerender } = render(drawn(element))
  return { client, application, rerender: (part: ReactElement) => rerender(drawn(part)) }
}
