import type { Play, RunOutcome, Thread } from './play.ts'
import type { ActorState, SeaEvent } from './sea.ts'
import type { Point, Value } from './stage.ts'

/** A snapshot that the stage draws: none of it changes when the run goes on. */
export interface Frame {
  readonly tick: number
  readonly stepCount: number
  readonly actors: readonly Readonly<ActorState>[]
  /** How many things each item still has and each box still takes, in the order of the stage's tiles; null for other tiles. */
  readonly left: readonly (number | null)[]
  readonly variables: readonly { readonly name: string; readonly value: Value }[]
  readonly lists: readonly { readonly name: string; readonly values: readonly Value[] }[]
  readonly sharks: readonly Point[]
  /** The signals sent so far: the doors that they open stay open. */
  readonly signals: readonly string[]
  /** The numbers of the statements, or of the lines, that the scripts are running. */
  readonly running: readonly number[]
  /** The events since the previous frame. */
  readonly events: readonly SeaEvent[]
  readonly outcome: RunOutcome | null
}

type Frameable = Pick<Play<Thread>, 'sea' | 'stepCount' | 'outcome' | 'runningStatements'>

/** Takes a snapshot of the run. */
export function frameOf(play: Frameable, events: readonly SeaEvent[]): Frame {
  const { sea, stepCount, outcome } = play
  return {
    tick: sea.tick,
    stepCount,
    actors: sea.actors.map((actor) => ({ ...actor })),
    left: sea.stage.tiles.map((tile) => sea.left.get(tile) ?? null),
    variables: [...sea.variables].map(([name, value]) => ({ name, value })),
    lists: [...sea.lists].map(([name, values]) => ({ name, values: [...values] })),
    sharks: sea.sharks(sea.tick),
    signals: [...sea.signals],
    running: play.runningStatements(),
    events,
    outcome,
  }
}
