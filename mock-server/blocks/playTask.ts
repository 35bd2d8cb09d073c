import { program, start } from './writeProgram.ts'
import type { BlockNames, ToolboxCategory } from '../../src/domain/blocks/blockProblem.ts'
import type { BlockWorld, Requirement } from '../../src/domain/blocks/judgeProgram.ts'
import type { StarLimits } from '../../src/domain/blocks/outcome.ts'
import type { BlockProgram, BlockType, Direction } from '../../src/domain/blocks/program.ts'
import type { Actor, Goal, Shark, Stage, Tile, Value, StageCreature } from '../../src/domain/blocks/stage.ts'

/** The toolbox, the worlds and the goals by which a block problem is played and judged. */
export interface BlockPlay {
  readonly toolbox: readonly ToolboxCategory[]
  readonly names: BlockNames
  readonly blockLimit: number | null
  readonly required: readonly Requirement[]
  readonly starLimits: StarLimits
  readonly worlds: readonly BlockWorld[]
  readonly starterProgram: BlockProgram
  /** A solution with few enough blocks for three stars. */
  readonly reference: BlockProgram
}

/** Plays, keyed by the titles of their problems. */
export type BlockPlays = Readonly<Record<string, BlockPlay>>

interface PlayFacts extends Partial<BlockNames> {
  /** Types of blocks besides the start, separated by blanks; `put:1` may be used once. */
  readonly blocks: string
  readonly worlds: readonly BlockWorld[]
  readonly reference: BlockProgram
  readonly stars: readonly [three: number, two: number]
  readonly blockLimit?: number
  readonly required?: readonly Requirement[]
}

export function play({ blocks, worlds, reference, stars, blockLimit, required, ...names }: PlayFacts): BlockPlay {
  const actors = worlds[0]?.stage.actors ?? []
  return {
    toolbox: toolboxOf(['when_started', ...blocks.split(' ')]),
    names: { item: '조개', mark: '여기 적힌 말', functions: [], signals: [], ...names },
    blockLimit: blockLimit ?? null,
    required: required ?? [],
    starLimits: { three: stars[0], two: stars[1] },
    worlds,
    starterProgram: program(...actors.slice(0, 1).map(({ actorId }) => start(actorId))),
    reference,
  }
}

/** Entry's categories, in its order. */
const categories: readonly (readonly [name: string, types: readonly BlockType[]])[] = [
  ['시작', ['when_started', 'when_signal', 'send', 'send_and_wait']],
  ['흐름', ['repeat', 'repeat_until', 'forever', 'break', 'if', 'if_else', 'wait']],
  ['움직임', ['forward', 'sidestep', 'go', 'turn', 'pick', 'put']],
  ['생김새', ['say']],
  ['판단', ['sense', 'compare', 'logic', 'not']],
  ['계산', ['number', 'text', 'look', 'arithmetic', 'random']],
  ['자료', ['variable', 'set', 'change', 'list_append', 'list_remove', 'list_item', 'list_length', 'list_contains']],
  ['함수', ['function', 'call']],
]

function toolboxOf(words: readonly string[]): readonly ToolboxCategory[] {
  const limits = new Map(words.map((word) => [word.split(':')[0], word.includes(':') ? Number(word.split(':')[1]) : null]))
  return categories
    .map(([name, types]) => ({ name, blocks: types.flatMap((type) => blockOf(type, limits)) }))
    .filter(({ blocks }) => blocks.length > 0)
}

function blockOf(type: BlockType, limits: ReadonlyMap<string | undefined, number | null>) {
  const limit = limits.get(type)
  return limit === undefined ? [] : [{ type, limit }]
}

interface StageFacts {
  /** The actors at `A`, `B`, …, in this order. */
  readonly actors: readonly ActorFacts[]
  readonly goals: readonly Goal[]
  /** The values at each `M`, row by row. */
  readonly marks?: readonly Value[]
  readonly lights?: readonly (readonly [green: number, red: number, offset: number])[]
  readonly doorSignal?: string
  /** Tiles that a map cannot draw. */
  readonly tiles?: readonly Tile[]
  readonly sharks?: readonly Shark[]
  readonly variables?: Readonly<Record<string, Value>>
  readonly lists?: Readonly<Record<string, readonly Value[]>>
  readonly seed?: number
}

interface ActorFacts {
  readonly name: string
  readonly creature: StageCreature
  readonly heading?: Direction
  readonly carried?: number
}

/**
 * Builds a sea from letters: `.` water, `#` rock, `G` goal, `o` something to pick up, `b` a box to fill, `>` `<` `^` `v` currents, `M` a
 * mark, `L` a light, `=` a door, and `A` to `F` the actors.
 */
export function sea(label: string, map: string, facts: StageFacts): BlockWorld {
  return { isOpen: true, stage: stageOf(label, map, facts) }
}

/** Builds a sea that is judged, but not shown. */
export function hiddenSea(label: string, map: string, facts: StageFacts): BlockWorld {
  return { isOpen: false, stage: stageOf(label, map, facts) }
}

const currents: Readonly<Record<string, Direction>> = { '>': 'RIGHT', '<': 'LEFT', '^': 'UP', v: 'DOWN' }

function stageOf(label: string, map: string, facts: StageFacts): Stage {
  const rows = map.trim().split(/\s+/)
  const letters = rows.flatMap((row, y) => Array.from(row).map((letter, x) => ({ letter, x, y })))
  const [marks, lights] = [[...(facts.marks ?? [])], [...(facts.lights ?? [])]]
  const tiles = letters.flatMap(({ letter, x, y }): readonly Tile[] => {
    const direction = currents[letter]
    if (direction !== undefined) return [{ kind: 'CURRENT', x, y, direction }]
    switch (letter) {
      case '#':
        return [{ kind: 'ROCK', x, y }]
      case 'G':
        return [{ kind: 'GOAL', x, y, actorId: null }]
      case 'o':
        return [{ kind: 'ITEM', x, y, count: 1, from: 0, until: always }]
      case 'b':
        return [{ kind: 'BOX', x, y, count: 1 }]
      case '=':
        return [{ kind: 'DOOR', x, y, signal: facts.doorSignal ?? '' }]
      case 'M':
        return [{ kind: 'MARK', x, y, value: marks.shift() ?? '' }]
      case 'L': {
        const [green, red, offset] = lights.shift() ?? [1, 1, 0]
        return [{ kind: 'LIGHT', x, y, green, red, offset }]
      }
      default:
        return []
    }
  })
  const actors = facts.actors.map((actor, at): Actor => {
    const place = letters.find(({ letter }) => letter === 'ABCDEF'[at]) ?? { x: 0, y: 0 }
    const { name, creature, heading = 'RIGHT', carried = 0 } = actor
    return { actorId: name, name, creature, heading, carried, x: place.x, y: place.y }
  })
  return {
    label,
    width: rows[0]?.length ?? 0,
    height: rows.length,
    tiles: [...tiles, ...(facts.tiles ?? [])],
    actors,
    sharks: facts.sharks ?? [],
    goals: facts.goals,
    variables: Object.entries(facts.variables ?? {}).map(([name, value]) => ({ name, value })),
    lists: Object.entries(facts.lists ?? {}).map(([name, values]) => ({ name, values })),
    seed: facts.seed ?? 1,
  }
}

/** A tick later than the end of any run. */
export const always = 1_000_000

/** Places an item that can be picked up for a while. */
export const itemAt = (x: number, y: number, from: number, until: number, count = 1): Tile => ({ kind: 'ITEM', x, y, count, from, until })
export const markAt = (x: number, y: number, value: Value): Tile => ({ kind: 'MARK', x, y, value })
export const goalAt = (x: number, y: number, actorId: string | null = null): Tile => ({ kind: 'GOAL', x, y, actorId })
export const boxAt = (x: number, y: number): Tile => ({ kind: 'BOX', x, y, count: 1 })
