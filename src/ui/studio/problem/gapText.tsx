import type { ReactNode } from 'react'
import type { ProblemGap, StudioProblem } from '../../../domain/studio/studioProblem.ts'
import type { ReadingGap } from '../../../domain/studio/studioReading.ts'
import fields from '../../kit/fields.module.css'
import { readingGapWords } from './readingFieldWords.ts'

export interface ReadingFieldsProps {
  readonly problem: StudioProblem
  readonly gaps: readonly ProblemGap[]
  onChange(problem: StudioProblem): void
}

/** Returns the text of the first of the given kinds among the gaps, or undefined if none was found. */
export function gapText(gaps: readonly ProblemGap[], ...kinds: readonly ReadingGap['kind'][]): string | undefined {
  const found = kinds.find((kind) => gaps.some((gap) => gap.kind === kind))
  return found && readingGapWords[found]
}

export const GapNote = ({ children }: { readonly children: ReactNode }) =>
  children !== undefined && <p className={fields['error']}>{children}</p>
