import { hrefTo, listPaths, paths } from '../paths.ts'
import { type CategoryKey, type ChannelInfo, channelUrl, parentChannelDomain, sectionSetting } from './channel.ts'
import { channelRoleOf } from '../roles.ts'
import { contestUrl, isOnChannel, type LinkPolicy, type Site } from '../site/site.ts'
import { isSignedIn, type Viewer } from '../viewer.ts'

/** The characters allowed in the slug of a course pass. */
export const slugPattern = /^[A-Za-z0-9_-]+$/

/** Returns the address where the viewer buys a course pass; null when this viewer is not offered one here. */
export function coursePassUrl(site: Site, viewer: Viewer, channel: ChannelInfo | null, links: LinkPolicy): string | null {
  const slug = channel?.productSlug ?? ''
  const role = channelRoleOf(channel, viewer)
  const isOffered = isOnChannel(site) && isSignedIn(viewer) && role !== null && slugPattern.test(slug)
  if (!isOffered) return null

  const path = hrefTo('coursePass', { slug })
  const parent = role === 'ROLE_CHANNEL_PREMIUM' ? parentChannelDomain(channel) : null
  return parent === null ? path : channelUrl(parent, links, path)
}

/** The shortcuts, with labels and addresses exactly as in the spec, even the shop's last `&` (S-046…S-055, A-18). */
const categories = [
  { id: 'live', key: 'CATEGORY_LIVE', label: '라이브 클래스', href: listPaths.liveClasses },
  { id: 'class', key: 'CATEGORY_CLASS', label: '수업 찾기', href: listPaths.courses },
  { id: 'text', key: 'CATEGORY_TEXT', label: '텍스트 코딩', href: listPaths.problems },
  { id: 'block', key: 'CATEGORY_BLOCK', label: '블록 코딩', href: listPaths.blocks },
  { id: 'document', key: 'CATEGORY_DOCUMENT', label: '디지털 문서', href: listPaths.documents },
  { id: 'video', key: 'CATEGORY_VIDEO', label: '영상 자료', href: listPaths.videos },
  { id: 'type', key: 'CATEGORY_TYPE', label: '유형별 학습', href: `${paths.problemTypes}?page=1` },
  { id: 'contest', key: 'CATEGORY_CONTEST', label: '코딩 대회', href: contestUrl },
  { id: 'shop', key: 'CATEGORY_SHOP', label: '상점', href: `${paths.shop}?page=1&order=POPULAR&` },
  { id: 'blog', key: 'CATEGORY_BLOG', label: '블로그', href: listPaths.blogs },
] as const satisfies readonly { id: string; key: CategoryKey; label: string; href: string | ((links: LinkPolicy) => string) }[]

type CategoryId = (typeof categories)[number]['id'] | 'pass'

export interface CategoryShortcut {
  readonly id: CategoryId
  readonly label: string
  readonly href: string
}

interface ShortcutContext {
  readonly site: Site
  /** While the viewer is unknown, shortcuts for some viewers are left out. */
  readonly viewer: Viewer | 'waiting'
  readonly channel: ChannelInfo | null
  readonly links: LinkPolicy
}

export function categoryShortcuts({ site, viewer, channel, links }: ShortcutContext): readonly CategoryShortcut[] {
  const shortcuts: CategoryShortcut[] = categories
    .filter(({ key }) => !isOnChannel(site) || !sectionSetting(channel, key).removed)
    .map(({ id, label, href }) => ({ id, label, href: typeof href === 'string' ? href : href(links) }))

  const pass = viewer === 'waiting' ? null : coursePassUrl(site, viewer, channel, links)
  return pass === null ? shortcuts : [...shortcuts, { id: 'pass', label: '수강권 구매', href: pass }]
}
