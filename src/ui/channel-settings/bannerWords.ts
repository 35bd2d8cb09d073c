import type { BannerOutcome } from '../../application/channelBanner.ts'
import { type BannerGap, type BannerStanding, maxBannerTitleLength, maxBanners, maxShownBanners } from '../../domain/channel/ownBanner.ts'
import { listPaths } from '../../domain/paths.ts'
import type { Creature } from '../../domain/quest.ts'
import { lazyCopy } from '../lazyCopy.ts'

const kept = '쓰던 것은 그대로 있어요.'

const gaps: Readonly<Record<BannerGap, string>> = {
  noTitle: '배너에 보일 말을 적어 주세요.',
  titleTooLong: `${maxBannerTitleLength}자까지만 보여요. 조금 줄여 주세요.`,
  noPicture: '그림 주소는 https://로 시작해요.',
  pictureTooLong: '그림 주소가 너무 길어요. 더 짧은 주소를 써 주세요.',
  noLink: '/course처럼 /로 시작하거나 https://로 시작하는 주소를 적어 주세요.',
  foreignLink: '다른 사이트로는 갈 수 없어요. 이 사이트 안의 주소를 적어 주세요.',
  noDates: '날짜를 확인해 주세요.',
  isOver: '마지막 날이 이미 지나서 아무에게도 보이지 않아요. 오늘이나 그다음 날을 골라 주세요.',
  endsTooSoon: '끝나는 날은 시작하는 날보다 빠를 수 없어요.',
}

const standings: Readonly<Record<BannerStanding, string>> = { shown: '보이는 중', waiting: '자리 기다림', coming: '예정', over: '끝남' }

const refusals: Readonly<Record<Exclude<BannerOutcome['kind'], 'done' | 'invalid'>, string>> = {
  signInFirst: `${lazyCopy.sessionOver} ${kept}`,
  notAllowed: '이 채널의 운영자만 배너를 바꿀 수 있어요.',
  alreadyRunning: '앞서 누른 것을 보내고 있어요.',
  full: `배너는 ${maxBanners}개까지예요. 끝난 배너를 지우고 다시 해 주세요.`,
  changed: '그사이 다른 운영자가 이 배너를 고쳤어요. 고친 배너는 위에 있어요. 지금 쓴 대로 저장하려면 한 번 더 눌러 주세요.',
  gone: '이미 지워진 배너예요.',
  tooLong: '글이나 그림이 너무 길어요.',
  unknown: '저장됐는지 알 수 없어요. 목록에서 확인해 주세요.',
  failed: `저장하지 못했어요. ${kept}`,
}

const removalRefusals: typeof refusals = {
  ...refusals,
  unknown: lazyCopy.removeUnknown,
  failed: '지우지 못했어요. 잠시 후 다시 해 주세요.',
}
const orderRefusals: typeof refusals = {
  ...refusals,
  unknown: '옮겨졌는지 알 수 없어요. 목록에서 확인해 주세요.',
  failed: '옮기지 못했어요. 잠시 후 다시 해 주세요.',
}

const drawings: Readonly<Record<Creature, string>> = {
  DOLPHIN: '돌고래',
  CRAB: '꽃게',
  TURTLE: '거북이',
  NEMO: '흰동가리',
  SEAHORSE: '해마',
  SHARK: '상어',
}

/** The texts of a channel's own banners. */
export const bannerWords = {
  title: '배너',
  note: (onPhones: boolean) =>
    `${onPhones ? '채널 홈' : '컴퓨터로 연 채널 홈'}의 맨 위에 보여요. 오늘 보일 배너 가운데 앞에서부터 ${maxShownBanners}개까지 나와요.`,
  goHome: '홈에서 보기',
  jump: '배너 바꾸기',
  waiting: '배너를 불러오고 있어요',
  failed: '배너를 불러오지 못했어요',
  unknown: '여기에서는 아직 배너를 바꿀 수 없어요.',
  none: '아직 배너가 없어요',
  add: '배너 더하기',
  full: `배너는 ${maxBanners}개까지 만들 수 있어요.`,
  edit: (title: string) => `${title} 고치기`,
  remove: (title: string) => `${title} 지우기`,
  up: (title: string) => `${title} 위로`,
  down: (title: string) => `${title} 아래로`,
  moved: (title: string, place: string) => `${title}: ${place}번째로 옮겼어요.`,
  always: '언제나',
  from: (date: string) => `${date}부터`,
  until: (date: string) => `${date}까지`,
  days: (from: string, until: string) => `${from} ~ ${until}`,
  standings,
  form: {
    added: '새 배너',
    edited: (title: string) => `${title} 고치기`,
    theirLink: (link: string | null) => (link === null ? '고친 배너는 눌러도 이어지는 곳이 없어요.' : `고친 배너가 이어지는 주소: ${link}`),
    title: '배너에 보일 말',
    titleHint: `${maxBannerTitleLength}자까지`,
    picture: '그림',
    drawing: (creature: Creature) => drawings[creature],
    noPicture: '그림 없이 채널 색만',
    samePicture: '지금 그림 그대로',
    ownPicture: '인터넷에 있는 그림',
    pictureAddress: '그림 주소',
    pictureHint: 'https://로 시작하는 주소. 가로가 세로의 다섯 배쯤인 그림이 잘 맞아요.',
    place: '누르면 갈 곳',
    nowhere: '아무 데도 안 가요',
    elsewhere: '직접 적기',
    link: '갈 곳의 주소',
    linkHint: '/course처럼 /로 시작하는 이 사이트의 주소',
    start: '보이기 시작하는 날',
    startHint: '비워 두면 바로 보여요',
    end: '마지막으로 보이는 날',
    endHint: '비워 두면 계속 보여요',
    preview: '홈에는 이렇게 보여요',
    save: '배너 저장하기',
    saving: '저장하고 있어요',
    cancel: '그만두기',
  },
  /** The usual targets of a banner. */
  places: [
    { href: listPaths.courses, label: '강의 찾기' },
    { href: listPaths.classes, label: '수업 찾기' },
    { href: listPaths.liveClasses, label: '라이브 클래스' },
    { href: listPaths.problems, label: '텍스트 코딩' },
    { href: listPaths.blocks, label: '블록 코딩' },
    { href: listPaths.blogs, label: '블로그' },
  ],
  gaps,
  refusals,
  removalRefusals,
  orderRefusals,
  saved: '배너를 저장했어요.',
  removed: '배너를 지웠어요.',
  confirm: {
    title: '배너를 지울까요?',
    text: (title: string) => `‘${title}’ 배너가 홈에서 바로 사라져요. 다시 보이게 하려면 새로 만들어야 해요.`,
    remove: '지우기',
    removing: '지우고 있어요',
    cancel: lazyCopy.leaveAsIs,
  },
} as const
