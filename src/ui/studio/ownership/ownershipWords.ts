import type { HandOverOutcome } from '../../../application/ownership.ts'
import { withParticle } from '../../../domain/korean.ts'
import type { OwnedWorkKind } from '../../../domain/studio/ownership.ts'
import { lazyCopy } from '../../lazyCopy.ts'

/** The texts about works whose owner has left. */
export const ownershipWords = {
  title: '맡을 선생님이 없는 것',
  note: '만든 사람이 채널을 나갔거나 더는 선생님이 아니에요. 채점하거나 고치려면 다른 선생님이 맡아야 해요.',
  failed: '맡을 선생님이 없는 것을 불러오지 못했어요',
  kinds: { HOMEWORK: '숙제', ROOM: '시험', COURSE: '강의', PROBLEM: '문제' } satisfies Readonly<Record<OwnedWorkKind, string>>,
  madeBy: (name: string) => `${withParticle(name, '이가')} 만들었어요`,
  heir: (title: string) => `${title} 맡을 선생님`,
  me: '나',
  noName: '이름 없는 선생님',
  untitled: '제목 없음',
  give: '맡기기',
  of: (title: string) => `${title} `,
  asking: {
    title: '이 선생님에게 맡길까요?',
    text: '이제부터 그 선생님만 고치고 채점할 수 있어요. 학생이 낸 것과 점수는 그대로예요.',
    confirm: '맡기기',
    running: '맡기고 있어요',
  },
  own: {
    title: '다른 선생님에게 맡길까요?',
    text: '이제부터 그 선생님만 고치고 채점할 수 있어요. 되찾으려면 그 선생님이 다시 맡겨 주어야 해요. 학생이 낸 것과 점수는 그대로예요.',
    heir: '맡을 선생님',
    choose: '선생님을 골라 주세요',
    none: '이 채널에 맡을 수 있는 다른 선생님이 없어요.',
    failed: '선생님 목록을 불러오지 못했어요',
    cancel: lazyCopy.leaveAsIs,
  },
  outcome: {
    handedOver: '맡겼어요. 학생이 낸 것과 점수는 그대로예요.',
    gone: '그사이 다른 선생님이 맡았거나 지워졌어요',
    notATeacher: '더는 이 채널의 선생님이 아니에요. 다른 선생님을 골라 주세요.',
    refused: '다른 선생님에게 맡기는 것은 운영자만 할 수 있어요',
    signInFirst: lazyCopy.sessionOver,
    alreadyRunning: '맡기고 있어요',
    failed: '맡겼는지 알 수 없어요. 목록을 확인하고 다시 눌러 주세요.',
  } satisfies Readonly<Record<HandOverOutcome['kind'], string>>,
} as const
