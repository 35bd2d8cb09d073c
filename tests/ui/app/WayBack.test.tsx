import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { guest } from '../../../src/domain/viewer/Viewer.ts'
import { ApplicationContext } from '../../../src/ui/app/ApplicationContext.ts'
import { createQueryClient } from '../../../src/ui/app/createQueryClient.ts'
import { SiteLink } from '../../../src/ui/app/SiteLink.tsx'
import { SiteRoutesContext } from '../../../src/ui/app/SiteRoutes.ts'
import { WayBack } from '../../../src/ui/app/WayBack.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { MemoryPage } from '../MemoryPage.tsx'

/** Takes the parameter `seed` along, as the demo does. */
const routes = {
  isOwn: (href: string) => href.startsWith('/'),
  addressOf: (href: string) => `${href}?seed=7`,
  hrefOf: (address: string) => address.replace(/[?&]seed=7/, ''),
  entrances: [],
}
const now = Date.parse('2026-11-20T10:00:00+09:00')
const Place = () => <output>{`${useLocation().pathname}${useLocation().search}`}</output>
const place = () => screen.getByRole('status').textContent

async function openAt(address: string, isSignedIn: boolean, kept?: string) {
  const session = memoryStore(kept === undefined ? {} : { returnTo: kept })
  const current = async () => ({ ...guest, authState: isSignedIn ? ('VALID' as const) : ('INVALID' as const) })
  const application = anApplication({ session, viewer: { ...anApplication().viewer, current } })
  render(
    <ApplicationContext value={application}>
      <SiteRoutesContext value={routes}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryPage initialEntries={[address]}>
            <SiteLink href="/login">로그인</SiteLink>
            <SiteLink href="/signup">회원가입</SiteLink>
            <SiteLink href="/ranking">랭킹</SiteLink>
            <Place />
            <WayBack />
          </MemoryPage>
        </QueryClientProvider>
      </SiteRoutesContext>
    </ApplicationContext>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return session
}

describe('who leaves for the sign-in', () => {
  test.each(['로그인', '회원가입'])('by %s has the page kept that they stood on, without what the demo carries along', async (name) => {
    const session = await openAt('/course/7/lesson?seed=7', false)
    await userEvent.click(screen.getByRole('link', { name }))
    expect(place()).toContain(name === '로그인' ? '/login' : '/signup')
    expect(session.get('returnTo')).toBe(`${now} /course/7/lesson`)
  })

  test('has only pages of this app kept', async () => {
    const session = await openAt('/studio/publish/course', false)
    await userEvent.click(screen.getByRole('link', { name: '로그인' }))
    expect(session.kept.size).toBe(0)
  })

  test('no other link keeps anything', async () => {
    const session = await openAt('/course/7/lesson', false)
    await userEvent.click(screen.getByRole('link', { name: '랭킹' }))
    expect(session.kept.size).toBe(0)
  })
})

describe('who comes back to the home page', () => {
  const kept = `${now - 60_000} /course/7/lesson`

  test('signed in, finds the page that was kept, once', async () => {
    const session = await openAt('/', true, kept)
    await waitFor(() => expect(place()).toBe('/course/7/lesson?seed=7'))
    expect(session.kept.size).toBe(0)
  })

  test('still as a guest, stays there, and may sign in later', async () => {
    const session = await openAt('/', false, kept)
    expect(place()).toBe('/')
    expect(session.get('returnTo')).toBe(kept)
  })

  test('is not led by what somebody else has written', async () => {
    const session = await openAt('/', true, `${now - 60_000} //evil.example/course`)
    await waitFor(() => expect(session.kept.size).toBe(0))
    expect(place()).toBe('/')
  })
})

test('who signed in and came back elsewhere is left there, and nothing is kept', async () => {
  const session = await openAt('/quest', true, `${now - 60_000} /course/7/lesson`)
  await waitFor(() => expect(session.kept.size).toBe(0))
  expect(place()).toBe('/quest')
})
