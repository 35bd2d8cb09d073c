import { useEffect, useRef, useState } from 'react'
import { type Frame, frameOf } from '../../../domain/blocks/frame.ts'
import { faultAfterRun, faultBeforeRun, type BlockRules } from '../../../domain/blocks/judgeProgram.ts'
import { BlockMachine } from '../../../domain/blocks/machine.ts'
import type { OutcomeName } from '../../../domain/blocks/outcome.ts'
import { type BlockProgram, emptyProgram } from '../../../domain/blocks/program.ts'
import type { SeaEvent } from '../../../domain/blocks/sea.ts'
import type { Stage } from '../../../domain/blocks/stage.ts'

/** How long one block is looked at, in ms: one that moves something, and one that does not. */
const pauses = { slow: [900, 450], usual: [420, 160], fast: [140, 50] } as const
export type Speed = keyof typeof pauses

/** After so many blocks nobody watches any longer: the rest runs at once. */
const mostWatched = 600
const mostRemembered = 60

interface RunState {
  readonly kind: 'ready' | 'playing' | 'paused' | 'ended'
  readonly frame: Frame
  /** What it came to, also where it could not begin; null before. */
  readonly outcome: OutcomeName | null
  /** What has happened so far: the latest last. */
  readonly events: readonly SeaEvent[]
  /** One block at a time: each is told in words. */
  readonly isStepwise: boolean
}

interface Run {
  readonly machine: BlockMachine
  readonly program: BlockProgram
  /** What happened since the last picture. */
  readonly news: SeaEvent[]
  watched: number
}

function begin(program: BlockProgram, stage: Stage): Run {
  const news: SeaEvent[] = []
  return { machine: new BlockMachine(program, stage, (event) => news.push(event)), program, news, watched: 0 }
}

const readyState = (stage: Stage): RunState => ({
  kind: 'ready',
  frame: frameOf(new BlockMachine(emptyProgram, stage), []),
  outcome: null,
  events: [],
  isStepwise: false,
})

/** Plays a program on a stage: to the end, to a stop, or block by block. */
export const useBlockRun = (stage: Stage, rules: BlockRules) => {
  const [state, setState] = useState<RunState>(() => readyState(stage))
  const [speed, setSpeed] = useState<Speed>('usual')
  const run = useRef<Run | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestSpeed = useRef(speed)
  useEffect(() => () => clearTimeout(timer.current), [])

  const picture = ({ machine, program, news }: Run, kind: 'playing' | 'paused', isStepwise: boolean): boolean => {
    const happened = news.splice(0)
    const frame = frameOf(machine, happened)
    const name = frame.outcome?.name ?? null
    const outcome = name === 'ARRIVED' ? (faultAfterRun(program, rules) ?? name) : name
    setState((before) => ({
      kind: outcome === null ? kind : 'ended',
      frame,
      outcome,
      events: [...before.events, ...happened].slice(-mostRemembered),
      isStepwise,
    }))
    return happened.length > 0
  }
  const advance = (current: Run, kind: 'playing' | 'paused', isStepwise: boolean): boolean => {
    current.watched += 1
    if (current.watched > mostWatched) current.machine.run()
    else current.machine.step()
    return picture(current, kind, isStepwise)
  }
  const goOn = (current: Run) => {
    const hasMoved = advance(current, 'playing', false)
    if (current.machine.outcome !== null) return
    const [moving, thinking] = pauses[latestSpeed.current]
    timer.current = setTimeout(() => goOn(current), hasMoved ? moving : thinking)
  }
  /** The run that goes on, or a new one; null where the program cannot begin. */
  const current = (program: BlockProgram): Run | null => {
    clearTimeout(timer.current)
    if (run.current !== null && run.current.machine.outcome === null && run.current.program === program) return run.current
    const fault = faultBeforeRun(program, rules)
    const fresh = readyState(stage)
    setState(fault === null ? fresh : { ...fresh, kind: 'ended', outcome: fault })
    run.current = fault === null ? begin(program, stage) : null
    return run.current
  }

  const show = (next: Stage) => {
    clearTimeout(timer.current)
    run.current = null
    setState(readyState(next))
  }

  return {
    ...state,
    speed,
    setSpeed(next: Speed) {
      latestSpeed.current = next
      setSpeed(next)
    },
    play(program: BlockProgram) {
      const next = current(program)
      if (next !== null) goOn(next)
    },
    step(program: BlockProgram) {
      const next = current(program)
      if (next !== null) advance(next, 'paused', true)
    },
    stop() {
      clearTimeout(timer.current)
      setState((before) => (before.kind === 'playing' ? { ...before, kind: 'paused' } : before))
    },
    reset: () => show(stage),
    /** Another stage, as it is at the start. */
    show,
  }
}
