import type { BesideId } from '../../../domain/preview/whoSeesWhat.ts'

export const matrixWords = {
  title: (channel: string) => `누가 무엇을 보나요? · ${channel}`,
  about: '홈 화면을 그리는 규칙표에서 그대로 만든 표예요. 목록에 보여 줄 것이 있다고 보고 판단해요.',
  legend: '● 보임 · ○ 숨김',
  section: '영역',
  spec: '근거',
  shown: '보임',
  hidden: '숨김',
  devices: { desktop: '데스크톱', mobile: '모바일' },
  current: '지금 보는 역할',
  print: '인쇄하기',
  loading: '모든 역할로 들어가 보고 있어요.',
  failed: '표를 만들지 못했어요.',
  hint: '칸을 누르거나 마우스를 올리면 이유가 나와요. 화살표 키로도 옮겨 다녀요.',
  ownRule: '영역이 아니라 따로 정한 규칙이에요.',
  beside: {
    'course-pass': '수강권 구매 바로가기',
    'class-in-new-tab': '수업을 채널 주소의 새 창으로 열기',
    'publish-link': '빈 화면의 콘텐츠 관리 링크',
    'signup-dialog': '가입 완료 안내 창',
  } satisfies Readonly<Record<BesideId, string>>,
} as const
