import type { ActorState, SeaEvent } from '../../../src/domain/blocks/sea.ts'
import { BlockMachine } from '../../../src/domain/blocks/machine.ts'
import type { BlockProgram } from '../../../src/domain/blocks/program.ts'
import type { Actor, Stage } from '../../../src/domain/blocks/stage.ts'

export const anActor = (changes: Partial<Actor> = {}): Actor => ({
  actorId: '꽃게',
  name: '꽃게',
  creature: 'CRAB',
  x: 0,
  y: 0,
  heading: 'RIGHT',
  carried: 0,
  ...changes,
})

/** An empty sea of five by three with a crab in the upper left corner, whose goals are never reached. */
export const aStage = (changes: Partial<Stage> = {}): Stage => ({
  label: '빈 바다',
  width: 5,
  height: 3,
  tiles: [],
  actors: [anActor()],
  sharks: [],
  goals: [{ kind: 'CALLED', name: '끝', count: 1 }],
  variables: [],
  lists: [],
  seed: 1,
  ...changes,
})

export interface Ran {
  readonly machine: BlockMachine
  readonly events: readonly SeaEvent[]
  readonly actor: ActorState
  readonly outcome: string
}

export function ran(program: BlockProgram, stage: Stage = aStage(), most?: number): Ran {
  const events: SeaEvent[] = []
  const machine = new BlockMachine(program, stage, (event) => events.push(event), most)
  const outcome = machine.run().name
  return { machine, events, actor: machine.sea.actors[0]!, outcome }
}
