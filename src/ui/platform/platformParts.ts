import { paths } from '../../domain/paths.ts'
import type { Creature } from '../../domain/quest.ts'
import { type Paragraph, readingWords } from './readingWords.ts'
import type { StepName } from './platformWords.ts'

export interface PlatformPart {
  /** A route pattern: `:id` matches one segment. */
  readonly path: string
  readonly name: string
  /** Describes the page in one or two sentences. */
  readonly about: string
  /** The same description for teachers. */
  readonly forTeachers?: string
  readonly creature: Creature
  /** The pages of this app to continue with. */
  readonly steps: readonly StepName[]
  /** The texts to read on the page. */
  readonly paragraphs?: readonly Paragraph[]
  /** Frequent questions with their answers, and a form to ask another. */
  readonly questions?: readonly Paragraph[]
  /** Set if the page takes enquiries to use the whole platform. */
  readonly isEnquiry?: true
}

/**
 * Pages of other parts of the platform that consist of words. The demo has them itself; production leaves the app.
 */
export const platformParts: readonly PlatformPart[] = [
  {
    path: paths.meeting,
    steps: ['classes', 'liveClasses'],
    name: '화상 수업',
    about: '교실 문이 열렸어요. 선생님이 들어오면 화면이 켜져요.',
    creature: 'DOLPHIN',
    paragraphs: readingWords.meeting,
  },
  {
    path: paths.studioGuide,
    steps: ['problemTypes', 'blocks', 'lobby', 'worksheets', 'studio', 'taught'],
    name: '스튜디오 가이드',
    about: '선생님이 수업을 준비하고 여는 다섯 단계예요. 선생님으로 로그인하면 단계마다 하러 가는 길이 보여요.',
    forTeachers: '수업을 준비하고 여는 다섯 단계예요. 단계마다 하러 가는 길이 있어요.',
    creature: 'SEAHORSE',
    paragraphs: readingWords.studioGuide,
  },
  {
    path: paths.schools,
    steps: ['problemTypes', 'blocks', 'lobby', 'studioGuide', 'support'],
    isEnquiry: true,
    name: '학교·학원 도입 안내',
    about: '우리 학교와 학원의 이름으로 코딩 수업을 열어요. 문제와 블록은 로그인하지 않아도 풀어 볼 수 있어요.',
    forTeachers: '우리 학교와 학원의 이름으로 코딩 수업을 열어요. 아래에서 바로 해 보세요.',
    creature: 'TURTLE',
    paragraphs: readingWords.schools,
  },
  {
    path: paths.terms,
    steps: ['privacy', 'support'],
    name: '이용약관',
    about: '서로 지킬 일을 쉬운 말로 적었어요.',
    creature: 'TURTLE',
    paragraphs: readingWords.terms,
  },
  {
    path: paths.privacy,
    steps: ['terms', 'support'],
    name: '개인정보처리방침',
    about: '무엇을 왜 모으고 언제 지우는지 적었어요.',
    creature: 'TURTLE',
    paragraphs: readingWords.privacy,
  },
  {
    path: paths.support,
    steps: ['courses', 'classes', 'terms'],
    name: '고객센터',
    about: '무엇이 궁금한가요? 많이 묻는 것부터 모았어요.',
    creature: 'DOLPHIN',
    questions: readingWords.questions,
  },
]
