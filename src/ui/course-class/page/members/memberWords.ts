import type { LearnerNeed } from '../../../../domain/course-class/classLearners.ts'

/** The texts about the members of a class, for its teachers. */
export const memberWords = {
  failed: '학생 목록을 불러오지 못했어요',
  refused: '이 수업의 학생 목록을 볼 수 없어요',
  none: '아직 함께하는 학생이 없어요',
  count: (count: string) => `${count}명`,
  summary: (average: string, idle: string | null) =>
    idle === null ? `평균 진도 ${average}%` : `평균 진도 ${average}% · 아직 시작하지 않은 학생 ${idle}명`,
  noName: '이름 없는 학생',
  /** The learners' states, which tell the teacher whom to help. */
  needs: { STUCK: '막혔어요', QUIET: '조용해요', WORKING: '배우는 중', DONE: '다 했어요' } as const satisfies Readonly<
    Record<LearnerNeed, string>
  >,
  needCount: (need: string, count: string) => `${need} ${count}명`,
  stuckOf: (name: string) => `${name} 학생이 막힌 곳`,
  standingsWaiting: '누가 어디에서 막혔는지 살펴보고 있어요',
  standingsFailed: '누가 막혔는지 불러오지 못했어요',
  columns: { name: '이름', need: '지금', progress: '학습 진도', studied: '마지막 학습', detail: '자세히' },
  progress: (name: string) => `${name} 학습 진도`,
  progressText: (done: string, total: string) => `${total}강 중 ${done}강 완료`,
  percent: (percent: string) => `${percent}%`,
  never: '아직 없어요',
  studied: (when: string) => `마지막 학습 ${when}`,
  detail: '진도와 보고서',
  detailOf: (name: string) => `${name} `,
  report: '보고서 링크',
  reportOf: (name: string) => `${name} 학생의 `,
  detailFailed: '종류별 진도를 불러오지 못했어요',
  detailWaiting: '종류별 진도를 불러오고 있어요',
  detailNone: '아직 배울 내용이 없어요',
  otherKind: '그 밖의 학습',
  fraction: (done: string, total: string) => `${done}/${total}`,
  add: {
    title: '학생 추가',
    note: '채널의 학생을 골라 추가하면 신청하지 않아도 수업에 들어와요.',
    search: { title: '추가할 학생 찾기', search: '닉네임으로 찾기', hint: '닉네임' },
    found: '추가할 수 있는 학생',
    failed: '채널의 학생을 불러오지 못했어요',
    none: '찾는 학생이 없어요',
    more: (count: string) => `${count}명이 더 있어요. 닉네임으로 찾아보세요.`,
    isIn: '함께하는 학생',
    button: '추가하기',
    running: '추가하고 있어요',
  },
} as const
