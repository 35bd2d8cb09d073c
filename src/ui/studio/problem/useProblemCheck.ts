import { useState } from 'react'
import { checkProblem } from '../../../application/studioProblem.ts'
import { agrees, type ProblemCheck, type StudioProblem } from '../../../domain/studio/studioProblem.ts'
import { useApplication } from '../../kit/application.ts'

/** What came of the last check of a problem. */
export type CheckState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'checked'; readonly check: ProblemCheck; readonly agrees: boolean; readonly of: StudioProblem }
  | { readonly kind: 'broken' }

export interface ProblemChecking {
  readonly state: CheckState
  /** Whether the problem has changed since. */
  readonly isOld: boolean
  /** Whether reference, cases and generator agree. */
  run(): Promise<boolean>
}

/** Runs reference and generator in the page. */
export const useProblemCheck = (problem: StudioProblem): ProblemChecking => {
  const { features } = useApplication()
  const [state, setState] = useState<CheckState>({ kind: 'none' })
  return {
    state,
    isOld: state.kind === 'checked' && !isSameProgram(state.of, problem),
    async run() {
      setState({ kind: 'running' })
      try {
        const check = await checkProblem(await features.codeRunner(), features.inspector, problem)
        const isGood = agrees(check)
        setState({ kind: 'checked', check, agrees: isGood, of: problem })
        return isGood
      } catch {
        setState({ kind: 'broken' })
        return false
      }
    },
  }
}

const checkedParts = ['reference', 'generator', 'caseList', 'taskKind', 'extraLines', 'brokenCode', 'table'] as const

function isSameProgram(one: StudioProblem, other: StudioProblem): boolean {
  return checkedParts.every((part) => one[part] === other[part])
}
