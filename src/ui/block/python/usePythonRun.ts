import { useEffect, useRef, useState } from 'react'
import type { CodeRun, RunEvents } from '../../../application/codeRunner.ts'
import { type SeaRecording, SeaReplay } from '../../../domain/blocks/pythonPlay.ts'
import type { Stage } from '../../../domain/blocks/stage.ts'
import { defaultLimits, type Execution } from '../../../domain/problems/execution.ts'
import { useFeature } from '../../kit/useFeature.ts'
import type { Question } from '../../problem/workbench/useProgram.ts'
import { type Playable, useStageRun } from '../stage/useStageRun.ts'

/** What a program has done, and the program. */
interface Recorded {
  readonly code: string
  readonly stage: Stage
  readonly execution: Execution
  /** What it printed, with the lines that it was answered. */
  readonly output: string
  readonly isAnswered: boolean
  readonly playable: Playable
}

/** A program that waits for a line, and all that it has printed before. */
interface Asking {
  readonly output: string
  readonly question: Question
}

const playableOf = (recording: SeaRecording): Playable => ({
  of: recording,
  begin: (stage, tell) => new SeaReplay(recording, stage, tell),
  conclude: (outcome) => outcome,
})

/** Runs a program in Python, then plays on the stage what it has done. */
export const usePythonRun = (stage: Stage) => {
  const { loadSeaRunner } = useFeature('block')
  const run = useStageRun(stage)
  const [progress, setProgress] = useState<'none' | 'preparing' | 'broken'>('none')
  const [asking, setAsking] = useState<Asking | null>(null)
  const [recorded, setRecorded] = useState<Recorded | null>(null)
  const current = useRef<Pick<CodeRun<unknown>, 'stop'> | null>(null)
  useEffect(() => () => current.current?.stop(), [])

  const withRecording = async (code: string, then: (playable: Playable) => void) => {
    // A program that was answered is asked anew where it begins anew.
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
      const events: RunEvents = {
        onOutput(text) {
          output += text
        },
        askForLine: (prompt) =>
          new Promise((resolve) => {
            const answer = (line: string | null) => {
              isAnswered = true
              if (line !== null) output += `${line}\n`
              setAsking(null)
              resolve(line)
            }
            setAsking({ output, question: { prompt, answer } })
          }),
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
    /** What the program came to that was run last, and the program; null before, and while it is played. */
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
    /** Gets Python ready for somebody who will run something; silent when it fails, since nobody asked for it. */
    warmUp: () => void loadSeaRunner().catch(() => {}),
  }
}
