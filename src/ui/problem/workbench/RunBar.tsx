import { Play, Send, Square } from 'lucide'
import { useRef } from 'react'
import { ignoreKeyRepeat } from '../../kit/ActionButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { problemWords } from './problemWords.ts'
import styles from './RunBar.module.css'

const words = problemWords.run

interface RunBarProps {
  readonly isRunning: boolean
  readonly isSubmitting: boolean
  onRun(): void
  onCheck(): void
  onSubmit(): void
  onStop(): void
  /** Somebody is about to run something. */
  onApproach(): void
}

/** The buttons that make something of the code. */
export const RunBar = ({ isRunning, isSubmitting, onRun, onCheck, onSubmit, onStop, onApproach }: RunBarProps) => {
  const runButton = useRef<HTMLButtonElement>(null)
  const isBusy = isRunning || isSubmitting
  return (
    <div className={styles['bar']} data-part="bar" onPointerEnter={onApproach} onFocus={onApproach}>
      <Button ref={runButton} tone="soft" unavailable={isBusy} onKeyDown={ignoreKeyRepeat} onClick={onRun}>
        <Icon icon={Play} size={18} />
        {words.run}
      </Button>
      <Button tone="quiet" unavailable={isBusy} onKeyDown={ignoreKeyRepeat} onClick={onCheck}>
        {words.examples}
      </Button>
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
