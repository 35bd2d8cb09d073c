/** The name of every outcome that a run of blocks can have. */
export const outcomeNames = [
  'ARRIVED',
  'NO_START',
  'EMPTY',
  'EMPTY_SLOT',
  'BREAK_OUTSIDE_LOOP',
  'UNKNOWN_BLOCK',
  'TOO_MANY_BLOCKS',
  'UNUSED_REPEAT',
  'UNUSED_CONDITION',
  'UNUSED_FUNCTION',
  'BUMPED',
  'LEFT_SEA',
  'DOOR_CLOSED',
  'RED_LIGHT',
  'CAUGHT',
  'NOTHING_TO_PICK',
  'NOTHING_TO_PUT',
  'WRONG_PLACE',
  'WRONG_WORD',
  'TOO_EARLY',
  'BAD_VALUE',
  'BAD_INDEX',
  'NO_FUNCTION',
  'FORGOT_PICK',
  'FORGOT_PUT',
  'UNHEARD_SIGNAL',
  'ENDED_EARLY',
  'NOT_DONE',
  'STEP_LIMIT',
  'RUNTIME_ERROR',
  'SYNTAX_ERROR',
  'STOPPED',
] as const

export type OutcomeName = (typeof outcomeNames)[number]

interface OutcomeText {
  readonly title: string
  readonly text: string
}

/** The text about each outcome: what happened, and where to look. It never gives the solution. */
export const outcomeTexts: Readonly<Record<OutcomeName, OutcomeText>> = {
  ARRIVED: { title: '도착했어요!', text: '바라던 대로 움직였어요. 참 잘했어요!' },
  NO_START: { title: '시작 블록이 없어요', text: '‘시작하기 버튼을 클릭했을 때’ 블록을 꺼내고, 그 아래에 다른 블록을 끼워요.' },
  EMPTY: { title: '아직 블록이 없어요', text: '시작 블록 아래에 움직임 블록을 하나 끼우고 다시 실행해 보세요.' },
  EMPTY_SLOT: { title: '빈칸이 남아 있어요', text: '값이나 조건이 들어갈 자리가 비어 있어요. 알맞은 블록을 끼워요.' },
  BREAK_OUTSIDE_LOOP: { title: '중단할 반복이 없어요', text: '‘반복 중단하기’ 블록은 반복 블록 안에 끼워요.' },
  UNKNOWN_BLOCK: { title: '여기에 없는 블록이에요', text: '이 문제의 꾸러미에 있는 블록만 쓸 수 있어요.' },
  TOO_MANY_BLOCKS: { title: '블록이 너무 많아요', text: '길은 맞아요! 되풀이되는 곳을 찾아 블록을 줄여 보세요.' },
  UNUSED_REPEAT: { title: '반복 블록을 쓰지 않았어요', text: '길은 맞아요! 같은 일이 이어지는 곳을 반복 블록으로 묶어 보세요.' },
  UNUSED_CONDITION: { title: '조건 블록을 쓰지 않았어요', text: '길은 맞아요! ‘만일’ 블록으로 그때그때 살펴보며 가 보세요.' },
  UNUSED_FUNCTION: { title: '함수를 부르지 않았어요', text: '길은 맞아요! 동작을 함수로 묶고, 그 이름을 불러 보세요.' },
  BUMPED: { title: '바위에 부딪혔어요', text: '부딪히기 바로 앞 블록을 살펴보세요. 몇 칸을 갔는지, 어느 쪽을 보는지 세어 봐요.' },
  LEFT_SEA: { title: '바다 밖으로 나가려 했어요', text: '마지막으로 움직인 쪽을 살펴보세요. 한 칸이 더 많거나 도는 쪽이 달라요.' },
  DOOR_CLOSED: { title: '문이 닫혀 있어요', text: '문은 신호를 받아야 열려요. 누가 언제 신호를 보내는지 살펴보세요.' },
  RED_LIGHT: { title: '빨간불에 건넜어요', text: '가기 전에 신호를 살피고, 빨강이면 기다려요.' },
  CAUGHT: { title: '상어에게 닿았어요', text: '상어가 앞에 있는지 움직일 때마다 살펴보세요.' },
  NOTHING_TO_PICK: { title: '주울 것이 없는 곳이에요', text: '줍는 블록이 알맞은 칸에서, 알맞은 때에 움직이는지 살펴보세요.' },
  NOTHING_TO_PUT: { title: '놓을 것이 남지 않았어요', text: '가진 것보다 많이 놓으려 했어요. 몇 번 놓는지 세어 보세요.' },
  WRONG_PLACE: { title: '놓을 수 없는 곳이에요', text: '놓는 블록은 빈자리에서만 움직여요. 어느 칸에 있는지 살펴보세요.' },
  WRONG_WORD: { title: '다른 말을 했어요', text: '무엇을 말해야 하는지, 어떤 때에 말하는지 다시 읽어 보세요.' },
  TOO_EARLY: { title: '너무 일찍 출발했어요', text: '앞 친구가 도착해서 신호를 보낸 다음에 출발해야 해요.' },
  BAD_VALUE: {
    title: '계산할 수 없는 값이에요',
    text: '글자와 수를 섞거나, 0으로 나누거나, 너무 큰 수나 너무 긴 글자를 만들지 않았는지 살펴보세요.',
  },
  BAD_INDEX: { title: '리스트에 없는 자리예요', text: '리스트의 자리는 1번부터 항목 수까지예요. 번호를 살펴보세요.' },
  NO_FUNCTION: { title: '아직 만들지 않은 함수예요', text: '부르는 이름으로 함수를 먼저 만들어요.' },
  FORGOT_PICK: { title: '줍지 않은 것이 있어요', text: '아직 남아 있는 것이 있어요. 지나온 칸을 살펴보세요.' },
  FORGOT_PUT: { title: '아직 빈자리가 있어요', text: '놓지 않은 자리가 남았어요. 몇 번째 자리인지 찾아보세요.' },
  UNHEARD_SIGNAL: { title: '아무도 듣지 않은 신호예요', text: '보낸 신호와 받는 신호의 이름이 같은지 살펴보세요.' },
  ENDED_EARLY: { title: '도착하기 전에 멈췄어요', text: '여기까지는 잘 왔어요. 어디로 더 가야 하는지 살펴보세요.' },
  NOT_DONE: { title: '아직 할 일이 남았어요', text: '끝까지 움직였지만 바라는 것과 달라요. 목표를 다시 읽어 보세요.' },
  STEP_LIMIT: { title: '너무 오래 움직였어요', text: '끝나지 않는 반복이 있어요. 언제 멈춰야 하는지 살펴보세요.' },
  RUNTIME_ERROR: { title: '실행 중에 오류가 났어요', text: '파이썬이 멈춘 줄을 살펴보세요.' },
  SYNTAX_ERROR: { title: '코드를 읽을 수 없어요', text: '괄호와 따옴표, 줄 앞의 빈칸을 살펴보세요.' },
  STOPPED: { title: '멈췄어요', text: '‘처음으로’를 누르면 처음 자리로 돌아가요.' },
}

/** The maximum number of blocks for three stars, and for two. */
export interface StarLimits {
  readonly three: number
  readonly two: number
}

export const maxStars = 3

/** Returns the stars for a number of blocks, from one to three: fewer blocks earn more. */
export function starsFor(blockCount: number, { three, two }: StarLimits): number {
  if (blockCount <= three) return maxStars
  return blockCount <= two ? 2 : 1
}
