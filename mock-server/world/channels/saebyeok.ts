import type { ChannelSite } from './ChannelSite.ts'
import { notUsed } from './notUsed.ts'

export const saebyeok: ChannelSite = {
  number: 6,
  label: 'saebyeok',
  name: '새벽학교',
  tag: '새로 문을 연 학교',
  description: '이제 막 문을 열었어요. 첫 수업을 준비하고 있어요.',
  focus: [],
  role: null,
  parent: null,
  productSlug: null,
  brandColor: '#3E5C9A',
  customMap: {},
  ...notUsed,
  banners: [],
  hasContent: false,
}
