import { paths } from '../../domain/paths.ts'
import type { Creature } from '../../domain/quest.ts'
import { legalWords, type Paragraph } from './legalWords.ts'
import type { StepName } from './platformWords.ts'

export interface PlatformPart {
  /** A pattern of the router: `:id` matches one segment. */
  readonly path: string
  readonly name: string
  /** What lives there, in one or two sentences. */
  readonly about: string
  /** The same to who teaches. */
  readonly forTeachers?: string
  readonly creature: Creature
  /** Where one can go on in this app. */
  readonly steps: readonly StepName[]
  readonly paragraphs?: readonly Paragraph[]
}

/**
 * Pages that the home page links to and other parts of the platform have. The demo shows what they are; production leaves the app.
 */
export const platformParts: readonly PlatformPart[] = [
  {
    path: paths.contest,
    steps: ['ranking', 'quests', 'liveClasses'],
    name: '코딩 대회',
    about: '친구들과 같은 문제를 동시에 푸는 대회장이에요.',
    creature: 'SHARK',
  },
  { path: paths.shop, steps: ['quests', 'ranking'], name: '상점', about: '모은 포인트로 아바타를 꾸미는 곳이에요.', creature: 'CRAB' },
  {
    path: paths.coursePass,
    steps: ['courses', 'support'],
    name: '수강권 구매',
    about: '수강권을 고르고 결제하는 곳이에요.',
    creature: 'SHARK',
  },
  {
    path: paths.coursePurchase,
    steps: ['courses', 'support'],
    name: '강의 결제',
    about: '고른 강의를 결제하고 수강을 시작하는 곳이에요.',
    creature: 'SHARK',
  },
  {
    path: paths.classPurchase,
    steps: ['classes', 'support'],
    name: '수업 결제',
    about: '고른 수업을 결제하고 자리를 잡는 곳이에요.',
    creature: 'SHARK',
  },
  {
    path: paths.meeting,
    steps: ['classes', 'liveClasses'],
    name: '화상 수업',
    about: '선생님과 친구들을 화면으로 만나는 교실이에요.',
    creature: 'DOLPHIN',
  },
  {
    path: paths.homework,
    steps: ['taught', 'classes', 'quests'],
    name: '숙제',
    about: '선생님이 내 준 숙제를 확인하고 제출하는 곳이에요.',
    forTeachers: '내 준 숙제와 마감, 누가 냈고 누가 아직인지 학생별로 보는 곳이에요. 학생들의 진도는 수업 페이지에서 볼 수 있어요.',
    creature: 'CRAB',
  },
  {
    path: paths.trialClass,
    steps: ['liveClasses', 'classes'],
    name: '1:1 체험수업 신청',
    about: '선생님과 일대일로 만나는 체험수업을 신청하는 곳이에요.',
    creature: 'DOLPHIN',
  },
  {
    path: paths.publishing,
    steps: ['taught', 'classes', 'courses'],
    name: '콘텐츠 관리',
    about: '강의와 수업을 만들고 공개하는 스튜디오예요.',
    creature: 'SEAHORSE',
  },
  {
    path: paths.studioGuide,
    steps: ['taught', 'classes', 'courses'],
    name: '스튜디오 가이드',
    about: '스튜디오로 강의를 만드는 방법을 알려 주는 안내서예요.',
    creature: 'SEAHORSE',
  },
  {
    path: paths.schools,
    steps: ['classes', 'support'],
    name: '학교·학원 도입 안내',
    about: '학교와 학원이 코딩바다로 수업을 여는 방법을 알려 주는 곳이에요.',
    creature: 'TURTLE',
  },
  { path: paths.login, steps: [], name: '로그인', about: '계정으로 들어오는 곳이에요.', creature: 'NEMO' },
  { path: paths.signup, steps: [], name: '회원가입', about: '새 계정을 만드는 곳이에요.', creature: 'NEMO' },
  {
    path: paths.terms,
    steps: ['privacy', 'support'],
    name: '이용약관',
    about: '서비스 이용에 관한 약속을 적어 둔 곳이에요.',
    creature: 'TURTLE',
    paragraphs: legalWords.terms,
  },
  {
    path: paths.privacy,
    steps: ['terms', 'support'],
    name: '개인정보처리방침',
    about: '개인정보를 어떻게 다루는지 적어 둔 곳이에요.',
    creature: 'TURTLE',
    paragraphs: legalWords.privacy,
  },
  {
    path: paths.support,
    steps: ['courses', 'classes', 'terms'],
    name: '고객센터',
    about: '자주 묻는 질문을 보고 문의를 남기는 곳이에요.',
    creature: 'DOLPHIN',
    paragraphs: legalWords.support,
  },
]
