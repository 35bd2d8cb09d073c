import { type ReactNode, useState } from 'react'
import { copy } from '../copy.ts'
import { TextButton } from './TextButton.tsx'

/** No form takes a longer text. */
const maxShown = 5_000

interface LongTextProps {
  readonly text: string
  /** Renders the shown part. */
  children?(text: string): ReactNode
}

const asItIs = (shown: string) => shown

/** Renders a text that somebody has written; the rest of a very long one on demand. */
export const LongText = ({ text, children = asItIs }: LongTextProps) => {
  const [isOpen, setOpen] = useState(false)
  if (isOpen || text.length <= maxShown) return children(text)
  return (
    <>
      {children(`${text.slice(0, maxShown).replace(/[\uD800-\uDBFF]$/, '')}…`)}{' '}
      <TextButton onClick={() => setOpen(true)}>{copy.parts.more}</TextButton>
    </>
  )
}
