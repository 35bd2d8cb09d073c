import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { browserConnection } from '../../src/adapters/browser/browserConnection.ts'
import { openPage } from '../../src/openPage.tsx'
import { renderShell } from '../../src/shell/renderShell.tsx'
import { defaultConfig, shellView } from '../../src/shellView.ts'
import type { Start } from '../../src/surroundings.ts'

class Unmoved implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const never = () => new Promise<never>(() => {})

const start: Start = {
  ok: true,
  surroundings: {
    config: defaultConfig(),
    fetch: never,
    clock: { now: () => new Date('2026-11-20T01:00:00Z'), timeZone: () => 'Asia/Seoul' },
    inlineHomeData: null,
    expectedSite: shellView().expectedSite,
    chat: { open: never },
    connection: browserConnection(true),
    describesPlatform: false,
  },
  routes: { isOwn: () => false, addressOf: (href) => href, hrefOf: (address) => address, entrances: [] },
  beside: null,
  stop() {},
}

afterEach(() => {
  document.body.replaceChildren()
})

it('takes over the prerendered page, also when somebody wants to watch it before that is done', async () => {
  vi.stubGlobal('ResizeObserver', Unmoved)
  // This document does not know that its film is silent, and React says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const place = document.createElement('div')
  place.innerHTML = renderShell()
  document.body.append(place)
  const prerendered = place.querySelector('main')

  const page = openPage(place)
  page.show(start)
  page.setWitness(() => {})
  await vi.waitFor(() => expect(document.documentElement.dataset['motion']).toBeDefined())
  await act(async () => {})

  expect(place.querySelector('main')).toBe(prerendered)
  page.show(null)
})
