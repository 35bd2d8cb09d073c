import { type BlockPlays, hiddenSea, itemAt, play, sea } from './playTask.ts'
import {
  append,
  call,
  change,
  compare,
  define,
  forward,
  itemOf,
  lengthOf,
  look,
  onSignal,
  pick,
  program,
  put,
  random,
  removeAt,
  repeat,
  say,
  send,
  sense,
  set,
  start,
  turn,
  until,
  variable,
  wait,
  when,
} from './writeProgram.ts'
import type { Goal, Value } from '../../src/domain/blocks/stage.ts'

const turtle = { name: '거북이', creature: 'TURTLE' } as const
const crab = { name: '꽃게', creature: 'CRAB' } as const
const nemo = { name: '니모', creature: 'NEMO' } as const

const reach = { kind: 'REACH' } as const
const fill = { kind: 'FILL' } as const
const collectAll = { kind: 'COLLECT', count: null } as const
const [right, left] = [turn('RIGHT'), turn('LEFT')]

const said = (...values: readonly Value[]): readonly Goal[] => [{ kind: 'SAID', values }]
const score = (value: number) => ({ kind: 'VARIABLE', name: '점수', value }) as const
const size = (value: number) => ({ kind: 'VARIABLE', name: '크기', value }) as const
const food = { actors: [turtle], tiles: [itemAt(0, 1, 0, 1_000_000, 30)] }

/** Plays about a box that remembers one value. */
export const variablePlays: BlockPlays = {
  '조개 점수판': play({
    blocks: 'repeat_until if sense forward pick variable set change',
    worlds: [
      sea('조개 여섯 개', 'Aoo.oo.o.oG', { actors: [crab], goals: [collectAll, score(6)], variables: { 점수: 7 } }),
      hiddenSea('조개 네 개', 'A.o.oo...oG', { actors: [crab], goals: [collectAll, score(4)], variables: { 점수: 3 } }),
    ],
    reference: program(
      start('꽃게', set('점수', 0), until(sense('GOAL_HERE'), forward, when(sense('ITEM_HERE'), pick, change('점수', 1)))),
    ),
    stars: [6, 8],
  }),
  '바다거북 키우기': play({
    blocks: 'repeat repeat_until compare sense pick forward variable change',
    item: '먹이',
    worlds: [
      sea('크기 10에서', '.... A..G ....', { ...food, goals: [size(60), reach], variables: { 크기: 10 } }),
      hiddenSea('크기 25에서', '.... A..G ....', { ...food, goals: [size(55), reach], variables: { 크기: 25 } }),
    ],
    reference: program(
      start('거북이', until(compare(variable('크기'), 'GREATER', 50), pick, change('크기', 10)), until(sense('GOAL_HERE'), forward)),
    ),
    stars: [5, 7],
  }),
  '진주 세어 말하기': play({
    blocks: 'repeat_until if sense forward pick say variable set change',
    item: '진주',
    worlds: [
      sea('진주 세 알', 'A.oo..o.G', { actors: [nemo], goals: said(3), variables: { 진주: 0 } }),
      hiddenSea('진주 다섯 알', 'Aooo.oo.G', { actors: [nemo], goals: said(5), variables: { 진주: 0 } }),
    ],
    reference: program(
      start('니모', until(sense('GOAL_HERE'), forward, when(sense('ITEM_HERE'), pick, change('진주', 1))), say(variable('진주'))),
    ),
    stars: [6, 7],
  }),
  '점점 길어지는 물길': play({
    blocks: 'repeat forward turn variable set change',
    worlds: [sea('소용돌이', '..#... .G#... ..#... ..#A.. ..##.. ......', { actors: [turtle], goals: [reach], variables: { 칸: 0 } })],
    reference: program(start('거북이', repeat(4, change('칸', 1), repeat(variable('칸'), forward), right))),
    stars: [5, 7],
    blockLimit: 8,
    required: ['REPEAT'],
  }),
}

const dishes = ['김', '전', '국', '떡'] as const
const lunch = (seed: number) => ({
  actors: [nemo],
  goals: [{ kind: 'DISTINCT', name: '반찬', count: 3 }] as const,
  lists: { 반찬: dishes },
  variables: { 번호: 0 },
  seed,
})
const friends = (...names: readonly string[]) => {
  return { actors: [crab], goals: said(...names), lists: { 친구: names }, variables: { 번호: 0 } }
}
const words = (...found: readonly string[]) => {
  return { actors: [turtle], goals: [{ kind: 'LIST', name: '낱말', values: found }] as const, marks: found, lists: { 낱말: [] } }
}
const loads = (...weights: readonly number[]) => ({
  actors: [crab],
  goals: said(...weights.filter((weight) => weight > 5)),
  lists: { 짐: weights },
  variables: { 번호: 0 },
})

/** Plays about many values in a row. */
export const listPlays: BlockPlays = {
  '오늘의 급식 뽑기': play({
    blocks: 'repeat say random variable set list_item list_length list_remove',
    worlds: [
      sea('첫째 날', '..... ..A.. .....', lunch(4)),
      sea('둘째 날', '..... ..A.. .....', lunch(7)),
      hiddenSea('셋째 날', '..... ..A.. .....', lunch(11)),
      hiddenSea('넷째 날', '..... ..A.. .....', lunch(19)),
    ],
    reference: program(
      start(
        '니모',
        repeat(3, set('번호', random(1, lengthOf('반찬'))), say(itemOf('반찬', variable('번호'))), removeAt('반찬', variable('번호'))),
      ),
    ),
    stars: [4, 6],
  }),
  '친구 이름 부르기': play({
    blocks: 'repeat say variable change list_item list_length',
    worlds: [
      sea('친구 셋', '..... ..A.. .....', friends('니모', '거북이', '해마')),
      hiddenSea('친구 다섯', '..... ..A.. .....', friends('해마', '돌고래', '니모', '상어', '거북이')),
    ],
    reference: program(start('꽃게', repeat(lengthOf('친구'), change('번호', 1), say(itemOf('친구', variable('번호')))))),
    stars: [3, 5],
    required: ['REPEAT'],
  }),
  '바다 낱말 모으기': play({
    blocks: 'repeat repeat_until sense forward look list_append list_length',
    worlds: [
      sea('낱말 넷', 'AMMMMG', words('파도', '모래', '소라', '등대')),
      hiddenSea('낱말 여섯', 'AMMMMMMG', words('해류', '미역', '고래', '섬', '진주', '노을')),
    ],
    reference: program(start('거북이', forward, until(sense('GOAL_HERE'), append('낱말', look), forward))),
    stars: [4, 6],
  }),
  '무거운 짐만 말하기': play({
    blocks: 'repeat if compare say variable change list_item list_length',
    worlds: [
      sea('짐 다섯 개', '..... ..A.. .....', loads(3, 8, 5, 9, 6)),
      hiddenSea('짐 일곱 개', '..... ..A.. .....', loads(7, 2, 5, 6, 1, 10, 4)),
    ],
    reference: program(
      start(
        '꽃게',
        repeat(
          lengthOf('짐'),
          change('번호', 1),
          when(compare(itemOf('짐', variable('번호')), 'GREATER', 5), say(itemOf('짐', variable('번호')))),
        ),
      ),
    ),
    stars: [4, 6],
    required: ['CONDITION'],
  }),
}

/** Plays about a name for several blocks. */
export const functionPlays: BlockPlays = {
  '나만의 헤엄 블록': play({
    blocks: 'forward turn function call',
    functions: ['헤엄치기'],
    worlds: [
      sea('계단처럼 꺾인 물길', 'A.## #..# ##.. ###G', {
        actors: [turtle],
        goals: [reach, { kind: 'CALLED', name: '헤엄치기', count: 3 }],
      }),
    ],
    reference: program(
      start('거북이', call('헤엄치기'), call('헤엄치기'), call('헤엄치기')),
      define('헤엄치기', forward, right, forward, left),
    ),
    stars: [7, 9],
    required: ['FUNCTION'],
  }),
  '모퉁이 조개 줍기': play({
    blocks: 'repeat forward turn pick function call',
    functions: ['줍고 오기'],
    worlds: [sea('네 모퉁이', 'A.o .#. o.o', { actors: [crab], goals: [collectAll], tiles: [itemAt(0, 0, 0, 1_000_000)] })],
    reference: program(start('꽃게', repeat(4, call('줍고 오기'))), define('줍고 오기', forward, forward, pick, right)),
    stars: [6, 8],
    required: ['FUNCTION'],
  }),
  '암초 넘어가기': play({
    blocks: 'repeat forward turn function call',
    functions: ['넘어가기'],
    worlds: [sea('암초 셋', '....... A#.#.#G ####### ', { actors: [nemo], goals: [reach] })],
    reference: program(
      start('니모', repeat(3, call('넘어가기'))),
      define('넘어가기', left, forward, right, forward, forward, right, forward, left),
    ),
    stars: [10, 12],
    required: ['FUNCTION'],
  }),
  '산호밭 두 줄': play({
    blocks: 'repeat forward turn put function call',
    functions: ['한 줄 심기'],
    item: '산호',
    worlds: [
      sea('두 줄', 'A.... .....', {
        actors: [{ ...turtle, carried: 8 }],
        goals: [fill],
        tiles: [0, 1, 2, 3].flatMap((x) => [{ kind: 'BOX', x, y: 0, count: 1 } as const, { kind: 'BOX', x, y: 1, count: 1 } as const]),
      }),
    ],
    reference: program(
      start('거북이', call('한 줄 심기'), right, forward, right, forward, call('한 줄 심기')),
      define('한 줄 심기', repeat(4, put, forward)),
    ),
    stars: [9, 11],
    required: ['FUNCTION'],
  }),
}

const dolphins = ['첫째', '둘째', '셋째'].map((name) => ({ name, creature: 'DOLPHIN' as const }))
const seahorses = ['도 해마', '미 해마', '솔 해마', '시 해마'].map((name) => ({ name, creature: 'SEAHORSE' as const }))

/** Plays about signals between actors. */
export const signalPlays: BlockPlays = {
  '돌고래 이어달리기': play({
    blocks: 'when_signal send repeat_until sense forward',
    signals: ['둘째 출발', '셋째 출발'],
    worlds: [sea('세 물길', 'A...G B...G C...G', { actors: dolphins, goals: [reach, { kind: 'IN_TURN' }] })],
    reference: program(
      start('첫째', until(sense('GOAL_HERE'), forward), send('둘째 출발')),
      onSignal('둘째', '둘째 출발', until(sense('GOAL_HERE'), forward), send('셋째 출발')),
      onSignal('셋째', '셋째 출발', until(sense('GOAL_HERE'), forward)),
    ),
    stars: [8, 10],
  }),
  '해마 합창단': play({
    blocks: 'when_signal send send_and_wait say text wait',
    signals: ['노래 시작'],
    worlds: [sea('합창 무대', '......... .A.B.C.D. .........', { actors: seahorses, goals: [{ kind: 'TOGETHER' }] })],
    reference: program(
      start('도 해마', send('노래 시작')),
      onSignal('도 해마', '노래 시작', say('도')),
      onSignal('미 해마', '노래 시작', say('미')),
      onSignal('솔 해마', '노래 시작', say('솔')),
      onSignal('시 해마', '노래 시작', say('시')),
    ),
    stars: [5, 6],
  }),
  '산호문을 열어 줘요': play({
    blocks: 'when_signal send repeat_until sense forward',
    signals: ['문 열기', '문 닫기'],
    worlds: [
      sea('산호문 하나', 'A..G #### B.=G', {
        actors: [crab, turtle],
        goals: [reach],
        doorSignal: '문 열기',
      }),
    ],
    reference: program(
      start('꽃게', until(sense('GOAL_HERE'), forward), send('문 열기')),
      onSignal('거북이', '문 열기', until(sense('GOAL_HERE'), forward)),
    ),
    stars: [5, 6],
  }),
  '등대지기와 작은 배': play({
    blocks: 'when_signal send send_and_wait repeat wait forward',
    signals: ['한 칸 앞으로'],
    worlds: [
      sea('세 칸 뱃길', 'A.... ##### B..G#', {
        actors: [
          { name: '등대지기', creature: 'CRAB' },
          { name: '작은 배', creature: 'DOLPHIN' },
        ],
        goals: [reach],
        tiles: [{ kind: 'GOAL', x: 0, y: 0, actorId: '등대지기' }],
      }),
    ],
    reference: program(start('등대지기', repeat(3, send('한 칸 앞으로'), wait(2))), onSignal('작은 배', '한 칸 앞으로', forward)),
    stars: [4, 5],
  }),
}
