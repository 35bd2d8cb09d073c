import { useEffect, useRef, useState } from 'react'
import type { CodeRun } from '../../../application/codeRunner.ts'
import { type SeaRecording, SeaReplay } from '../../../domain/blocks/pythonPlay.ts'
import type { Stage } from '../../../domain/blocks/stage.ts'
import { defaultLimits, type Execution } from '../../../domain/problems/execution.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { type Playable, useStageRun } from '../stage/useStageRun.ts'

/** What a program has done, and the program. */
interface Recorded {
  readonly code: string
  readonly stage: Stage
  readonly execution: Execution
  readonly playable: Playable
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
  const [recorded, setRecorded] = useState<Recorded | null>(null)
  const current = useRef<Pick<CodeRun<unknown>, 'stop'> | null>(null)
  useEffect(() => () => current.current?.stop(), [])

  const withRecording = async (code: string, then: (playable: Playable) => void) => {
    if (recorded?.code === code && recorded.stage === stage) return then(recorded.playable)
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
      const started = runner.runInSea({ code, stage, limits: defaultLimits })
      current.current = started
      if (isStopped) started.stop()
      const recording = await started.result
      const playable = playableOf(recording)
      const isWhole = recording.execution.state !== 'STOPPED'
      setRecorded(isWhole ? { code, stage, execution: recording.execution, playable } : null)
      setProgress('none')
      then(playable)
    } catch {
      setProgress('broken')
    } finally {
      current.current = null
    }
  }

  return {
    ...run,
    kind: progress === 'preparing' ? ('playing' as const) : run.kind,
    isPreparing: progress === 'preparing',
    isBroken: progress === 'broken',
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
