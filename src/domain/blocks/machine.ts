import { compileProgram, type CompiledProgram, type CompiledScript, type Store } from './compile.ts'
import { fail, type Senses } from './evaluate.ts'
import { freshThread, maxListLength, maxSteps, Play, type RunOutcome, type Thread } from './play.ts'
import type { BlockProgram } from './program.ts'
import type { Sea, SeaEvent } from './sea.ts'
import type { Stage, Value } from './stage.ts'

/** The maximum depth of calls within calls; `sea.py` has the same. */
const deepestCall = 400

interface BlockThread extends Thread {
  readonly script: CompiledScript
  readonly senses: Senses
  at: number
  /** The rounds left of each repeat around the current instruction. */
  readonly rounds: number[]
  readonly returns: number[]
}

/** Ignores every event. */
const deaf = () => {}

/** Runs a program in a sea, block by block. */
export class BlockMachine extends Play<BlockThread> {
  private readonly code: CompiledProgram

  constructor(program: BlockProgram, stage: Stage, tell: (event: SeaEvent) => void = deaf, stepLimit = maxSteps) {
    super(stage, tell, stepLimit)
    this.code = compileProgram(program)
    this.threads = this.code.scripts.filter(({ trigger }) => trigger.kind === 'when_started').flatMap((script) => this.newThread(script))
  }

  /** Runs the next block. Does nothing once there is an outcome. */
  step(): void {
    let isVisible = false
    while (this.outcome === null && !isVisible) isVisible = this.advance()
  }

  /** Runs to the end, and returns the outcome. */
  run(): RunOutcome {
    while (this.outcome === null) this.advance()
    return this.outcome
  }

  /** Runs one instruction, or ends the tick. Returns whether a block was run. */
  private advance(): boolean {
    const thread = this.threads[this.turn]
    try {
      this.checkSteps()
      if (thread === undefined) {
        this.endTick()
        return false
      }
      if (this.mustWait(thread)) {
        this.turn += 1
        return false
      }
      return this.execute(thread)
    } catch (error) {
      this.endBy(error, thread ?? null)
      return true
    }
  }

  private newThread(script: CompiledScript): readonly BlockThread[] {
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
    return [{ ...freshThread, script, actor, senses, at: script.entry, rounds: [], returns: [] }]
  }

  private execute(thread: BlockThread): boolean {
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
        this.endRound(thread)
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
        this.signal(thread, instruction.signal)
        return true
      case 'SEND_AND_WAIT':
        thread.waitsFor = this.signal(thread, instruction.signal)
        return true
      case 'WAIT':
        this.wait(thread, instruction.ticks(thread.senses))
        return true
      case 'SAY':
        this.say(thread, instruction.value(thread.senses))
        return true
      case 'SET':
      case 'APPEND':
      case 'REMOVE':
        this.store(thread, instruction)
        return true
      case 'UNKNOWN':
        return fail('BREAK_OUTSIDE_LOOP')
      default:
        this.act(thread, instruction)
        return true
    }
  }

  private nextRound(thread: BlockThread, end: number): void {
    const left = Number(thread.rounds.pop())
    if (left > 0) thread.rounds.push(left - 1)
    else thread.at = end
  }

  private return(thread: BlockThread): void {
    const back = thread.returns.pop()
    if (back === undefined) thread.isDone = true
    else thread.at = back
  }

  private call(thread: BlockThread, name: string): void {
    const entry = this.code.functions.get(name) ?? fail('NO_FUNCTION')
    if (thread.returns.length >= deepestCall) fail('STEP_LIMIT')
    thread.returns.push(thread.at)
    thread.at = entry
    this.countCall(thread, name)
  }

  /** Returns new threads for the scripts that begin with the signal. */
  private signal(thread: BlockThread, signal: string): readonly Thread[] {
    const scripts = this.code.scripts.filter(({ trigger }) => trigger.kind === 'when_signal' && trigger.signal === signal)
    const begun = scripts.flatMap((script) => this.newThread(script))
    this.send(thread, signal, ({ script }) => scripts.includes(script), begun)
    return begun
  }

  private store(thread: BlockThread, instruction: Store): void {
    const { sea } = this
    const { senses } = thread
    switch (instruction.op) {
      case 'SET':
        sea.variables.set(instruction.name, instruction.value(senses))
        break
      case 'APPEND':
        append(listOf(sea, instruction.name), instruction.value(senses))
        break
      case 'REMOVE':
        removeFrom(listOf(sea, instruction.name), instruction.index(senses))
    }
    this.conclude(thread)
  }
}

/** Returns a list of the sea. A list that no stage names begins empty, as a variable begins with 0. */
function listOf({ lists }: Sea, name: string): Value[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}

function append(list: Value[], value: Value): void {
  if (list.length >= maxListLength) fail('STEP_LIMIT')
  list.push(value)
}

function removeFrom(list: Value[], index: number): void {
  if (index < 1 || index > list.length) fail('BAD_INDEX')
  list.splice(index - 1, 1)
}
