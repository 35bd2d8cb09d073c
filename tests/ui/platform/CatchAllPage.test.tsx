import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type DemoLogin, SiteRoutesContext } from '../../../src/ui/kit/links.tsx'
import { PlatformPartPage, platformParts } from '../../../src/ui/platform/CatchAllPage.tsx'
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

test('the demo’s sign-in lets one in by a click', async () => {
  const enter = vi.fn()
  open('/login', [{ path: '/login', label: '학습자로 로그인', logIn: enter }])
  await userEvent.click(screen.getByRole('button', { name: '학습자로 로그인' }))
  expect(enter).toHaveBeenCalledTimes(1)
})

test('other parts of the platform only say what lives there [A-88]', () => {
  open('/shop', [{ path: '/login', label: '학습자로 로그인', logIn: () => {} }])
  expect(screen.getByRole('heading', { name: '상점' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
