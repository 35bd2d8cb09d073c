import { fail } from './evaluate.ts'
import type { Direction, Sensor, Side } from './program.ts'
import {
  type Actor,
  isGreen,
  isInside,
  isSamePoint,
  type Point,
  pointAhead,
  sharkAt,
  type Stage,
  type Tile,
  turned,
  type Value,
} from './stage.ts'

/** An actor while a program runs. */
export interface ActorState {
  readonly actorId: string
  x: number
  y: number
  heading: Direction
  carried: number
  collected: number
  /** Its speech bubble, until it does something else. */
  said: Value | null
  /** The tick in which it last said something; null: never. */
  saidTick: number | null
  hasMoved: boolean
}

/** An event in the sea, to be described in words. */
export type SeaEvent = { readonly actorId: string } & (
  | ({ readonly kind: 'MOVED' | 'CARRIED' | 'BUMPED' } & Point)
  | { readonly kind: 'TURNED'; readonly heading: Direction }
  | { readonly kind: 'PICKED'; readonly collected: number }
  | { readonly kind: 'PUT'; readonly carried: number }
  | { readonly kind: 'SAID'; readonly value: Value }
  | { readonly kind: 'WAITED' }
  | { readonly kind: 'SENT'; readonly signal: string }
)

/** The maximum number of squares that a current carries an actor. */
const maxDrift = 16

/** The sea of one run: positions of the actors, and what was picked up, put and said. */
export class Sea {
  readonly stage: Stage
  readonly actors: readonly ActorState[]
  /** How many things each item still has, and each box still takes, by tile. */
  readonly left: Map<Tile, number>
  readonly variables: Map<string, Value>
  readonly lists: Map<string, Value[]>
  readonly said: Value[] = []
  readonly visits = new Map<Point, number>()
  readonly signals = new Set<string>()
  readonly calls = new Map<string, number>()
  tick = 0
  private readonly grid = new Map<number, Tile[]>()
  private readonly tell: (event: SeaEvent) => void
  private state: number

  constructor(stage: Stage, tell: (event: SeaEvent) => void) {
    this.stage = stage
    this.tell = tell
    this.state = stage.seed >>> 0
    this.actors = stage.actors.map(actorState)
    this.left = new Map(stage.tiles.flatMap((tile) => ('count' in tile ? [[tile, tile.count] as const] : [])))
    this.variables = new Map(stage.variables.map(({ name, value }) => [name, value]))
    this.lists = new Map(stage.lists.map(({ name, values }) => [name, [...values]]))
    for (const tile of stage.tiles) {
      const place = tile.y * stage.width + tile.x
      this.grid.set(place, [...(this.grid.get(place) ?? []), tile])
    }
  }

  /** Returns the next random number (Mulberry32): the same seed gives the same numbers. */
  random(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** Returns the tiles of a square inside the stage. */
  private tilesAt(point: Point): readonly Tile[] {
    return this.grid.get(point.y * this.stage.width + point.x) ?? []
  }

  sharks(tick: number): readonly Point[] {
    return this.stage.sharks.flatMap((shark) => sharkAt(shark, tick) ?? [])
  }

  move(actor: ActorState, direction: Direction): void {
    const to = pointAhead(actor, direction)
    const obstacle = this.obstacleAt(to)
    if (obstacle !== null) {
      this.tell({ kind: 'BUMPED', actorId: actor.actorId, x: to.x, y: to.y })
      fail(obstacle)
    }
    actor.hasMoved = true
    actor.said = null
    this.enter(actor, to)
    this.tell({ kind: 'MOVED', actorId: actor.actorId, ...to })
    this.drift(actor)
    this.checkSharks()
  }

  turn(actor: ActorState, side: Side): void {
    actor.heading = turned(actor.heading, side)
    actor.said = null
    this.tell({ kind: 'TURNED', actorId: actor.actorId, heading: actor.heading })
  }

  pick(actor: ActorState): void {
    const item = this.itemAt(actor) ?? fail('NOTHING_TO_PICK')
    this.takeFrom(item)
    actor.carried += 1
    actor.collected += 1
    actor.said = null
    this.tell({ kind: 'PICKED', actorId: actor.actorId, collected: actor.collected })
  }

  put(actor: ActorState): void {
    const box = this.boxAt(actor) ?? fail('WRONG_PLACE')
    if (actor.carried === 0) fail('NOTHING_TO_PUT')
    this.takeFrom(box)
    actor.carried -= 1
    actor.said = null
    this.tell({ kind: 'PUT', actorId: actor.actorId, carried: actor.carried })
  }

  say(actor: ActorState, value: Value): void {
    actor.said = value
    actor.saidTick = this.tick
    this.said.push(value)
    this.tell({ kind: 'SAID', actorId: actor.actorId, value })
  }

  wait(actor: ActorState): void {
    this.tell({ kind: 'WAITED', actorId: actor.actorId })
  }

  send(actor: ActorState, signal: string): void {
    this.signals.add(signal)
    this.tell({ kind: 'SENT', actorId: actor.actorId, signal })
  }

  sense(actor: ActorState, sensor: Sensor): boolean {
    const ahead = pointAhead(actor, actor.heading)
    switch (sensor) {
      case 'ROCK_AHEAD': {
        const obstacle = this.obstacleAt(ahead)
        return obstacle !== null && obstacle !== 'RED_LIGHT'
      }
      case 'ITEM_HERE':
        return this.itemAt(actor) !== undefined
      case 'BOX_HERE':
        return this.boxAt(actor) !== undefined
      case 'GOAL_HERE':
        return this.isAtGoal(actor)
      case 'GREEN_LIGHT':
        return this.obstacleAt(ahead) !== 'RED_LIGHT'
      case 'SHARK_AHEAD':
        return [...this.sharks(this.tick), ...this.sharks(this.tick + 1)].some((point) => isSamePoint(point, ahead))
    }
  }

  /** Returns the text on the actor's square; an empty text if there is none. */
  look(actor: ActorState): Value {
    const mark = this.tilesAt(actor).find((tile) => tile.kind === 'MARK')
    return mark === undefined ? '' : mark.value
  }

  isAtGoal(actor: ActorState): boolean {
    return this.tilesAt(actor).some((tile) => tile.kind === 'GOAL' && (tile.actorId === null || tile.actorId === actor.actorId))
  }

  nextTick(): void {
    this.tick += 1
    this.checkSharks()
  }

  private obstacleAt(point: Point) {
    if (!isInside(this.stage, point)) return 'LEFT_SEA'
    for (const tile of this.tilesAt(point)) {
      if (tile.kind === 'ROCK') return 'BUMPED'
      if (tile.kind === 'DOOR' && !this.signals.has(tile.signal)) return 'DOOR_CLOSED'
      if (tile.kind === 'LIGHT' && !isGreen(tile, this.tick)) return 'RED_LIGHT'
    }
    return null
  }

  private enter(actor: ActorState, { x, y }: Point): void {
    actor.x = x
    actor.y = y
    for (const goal of this.stage.goals) {
      if (goal.kind === 'VISIT' && isSamePoint(goal, actor)) this.visits.set(goal, (this.visits.get(goal) ?? 0) + 1)
    }
  }

  private drift(actor: ActorState): void {
    for (let count = 0; count < maxDrift; count += 1) {
      const current = this.tilesAt(actor).find((tile) => tile.kind === 'CURRENT')
      const to = current === undefined ? actor : pointAhead(actor, current.direction)
      if (current === undefined || this.obstacleAt(to) !== null) return
      this.enter(actor, to)
      this.tell({ kind: 'CARRIED', actorId: actor.actorId, x: to.x, y: to.y })
    }
  }

  private checkSharks(): void {
    const sharks = this.sharks(this.tick)
    if (sharks.some((point) => this.actors.some((actor) => isSamePoint(actor, point)))) fail('CAUGHT')
  }

  private itemAt(actor: ActorState): Tile | undefined {
    return this.tilesAt(actor).find(
      (tile) => tile.kind === 'ITEM' && this.left.get(tile) !== 0 && tile.from <= this.tick && this.tick < tile.until,
    )
  }

  private boxAt(actor: ActorState): Tile | undefined {
    return this.tilesAt(actor).find((tile) => tile.kind === 'BOX' && this.left.get(tile) !== 0)
  }

  private takeFrom(tile: Tile): void {
    this.left.set(tile, Number(this.left.get(tile)) - 1)
  }
}

function actorState({ actorId, x, y, heading, carried }: Actor): ActorState {
  return { actorId, x, y, heading, carried, collected: 0, said: null, saidTick: null, hasMoved: false }
}
