import type { SubmitOutcome } from '../../application/problem.ts'
import { directionLabels } from '../../domain/blocks/blockLabels.ts'
import { placeText } from '../../domain/blocks/eventText.ts'
import type { Frame } from '../../domain/blocks/frame.ts'
import type { Stage, Tile } from '../../domain/blocks/stage.ts'
import { withParticle } from '../../domain/korean.ts'

type RefusalKind = Exclude<SubmitOutcome['kind'], 'submitted' | 'alreadySubmitting'>

const refusals: Readonly<Record<RefusalKind, { readonly title: string; readonly note: string }>> = {
  empty: { title: '아직 블록이 없어요', note: '시작 블록 아래에 블록을 하나라도 끼우고 내 주세요.' },
  tooLong: { title: '블록이 너무 많아요', note: '쓰지 않는 블록을 지우고 다시 내 주세요.' },
  alreadyJudging: { title: '앞서 낸 답을 채점하고 있어요', note: '채점이 끝나면 다시 낼 수 있어요. 블록은 그대로 있어요.' },
  signInFirst: { title: '로그인하면 채점받을 수 있어요', note: '만든 블록은 이 기기에 그대로 남아 있어요.' },
  notForGuests: { title: '로그인하면 채점받을 수 있어요', note: '로그인하기 전에는 ‘실행’으로 확인해 보세요. 만든 블록은 그대로 있어요.' },
  notEnrolled: { title: '수강 중이 아니라서 내지 못했어요', note: '수강 신청을 하면 낼 수 있어요. 블록은 그대로 있어요.' },
  gone: { title: '이 문제가 더 이상 열려 있지 않아요', note: '만든 블록은 이 기기에 그대로 남아 있어요.' },
  unknown: { title: '답이 도착했는지 알 수 없어요', note: '연결이 돌아오면 다시 확인해 주세요. 블록은 그대로 있어요.' },
  queued: { title: '답을 아직 보내지 못했어요', note: '보내는 대로 알려 드릴게요.' },
  refused: { title: '이 답을 받아 주지 않았어요', note: '만든 블록은 그대로 있어요. 고쳐서 다시 내 보세요.' },
  received: { title: '답을 받았어요', note: '결과는 끝난 뒤에 볼 수 있어요.' },
  withheld: { title: '답을 받았어요', note: '결과는 끝난 뒤에 볼 수 있어요.' },
  inRoom: { title: '지금은 채점하지 않아요', note: '끝난 뒤에 다시 내 주세요. 블록은 그대로 있어요.' },
  failed: { title: '답을 내지 못했어요', note: '잠시 후 다시 내 주세요. 블록은 그대로 있어요.' },
}

/** The texts of a block problem's page. */
export const blockWords = {
  waiting: '블록 문제를 불러오고 있어요',
  inPython: (title: string) => `${title} · 파이썬`,
  missing: { title: '찾을 수 없는 블록 문제예요', text: '주소가 바뀌었거나 더 이상 열려 있지 않아요.' },
  failed: { title: '블록 문제를 불러오지 못했어요', text: '잠시 후 다시 시도해 주세요.' },
  all: '블록 문제 목록',
  retry: '다시 시도',
  facts: {
    point: (point: string) => `${point}포인트`,
    accepted: (percent: string) => `성공률 ${percent}%`,
    states: { SOLVED: '풀었어요', TRIED: '풀고 있어요' },
    star: (star: string) => `별 ${star}개`,
  },
  neighbours: { title: '다른 블록 문제', previous: '이전 문제', next: '다음 문제' },
  regions: { statement: '문제', workspace: '블록 작업 공간', stage: '무대', python: '파이썬' },
  panes: {
    tabs: '문제 푸는 화면',
    workspace: '블록',
    code: '코드',
    beside: '만드는 곳과 무대 사이 경계',
    unfold: '문제 모두 보기',
    fold: '문제 접기',
  },
  statement: {
    none: '문제 설명이 아직 없어요.',
    goal: '목표',
    limit: (count: string) => `블록을 ${count}개까지 쓸 수 있어요.`,
    stars: (three: string, two: string) => `블록 ${three}개 안으로 풀면 별 세 개, ${two}개 안이면 별 두 개예요.`,
    counted: '시작 블록과 값 블록은 세지 않아요.',
    hidden: (count: string) => `제출하면 보이지 않는 바다 ${count}곳에서도 움직여 봐요.`,
  },
  editor: {
    loading: '블록을 꺼내고 있어요',
    failed: '블록을 꺼내지 못했어요',
    failedNote: '연결을 확인하고 다시 시도해 주세요. 만든 블록은 그대로 있어요.',
    tooMany: '블록 묶음은 100개까지, 블록은 모두 3,000개까지 놓을 수 있어요. 방금 놓은 것은 되돌렸어요.',
    undo: '되돌리기',
    redo: '다시 하기',
    larger: '블록 크게',
    smaller: '블록 작게',
    remove: '고른 블록 지우기',
    nothingChosen: '지울 블록을 먼저 골라 주세요',
    restart: '처음 블록으로',
    restarted: '처음 블록으로 바꿨어요. 되돌리기를 누르면 다시 나와요.',
    keys: 'T를 누르면 블록 꾸러미로, W를 누르면 블록 작업 공간으로 가요. 화살표로 고르고 Enter로 집어요.',
    count: (count: string) => `블록 ${count}개`,
  },
  unread: {
    title: '전에 만든 블록을 열지 못했어요',
    note: '이 화면이 모르는 블록이 들어 있어요. 만든 것은 그대로 두었고, 지금 만드는 블록은 아직 저장하지 않아요.',
    beside: '이 화면이 모르는 블록이 들어 있어요. 글로 복사해 둘 수 있어요.',
    replace: '지금 블록으로 바꾸기',
  },
  other: {
    title: '다른 곳에서 만든 블록이 있어요',
    take: '그 블록으로 바꾸기',
    keep: '지금 블록 쓰기',
  },
  exchange: {
    import: '블록 불러오기',
    export: '블록 내보내기',
    json: '블록 JSON',
    importNote: '내보낸 글을 붙여 넣으면 같은 블록이 나와요.',
    exportNote: '이 글을 복사해 두면 다른 곳에서 불러올 수 있어요.',
    apply: '이 블록으로 바꾸기',
    done: '블록을 불러왔어요',
    bad: '블록으로 읽을 수 없는 글이에요. 내보낸 글을 그대로 붙여 넣었는지 살펴보세요.',
    close: '닫기',
  },
  run: {
    play: '실행',
    stop: '멈추기',
    step: '한 단계',
    reset: '처음으로',
    submit: '제출',
    submitting: '채점하고 있어요',
    replaying: '어디까지 가는지 볼게요',
    skip: '화면을 누르면 바로 결과를 봐요.',
    speed: '빠르기',
    speeds: { slow: '느리게', usual: '보통', fast: '빠르게' },
    world: '바다',
    python: '파이썬으로 보기',
    pythonNote: '같은 일을 하는 파이썬 코드를 옆에서 봐요.',
    goOnInPython: '이어서 파이썬으로',
    handIn: '이제 제출해 보세요.',
    log: '움직임 기록',
    describe: '무대를 글로 보기',
    nothing: '아직 아무 일도 없었어요.',
  },
  results: {
    stars: (star: string, count: string) => `별 ${star}개 · 블록 ${count}개`,
    withoutStars: '파이썬으로 도착했어요. 별은 블록으로 풀 때만 받아요.',
    again: '이미 푼 문제라 포인트는 더 쌓이지 않아요. 오늘 목표에는 새 문제만 세요.',
    failedWorld: (label: string) => `‘${label}’에서 일어난 일이에요.`,
    hiddenWorld: (label: string) => `보이지 않는 바다 ‘${label}’에서 일어난 일이에요.`,
    next: '다음 블록 문제',
    fix: '블록 고치기',
    judging: '채점을 기다리고 있어요',
    judgingNote: '채점이 끝나면 ‘낸 답’에서 볼 수 있어요.',
  },
  hints: {
    title: '힌트',
    open: '힌트 보기',
    opening: '힌트를 여는 중',
    hint: (number: string) => `힌트 ${number}`,
    locked: (count: string) => `${count}번 더 제출해 보면 열려요.`,
    cost: '힌트를 열면 받을 포인트가 조금 줄어요.',
    guest: '로그인하면 힌트를 볼 수 있어요.',
    gone: '이제 없는 힌트예요. 이 화면을 다시 열면 지금 있는 힌트가 보여요.',
    failed: '힌트를 열지 못했어요. 잠시 후 다시 해 주세요.',
  },
  history: {
    title: (count: string) => `낸 답 ${count}개`,
    take: { BLOCKS: '이 블록으로 바꾸기', PYTHON: '이 코드로 바꾸기' },
    languages: { BLOCKS: '블록', PYTHON: '파이썬' },
    taken: '그때 낸 블록으로 바꿨어요',
    failed: '낸 답을 불러오지 못했어요.',
    unknownDate: '날짜 모름',
    older: '이전 답 보기',
    newer: '최근 답 보기',
  },
  login: { signIn: '로그인하기', signUp: '가입 마치기' },
  refusals,
} as const

/** Describes the stage in words, for viewers who cannot see it. */
export function stageText(stage: Stage, frame: Frame, item: string): readonly string[] {
  const actors = frame.actors.map(({ actorId, x, y, heading, carried }, at) => {
    const name = stage.actors[at]?.name ?? actorId
    const load = carried > 0 ? `, ${withParticle(item, '을를')} ${carried}개 가졌어요` : ''
    return `${name}: ${placeText({ x, y })}, ${directionLabels[heading]}을 봐요${load}.`
  })
  const tiles = stage.tiles.flatMap((tile, at) => {
    const name = tileName(tile, frame.left[at] ?? null, frame, item)
    return name === null ? [] : [`${name}: ${placeText(tile)}.`]
  })
  const sharks = frame.sharks.map((point) => `상어: ${placeText(point)}.`)
  return [`가로 ${stage.width}칸, 세로 ${stage.height}칸인 바다예요.`, ...actors, ...sharks, ...tiles]
}

function tileName(tile: Tile, left: number | null, frame: Frame, item: string): string | null {
  switch (tile.kind) {
    case 'ROCK':
      return '바위'
    case 'GOAL':
      return '도착하는 곳'
    case 'ITEM':
      return left === 0 || tile.from > frame.tick || tile.until <= frame.tick ? null : item
    case 'BOX':
      return left === 0 ? `${item} 놓은 자리` : '빈자리'
    case 'CURRENT':
      return `${directionLabels[tile.direction]}으로 흐르는 해류`
    case 'DOOR':
      return frame.signals.includes(tile.signal) ? '열린 문' : '닫힌 문'
    case 'LIGHT':
      return '신호등'
    case 'MARK':
      return `‘${tile.value}’라고 적힌 칸`
  }
}

/** The texts of the list of block problems. */
export const blockCatalogueWords = {
  title: '블록 코딩',
  titleOf: (keyword: string) => `‘${keyword}’ 블록 문제 찾기`,
  note: '블록을 끼우고, 바다에서 움직이는 모습을 바로 보세요',
  search: '찾고 싶은 블록 문제',
  hint: '블록 문제 이름으로 검색',
  results: '블록 문제 목록',
  count: (count: string) => `블록 문제 ${count}개`,
  show: '블록 문제 보기',
  failed: '블록 문제를 불러오지 못했어요',
  noneFor: (keyword: string) => `‘${keyword}’에 맞는 블록 문제를 찾지 못했어요`,
  noneChosen: '고른 조건에 맞는 블록 문제를 찾지 못했어요',
  none: '아직 등록된 블록 문제가 없어요',
  nonePublished: '새로운 블록 문제가 올라오면 여기에서 볼 수 있어요.',
  beyond: (last: string) => `블록 문제는 ${last}쪽까지 있어요`,
} as const
