import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CallError } from '../../../src/application/callError.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { ViewerCard } from '../../../src/ui/home/ViewerCard.tsx'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import { createQueryClient } from '../../../src/ui/kit/query.ts'
import { aHomeView } from '../../fakes/aHomeView.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { MemoryPage } from '../MemoryPage.tsx'

/** Shows the card of a viewer who could not be read yet, and so counts as a guest; `retryDelay` is in ms. */
const show = (current: () => Promise<Viewer>, retryDelay: number) => {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay } })
  const application = anApplication({ viewer: { ...anApplication().viewer, current } })
  const home = { ...aHomeView({ viewer: guest }), retry: () => {} }
  return render(
    <ApplicationContext value={application}>
      <QueryClientProvider client={client}>
        <MemoryPage>
          <ViewerCard home={home} />
        </MemoryPage>
      </QueryClientProvider>
    </ApplicationContext>,
  )
}

const lost = new CallError('lost', { kind: 'network' })
const login = () => screen.queryByRole('link', { name: '로그인' })

test('after one lost answer a member is not taken for a guest yet', async () => {
  const current = vi.fn(() => Promise.reject<Viewer>(lost))
  show(current, 600_000)
  await waitFor(() => expect(current).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(login()).not.toBeInTheDocument()
})

test('who cannot be read at all finds the way in', async () => {
  show(() => Promise.reject(lost), 0)
  await waitFor(() => expect(login()).toBeVisible())
})

test('a guest finds it at once', async () => {
  show(() => Promise.resolve(guest), 0)
  await waitFor(() => expect(login()).toBeVisible())
})
