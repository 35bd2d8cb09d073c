import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { guest } from '../../../src/domain/viewer.ts'
import { SiteRoutesContext } from '../../../src/ui/kit/links.tsx'
import { SignInPage } from '../../../src/ui/platform/SignInPage.tsx'
import { SignUpPage } from '../../../src/ui/platform/SignUpPage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { openAt } from '../openAt.tsx'

const minuteAgo = Date.parse('2026-11-20T09:59:00+09:00')

const open = (at: string, kept: Record<string, string> = {}) => {
  const enterAs = vi.fn()
  const session = memoryStore(kept)
  const current = async () => ({ ...guest, authState: 'VALID' as const, userId: 1, nickname: '하늘' })
  const routes = {
    isAppPage: (href: string) => href.startsWith('/'),
    toLocation: (href: string) => href,
    fromLocation: (address: string) => address,
    demo: { Pages: () => null, enterAs, hrefForOthers: (href: string) => href, brandLink: async () => '' },
  }
  openAt(
    at,
    <SiteRoutesContext value={routes}>{at.startsWith('/login') ? <SignInPage /> : <SignUpPage />}</SiteRoutesContext>,
    anApplication({ sessionStore: session, viewer: { ...anApplication().viewer, current } }),
  )
  return { enterAs, session }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(name) }))

describe('the demo’s sign-in', () => {
  test.each([
    ['학습자로', 'learner'],
    ['새내기로', 'newcomer'],
    ['선생님으로', 'teacher'],
    ['운영자로', 'operator'],
    ['손님으로', 'guest'],
  ])('%s enters as %s, on the home page', async (name, visitor) => {
    const { enterAs } = open('/login')
    await press(name)
    expect(enterAs.mock.calls).toEqual([[visitor, '/']])
  })

  test('says who one is now', async () => {
    open('/login')
    expect(await screen.findByText(/지금은 하늘로 보고 있어요/)).toBeVisible()
  })

  test('goes back to the page that one came from, once', async () => {
    const { enterAs, session } = open('/login', { returnTo: `${minuteAgo} /purchase/course/7` })
    expect(screen.getByText(/보던 곳으로 돌아가요/)).toBeVisible()
    await press('학습자로')
    expect(enterAs.mock.calls).toEqual([['learner', '/purchase/course/7']])
    expect(session.stored.size).toBe(0)
  })

  test('an address may name the page to go to', async () => {
    const { enterAs } = open('/login?next=/problem%3Fpage%3D2', { returnTo: `${minuteAgo} /quest` })
    await press('선생님으로')
    expect(enterAs.mock.calls).toEqual([['teacher', '/problem?page=2']])
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/login', '/signup?next=/quest'])(
    'but not one elsewhere, nor the sign-in again: %s',
    async (next) => {
      const { enterAs } = open(`/login?next=${encodeURIComponent(next)}`)
      await press('학습자로')
      expect(enterAs.mock.calls).toEqual([['learner', '/']])
    },
  )
})

describe('the demo’s sign-up', () => {
  const fill = async (email: string, year: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: '이메일' }), email)
    await userEvent.type(screen.getByRole('textbox', { name: '태어난 해' }), year)
  }

  test('tells what is missing only once it was sent, and leads to the first of it', async () => {
    const { enterAs } = open('/signup')
    expect(screen.queryByText('이메일을 적어 주세요.')).not.toBeInTheDocument()
    await press('가입하고 시작하기')
    expect(screen.getByRole('textbox', { name: '이메일' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: '이메일' })).toHaveAccessibleDescription(/이메일을 적어 주세요/)
    expect(screen.getByRole('alert')).toHaveTextContent('3군데')
    await userEvent.type(screen.getByRole('textbox', { name: '이메일' }), 'sea@example.kr')
    expect(screen.getByRole('textbox', { name: '이메일' })).toBeValid()
    await press('가입하고 시작하기')
    expect(screen.getByRole('textbox', { name: '태어난 해' })).toHaveFocus()
    expect(enterAs).not.toHaveBeenCalled()
  })

  test('makes a newcomer, who goes on where they were', async () => {
    const { enterAs } = open('/signup', { returnTo: `${minuteAgo} /course/7/lesson` })
    await fill('parent@example.kr', '1986')
    await userEvent.click(screen.getByRole('checkbox', { name: /약관/ }))
    await press('가입하고 시작하기')
    expect(enterAs.mock.calls).toEqual([['newcomer', '/course/7/lesson']])
  })

  test('asks a child for the guardian’s consent', async () => {
    const { enterAs } = open('/signup')
    expect(screen.queryByRole('checkbox', { name: /보호자/ })).not.toBeInTheDocument()
    await fill('child@example.kr', '2015')
    await userEvent.click(screen.getByRole('checkbox', { name: /약관/ }))
    await press('가입하고 시작하기')
    expect(screen.getByRole('checkbox', { name: /보호자/ })).toHaveFocus()
    await userEvent.click(screen.getByRole('checkbox', { name: /보호자/ }))
    await press('가입하고 시작하기')
    expect(enterAs).toHaveBeenCalledTimes(1)
  })
})
