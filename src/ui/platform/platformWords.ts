import { taughtClassesHref } from '../../application/teaching.ts'
import { hrefTo, listPaths, paths } from '../../domain/paths.ts'
import { copy } from '../copy.ts'

export const platformWords = {
  back: '돌아가기',
  home: '홈으로 가기',
  steps: '지금 해 볼 수 있어요',
  searched: (keyword: string) => `‘${keyword}’ 검색 결과가 여기에 보여요.`,
  questions: '자주 묻는 질문',
  ask: {
    title: '더 물어보기',
    text: '찾는 답이 없나요? 평일 오전 10시부터 오후 6시까지 상담원이 답해 드려요.',
    telephone: '전화',
    email: '이메일',
  },
  /** Used to ask about a certain subject, which the message begins with. */
  enquiry: {
    title: '도입 문의',
    text: '우리 학교나 학원에서 쓰고 싶다면 물어보세요. 실시간 문의를 누르면 첫 문장을 적어 둘게요.',
    subject: '학교·학원 도입 문의',
    opening: '학교·학원 도입을 문의해요. ',
  },
} as const

/** A page to continue with. */
interface Step {
  readonly href: string
  readonly name: string
  readonly about: string
  /** The only visitors who see it, because others cannot open it. Undefined: everybody. */
  readonly isFor?: 'teachers' | 'operators' | 'learners'
}

/** Stands for the id of a work that is not made yet. */
const fresh = 'new'

export const steps = {
  courses: { href: listPaths.courses, name: '강의 둘러보기', about: '혼자서 차근차근, 무료 강의도 있어요.' },
  classes: { href: listPaths.classes, name: '수업 찾기', about: '정해진 시간에 선생님과 모여요.' },
  problems: { href: listPaths.problems, name: '텍스트 코딩', about: '한 문제씩 풀며 실력을 키워요.' },
  problemTypes: { href: `${paths.problemTypes}?page=1`, name: '유형별 학습', about: '얕은 바다부터 심해까지 차례로 배워요.' },
  liveClasses: { href: listPaths.liveClasses, name: '라이브 클래스', about: '자리가 남은 특강을 골라요.' },
  blocks: { href: listPaths.blocks, name: '블록 코딩', about: '블록을 쌓아 바다 친구를 움직여요.' },
  worksheets: { href: listPaths.worksheets, name: '학습지', about: '읽고 답하며 배운 것을 다져요.' },
  lobby: { href: paths.contest, name: '코딩 대회와 시험', about: '정해진 시간 동안 함께 풀어요.' },
  taught: { href: taughtClassesHref, name: '가르치는 수업', about: '학생들의 진도와 다음 수업을 봐요.', isFor: 'teachers' },
  studio: { href: paths.publishing, name: copy.home.publishing, about: '스튜디오에서 만든 것과 낸 것이 모여 있어요.', isFor: 'teachers' },
  newProblem: {
    href: hrefTo('studioProblem', { problemId: fresh }),
    name: '문제 만들기',
    about: '예제와 숨은 테스트를 넣어요.',
    isFor: 'teachers',
  },
  newCourse: { href: hrefTo('studioCourse', { courseId: fresh }), name: '강의 만들기', about: '레슨을 차례로 담아요.', isFor: 'teachers' },
  newHomework: { href: hrefTo('setHomework', { homeworkId: fresh }), name: '숙제 내기', about: '반이나 학생을 골라요.', isFor: 'teachers' },
  newRoom: { href: hrefTo('setRoom', { roomId: fresh }), name: '시험 만들기', about: '시간과 문제를 정해요.', isFor: 'teachers' },
  members: { href: paths.members, name: '회원과 초대', about: '초대하고 반에 넣어요.', isFor: 'teachers' },
  channelSettings: { href: paths.channelSettings, name: '채널 설정', about: '이름과 색, 로고를 바꿔요.', isFor: 'operators' },
  ownReport: { href: paths.ownReport, name: '내 학습 보고서', about: '주마다 배운 것을 봐요.', isFor: 'learners' },
  quests: { href: paths.quests, name: '퀘스트', about: '하나씩 해내고 포인트를 모아요.' },
  ranking: { href: paths.ranking, name: '랭킹', about: '누가 많이 배웠는지 봐요.' },
  studioGuide: { href: paths.studioGuide, name: '스튜디오 가이드', about: '선생님이 수업을 여는 다섯 단계예요.' },
  support: { href: paths.support, name: '고객센터', about: '결제와 환불, 자주 묻는 질문이에요.' },
  terms: { href: paths.terms, name: '이용약관', about: '서비스를 쓰는 약속이에요.' },
  privacy: { href: paths.privacy, name: '개인정보처리방침', about: '무엇을 왜 모으는지 적었어요.' },
} as const satisfies Readonly<Record<string, Step>>
export type StepName = keyof typeof steps

/** Returns a step as the general type, whichever step it is. */
export const stepOf = (name: StepName): Step => steps[name]
