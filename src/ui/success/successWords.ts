import type { Milestone } from '../../domain/milestone.ts'

/** The texts of the success panel. */
export const successWords = {
  reward: (point: string, experience: string) => `${point}포인트와 경험치 ${experience}점을 받았어요`,
  guestPoints: (point: string) => `포인트 ${point}개를 챙겨 둘게요.`,
  guestNote: '로그인하면 내 기록에 담고 포인트도 받을 수 있어요.',
  login: { signIn: '로그인', signUp: '회원가입 마치기' },
  sound: '성공 소리',
  soundFailed: '소리를 준비하지 못했어요. 잠시 후 다시 눌러 주세요.',
  milestones: {
    LEVEL: (level: string) => `레벨 ${level}이 됐어요!`,
    GOAL: () => '오늘 목표를 다 이뤘어요!',
  } satisfies Record<Milestone, (level: string) => string>,
} as const
