import { describe, expect, it } from 'vitest'
import type { HomeData } from '../../../src/domain/home/context.ts'
import type { OpenBackend } from './Backend.ts'
import { onView } from './portsOver.ts'

const listsOf = ({ subDomain: _subDomain, isDesktop: _isDesktop, totals: _totals, ...lists }: HomeData) => lists

export function homeDataPort(open: OpenBackend): void {
  describe('the home data port', () => {
    it('a channel has all eight lists, and every item is whole [S-157] [S-288]', () =>
      onView(open, 'channel=haeon&device=desktop', async ({ homeData, events }) => {
        const home = await homeData.load()
        expect(home).toMatchObject({ subDomain: 'haeon', isDesktop: true })
        for (const [name, total] of Object.entries(home.totals)) expect(total, name).toBeGreaterThan(12)
        for (const [name, list] of Object.entries(listsOf(home))) expect(list?.length, name).toBeGreaterThan(0)
        expect(events).toEqual([])
      }))

    it('the main site has no sub-domain, and a phone is no desktop [A-04] [A-30]', () =>
      onView(open, 'channel=main&device=mobile', async ({ homeData }) => {
        expect(await homeData.load()).toMatchObject({ subDomain: null, isDesktop: false })
      }))

    it('empty lists are empty, not failed [F-011] [F-041]', () =>
      onView(open, 'content=empty', async ({ homeData }) => {
        for (const [name, list] of Object.entries(listsOf(await homeData.load()))) expect(list, name).toEqual([])
      }))

    it('all of a thousand items come through [F-040]', () =>
      onView(open, 'content=huge', async ({ homeData }) => {
        expect((await homeData.load()).courses).toHaveLength(1_000)
      }))

    it('live classes of both kinds can be told apart', () =>
      onView(open, 'channel=haeon', async ({ homeData }) => {
        const { liveClasses } = await homeData.load()
        expect(liveClasses).not.toHaveLength(0)
        for (const item of liveClasses ?? []) {
          expect(item.kind === 'course' ? item.courseId : item.courseClassId).toBeDefined()
        }
      }))

    it('bad items are dropped and told, whatever is in them [F-027] [F-034] [F-044] [F-047]', () =>
      onView(open, 'content=hostile', async ({ homeData, events }) => {
        const home = await homeData.load()
        expect(home.courses?.length).toBeGreaterThan(0)
        expect(events.some(({ kind }) => kind === 'bad-item')).toBe(true)
        const pictures = [...(home.courses ?? []), ...(home.blogs ?? [])].map(({ thumbnail }) => thumbnail)
        expect(pictures.filter((picture) => picture?.includes('script:'))).toEqual([])
      }))
  })
}
