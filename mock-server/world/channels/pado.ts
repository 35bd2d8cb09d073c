import type { ChannelSite } from './ChannelSite.ts'

export const pado: ChannelSite = {
  number: 3,
  label: 'pado',
  name: '파도코딩클럽',
  tag: '나래교육 가맹 클럽',
  description: '게임을 만들며 배우는 동네 코딩 클럽이에요. 만들고, 부수고, 다시 만들면서 실력이 파도처럼 밀려와요.',
  focus: ['game', 'lua', 'scratch', 'music', 'art', 'python'],
  role: 'ROLE_CHANNEL_PREMIUM',
  parent: 'narae',
  productSlug: 'pado-pass',
  brandColor: '#C2417C',
  customMap: {},
  businessInfo: {
    isUsed: true,
    businessName: '파도코딩클럽',
    telephone: '051-000-0331',
    address: '부산광역시 수영구 너울로 31, 2층',
    email: 'surf@pado.example',
    representative: '파한결',
    businessNumber: '000-33-10331',
  },
  chat: { isUsed: true, pluginKey: 'demo-pado' },
  banners: [{ title: '파도 게임잼: 48시간 안에 게임 하나', link: '/live/course?page=1&order=DESC' }],
  hasContent: true,
}
