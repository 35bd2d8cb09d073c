import type { ChannelSite } from './ChannelSite.ts'
import { renamed } from './customMap.ts'
import { notUsed } from './notUsed.ts'
import { sectionSettingKeys } from '../../../src/domain/channel/channel.ts'

export const mulsori: ChannelSite = {
  number: 7,
  label: 'mulsori',
  name: '물소리학원',
  tag: '웹·앱 제작',
  description: '내 손으로 만든 웹 페이지와 앱을 친구에게 보여 주는 곳이에요.',
  focus: ['web', 'app', 'java', 'sql', 'art', 'security'],
  role: null,
  parent: null,
  productSlug: null,
  brandColor: '#00688B',
  customMap: renamed({
    ...Object.fromEntries(sectionSettingKeys.map((key, at) => [key, `물소리 ${at + 1}`])),
    GLOBAL_CHANNEL_NAME: '학교',
  }),
  businessInfo: {
    isUsed: true,
    businessName: '물소리학원',
    telephone: '062-000-4242',
    address: '광주광역시 남구 물소리길 42',
    email: 'mulsori@mulsori.example',
    representative: '도물결',
    businessNumber: '000-42-42062',
  },
  chat: notUsed.chat,
  banners: [
    { title: '내 첫 웹 페이지를 친구에게 보내 보세요', link: '/course?page=1&order=DESC' },
    { title: '봄 학기 앱 만들기 반이 열려요', link: '/live/course?page=1&order=DESC' },
  ],
  hasContent: true,
}
