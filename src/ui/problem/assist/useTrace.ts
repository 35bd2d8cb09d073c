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
  /** Somebody else's program. */
  readonly isForeign: boolean
}

/** Records a program, anew for each one that is to be looked at. */
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

/** Goes through the steps by itself, until the last one. */
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
      // From the end it begins again.
      if (!isMoving && at === last) onStep(0)
      setPlaying(!isMoving)
    },
    pause: () => setPlaying(false),
  }
}

/** The text some time after it has stopped changing: who scrubs past a hundred steps need not hear them all. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 400)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
