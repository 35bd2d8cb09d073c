import { Play, Send, Square } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { ignoreKeyRepeat } from '../../kit/ActionButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import styles from './RunBar.module.css'

interface RunBarProps {
  readonly words: { readonly run: string; readonly stop: string; readonly submit: string }
  readonly isRunning: boolean
  readonly isSubmitting: boolean
  /** Whether neither can be begun now. */
  readonly isBusy: boolean
  /** What else can be done, between running and handing in. */
  readonly children: ReactNode
  /** Left out where there is nothing to run. */
  onRun?: (() => void) | undefined
  onStop(): void
  onSubmit(): void
  /** Somebody is about to run something. */
  onApproach?(): void
}

/** The buttons that make something of what is written or built. */
export const RunBar = ({ words, isRunning, isSubmitting, isBusy, children, onRun, onStop, onSubmit, onApproach }: RunBarProps) => {
  const runButton = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles['bar']} data-part="bar" onPointerEnter={onApproach} onFocus={onApproach}>
      {onRun && (
        <Button ref={runButton} tone="soft" unavailable={isRunning || isBusy} onKeyDown={ignoreKeyRepeat} onClick={onRun}>
          <Icon icon={Play} size={18} />
          {words.run}
        </Button>
      )}
      {isRunning && (
        <Button
          tone="danger"
          onClick={() => {
            // The button goes with the run.
            runButton.current?.focus({ preventScroll: true })
            onStop()
          }}
        >
          <Icon icon={Square} size={16} />
          {words.stop}
        </Button>
      )}
      {children}
      <Button
        className={styles['submit']}
        unavailable={isBusy}
        aria-busy={isSubmitting || undefined}
        onKeyDown={ignoreKeyRepeat}
        onClick={onSubmit}
      >
        <Icon icon={Send} size={18} />
        {words.submit}
      </Button>
    </div>
  )
}
