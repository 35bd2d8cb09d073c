import { formatNumber } from '../../../domain/format.ts'
import type { RunLimits } from '../../../domain/problems/execution.ts'
import type { VerdictState } from '../../../domain/problems/verdict.ts'
import { problemWords } from './problemWords.ts'

const words = problemWords.results.limit

interface LimitNoteProps {
  readonly state: VerdictState
  readonly limits: RunLimits
}

/** Names the limit that was exceeded, with advice. Renders nothing if none was. */
export const LimitNote = ({ state, limits }: LimitNoteProps) => {
  if (state === 'STEP_LIMIT') return <p>{words.steps(formatNumber(limits.stepCount))}</p>
  return state === 'TIME_LIMIT' || state === 'MEMORY_LIMIT' || state === 'OUTPUT_LIMIT' || state === 'JUDGE_ERROR' ? (
    <p>{words[state]}</p>
  ) : null
}
