import type { ChannelSendOutcome } from '../../../application/channelAnnouncement.ts'
import { type AnnouncementAudience, type AnnouncementPhase, maxAnnouncementTitleLength } from '../../../domain/channelAnnouncement.ts'
import { maxAnnouncementLength } from '../../../domain/course-class/announcement.ts'
import { lazyCopy } from '../../lazyCopy.ts'

const refusals: Readonly<Record<Exclude<ChannelSendOutcome['kind'], 'done'>, string>> = {
  noTitle: '공지의 제목을 적어 주세요.',
  empty: '알릴 말을 적어 주세요.',
  tooLong: `제목은 ${maxAnnouncementTitleLength}자, 내용은 ${maxAnnouncementLength}자까지예요.`,
  noDates: '시작하는 날과 끝나는 날을 확인해 주세요. 끝나는 날은 시작하는 날보다 빠를 수 없어요.',
  isOver: '끝나는 날이 이미 지났어요. 오늘이나 그다음 날을 골라 주세요.',
  signInFirst: lazyCopy.sessionOver,
  notAllowed: '이 채널의 선생님과 운영자만 쓸 수 있어요.',
  alreadyRunning: '앞서 누른 것을 보내고 있어요.',
  gone: '여기에서는 아직 채널에 공지할 수 없어요.',
  changed: '그사이 바뀌었어요. 새로고침해서 확인해 주세요.',
  unknown: '보냈는지 알 수 없어요. 아래 목록에서 확인해 주세요.',
  failed: '보내지 못했어요. 쓴 글은 그대로 있어요.',
}

const audiences: Readonly<Record<AnnouncementAudience, string>> = { EVERYONE: '누구나', MEMBERS: '회원만' }
const phases: Readonly<Record<AnnouncementPhase, string>> = { coming: '예정', shown: '보이는 중', over: '끝남' }

/** The texts for writing a channel's announcements. */
export const channelAnnouncementWords = {
  title: '채널 공지',
  note: '채널의 홈 위쪽에 보이고, 회원에게는 알림으로도 가요.',
  failed: '공지를 불러오지 못했어요',
  none: '아직 채널에 올린 공지가 없어요',
  heading: '제목',
  headingHint: `${maxAnnouncementTitleLength}자까지`,
  start: '보이기 시작하는 날',
  end: '마지막으로 보이는 날',
  audience: '볼 수 있는 사람',
  audiences,
  phases,
  write: '채널에 알릴 말',
  placeholder: '쉬는 날이나 행사를 알려 주세요.',
  counted: (count: string) => `${count} / ${maxAnnouncementLength}자`,
  send: '채널에 공지하기',
  sending: '보내고 있어요',
  sent: '채널에 공지했어요.',
  days: (from: string, until: string) => `${from} ~ ${until}`,
  remove: '지우기',
  removing: {
    title: '채널 공지를 지울까요?',
    text: '채널 홈과 회원의 알림에서 바로 사라져요. 다시 알리려면 새로 써야 해요.',
    confirm: '지우기',
    running: '지우고 있어요',
  },
  removed: '공지를 지웠어요.',
  removeFailed: '지우지 못했어요. 잠시 후 다시 해 주세요.',
  refusals,
} as const
