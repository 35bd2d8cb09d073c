import type { SendOutcome } from '../../application/sendOutcome.ts'
import type { BeginOutcome } from '../../application/room.ts'
import { maxRoomPostLength, type RoomPhase, type VerdictTime } from '../../domain/room/room.ts'
import { type RoomCell, type RoomScoring, wrongAnswerPenalty } from '../../domain/room/scoring.ts'
import { lazyCopy } from '../lazyCopy.ts'

const refusals: Readonly<Record<Exclude<SendOutcome['kind'], 'done'>, string>> = {
  empty: '궁금한 것을 적어 주세요.',
  tooLong: `${maxRoomPostLength}자까지예요.`,
  signInFirst: `${lazyCopy.sessionOver} 쓴 글은 그대로 있어요.`,
  notAllowed: '참가하는 사람만 물어볼 수 있어요.',
  alreadyRunning: '앞서 누른 것을 보내고 있어요.',
  gone: '이제 찾을 수 없는 대회예요.',
  changed: '아직 시작하지 않았거나 끝난 대회예요. 쓴 글은 그대로 있어요.',
  unknown: '보냈는지 알 수 없어요. 잠시 뒤 아래 목록에서 확인해 주세요.',
  failed: '보내지 못했어요. 쓴 글은 그대로 있어요.',
}

/** The words of contests and tests (A-89). */
export const roomWords = {
  back: '코딩 대회와 시험',
  backToRoom: '대회로 돌아가기',
  waiting: '대회를 불러오고 있어요',
  missing: { title: '찾을 수 없는 대회나 시험이에요', text: '주소가 바뀌었거나 선생님이 취소했어요.' },
  notYours: { title: '초대받은 사람만 볼 수 있어요', text: '이 시험을 보는 반에 들어가면 볼 수 있어요.' },
  guest: { title: '로그인하면 볼 수 있어요', text: '초대받은 시험이라면 바로 들어갈 수 있어요.' },
  pending: { title: '회원가입을 마치면 볼 수 있어요', text: '초대받은 시험이라면 바로 들어갈 수 있어요.' },
  failed: { title: '대회를 불러오지 못했어요', text: '잠시 후 다시 시도해 주세요.' },
  allRooms: '다른 대회 보기',
  scoring: { POINTS: '부분 점수', ICPC: '푼 문제 수' } satisfies Readonly<Record<RoomScoring, string>>,
  phases: { WAITING: '선생님을 기다려요', UPCOMING: '곧 시작해요', OPEN: '열려 있어요', OVER: '끝났어요' } satisfies Readonly<
    Record<RoomPhase, string>
  >,
  own: { SOLVING: '풀고 있어요', DONE: '참가했어요' },
  facts: {
    title: '한눈에 보기',
    when: '언제',
    howLong: '시간',
    scoring: '채점',
    tasks: '문제',
    people: '참가',
    byTeacher: '선생님이 시작하면 열려요',
    span: (from: string, to: string) => `${from}부터 ${to}까지`,
    local: (span: string) => `지금 계신 곳 시각으로는 ${span}예요.`,
    minutes: (minutes: number) => {
      const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
      const parts = [days > 0 && `${days}일`, hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean)
      return parts.length === 0 ? '0분' : parts.join(' ')
    },
    ownMinutes: (time: string) => `시작한 때부터 ${time}`,
    taskCount: (count: string) => `${count}문제`,
    peopleCount: (count: string) => `${count}명`,
  },
  rules: {
    title: '이렇게 겨뤄요',
    scoring: {
      POINTS: ['문제마다 가장 높은 점수를 세요. 다 맞히지 못해도 맞힌 만큼 받아요.', '점수가 같으면 그 점수에 먼저 이른 사람이 앞서요.'],
      ICPC: [
        '많이 푼 사람이 앞서요. 부분 점수는 없어요.',
        `푼 문제 수가 같으면 걸린 시간이 짧은 사람이 앞서요. 맞히기 전에 틀린 제출마다 ${wrongAnswerPenalty}분을 더해요.`,
      ],
    } satisfies Readonly<Record<RoomScoring, readonly string[]>>,
    uncounted: '코드를 읽을 수 없거나 채점하지 못한 제출은 세지 않아요.',
    verdicts: {
      AT_ONCE: '내면 바로 결과를 알 수 있어요.',
      AT_END: '낸 답의 결과는 모두 끝난 뒤에 알 수 있어요.',
    } satisfies Readonly<Record<VerdictTime, string>>,
    hints: (allows: boolean) => (allows ? '힌트를 볼 수 있어요.' : '힌트는 볼 수 없어요.'),
    tutor: (allows: boolean) => (allows ? 'AI 튜터에게 물어볼 수 있어요.' : 'AI 튜터는 쉬어요.'),
    languages: (names: string) => `쓸 수 있는 언어: ${names}`,
    freeze: (moment: string) => `${moment}부터 참가자끼리는 서로의 결과를 끝날 때까지 볼 수 없어요.`,
    late: (minutes: string) =>
      `인터넷이 끊기면 낸 답을 담아 두었다가 보내요. ${minutes}분 안에 도착하면 낸 시각으로, 더 늦으면 도착한 시각으로 세요.`,
    noLate: '답은 도착한 시각으로 세요.',
  },
  languages: { PYTHON: '파이썬', C: 'C', JAVA: '자바', TEXT: '글' },
  timer: {
    left: '남은 시간',
    untilStart: '시작까지 남은 시간',
    starts: '시작했어요',
  },
  before: {
    title: '아직 시작하지 않았어요',
    waiting: '선생님이 시작하면 이 화면이 자동으로 바뀌어요.',
    upcoming: '시작할 시간이 되면 이 화면이 자동으로 바뀌어요.',
    judgeWaiting: '아래에서 ‘지금 시작하기’를 누르면 모두에게 문제가 열려요.',
    here: '명이 와 있어요',
    own: '나도 왔어요',
    judge: '심판은 문제를 풀지 않아요. 참가한 사람들을 여기에서 지켜봐요.',
  },
  begin: {
    title: '시작할까요?',
    note: {
      OWN: '누른 때부터 내 시간이 흘러요. 나갔다 와도 멈추지 않고, 닫히는 때가 먼저 오면 그때 끝나요.',
      FIXED: '누르면 문제가 열려요. 끝나는 시각은 모두 같아요.',
    },
    button: '시작하기',
    running: '시작하고 있어요',
    guest: '로그인하면 참가할 수 있어요.',
    login: { signIn: '로그인하고 참가하기', signUp: '회원가입 마치고 참가하기' },
    refusals: {
      signInFirst: lazyCopy.sessionOver,
      notYours: '초대받은 사람만 시작할 수 있어요.',
      notRunning: '지금은 시작할 수 없어요. 시각을 다시 확인해 주세요.',
      alreadyRunning: '시작하고 있어요. 잠시만 기다려 주세요.',
      failed: '시작하지 못했어요. 잠시 후 다시 눌러 주세요.',
    } satisfies Readonly<Record<Exclude<BeginOutcome['kind'], 'begun'>, string>>,
  },
  over: {
    title: '끝났어요',
    all: '수고했어요! 아래에서 순위표를 보고, 못 푼 문제를 이어서 연습해 보세요.',
    judge: '모두 끝났어요. 아래에서 결과를 보고 내려받을 수 있어요.',
    own: '내 시간이 끝났어요. 다른 사람들이 모두 끝나면 문제를 다시 풀어 볼 수 있어요.',
    missed: '참가하지 않은 대회예요. 같은 문제로 연습해 볼 수 있어요.',
  },
  tasks: {
    title: '문제',
    practice: '연습할 문제',
    none: '문제를 불러오고 있어요.',
    number: (number: string) => `${number}번`,
    point: (point: string) => `${point}점`,
    states: { NONE: '시작 전', TRIED: '풀고 있어요', PENDING: '결과를 기다려요', SOLVED: '풀었어요' } satisfies Readonly<
      Record<RoomCell['state'], string>
    >,
    score: (score: string) => `${score}점`,
  },
  standing: {
    title: '내 순위',
    rank: (rank: string, all: string) => `${all}명 가운데 ${rank}위`,
    solved: (count: string) => `${count}문제 풀었어요`,
    score: (score: string) => `${score}점`,
    minutes: (minutes: string) => `${minutes}분`,
    late: (count: string) => `늦게 도착한 답 ${count}개는 세지 않았어요.`,
    moved: (rank: string, before: string) => `내 순위가 ${before}위에서 ${rank}위로 바뀌었어요.`,
  },
  table: {
    title: '순위표',
    rank: '순위',
    name: '이름',
    solved: '푼 문제',
    score: '점수',
    time: '시간',
    nameless: '이름 없음',
    me: '나',
    task: (number: string) => `${number}번`,
    taskTitle: (number: string, title: string) => `${number}번 문제 ${title}`,
    minutes: (minutes: string) => `${minutes}분`,
    none: '아직 참가한 사람이 없어요.',
    failed: '순위표를 불러오지 못했어요',
    frozen: '지금은 순위표가 얼어 있어요. 다른 사람의 새 결과는 끝난 뒤에 보여요.',
    hidden: '결과는 모두 끝난 뒤에 보여요. 지금은 누가 냈는지만 보여요.',
    judging: (count: string) => `아직 채점하고 있는 답이 이 표에 ${count}개 있어요. 순위가 바뀔 수 있어요.`,
    takenAt: (moment: string) => `${moment}의 순위표예요.`,
    beyond: '이 쪽에는 아무도 없어요.',
    first: '처음으로 푼 사람',
    cell: {
      NONE: '내지 않았어요',
      TRIED: '아직 못 풀었어요',
      PENDING: '결과를 기다려요',
      SOLVED: '풀었어요',
    } satisfies Readonly<Record<RoomCell['state'], string>>,
    tries: (count: string) => `${count}번`,
    triesRead: (count: string) => `${count}번 제출`,
    print: '인쇄하기',
  },
  posts: {
    title: '알림과 질문',
    none: '아직 알림이 없어요.',
    failed: '알림을 불러오지 못했어요.',
    announcement: '심판이 알려요',
    mine: '내 질문',
    question: '질문',
    answer: '답',
    unanswered: '심판의 답을 기다려요.',
    about: (number: string) => `${number}번 문제`,
    aboutAll: '전체',
    fresh: (text: string) => `심판이 알려요: ${text}`,
    ask: '무엇에 대한 질문인가요?',
    form: {
      write: '심판에게 질문하기',
      placeholder: '문제의 뜻이 헷갈리면 물어보세요. 풀이는 알려 주지 않아요.',
      send: '질문 보내기',
      sending: '보내고 있어요',
      sent: '질문을 보냈어요. 답은 여기에 나와요.',
      counted: (count: string) => `${count} / ${maxRoomPostLength}자`,
      refusals,
    },
  },
  task: {
    back: '대회',
    waiting: '문제를 불러오고 있어요',
    neighbours: { title: '다른 문제', previous: '앞 문제', next: '다음 문제' },
    number: (number: string, all: string) => `${all}문제 가운데 ${number}번`,
    notBegun: { title: '아직 열리지 않은 문제예요', text: '대회에서 시작하기를 누르면 문제가 열려요.' },
    judge: { title: '심판은 여기에서 문제를 풀지 않아요', text: '문제와 참가한 사람들은 대회에서 볼 수 있어요.' },
    tooLate: {
      title: '시간이 끝나서 열 수 없어요',
      text: '참가하지 않은 대회나 시험의 문제예요. 끝난 뒤에는 목록에서 연습으로 풀 수 있어요.',
    },
    missing: { title: '그 번호의 문제가 없어요', text: '대회에서 문제를 골라 주세요.' },
    removed: (title: string | null) => ({
      title: '심판이 뺀 문제예요',
      text: `${title === null ? '이 주소의' : `‘${title}’`} 문제는 이제 세지 않아요. 대회에서 다른 문제를 골라 주세요.`,
    }),
    moved: (number: string) => `심판이 다른 문제를 빼서, 지금 푸는 문제가 ${number}번이 되었어요. 쓴 코드는 그대로 있어요.`,
    movedLink: '새 번호로 옮기기',
    over: '시간이 끝났어요. 지금 내는 답은 늦은 것으로 세어요. 쓴 코드는 그대로 있어요.',
  },
} as const
