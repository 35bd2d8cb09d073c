import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeHomePresenter, type VisibleSection } from '../../../src/application/homeView.ts'
import type { HomeArea, HomeSectionId } from '../../../src/domain/home/sections.ts'
import { defaultRolePolicy } from '../../../src/domain/roles.ts'
import { HomePage, useSettledOnce } from '../../../src/ui/home/HomePage.tsx'
import { noContent } from '../../domain/home/noContent.ts'
import { mainSite } from '../../domain/site/places.ts'
import { learner } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { settings } from '../../fakes/settings.ts'
import { renderInApp } from '../renderInApp.tsx'

afterEach(() => void vi.useRealTimers())

const renderSettledTogether = () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ settled, isGrounded }) => useSettledOnce(settled, isGrounded), {
    initialProps: { settled: false, isGrounded: false },
  })
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  return { isSettled: () => result.current, rerender, pass }
}

it('who looks at which site is waited for three seconds', () => {
  const { isSettled, pass } = renderSettledTogether()
  pass(2_999)
  expect(isSettled()).toBe(false)
  pass(1)
  expect(isSettled()).toBe(true)
})

it('the slowest list is waited for one second from when it could be asked for, however late that was', () => {
  const { isSettled, rerender, pass } = renderSettledTogether()
  pass(2_500)
  rerender({ settled: false, isGrounded: true })
  pass(999)
  expect(isSettled()).toBe(false)
  pass(1)
  expect(isSettled()).toBe(true)
})

it('what has settled once stays so, whatever is asked for anew', () => {
  const { isSettled, rerender } = renderSettledTogether()
  rerender({ settled: true, isGrounded: true })
  expect(isSettled()).toBe(true)
  rerender({ settled: false, isGrounded: true })
  expect(isSettled()).toBe(true)
})

const aSection = (id: HomeSectionId, area: HomeArea, more: Partial<VisibleSection> = {}): VisibleSection => ({
  id,
  area,
  title: `제목 ${id}`,
  isWaiting: false,
  isUnconditional: false,
  ...more,
})

/** Opens a learner's home page on the main site with these sections, whatever the domain's table says. */
function openPlan(sections: readonly VisibleSection[]) {
  const presenter = makeHomePresenter({ settings, rolePolicy: defaultRolePolicy })
  const { siteLoader, viewer } = anApplication()
  const known = { site: mainSite, channel: null, tint: null }
  const loadHome = async () => ({ ...known, home: noContent })
  renderInApp(
    <HomePage />,
    anApplication({
      siteLoader: { ...siteLoader, loadHome, load: async () => known, known: () => known },
      viewer: { ...viewer, current: async () => learner },
      home: { neededLists: () => [], view: (base, lists) => ({ ...presenter.view(base, lists), sections }) },
    }),
  )
}

const drawn = () =>
  [...document.querySelectorAll('[data-section]')].map((element) => [
    element.getAttribute('data-section'),
    element.querySelector('h2')?.textContent?.replace(/[\d\s]+$/, '') ?? null,
  ])

// These sections differ from the domain's table in their order and in what a learner of the main site sees.
it.each<readonly [string, readonly VisibleSection[], readonly (readonly [HomeSectionId, string | null])[]]>([
  ['none', [], []],
  [
    'some, in another order and under other titles',
    [aSection('news', 'main'), aSection('courses', 'main'), aSection('live-classes', 'main')],
    [
      ['news', '제목 news'],
      ['courses', '제목 courses'],
      ['live-classes', '제목 live-classes'],
    ],
  ],
  [
    'by their area, and the unconditional ones first',
    [aSection('user', 'side'), aSection('courses', 'main'), aSection('categories', 'main', { isUnconditional: true })],
    [
      ['categories', null],
      ['courses', '제목 courses'],
      ['user', learner.nickname],
    ],
  ],
  [
    'but for what is still on its way',
    [aSection('problems', 'main', { isWaiting: true }), aSection('channels', 'main')],
    [['channels', '제목 channels']],
  ],
])('the page draws exactly the sections that it is given: %s [S-008] [S-058]', async (_, sections, expected) => {
  openPlan(sections)
  await waitFor(() => expect(document.querySelector('main')).toHaveAttribute('aria-busy', 'false'), { timeout: 10_000 })
  await waitFor(() => expect(drawn()).toEqual(expected))
})
