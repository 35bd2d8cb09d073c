import type { ChannelSite } from './ChannelSite.ts'
import { removed } from './customMap.ts'
import { notUsed } from './notUsed.ts'
import { sectionSettingKeys } from '../../../src/domain/channel/channel.ts'

export const yeoul: ChannelSite = {
  number: 5,
  label: 'yeoul',
  name: '여울작은학교',
  tag: '작은 학교',
  description: '전교생이 스물네 명인 시냇가 학교예요. 교실에서 쓰는 것만 조용히 모아 두었어요.',
  focus: ['entry', 'scratch', 'board', 'puzzle'],
  role: null,
  parent: null,
  productSlug: null,
  brandColor: '#8A5A00',
  customMap: removed([...sectionSettingKeys, 'CATEGORY_SHOP', 'CATEGORY_BLOG']),
  ...notUsed,
  banners: [],
  hasContent: true,
}
