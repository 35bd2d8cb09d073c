import type { SendOutcome } from '../../application/sendOutcome.ts'
import { longestMemberComment, type ProgressState } from '../../domain/classView.ts'
import type { AssignmentState } from '../../domain/homework.ts'
import { studioWords } from '../studio/studioWords.ts'

const progress: Readonly<Record<ProgressState, string>> = {
  STUCK: '막혔어요',
  TRYING: '풀고 있어요',
  NOT_STARTED: '시작 전',
  DONE: '다 했어요',
}
const handIn: Readonly<Record<AssignmentState, string>> = { OPEN: '내기 전', HANDED_IN: '냈어요', MARKED: '채점했어요' }
const told: Readonly<Record<Exclude<SendOutcome['kind'], 'done'>, string>> = {
  empty: '하고 싶은 말을 적어 주세요.',
  tooLong: `${longestMemberComment}자까지예요.`,
  signInFirst: '로그인이 끝났어요. 다시 로그인해 주세요.',
  notAllowed: '가르치는 선생님만 할 수 있어요.',
  alreadyRunning: '앞서 누른 것을 보내고 있어요.',
  gone: '이제 찾을 수 없는 학생이나 과제예요.',
  unknown: '보냈는지 알 수 없어요. 새로고침해서 확인해 주세요.',
  failed: '보내지 못했어요. 쓴 글은 그대로 있어요.',
}

/** The words of the class view. */
export const classViewWords = {
  title: (name: string) => `우리 반 현황: ${name}`,
  waiting: '우리 반 현황',
  back: { homework: '숙제', problem: '문제', courseClass: '수업' },
  gate: {
    ...studioWords.gate,
    guest: '로그인하면 우리 반 현황을 볼 수 있어요',
    pending: '회원가입을 마치면 우리 반 현황을 볼 수 있어요',
    guestNote: '누가 막혔는지 한눈에 보여요.',
    notAllowedNote: '가르치는 선생님이 학생을 돕는 곳이에요.',
  },
  failed: '현황을 불러오지 못했어요',
  failedNote: '잠시 후 다시 시도해 주세요.',
  missing: '찾을 수 없는 숙제나 문제예요',
  missingNote: '주소를 다시 확인해 주세요.',
  none: '아직 함께 배우는 학생이 없어요',
  progress,
  handIn,
  tools: {
    title: '보기',
    onlyStuck: '도움이 필요한 학생만',
    more: '보기 설정',
    hideNames: '이름 숨기기',
    large: '크게 보기',
    largeOff: '원래 크기로',
    largeKey: 'F를 눌러도 돼요.',
    csv: 'CSV로 내려받기',
    refresh: '지금 새로 고침',
    refreshing: '새로 고치고 있어요',
    looked: (time: string) => `${time}에 새로 고쳤어요. 자동으로 새로 고쳐요.`,
    stale: (time: string) => `새로 고치지 못했어요. ${time}의 현황이에요.`,
    changed: (names: string) => `${names}의 현황이 바뀌었어요.`,
  },
  table: {
    caption: '학생마다 과제를 어디까지 했는지',
    member: '학생',
    handIn: '제출',
    all: '모두',
    tries: (count: string) => `${count}번 제출`,
    judging: '채점하고 있어요',
    stuckOn: (name: string) => `${name}에서 막힘`,
    // Examples, and lines of an answer in text, have their number in their name.
    caseName: (number: string, label: string | null) => {
      if (label === null) return `경우 ${number}`
      return label.startsWith('예제') || label === `${number}번째 줄` ? label : `경우 ${number} ${label}`
    },
    count: (state: string, count: string) => `${state} ${count}명`,
    open: (name: string, task: string) => `${name}의 ‘${task}’ 보기`,
    mark: (name: string) => `${name}의 제출 보기`,
    noneStuck: '지금 막힌 학생이 없어요.',
    hidden: (number: number) => `학생 ${number}`,
    nameless: '이름 없음',
  },
  learner: {
    title: (name: string, task: string) => `${name} · ${task}`,
    attempts: '낸 답',
    none: '아직 낸 답이 없어요.',
    failed: '낸 답을 불러오지 못했어요',
    code: (time: string) => `${time}에 낸 코드`,
    answer: (time: string) => `${time}에 낸 답`,
    trace: '한 단계씩 보기',
    judging: '채점하고 있어요',
    comments: '학생에게 쓴 말',
    noComments: '아직 쓴 말이 없어요.',
    commentsFailed: '쓴 말을 불러오지 못했어요',
    write: '하고 싶은 말',
    placeholder: '답을 알려 주기보다 어디를 볼지 짚어 주세요.',
    counted: (count: string) => `${count} / ${longestMemberComment}자`,
    send: '보내기',
    sending: '보내고 있어요',
    sent: '학생의 문제 화면에 보여요.',
    remove: '지우기',
    removed: '쓴 말을 지웠어요.',
    removeFailed: '지우지 못했어요. 잠시 후 다시 해 주세요.',
    told,
  },
  mark: {
    title: (name: string) => `${name}의 제출`,
    said: '학생이 한 말',
    nothing: '아직 내지 않았어요.',
    score: '점수 (0부터 100까지, 비워 두어도 돼요)',
    badScore: '0부터 100까지의 수를 적어 주세요.',
    comment: '학생에게 할 말',
    save: '채점하기',
    again: '채점 고치기',
    saving: '저장하고 있어요',
    saved: '채점했어요. 학생의 숙제 화면에 보여요.',
  },
  mistakes: {
    title: '자주 하는 실수',
    note: '아직 풀지 못한 학생의 마지막 답을 튜터의 규칙으로 보았어요. 코드는 어디로도 보내지 않아요.',
    look: '살펴보기',
    looking: '살펴보고 있어요',
    none: '눈에 띄는 실수가 없어요.',
    failed: '살펴보지 못했어요. 잠시 후 다시 해 주세요.',
    count: (count: string) => `${count}명`,
    example: '이런 코드예요',
    line: (line: string) => `${line}번째 줄`,
  },
} as const
