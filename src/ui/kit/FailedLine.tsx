import type { ComponentProps } from 'react'
import { RetryButton } from './ActionButton.tsx'

interface FailedLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  readonly text: string
  retry(): Promise<unknown>
}

/** Replaces a part that could not be loaded, with a button to load it again. */
export const FailedLine = ({ text, retry, ...line }: FailedLineProps) => (
  <p role="alert" {...line}>
    {text} <RetryButton tone="text" retry={retry} />
  </p>
)
