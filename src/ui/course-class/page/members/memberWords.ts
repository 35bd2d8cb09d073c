import type { LearnerNeed } from '../../../../domain/course-class/classLearners.ts'
import { lazyCopy } from '../../../lazyCopy.ts'
import { lessonKindNames } from '../../../lesson/LessonKind.tsx'

/** The texts about the members of a class, for its teachers. */
export const memberWords = {
  failed: '학생 목록을 불러오지 못했어요',
  refused: '이 수업의 학생 목록을 볼 수 없어요',
  none: '아직 함께하는 학생이 없어요',
  count: (count: string) => `${count}명`,
  summary: (average: string, idle: string | null) =>
    idle === null ? `평균 진도 ${average}%` : `평균 진도 ${average}% · 아직 시작하지 않은 학생 ${idle}명`,
  noName: '이름 없는 학생',
  /** What somebody needs of their teacher. */
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
  detail: '종류별 진도',
  detailOf: (name: string) => `${name} `,
  detailFailed: '종류별 진도를 불러오지 못했어요',
  detailWaiting: '종류별 진도를 불러오고 있어요',
  detailNone: '아직 배울 내용이 없어요',
  kinds: lessonKindNames as Readonly<Record<string, string>>,
  otherKind: '그 밖의 학습',
  fraction: (done: string, total: string) => `${done}/${total}`,
  add: {
    title: '학생 추가',
    label: '회원 번호',
    note: '채널 회원의 번호를 넣으면 신청 없이 수업에 들어와요. 번호는 채널 관리의 회원 목록에서 볼 수 있어요.',
    button: '추가하기',
    running: '추가하고 있어요',
    invalid: '회원 번호를 숫자로 넣어 주세요',
    alreadyMember: '이미 함께하는 학생이에요',
  },
  outcome: {
    added: (id: string) => `${id}번 회원을 수업에 추가했어요`,
    notFound: '그 번호의 회원을 찾지 못했어요',
    refused: '학생을 추가할 수 없어요',
    signInFirst: lazyCopy.sessionOver,
    failed: '학생을 추가하지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
} as const
