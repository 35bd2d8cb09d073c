import type { ChannelSite } from './ChannelSite.ts'

export const garam: ChannelSite = {
  number: 4,
  label: 'garam',
  name: '가람코딩',
  tag: '데이터·인공지능',
  description: '우리 동네 자료를 모으고, 그래프로 그리고, 인공지능에게 물어보는 프로젝트 수업을 해요.',
  focus: ['data', 'ai', 'sql', 'python', 'web'],
  role: 'ROLE_CHANNEL_PREMIUM',
  parent: null,
  productSlug: 'garam-pass',
  brandColor: '#1F6F43',
  customMap: {},
  businessInfo: {
    isUsed: true,
    businessName: '가람코딩',
    telephone: '042-000-5118',
    address: '대전광역시 유성구 강나루길 51, 4층',
    email: 'garam@garam.example',
    representative: '백가람',
    businessNumber: '000-51-18042',
  },
  chat: { isUsed: false, pluginKey: null },
  banners: [],
  hasContent: true,
}
