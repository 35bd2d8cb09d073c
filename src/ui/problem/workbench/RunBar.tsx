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
  /** True if neither running nor submitting can begin now. */
  readonly isBusy: boolean
  /** Further buttons, between running and submitting. */
  readonly children: ReactNode
  /** Undefined if there is nothing to run. */
  onRun?: (() => void) | undefined
  onStop(): void
  onSubmit(): void
  /** Called when the user is about to run something, so that the runner can be loaded. */
  onApproach?(): void
}

/** Renders the buttons that run or submit the code or blocks. */
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
            // The stop button disappears with the run, so the focus moves to the run button.
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
