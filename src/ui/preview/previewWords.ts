import type { HomeSectionId } from '../../domain/home/sections.ts'
import type { PreviewPersona } from '../../domain/preview.ts'

/** The common names of the sections, whether or not they have a title on the page. */
export const sectionNames = {
  'top-banner': '상단 배너',
  'channel-banner': '채널 배너',
  greeting: '인사말',
  categories: '바로가기',
  'enrolled-channels': '내 채널',
  'admin-cards': '관리 카드',
  homework: '숙제',
  'trial-promo': '1:1 체험 안내',
  'my-quests': '내 퀘스트',
  'enrolled-courses': '듣고 있는 강의',
  'live-classes': '라이브 클래스',
  classes: '인기 수업',
  courses: '인기 강의',
  channels: '인기 채널',
  problems: '추천 문제',
  news: '최근 소식',
  ranking: '랭킹',
  'study-log': '최근 학습 기록',
  'channel-info': '채널 정보',
  'enterprise-channels': '함께하는 채널',
  'channel-extra': '채널 추가 블록',
  empty: '빈 화면 안내',
  login: '로그인 카드',
  user: '내 정보 카드',
  'main-ranking': '옆 칸 랭킹',
  'live-inquiry': '실시간 문의',
  'business-info': '사업자 정보',
} as const satisfies Readonly<Record<HomeSectionId, string>>

export const previewPersonaWords = {
  role: '역할',
  real: '내 화면 (실제)',
  device: '기기',
  devices: { desktop: '데스크톱', mobile: '모바일' },
  who: {
    guest: '손님',
    learner: '학습자',
    enterprise: '엔터프라이즈',
    premium: '프리미엄',
    teacher: '선생님',
  } satisfies Readonly<Record<PreviewPersona, string>>,
  note: (who: string) => `실제 공개 데이터를 가상의 역할(${who})로 보고 있어요. 개인 목록은 비어 있고, 저장은 되지 않아요.`,
  refused: '미리보기에서는 저장되지 않아요. 방금 한 일은 보내지 않았어요.',
} as const

/** The texts of the preview, which load with it. */
export const previewWords = {
  name: '미리보기',
  open: '미리보기 열기',
  fold: '접기',
  panelFailed: '불러오지 못했어요. 연결을 확인하고 새로고침해 주세요.',
  close: '닫기',
  reset: '처음 상태로',
  copyLink: '링크 복사',
  copied: '링크를 복사했어요.',
  copyByHand: '복사가 막혀 있어요. 아래 주소를 직접 복사해 주세요.',
  why: '왜 보이나요?',
  /** The label of the switch for ids, facts and sources. */
  forDevelopers: '개발자용 정보',
  settings: '설정 놀이터',
  faults: '오류 실험',
  carry: '내보내기 · 불러오기',
  pages: { 'who-sees-what': '누가 무엇을 보나요?', 'side-by-side': '나란히 보기' },
  backToSite: '사이트로 돌아가기',
  unknown: (value: string) => `알 수 없는 값: ${value}`,
  controls: {
    title: '보기 조건',
    tools: '도구',
    fields: '조건',
    now: '지금으로',
    travel: [
      { days: 1, label: '+1일' },
      { days: 7, label: '+1주' },
    ],
    shortcut: 'Alt + Shift + P 로 접고 펼쳐요. 열린 창은 Esc 로 닫아요.',
  },
  offlineReady: '오프라인 준비 완료: 이제 인터넷 없이도 열려요.',
  version: { isHere: '새 버전이 준비됐어요.', opening: '새 버전을 여는 중이에요.', open: '새 버전으로 열기', later: '나중에' },
  reasons: {
    title: '왜 보이나요?',
    about: '이 화면을 그리는 규칙표가 스스로 말하는 이유예요.',
    notHome: '홈 화면에서만 볼 수 있어요.',
    shown: '보이는 영역',
    hidden: '숨은 영역',
    waiting: '기다리는 영역',
    states: { shown: '보임', hidden: '숨김', waiting: '기다림' },
    goTo: (name: string) => `${name} 영역으로 가기`,
  },
} as const
