import { RotateCcw, StepForward } from 'lucide'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { RunBar } from '../../problem/workbench/RunBar.tsx'
import { blockWords } from '../blockWords.ts'

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

/** Renders the buttons that control the stage. */
export const StageBar = ({ isPlaying, isSubmitting, onPlay, onStop, onStep, onReset, onSubmit }: StageBarProps) => (
  <RunBar
    words={{ run: words.play, stop: words.stop, submit: words.submit }}
    isRunning={isPlaying}
    isBusy={isSubmitting}
    {...{ isSubmitting, onStop, onSubmit }}
    onRun={onPlay}
  >
    <Button tone="quiet" unavailable={isPlaying} onClick={onStep}>
      <Icon icon={StepForward} size={18} />
      {words.step}
    </Button>
    <Button tone="quiet" onClick={onReset}>
      <Icon icon={RotateCcw} size={18} />
      {words.reset}
    </Button>
  </RunBar>
)
