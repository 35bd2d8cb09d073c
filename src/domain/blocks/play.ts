import { fail, RunFault } from './evaluate.ts'
import { areGoalsMet, checkTurn, checkWord, isWaitingForTime, shortfall } from './goals.ts'
import type { OutcomeName } from './outcome.ts'
import type { Direction, Side } from './program.ts'
import { type ActorState, Sea, type SeaEvent } from './sea.ts'
import { type Stage, turned, type Value } from './stage.ts'

/** The maximum of actions and ticks together, after which a run is ended. */
export const maxSteps = 100_000

/** The maximum length of a list: one that grows beyond this would go on without end. */
export const maxListLength = 1_000

/** The outcome of a run, and where it ended. */
export interface RunOutcome {
  readonly name: OutcomeName
  /** The statement, or the line, that ended the run; null if none did. */
  readonly statement: number | null
  readonly actorId: string | null
}

/** A running script. */
export interface Thread {
  readonly actor: ActorState
  /** The statement, or the line, that it is running; -1 before the first. */
  statement: number
  /** Whether it has used up its time in this tick. */
  isResting: boolean
  /** Whether time has passed since the last loop began anew. */
  hasActed: boolean
  resumesAt: number
  waitsFor: readonly Thread[]
  isDone: boolean
}

export const freshThread = { statement: -1, isResting: false, hasActed: false, resumesAt: 0, waitsFor: [], isDone: false } as const

/** The actions that take an actor one tick. */
export type Action =
  | { readonly op: 'FORWARD' | 'SIDESTEP' | 'PICK' | 'PUT' }
  | { readonly op: 'GO'; readonly direction: Direction }
  | { readonly op: 'TURN'; readonly side: Side }

/**
 * A run in a sea. Scripts take turns: each goes on until it does something that takes time, then the next one; when all have had their
 * turn, a tick of the clock has passed. Nothing depends on a real clock or on real chance. Subclasses decide what language the scripts
 * are written in.
 */
export abstract class Play<One extends Thread> {
  readonly sea: Sea
  outcome: RunOutcome | null = null
  stepCount = 0
  protected threads: One[] = []
  protected turn = 0
  protected readonly stepLimit: number
  private hasUnheardSignal = false

  constructor(stage: Stage, tell: (event: SeaEvent) => void, stepLimit: number) {
    this.sea = new Sea(stage, tell)
    this.stepLimit = stepLimit
  }

  /** Lists the current statements of the scripts that are still running. */
  runningStatements(): readonly number[] {
    return this.threads.flatMap(({ isDone, statement }) => (isDone || statement === -1 ? [] : [statement]))
  }

  protected mustWait(thread: Thread): boolean {
    return thread.isDone || thread.isResting || this.sea.tick < thread.resumesAt || thread.waitsFor.some(({ isDone }) => !isDone)
  }

  protected checkSteps(): void {
    if (this.stepCount >= this.stepLimit) fail('STEP_LIMIT')
  }

  protected countStep(): void {
    this.checkSteps()
    this.stepCount += 1
  }

  protected endTick(): void {
    this.turn = 0
    this.stepCount += 1
    this.threads = this.threads.filter(({ isDone }) => !isDone)
    if (this.threads.length === 0 && !isWaitingForTime(this.sea)) {
      this.outcome = { name: shortfall(this.sea, this.hasUnheardSignal), statement: null, actorId: null }
      return
    }
    for (const thread of this.threads) thread.isResting = false
    this.sea.nextTick()
    this.conclude(null)
  }

  /** Ends the run as soon as all goals of the task are met. */
  protected conclude(thread: Thread | null): void {
    if (areGoalsMet(this.sea)) this.endAt('ARRIVED', thread)
  }

  /** Ends the run with the outcome of a `RunFault`; any other error is thrown again. */
  protected endBy(error: unknown, thread: Thread | null): void {
    if (!(error instanceof RunFault)) throw error
    this.endAt(error.outcome, thread)
  }

  private endAt(name: OutcomeName, thread: Thread | null): void {
    this.outcome = { name, statement: thread?.statement ?? null, actorId: thread?.actor.actorId ?? null }
  }

  protected rest(thread: Thread): void {
    thread.isResting = true
    thread.hasActed = true
  }

  /** Ends a round of a loop. A round that took no time takes a tick, so that the other scripts get a turn. */
  protected endRound(thread: Thread): void {
    if (!thread.hasActed) thread.isResting = true
    thread.hasActed = false
  }

  protected act(thread: Thread, action: Action): void {
    const { sea } = this
    const { actor } = thread
    switch (action.op) {
      case 'PICK':
        sea.pick(actor)
        break
      case 'PUT':
        sea.put(actor)
        break
      case 'TURN':
        sea.turn(actor, action.side)
        break
      case 'FORWARD':
        this.move(actor, actor.heading)
        break
      case 'SIDESTEP':
        this.move(actor, turned(actor.heading, 'RIGHT'))
        break
      case 'GO':
        this.move(actor, action.direction)
    }
    this.rest(thread)
    this.conclude(thread)
  }

  private move(actor: ActorState, direction: Direction): void {
    checkTurn(this.sea, actor)
    this.sea.move(actor, direction)
  }

  protected say(thread: Thread, value: Value): void {
    this.sea.say(thread.actor, value)
    checkWord(this.sea, value)
    this.rest(thread)
    this.conclude(thread)
  }

  protected wait(thread: Thread, ticks: number): void {
    this.sea.wait(thread.actor)
    thread.resumesAt = this.sea.tick + Math.max(0, ticks)
    this.rest(thread)
  }

  protected countCall(thread: Thread, name: string): void {
    this.sea.calls.set(name, (this.sea.calls.get(name) ?? 0) + 1)
    this.conclude(thread)
  }

  /** Restarts the scripts that wait for the signal, in the next tick: `isListener` finds the running ones, `begun` are the new ones. */
  protected send(thread: Thread, signal: string, isListener: (one: One) => boolean, begun: readonly One[]): void {
    this.sea.send(thread.actor, signal)
    for (const one of this.threads) if (isListener(one)) one.isDone = true
    for (const one of begun) one.isResting = true
    this.threads.push(...begun)
    this.hasUnheardSignal ||= !this.isHeard(signal, begun.length)
  }

  /** Tells whether a script or a door reacts to the signal. */
  private isHeard(signal: string, listenerCount: number): boolean {
    return listenerCount > 0 || this.sea.stage.tiles.some((tile) => tile.kind === 'DOOR' && tile.signal === signal)
  }
}
