import { editorExit } from './editor/editorWords.ts'
import type { OutputDifference } from '../../../domain/problems/outputDifference.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import type { VerdictState } from '../../../domain/problems/verdict.ts'
import { refusalWords } from './refusalWords.ts'

const verdicts: Readonly<Record<VerdictState, string>> = {
  ACCEPTED: '맞았어요!',
  WRONG_ANSWER: '틀렸어요',
  OUTPUT_FORMAT: '출력 형식이 달라요',
  RUNTIME_ERROR: '실행 중에 오류가 났어요',
  SYNTAX_ERROR: '코드를 읽을 수 없어요',
  STEP_LIMIT: '시간 초과',
  TIME_LIMIT: '시간 초과',
  MEMORY_LIMIT: '메모리 초과',
  OUTPUT_LIMIT: '출력이 너무 많아요',
  JUDGING: '채점하고 있어요',
  JUDGE_ERROR: '채점하지 못했어요',
}

/** The texts of a problem's page. */
export const problemWords = {
  waiting: '문제를 불러오고 있어요',
  missing: { title: '찾을 수 없는 문제예요', text: '주소가 바뀌었거나 더 이상 열려 있지 않아요.' },
  failed: { title: '문제를 불러오지 못했어요', text: '잠시 후 다시 시도해 주세요.' },
  closed: '지금 대회나 시험에서 풀고 있는 문제예요. 힌트와 튜터, 질문, 전에 낸 답은 시험이 끝나면 다시 열려요.',
  classView: '우리 반 현황 보기',
  setHomework: '이 문제로 숙제 내기',
  fromTeacher: { title: '선생님이 남긴 말', nameless: '선생님', failed: '선생님이 남긴 말을 불러오지 못했어요.' },
  all: '문제 목록',
  facts: {
    point: (point: string) => `${point}포인트`,
    accepted: (percent: string) => `정답률 ${percent}%`,
    states: { SOLVED: '풀었어요', TRIED: '풀고 있어요' },
  },
  regions: { statement: '문제', code: '코드', results: '결과' },
  panes: { tabs: '문제 푸는 화면', besideStatement: '문제와 코드 사이 경계', belowCode: '코드와 결과 사이 경계' },
  statement: {
    none: '문제 설명이 아직 없어요.',
    input: '입력',
    output: '출력',
    noInput: '입력이 없어요',
    examples: '예제',
    example: (number: string) => `예제 ${number}`,
    use: '이 값으로 해 보기',
    limit: (steps: string, megabytes: string) => `실행 단계 ${steps}번, 메모리 ${megabytes}MB까지 쓸 수 있어요.`,
    subtasks: '부분 점수',
    score: (score: string) => `${score}점`,
  },
  editor: {
    name: '코드',
    keys: `실행은 Ctrl+Enter, 제출은 Ctrl+Shift+Enter예요. ${editorExit}`,
    language: '언어',
    languages: { PYTHON: '파이썬', C: 'C', JAVA: '자바', TEXT: '답' } satisfies Readonly<Record<ProgrammingLanguage, string>>,
    smaller: '글자 작게',
    larger: '글자 크게',
    fill: '크게 펼치기',
    fillOff: '원래 크기로',
    filled: '크게 펼친 문제',
    reset: '처음 코드로',
    wasReset: '처음 코드로 되돌렸어요',
    keyRow: {
      title: '코드 글쇠',
      characters: {
        ':': '콜론',
        '(': '여는 괄호',
        ')': '닫는 괄호',
        '[': '여는 대괄호',
        ']': '닫는 대괄호',
        '"': '큰따옴표',
        '=': '등호',
        _: '밑줄',
      },
      indent: '들여쓰기',
      undo: '코드 되돌리기',
      left: '커서를 왼쪽으로',
      right: '커서를 오른쪽으로',
      hide: '글쇠 줄 접기',
      show: '글쇠 줄 펼치기',
    },
  },
  other: {
    title: '다른 곳에서 쓴 코드가 있어요',
    name: '다른 곳에서 쓴 답',
    show: '그 코드 보기',
    take: '그 코드로 바꾸기',
    keep: '지금 코드 쓰기',
  },
  run: {
    input: '입력',
    inputNote: '프로그램의 input()이 이 값을 한 줄씩 읽어요.',
    run: '실행',
    examples: '예제 모두 실행',
    stop: '멈추기',
    submit: '제출',
    submitting: '채점하고 있어요',
    running: '실행하고 있어요',
    starting: '파이썬을 준비하고 있어요',
    checking: (done: string, total: string) => `${total}개 중 ${done}개를 실행했어요`,
    answer: '프로그램에 답하기',
    answerNote: '프로그램이 다음 값을 기다려요.',
    send: '보내기',
    noMore: '입력 끝내기',
    keepInput: '이 입력 간직하기',
    inputKept: '대답한 값을 입력 칸에 넣었어요',
    broken: { title: '코드를 실행하지 못했어요', note: '연결을 확인하고 다시 해 주세요. 코드는 그대로 있어요.' },
  },
  results: {
    empty: '코드를 실행하면 여기에 나와요.',
    done: '실행을 마쳤어요',
    stopped: '멈췄어요',
    stoppedNote: '끝나지 않는 반복이었다면, 언젠가 거짓이 되는 조건인지 살펴보세요.',
    nothing: '아무것도 출력하지 않았어요. print()로 답을 내보내 보세요.',
    output: '프로그램의 출력',
    allPassed: (count: string) => `예제 ${count}개를 모두 통과했어요`,
    somePassed: (total: string, passed: string) => `예제 ${total}개 중 ${passed}개를 통과했어요`,
    handIn: '이제 제출해 보세요.',
    noExamples: '실행할 예제가 없어요',
    addExample: '내 예제를 하나 만들어 보세요.',
    score: (score: string, total: string) => `${total}점 중 ${score}점`,
    steps: (steps: string) => `${steps}단계`,
    limit: {
      steps: (steps: string) => `${steps}단계를 넘었어요. 반복이 끝나는지, 더 빨리 푸는 길이 있는지 살펴보세요.`,
      TIME_LIMIT: '프로그램이 너무 오래 걸렸어요. 더 빨리 푸는 길이 있는지 살펴보세요.',
      MEMORY_LIMIT: '메모리를 너무 많이 썼어요. 리스트가 끝없이 길어지거나 함수가 끝없이 불리지 않는지 살펴보세요.',
      OUTPUT_LIMIT: '출력이 너무 길어요. 반복 속의 print()를 살펴보세요.',
      JUDGE_ERROR: '아직 채점하지 않았어요. 채점하는 쪽이 느리거나 문제가 있었어요. 잠시 후 다시 내 주세요. 코드는 그대로 있어요.',
    },
    linesTitle: '맞은 줄',
    lines: (right: string, total: string) =>
      right === '0' ? `${total}줄을 하나씩 다시 읽어 봐요.` : `${total}줄 가운데 ${right}줄이 맞았어요.`,
    wrongLines: (lines: string) => `다시 볼 줄: ${lines}번째`,
    failedCase: (name: string) => `${name}에서 달랐어요.`,
    cases: '채점한 경우',
    ownCases: '예제 결과',
    caseNames: {
      example: (number: string) => `예제 ${number}`,
      own: (number: string) => `내 예제 ${number}`,
      hidden: (number: string) => `경우 ${number}`,
    },
    passed: '통과',
    failed: '실패',
    input: '입력',
    expected: '바라는 출력',
    found: '내 출력',
    noInput: '없음',
    noOutput: '없음',
    missingLine: '(줄이 없어요)',
    blank: '␣ 표시는 빈칸이에요.',
    line: (line: string) => `${line}번째 줄`,
    goToLine: (line: string) => `${line}번째 줄로 가기`,
    pythonSaid: '파이썬이 한 말',
    mistakes: '한글 자판이나 문서 프로그램의 글자가 섞였어요',
    mistake: (line: string, found: string, suggestion: string) => `${line}번째 줄: ${found} → ${suggestion}`,
    /** Names of invisible characters. */
    unseen: {
      TAB: '탭',
      BLANK: '보이지 않는 글자',
      LINE_BREAK: '보이지 않는 줄 바꿈',
      blanks: (count: string) => `빈칸 ${count}개`,
      line: '줄 바꿈',
      nothing: '지우기',
    },
    fix: '한 번에 고치기',
    again: '이미 푼 문제라 포인트는 처음 한 번만 받아요. 오늘 목표에는 새 문제만 세요.',
    lateTitle: (verdict: string) => `세지 않는 답: ${verdict}`,
    late: '시간이 끝난 뒤에 낸 답이라 점수에 세지 않아요.',
    rejudged: (verdict: string) => `그 뒤에 다시 채점했어요: ${verdict}`,
    next: '다음 문제 풀기',
    signIn: '로그인',
    signUp: '회원가입 마치기',
  },
  guestSuccess: {
    title: '방금 푼 문제를 내 기록에 담을까요?',
    take: '담기',
    drop: '버리기',
  },
  verdicts,
  refusals: refusalWords,
  ownCases: {
    title: '내 예제',
    titleOf: (count: string) => `내 예제 ${count}개`,
    note: '‘예제 모두 실행’을 누르면 함께 실행해요.',
    add: '내 예제 추가',
    given: (number: string) => `내 예제 ${number}에 넣을 값`,
    wanted: (number: string) => `내 예제 ${number}에서 나와야 할 값`,
    remove: (number: string) => `내 예제 ${number} 지우기`,
    removed: (number: string) => `${number}번 예제를 지웠어요.`,
    undo: '되돌리기',
    tooMany: (count: string) => `예제는 ${count}개까지 둘 수 있어요. 다 가져오지 못하면 남은 것은 여기에 그대로 있어요.`,
  },
  hints: {
    title: '힌트',
    open: '힌트 보기',
    opening: '힌트를 가져오고 있어요',
    rule: '힌트가 차례로 열려요.',
    cost: '힌트를 하나 볼 때마다 포인트가 20%씩 줄어요. 다 봐도 40%는 받아요. 경험치는 그대로예요.',
    costNow: (now: string, after: string) => `지금 풀면 ${now}포인트, 이 힌트를 보고 풀면 ${after}포인트를 받아요.`,
    kinds: { NUDGE: '귀띔', POINTED: '핵심 힌트', EXAMPLE: '비슷한 예제' },
    steps: '힌트 단계',
    states: { OPENED: '봤어요', AVAILABLE: '볼 수 있어요', LOCKED: '아직 잠겨 있어요' },
    hint: (number: string, kind: string) => `힌트 ${number} · ${kind}`,
    exampleCode: '비슷한 예제 코드',
    exampleInput: '예제에 넣은 값',
    exampleOutput: '예제가 출력한 값',
    locked: (tries: string) => `답을 ${tries}번 더 내면 열려요.`,
    lockedUntil: (tries: string, minutes: string) => `답을 ${tries}번 더 내거나 ${minutes}분이 지나면 열려요.`,
    lockedUntilWritten: (tries: string) => `답을 ${tries}번 더 내거나, 코드를 쓰기 시작하고 3분이 지나면 열려요.`,
    left: (count: string) => `남은 힌트 ${count}개`,
    guest: '로그인하면 힌트를 볼 수 있어요.',
    lockedNow: '답을 한 번 더 내면 열려요. 대회나 시험에서 풀고 있는 문제라면 끝난 뒤에 열려요.',
    gone: '이제 없는 힌트예요. 이 화면을 다시 열면 지금 있는 힌트가 보여요.',
    failed: '힌트를 가져오지 못했어요. 잠시 후 다시 눌러 주세요.',
  },
  history: {
    title: (count: string) => `낸 답 ${count}개`,
    failed: '낸 답을 불러오지 못했어요',
    show: '무엇을 냈는지 보기',
    hide: '접기',
    older: '더 오래된 답',
    newer: '더 새로운 답',
    take: '이 답으로 바꾸기',
    taken: '그때 낸 답을 불러왔어요',
    codeOf: (date: string) => `${date}에 낸 답`,
    unknownDate: '날짜를 알 수 없어요',
    outdated: '예전 경우로 채점했어요',
    late: '시간이 끝난 뒤에 내서 세지 않아요',
  },
  neighbours: { title: '이어서 풀기', previous: '이전 문제', next: '다음 문제' },
  recommended: '이런 건 어때요?',
} as const

/** Describes the mistake in an output in one sentence. */
export function differenceText(difference: OutputDifference): string {
  switch (difference.kind) {
    case 'NOTHING_PRINTED':
      return problemWords.results.nothing
    case 'PRINTED_PROMPT':
      return `input()에 쓴 안내말 ‘${difference.prompt.trim()}’도 출력이 돼요. 괄호 안의 안내말을 지워 보세요.`
    case 'OFF_BY_ONE':
      return difference.by === 1
        ? '답보다 1만큼 커요. 세기 시작하거나 끝내는 곳을 살펴보세요.'
        : '답보다 1만큼 작아요. 세기 시작하거나 끝내는 곳을 살펴보세요.'
    case 'MISSING_LINES':
      return `${difference.count}줄이 빠졌어요. 마지막까지 출력하는지 살펴보세요.`
    case 'EXTRA_LINES':
      return `${difference.count}줄이 더 나왔어요. 필요 없는 print()가 있는지 살펴보세요.`
    case 'BLANK':
      return '띄어쓰기가 달라요. 빈칸의 수를 맞춰 보세요.'
    case 'NEWLINE':
      return '줄을 나누는 곳이 달라요. 한 줄에 쓸 것과 나눠 쓸 것을 살펴보세요.'
    case 'CASE':
      return '대문자와 소문자가 달라요.'
    case 'ROUNDING':
      return '소수점 아래가 조금 달라요. 몇째 자리까지 쓰는지 살펴보세요.'
    case 'NEGATED':
      return '양수와 음수가 뒤바뀌었어요. 무엇에서 무엇을 빼는지 살펴보세요.'
    case 'MISSING_TEXT':
      return '답의 일부만 나왔어요. 빠진 것이 있는지 살펴보세요.'
    case 'REVERSED':
      return '순서가 거꾸로예요.'
    case 'SWAPPED':
      return '두 값이 서로 자리를 바꿨어요. 무엇을 먼저 출력하는지 살펴보세요.'
    case 'REORDERED':
      return '나온 값은 모두 맞는데 순서가 달라요.'
    case 'TYPO':
      return `나온 말은 ‘${difference.found}’, 바라는 말은 ‘${difference.wanted}’예요. 한 글자씩 비교해 보세요.`
    case 'EXTRA_TEXT':
      return '답은 있는데 다른 말이 함께 나왔어요. 답만 출력해 보세요.'
    case 'OTHER':
      return '바라는 출력과 내 출력에서 다른 곳을 살펴보세요.'
  }
}
