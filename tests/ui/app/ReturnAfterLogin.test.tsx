import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { guest } from '../../../src/domain/viewer.ts'
import { isAppPage } from '../../../src/ui/app/routes.tsx'
import { ReturnAfterLogin } from '../../../src/ui/app/ReturnAfterLogin.tsx'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import { SiteLink, SiteRoutesContext } from '../../../src/ui/kit/links.tsx'
import { parseReturnPath } from '../../../src/ui/kit/returnPath.ts'
import { createQueryClient } from '../../../src/ui/kit/query.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { MemoryPage } from '../MemoryPage.tsx'

/** Routes that keep the parameter `seed`, as those of the demo do. */
const routes = {
  isAppPage: (href: string) => href.startsWith('/') && !href.startsWith('/studio/'),
  toLocation: (href: string) => href.replace(/^[^#]*/, (page) => `${page}?seed=7`),
  fromLocation: (address: string) => address.replace(/[?&]seed=7/, ''),
  demo: null,
}
const now = Date.parse('2026-11-20T10:00:00+09:00')
const Place = () => <output>{`${useLocation().pathname}${useLocation().search}${useLocation().hash}`}</output>
const place = () => screen.getByRole('status').textContent

async function openAt(address: string, isSignedIn: boolean, kept?: string) {
  const session = memoryStore(kept === undefined ? {} : { returnTo: kept })
  const current = async () => ({ ...guest, authState: isSignedIn ? ('VALID' as const) : ('INVALID' as const) })
  const application = anApplication({ sessionStore: session, viewer: { ...anApplication().viewer, current } })
  render(
    <ApplicationContext value={application}>
      <SiteRoutesContext value={routes}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryPage initialEntries={[address]}>
            <SiteLink href="/login">로그인</SiteLink>
            <SiteLink href="/signup">회원가입</SiteLink>
            <SiteLink href="/ranking">랭킹</SiteLink>
            <Place />
            <ReturnAfterLogin />
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

  test('has the part of the page kept that the address names', async () => {
    const session = await openAt('/learn/document/16003?seed=7#section-3', false)
    await userEvent.click(screen.getByRole('link', { name: '로그인' }))
    expect(session.get('returnTo')).toBe(`${now} /learn/document/16003#section-3`)
  })

  test('has only pages of this app kept', async () => {
    const session = await openAt('/studio/guide', false)
    await userEvent.click(screen.getByRole('link', { name: '로그인' }))
    expect(session.stored.size).toBe(0)
  })

  test('from the sign-in on to the sign-up, still finds the page before both', async () => {
    const session = await openAt('/course/7/lesson', false)
    await userEvent.click(screen.getByRole('link', { name: '로그인' }))
    await userEvent.click(screen.getByRole('link', { name: '회원가입' }))
    expect(place()).toContain('/signup')
    expect(session.get('returnTo')).toBe(`${now} /course/7/lesson`)
  })

  test('no other link keeps anything', async () => {
    const session = await openAt('/course/7/lesson', false)
    await userEvent.click(screen.getByRole('link', { name: '랭킹' }))
    expect(session.stored.size).toBe(0)
  })
})

describe('who comes back to the home page', () => {
  const kept = `${now - 60_000} /course/7/lesson`

  test('signed in, finds the page that was kept, once', async () => {
    const session = await openAt('/', true, kept)
    await waitFor(() => expect(place()).toBe('/course/7/lesson?seed=7'))
    expect(session.stored.size).toBe(0)
  })

  test('signed in, finds the part of the page that was kept', async () => {
    await openAt('/', true, `${now - 60_000} /learn/document/16003#section-3`)
    await waitFor(() => expect(place()).toBe('/learn/document/16003?seed=7#section-3'))
  })

  test('still as a guest, stays there, and may sign in later', async () => {
    const session = await openAt('/', false, kept)
    expect(place()).toBe('/')
    expect(session.get('returnTo')).toBe(kept)
  })

  test('is not led by what somebody else has written', async () => {
    const session = await openAt('/', true, `${now - 60_000} //evil.example/course`)
    await waitFor(() => expect(session.stored.size).toBe(0))
    expect(place()).toBe('/')
  })
})

test('who signed in and came back elsewhere is left there, and nothing is kept', async () => {
  const session = await openAt('/quest', true, `${now - 60_000} /course/7/lesson`)
  await waitFor(() => expect(session.stored.size).toBe(0))
  expect(place()).toBe('/quest')
})

const wayBackInNow = new Date('2026-11-20T10:00:00+09:00')
const minutesAgo = (minutes: number) => wayBackInNow.getTime() - minutes * 60_000
const kept = (href: string, minutes = 1) => parseReturnPath(`${minutesAgo(minutes)} ${href}`, wayBackInNow, isAppPage)

test.each(['/course/7/lesson', '/course/7/lesson/71', '/course?page=2&order=ASC&keyword=%ED%8C%8C', '/quest', '/'])(
  'leads back to a page of this app: %s',
  (href) => {
    expect(kept(href)).toBe(href)
  },
)

test.each([
  '//evil.example',
  '//evil.example/course',
  '///course',
  '//',
  '/\\evil.example',
  '/\t/evil.example/course',
  'https://evil.example/course',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,course',
  'course',
  '/login',
  '/studio/guide',
  '/course/7/lesson /course/8/lesson',
  '',
])('leads nowhere else: %j', (href) => {
  expect(kept(href)).toBeNull()
})

test('leads back for half an hour', () => {
  expect(kept('/quest', 29)).toBe('/quest')
  expect(kept('/quest', 30)).toBeNull()
})

test.each([
  '',
  '/quest',
  `${minutesAgo(-1)} /quest`,
  'soon /quest',
  '1e12 /quest',
  '-1 /quest',
  '{"href":"/quest"}',
  `${'9'.repeat(400)} /quest`,
])('does not believe what it has not written: %j', (value) => {
  expect(parseReturnPath(value, wayBackInNow, isAppPage)).toBeNull()
})
