import { describe, expect, it } from 'vitest'
import { categoryKeys } from '../../../src/domain/channel/channel.ts'
import { categoryShortcuts } from '../../../src/domain/channel/shortcuts.ts'
import { aChannel, removed } from './aChannel.ts'
import { channelSite, links, mainSite, noHosts } from '../site/places.ts'
import { guest, learner, pending } from '../viewer/viewers.ts'

const onMain = { site: mainSite, viewer: guest, channel: null, links }
const ids = (where: Parameters<typeof categoryShortcuts>[0]) => categoryShortcuts(where).map(({ id }) => id)

const tenShortcuts = [
  ['S-046', 'live', '라이브 클래스', '/live/course?page=1&order=DESC'],
  ['S-047', 'class', '수업 찾기', '/course?page=1&order=DESC'],
  ['S-048', 'text', '텍스트 코딩', '/problem?page=1&order=DESC'],
  ['S-049', 'block', '블록 코딩', '/block?page=1&order=DESC'],
  ['S-050', 'document', '디지털 문서', '/document?page=1&order=DESC'],
  ['S-051', 'video', '영상 자료', '/video?page=1&order=DESC'],
  ['S-052', 'type', '유형별 학습', '/problem/category?page=1'],
  ['S-053', 'contest', '코딩 대회', 'https://contest.example/room/lobby?'],
  ['S-054', 'shop', '상점', '/shop?page=1&order=POPULAR&'],
  ['S-055', 'blog', '블로그', '/blog?page=1&order=DESC'],
] as const

describe('category shortcuts', () => {
  it.each(tenShortcuts)('[%s S-312] %s is called %s and leads to %s', (_statement, id, label, href) => {
    expect(categoryShortcuts(onMain)).toContainEqual({ id, label, href })
  })

  it('shows all ten on the main site, in the order of the spec [S-043 A-16]', () => {
    expect(ids(onMain)).toEqual(tenShortcuts.map(([, id]) => id))
  })

  it('leads to the contest by path where it has no host of its own [S-053 A-18]', () => {
    expect(categoryShortcuts({ ...onMain, links: noHosts })).toContainEqual({ id: 'contest', label: '코딩 대회', href: '/room/lobby?' })
  })

  it.each(categoryKeys)('a channel that removes %s keeps the other nine [S-045 A-16]', (key) => {
    const channel = aChannel({ custom: { [key]: removed } })
    const kept = ids({ ...onMain, site: channelSite, channel })
    expect(kept).toEqual(tenShortcuts.map(([, id]) => id).filter((id) => `CATEGORY_${id.toUpperCase()}` !== key))
    expect(kept).toHaveLength(9)
    expect(ids({ ...onMain, channel })).toHaveLength(10)
  })
})

describe('buy course pass', () => {
  const premium = aChannel({ role: 'ROLE_CHANNEL_PREMIUM', productSlug: 'garam-pass' })
  const passOn = (channel: typeof premium | null, where: Partial<Parameters<typeof categoryShortcuts>[0]> = {}) =>
    categoryShortcuts({ site: channelSite, viewer: learner, channel, links, ...where }).find(({ id }) => id === 'pass')

  it('comes last and leads to the product by its slug [S-056 A-17]', () => {
    expect(passOn(premium)).toEqual({ id: 'pass', label: '수강권 구매', href: '/purchase/product/garam-pass' })
    expect(ids({ site: channelSite, viewer: learner, channel: premium, links }).at(-1)).toBe('pass')
  })

  it('is not for guests, pending visitors, the main site or those whom we do not know yet [S-056 A-17]', () => {
    expect(passOn(premium, { viewer: guest })).toBeUndefined()
    expect(passOn(premium, { viewer: pending })).toBeUndefined()
    expect(passOn(premium, { viewer: 'waiting' })).toBeUndefined()
    expect(passOn(premium, { site: mainSite })).toBeUndefined()
    expect(passOn(null)).toBeUndefined()
  })

  it('needs an enterprise or premium role [S-056 A-17]', () => {
    expect(passOn(aChannel({ productSlug: 'pass' }))).toBeUndefined()
    expect(passOn(aChannel({ productSlug: 'pass', role: 'ROLE_CHANNEL_ENTERPRISE' }))?.href).toBe('/purchase/product/pass')
  })

  it.each([undefined, '', '../admin', 'a b', 'a/b', 'pass?x=1', '수강권'])('is not offered with the slug %j [A-17]', (slug) => {
    expect(passOn(aChannel({ role: 'ROLE_CHANNEL_PREMIUM', ...(slug === undefined ? {} : { productSlug: slug }) }))).toBeUndefined()
  })

  it('leads to the parent’s host for premium with a parent, and nowhere else [S-057 A-17]', () => {
    const wishes = { productSlug: 'pado-pass', parent: 'narae' }
    expect(passOn(aChannel({ ...wishes, role: 'ROLE_CHANNEL_PREMIUM' }))?.href).toBe(
      'https://narae.codingbada.kr/purchase/product/pado-pass',
    )
    expect(passOn(aChannel({ ...wishes, role: 'ROLE_CHANNEL_ENTERPRISE' }))?.href).toBe('/purchase/product/pado-pass')
  })

  it('is not offered when the parent’s host is none of ours [S-057 A-72]', () => {
    expect(passOn(aChannel({ role: 'ROLE_CHANNEL_PREMIUM', productSlug: 'pass', parent: 'evil.example' }))).toBeUndefined()
  })
})
