import { useEffect, useRef, useState } from 'react'
import type { CodeRun, RunEvents } from '../../../application/codeRunner.ts'
import { type SeaRecording, SeaReplay } from '../../../domain/blocks/pythonPlay.ts'
import type { Stage } from '../../../domain/blocks/stage.ts'
import { defaultLimits, type Execution } from '../../../domain/problems/execution.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { pastedLines } from '../../problem/workbench/pastedLines.ts'
import type { Question } from '../../problem/workbench/useProgram.ts'
import { type Playable, useStageRun } from '../stage/useStageRun.ts'

/** A recorded run together with its program. */
interface Recorded {
  readonly code: string
  readonly stage: Stage
  readonly execution: Execution
  /** The output, including the lines that the user answered. */
  readonly output: string
  readonly isAnswered: boolean
  readonly playable: Playable
}

/** A program that waits for a line, with its output so far. */
interface Asking {
  readonly output: string
  readonly question: Question
}

const playableOf = (recording: SeaRecording): Playable => ({
  of: recording,
  begin: (stage, tell) => new SeaReplay(recording, stage, tell),
  conclude: (outcome) => outcome,
})

/** Runs a Python program, then plays its recorded events on the stage. */
export const usePythonRun = (stage: Stage) => {
  const { loadSeaRunner } = useFeature('block')
  const run = useStageRun(stage)
  const [progress, setProgress] = useState<'none' | 'preparing' | 'broken'>('none')
  const [asking, setAsking] = useState<Asking | null>(null)
  const [recorded, setRecorded] = useState<Recorded | null>(null)
  const current = useRef<Pick<CodeRun<unknown>, 'stop'> | null>(null)
  useEffect(() => () => current.current?.stop(), [])

  const withRecording = async (code: string, then: (playable: Playable) => void) => {
    // A program with answered questions runs again on a restart, so that it asks again.
    const isSame = recorded?.code === code && recorded.stage === stage
    if (isSame && !(recorded.isAnswered && (run.kind === 'ready' || run.kind === 'ended'))) return then(recorded.playable)
    let isStopped = false
    current.current = {
      stop() {
        isStopped = true
      },
    }
    run.reset()
    setProgress('preparing')
    try {
      const runner = await loadSeaRunner()
      let output = ''
      let isAnswered = false
      const lines = pastedLines()
      const accept = (line: string | null) => {
        isAnswered = true
        if (line !== null) output += `${line}\n`
        setAsking(null)
        return line
      }
      const events: RunEvents = {
        onOutput(text) {
          output += text
        },
        async askForLine(prompt) {
          const pasted = lines.next()
          if (pasted !== undefined) return accept(pasted)
          return new Promise((resolve) =>
            setAsking({ output, question: { prompt, answer: (answer) => resolve(accept(lines.take(answer))) } }),
          )
        },
      }
      const started = runner.runInSea({ code, stage, limits: defaultLimits }, events)
      current.current = started
      if (isStopped) started.stop()
      const recording = await started.result
      const playable = playableOf(recording)
      const isWhole = recording.execution.state !== 'STOPPED'
      setRecorded(
        isWhole
          ? { code, stage, execution: recording.execution, output: output || recording.execution.output, isAnswered, playable }
          : null,
      )
      setProgress('none')
      then(playable)
    } catch {
      setProgress('broken')
    } finally {
      setAsking(null)
      current.current = null
    }
  }

  return {
    ...run,
    kind: progress === 'preparing' ? ('playing' as const) : run.kind,
    isPreparing: progress === 'preparing',
    isBroken: progress === 'broken',
    asking,
    /** The last program with its result; null before the first run and while one is played. */
    ended: run.kind === 'ended' ? recorded : null,
    play: (code: string) => void withRecording(code, run.play),
    step: (code: string) => void withRecording(code, run.step),
    stop() {
      current.current?.stop()
      run.stop()
    },
    reset() {
      setProgress('none')
      run.reset()
    },
    /** Loads Python ahead for a user who will run something; fails silently, since nobody asked for it. */
    warmUp: () => void loadSeaRunner().catch(() => {}),
  }
}
