import { useEffect, useRef, useState } from 'react'
import { type Frame, frameOf } from '../../../domain/blocks/frame.ts'
import { BlockMachine } from '../../../domain/blocks/machine.ts'
import type { OutcomeName } from '../../../domain/blocks/outcome.ts'
import { emptyProgram } from '../../../domain/blocks/program.ts'
import { type ReplayPace, replayPace } from '../../../domain/blocks/replayPace.ts'
import type { SeaEvent } from '../../../domain/blocks/sea.ts'
import type { Stage } from '../../../domain/blocks/stage.ts'

/** The pause after a step in ms: after one that moves something, and after one that does not. */
const pauses = { slow: [900, 450], usual: [420, 160], fast: [140, 50] } as const
export type Speed = keyof typeof pauses

/** The number of animated steps; the rest runs at once, because nobody watches longer. */
const maxWatched = 600
const maxRemembered = 60

interface RunState {
  readonly kind: 'ready' | 'playing' | 'paused' | 'ended'
  readonly frame: Frame
  /** The result, also of a run that could not begin; null before the end. */
  readonly outcome: OutcomeName | null
  /** The latest events so far, oldest first. */
  readonly events: readonly SeaEvent[]
  /** True while stepping: each event is then announced in words. */
  readonly isStepwise: boolean
}

/** The machine that is played: running blocks, or the replay of a recorded program. */
type Player = Parameters<typeof frameOf>[0] & {
  step(): void
  run(): unknown
}

/** A run to play. It is continued as long as it is requested with the same `of`. */
export interface Playable {
  readonly of: unknown
  /** Returns the player, or the outcome that prevents the start. */
  begin(stage: Stage, tell: (event: SeaEvent) => void): OutcomeName | Player
  /** Turns the outcome of a finished run into the one that is shown. */
  conclude(outcome: OutcomeName): OutcomeName
}

interface Run {
  readonly player: Player
  readonly playable: Playable
  /** The events since the last frame. */
  readonly news: SeaEvent[]
  watched: number
}

const readyState = (stage: Stage): RunState => ({
  kind: 'ready',
  frame: frameOf(new BlockMachine(emptyProgram, stage), []),
  outcome: null,
  events: [],
  isStepwise: false,
})

/** The pauses in ms before the first move of a replay, and after its last frame before the verdict. */
const [firstLook, lastLook] = [250, 400]

/** Steps until an event happens or the run is over. */
const stepToMove = (player: Player, news: readonly SeaEvent[]) => {
  const before = news.length
  while (player.outcome === null && news.length === before) player.step()
}

/** Begins a run, or returns the outcome that prevents its start. */
const beginRun = (playable: Playable, stage: Stage): OutcomeName | Run => {
  const news: SeaEvent[] = []
  const player = playable.begin(stage, (event) => news.push(event))
  return typeof player === 'string' ? player : { player, playable, news, watched: 0 }
}

/** Counts the moves of a run by playing it to its end. */
const countMoves = ({ player, news }: Run): number => {
  let count = 0
  for (; player.outcome === null; count += 1) stepToMove(player, news)
  return count
}

/** Plays a run on a stage: to its end, until it is stopped, or step by step. */
export const useStageRun = (stage: Stage) => {
  const [state, setState] = useState<RunState>(() => readyState(stage))
  const [speed, setSpeed] = useState<Speed>('usual')
  const run = useRef<Run | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const replayEnd = useRef<(() => void) | null>(null)
  const latestSpeed = useRef(speed)
  useEffect(() => () => clearTimeout(timer.current), [])

  const picture = ({ player, playable, news }: Run, kind: 'playing' | 'paused', isStepwise: boolean): boolean => {
    const happened = news.splice(0)
    const frame = frameOf(player, happened)
    const outcome = frame.outcome === null ? null : playable.conclude(frame.outcome.name)
    setState((before) => ({
      kind: outcome === null ? kind : 'ended',
      frame,
      outcome,
      events: [...before.events, ...happened].slice(-maxRemembered),
      isStepwise,
    }))
    return happened.length > 0
  }
  const advance = (current: Run, kind: 'playing' | 'paused', isStepwise: boolean): boolean => {
    current.watched += 1
    if (current.watched > maxWatched) current.player.run()
    else current.player.step()
    return picture(current, kind, isStepwise)
  }
  const goOn = (current: Run) => {
    const hasMoved = advance(current, 'playing', false)
    if (current.player.outcome !== null) return
    const [moving, thinking] = pauses[latestSpeed.current]
    timer.current = setTimeout(() => goOn(current), hasMoved ? moving : thinking)
  }
  /** Returns the current run or begins a new one; null if it cannot begin. */
  const current = (playable: Playable): Run | null => {
    clearTimeout(timer.current)
    if (run.current !== null && run.current.player.outcome === null && run.current.playable.of === playable.of) return run.current
    const begun = beginRun(playable, stage)
    const fresh = readyState(stage)
    const hasBegun = typeof begun !== 'string'
    setState(hasBegun ? fresh : { ...fresh, kind: 'ended', outcome: begun })
    run.current = hasBegun ? begun : null
    return run.current
  }

  /** Ends a replay: it is over, or the user skipped it. */
  const endReplay = () => {
    clearTimeout(timer.current)
    const onEnd = replayEnd.current
    replayEnd.current = null
    onEnd?.()
  }
  const endAtOnce = () => {
    const judged = run.current
    if (judged !== null) {
      judged.player.run()
      picture(judged, 'playing', false)
    }
    endReplay()
  }
  const replayOn = (judged: Run, { movesPerPicture, pause }: ReplayPace) => {
    for (let moves = 0; moves < movesPerPicture && judged.player.outcome === null; moves += 1) stepToMove(judged.player, judged.news)
    picture(judged, 'playing', false)
    timer.current =
      judged.player.outcome === null
        ? setTimeout(() => replayOn(judged, { movesPerPicture, pause }), pause)
        : setTimeout(endReplay, lastLook)
  }

  const show = (next: Stage) => {
    endReplay()
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
    play(playable: Playable) {
      const next = current(playable)
      if (next !== null) goOn(next)
    },
    step(playable: Playable) {
      const next = current(playable)
      if (next !== null) advance(next, 'paused', true)
    },
    /** Replays a judged run within three seconds. `onEnd` is called once it is over or was skipped. */
    replay(playable: Playable, on: Stage, { hasMotion, onEnd }: { readonly hasMotion: boolean; onEnd(): void }) {
      endReplay()
      const [judged, rehearsal] = [beginRun(playable, on), beginRun(playable, on)]
      run.current = null
      if (typeof judged === 'string' || typeof rehearsal === 'string') {
        setState(readyState(on))
        return onEnd()
      }
      setState({ ...readyState(on), kind: 'playing' })
      run.current = judged
      replayEnd.current = onEnd
      if (!hasMotion) return endAtOnce()
      const pace = replayPace(countMoves(rehearsal))
      timer.current = setTimeout(() => replayOn(judged, pace), firstLook)
    },
    /** Jumps to the last frame of a replay, for a user who does not want to wait. */
    skipReplay() {
      if (replayEnd.current !== null) endAtOnce()
    },
    stop() {
      endReplay()
      setState((before) => (before.kind === 'playing' ? { ...before, kind: 'paused' } : before))
    },
    reset: () => show(stage),
    /** Shows another stage in its initial state. */
    show,
  }
}
