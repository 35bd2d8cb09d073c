import type { ComponentProps, ReactNode } from 'react'
import { RetryButton } from './ActionButton.tsx'
import { MessagePanel, SectionMessage } from './Message.tsx'

interface FailedProps {
  readonly text: string
  retry(): Promise<unknown>
}

/** Replaces a part that could not be loaded, with a button to load it again. */
export const FailedLine = ({ text, retry, ...line }: FailedProps & Omit<ComponentProps<'p'>, 'children'>) => (
  <p role="alert" {...line}>
    {text} <RetryButton tone="text" retry={retry} />
  </p>
)

/** Does the same as `FailedLine`, for a section of a page. */
export const FailedSection = ({ text, retry }: FailedProps) => (
  <SectionMessage isAlert creature="CRAB" text={text}>
    <RetryButton retry={retry} />
  </SectionMessage>
)

interface FailedPanelProps extends FailedProps {
  readonly title: string
  readonly level?: 1 | 2 | 3
  /** Further links or buttons to continue. */
  readonly children?: ReactNode
}

/** Does the same as `FailedLine`, for the content of a page. */
export const FailedPanel = ({ retry, children, ...message }: FailedPanelProps) => (
  <MessagePanel level={2} isAlert creature="CRAB" {...message}>
    <RetryButton retry={retry} />
    {children}
  </MessagePanel>
)
