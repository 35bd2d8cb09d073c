import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openAnswers } from '../../application/worksheet.ts'
import type { Id } from '../../domain/id.ts'
import { hasAnswers } from '../../domain/worksheet/marking.ts'
import type { Answer, Answers } from '../../domain/worksheet/worksheet.ts'
import { useOnLeave } from '../kit/leaving.ts'
import { useFeature } from '../kit/useFeature.ts'

/** A pause in answering, in ms. */
const pauseMs = 400

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

/** What is answered and not marked yet. It is kept on the device at every pause, and when the page is left. */
export const useAnswers = (chapterId: Id, owner: Id | null | undefined): AnswerDraft => {
  const { answers: store } = useFeature('worksheet')
  const latest = useRef<Answers>({})
  const [answers, setAnswers] = useState<Answers>(latest.current)
  const [opened, setOpened] = useState<'restored' | 'empty' | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDirty = useRef(false)

  const target = useRef(owner)
  target.current = owner

  const save = () => {
    clearTimeout(timer.current)
    if (target.current === undefined || !isDirty.current) return
    isDirty.current = false
    void store.write({ userId: target.current, chapterId }, latest.current)
  }
  const show = (next: Answers) => {
    latest.current = next
    setAnswers(next)
  }
  const open = useEffectEvent((found: Answers) => {
    // Who was quicker than the device has answered last.
    show({ ...found, ...latest.current })
    setOpened(hasAnswers(found) ? 'restored' : 'empty')
  })
  useEffect(() => {
    if (owner === undefined) return
    let isWanted = true
    void openAnswers(store, { userId: owner, chapterId }).then((found) => isWanted && open(found))
    return () => {
      isWanted = false
    }
  }, [store, owner, chapterId])
  useOnLeave(save)

  const replace = (next: Answers) => {
    show(next)
    isDirty.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(save, pauseMs)
  }
  return {
    isOpen: opened !== null,
    isRestored: opened === 'restored',
    answers,
    change: (questionId, answer) => replace({ ...latest.current, [String(questionId)]: answer }),
    drop(questionIds) {
      const dropped = new Set(questionIds.map(String))
      replace(Object.fromEntries(Object.entries(latest.current).filter(([questionId]) => !dropped.has(questionId))))
      save()
    },
  }
}
