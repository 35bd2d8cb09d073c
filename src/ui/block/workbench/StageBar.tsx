import { Play, RotateCcw, Send, Square, StepForward } from 'lucide'
import { useRef } from 'react'
import { ignoreKeyRepeat } from '../../kit/ActionButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import bar from '../../problem/workbench/RunBar.module.css'
import { blockWords } from '../blockWords.ts'
import styles from './StageBar.module.css'

const words = blockWords.run

interface StageBarProps {
  readonly isPlaying: boolean
  readonly isSubmitting: boolean
  onPlay(): void
  onStop(): void
  onStep(): void
  onReset(): void
  onSubmit(): void
}

/** The buttons that move what is on the stage. */
export const StageBar = ({ isPlaying, isSubmitting, onPlay, onStop, onStep, onReset, onSubmit }: StageBarProps) => {
  const playButton = useRef<HTMLButtonElement>(null)
  return (
    <div className={`${bar['bar']} ${styles['bar']}`} data-part="bar">
      <Button ref={playButton} tone="soft" unavailable={isPlaying} onKeyDown={ignoreKeyRepeat} onClick={onPlay}>
        <Icon icon={Play} size={18} />
        {words.play}
      </Button>
      {isPlaying && (
        <Button
          tone="danger"
          onClick={() => {
            // The button goes with the run.
            playButton.current?.focus({ preventScroll: true })
            onStop()
          }}
        >
          <Icon icon={Square} size={16} />
          {words.stop}
        </Button>
      )}
      <Button tone="quiet" unavailable={isPlaying} onClick={onStep}>
        <Icon icon={StepForward} size={18} />
        {words.step}
      </Button>
      <Button tone="quiet" onClick={onReset}>
        <Icon icon={RotateCcw} size={18} />
        {words.reset}
      </Button>
      <Button
        className={bar['submit']}
        unavailable={isSubmitting}
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
