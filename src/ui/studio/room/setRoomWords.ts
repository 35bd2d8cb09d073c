import { maxTasks, maxHomeworkTitleLength } from '../../../domain/studio/setHomework.ts'
import { maxRoomMinutes, maxLateMinutes, maxPoint, type RoomGap } from '../../../domain/studio/setRoom.ts'
import type { RoomTiming, VerdictTime } from '../../../domain/room/room.ts'
import type { RoomScoring } from '../../../domain/room/scoring.ts'
import { problemWords } from '../../problem/workbench/problemWords.ts'
import { studioWords } from '../studioWords.ts'
import { taskSetWords } from '../../picker/taskSetWords.ts'

const gaps: Readonly<Record<RoomGap, string>> = {
  title: '제목을 적어 주세요.',
  titleLength: `제목은 ${maxHomeworkTitleLength}자까지예요.`,
  descriptionLength: '설명은 300자까지예요.',
  noTask: '문제를 하나는 담아 주세요.',
  tooManyTasks: `문제는 ${maxTasks}개까지예요.`,
  point: `배점은 1점부터 ${maxPoint}점까지예요.`,
  nobody: '누가 풀지 골라 주세요.',
  noClass: '어느 수업인지 골라 주세요.',
  noDates: '언제 시작하고 언제 끝나는지 골라 주세요.',
  endBeforeStart: '끝나는 때는 시작하는 때보다 뒤여야 해요.',
  endPast: '이미 지난 때예요. 앞으로 올 때를 골라 주세요.',
  minutes: `푸는 시간은 1분부터 ${maxRoomMinutes}분까지예요.`,
  freeze: `순위를 가리는 시간은 ${maxRoomMinutes}분까지이고, 시험보다 길 수 없어요.`,
  late: `늦게 와도 받는 시간은 ${maxLateMinutes}분까지예요.`,
}

type Choices<Value extends string> = Readonly<Record<Value, { readonly label: string; readonly note: string }>>

const timings: Choices<RoomTiming> = {
  FIXED: { label: '시간을 정해서 모두 함께', note: '정한 때에 저절로 열리고, 정한 때에 모두 함께 끝나요.' },
  OWN: {
    label: '저마다 시작해서 정해진 시간 동안',
    note: '열려 있는 동안 저마다 시작하고, 시작한 때부터 같은 시간만큼 풀어요. 닫히는 때가 먼저 오면 그때 끝나요.',
  },
  MANUAL: { label: '내가 시작을 누르면', note: '교실에 다 모이면 시험 화면에서 시작을 눌러요. 그때부터 모두 함께 풀어요.' },
}

const scorings: Choices<RoomScoring> = {
  POINTS: { label: '점수', note: '문제마다 가장 잘 낸 답의 점수를 더해요. 조금만 맞아도 그만큼 점수를 받아요.' },
  ICPC: { label: 'ICPC', note: '많이 푼 사람이 앞서고, 같으면 빨리 푼 사람이 앞서요. 풀기 전에 틀릴 때마다 20분이 더해져요.' },
}

const verdicts: Choices<VerdictTime> = {
  AT_ONCE: { label: '내자마자', note: '맞았는지 바로 알고 고쳐서 다시 낼 수 있어요.' },
  AT_END: { label: '끝난 뒤에', note: '끝날 때까지 푸는 사람은 결과와 순위를 몰라요.' },
}

/** The texts of the room editor. */
export const setRoomWords = {
  create: '새 시험',
  list: '내 시험과 대회',
  none: '아직 만든 시험이 없어요',
  title: { new: '새 시험', edit: '시험 고치기' },
  states: { DRAFT: '준비 중', PUBLISHED: '냈어요', WITHDRAWN: '닫았어요' },
  enter: '시험 화면으로 가기',
  gate: {
    ...studioWords.gate,
    guest: '로그인하면 시험과 대회를 만들 수 있어요',
    pending: '회원가입을 마치면 시험과 대회를 만들 수 있어요',
    guestNote: '선생님이 만든 시험과 대회가 여기에 모여요.',
    notAllowedNote: '시험과 대회를 만드는 곳이에요. 풀 수 있는 것은 코딩대회 페이지에 있어요.',
  },
  work: {
    ...studioWords.work,
    notCurrent: '학생은 이전에 낸 내용을 보고 있어요.',
    publish: '시험 내기',
    publishAgain: '바뀐 것 알리기',
    publishing: '내고 있어요',
    published: '시험을 냈어요. 풀 사람에게 보여요.',
    withdraw: '시험 닫기',
    withdrawing: '닫고 있어요',
    withdrawn: '닫았어요. 이미 낸 답은 그대로 있어요.',
  },
  closing: {
    title: '시험을 닫을까요?',
    text: '닫으면 풀던 사람은 더 풀 수 없고, 낸 답과 결과도 다시 낼 때까지 보이지 않아요.',
    confirm: '지금 닫기',
    running: '닫고 있어요',
  },
  copy: { button: '복사해서 새로 만들기', running: '복사하고 있어요', done: '복사했어요. 언제 풀지 정하고 내 주세요.' },
  taskRemoval: {
    title: '이 문제를 뺄까요?',
    text: '빼고 나서 바뀐 것을 알리면, 이 문제에서 받은 점수가 모두에게서 사라지고 뒤에 있는 문제의 번호가 당겨져요.',
    confirm: '빼기',
    running: '빼고 있어요',
  },
  steps: { about: '제목', tasks: '문제', when: '시간', scores: '순위', rules: '규칙', who: '대상' },
  form: {
    about: '어떤 시험인가요?',
    descriptionHint: '시작하기 전에 읽어요. 없어도 돼요.',
    tasks: {
      ...taskSetWords.tasks,
      title: '문제',
      note: '위에서부터 1번이에요. 시작하기 전에는 어떤 문제가 나오는지 보이지 않아요. 공개한 문제는 문제 목록에서 누구나 볼 수 있어요.',
      none: '아직 담은 문제가 없어요.',
      pick: '문제 담기',
    },
    running: {
      OPEN: '지금 진행 중인 시험이에요. 푸는 방법을 정한 것은 바꿀 수 없고, 나머지는 바뀐 것을 알리면 바로 모두에게 적용돼요.',
      OVER: '끝난 시험이에요. 끝나는 때를 뒤로 미루고 바뀐 것을 알리면 모두에게 다시 열려요. 같은 시험을 다른 때에 보려면 복사해 주세요.',
    },
    locked: { OPEN: '시작한 뒤에는 바꿀 수 없어요.', OVER: '끝난 뒤에는 바꿀 수 없어요.' },
    point: '배점',
    when: '언제 푸나요?',
    timing: '시작하는 방법',
    timings,
    start: { FIXED: '시작', OWN: '열리는 때', MANUAL: '시작' },
    end: { FIXED: '끝', OWN: '닫히는 때', MANUAL: '끝' },
    momentHint: '한국 시각이에요.',
    ownEndHint: '한국 시각이에요. 늦게 시작한 사람도 이때 끝나요.',
    minutes: '푸는 시간(분)',
    late: '늦게 도착해도 받는 시간(분)',
    lateHint: '인터넷이 끊겨서 늦게 온 답이에요. 낸 지 이 시간 안에 도착하면 낸 시각으로, 더 늦으면 도착한 시각으로 세요.',
    scores: '어떻게 겨루나요?',
    scoring: '순위를 정하는 방법',
    scorings,
    verdict: '결과를 아는 때',
    verdicts,
    freeze: '끝나기 전에 순위를 가리는 시간(분)',
    freezeHint: '그동안은 자기 결과만 보여요. 0이면 가리지 않아요.',
    rules: '무엇을 쓸 수 있나요?',
    allowed: '도움',
    help: { hints: '힌트', tutor: 'AI 튜터' },
    languages: '언어',
    languageNames: problemWords.editor.languages,
    languagesHint: '아무것도 고르지 않으면 모두 쓸 수 있어요.',
  },
  gaps,
} as const
