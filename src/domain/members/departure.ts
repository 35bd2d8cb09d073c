import { formatNumber } from '../format.ts'
import type { Id } from '../id.ts'
import type { Member } from './member.ts'

/** The possessions of a person in the place they are to leave, as the backend counts them. */
export interface DepartureFacts {
  /** The classes of the channel that they take; 1 where they leave one class. */
  readonly classCount: number
  /** Future dates for which they are registered. */
  readonly bookingCount: number
  /** Homework, tests, courses and problems that they have made and others see. */
  readonly workCount: number
  /** Their roles on the channel; 0 where they leave one class. */
  readonly roleCount: number
  /** The money that they have paid for these classes, in won. */
  readonly paidAmount: number
}

export interface Departure {
  readonly userId: Id
  /** Null: they leave the channel, and every class of it. */
  readonly courseClassId: Id | null
}

/** Returns the reason why a person may not leave or be removed; null if there is none. */
export function departureObstacle(
  { roles }: Pick<Member, 'roles'>,
  { courseClassId }: Pick<Departure, 'courseClassId'>,
  operatorCount: number,
): 'lastOperator' | null {
  return courseClassId === null && roles.includes('ROLE_CHANNEL_OPERATOR') && operatorCount <= 1 ? 'lastOperator' : null
}

/** The consequences of leaving: things that are lost first, then things that stay. */
export interface DepartureSentences {
  readonly lost: readonly string[]
  readonly stays: readonly string[]
}

export function departureSentences(
  { classCount, bookingCount, workCount, roleCount, paidAmount }: DepartureFacts,
  { courseClassId, isOwn }: Pick<Departure, 'courseClassId'> & { readonly isOwn: boolean },
): DepartureSentences {
  const isChannel = courseClassId === null
  const lost = [
    isChannel && classCount > 0 && `이 채널의 수업 ${formatNumber(classCount)}개에서도 나가요.`,
    !isChannel && '수업 자료와 영상 수업에 더는 들어갈 수 없어요.',
    bookingCount > 0 && `신청해 둔 수업 날짜 ${formatNumber(bookingCount)}개가 취소되고, 그 자리는 다른 사람이 쓸 수 있어요.`,
    isChannel && roleCount > 0 && '이 채널에서 받은 역할이 없어져요.',
    isChannel &&
      workCount > 0 &&
      `만든 숙제·시험·강의·문제 ${formatNumber(workCount)}개는 주인이 없는 채로 남아서, 다른 선생님이 맡아야 해요.`,
    paidAmount > 0 && `낸 돈 ${formatNumber(paidAmount)}원은 저절로 돌아오지 않아요. 먼저 환불을 문의해 주세요.`,
  ]
  const stays = [
    isOwn ? '낸 숙제와 푼 기록, 받은 점수는 그대로 남아요.' : '낸 숙제와 푼 기록, 점수는 선생님이 계속 볼 수 있어요.',
    isOwn ? '포인트와 옷장은 그대로예요.' : '포인트와 옷장은 그 사람의 것이라 그대로예요.',
    returnSentence(isChannel, isOwn),
  ]
  return { lost: lost.filter((sentence) => sentence !== false), stays }
}

/** People who were removed need an invitation that is newer than their removal; those who left by themselves may use an older one. */
function returnSentence(isChannel: boolean, isOwn: boolean): string {
  if (isOwn) return isChannel ? '초대를 받으면 다시 들어올 수 있어요.' : '다시 신청하거나 선생님이 넣으면 다시 들어올 수 있어요.'
  const way = isChannel ? '새로 초대하면' : '다시 신청하거나, 선생님이 넣거나 새로 초대하면'
  return `${way} 다시 들어올 수 있어요. 전에 보낸 초대로는 들어올 수 없어요.`
}
