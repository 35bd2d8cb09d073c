import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchPath } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { listPaths } from '../../../src/domain/paths.ts'
import { isAppPage } from '../../../src/ui/app/routes.tsx'
import { type DemoLogin, SiteRoutesContext } from '../../../src/ui/kit/links.tsx'
import { PlatformPartPage } from '../../../src/ui/platform/PlatformPartPage.tsx'
import { platformParts } from '../../../src/ui/platform/platformParts.ts'
import { steps } from '../../../src/ui/platform/platformWords.ts'
import { renderInApp } from '../renderInApp.tsx'

const open = (path: string, entrances: readonly DemoLogin[]) => {
  const part = platformParts.find((one) => one.path === path)
  if (!part) throw new Error(`no part at ${path}`)
  const routes = {
    isAppPage: () => true,
    toLocation: (href: string) => href,
    fromLocation: (address: string) => address,
    demoLogins: entrances,
  }
  renderInApp(
    <SiteRoutesContext value={routes}>
      <PlatformPartPage part={part} />
    </SiteRoutesContext>,
  )
}

test('every list that the platform leads to is a page of the app or described by the demo [S-181] [A-88]', () => {
  const isThere = (href: string) => {
    const { pathname } = new URL(href, 'https://x.test')
    return isAppPage(href) || platformParts.some(({ path }) => matchPath(path, pathname) !== null)
  }
  expect(Object.values(listPaths).filter((href) => !isThere(href))).toEqual([])
})

test('the demo’s sign-in lets one in by a click', async () => {
  const enter = vi.fn()
  open('/login', [{ path: '/login', label: '학습자로 로그인', logIn: enter }])
  await userEvent.click(screen.getByRole('button', { name: '학습자로 로그인' }))
  expect(enter).toHaveBeenCalledTimes(1)
})

test('other parts of the platform say what lives there, and lead on to what is here [A-88]', () => {
  open('/room/lobby', [{ path: '/login', label: '학습자로 로그인', logIn: () => {} }])
  expect(screen.getByRole('heading', { name: '코딩 대회' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '퀘스트' })).toHaveAttribute('href', '/quest')
})

test('every part leads on to pages of this app, or to one that has something to read [A-88]', () => {
  const readable = platformParts.filter(({ paragraphs }) => paragraphs).map(({ path }) => path)
  for (const part of platformParts.filter(({ path }) => path !== '/login' && path !== '/signup')) {
    const targets = part.steps.map((name) => steps[name].href)
    expect(targets.filter((href) => isAppPage(href) || readable.some((path) => path === href)).length, part.name).toBe(targets.length)
    expect(targets.length, part.name).toBeGreaterThan(1)
    expect(targets, part.name).not.toContain(part.path)
  }
})

test.each(['/terms', '/privacy', '/support'])('%s has something to read', (path) => {
  open(path, [])
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3)
})
