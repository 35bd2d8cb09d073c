import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import type { Notifier } from '../../../application/platform.ts'
import type { CourseStanding } from '../../../domain/course/course.ts'
import { grouped } from '../../../domain/format.ts'
import { readAnew, useUnderWay } from '../../kit/action.ts'
import { useApplication } from '../../kit/application.ts'
import { ConfirmDialog } from '../../kit/Dialog.tsx'
import { later, LazyBoundary } from '../../kit/lazy.tsx'
import { PointCoin } from '../../kit/Price.tsx'
import type { QueryName } from '../../kit/query.ts'
import { offerWords } from '../offerWords.ts'
import styles from './EnrolPanel.module.css'

const dialogWords = offerWords.dialog

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
const PointsDialog = ({ title, amount, left, ...rest }: PointsDialogProps) => (
  <ConfirmDialog
    title={dialogWords.title}
    confirmLabel={offerWords.enrol.points(grouped(amount))}
    runningLabel={offerWords.enrol.enrolling}
    cancelLabel={dialogWords.cancel}
    {...rest}
  >
    <p className={styles['title']}>{title}</p>
    <dl className={styles['sum']}>
      <Row label={dialogWords.held} value={dialogWords.points(grouped(left + amount))} />
      <Row label={dialogWords.cost} value={dialogWords.spent(grouped(amount))} />
      <Row label={dialogWords.left} value={dialogWords.points(grouped(left))} isSum />
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

/** What differs between courses and classes. */
interface Ways<Kind extends string> {
  /** The query of the viewer's standing. */
  readonly standing: QueryName
  /** What an enrolment may have changed, also one whose answer was lost on its way (F-084). */
  readonly touched: readonly QueryName[]
  readonly words: Readonly<Record<Kind, string>>
}

interface Running<Kind extends string> {
  readonly isRunning: boolean
  run(call: () => Promise<{ readonly kind: Kind }>): Promise<WishEnd>
}

/** What came of trying to enrol: an enrolment, nothing, or nothing yet because an earlier attempt is still running. */
export type WishEnd = 'enrolled' | 'refused' | 'underWay'

/** Enrols, says what there is to say, and has everything read anew that it may have touched. */
export const useEnrolling = <Kind extends string>({ standing, touched, words }: Ways<Kind>): Running<Kind> => {
  const { notifications } = useApplication()
  const client = useQueryClient()
  const underWay = useUnderWay()

  const enrol = async (call: () => Promise<{ readonly kind: Kind }>) => {
    const { kind } = await call()
    if (kind === 'enrolled') await takeIn(client, standing)
    if (kind !== 'alreadyEnrolling') readAnew(client, [standing, ...touched])
    return kind
  }
  const run = async (call: () => Promise<{ readonly kind: Kind }>) => {
    const kind = await underWay.run(true, () => enrol(call))
    tell(kind, words[kind], notifications)
    if (kind === 'alreadyEnrolling') return 'underWay'
    return kind === 'enrolled' ? 'enrolled' : 'refused'
  }
  return { isRunning: underWay.running !== null, run }
}

const well: ReadonlySet<string> = new Set(['enrolled', 'alreadyEnrolled', 'alreadyEnrolling'])

const tell = (kind: string, text: string, notifications: Notifier) => {
  if (well.has(kind)) notifications.success(text)
  else notifications.warn(text)
}

/** Updates the cache at once, since the backend has confirmed it. If reading it again fails, this stays (F-086). */
const takeIn = async (client: QueryClient, standing: QueryName) => {
  const ofThisPage = { queryKey: [standing], type: 'active' } as const
  await client.cancelQueries(ofThisPage)
  client.setQueriesData<CourseStanding>(ofThisPage, (known) => known && { ...known, isEnrolled: true, canStudy: true })
}

const Celebration = later(() => import('../../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

interface Way {
  /** Takes the focus when the button that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly celebration: ReactNode
  onEnrol(): void
}

interface WayInProps {
  /** Of what is enrolled in. */
  readonly title: string
  /** What it costs in points and what is left of them; null where it costs none. */
  readonly offer: { readonly amount: number; readonly left: number } | null
  readonly isRunning: boolean
  enrol(): Promise<WishEnd>
  children(way: Way): ReactNode
}

/** From the press of the button to the enrolment: asks for confirmation before points are spent, and celebrates. */
export const WayIn = ({ title, offer, isRunning, enrol, children }: WayInProps) => {
  const [isAsking, setAsking] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button disappears, and its replacement must not get the focus: a held key would press that at once.
  useEffect(() => {
    if (hasBegun) heading.current?.focus({ preventScroll: true })
  }, [hasBegun])

  const enrolNow = async () => {
    const end = await enrol()
    if (end === 'underWay') return
    setAsking(false)
    if (end === 'enrolled') setBegun(true)
  }
  const celebration = hasBegun && (
    <LazyBoundary>
      <Celebration />
    </LazyBoundary>
  )
  return (
    <>
      {children({ heading, celebration, onEnrol: () => (offer ? setAsking(true) : void enrolNow()) })}
      {isAsking && offer && (
        <PointsDialog {...{ title, isRunning }} {...offer} onConfirm={() => void enrolNow()} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
