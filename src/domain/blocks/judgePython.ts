import type { BlockVerdict, BlockWorld, WorldResult } from './judgeProgram.ts'
import { type SeaRecording, SeaReplay } from './pythonPlay.ts'
import type { Execution } from '../problems/execution.ts'
import { errorMessage } from '../problems/verdict.ts'

/** A verdict on a program in Python, with Python's error message and its line. */
export interface PythonVerdict extends BlockVerdict {
  readonly message: string | null
  readonly line: number | null
}

/** A program's recorded run in one sea. */
export interface PlayedWorld {
  readonly world: BlockWorld
  readonly recording: SeaRecording
}

/** Judges whether a program in Python reaches the goal in every sea. Hand-written code has no block count and no stars. */
export function judgePython(played: readonly PlayedWorld[]): PythonVerdict {
  const results = played.map(({ world: { stage, isOpen }, recording }) => {
    const replay = new SeaReplay(recording, stage)
    const result: WorldResult = { label: stage.label, isOpen, outcome: replay.run().name, stepCount: replay.stepCount }
    return { result, execution: recording.execution }
  })
  const failed = results.find(({ result }) => result.outcome !== 'ARRIVED')
  return {
    outcome: failed?.result.outcome ?? 'ARRIVED',
    blockCount: 0,
    stepCount: Math.max(0, ...results.map(({ result }) => result.stepCount)),
    star: 0,
    worlds: results.map(({ result }) => result),
    ...(failed ? errorIn(failed.result, failed.execution) : { message: null, line: null }),
  }
}

/** Returns the error to show. A message about a hidden sea could reveal it, so only the kind of error is told there. */
function errorIn({ outcome, isOpen }: WorldResult, { error }: Execution): Pick<PythonVerdict, 'message' | 'line'> {
  const isOwn = outcome === 'RUNTIME_ERROR' || outcome === 'SYNTAX_ERROR'
  if (!isOwn || error === null) return { message: null, line: null }
  return { message: errorMessage(error, isOpen || outcome === 'SYNTAX_ERROR'), line: error.line }
}
