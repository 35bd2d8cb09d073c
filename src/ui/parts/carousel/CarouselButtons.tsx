import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { copy } from '../../copy.ts'
import { RoundButton } from './RoundButton.tsx'
import type { CarouselEngine } from './useCarousel.ts'

interface ButtonProps {
  readonly carousel: CarouselEngine
}

/** Its words change with what it does next, so it needs no pressed state. */
export const RotationButton = ({ carousel: { canRotate, rotates, toggle } }: ButtonProps) =>
  canRotate && (
    <RoundButton quiet label={rotates ? copy.carousel.stop : copy.carousel.start} onClick={toggle}>
      {rotates ? (
        <Pause size={16} fill="currentColor" strokeWidth={0} aria-hidden />
      ) : (
        <Play size={16} fill="currentColor" strokeWidth={0} aria-hidden />
      )}
    </RoundButton>
  )

export const StepButtons = ({ carousel: { moves, step } }: ButtonProps) =>
  moves && (
    <>
      <RoundButton label={copy.carousel.previous} onClick={() => step(-1)}>
        <ChevronLeft size={18} aria-hidden />
      </RoundButton>
      <RoundButton label={copy.carousel.next} onClick={() => step(1)}>
        <ChevronRight size={18} aria-hidden />
      </RoundButton>
    </>
  )
