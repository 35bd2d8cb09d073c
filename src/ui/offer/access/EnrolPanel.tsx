import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import type { Notifier } from '../../../application/platform.ts'
import type { CourseStanding } from '../../../domain/course/course.ts'
import { formatNumber } from '../../../domain/format.ts'
import { useAction } from '../../kit/action.ts'
import { useApplication } from '../../kit/application.ts'
import { ConfirmDialog } from '../../kit/Dialog.tsx'
import { LazyBoundary, lazyWithRetry } from '../../kit/lazy.tsx'
import { PointCoin } from '../../kit/Price.tsx'
import { queriesNamed, type QueryName } from '../../kit/query.ts'
import { offerWords } from '../offerWords.ts'
import styles from './EnrolPanel.module.css'

const dialogWords = offerWords.dialog

interface PointsDialogProps {
  /** The title of the course or class. */
  readonly title: string
  readonly amount: number
  /** The points left after the purchase. */
  readonly left: number
  readonly isRunning: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation before points are spent, and tells how many will be left. */
const PointsDialog = ({ title, amount, left, ...rest }: PointsDialogProps) => (
  <ConfirmDialog
    title={dialogWords.title}
    confirmLabel={offerWords.enrol.points(formatNumber(amount))}
    runningLabel={offerWords.enrol.enrolling}
    cancelLabel={dialogWords.cancel}
    {...rest}
  >
    <p className={styles['title']}>{title}</p>
    <dl className={styles['sum']}>
      <SumRow label={dialogWords.held} value={dialogWords.points(formatNumber(left + amount))} />
      <SumRow label={dialogWords.cost} value={dialogWords.spent(formatNumber(amount))} />
      <SumRow label={dialogWords.left} value={dialogWords.points(formatNumber(left))} isSum />
    </dl>
  </ConfirmDialog>
)

const SumRow = ({ label, value, isSum = false }: { readonly label: string; readonly value: string; readonly isSum?: boolean }) => (
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

/** The configuration in which courses and classes differ. */
interface EnrolConfig<Kind extends string> {
  /** The query of the viewer's standing. */
  readonly standing: QueryName
  /** The queries that an enrolment may change; they are refetched also if the answer was lost (F-084). */
  readonly affectedQueries: readonly QueryName[]
  readonly words: Readonly<Record<Kind, string>>
}

interface EnrolAction<Command> {
  readonly isPending: boolean
  enrol(command: Command): Promise<EnrolResult>
}

/** The result of trying to enrol; `pending` if an earlier attempt is still running. */
export type EnrolResult = 'enrolled' | 'refused' | 'pending'

/** Enrols, notifies of the outcome, and refetches the queries that an enrolment may change. */
export const useEnrolAction = <Command, Kind extends string>(
  enrol: (command: Command) => Promise<{ readonly kind: Kind }>,
  { standing, affectedQueries, words }: EnrolConfig<Kind>,
): EnrolAction<Command> => {
  const { notifications } = useApplication()
  const client = useQueryClient()
  const { isPending, run } = useAction({
    name: 'enrol',
    async run(command: Command) {
      const { kind } = await enrol(command)
      if (kind === 'enrolled') await markEnrolled(client, standing)
      notifyOutcome(kind, words[kind], notifications)
      return kind
    },
    invalidates: (kind) => (kind === 'alreadyEnrolling' ? [] : [standing, ...affectedQueries]),
  })
  return {
    isPending,
    async enrol(command) {
      const kind = await run(command)
      if (kind === 'alreadyEnrolling') return 'pending'
      return kind === 'enrolled' ? 'enrolled' : 'refused'
    },
  }
}

const successKinds: ReadonlySet<string> = new Set(['enrolled', 'alreadyEnrolled', 'alreadyEnrolling'])

const notifyOutcome = (kind: string, text: string, notifications: Notifier) => {
  if (successKinds.has(kind)) notifications.success(text)
  else notifications.warn(text)
}

/** Updates the cache at once, since the backend has confirmed it. The update stays if refetching fails (F-086). */
const markEnrolled = async (client: QueryClient, standing: QueryName) => {
  const ofThisPage = { ...queriesNamed(standing), type: 'active' } as const
  await client.cancelQueries(ofThisPage)
  client.setQueriesData<CourseStanding>(ofThisPage, (known) => known && { ...known, isEnrolled: true, canStudy: true })
}

const Celebration = lazyWithRetry(() => import('../../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

interface EnrolPanelParts {
  /** Takes the focus when the focused button is removed. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly celebration: ReactNode
  onEnrol(): void
}

interface EnrolPanelProps {
  /** The title of the course or class. */
  readonly title: string
  /** The price in points and the points left afterwards; null for an offer that costs no points. */
  readonly pointsPrice: { readonly amount: number; readonly left: number } | null
  readonly isRunning: boolean
  enrol(): Promise<EnrolResult>
  children(way: EnrolPanelParts): ReactNode
}

/** Runs an enrolment: asks for confirmation before points are spent, and celebrates afterwards. */
export const EnrolPanel = ({ title, pointsPrice, isRunning, enrol, children }: EnrolPanelProps) => {
  const [isConfirming, setConfirming] = useState(false)
  const [hasEnrolled, setEnrolled] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button disappears. Its replacement must not get the focus: a held key would press it at once.
  useEffect(() => {
    if (hasEnrolled) heading.current?.focus({ preventScroll: true })
  }, [hasEnrolled])

  const enrolNow = async () => {
    const result = await enrol()
    if (result === 'pending') return
    setConfirming(false)
    if (result === 'enrolled') setEnrolled(true)
  }
  const celebration = hasEnrolled && (
    <LazyBoundary>
      <Celebration />
    </LazyBoundary>
  )
  return (
    <>
      {children({ heading, celebration, onEnrol: () => (pointsPrice ? setConfirming(true) : void enrolNow()) })}
      {isConfirming && pointsPrice && (
        <PointsDialog {...{ title, isRunning }} {...pointsPrice} onConfirm={() => void enrolNow()} onClose={() => setConfirming(false)} />
      )}
    </>
  )
}
