import { withParticle } from '../korean.ts'
import type { BlockNames } from './blockProblem.ts'
import type { BlockType, Comparison, Direction, Operator, Sensor, Side } from './program.ts'

/** Returns the text on a block, close to Entry's words; `%1` and so on are its places. No particle follows a place: it would depend on the content. */
export function blockMessage(type: BlockType, { item, mark }: Pick<BlockNames, 'item' | 'mark'>): string {
  switch (type) {
    case 'pick':
      return `${item} 줍기`
    case 'put':
      return `${item} 놓기`
    case 'look':
      return mark
    default:
      return messages[type]
  }
}

const messages: Readonly<Record<Exclude<BlockType, 'pick' | 'put' | 'look'>, string>> = {
  when_started: '%1 시작하기 버튼을 클릭했을 때',
  when_signal: '%1 %2 신호를 받았을 때',
  send: '%1 신호 보내기',
  send_and_wait: '%1 신호 보내고 기다리기',
  repeat: '%1 번 반복하기',
  repeat_until: '%1 될 때까지 반복하기',
  forever: '계속 반복하기',
  break: '반복 중단하기',
  if: '만일 %1 맞으면',
  if_else: '만일 %1 맞으면',
  wait: '%1 박자 기다리기',
  forward: '앞으로 한 칸 가기',
  sidestep: '옆으로 한 칸 가기',
  go: '%1 한 칸 가기',
  turn: '%1 돌기',
  say: '%1 말하기',
  compare: '%1 %2 %3',
  logic: '%1 %2 %3',
  not: '%1 아니다',
  sense: '%1',
  number: '%1',
  text: '%1',
  arithmetic: '%1 %2 %3',
  random: '%1 부터 %2 사이의 무작위 수',
  variable: '%1 값',
  set: '%1 %2 값으로 정하기',
  change: '%1 에 %2 만큼 더하기',
  list_append: '%2 항목을 %1 에 추가하기',
  list_remove: '%2 번째 항목을 %1 에서 삭제하기',
  list_item: '%1 의 %2 번째 항목',
  list_length: '%1 의 항목 수',
  list_contains: '%1 에 %2 항목이 들어 있다',
  function: '%1 함수 정의하기',
  call: '%1 함수 부르기',
}

/** Returns a block's name for running text, without its places. */
export function blockName(type: BlockType, names: Pick<BlockNames, 'item' | 'mark'>): string {
  return spoken[type] ?? blockMessage(type, names).replaceAll(/%\d /g, '')
}

const spoken: Partial<Record<BlockType, string>> = {
  repeat: '몇 번 반복하기',
  repeat_until: '될 때까지 반복하기',
  if: '만일',
  if_else: '만일, 아니면',
  wait: '기다리기',
  go: '한 칸 가기',
  turn: '돌기',
  say: '말하기',
  compare: '비교하기',
  logic: '그리고, 또는',
  not: '아니다',
  sense: '살피기',
  number: '수',
  text: '글자',
  arithmetic: '계산하기',
  random: '무작위 수',
  variable: '변수 값',
  set: '변수 정하기',
  change: '변수에 더하기',
  list_append: '리스트에 추가하기',
  list_remove: '리스트에서 삭제하기',
  list_item: '리스트의 항목',
  list_length: '리스트의 항목 수',
  list_contains: '리스트에 들어 있다',
}

export const directionLabels: Readonly<Record<Direction, string>> = { UP: '위쪽', RIGHT: '오른쪽', DOWN: '아래쪽', LEFT: '왼쪽' }
export const sideLabels: Readonly<Record<Side, string>> = { LEFT: '왼쪽', RIGHT: '오른쪽' }
export const operatorLabels: Readonly<Record<Operator, string>> = {
  ADD: '+',
  SUBTRACT: '−',
  MULTIPLY: '×',
  DIVIDE: '÷의 몫',
  REMAINDER: '÷의 나머지',
}
export const comparisonLabels: Readonly<Record<Comparison, string>> = {
  EQUAL: '=',
  NOT_EQUAL: '≠',
  LESS: '<',
  GREATER: '>',
  AT_MOST: '≤',
  AT_LEAST: '≥',
}
export const logicLabels = { AND: '그리고', OR: '또는' } as const

export function sensorLabel(sensor: Sensor, item: string): string {
  switch (sensor) {
    case 'ROCK_AHEAD':
      return '앞이 막혔다'
    case 'ITEM_HERE':
      return `${withParticle(item, '이가')} 있다`
    case 'BOX_HERE':
      return '빈자리에 있다'
    case 'GOAL_HERE':
      return '도착했다'
    case 'GREEN_LIGHT':
      return '앞이 초록불이다'
    case 'SHARK_AHEAD':
      return '앞에 상어가 있다'
  }
}
