import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openAnswers } from '../../application/worksheet.ts'
import type { Id } from '../../domain/id.ts'
import { hasAnswers } from '../../domain/worksheet/marking.ts'
import type { Answer, Answers } from '../../domain/worksheet/worksheet.ts'
import { useFeature } from '../kit/useFeature.ts'

export interface AnswerDraft {
  /** Whether what was answered before is here. */
  readonly isOpen: boolean
  /** Whether there was something from before. */
  readonly isRestored: boolean
  readonly answers: Answers
  change(questionId: Id, answer: Answer): void
  /** Drops answers, once they are marked. */
  drop(questionIds: readonly Id[]): void
}

/** What is answered and not marked yet. Every answer is kept on the device at once: it is little, and a page may go at any time. */
export const useAnswers = (chapterId: Id, owner: Id | null | undefined): AnswerDraft => {
  const { answers: store } = useFeature('worksheet')
  const latest = useRef<Answers>({})
  const [answers, setAnswers] = useState<Answers>(latest.current)
  const [opened, setOpened] = useState<'restored' | 'empty' | null>(null)

  const show = (next: Answers) => {
    latest.current = next
    setAnswers(next)
  }
  const open = useEffectEvent((userId: Id | null, found: Answers) => {
    const wasQuicker = hasAnswers(latest.current)
    // Who was quicker than the device has answered last.
    show({ ...found, ...latest.current })
    setOpened(hasAnswers(found) ? 'restored' : 'empty')
    if (wasQuicker) void store.write({ userId, chapterId }, latest.current)
  })
  useEffect(() => {
    if (owner === undefined) return
    let isWanted = true
    void openAnswers(store, { userId: owner, chapterId }).then((found) => isWanted && open(owner, found))
    return () => {
      isWanted = false
    }
  }, [store, owner, chapterId])

  const replace = (next: Answers) => {
    show(next)
    if (opened !== null && owner !== undefined) void store.write({ userId: owner, chapterId }, next)
  }
  return {
    isOpen: opened !== null,
    isRestored: opened === 'restored',
    answers,
    change: (questionId, answer) => replace({ ...latest.current, [String(questionId)]: answer }),
    drop(questionIds) {
      const dropped = new Set(questionIds.map(String))
      replace(Object.fromEntries(Object.entries(latest.current).filter(([questionId]) => !dropped.has(questionId))))
    },
  }
}
