import { useEffect, useRef, useState } from 'react'
import type { TutorEvent, TutorOutcome } from '../../../application/tutor.ts'
import type { TutorQuestion } from '../../../application/tutorQuestion.ts'
import { formatNumber } from '../../../domain/format.ts'
import { isSignedIn } from '../../../domain/viewer.ts'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { InlineText } from '../../kit/code/InlineText.tsx'
import { useViewer } from '../../viewer/useViewer.ts'
import { assistWords } from './assistWords.ts'
import styles from './TutorAnswer.module.css'

const words = assistWords.tutor

interface TutorAnswerProps {
  readonly question: TutorQuestion
  onGoToLine(line: number): void
}

type Point = Extract<TutorEvent, { kind: 'POINT' }>

type Reading = { readonly kind: 'reading' } | { readonly kind: 'read'; readonly points: readonly Point[] } | { readonly kind: 'broken' }

/** Renders the answer of the tutor that runs in the page and, if the installation has one, a button for the backend's tutor. */
export const TutorAnswer = ({ question, onGoToLine }: TutorAnswerProps) => {
  const { features, settings } = useApplication()
  const viewer = useViewer()
  const [reading, setReading] = useState<Reading>({ kind: 'reading' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    let isWanted = true
    const points: Point[] = []
    setReading({ kind: 'reading' })
    heading.current?.scrollIntoView({ block: 'nearest' })
    features
      .tutor()
      .then(({ ruleTutor }) => ruleTutor.ask(question, (event) => event.kind === 'POINT' && points.push(event)))
      .then(
        () => isWanted && setReading({ kind: 'read', points }),
        () => isWanted && setReading({ kind: 'broken' }),
      )
    return () => {
      isWanted = false
    }
  }, [features, question])
  const isOnline = settings.onlineTutor && question.problemId !== null && viewer !== null && isSignedIn(viewer)
  return (
    <section className={styles['tutor']} aria-label={words.name} aria-busy={reading.kind === 'reading'}>
      <h3 ref={heading} className={styles['title']}>
        {words.name}
      </h3>
      <div role="status" className={styles['answer']}>
        {reading.kind === 'reading' && <p>{words.reading}</p>}
        {reading.kind === 'broken' && <p>{words.broken}</p>}
        {reading.kind === 'read' && <p>{reading.points.length === 0 ? words.fine : words.intro}</p>}
        {reading.kind === 'read' && reading.points.length > 0 && (
          <ol className={styles['points']}>
            {reading.points.map((point) => (
              <PointItem key={`${point.line} ${point.question}`} point={point} code={question.code} onGoToLine={onGoToLine} />
            ))}
          </ol>
        )}
      </div>
      {reading.kind !== 'reading' && <p className={styles['note']}>{words.inPage}</p>}
      {isOnline && reading.kind !== 'reading' && <OnlineAnswer question={question} />}
    </section>
  )
}

interface PointItemProps extends Omit<TutorAnswerProps, 'question'> {
  readonly point: Point
  readonly code: string
}

const PointItem = ({ point: { line, question, explanation }, code, onGoToLine }: PointItemProps) => {
  const source = line === null ? '' : (code.split('\n')[line - 1]?.trim() ?? '')
  return (
    <li className={styles['point']}>
      {line !== null && (
        <p className={styles['place']}>
          <button type="button" className={styles['goTo']} onClick={() => onGoToLine(line)}>
            {words.goToLine(formatNumber(line))}
          </button>
          {source !== '' && <code className={styles['source']}>{source}</code>}
        </p>
      )}
      <p className={styles['question']}>{question}</p>
      <p className={styles['explanation']}>
        <InlineText text={explanation} />
      </p>
    </li>
  )
}

type Asking =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly text: string }
  | { readonly kind: 'over'; readonly text: string; readonly outcome: TutorOutcome['kind']; readonly leftCount: number | null }

/** Renders the backend's tutor, for a learner who wants more and knows which data is sent. */
const OnlineAnswer = ({ question }: { readonly question: TutorQuestion }) => {
  const { features } = useApplication()
  const [state, setState] = useState<Asking>({ kind: 'idle' })
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])

  const ask = async () => {
    const controller = new AbortController()
    asking.current = controller
    let text = ''
    let leftCount: number | null = null
    setState({ kind: 'asking', text })
    const { askOnline } = await features.tutor()
    const outcome = await askOnline(
      question,
      (event) => {
        if (event.kind === 'END') leftCount = event.leftCount
        else text += event.kind === 'TEXT' ? event.text : `\n${event.question} ${event.explanation}\n`
        if (event.kind !== 'END') setState({ kind: 'asking', text })
      },
      controller.signal,
    )
    if (asking.current === controller) setState({ kind: 'over', text, outcome: outcome.kind, leftCount })
  }
  return (
    <div className={styles['online']}>
      {state.kind !== 'idle' && (
        <div role="status" aria-busy={state.kind === 'asking'} className={styles['text']}>
          {state.text === '' && state.kind === 'asking' ? words.answering : <InlineText text={state.text} />}
          {state.kind === 'over' && <p className={styles['note']}>{endOf(state)}</p>}
        </div>
      )}
      {state.kind === 'asking' ? (
        <Button tone="quiet" size="small" onClick={() => asking.current?.abort()}>
          {words.stop}
        </Button>
      ) : (
        <>
          <p className={styles['note']}>{words.sends}</p>
          <Button tone="soft" size="small" onClick={() => void ask()}>
            {words.more}
          </Button>
        </>
      )}
    </div>
  )
}

function endOf({ outcome, leftCount }: Extract<Asking, { kind: 'over' }>): string {
  if (outcome === 'stopped') return words.stopped
  if (outcome !== 'answered' && outcome !== 'alreadyAsking') return words.trouble[outcome]
  if (leftCount === null) return ''
  return leftCount === 0 ? words.noneLeft : words.left(formatNumber(leftCount))
}
