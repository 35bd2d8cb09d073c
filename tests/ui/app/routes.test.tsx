import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { pageRoutes, Pages } from '../../../src/ui/app/pages.tsx'
import { isAppPage } from '../../../src/ui/app/routes.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures } from '../../fakes/features.ts'
import { renderInApp } from '../renderInApp.tsx'

it('a page and the features it needs are loaded in one round', () => {
  const ranking = vi.fn(() => new Promise<never>(() => {}))
  renderInApp(
    <Suspense>
      <Pages />
    </Suspense>,
    anApplication({ features: { ...fakeFeatures(), ranking } }),
    undefined,
    paths.ranking,
  )
  // The page's own chunk cannot be here yet.
  expect(ranking).toHaveBeenCalled()
})

it('every row is a page of this app, other addresses belong to the platform', () => {
  for (const { path } of pageRoutes) expect(isAppPage(path.replaceAll(/:\w+/g, '7'))).toBe(true)
  expect(isAppPage(`${paths.home}?persona=guest`)).toBe(true)
  expect(isAppPage(paths.terms)).toBe(false)
})

it('links know each page of the table, and no other', () => {
  const known = Object.values(paths).filter((path) => isAppPage(path))
  expect(pageRoutes.map(({ path }) => path).toSorted()).toEqual(known.filter((path) => path !== paths.home).toSorted())
})

it('an installation may leave pages to another part of its platform', () => {
  expect(isAppPage('/blog/7?page=1', [paths.blog])).toBe(false)
  expect(isAppPage('/blog?page=1', [paths.blog])).toBe(true)
})
