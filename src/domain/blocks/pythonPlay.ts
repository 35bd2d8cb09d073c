import { fail } from './evaluate.ts'
import { type Action, freshThread, maxListLength, maxSteps, Play, type RunOutcome, type Thread } from './play.ts'
import type { OutcomeName } from './outcome.ts'
import type { Sensor } from './program.ts'
import type { SeaEvent } from './sea.ts'
import type { Stage, Value } from './stage.ts'
import type { Execution } from '../problems/execution.ts'

/** A call of the module `sea`: the line that it stands in, the name, and the arguments. */
export type SeaCall = readonly [line: number, name: string, ...values: readonly Value[]]

/** The result of a call: a value, or whether the script may go on. */
type SeaAnswer = boolean | Value
const over = 0
const goesOn = 1
const mustPause = 2

const actions: Readonly<Record<string, Action>> = {
  move: { op: 'FORWARD' },
  sidestep: { op: 'SIDESTEP' },
  pick: { op: 'PICK' },
  put: { op: 'PUT' },
  go_up: { op: 'GO', direction: 'UP' },
  go_right: { op: 'GO', direction: 'RIGHT' },
  go_down: { op: 'GO', direction: 'DOWN' },
  go_left: { op: 'GO', direction: 'LEFT' },
  turn_left: { op: 'TURN', side: 'LEFT' },
  turn_right: { op: 'TURN', side: 'RIGHT' },
}

const questions: Readonly<Record<string, Sensor>> = {
  rock_ahead: 'ROCK_AHEAD',
  item_here: 'ITEM_HERE',
  box_here: 'BOX_HERE',
  at_goal: 'GOAL_HERE',
  is_green: 'GREEN_LIGHT',
  shark_ahead: 'SHARK_AHEAD',
}

/** Tells whether a call changes anything: only such calls need to be recorded. */
export function changesSea(name: string): boolean {
  return name !== 'look' && !(name in questions)
}

interface PythonThread extends Thread {
  readonly id: number
  /** Its index among the scripts; null: the main program. */
  readonly script: number | null
}

const deaf = () => {}

/** The maximum number of running scripts: more are not started. Blocks have fewer. */
const maxThreads = 128

/**
 * The sea under a program in Python. It answers the calls of the module `sea` one by one, and keeps the time as it does for blocks: the
 * same calls have the same outcome wherever they are made.
 */
export class PythonPlay extends Play<PythonThread> {
  private readonly scripts: { readonly actorId: string; readonly signal: string | null }[] = []
  private threadCount = 0

  constructor(stage: Stage, tell: (event: SeaEvent) => void = deaf, stepLimit = maxSteps) {
    super(stage, tell, stepLimit)
    // The first actor runs everything that stands outside of the scripts.
    this.threads = stage.actors.slice(0, 1).flatMap(({ actorId }) => this.newThread(actorId, null))
  }

  /** Returns the id of the thread that goes on, once those before it have paused; -1: the run is over. */
  next(): number {
    while (this.outcome === null) {
      const thread = this.threads[this.turn]
      if (thread !== undefined && !this.mustWait(thread)) return thread.id
      try {
        this.checkSteps()
        if (thread === undefined) this.endTick()
        else this.turn += 1
      } catch (error) {
        this.endBy(error, thread ?? null)
      }
    }
    return -1
  }

  /** Returns the script of the thread that goes on; -1: the main program. */
  script(): number {
    return this.threads[this.turn]?.script ?? -1
  }

  /** Answers a call of the thread that goes on. */
  call(line: number, name: string, ...values: readonly Value[]): SeaAnswer {
    this.next()
    const thread = this.threads[this.turn]
    if (thread === undefined || this.outcome !== null) return over
    thread.statement = line
    try {
      // Questions are not counted as steps, because a replay does not ask them.
      if (changesSea(name)) this.countStep()
      const answer = this.answer(thread, name, values)
      if (answer !== null) return answer
    } catch (error) {
      this.endBy(error, thread)
    }
    if (this.outcome !== null) return over
    return this.mustWait(thread) ? mustPause : goesOn
  }

  /** Answers a call; null: there is no value to return. */
  private answer(thread: PythonThread, name: string, values: readonly Value[]): SeaAnswer | null {
    const [action, question] = [actions[name], questions[name]]
    const [first = '', ...rest] = values
    if (question !== undefined) return this.sea.sense(thread.actor, question)
    if (action !== undefined) this.act(thread, action)
    switch (name) {
      case 'look':
        return this.sea.look(thread.actor)
      case 'dice':
        return this.dice(wholeNumber(first), wholeNumber(rest[0]))
      case 'say':
        this.say(thread, first)
        break
      case 'wait':
        this.wait(thread, wholeNumber(first))
        break
      case 'send':
        this.signal(thread, String(first))
        break
      case 'send_and_wait':
        thread.waitsFor = this.signal(thread, String(first))
        break
      case 'round':
        this.endRound(thread)
        break
      case 'variable':
        this.sea.variables.set(String(first), rest[0] ?? 0)
        this.conclude(thread)
        break
      case 'list':
        if (rest.length > maxListLength) fail('STEP_LIMIT')
        this.sea.lists.set(String(first), [...rest])
        this.conclude(thread)
        break
      case 'called':
        this.countCall(thread, String(first))
        break
      case 'script':
        this.scripts.push({ actorId: String(first), signal: rest[0] === undefined ? null : String(rest[0]) })
        break
      case 'started':
        thread.isDone = true
        this.threads.push(...this.scripts.flatMap(({ actorId, signal }, at) => (signal === null ? this.newThread(actorId, at) : [])))
        break
      case 'done':
        thread.isDone = true
    }
    return null
  }

  private dice(one: number, other: number): number {
    const lowest = Math.min(one, other)
    return lowest + Math.floor(this.sea.random() * (Math.max(one, other) - lowest + 1))
  }

  private signal(thread: PythonThread, signal: string): readonly Thread[] {
    const listens = (at: number | null) => at !== null && this.scripts[at]?.signal === signal
    const begun = this.scripts.flatMap(({ actorId }, at) => (listens(at) ? this.newThread(actorId, at) : []))
    this.send(thread, signal, ({ script }) => listens(script), begun)
    return begun
  }

  private newThread(actorId: string, script: number | null): readonly PythonThread[] {
    const actor = this.sea.actors.find((one) => one.actorId === actorId)
    if (actor === undefined || this.threads.filter(({ isDone }) => !isDone).length >= maxThreads) return []
    this.threadCount += 1
    return [{ ...freshThread, actor, script, id: this.threadCount - 1 }]
  }
}

function wholeNumber(value: Value | undefined): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : fail('BAD_VALUE')
}

/** A program's run in one sea: how Python ended it, and the calls that it made. */
export interface SeaRecording {
  readonly execution: Execution
  readonly calls: readonly SeaCall[]
}

/** Returns the outcome when the sea does not tell one: the program failed, or has no end. */
function endingOf({ state, error }: Execution): OutcomeName {
  switch (state) {
    case 'SYNTAX_ERROR':
    case 'STOPPED':
      return state
    case 'STEP_LIMIT':
    case 'TIME_LIMIT':
      return 'STEP_LIMIT'
    case 'DONE':
      return 'NOT_DONE'
    default:
      return error?.type === 'RecursionError' ? 'STEP_LIMIT' : 'RUNTIME_ERROR'
  }
}

/** The calls that get no frame of their own. */
const unseen: ReadonlySet<string> = new Set(['dice', 'round', 'called', 'script', 'started', 'done'])

/** Replays recorded calls. The outcome is computed again, so the recording cannot claim one. */
export class SeaReplay {
  private readonly play: PythonPlay
  private readonly recording: SeaRecording
  private at = 0

  constructor(recording: SeaRecording, stage: Stage, tell?: (event: SeaEvent) => void) {
    this.recording = recording
    this.play = new PythonPlay(stage, tell)
  }

  get sea() {
    return this.play.sea
  }

  get stepCount() {
    return this.play.stepCount
  }

  get outcome(): RunOutcome | null {
    return this.at < this.recording.calls.length ? this.play.outcome : this.end()
  }

  runningStatements(): readonly number[] {
    return this.play.runningStatements()
  }

  /** Replays until the next visible change. */
  step(): void {
    for (const call of this.recording.calls.slice(this.at)) {
      this.again(call)
      if (this.play.outcome !== null || !unseen.has(call[1])) return
    }
  }

  /** Replays to the end, and returns the outcome. */
  run(): RunOutcome {
    for (const call of this.recording.calls.slice(this.at)) this.again(call)
    return this.end()
  }

  private again([line, name, ...values]: SeaCall): void {
    this.at += 1
    this.play.call(line, name, ...values)
    // The clock also goes on after the last call.
    if (this.at === this.recording.calls.length) this.play.next()
  }

  private end(): RunOutcome {
    const { execution } = this.recording
    return this.play.outcome ?? { name: endingOf(execution), statement: execution.error?.line ?? null, actorId: null }
  }
}
