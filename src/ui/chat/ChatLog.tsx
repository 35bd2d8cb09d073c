import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './ChatLog.module.css'
import { chatWords as words } from './chatWords.ts'
import type { Message } from './useConversation.ts'

interface ChatLogProps {
  readonly messages: readonly Message[]
  readonly isWriting: boolean
}

/** What was said, the newest in view. */
export const ChatLog = ({ messages, isWriting }: ChatLogProps) => {
  const log = useRef<HTMLDivElement>(null)
  const lines = messages.length + (isWriting ? 1 : 0)
  useEffect(() => {
    if (lines > 0 && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [lines])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    <div ref={log} role="log" aria-label={words.log} className={styles['log']} tabIndex={0}>
      {messages.map(({ from, text }, place) => (
        <p key={`${place} ${text}`} className={styles['message']} data-from={from}>
          {from === 'visitor' && <VisuallyHidden>{words.me}</VisuallyHidden>}
          {text}
        </p>
      ))}
      {isWriting && (
        <p className={styles['message']} data-from="channel">
          <VisuallyHidden>{words.writing}</VisuallyHidden>
          <span className={styles['dots']} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </p>
      )}
    </div>
  )
}
