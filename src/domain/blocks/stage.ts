import { creatures } from '../quest.ts'
import type { Direction, Side } from './program.ts'

/** The creatures of the whole site, and one that lives on stages alone. */
export const stageCreatures = [...creatures, 'JELLYFISH'] as const
export type StageCreature = (typeof stageCreatures)[number]

export interface Point {
  /** The column, counted from 0 to the right. */
  readonly x: number
  /** The row, counted from 0 downwards. */
  readonly y: number
}

/** A number or a text. */
export type Value = number | string

/** A tile on one square of the sea. */
export type Tile = Point &
  (
    | { readonly kind: 'ROCK' }
    /** The target of the actors; with `actorId`, of one of them alone. */
    | { readonly kind: 'GOAL'; readonly actorId: string | null }
    /** Something to pick up, present from one tick to another. */
    | { readonly kind: 'ITEM'; readonly count: number; readonly from: number; readonly until: number }
    /** Takes `count` of the things that actors carry. */
    | { readonly kind: 'BOX'; readonly count: number }
    /** Carries an actor that enters the square one square on. */
    | { readonly kind: 'CURRENT'; readonly direction: Direction }
    /** Closed until its signal is sent. */
    | { readonly kind: 'DOOR'; readonly signal: string }
    /** Green for some ticks, then red for some, and so on. */
    | { readonly kind: 'LIGHT'; readonly green: number; readonly red: number; readonly offset: number }
    /** Something written, to be read by `look`. */
    | { readonly kind: 'MARK'; readonly value: Value }
  )

export interface Actor extends Point {
  readonly actorId: string
  readonly name: string
  readonly creature: StageCreature
  readonly heading: Direction
  /** The number of things it carries at the start. */
  readonly carried: number
}

/** Moves by itself, one point of its path a tick, and from the start again. */
export interface Shark {
  readonly path: readonly Point[]
}

/** A condition of the task; all goals must be met at the same time. */
export type Goal =
  /** Every actor is on a goal tile of its own or of all. */
  | { readonly kind: 'REACH' }
  /** The number of things that were picked up; null: all of them. */
  | { readonly kind: 'COLLECT'; readonly count: number | null }
  /** Every box is full. */
  | { readonly kind: 'FILL' }
  /** A square was visited this many times. */
  | { readonly kind: 'VISIT'; readonly x: number; readonly y: number; readonly count: number }
  | { readonly kind: 'VARIABLE'; readonly name: string; readonly value: Value }
  | { readonly kind: 'LIST'; readonly name: string; readonly values: readonly Value[] }
  /** Exactly these values were said, in this order. */
  | { readonly kind: 'SAID'; readonly values: readonly Value[] }
  /** This many different items that the list held at the start were said. */
  | { readonly kind: 'DISTINCT'; readonly name: string; readonly count: number }
  /** No actor moved before the previous one in the list had reached its goal. */
  | { readonly kind: 'IN_TURN' }
  /** All actors said something in the same tick. */
  | { readonly kind: 'TOGETHER' }
  | { readonly kind: 'CALLED'; readonly name: string; readonly count: number }
  | { readonly kind: 'SURVIVE'; readonly ticks: number }

/** A sea to run programs in. */
export interface Stage {
  /** The case that this stage tests; shown when a program fails in it. */
  readonly label: string
  readonly width: number
  readonly height: number
  readonly tiles: readonly Tile[]
  readonly actors: readonly Actor[]
  readonly sharks: readonly Shark[]
  readonly goals: readonly Goal[]
  readonly variables: readonly { readonly name: string; readonly value: Value }[]
  readonly lists: readonly { readonly name: string; readonly values: readonly Value[] }[]
  /** The seed of the random numbers. */
  readonly seed: number
}

export const vectors: Readonly<Record<Direction, Point>> = {
  UP: { x: 0, y: -1 },
  RIGHT: { x: 1, y: 0 },
  DOWN: { x: 0, y: 1 },
  LEFT: { x: -1, y: 0 },
}

const turnedRight: Readonly<Record<Direction, Direction>> = { UP: 'RIGHT', RIGHT: 'DOWN', DOWN: 'LEFT', LEFT: 'UP' }
const turnedLeft: Readonly<Record<Direction, Direction>> = { UP: 'LEFT', LEFT: 'DOWN', DOWN: 'RIGHT', RIGHT: 'UP' }

/** Returns the heading after a quarter of a turn. */
export function turned(heading: Direction, side: Side): Direction {
  return (side === 'RIGHT' ? turnedRight : turnedLeft)[heading]
}

export function pointAhead({ x, y }: Point, direction: Direction): Point {
  const step = vectors[direction]
  return { x: x + step.x, y: y + step.y }
}

export function isSamePoint(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y
}

export function isInside({ width, height }: Pick<Stage, 'width' | 'height'>, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < width && y < height
}

/** Tells whether a light is green in a tick. */
export function isGreen({ green, red, offset }: Extract<Tile, { kind: 'LIGHT' }>, tick: number): boolean {
  return (tick + offset) % (green + red) < green
}

/** Returns a shark's position in a tick; null for one without a path. */
export function sharkAt({ path }: Shark, tick: number): Point | null {
  return path[tick % path.length] ?? null
}
