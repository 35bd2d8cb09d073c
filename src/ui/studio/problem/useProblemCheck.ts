import { useState } from 'react'
import { checkProblem } from '../../../application/studioProblem.ts'
import { agrees, type ProblemCheck, type StudioProblem } from '../../../domain/studio/studioProblem.ts'
import { useApplication } from '../../kit/application.ts'

/** The result of a problem's last check. */
export type CheckState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'checked'; readonly check: ProblemCheck; readonly agrees: boolean; readonly of: StudioProblem }
  | { readonly kind: 'broken' }

export interface ProblemChecking {
  readonly state: CheckState
  /** True if the problem has changed since the check. */
  readonly isOld: boolean
  /** Runs the check and returns whether reference, cases and generator agree. */
  run(): Promise<boolean>
}

/** Checks a problem by running its reference and generator in the page. */
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
