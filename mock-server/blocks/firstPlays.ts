import { type BlockPlays, boxAt, hiddenSea, itemAt, play, sea } from './playTask.ts'
import { forever, forward, go, pick, program, put, repeat, sense, sidestep, start, turn, until, wait } from './writeProgram.ts'
import type { Tile } from '../../src/domain/blocks/stage.ts'

const turtle = { name: '거북이', creature: 'TURTLE' } as const
const crab = { name: '꽃게', creature: 'CRAB' } as const
const nemo = { name: '니모', creature: 'NEMO' } as const
const seahorse = { name: '해마', creature: 'SEAHORSE' } as const
const jellyfish = { name: '해파리', creature: 'JELLYFISH' } as const

const reach = { kind: 'REACH' } as const
const fill = { kind: 'FILL' } as const
const collectAll = { kind: 'COLLECT', count: null } as const

const [right, left] = [turn('RIGHT'), turn('LEFT')]

/** Plays about steps in order. */
export const sequencePlays: BlockPlays = {
  '거북이를 집까지 데려다줘요': play({
    blocks: 'forward turn',
    worlds: [sea('산호 숲', '.#.. A..G .#..', { actors: [turtle], goals: [reach] })],
    reference: program(start('거북이', forward, forward, forward)),
    stars: [3, 5],
  }),
  '꽃게의 옆걸음': play({
    blocks: 'sidestep turn',
    worlds: [sea('굴로 가는 길', '...G .##. A...', { actors: [{ ...crab, heading: 'UP' }], goals: [reach] })],
    reference: program(start('꽃게', sidestep, sidestep, sidestep, left, sidestep, sidestep)),
    stars: [6, 8],
  }),
  '편지 배달하는 니모': play({
    blocks: 'forward turn put',
    item: '편지',
    worlds: [sea('세 집', '.#... A.b.b ..#.b', { actors: [{ ...nemo, carried: 3 }], goals: [fill] })],
    reference: program(start('니모', forward, forward, put, forward, forward, put, right, forward, put)),
    stars: [9, 11],
  }),
  '진주조개 줍는 길': play({
    blocks: 'forward turn pick',
    item: '진주조개',
    worlds: [sea('꺾인 길', 'A.o#. .#... G.o..', { actors: [crab], goals: [collectAll, reach] })],
    reference: program(start('꽃게', forward, forward, pick, right, forward, forward, pick, right, forward, forward)),
    stars: [10, 12],
  }),
}

const legs = [0, 1, 2, 3, 4].map((at) => boxAt(at + 1, at))
const garden = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3, 4, 5].map((x) => boxAt(x, y)))
/** Returns treasures that fall down from the given tick on, square by square. */
const treasures = (first: number, apart: number): readonly Tile[] =>
  [0, 1, 2, 3, 4].map((x) => itemAt(x, 2, first + apart * x, first + apart * x + 3))

/** Plays about repeating the same steps. */
export const repeatPlays: BlockPlays = {
  '불가사리 그리기': play({
    blocks: 'repeat forward turn put',
    item: '물감',
    worlds: [
      sea('다섯 다리', 'A..... ...... ...... ...... ......', {
        actors: [{ ...seahorse, carried: 5 }],
        goals: [fill],
        tiles: legs,
      }),
    ],
    reference: program(start('해마', repeat(5, forward, put, right, forward, left))),
    stars: [6, 6],
    blockLimit: 6,
    required: ['REPEAT'],
  }),
  '춤추는 해파리': play({
    blocks: 'forever repeat go wait',
    worlds: [sea('무대', '..... ..A.. .....', { actors: [jellyfish], goals: [{ kind: 'VISIT', x: 2, y: 0, count: 4 }] })],
    reference: program(start('해파리', forever(go('UP'), go('DOWN')))),
    stars: [3, 5],
    blockLimit: 6,
    required: ['REPEAT'],
  }),
  '산호 정원 가꾸기': play({
    blocks: 'repeat go put',
    item: '산호',
    worlds: [sea('네 줄 정원', 'A...... ....... ....... .......', { actors: [{ ...turtle, carried: 24 }], goals: [fill], tiles: garden })],
    reference: program(start('거북이', repeat(4, repeat(6, put, go('RIGHT')), repeat(6, go('LEFT')), go('DOWN')))),
    stars: [7, 9],
    blockLimit: 12,
    required: ['REPEAT'],
  }),
  '내려오는 보물 받기': play({
    blocks: 'repeat repeat_until sense wait pick forward',
    item: '보물',
    worlds: [
      sea('천천히 내려오는 보물', '...... ...... A.....', { actors: [crab], goals: [collectAll], tiles: treasures(2, 4) }),
      hiddenSea('더 늦게 내려오는 보물', '...... ...... A.....', { actors: [crab], goals: [collectAll], tiles: treasures(3, 6) }),
    ],
    reference: program(start('꽃게', repeat(5, until(sense('ITEM_HERE'), wait(1)), pick, forward))),
    stars: [5, 7],
    required: ['REPEAT'],
  }),
}
