import { grouped } from '../grouped.ts'

export interface CapacityBadge {
  readonly band: 'one' | 'small' | 'large'
  readonly count: number
  readonly tone: 'primary' | 'warning' | 'danger'
  readonly label: string
}

const smallGroup = { from: 2, to: 3 }

/** Null for what cannot be a number of seats. */
export function capacityBadge(memberCount: number | null): CapacityBadge | null {
  if (memberCount === null || !Number.isInteger(memberCount) || memberCount < 1) return null
  if (memberCount < smallGroup.from) return { band: 'one', count: memberCount, tone: 'primary', label: '정원 1명' }
  if (memberCount <= smallGroup.to) {
    return { band: 'small', count: memberCount, tone: 'warning', label: `정원 ${smallGroup.from}~${smallGroup.to}명` }
  }
  return { band: 'large', count: memberCount, tone: 'danger', label: `정원 ${grouped(memberCount)}명` }
}
