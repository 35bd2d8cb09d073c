import { grouped } from '../../../domain/grouped.ts'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { PointCoin } from '../../parts/PointCoin.tsx'
import { offerWords } from '../offerWords.ts'
import styles from './PointsDialog.module.css'

const words = offerWords.dialog

interface PointsDialogProps {
  /** Of what is enrolled in. */
  readonly title: string
  readonly amount: number
  /** What will be left. */
  readonly left: number
  readonly isRunning: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation before points are spent, and says how many will be left. */
export const PointsDialog = ({ title, amount, left, ...rest }: PointsDialogProps) => (
  <ConfirmDialog
    title={words.title}
    confirmLabel={offerWords.enrol.points(grouped(amount))}
    runningLabel={offerWords.enrol.enrolling}
    cancelLabel={words.cancel}
    {...rest}
  >
    <p className={styles['title']}>{title}</p>
    <dl className={styles['sum']}>
      <Row label={words.held} value={words.points(grouped(left + amount))} />
      <Row label={words.cost} value={words.spent(grouped(amount))} />
      <Row label={words.left} value={words.points(grouped(left))} isSum />
    </dl>
  </ConfirmDialog>
)

const Row = ({ label, value, isSum = false }: { readonly label: string; readonly value: string; readonly isSum?: boolean }) => (
  <div className={styles['row']} data-sum={isSum || undefined}>
    <dt>{label}</dt>
    <dd className={styles['value']}>
      {isSum && (
        <span aria-hidden="true">
          <PointCoin size={18} />
        </span>
      )}
      {value}
    </dd>
  </div>
)
