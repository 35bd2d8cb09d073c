import { useState } from 'react'
import type { RegisterRefusal } from '../../application/registration/register.ts'

export interface Choice {
  /** The chosen dates that are available, the earliest first. */
  readonly dates: readonly string[]
  /** Chosen dates that are no longer available, and why. */
  readonly lost: readonly RegisterRefusal[]
  toggle(date: string): void
  /** Removes a date that was refused. */
  lose(refusal: RegisterRefusal): void
  /** Removes the dates that are registered now. */
  settle(dates: readonly string[]): void
  forgetLost(): void
}

/** The chosen dates, as long as they are available: one that becomes unavailable meanwhile is reported in `lost`. */
export const useChoice = (kindOf: (date: string) => RegisterRefusal['kind'] | 'open'): Choice => {
  const [wished, setWished] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly RegisterRefusal[]>([])
  const isOpen = (date: string) => kindOf(date) === 'open'
  const gone = wished.flatMap((date) => {
    const kind = kindOf(date)
    // A date that is registered now is not lost: the calendar shows it.
    return kind === 'open' || kind === 'alreadyRegistered' ? [] : [{ kind, date }]
  })
  const keep = (isKept: (date: string) => boolean) => setWished((before) => before.filter(isKept))
  const forgive = (date: string) => setRefused((before) => before.filter((refusal) => refusal.date !== date))
  return {
    dates: wished.filter((date) => isOpen(date)).toSorted(),
    lost: [...refused, ...gone].toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    toggle(date) {
      forgive(date)
      setWished((before) => (before.includes(date) ? before.filter((other) => other !== date) : [...before, date]))
    },
    lose(refusal) {
      forgive(refusal.date)
      keep((date) => date !== refusal.date)
      setRefused((before) => [...before, refusal])
    },
    settle(dates) {
      keep((date) => !dates.includes(date))
      setRefused([])
    },
    forgetLost() {
      setRefused([])
      keep(isOpen)
    },
  }
}
