import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type GivenAnswer, guestAnswers, guestsToTake, withoutSame } from '../../application/worksheet.ts'
import type { Id } from '../../domain/id.ts'
import { hasAnswers } from '../../domain/worksheet/marking.ts'
import type { Answer, Answers } from '../../domain/worksheet/worksheet.ts'
import { useFeature } from '../kit/useFeature.ts'

export interface AnswerDraft {
  /** True once the stored answers are loaded. */
  readonly isOpen: boolean
  /** Whether there were stored answers. */
  readonly isRestored: boolean
  readonly answers: Answers
  change(questionId: Id, answer: Answer): void
  /** Drops these answers after they were marked; answers given meanwhile stay. */
  drop(marked: readonly GivenAnswer[]): void
  /** Whether a guest has left answers on this device. */
  readonly hasGuests: boolean
  /** Tells what taking over a guest's answers would change. */
  readonly guests: ReturnType<typeof guestsToTake>
  settleGuests(isTaken: boolean): void
}

/**
 * Keeps answers that are not marked yet. Each is stored on the device at once and by itself, because a page may close at any time and
 * another tab may have answered other questions.
 */
export const useAnswers = (chapterId: Id, owner: Id | null | undefined): AnswerDraft => {
  const { answers: store } = useFeature('worksheet')
  const latest = useRef<Answers>({})
  const [answers, setAnswers] = useState<Answers>(latest.current)
  const [guests, setGuests] = useState<Answers>({})
  const [opened, setOpened] = useState<'restored' | 'empty' | null>(null)
  /** The number of changes that are still being stored; the stored state is older than those. */
  const underway = useRef(0)

  const show = (next: Answers) => {
    latest.current = next
    setAnswers(next)
  }
  const keep = async (userId: Id | null, change: (stored: Answers) => Answers) => {
    underway.current += 1
    const stored = await store.change({ userId, chapterId }, change)
    underway.current -= 1
    if (underway.current === 0) show(stored)
  }
  const open = useEffectEvent((userId: Id | null, found: Answers) => {
    const quicker = latest.current
    // Answers given before the stored ones arrived take precedence.
    show({ ...found, ...quicker })
    setOpened(hasAnswers(found) ? 'restored' : 'empty')
    if (hasAnswers(quicker)) void keep(userId, (stored) => ({ ...stored, ...quicker }))
  })
  const lookAgain = useEffectEvent(async (userId: Id | null) => {
    if (opened === null || document.visibilityState !== 'visible') return
    const stored = await store.read({ userId, chapterId })
    if (underway.current === 0) show(stored)
  })
  useEffect(() => {
    if (owner === undefined) return
    let isWanted = true
    const key = { userId: owner, chapterId }
    void store.read(key).then((found) => isWanted && open(owner, found))
    void guestAnswers(store, key).then((found) => isWanted && setGuests(found))
    const onReturn = () => void lookAgain(owner)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [store, owner, chapterId])

  const change = (next: (stored: Answers) => Answers) => {
    show(next(latest.current))
    if (opened !== null && owner !== undefined) void keep(owner, next)
  }
  const found = guestsToTake(guests, answers)
  return {
    isOpen: opened !== null,
    isRestored: opened === 'restored',
    answers,
    change: (questionId, answer) => change((stored) => ({ ...stored, [String(questionId)]: answer })),
    hasGuests: hasAnswers(guests),
    guests: found,
    settleGuests(isTaken) {
      if (isTaken) change((stored) => ({ ...stored, ...found.taken }))
      const left = isTaken ? found.left : {}
      setGuests(left)
      void store.change({ userId: null, chapterId }, (stored) => ({ ...withoutSame(stored, guests), ...left }))
    },
    drop: (marked) => change((stored) => withoutSame(stored, sheetOf(marked))),
  }
}

const sheetOf = (given: readonly GivenAnswer[]): Answers =>
  Object.fromEntries(given.map(({ questionId, answer }) => [String(questionId), answer]))
