import { expect, test } from 'vitest'
import {
  arrangedBanners,
  type BannerGap,
  bannerGaps,
  bannerStandings,
  isSameBanner,
  maxBannerPictureLength,
  maxBannerTitleLength,
  maxShownBanners,
  type OwnBannerText,
  shownBanners,
} from '../../../src/domain/channel/ownBanner.ts'
import { anOwnBanner } from './anOwnBanner.ts'

const place = {
  links: { rootDomain: 'sea.example', mainOrigin: null, contestOrigin: null, allowedHosts: ['friends.example'] },
  host: 'haeon.sea.example',
  today: '2026-11-20',
}

test.each<readonly [Partial<OwnBannerText>, readonly BannerGap[]]>([
  [{}, []],
  [{ imageUrl: null, link: null, startDate: null, endDate: null }, []],
  [{ title: ' ' }, ['noTitle']],
  [{ title: '가'.repeat(maxBannerTitleLength) }, []],
  [{ title: '가'.repeat(maxBannerTitleLength + 1) }, ['titleTooLong']],
  [{ imageUrl: 'https://pictures.example/a.png' }, []],
  [{ imageUrl: 'data:image/svg+xml,%3csvg/%3e' }, []],
  [{ imageUrl: 'http://pictures.example/a.png' }, ['noPicture']],
  [{ imageUrl: 'banner.png' }, ['noPicture']],
  [{ imageUrl: 'data:text/html,x' }, ['noPicture']],
  [{ imageUrl: `data:image/svg+xml,${'a'.repeat(maxBannerPictureLength)}` }, ['pictureTooLong']],
  [{ link: 'https://narae.sea.example/course' }, []],
  [{ link: 'https://www.friends.example/' }, []],
  [{ link: 'https://elsewhere.example/' }, ['foreignLink']],
  [{ link: 'http://narae.sea.example/' }, ['noLink']],
  [{ link: '//elsewhere.example' }, ['noLink']],
  [{ link: 'javascript:alert(1)' }, ['noLink']],
  [{ startDate: '2026-11-31' }, ['noDates']],
  [{ endDate: 'soon' }, ['noDates']],
  [{ startDate: '2026-11-28' }, ['endsTooSoon']],
  [{ startDate: null, endDate: '2026-11-20' }, []],
  [{ startDate: null, endDate: '2026-11-19' }, ['isOver']],
  [{ title: '', imageUrl: 'x', link: 'x', startDate: 'x' }, ['noTitle', 'noPicture', 'noLink', 'noDates']],
])('a banner has words, a picture that can be shown, a link that stays here, and days in order: %j', (changes, gaps) => {
  expect(bannerGaps(anOwnBanner(changes), place)).toEqual(gaps)
})

test.each([
  ['2026-11-19', 'coming'],
  ['2026-11-20', 'shown'],
  ['2026-11-27', 'shown'],
  ['2026-11-28', 'over'],
])('it is shown from its first day to its last: on %s it is %s', (today, standing) => {
  expect(bannerStandings([anOwnBanner()], today)).toEqual([standing])
})

test('of those that are due the first few are shown, and what is not due takes no place', () => {
  const always = { startDate: null, endDate: null }
  const due = Array.from({ length: maxShownBanners + 1 }, (_, at) => anOwnBanner({ bannerId: at, ...always }))
  const over = anOwnBanner({ bannerId: 99, startDate: null, endDate: '2026-11-19' })
  const today = '2026-11-20'
  expect(bannerStandings([over, ...due], today)).toEqual(['over', ...due.slice(1).map(() => 'shown'), 'waiting'])
  expect(shownBanners([over, ...due], today)).toEqual(due.slice(0, -1))
})

test('an order moves what it names to the front, once, and leaves the rest as it was', () => {
  const [one, two, three] = [1, 2, 3].map((bannerId) => anOwnBanner({ bannerId }))
  const arranged = (ids: readonly (string | number)[]) => arrangedBanners([one!, two!, three!], ids).map(({ bannerId }) => bannerId)
  expect(arranged([3, 1, 2])).toEqual([3, 1, 2])
  expect(arranged(['3', 3, 99])).toEqual([3, 1, 2])
  expect(arranged([])).toEqual([1, 2, 3])
})

test('two banners are the same by what they say', () => {
  expect(isSameBanner(anOwnBanner(), anOwnBanner({ bannerId: 9, updatedDate: '2026-11-20T09:00:00Z' }))).toBe(true)
  expect(isSameBanner(anOwnBanner(), anOwnBanner({ link: null }))).toBe(false)
})
