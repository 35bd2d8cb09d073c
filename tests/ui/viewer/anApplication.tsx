import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Application } from '../../../src/application/Application.ts'
import type { ViewerRepository } from '../../../src/application/viewer.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import { useViewer } from '../../../src/ui/viewer/useViewer.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { settings } from '../../fakes/settings.ts'
import { MemoryPage } from '../MemoryPage.tsx'

export const newcomer: Viewer = { ...guest, authState: 'VALID', gender: 'NOT_SELECTED', userId: 1, nickname: '새내기' }

/** Renders for the current viewer, with the ports of the viewer only; `ask` reads the viewer again. */
export function renderFor(viewer: Partial<ViewerRepository>, draw: (viewer: Viewer | null, ask: () => Promise<void>) => ReactNode) {
  const notifications = { warn: vi.fn(), success: vi.fn() }
  const application = { viewer, settings, notifications, sessionStore: memoryStore() } as unknown as Application
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Page = () => draw(useViewer(), () => client.refetchQueries({ queryKey: ['viewer'] }))
  render(
    <ApplicationContext value={application}>
      <QueryClientProvider client={client}>
        <MemoryPage>
          <div id="page-frame">
            <Page />
          </div>
        </MemoryPage>
      </QueryClientProvider>
    </ApplicationContext>,
  )
  return notifications
}
