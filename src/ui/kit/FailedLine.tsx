import type { ComponentProps } from 'react'
import { RetryButton } from './ActionButton.tsx'

interface FailedLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  readonly text: string
  retry(): Promise<unknown>
}

/** In the place of a part that could not be read, with a way to read it again. */
export const FailedLine = ({ text, retry, ...line }: FailedLineProps) => (
  <p role="alert" {...line}>
    {text} <RetryButton tone="text" retry={retry} />
  </p>
)
