import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { later } from '../../parts/later.tsx'
import { LazyBoundary } from '../../parts/LazyBoundary.tsx'
import { PointsDialog } from './PointsDialog.tsx'
import type { WishEnd } from './useEnrolling.ts'

const Celebration = later(() => import('../../parts/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

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
