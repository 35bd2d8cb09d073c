import type { Offer } from '../../../domain/offer/Offer.ts'
import { Price } from '../../parts/Price.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import type { Entrance } from './entranceOf.ts'
import { StudyState } from './StudyState.tsx'

interface StandingProps {
  readonly offer: Pick<Offer, 'cost' | 'paymentType'>
  readonly entrance: Entrance<unknown>
}

/** The viewer's progress, or if they are not enrolled, what it costs. */
export const Standing = ({ offer: { cost, paymentType }, entrance }: StandingProps) => {
  if (entrance.kind === 'waiting') return <Skeleton width="60%" height={36} />
  return entrance.kind === 'study' ? <StudyState study={entrance} /> : <Price {...{ cost, paymentType }} />
}
