import type { JoinOutcome } from '../../application/member.ts'
import type { PersonalInvitationState } from '../../domain/members/invitation.ts'
import { lazyCopy } from '../lazyCopy.ts'

/** The texts of the page to accept an invitation. */
export const joinWords = {
  title: '초대 코드 넣기',
  note: '선생님이나 운영자에게 받은 코드로 채널에 들어가요.',
  label: '초대 코드',
  hint: '여덟 글자예요. 띄어쓰기와 줄표는 없어도 돼요.',
  waiting: '초대를 확인하고 있어요',
  failed: '초대를 확인하지 못했어요',
  check: '확인하기',
  steps: {
    title: '이렇게 들어와요',
    items: ['받은 여덟 글자를 넣어요.', '어느 채널에서 초대했는지 확인해요.', '들어가면 강의와 수업, 숙제가 바로 보여요.'],
    lost: '코드가 없거나 듣지 않으면, 보낸 분에게 새 초대를 부탁해 주세요.',
  },
  other: '다른 코드 넣기',
  invited: (channel: string) => `${channel}에서 초대했어요`,
  intoClass: (title: string) => `‘${title}’ 수업에도 함께 들어가요.`,
  intoChannel: '들어가면 채널의 강의와 수업, 숙제를 볼 수 있어요.',
  join: '들어가기',
  joining: '들어가고 있어요',
  entry: { signIn: '로그인하고 들어가기', signUp: '회원가입 마치고 들어가기' },
  entryNote: '로그인하면 이 화면으로 돌아와요.',
  inAlready: '이미 함께하고 있어요',
  go: '채널로 가기',
  goToClass: '수업으로 가기',
  states: {
    revoked: '거두어진 초대예요. 보낸 분에게 새 초대를 부탁해 주세요.',
    expired: '기한이 지난 초대예요. 보낸 분에게 새 초대를 부탁해 주세요.',
    outdated: '이 초대로는 다시 들어갈 수 없어요. 보낸 분에게 새 초대를 부탁해 주세요.',
    usedUp: '자리가 모두 찬 초대예요. 보낸 분에게 새 초대를 부탁해 주세요.',
  } satisfies Readonly<Record<Exclude<PersonalInvitationState, 'open'>, string>>,
  outcome: {
    joined: '함께하게 되었어요!',
    alreadyMember: '이미 함께하고 있어요',
    invalid: '코드가 여덟 글자인지, 영어 글자와 숫자인지 확인해 주세요',
    unknown: '그런 초대 코드가 없어요. 한 글자씩 다시 확인해 주세요.',
    notOpen: '더는 쓸 수 없는 초대예요. 보낸 분에게 새 초대를 부탁해 주세요.',
    signInFirst: lazyCopy.sessionOver,
    alreadyJoining: '들어가고 있어요',
    failed: '들어가지 못했어요. 잠시 후 다시 시도해 주세요.',
  } satisfies Readonly<Record<JoinOutcome['kind'], string>>,
} as const
