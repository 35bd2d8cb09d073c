import type { HandInOutcome } from '../../application/homework.ts'
import { longestNote, type TaskState } from '../../domain/assignment.ts'
import type { AssignmentPhase } from '../../domain/homework.ts'
import { lazyCopy } from '../lazyCopy.ts'

const noteKept = '쓴 글은 그대로 있어요.'

/** The texts of an assignment's page. */
export const homeworkWords = {
  back: '홈',
  waiting: '숙제를 불러오고 있어요',
  by: (nickname: string) => `${nickname} 선생님`,
  phases: {
    open: '진행 중',
    soon: '곧 마감',
    late: '늦은 제출 가능',
    closed: '마감',
    handedIn: '제출 완료',
    marked: '채점 완료',
  } satisfies Readonly<Record<AssignmentPhase, string>>,
  noEnd: '마감일이 없어요',
  local: (moment: string) => `지금 계신 곳 시각으로는 ${moment}까지예요.`,
  lateUntil: (moment: string) => `늦은 제출은 ${moment} 받아요.`,
  missing: '찾을 수 없는 숙제예요',
  missingNote: '주소가 바뀌었거나 선생님이 취소한 숙제예요.',
  notYours: '함께 듣는 수업의 숙제가 아니에요',
  notYoursNote: '이 숙제를 낸 수업에 들어가면 볼 수 있어요.',
  classes: '수업 찾기',
  failed: '숙제를 불러오지 못했어요',
  failedNote: '잠시 후 다시 시도해 주세요.',
  guest: '로그인하면 숙제를 볼 수 있어요',
  pending: '회원가입을 마치면 숙제를 볼 수 있어요',
  guestNote: '어디까지 했는지 기억해 두었다가 이어서 할 수 있어요.',
  login: { signIn: '로그인하기', signUp: '회원가입 마치기' },
  tasks: {
    title: '할 일',
    list: '숙제의 할 일',
    progress: (done: string, all: string) => `${all}개 가운데 ${done}개를 끝냈어요`,
    allDone: '모두 끝냈어요!',
    count: (all: string) => `모두 ${all}개예요`,
    failed: '할 일을 불러오지 못했어요',
    none: '할 일이 따로 없는 숙제예요.',
    score: (score: string) => `${score}점`,
    states: { NONE: '시작 전', TRIED: '하는 중', DONE: '끝냈어요' } satisfies Readonly<Record<TaskState, string>>,
  },
  handIn: {
    title: '제출하기',
    lateTitle: '늦게 제출하기',
    lateNote: '마감은 지났지만 아직 낼 수 있어요. 끝까지 해낸 것이 더 중요해요.',
    field: '선생님께 한마디',
    optional: '(쓰지 않아도 돼요)',
    placeholder: '어려웠던 점이나 재미있었던 점을 들려주세요',
    hint: `${longestNote}자까지 쓸 수 있어요.`,
    counted: (count: string) => `${count} / ${longestNote}자`,
    send: '제출하기',
    confirm: {
      title: '숙제를 제출할까요?',
      missing: (count: string) => `아직 끝내지 않은 할 일이 ${count}개 있어요.`,
      note: '제출한 뒤에는 바꿀 수 없어요.',
      confirm: '제출',
      running: '제출하고 있어요',
      cancel: '더 하기',
    },
    done: '숙제를 제출했어요',
    errors: {
      tooLong: `${longestNote}자까지만 쓸 수 있어요. 조금 줄여 주세요.`,
      signInFirst: `${lazyCopy.sessionOver} ${noteKept}`,
      alreadyHandedIn: '이미 제출한 숙제예요.',
      closed: '마감이 지나서 제출할 수 없어요.',
      notYours: '제출할 수 없는 숙제예요.',
      alreadySending: '제출하고 있어요. 잠시만 기다려 주세요.',
      unknown: `제출됐는지 알 수 없어요. 새로 고쳐서 확인해 주세요. ${noteKept}`,
      failed: `제출하지 못했어요. ${noteKept}`,
    } satisfies Readonly<Record<Exclude<HandInOutcome['kind'], 'handedIn'>, string>>,
  },
  handedIn: {
    title: '제출했어요',
    at: (moment: string) => `${moment}에 냈어요.`,
    waiting: '선생님이 확인하면 점수와 한마디가 여기에 나와요.',
    own: '내가 쓴 말',
  },
  marked: { title: '선생님이 확인했어요', score: '점수', outOf: '100점 만점', comment: '선생님의 한마디' },
  closed: {
    title: '마감된 숙제예요',
    note: '이제 제출할 수는 없어요. 할 일은 언제든 다시 해 볼 수 있어요.',
  },
  teacher: { title: '학생에게 보이는 화면이에요', note: '학생은 여기에서 할 일을 하나씩 하고 제출해요.', classView: '우리 반 현황 보기' },
} as const
