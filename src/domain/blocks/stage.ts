import { creatures } from '../quest.ts'
import type { Direction, Side } from './program.ts'

/** Those of the whole site, and one that lives on stages alone. */
export const stageCreatures = [...creatures, 'JELLYFISH'] as const
export type StageCreature = (typeof stageCreatures)[number]

export interface Point {
  /** From 0, to the right. */
  readonly x: number
  /** From 0, downwards. */
  readonly y: number
}

/** A number, or a text. */
export type Value = number | string

/** What stands on one square of the sea. */
export type Tile = Point &
  (
    | { readonly kind: 'ROCK' }
    /** Where actors want to get; with `actorId`, one of them alone. */
    | { readonly kind: 'GOAL'; readonly actorId: string | null }
    /** Something to pick up, there from one tick to another. */
    | { readonly kind: 'ITEM'; readonly count: number; readonly from: number; readonly until: number }
    /** Takes so many of what an actor carries. */
    | { readonly kind: 'BOX'; readonly count: number }
    /** Carries whoever comes there one square on. */
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
  /** How many things it brings along. */
  readonly carried: number
}

/** Moves by itself, one point of its path a tick, and from the start again. */
export interface Shark {
  readonly path: readonly Point[]
}

/** What must be true at one time for the task to be done. */
export type Goal =
  /** Every actor is on a goal tile of its own or of all. */
  | { readonly kind: 'REACH' }
  /** So many things were picked up; null: all that there are. */
  | { readonly kind: 'COLLECT'; readonly count: number | null }
  /** Every box is full. */
  | { readonly kind: 'FILL' }
  /** A square was come to so often. */
  | { readonly kind: 'VISIT'; readonly x: number; readonly y: number; readonly count: number }
  | { readonly kind: 'VARIABLE'; readonly name: string; readonly value: Value }
  | { readonly kind: 'LIST'; readonly name: string; readonly values: readonly Value[] }
  /** Exactly this was said, in this order. */
  | { readonly kind: 'SAID'; readonly values: readonly Value[] }
  /** So many different items of what a list held at the start were said. */
  | { readonly kind: 'DISTINCT'; readonly name: string; readonly count: number }
  /** No actor moved before the one listed before it had reached its goal. */
  | { readonly kind: 'IN_TURN' }
  /** All actors said something in the same tick. */
  | { readonly kind: 'TOGETHER' }
  | { readonly kind: 'CALLED'; readonly name: string; readonly count: number }
  | { readonly kind: 'SURVIVE'; readonly ticks: number }

/** A sea to run programs in. */
export interface Stage {
  /** What it tests: shown where a program fails in it. */
  readonly label: string
  readonly width: number
  readonly height: number
  readonly tiles: readonly Tile[]
  readonly actors: readonly Actor[]
  readonly sharks: readonly Shark[]
  readonly goals: readonly Goal[]
  readonly variables: readonly { readonly name: string; readonly value: Value }[]
  readonly lists: readonly { readonly name: string; readonly values: readonly Value[] }[]
  /** Where chance begins. */
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

/** The heading after a quarter of a turn. */
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

/** Whether a light is green in a tick. */
export function isGreen({ green, red, offset }: Extract<Tile, { kind: 'LIGHT' }>, tick: number): boolean {
  return (tick + offset) % (green + red) < green
}

/** Where a shark is in a tick; null for one without a path. */
export function sharkAt({ path }: Shark, tick: number): Point | null {
  return path[tick % path.length] ?? null
}
