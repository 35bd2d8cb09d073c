import { type BlockPlays, hiddenSea, itemAt, markAt, play, sea } from './playTask.ts'
import {
  compare,
  either,
  forever,
  forward,
  go,
  look,
  pick,
  program,
  repeat,
  say,
  sense,
  start,
  turn,
  until,
  wait,
  when,
} from './writeProgram.ts'
import type { Tile } from '../../src/domain/blocks/stage.ts'

const turtle = { name: '거북이', creature: 'TURTLE' } as const
const nemo = { name: '니모', creature: 'NEMO' } as const
const seahorse = { name: '해마', creature: 'SEAHORSE' } as const
const submarine = { name: '잠수함', creature: 'DOLPHIN' } as const

const reach = { kind: 'REACH' } as const
const collectAll = { kind: 'COLLECT', count: null } as const
const right = turn('RIGHT')

/** Returns sharks that cross the middle row, in these columns. */
const crossing = (...columns: readonly number[]) => columns.map((x) => ({ path: [0, 1, 2, 1].map((y) => ({ x, y })) }))
const bubbles = (...times: readonly number[]): readonly Tile[] => times.map((from) => itemAt(2, 1, from, from + 2))

const winning: Readonly<Record<string, string>> = { 가위: '바위', 바위: '보', 보: '가위' }
/** Places the hands in a row; the first one's square is the player's. */
const hands = (first: string, ...others: readonly string[]) => ({
  actors: [nemo],
  goals: [{ kind: 'SAID', values: [first, ...others].map((hand) => winning[hand] ?? '') }] as const,
  marks: others,
  tiles: [markAt(0, 0, first)],
})

/** Places the words on their squares, given as x and y. */
const voices = (words: Readonly<Record<string, readonly string[]>>) => ({
  actors: [submarine],
  goals: [reach],
  tiles: Object.entries(words).flatMap(([word, places]) => places.map((place) => markAt(Number(place[0]), Number(place[2]), word))),
})

/** Plays about looking before acting. */
export const conditionPlays: BlockPlays = {
  '상어를 피해요': play({
    blocks: 'forever if sense turn forward',
    worlds: [
      sea('두 상어 사이', '...... ..A... ......', {
        actors: [nemo],
        goals: [{ kind: 'SURVIVE', ticks: 30 }],
        sharks: crossing(0, 5),
      }),
      hiddenSea('더 넓은 바다', '........ ...A.... ........', {
        actors: [nemo],
        goals: [{ kind: 'SURVIVE', ticks: 30 }],
        sharks: crossing(1, 7),
      }),
    ],
    reference: program(start('니모', forever(when(sense('SHARK_AHEAD'), right, right), forward))),
    stars: [5, 7],
    required: ['CONDITION'],
  }),
  '바닷속 신호등 건너기': play({
    blocks: 'repeat_until if if_else sense forward wait',
    worlds: [
      sea('두 신호등', 'A.L..L.G', {
        actors: [turtle],
        goals: [reach],
        lights: [
          [2, 3, 2],
          [1, 4, 0],
        ],
      }),
      hiddenSea('바뀌는 때가 다른 신호등', 'A.L..L.G', {
        actors: [turtle],
        goals: [reach],
        lights: [
          [1, 5, 3],
          [3, 2, 1],
        ],
      }),
    ],
    reference: program(start('거북이', until(sense('GOAL_HERE'), either(sense('GREEN_LIGHT'), [forward], [wait(1)])))),
    stars: [4, 6],
    required: ['CONDITION'],
  }),
  '비눗방울 터뜨리기': play({
    blocks: 'forever repeat if sense pick wait',
    item: '비눗방울',
    worlds: [
      sea('떠오르는 방울 다섯', '..... ..A.. .....', { actors: [seahorse], goals: [collectAll], tiles: bubbles(2, 6, 9, 14, 18) }),
      hiddenSea('다른 때에 떠오르는 방울', '..... ..A.. .....', {
        actors: [seahorse],
        goals: [collectAll],
        tiles: bubbles(1, 5, 11, 13, 20),
      }),
    ],
    reference: program(start('해마', forever(when(sense('ITEM_HERE'), pick)))),
    stars: [3, 4],
    required: ['CONDITION'],
  }),
  '바위 골목 빠져나가기': play({
    blocks: 'repeat_until if if_else sense turn forward',
    worlds: [
      sea('돌아가는 골목', 'A... ###. G##. ....', { actors: [nemo], goals: [reach] }),
      hiddenSea('소용돌이 골목', 'A.... ####. ..G#. .###. .....', { actors: [nemo], goals: [reach] }),
    ],
    reference: program(start('니모', until(sense('GOAL_HERE'), either(sense('ROCK_AHEAD'), [right], [forward])))),
    stars: [4, 6],
    required: ['CONDITION'],
  }),
  '문어의 가위바위보': play({
    blocks: 'repeat if compare look text say forward',
    mark: '문어가 낸 것',
    worlds: [
      sea('열 판', 'AMMMMMMMMM.', hands('가위', '바위', '보', '보', '가위', '바위', '바위', '가위', '보', '가위')),
      hiddenSea('다른 열 판', 'AMMMMMMMMM.', hands('보', '보', '바위', '가위', '보', '가위', '바위', '보', '가위', '바위')),
    ],
    reference: program(
      start(
        '니모',
        repeat(
          10,
          when(compare(look, 'EQUAL', '가위'), say('바위')),
          when(compare(look, 'EQUAL', '바위'), say('보')),
          when(compare(look, 'EQUAL', '보'), say('가위')),
          forward,
        ),
      ),
    ),
    stars: [8, 9],
    required: ['CONDITION'],
  }),
  '목소리로 잠수함 몰기': play({
    blocks: 'repeat_until repeat if sense compare look text go',
    mark: '들은 말',
    worlds: [
      sea('굽은 굴', '..... .###. A.#.G', voices({ 위로: ['0 2', '0 1'], 앞으로: ['0 0', '1 0', '2 0', '3 0'], 아래로: ['4 0', '4 1'] })),
      hiddenSea(
        '두 번 굽은 굴',
        'A#... .#.#. ...#G',
        voices({ 아래로: ['0 0', '0 1', '4 0', '4 1'], 앞으로: ['0 2', '1 2', '2 0', '3 0'], 위로: ['2 2', '2 1'] }),
      ),
    ],
    reference: program(
      start(
        '잠수함',
        until(
          sense('GOAL_HERE'),
          when(compare(look, 'EQUAL', '위로'), go('UP')),
          when(compare(look, 'EQUAL', '아래로'), go('DOWN')),
          when(compare(look, 'EQUAL', '앞으로'), go('RIGHT')),
        ),
      ),
    ),
    stars: [7, 9],
    required: ['CONDITION'],
  }),
}
