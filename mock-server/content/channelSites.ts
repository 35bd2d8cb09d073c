import { type ChannelFacts, type ChannelSite, notUsed, removed, renamed } from './channelFacts.ts'
import { neighbours } from './neighbours.ts'
import { sectionSettingKeys } from '../../src/domain/channel/channel.ts'

const haeon: ChannelSite = {
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
    { title: '학생 작품 전시회가 열렸어요', link: '/blog?page=1&order=DESC' },
  ],
  hasContent: true,
}

const narae: ChannelSite = {
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

const pado: ChannelSite = {
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

const garam: ChannelSite = {
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

const yeoul: ChannelSite = {
  number: 5,
  label: 'yeoul',
  name: '여울작은학교',
  tag: '작은 학교',
  description: '전교생이 24명인 시냇가 학교예요. 교실에서 쓰는 것만 조용히 모아 두었어요.',
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

const saebyeok: ChannelSite = {
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

const mulsori: ChannelSite = {
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

const sites: readonly ChannelSite[] = [haeon, narae, pado, garam, yeoul, saebyeok, mulsori]

/** Channels that have something to show. */
export const busyChannels: readonly ChannelFacts[] = [...sites.filter(({ hasContent }) => hasContent), ...neighbours]

export function siteOf(label: string): ChannelSite | null {
  const found = sites.find((site) => site.label === label)
  const neighbour = neighbours.find((facts) => facts.label === label)
  return found ?? (neighbour === undefined ? null : plainSite(neighbour))
}

function plainSite(facts: ChannelFacts): ChannelSite {
  return {
    ...facts,
    role: null,
    parent: null,
    productSlug: null,
    brandColor: '#0F5CCB',
    customMap: {},
    ...notUsed,
    banners: [{ title: facts.description, link: '/course?page=1&order=DESC' }],
    hasContent: true,
  }
}
