import { compileProgram, type CompiledProgram, type CompiledScript, type Instruction } from './compile.ts'
import { fail, numberIn, RunFault, type Senses } from './evaluate.ts'
import { areGoalsMet, checkTurn, checkWord, isWaitingForTime, shortfall } from './goals.ts'
import type { OutcomeName } from './outcome.ts'
import type { BlockProgram, Direction } from './program.ts'
import { type ActorState, Sea, type SeaEvent } from './sea.ts'
import { type Stage, turned, type Value } from './stage.ts'

/** Blocks that may run, and ticks that may pass, before a run is ended. */
export const mostSteps = 100_000

/** Calls within calls. */
const deepestCall = 200

/** What a run came to, and where. */
export interface RunOutcome {
  readonly name: OutcomeName
  /** The statement that ended it; null where none did. */
  readonly statement: number | null
  readonly actorId: string | null
}

interface Thread {
  readonly script: CompiledScript
  readonly actor: ActorState
  readonly senses: Senses
  at: number
  /** Rounds left of each repeat that it is in. */
  readonly rounds: number[]
  readonly returns: number[]
  /** Has used up its time in this tick. */
  isResting: boolean
  /** Whether time has passed since the last loop began anew. */
  hasActed: boolean
  resumesAt: number
  waitsFor: readonly Thread[]
  isDone: boolean
  statement: number
}

/** Takes no notice of anything. */
const deaf = () => {}

/**
 * Runs a program in a sea, block by block. Scripts take turns: each goes on until it does something that takes time, then the next one;
 * when all have had their turn, a tick of the clock has passed. Nothing depends on a real clock or on real chance.
 */
export class BlockMachine {
  readonly sea: Sea
  outcome: RunOutcome | null = null
  stepCount = 0
  private readonly code: CompiledProgram
  private threads: Thread[]
  private turn = 0
  private readonly most: number
  private hasUnheardSignal = false

  constructor(program: BlockProgram, stage: Stage, tell: (event: SeaEvent) => void = deaf, most = mostSteps) {
    this.sea = new Sea(stage, tell)
    this.most = most
    this.code = compileProgram(program)
    this.threads = this.code.scripts.filter(({ trigger }) => trigger.kind === 'when_started').flatMap((script) => this.newThread(script))
  }

  /** Runs the next block. Does nothing once there is an outcome. */
  step(): void {
    let isVisible = false
    while (this.outcome === null && !isVisible) isVisible = this.advance()
  }

  /** Runs to the end, and says what it came to. */
  run(): RunOutcome {
    while (this.outcome === null) this.advance()
    return this.outcome
  }

  /** Of the scripts that are still at work. */
  runningStatements(): readonly number[] {
    return this.threads.flatMap(({ isDone, statement }) => (isDone || statement === -1 ? [] : [statement]))
  }

  /** One instruction, or the end of a tick. Whether a block was run by it. */
  private advance(): boolean {
    const thread = this.threads[this.turn]
    try {
      if (this.stepCount >= this.most) fail('STEP_LIMIT')
      if (thread === undefined) {
        this.endTick()
        return false
      }
      if (thread.isDone || thread.isResting || this.isWaiting(thread)) {
        this.turn += 1
        return false
      }
      return this.execute(thread)
    } catch (error) {
      if (!(error instanceof RunFault)) throw error
      this.outcome = { name: error.outcome, statement: thread?.statement ?? null, actorId: thread?.actor.actorId ?? null }
      return true
    }
  }

  private isWaiting(thread: Thread): boolean {
    return this.sea.tick < thread.resumesAt || thread.waitsFor.some(({ isDone }) => !isDone)
  }

  private endTick(): void {
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

  /** A task is done as soon as everything that it asks for is true. */
  private conclude(thread: Thread | null): void {
    if (!areGoalsMet(this.sea)) return
    this.outcome = { name: 'ARRIVED', statement: thread?.statement ?? null, actorId: thread?.actor.actorId ?? null }
  }

  private newThread(script: CompiledScript): readonly Thread[] {
    const actor = this.sea.actors.find(({ actorId }) => actorId === script.trigger.actorId)
    if (actor === undefined) return []
    const { sea } = this
    const senses: Senses = {
      variable: (name) => sea.variables.get(name) ?? 0,
      list: (name) => listOf(sea, name),
      look: () => sea.look(actor),
      sense: (sensor) => sea.sense(actor, sensor),
      random: () => sea.random(),
    }
    const thread = { rounds: [], returns: [], isResting: false, hasActed: false, resumesAt: 0, waitsFor: [], isDone: false, statement: -1 }
    return [{ script, actor, senses, at: script.entry, ...thread }]
  }

  private execute(thread: Thread): boolean {
    const instruction = this.code.instructions[thread.at]
    thread.at += 1
    thread.statement = instruction?.at ?? -1
    this.stepCount += 1
    if (instruction === undefined) {
      this.return(thread)
      return false
    }
    switch (instruction.op) {
      case 'LOOP':
        thread.at = instruction.target
        // A round that takes no time would let nobody else have a turn.
        if (!thread.hasActed) thread.isResting = true
        thread.hasActed = false
        return false
      case 'JUMP':
        thread.at = instruction.target
        return false
      case 'NEXT_ROUND':
        this.nextRound(thread, instruction.end)
        return false
      case 'RETURN':
        this.return(thread)
        return false
      case 'LEAVE_REPEAT':
        thread.rounds.pop()
        return false
      case 'BEGIN_REPEAT':
        thread.rounds.push(instruction.times(thread.senses))
        return true
      case 'UNLESS':
        if (!instruction.condition(thread.senses)) thread.at = instruction.target
        return true
      case 'CALL':
        this.call(thread, instruction.name)
        return true
      case 'SEND':
        this.send(thread, instruction.signal)
        return true
      case 'SEND_AND_WAIT':
        thread.waitsFor = this.send(thread, instruction.signal)
        return true
      case 'WAIT':
        this.sea.wait(thread.actor)
        thread.resumesAt = this.sea.tick + Math.max(0, instruction.ticks(thread.senses))
        this.rest(thread)
        return true
      default:
        this.act(thread, instruction)
        return true
    }
  }

  private nextRound(thread: Thread, end: number): void {
    const left = Number(thread.rounds.pop())
    if (left > 0) thread.rounds.push(left - 1)
    else thread.at = end
  }

  private return(thread: Thread): void {
    const back = thread.returns.pop()
    if (back === undefined) thread.isDone = true
    else thread.at = back
  }

  private call(thread: Thread, name: string): void {
    const entry = this.code.functions.get(name) ?? fail('NO_FUNCTION')
    if (thread.returns.length >= deepestCall) fail('STEP_LIMIT')
    thread.returns.push(thread.at)
    thread.at = entry
    this.sea.calls.set(name, (this.sea.calls.get(name) ?? 0) + 1)
    this.conclude(thread)
  }

  /** Scripts that wait for the signal begin anew, in the next tick. */
  private send(thread: Thread, signal: string): readonly Thread[] {
    this.sea.send(thread.actor, signal)
    const scripts = this.code.scripts.filter(({ trigger }) => trigger.kind === 'when_signal' && trigger.signal === signal)
    for (const one of this.threads) if (scripts.includes(one.script)) one.isDone = true
    const begun = scripts.flatMap((script) => this.newThread(script))
    for (const one of begun) one.isResting = true
    this.threads.push(...begun)
    this.hasUnheardSignal ||= !this.isHeard(signal, begun.length)
    return begun
  }

  /** By a script, or by a door. */
  private isHeard(signal: string, listenerCount: number): boolean {
    return listenerCount > 0 || this.sea.stage.tiles.some((tile) => tile.kind === 'DOOR' && tile.signal === signal)
  }

  private act(thread: Thread, instruction: Instruction): void {
    const { sea } = this
    const { actor, senses } = thread
    switch (instruction.op) {
      case 'SET':
        sea.variables.set(instruction.name, instruction.value(senses))
        break
      case 'CHANGE': {
        const sum = numberIn(senses.variable(instruction.name)) + instruction.value(senses)
        sea.variables.set(instruction.name, Number.isSafeInteger(sum) ? sum : fail('BAD_VALUE'))
        break
      }
      case 'APPEND':
        append(listOf(sea, instruction.name), instruction.value(senses))
        break
      case 'REMOVE':
        removeFrom(listOf(sea, instruction.name), instruction.value(senses))
        break
      case 'SAY': {
        const value = instruction.value(senses)
        sea.say(actor, value)
        checkWord(sea, value)
        this.rest(thread)
        break
      }
      case 'PICK':
        sea.pick(actor)
        this.rest(thread)
        break
      case 'PUT':
        sea.put(actor)
        this.rest(thread)
        break
      case 'TURN':
        sea.turn(actor, instruction.side)
        this.rest(thread)
        break
      case 'FORWARD':
        this.move(thread, actor.heading)
        break
      case 'SIDESTEP':
        this.move(thread, turned(actor.heading, 'RIGHT'))
        break
      case 'GO':
        this.move(thread, instruction.direction)
        break
      default:
        return
    }
    this.conclude(thread)
  }

  private move(thread: Thread, direction: Direction): void {
    checkTurn(this.sea, thread.actor)
    this.sea.move(thread.actor, direction)
    this.rest(thread)
  }

  private rest(thread: Thread): void {
    thread.isResting = true
    thread.hasActed = true
  }
}

/** One that no stage names begins empty, as a variable begins with 0. */
function listOf({ lists }: Sea, name: string): Value[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}

const longestList = 1_000

function append(list: Value[], value: Value): void {
  if (list.length >= longestList) fail('STEP_LIMIT')
  list.push(value)
}

function removeFrom(list: Value[], index: number): void {
  if (index < 1 || index > list.length) fail('BAD_INDEX')
  list.splice(index - 1, 1)
}
