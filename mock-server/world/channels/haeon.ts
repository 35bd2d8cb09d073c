import type { ChannelSite } from './ChannelSite.ts'
import { renamed } from './customMap.ts'

export const haeon: ChannelSite = {
  number: 1,
  label: 'haeon',
  name: '해온코딩학원',
  tag: '초·중등 코딩',
  description: '처음 만나는 블록부터 나만의 파이썬 작품까지, 여섯 명이 한 반으로 천천히 함께 가요.',
  focus: ['python', 'entry', 'scratch', 'game', 'robot', 'ai', 'board'],
  role: null,
  parent: null,
  productSlug: null,
  brandColor: '#0B7A75',
  customMap: renamed({ GLOBAL_CHANNEL_NAME: '캠퍼스', MAIN_RECOMMENDATION_LIVE_COURSE: '이번 주 라이브 특강' }),
  businessInfo: {
    isUsed: true,
    businessName: '해온코딩학원',
    telephone: '02-000-1204',
    address: '서울특별시 마포구 물빛로 24, 3층',
    email: 'hello@haeon.example',
    representative: '문해온',
    businessNumber: '000-12-30401',
  },
  chat: { isUsed: true, pluginKey: 'demo-haeon' },
  banners: [
    { title: '겨울방학 파이썬 특강, 지금 신청하면 교재를 드려요', link: '/course?page=1&order=DESC' },
    { title: '매주 토요일 오전, 부모님과 함께하는 공개 수업', link: '/live/course?page=1&order=DESC' },
    { title: '해온 학생 작품 전시회가 열렸어요', link: '/blog?page=1&order=DESC' },
  ],
  hasContent: true,
}
