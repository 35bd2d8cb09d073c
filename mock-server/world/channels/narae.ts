import type { ChannelSite } from './ChannelSite.ts'

export const narae: ChannelSite = {
  number: 2,
  label: 'narae',
  name: '나래교육',
  tag: '교육 기업',
  description: '전국 열두 개 코딩 교실을 잇는 교육 그룹이에요. 교재와 수업, 교사 연수를 한곳에서 준비해요.',
  focus: ['algorithm', 'olympiad', 'structure', 'clang', 'java', 'python'],
  role: 'ROLE_CHANNEL_ENTERPRISE',
  parent: null,
  productSlug: null,
  brandColor: '#5B3FD6',
  customMap: {},
  businessInfo: {
    isUsed: true,
    businessName: '(주)나래교육',
    telephone: '031-000-7700',
    address: '경기도 성남시 분당구 날개길 88, 나래타워 11층',
    email: 'contact@narae.example',
    representative: '서나래',
    businessNumber: '000-81-77001',
  },
  chat: { isUsed: false, pluginKey: null },
  banners: [
    { title: '나래 알고리즘 캠프 수강생을 모집해요', link: '/course?page=1&order=DESC' },
    { title: '가맹 교실을 위한 새 학기 교재가 나왔어요', link: '/document?page=1&order=DESC' },
  ],
  hasContent: true,
}
