import type { SeaTheme } from '../../../domain/problems/problemTypes.ts'
import type { VerdictState } from '../../../domain/problems/verdict.ts'

const tunes: Readonly<Record<SeaTheme, string>> = {
  SHALLOWS: '밝은 마림바',
  CORAL: '산들산들 우쿨렐레',
  CURRENT: '행진하는 북',
  WRECK: '하프와 물방울',
  ABYSS: '느린 신시사이저',
}

const depths: Readonly<Record<SeaTheme, string>> = {
  SHALLOWS: '수심 5m',
  CORAL: '수심 20m',
  CURRENT: '수심 80m',
  WRECK: '수심 300m',
  ABYSS: '수심 2,000m',
}

/** The texts of the seas of types and of a type's page. */
export const typeWords = {
  title: '유형별 학습',
  note: '얕은 바다에서 심해까지, 한 유형씩 내려가 봐요',
  depths,
  count: (count: string) => `${count}문제`,
  solved: (solved: string, count: string) => `${count}문제 중 ${solved}문제를 풀었어요`,
  seaSolved: (solved: string, count: string) => `${count}문제 중 ${solved}문제`,
  finished: '다 풀었어요',
  next: '여기서 이어 가요',
  begin: '여기서 시작해요',
  goOn: (name: string) => `‘${name}’부터 이어 가기`,
  start: (name: string) => `‘${name}’부터 시작하기`,
  typesFinished: (done: string, count: string) => `${count}개 유형 중 ${done}개를 마쳤어요`,
  allFinished: '심해의 끝까지 모두 풀었어요. 정말 대단해요!',
  seaFinished: '이 바다를 다 건넜어요',
  failed: '유형을 불러오지 못했어요',
  failedNote: '잠시 후 다시 시도해 주세요.',
  none: '아직 나눠 놓은 유형이 없어요',
  noneNote: '모든 문제를 한 번에 볼 수 있어요.',
  all: '모든 문제 보기',
  music: {
    name: (tune: string) => `바다 음악: ${tune}`,
    tunes,
    still: '움직임을 줄이는 설정에서는 음악이 나오지 않아요.',
    failed: '음악을 준비하지 못했어요. 잠시 후 다시 눌러 주세요.',
  },
  type: {
    waiting: '유형',
    back: '유형별 학습',
    lesson: '짧은 수업',
    when: '언제 쓸까요?',
    example: '예를 볼까요?',
    input: '입력',
    output: '이 코드의 출력',
    run: '예제 실행',
    running: '실행하고 있어요',
    ran: '실행한 결과',
    nothing: '아무것도 출력하지 않았어요',
    broken: '코드를 실행하지 못했어요. 연결을 확인하고 다시 해 주세요.',
    stopped: '끝까지 돌지 못했어요. 입력을 살펴보세요.',
    problems: '문제',
    problemsNote: '쉬운 것부터 풀어 보세요',
    problemsFailed: '문제를 불러오지 못했어요',
    noProblems: '아직 이 유형의 문제가 없어요',
    noProblemsNote: '다른 유형을 먼저 둘러보세요.',
    more: '이 유형의 문제 모두 보기',
    missing: '그런 유형은 없어요',
    missingNote: '주소를 다시 확인하거나, 바다 지도에서 골라 보세요.',
    finished: (name: string) => `‘${name}’ 유형을 모두 풀었어요!`,
    finishedNote: '바다 친구가 함께 기뻐해요.',
    following: (name: string) => `다음 유형: ${name}`,
    map: '바다 지도 보기',
    close: '닫기',
    progress: '이 유형에서 푼 문제',
  },
} as const

/** What came of an attempt, in a few words. */
export const attemptWords: Readonly<Record<VerdictState, string>> = {
  ACCEPTED: '맞았어요',
  WRONG_ANSWER: '틀렸어요',
  OUTPUT_FORMAT: '출력 형식이 달라요',
  RUNTIME_ERROR: '실행 중 오류',
  SYNTAX_ERROR: '코드를 못 읽었어요',
  STEP_LIMIT: '시간 초과',
  TIME_LIMIT: '시간 초과',
  MEMORY_LIMIT: '메모리 초과',
  OUTPUT_LIMIT: '출력이 너무 많아요',
  JUDGING: '채점 중',
  JUDGE_ERROR: '채점하지 못했어요',
}
