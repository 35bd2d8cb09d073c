import type { DepartOutcome } from '../../application/departure.ts'
import { lazyCopy } from '../lazyCopy.ts'

/** The texts about leaving a class or a channel, and about removing somebody from it. */
export const departureWords = {
  leaveClass: '수업 나가기',
  leaveChannel: '이 채널에서 나가기',
  remove: '내보내기',
  removeFromClass: '수업에서 내보내기',
  of: (name: string) => `${name} `,
  title: {
    leaveClass: () => '이 수업에서 나갈까요?',
    leaveChannel: () => '이 채널에서 나갈까요?',
    removeFromClass: (name: string) => `${name} 님을 수업에서 내보낼까요?`,
    removeMember: (name: string) => `${name} 님을 채널에서 내보낼까요?`,
  },
  /** The titles where somebody cannot leave. */
  barred: { own: () => '아직 나갈 수 없어요', other: (name: string) => `${name} 님을 아직 내보낼 수 없어요` },
  cancel: lazyCopy.leaveAsIs,
  close: lazyCopy.close,
  noName: '이름 없는 회원',
  place: '어디에서 내보낼까요?',
  channel: '채널 전체',
  lost: '없어지는 것',
  stays: '남는 것',
  waiting: '무엇이 달라지는지 알아보고 있어요',
  failed: '무엇이 달라지는지 알아보지 못했어요',
  lastOperator: '마지막 운영자예요. 회원 목록에서 다른 회원의 ‘역할’을 눌러 운영자를 먼저 정해 주세요.',
  confirm: { own: '나가기', other: '내보내기' },
  running: { own: '나가고 있어요', other: '내보내고 있어요' },
  outcome: {
    departed: { own: '나왔어요. 낸 숙제와 푼 기록은 그대로 있어요.', other: '내보냈어요. 낸 숙제와 푼 기록은 그대로 있어요.' },
    gone: { own: '이미 나온 곳이에요', other: '이미 나간 사람이에요' },
    lastOperator: { own: '운영자가 한 명은 있어야 해서 나가지 못했어요', other: '운영자가 한 명은 있어야 해서 내보내지 못했어요' },
    refused: { own: '지금은 나갈 수 없어요. 운영자에게 물어봐 주세요.', other: '내보낼 수 있는 권한이 없어요' },
    signInFirst: { own: lazyCopy.sessionOver, other: lazyCopy.sessionOver },
    alreadyRunning: { own: '나가고 있어요', other: '내보내고 있어요' },
    failed: {
      own: '나갔는지 알 수 없어요. 잠시 후 다시 눌러 주세요.',
      other: '내보냈는지 알 수 없어요. 목록을 확인하고 다시 눌러 주세요.',
    },
  } satisfies Readonly<Record<DepartOutcome['kind'], { readonly own: string; readonly other: string }>>,
} as const
