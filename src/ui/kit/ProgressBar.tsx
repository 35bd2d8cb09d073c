import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  /** The progress as a number from 0 to 1. */
  readonly ratio: number
  readonly label: string
  readonly valueText: string
}

export const ProgressBar = ({ ratio, label, valueText }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(ratio * 100)}
    aria-valuetext={valueText}
    className={styles['track']}
  >
    <div className={styles['fill']} style={{ transform: `translateX(${(ratio - 1) * 100}%)` }} />
  </div>
)
