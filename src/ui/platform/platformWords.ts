import { taughtClassesHref } from '../../application/teaching.ts'
import { listPaths, paths } from '../../domain/paths.ts'

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
} as const

export const steps = {
  courses: { href: listPaths.courses, name: '강의 둘러보기', about: '혼자서 차근차근, 무료 강의도 있어요.' },
  classes: { href: listPaths.classes, name: '수업 찾기', about: '정해진 시간에 선생님과 모여요.' },
  problems: { href: listPaths.problems, name: '텍스트 코딩', about: '한 문제씩 풀며 실력을 키워요.' },
  problemTypes: { href: `${paths.problemTypes}?page=1`, name: '유형별 학습', about: '얕은 바다부터 심해까지 차례로 배워요.' },
  liveClasses: { href: listPaths.liveClasses, name: '라이브 클래스', about: '자리가 남은 특강을 골라요.' },
  taught: { href: taughtClassesHref, name: '가르치는 수업', about: '학생들의 진도와 다음 수업을 봐요.' },
  quests: { href: paths.quests, name: '퀘스트', about: '하나씩 해내고 포인트를 모아요.' },
  ranking: { href: paths.ranking, name: '랭킹', about: '누가 많이 배웠는지 봐요.' },
  support: { href: paths.support, name: '고객센터', about: '결제와 환불, 자주 묻는 질문이에요.' },
  terms: { href: paths.terms, name: '이용약관', about: '서비스를 쓰는 약속이에요.' },
  privacy: { href: paths.privacy, name: '개인정보처리방침', about: '무엇을 왜 모으는지 적었어요.' },
} as const
export type StepName = keyof typeof steps
