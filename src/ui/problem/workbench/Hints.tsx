import { useState } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { hintLadder } from '../../../domain/problems/hints.ts'
import type { OpenedHint, ProblemDetail, ProblemStanding } from '../../../domain/problems/problem.ts'
import { isSignedIn } from '../../../domain/viewer.ts'
import { useAction } from '../../kit/action.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { InlineText } from '../../kit/code/InlineText.tsx'
import type { Loadable } from '../../kit/loaded.ts'
import { loadedValue } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { problemWords } from './problemWords.ts'
import styles from './Hints.module.css'

const words = problemWords.hints

interface HintsProps {
  readonly problem: Pick<ProblemDetail, 'problemId' | 'hintCount'>
  readonly standing: Loadable<ProblemStanding>
}

/** One hint after the other, each for those who have tried. */
export const Hints = ({ problem: { problemId, hintCount }, standing }: HintsProps) => {
  const { openHint } = useFeature('problem')
  const viewer = useViewer()
  const [fresh, setFresh] = useState<readonly OpenedHint[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const own = loadedValue(standing)
  const opened = mergeHints(own?.openedHints ?? [], fresh)
  const ladder = hintLadder({
    hintCount,
    openedNumbers: opened.map(({ hintNumber }) => hintNumber),
    submissionCount: own?.submissionCount ?? 0,
    isSolved: own?.state === 'SOLVED',
  })
  const next = ladder.find(({ state }) => state !== 'OPENED') ?? null
  const isGuest = viewer !== null && !isSignedIn(viewer)

  const { isPending, run } = useAction({
    name: 'openHint',
    async run(hintNumber: number) {
      const outcome = await openHint(problemId, hintNumber)
      setTrouble(null)
      if (outcome.kind === 'opened') setFresh((before) => mergeHints(before, [outcome.hint]))
      if (outcome.kind === 'signInFirst') setTrouble(words.guest)
      if (outcome.kind === 'locked') setTrouble(words.lockedNow)
      if (outcome.kind === 'failed') setTrouble(words.failed)
      return outcome
    },
    invalidates: ({ kind }) => (kind === 'opened' ? ['problemStanding'] : []),
  })
  if (hintCount === 0) return null

  const open = () => {
    if (isGuest) setTrouble(words.guest)
    else if (next?.state === 'AVAILABLE') void run(next.hintNumber)
  }
  return (
    <section className={styles['hints']} aria-label={words.title}>
      <h3 className={styles['title']}>{words.title}</h3>
      <div role="status" className={styles['opened']}>
        {opened.map(({ hintNumber, hint }) => (
          <div key={hintNumber} className={styles['hint']}>
            <p className={styles['name']}>{words.hint(formatNumber(hintNumber))}</p>
            <p className={styles['text']}>
              <InlineText text={hint} />
            </p>
          </div>
        ))}
      </div>
      {next !== null && (
        <>
          <ActionButton tone="quiet" isRunning={isPending} unavailable={!isGuest && next.state === 'LOCKED'} onClick={open}>
            {isPending ? words.opening : words.open}
          </ActionButton>
          <p className={styles['note']}>
            {next.state === 'LOCKED' && !isGuest ? words.locked(formatNumber(Math.max(1, next.triesLeft))) : words.cost}
          </p>
        </>
      )}
      <p role="status" className={styles['trouble']}>
        {trouble}
      </p>
    </section>
  )
}

const mergeHints = (known: readonly OpenedHint[], more: readonly OpenedHint[]): readonly OpenedHint[] =>
  [...new Map([...known, ...more].map((hint) => [hint.hintNumber, hint])).values()].toSorted(
    (one, other) => one.hintNumber - other.hintNumber,
  )
