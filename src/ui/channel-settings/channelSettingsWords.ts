import type { SaveSettingsOutcome } from '../../application/channelSettings.ts'
import { categoryKeys, type CategoryKey, type SettingKey } from '../../domain/channel/channel.ts'
import type { BusinessField } from '../../domain/site/businessInfo.ts'
import type { SettingsField, SettingsProblem } from '../../domain/channel/channelSettings.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { fieldWords } from './fieldWords.ts'

const editsKept = '고치던 것은 그대로 있어요.'

/** The texts of the settings page. */
export const channelSettingsWords = {
  title: '채널 설정',
  note: (channel: string) => `${channel}의 이름과 색, 화면 구성을 바꿔요. 저장하면 모두에게 보여요.`,
  noteFor: '채널의 이름과 색, 화면 구성을 바꾸는 곳이에요',
  waiting: '채널 설정을 불러오고 있어요',
  failed: '채널 설정을 불러오지 못했어요',
  failedNote: '잠시 후 다시 시도해 주세요.',
  missing: '찾을 수 없는 채널이에요',
  missingNote: '채널의 주소가 바뀌었을 수 있어요.',
  onMain: '메인 사이트에는 채널 설정이 없어요',
  onMainNote: '운영하는 채널로 가서 다시 열어 주세요.',
  guest: '로그인하면 운영하는 채널의 설정을 바꿀 수 있어요',
  pending: '회원가입을 마치면 운영하는 채널의 설정을 바꿀 수 있어요',
  guestNote: '채널 설정은 그 채널의 운영자만 바꿔요.',
  notOperator: '채널 운영자만 들어올 수 있어요',
  notOperatorNote: '바꾸고 싶은 것이 있으면 채널 운영자에게 말해 주세요.',
  form: '바꿀 것',
  look: {
    title: '이렇게 보여요',
    light: '라이트',
    dark: '다크',
    button: '강의 찾기',
    link: '더 보기',
    nameless: '이름 없는 채널',
  },
  state: {
    saved: '저장된 그대로예요.',
    changed: (count: string) => `${count}가지를 바꿨어요. 아직 저장하지 않았어요.`,
    restored: '고치던 것을 이 기기에서 다시 열었어요.',
    withTheirs: '그사이 저장된 것도 함께 담았어요.',
  },
  review: '바뀐 것 보고 저장하기',
  discard: '모두 되돌리기',
  changes: {
    title: '이렇게 바꿀까요?',
    text: '저장하면 이 채널에 오는 모두에게 바로 보여요.',
    field: '항목',
    before: '지금',
    after: '바꾼 뒤',
    save: '저장하기',
    saving: '저장하고 있어요',
    cancel: '더 고치기',
  },
  saved: '저장했어요. 이제 모두에게 이렇게 보여요.',
  undo: '저장하기 전으로 되돌리기',
  undoing: '되돌리고 있어요',
  undone: '저장하기 전으로 되돌렸어요.',
  conflict: {
    title: '다른 운영자가 먼저 저장했어요',
    text: '같은 것을 서로 다르게 바꿨어요. 어느 것을 남길지 골라 주세요.',
    noneText: '서로 다른 것을 바꿔서 함께 담을 수 있어요.',
    mine: '내가 바꾼 것',
    theirs: '먼저 저장된 것',
    together: '함께 들어오는 것',
    confirm: '이렇게 이어서 고치기',
    cancel: '나중에',
  },
  values: {
    empty: '비어 있음',
    noLogo: '로고 없음',
    logo: '로고',
    noColour: '기본 바다색',
    usual: '기본',
    hidden: '숨김',
    shown: '보임',
    on: '켬',
    off: '끔',
  },
  problems: {
    missing: '비워 둘 수 없어요.',
    tooLong: '너무 길어요. 조금 줄여 주세요.',
    noColour: '#0f5ccb 같은 여섯 자리 색을 써 주세요.',
  } satisfies Readonly<Record<SettingsProblem['problem'], string>>,
  saveError: {
    invalid: '고쳐야 할 칸이 있어요. 붉은 글을 봐 주세요.',
    signInFirst: `${lazyCopy.sessionOver} ${editsKept}`,
    notAllowed: `이 채널의 설정을 바꿀 수 있는 운영자가 아니에요. ${editsKept}`,
    gone: '채널을 찾을 수 없어서 저장하지 못했어요.',
    tooLarge: '로고가 너무 커요. 더 작은 그림을 골라 주세요.',
    alreadySaving: '저장하고 있어요. 잠시만 기다려 주세요.',
    unknown: `저장됐는지 알 수 없어요. 연결을 확인하고 다시 열어 주세요. ${editsKept}`,
    failed: `저장하지 못했어요. ${editsKept}`,
  } satisfies Readonly<Record<Exclude<SaveSettingsOutcome['kind'], 'saved' | 'conflict'>, string>>,
} as const

const isCategory = (key: string): key is CategoryKey => categoryKeys.some((category) => category === key)

/** Returns the common name of a field. */
export function fieldName(field: SettingsField): string {
  switch (field) {
    case 'channelName':
      return fieldWords.brand.name
    case 'logoUrl':
      return fieldWords.brand.logo
    case 'brandColor':
      return fieldWords.brand.colour
    case 'term':
      return fieldWords.term
    case 'businessUsed':
      return fieldWords.groups.business
    case 'chatUsed':
      return fieldWords.groups.chat
    case 'chatKey':
      return `${fieldWords.groups.chat} ${fieldWords.chatKey}`
    default:
      return partName(field)
  }
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the part behind the slash is what the field's type says */
function partName(field: Extract<SettingsField, `${string}/${string}`>): string {
  const [kind, key = ''] = field.split('/')
  if (kind === 'business') return fieldWords.businessFields[key as BusinessField]
  if (kind === 'title') return fieldWords.title(fieldWords.sections[key as SettingKey])
  return isCategory(key) ? `바로가기 ${fieldWords.categories[key]}` : `${fieldWords.sections[key as SettingKey]} 영역`
}
/* oxlint-enable typescript/no-unsafe-type-assertion */
