import type { StandIn } from '../../domain/preview/standIn.ts'

export const standInWords = {
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
  } satisfies Readonly<Record<StandIn, string>>,
  note: (who: string) => `실제 공개 데이터를 가상의 역할(${who})로 보고 있어요. 개인 목록은 비어 있고, 저장은 되지 않아요.`,
  refused: '미리보기에서는 저장되지 않아요. 방금 한 일은 보내지 않았어요.',
} as const
