import { useQueryClient } from '@tanstack/react-query'
import { Check, Lock } from 'lucide'
import { useEffect } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import type { Hint } from '../../../domain/problems/hints.ts'
import type { OpenedHint, ProblemDetail, ProblemStanding } from '../../../domain/problems/problem.ts'
import { pointWithHints } from '../../../domain/problems/reward.ts'
import { invalidate } from '../../kit/action.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { CodeBlock } from '../../kit/code/CodeBlock.tsx'
import { InlineText } from '../../kit/code/InlineText.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { useNowByMinute } from '../../kit/time.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { problemWords } from './problemWords.ts'
import { useHintLadder } from './useHintLadder.tsx'
import styles from './Hints.module.css'

const words = problemWords.hints

/** The pause in ms before the server is asked again whether writing has begun. */
const askAgainMs = 60_000

interface HintsProps {
  readonly problem: Pick<ProblemDetail, 'problemId' | 'hintCount' | 'point'>
  readonly standing: Loadable<ProblemStanding>
}

/** Renders the hint ladder: a nudge, a pointed hint, a similar example. Each step opens after tries, or some minutes of thought. */
export const Hints = ({ problem: { problemId, hintCount, point }, standing }: HintsProps) => {
  const { openHint } = useFeature('problem')
  const client = useQueryClient()
  const now = useNowByMinute()
  const { ladder, opened, next, isSolved, isGuest, isPending, trouble, open } = useHintLadder({
    id: problemId,
    hintCount,
    standing,
    now,
    openHint,
    list: 'problemStanding',
    words: { ...words, locked: words.lockedNow },
  })
  // The server knows when writing began; the page asks until it knows, too.
  const isUnbegun = loadedValue(standing)?.startedDate === null
  const waitsForStart = !isGuest && isUnbegun && next?.state === 'LOCKED' && next.hintNumber === 1
  useEffect(() => {
    if (!waitsForStart) return
    const timer = setInterval(() => invalidate(client, ['problemStanding']), askAgainMs)
    return () => clearInterval(timer)
  }, [waitsForStart, client])
  if (hintCount === 0) return null

  return (
    <section className={styles['hints']} aria-label={words.title}>
      <h3 className={styles['title']}>{words.title}</h3>
      <p className={styles['note']}>{words.rule}</p>
      <ol className={styles['ladder']} aria-label={words.steps}>
        {ladder.map((hint) => (
          <Step key={hint.hintNumber} hint={hint} />
        ))}
      </ol>
      <div role="status" className={styles['opened']}>
        {opened.map((one) => (
          <OpenedStep key={one.hintNumber} opened={one} hint={ladder.find(({ hintNumber }) => hintNumber === one.hintNumber)} />
        ))}
      </div>
      {next !== null && (
        <>
          <ActionButton tone="quiet" isRunning={isPending} unavailable={!isGuest && next.state === 'LOCKED'} onClick={open}>
            {isPending ? words.opening : words.open}
          </ActionButton>
          {next.state === 'LOCKED' && !isGuest && <p className={styles['note']}>{lockedText(next, now)}</p>}
          {!isSolved && (
            <p className={styles['note']}>
              {words.cost}
              {point !== null && (
                <>
                  {' '}
                  {words.costNow(
                    formatNumber(pointWithHints(point, opened.length)),
                    formatNumber(pointWithHints(point, opened.length + 1)),
                  )}
                </>
              )}
            </p>
          )}
        </>
      )}
      <div role="status" className={styles['trouble']}>
        {trouble}
      </div>
    </section>
  )
}

/** Tells the condition for opening a locked step: further tries, or the minutes that are left. */
const lockedText = ({ hintNumber, triesLeft, opensAt }: Hint, now: Date): string => {
  const tries = formatNumber(Math.max(1, triesLeft))
  if (opensAt !== null) return words.lockedUntil(tries, formatNumber(Math.max(1, Math.ceil((opensAt - now.getTime()) / 60_000))))
  return hintNumber === 1 ? words.lockedUntilWritten(tries) : words.locked(tries)
}

const Step = ({ hint: { kind, state } }: { readonly hint: Hint }) => (
  <li className={styles['step']} data-state={state}>
    {state !== 'AVAILABLE' && <Icon icon={state === 'OPENED' ? Check : Lock} size={14} />}
    {words.kinds[kind]}
    <VisuallyHidden> {words.states[state]}</VisuallyHidden>
  </li>
)

interface OpenedStepProps {
  readonly opened: OpenedHint
  /** The ladder's step of this hint; undefined if the backend opened more hints than it has steps. */
  readonly hint: Hint | undefined
}

const OpenedStep = ({ opened: { hintNumber, hint, example }, hint: step }: OpenedStepProps) => (
  <div className={styles['hint']}>
    <p className={styles['name']}>{words.hint(formatNumber(hintNumber), words.kinds[step?.kind ?? 'POINTED'])}</p>
    <p className={styles['text']}>
      <InlineText text={hint} />
    </p>
    {example !== null && (
      <>
        <CodeBlock name={words.exampleCode} code={example.code.trimEnd()} language="python" />
        {example.input !== '' && <CodeBlock name={words.exampleInput} code={example.input} />}
        <CodeBlock name={words.exampleOutput} code={example.output} />
      </>
    )}
  </div>
)
