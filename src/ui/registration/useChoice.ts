import { useState } from 'react'
import type { RegisterRefusal } from '../../application/registration/register.ts'

export interface Choice {
  /** The chosen dates that can be had, the earliest first. */
  readonly dates: readonly string[]
  /** What was chosen and cannot be had any more, and why. */
  readonly lost: readonly RegisterRefusal[]
  toggle(date: string): void
  /** Takes away what cannot be had. */
  lose(refusal: RegisterRefusal): void
  /** Takes away what has been registered. */
  settle(dates: readonly string[]): void
  forgetLost(): void
}

/** The dates that are wished for, as long as they can be had: a date that goes in the meantime is not forgotten without a word. */
export const useChoice = (kindOf: (date: string) => RegisterRefusal['kind'] | 'open'): Choice => {
  const [wished, setWished] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly RegisterRefusal[]>([])
  const isOpen = (date: string) => kindOf(date) === 'open'
  const gone = wished.flatMap((date) => {
    const kind = kindOf(date)
    // What has come true needs no words: the calendar shows it.
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
