import type { CancelOutcome, RegisterOutcome, RegisterRefusal } from '../../application/registration.ts'
import { withParticle } from '../../domain/korean.ts'
import { lazyCopy } from '../lazyCopy.ts'

const signInFirst = lazyCopy.sessionOver
const kept = '고른 날짜는 그대로 있어요.'
const isFull = '자리가 모두 찼어요'
const isPast = '이미 시작한 수업이에요'
const isClosed = '신청을 받지 않아요'
const isRegistered = '이미 신청했어요'
const needsEnrolment = '이 수업을 듣는 학생이 날짜를 고를 수 있어요'

type OutcomeKind = Exclude<RegisterOutcome['kind'], 'registered' | 'unanswered' | RegisterRefusal['kind']>

/** The texts of the registration for dates of a class (S-134, A-89). */
export const registrationWords = {
  title: '수업 날짜 신청',
  waiting: '수업 날짜를 불러오고 있어요',
  failed: '수업 날짜를 불러오지 못했어요',
  none: '아직 열린 수업 날짜가 없어요',
  noneNote: '날짜가 열리면 여기에서 신청할 수 있어요.',
  needsEnrolment,
  teacher: '수강생이 이 달력에서 날짜를 신청해요',
  guest: {
    title: '로그인하면 수업 날짜를 고를 수 있어요',
    note: '언제 자리가 있는지는 누구나 볼 수 있어요.',
    signIn: '로그인하고 신청하기',
    signUp: '회원가입 마치고 신청하기',
  },
  zone: {
    note: '시간은 모두 한국 시간이에요. 내 시간도 함께 알려 드려요.',
    own: (time: string) => `내 시간으로 ${time}`,
  },
  calendar: {
    previous: '이전 달',
    next: '다음 달',
    today: '오늘',
    month: (year: string, month: number) => `${year}년 ${month}월`,
    help: '화살표 키로 날짜를 옮기고, 스페이스 키로 고르거나 빼요.',
    legend: '다른 수업을 신청한 날',
    seats: '날짜에 적힌 자리는 그날 수업의 자리예요. 수강 정원과 따로 세요.',
    others: (count: string) => `이날 신청한 다른 수업 ${count}개`,
  },
  /** The short texts for a narrow cell. */
  cell: {
    open: (left: string) => `${left}자리`,
    roomy: '여유',
    unknown: '가능',
    chosen: '선택',
    alreadyRegistered: '신청함',
    closed: '마감',
    full: '마감',
  },
  /** The long texts of the same states. */
  state: {
    open: (left: string) => `${left}자리 남음`,
    unknown: '신청할 수 있음',
    alreadyRegistered: '신청함',
    begun: '신청함, 지난 수업',
    past: '지난 수업',
    closed: `마감, ${isClosed}`,
    full: `마감, ${isFull}`,
    none: '수업 없음',
  },
  /** The reasons why a date cannot be chosen. */
  refusal: {
    full: (day: string) => `${day}은 ${isFull}`,
    past: (day: string) => `${day}은 ${isPast}`,
    closed: (day: string) => `${day}은 ${isClosed}`,
    alreadyRegistered: (day: string) => `${day}은 ${isRegistered}`,
    none: (day: string) => `${day}에는 수업이 없어요`,
  },
  chosen: {
    title: '고른 날짜',
    none: '달력에서 날짜를 골라 주세요. 여러 날을 한 번에 신청할 수 있어요.',
    noneOpen: '지금 신청할 수 있는 날짜가 없어요',
    remove: (day: string) => `${day} 빼기`,
    rejected: '신청할 수 없어서 뺀 날짜예요',
    dismiss: '뺀 날짜 알림 닫기',
    reasons: { full: isFull, past: isPast, closed: isClosed, alreadyRegistered: isRegistered },
  },
  options: {
    failed: '선택 항목을 불러오지 못했어요',
    waiting: '선택 항목을 불러오고 있어요',
    required: '필수',
    optional: '선택',
    none: '선택 안 함',
    missing: (name: string) => `‘${name}’ 항목을 골라 주세요`,
    points: (amount: string) => `${amount}P`,
  },
  collisions: {
    title: '다른 수업과 시간이 겹쳐요',
    other: (title: string, time: string) => `‘${title}’ ${withParticle(time, '과와')} 겹쳐요`,
    confirm: '그래도 신청하기',
    cancel: '다시 고르기',
  },
  confirm: (count: number) => (count === 0 ? '신청하기' : `${count}일 신청하기`),
  confirming: '신청하고 있어요',
  outcome: {
    registered: (days: string) => `${days} 수업을 신청했어요`,
    more: (day: string, count: number) => `${day} 외 ${count}일`,
    /** Shown if nothing was registered; dates that are still available stay chosen. */
    notYet: (reason: string) => `${reason}. 아직 신청되지 않았어요.`,
    rest: '나머지 날짜는 그대로 있어요.',
    notEnrolled: '수강생만 날짜를 신청할 수 있어요',
    nothingChosen: '신청할 날짜를 먼저 골라 주세요',
    signInFirst,
    alreadyRegistering: '신청을 처리하고 있어요',
    failed: `신청하지 못했어요. ${kept} 잠시 후 다시 시도해 주세요.`,
  } satisfies Readonly<Record<OutcomeKind, string>> & Readonly<Record<string, unknown>>,
  own: {
    title: '신청한 날짜',
    count: (count: string) => `${count}일`,
    none: '아직 신청한 날짜가 없어요',
    cancelOf: (day: string) => `${day} 신청`,
    cancel: '취소',
    tooLate: '시작한 뒤에는 취소할 수 없어요',
  },
  dialog: {
    title: '신청을 취소할까요?',
    note: '자리는 다른 수강생에게 돌아가요. 자리가 남아 있으면 다시 신청할 수 있어요.',
    keep: lazyCopy.leaveAsIs,
    confirm: '신청 취소하기',
    running: '취소하고 있어요',
  },
  cancelled: {
    cancelled: (day: string) => `${day} 신청을 취소했어요`,
    notRegistered: '이미 취소된 신청이에요',
    tooLate: '이미 시작한 수업이라 취소할 수 없어요',
    notAllowed: '내가 취소할 수 없는 신청이에요. 신청한 분이나 선생님께 부탁해 주세요.',
    signInFirst,
    alreadyCancelling: '취소를 처리하고 있어요',
    unknown: '취소됐는지 알 수 없어요. 달력에서 확인해 주세요.',
    failed: '취소하지 못했어요. 잠시 후 다시 시도해 주세요.',
  } satisfies Readonly<Record<CancelOutcome['kind'], unknown>>,
} as const
