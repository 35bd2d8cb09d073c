import { useEffect, useState } from 'react'
import type { CodeRun } from '../../../application/codeRunner.ts'
import type { SharedStep } from '../../../application/tutor.ts'
import type { RunLimits } from '../../../domain/problems/execution.ts'
import { type Moment, momentsOf, type Trace } from '../../../domain/problems/trace.ts'
import { useApplication } from '../../kit/application.ts'

export type TraceState =
  | { readonly kind: 'recording'; stop(): void }
  | { readonly kind: 'ready'; readonly trace: Trace; readonly moments: readonly Moment[] }
  | { readonly kind: 'broken' }

interface TraceOptions {
  readonly limits: RunLimits
  /** True if somebody else wrote the program; its runner is then used for nothing else. */
  readonly isForeign: boolean
}

/** Records a program, again for each new `shared`. */
export const useTrace = (shared: SharedStep, { limits, isForeign }: TraceOptions, onStop: () => void): TraceState => {
  const { features } = useApplication()
  const [state, setState] = useState<TraceState>({ kind: 'recording', stop: onStop })
  useEffect(() => {
    let run: CodeRun<Trace> | null = null
    let isWanted = true
    const record = async () => {
      try {
        const inspector = await features.inspector()
        if (!isWanted) return
        run = inspector.trace({ code: shared.code, input: shared.input, limits, isAlone: isForeign })
        const trace = await run.result
        if (isWanted) setState({ kind: 'ready', trace, moments: momentsOf(trace) })
      } catch {
        if (isWanted) setState({ kind: 'broken' })
      }
      run = null
    }
    void record()
    return () => {
      isWanted = false
      run?.stop()
    }
  }, [features, shared, limits, isForeign])
  return state
}

/** Advances the steps by itself until the last one. */
export const usePlayer = (at: number, last: number, onStep: (at: number) => void) => {
  const [isPlaying, setPlaying] = useState(false)
  const isMoving = isPlaying && at < last
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => onStep(at + 1), 800)
    return () => clearTimeout(timer)
  }, [isMoving, at, onStep])
  return {
    isPlaying: isMoving,
    toggle() {
      // At the end, playing starts from the first step again.
      if (!isMoving && at === last) onStep(0)
      setPlaying(!isMoving)
    },
    pause: () => setPlaying(false),
  }
}

/** Returns the text some time after its last change, so that scrubbing past a hundred steps does not announce all of them. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 400)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
