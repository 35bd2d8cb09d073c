import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Entrance, SiteRoutesContext } from '../../../src/ui/kit/links.tsx'
import { PlatformPartPage, platformParts } from '../../../src/ui/platform/ElsewherePage.tsx'
import { renderInApp } from '../renderInApp.tsx'

const open = (path: string, entrances: readonly Entrance[]) => {
  const part = platformParts.find((one) => one.path === path)
  if (!part) throw new Error(`no part at ${path}`)
  const routes = { isOwn: () => true, addressOf: (href: string) => href, hrefOf: (address: string) => address, entrances }
  renderInApp(
    <SiteRoutesContext value={routes}>
      <PlatformPartPage part={part} />
    </SiteRoutesContext>,
  )
}

test('the demo’s sign-in lets one in by a click', async () => {
  const enter = vi.fn()
  open('/login', [{ at: '/login', label: '학습자로 로그인', enter }])
  await userEvent.click(screen.getByRole('button', { name: '학습자로 로그인' }))
  expect(enter).toHaveBeenCalledTimes(1)
})

test('other parts of the platform only say what lives there [A-88]', () => {
  open('/shop', [{ at: '/login', label: '학습자로 로그인', enter: () => {} }])
  expect(screen.getByRole('heading', { name: '상점' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
