import { useEffect } from 'react'
import { formatPythonError, parsePythonError } from '../../../domain/problems/parsePythonError.ts'
import type { Verdict } from '../../../domain/problems/verdict.ts'
import { LazyBoundary, lazyWithRetry, whenIdle } from '../../kit/lazy.tsx'
import type { ErrorExplanationProps, ResultActions } from './ExplainedError.tsx'

const ExplainedError = lazyWithRetry(() => import('./ExplainedError.tsx').then((loaded) => loaded.ExplainedError))

/** Explains Python's error in Korean. The explanations are large and in a lazy chunk; without it, Python's own text is shown. */
export const ErrorExplanation = (props: ErrorExplanationProps) => (
  <LazyBoundary failed={<code lang="en">{formatPythonError(props.error)}</code>}>
    <ExplainedError {...props} />
  </LazyBoundary>
)

/** Loads the explanations once the browser is idle, so that a program that fails while offline is explained, too. */
export const usePreloadedExplanations = (): void => useEffect(() => whenIdle(() => void ExplainedError.preload().catch(() => {})), [])

interface VerdictErrorProps extends ResultActions {
  readonly verdict: Pick<Verdict, 'message' | 'line'>
  readonly code: string
}

/** Explains the error of a verdict, which carries Python's message as a single text. */
export const VerdictError = ({ verdict: { message, line }, ...rest }: VerdictErrorProps) =>
  message === null ? null : <ErrorExplanation error={parsePythonError(message, line)} {...rest} />
