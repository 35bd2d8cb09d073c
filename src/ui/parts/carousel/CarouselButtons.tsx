import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { copy } from '../../copy.ts'
import { Icon } from '../Icon.tsx'
import { RoundButton } from './RoundButton.tsx'
import type { CarouselEngine } from './useCarousel.ts'

interface ButtonProps {
  readonly carousel: CarouselEngine
}

/** Its words change with what it does next, so it needs no pressed state. */
export const RotationButton = ({ carousel: { canRotate, rotates, toggle } }: ButtonProps) =>
  canRotate && (
    <RoundButton quiet label={rotates ? copy.carousel.stop : copy.carousel.start} onClick={toggle}>
      <Icon of={rotates ? Pause : Play} size={16} fill="currentColor" strokeWidth={0} />
    </RoundButton>
  )

export const StepButtons = ({ carousel: { moves, step } }: ButtonProps) =>
  moves && (
    <>
      <RoundButton label={copy.carousel.previous} onClick={() => step(-1)}>
        <Icon of={ChevronLeft} size={18} />
      </RoundButton>
      <RoundButton label={copy.carousel.next} onClick={() => step(1)}>
        <Icon of={ChevronRight} size={18} />
      </RoundButton>
    </>
  )
