import { useEffect, useRef, useState } from 'react'
import type { StudioProblem } from '../../../domain/studio/studioProblem.ts'
import { readInput } from '../../../domain/studio/studioReading.ts'
import { useApplication } from '../../kit/application.ts'
import { readingFieldWords as words } from './readingFieldWords.ts'

/** Runs the program to record its answer. Text typed meanwhile stays; the answer of a program that has changed since is dropped. */
export const useRecorded = (
  problem: StudioProblem,
  onChange: (problem: StudioProblem) => void,
  /** Resolves to null if the program did not end. */
  record: (asked: StudioProblem) => Promise<((now: StudioProblem) => StudioProblem) | null>,
) => {
  const { notifications } = useApplication()
  const [isRunning, setRunning] = useState(false)
  const latest = useRef({ problem, onChange })
  useEffect(() => {
    latest.current = { problem, onChange }
  })
  const run = async () => {
    setRunning(true)
    try {
      const write = await record(problem)
      const { current: now } = latest
      if (!isSameRead(problem, now.problem)) return
      if (write === null) notifications.warn(words.ended)
      else now.onChange(write(now.problem))
    } catch {
      notifications.warn(words.broken)
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, run: () => void run() }
}

export const isSameRead = (one: StudioProblem, other: StudioProblem) =>
  one.reference === other.reference && readInput(one) === readInput(other) && one.taskKind === other.taskKind
