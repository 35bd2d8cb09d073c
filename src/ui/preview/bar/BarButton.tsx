import type { CSSProperties } from 'react'
import type { PreviewPageName } from '../PreviewStage.ts'
import styles from './Bar.module.css'

/** One per place in icons.svg, in this order. */
const icons = ['controls', 'why', 'who-sees-what', 'side-by-side', 'site', 'settings', 'link', 'reset', 'fold', 'faults'] as const
type BarIcon = PreviewPageName | (typeof icons)[number]

interface BarButtonProps {
  readonly icon: BarIcon
  readonly label: string
  readonly isOn?: boolean
  /** Pressed or not, for a switch; else open or not, for what opens a panel. */
  readonly isSwitch?: boolean
  readonly expands?: boolean
  /** A tool: shows its words where there is room, and moves into the panel where there is none. */
  readonly isTool?: boolean
  onPress(): void
}

/** One element, icon and all: the page beneath counts its own. */
export const BarButton = ({ icon, label, isOn = false, isSwitch = false, expands = false, isTool = false, onPress }: BarButtonProps) => (
  <button
    type="button"
    className={styles['button']}
    style={placeOf(icon)}
    title={label}
    data-icon={icon}
    data-on={isOn || undefined}
    data-tool={isTool || undefined}
    {...(isSwitch ? { 'aria-pressed': isOn } : {})}
    {...(expands ? { 'aria-expanded': isOn } : {})}
    onClick={onPress}
  >
    {label}
  </button>
)

const placeOf = (icon: BarIcon): CSSProperties & { readonly '--icon': number } => ({ '--icon': icons.indexOf(icon) })
