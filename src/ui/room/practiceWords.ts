import type { SendOutcome } from '../../application/sendOutcome.ts'
import type { MakePracticeOutcome } from '../../application/practice.ts'
import type { VerdictTime } from '../../domain/room/room.ts'
import { maxHomeworkTitleLength } from '../../domain/studio/setHomework.ts'
import { fewestPracticeTasks, maxOpenPractices, maxPracticeTasks, type PracticeGap } from '../../domain/studio/practiceSet.ts'
import { lazyCopy } from '../lazyCopy.ts'

const gaps: Readonly<Record<PracticeGap, string>> = {
  title: '이름을 적어 주세요.',
  titleLength: `이름은 ${maxHomeworkTitleLength}자까지예요.`,
  tooFewTasks: `문제를 ${fewestPracticeTasks}개는 담아 주세요.`,
  tooManyTasks: `문제는 ${maxPracticeTasks}개까지예요.`,
  repeatedTask: '같은 문제가 두 번 들어 있어요.',
  minutes: '시간을 골라 주세요.',
}

const verdicts: Readonly<Record<VerdictTime, { readonly label: string; readonly note: string }>> = {
  AT_ONCE: { label: '내자마자', note: '맞았는지 바로 알고 고쳐서 다시 낼 수 있어요.' },
  AT_END: { label: '끝난 뒤에', note: '진짜 시험처럼 끝나고 나서 한꺼번에 알아요.' },
}

/** The texts of practice sets. */
export const practiceWords = {
  lobby: {
    title: '나만의 연습 시험',
    note: '풀고 싶은 문제로 시험을 만들어요. 나만 볼 수 있고, 시작을 눌러야 시간이 흘러요.',
    guest: '로그인하면 풀고 싶은 문제로 나만의 시험을 만들 수 있어요.',
    login: { signIn: '로그인하고 만들기', signUp: '회원가입 마치고 만들기' },
    make: '연습 시험 만들기',
    done: (count: string) => `끝난 연습 시험 ${count}개`,
  },
  states: { BEFORE: '시작 전', CAN_BEGIN: '시작 전', SOLVING: '풀고 있어요', DONE: '끝났어요' },
  facts: { until: '시작', untilText: (moment: string) => `${moment}까지 시작할 수 있어요` },
  page: {
    title: '나만의 연습 시험 만들기',
    back: '코딩 대회와 시험',
    pick: '무엇을 연습할까요?',
    pickNote: '고르면 아직 풀지 않은 문제부터, 쉬운 것에서 어려운 것으로 담아 줘요.',
    type: '유형',
    allTypes: '모든 유형',
    typesFailed: '유형을 불러오지 못했어요. 모든 유형에서 고를 수 있어요.',
    level: '난이도',
    allLevels: '모두',
    count: '문제 수',
    countOf: (count: string) => `${count}개`,
    propose: '문제 골라 담기',
    undo: '바로 앞의 문제로 되돌리기',
    undone: '바로 앞에 담겨 있던 문제예요.',
    proposing: '고르고 있어요',
    proposed: (count: string) => `${count}문제를 담았어요. 아래에서 빼거나 더할 수 있어요.`,
    fewer: (count: string) =>
      `여기에 맞는 문제는 ${count}개예요. 유형이나 난이도를 바꾸거나, 아래에서 직접 더해 주세요. 문제는 ${fewestPracticeTasks}개부터예요.`,
    noneProposed: '여기에 맞는 문제가 없어요. 유형이나 난이도를 바꿔 보세요.',
    proposeFailed: '문제를 불러오지 못했어요. 잠시 후 다시 눌러 주세요.',
    tasks: { title: '담은 문제', note: '위에서부터 1번이에요.', none: '아직 담은 문제가 없어요.', pick: '직접 골라 담기' },
    how: '어떻게 풀까요?',
    name: '이름',
    nameOf: (type: string) => `${type} 연습`,
    mixed: '골고루',
    minutes: '시간',
    minutesOf: (minutes: string) => `${minutes}분`,
    verdict: '결과를 아는 때',
    verdicts,
    hints: '힌트 보기',
    tutor: 'AI 튜터에게 묻기',
    missing: '만들기 전에 채워 주세요',
    make: '연습 시험 만들기',
    making: '만들고 있어요',
    cancel: '그만두기',
    made: '연습 시험을 만들었어요. 준비되면 시작해 보세요.',
    refusals: {
      incomplete: '빠졌거나 이제 풀 수 없는 문제가 있어요. 담은 문제를 다시 살펴봐 주세요.',
      signInFirst: `${lazyCopy.sessionOver} 고른 것은 그대로 있어요.`,
      tooMany: `아직 끝나지 않은 연습 시험이 ${maxOpenPractices}개예요. 하나를 풀거나 지운 뒤에 만들어 주세요.`,
      alreadyRunning: '만들고 있어요. 잠시만 기다려 주세요.',
      unknown: '만들었는지 알 수 없어요. 코딩 대회와 시험에서 확인해 주세요.',
      failed: '만들지 못했어요. 고른 것은 그대로 있으니 잠시 후 다시 눌러 주세요.',
    } satisfies Readonly<Record<Exclude<MakePracticeOutcome['kind'], 'made'>, string>>,
    gaps,
  },
  entry: { guest: '로그인하면 나만의 연습 시험을 만들 수 있어요', pending: '회원가입을 마치면 나만의 연습 시험을 만들 수 있어요' },
  entryNote: '풀고 싶은 유형과 시간을 고르면 문제를 담아 줘요.',
  back: '연습 시험',
  over: {
    title: '끝났어요',
    done: '수고했어요! 아래에서 결과를 보고, 못 푼 문제를 이어서 연습해 보세요.',
    missed: '시작할 수 있는 날이 지났어요. 문제는 아래에서 연습할 수 있어요.',
  },
  result: {
    title: '내 결과',
    failed: '결과를 불러오지 못했어요.',
    solved: (solved: string, all: string) => `${all}문제 가운데 ${solved}문제를 풀었어요`,
    score: (score: string, all: string) => `${all}점 가운데 ${score}점`,
    hidden: '맞았는지는 끝난 뒤에 보여요. 다 풀었으면 끝내기를 눌러 보세요.',
  },
  rules: { title: '이렇게 풀어요', private: '나만 볼 수 있고, 순위는 없어요.' },
  end: {
    button: '다 풀었어요, 끝내기',
    title: '지금 끝낼까요?',
    text: '남은 시간이 있어도 끝나고 결과가 나와요. 되돌릴 수 없어요.',
    confirm: '끝내기',
    running: '끝내고 있어요',
    done: '끝냈어요. 결과를 확인해 보세요.',
  },
  remove: {
    button: '이 연습 시험 지우기',
    title: '이 연습 시험을 지울까요?',
    text: '목록에서 사라지고 되돌릴 수 없어요. 낸 답과 푼 문제 기록은 남아요.',
    confirm: '지우기',
    running: '지우고 있어요',
    done: '연습 시험을 지웠어요.',
  },
  cancel: '그만두기',
  refusals: {
    empty: '무엇을 할지 알 수 없어요.',
    tooLong: '너무 길어서 보내지 못했어요.',
    signInFirst: lazyCopy.sessionOver,
    notAllowed: '내가 만든 연습 시험만 끝내거나 지울 수 있어요.',
    alreadyRunning: '앞서 누른 것을 하고 있어요.',
    changed: '그사이 바뀌어서 지금은 할 수 없어요. 새로고침해 주세요.',
    gone: '이미 지운 연습 시험이에요.',
    unknown: '답을 받지 못했어요. 새로고침해서 되었는지 확인해 주세요.',
    failed: '하지 못했어요. 잠시 후 다시 해 주세요.',
  } satisfies Readonly<Record<Exclude<SendOutcome['kind'], 'done'>, string>>,
} as const
