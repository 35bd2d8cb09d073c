import type { SendOutcome } from '../../../application/sendOutcome.ts'
import { maxRoomPostLength, maxExtraMinutes } from '../../../domain/room/room.ts'
import { lazyCopy } from '../../lazyCopy.ts'

type Refusals = Readonly<Record<Exclude<SendOutcome['kind'], 'done'>, string>>

const refusals: Refusals = {
  empty: '무엇을 할지 알 수 없어요.',
  tooLong: '너무 길어서 보내지 못했어요.',
  signInFirst: lazyCopy.sessionOver,
  notAllowed: '이 시험의 선생님만 할 수 있어요.',
  alreadyRunning: '앞서 누른 것을 하고 있어요.',
  gone: '이제 찾을 수 없어요. 새로고침해 주세요.',
  changed: '그사이 바뀌어서 지금은 할 수 없어요. 새로고침해 주세요.',
  unknown: '답을 받지 못했어요. 새로고침해서 되었는지 확인해 주세요.',
  failed: '하지 못했어요. 잠시 후 다시 해 주세요.',
}

const postRefusals: Refusals = {
  ...refusals,
  empty: '보낼 말을 적어 주세요.',
  tooLong: `${maxRoomPostLength}자까지예요.`,
  unknown: '보냈는지 알 수 없어요. 목록에서 확인해 주세요.',
  failed: '보내지 못했어요. 쓴 글은 그대로 있어요.',
}

const writing = {
  sending: '보내고 있어요',
  counted: (count: string) => `${count} / ${maxRoomPostLength}자`,
  refusals: postRefusals,
} as const

const answerForm = {
  ...writing,
  write: '답',
  placeholder: '문제의 뜻만 알려 주세요. 푸는 방법은 알려 주지 않아요.',
  send: '답하기',
  sent: '답했어요.',
  refusals: {
    ...postRefusals,
    changed: '다른 심판이 먼저 답했어요. 위에 있는 답을 읽고, 그래도 바꾸려면 다시 보내 주세요. 쓴 글은 그대로 있어요.',
  },
} as const

/** The texts for judges, who run a room. */
export const judgeWords = {
  title: '심판석',
  note: '이 시험을 여는 사람에게만 보여요.',
  refusals,
  start: {
    button: '지금 시작하기',
    title: '지금 시작할까요?',
    here: (count: string) => `지금 ${count}명이 와 있어요.`,
    text: '누르면 모두의 시간이 바로 흐르고, 시작하기 전으로 되돌릴 수 없어요. 아직 오지 않은 사람은 남은 시간만큼만 풀어요.',
    confirm: '시작하기',
    running: '시작하고 있어요',
    done: '시작했어요. 이제 모두 풀 수 있어요.',
  },
  end: {
    button: '지금 끝내기',
    title: '지금 끝낼까요?',
    text: '남은 시간과 관계없이 끝나요. 시간을 더 받은 사람만 그만큼 더 풀어요. 되돌릴 수 없어요.',
    confirm: '끝내기',
    running: '끝내고 있어요',
    done: '끝냈어요. 이제 낸 답은 늦은 것으로 남아요.',
  },
  reopen: {
    button: '다시 열기',
    title: '끝난 시험을 다시 열까요?',
    text: '지금부터 적은 시간 동안 모두 다시 풀 수 있어요. 이미 낸 답과 점수는 그대로 있고, 끝난 뒤에 낸 답도 새로 끝나는 때 안이면 세요. 그사이에 결과나 다른 사람의 점수를 본 사람이 있을 수 있어요.',
    minutes: '다시 여는 시간(분)',
    gap: `1분부터 ${maxExtraMinutes}분까지예요.`,
    confirm: '다시 열기',
    running: '열고 있어요',
    done: '다시 열었어요. 시험 화면에도 알렸어요.',
  },
  screen: {
    button: '칠판에 띄우기',
    close: '닫기',
    here: (count: string) => `${count}명이 와 있어요`,
    solving: (count: string) => `${count}명이 풀고 있어요`,
    tookPart: (count: string) => `${count}명이 함께 풀었어요`,
    rank: (rank: string) => `${rank}위`,
    solved: (count: string) => `${count}문제`,
  },
  cancel: '그만두기',
  papers: {
    title: '결과와 종이',
    csv: '결과 내려받기(CSV)',
    print: '전체 결과 인쇄',
    tasks: '문제지 인쇄',
    preparing: '준비하고 있어요',
    failed: '불러오지 못했어요. 잠시 후 다시 눌러 주세요.',
    none: '초대한 사람도, 참가한 사람도 아직 없어요.',
    unfinished: (count: string) => `채점이 끝나지 않은 답이 ${count}개 있어요. 순위와 점수가 바뀔 수 있으니 잠시 후 다시 뽑아 주세요.`,
  },
  people: {
    title: '와야 할 사람과 온 사람',
    search: '이름이나 번호로 찾기',
    kind: '누구를 볼까요?',
    everybody: (count: string) => `모두 ${count}명`,
    ofKind: (name: string, count: string) => `${name} ${count}명`,
    noneOfKind: '이제 여기에는 아무도 없어요.',
    count: (count: string) => `${count}명`,
    none: '초대한 사람도, 참가한 사람도 아직 없어요.',
    noneFor: (name: string) => `‘${name}’인 사람이 없어요.`,
    failed: '누가 왔는지 불러오지 못했어요',
    nameless: '이름 없음',
    until: (moment: string) => `${moment}까지`,
    done: (moment: string) => `${moment}에 끝났어요`,
    extra: (minutes: string) => `${minutes}분 더 받았어요`,
    late: (count: string) => `늦게 와서 세지 않은 답 ${count}개`,
    more: '시간 더 주기',
    refresh: '다시 보기',
  },
  extend: {
    title: (name: string) => `${name}에게 시간 더 주기`,
    text: '다른 사람보다 몇 분 더 풀지 적어 주세요. 시작하기 전에도 미리 줄 수 있어요. 0을 적으면 다른 사람과 같아져요.',
    minutes: '더 줄 시간(분)',
    past: '이미 지난 때까지예요. 더 긴 시간을 적어 주세요.',
    gap: `0분부터 ${maxExtraMinutes}분까지예요.`,
    confirm: '시간 주기',
    running: '바꾸고 있어요',
    done: (name: string, minutes: string) => `${name}의 시간을 ${minutes}분 늘렸어요.`,
    doneNone: (name: string) => `${name}의 시간을 다른 사람과 같게 했어요.`,
  },
  posts: {
    title: '질문',
    waiting: (count: string) => `답을 기다리는 질문이 ${count}개 있어요.`,
    none: '아직 질문이 없어요.',
    failed: '질문을 불러오지 못했어요.',
    about: (number: string) => `${number}번 문제`,
    aboutAll: '시험 전체',
    open: '답을 기다려요',
    everybody: '모두에게 보여요',
    asker: '물은 사람에게만 보여요',
    public: '모두에게 보이기',
    publicNote: '끄면 물은 사람만 봐요.',
    answer: answerForm,
    /** Another judge has answered while an answer was being written. */
    otherAnswer: { ...answerForm, send: '이 답으로 바꾸기' },
    announcement: {
      ...writing,
      write: '모두에게 알리기',
      placeholder: '문제에서 고친 곳이나 남은 시간을 알려 주세요.',
      send: '알리기',
      sent: '모두에게 알렸어요.',
    },
  },
  table: {
    takenAt: (moment: string) => `${moment}에 뽑은 결과예요.`,
    rank: '순위',
    number: '번호',
    name: '이름',
    state: '상태',
    late: '늦은 답',
    lateNote: '늦은 답은 점수에 세지 않았어요.',
    solved: '푼 문제',
    score: '점수',
    minutes: '시간(분)',
    task: (number: string) => `${number}번`,
    minutesOf: (minutes: string, wrong: string) => `${minutes}분${wrong}`,
    wrong: (count: string) => ` +${count}`,
  },
  sheet: {
    name: '이름',
    task: (number: string, title: string) => `${number}. ${title}`,
    point: (point: string) => `${point}점`,
    lines: '섞인 줄',
  },
} as const
