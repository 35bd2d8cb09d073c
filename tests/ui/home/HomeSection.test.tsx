import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SectionViewProps } from '../../../src/ui/home/sectionProps.ts'
import type { Home } from '../../../src/ui/home/useHome.ts'
import { anApplication } from '../../fakes/anApplication.ts'

vi.mock('../../../src/ui/home/sectionViews.tsx', () => ({
  sectionSkeletons: {},
  sectionViews: {
    news: ({ home }: SectionViewProps) => {
      if (home.status === 'failed') throw new Error('broken')
      return <p>새 소식</p>
    },
    problems: () => <p>문제</p>,
  },
}))
afterEach(() => void vi.restoreAllMocks())

// Other tests of the same worker have loaded the real sections.
vi.resetModules()
const { HomeSection } = await import('../../../src/ui/home/HomeSection.tsx')
const { renderInApp } = await import('../renderInApp.tsx')

const [broken, whole] = [{ status: 'failed' } as Home, { status: 'ready' } as Home]
const actions = { openBeta: () => {}, openQuests: () => {}, go: () => {} }

test('a section that throws is left out and logged once, the others stay, and it is back with the next data', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const warn = vi.fn()
  const sections = (home: Home) => (
    <>
      <HomeSection id="news" title="" isWaiting={false} {...{ home, actions }} />
      <HomeSection id="problems" title="" isWaiting={false} {...{ home, actions }} />
    </>
  )
  const { rerender } = renderInApp(sections(broken), anApplication({ log: { warn } }))
  expect(screen.queryByText('새 소식')).not.toBeInTheDocument()
  expect(screen.getByText('문제')).toBeVisible()
  expect(warn.mock.calls).toEqual([[{ kind: 'section-crashed', section: 'news', problem: 'Error: broken' }]])
  rerender(sections(whole))
  expect(screen.getByText('새 소식')).toBeVisible()
})
