import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Link2, Pause, Play, X } from 'lucide'
import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { SharedStep } from '../../../application/tutor.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { RunLimits } from '../../../domain/problems/execution.ts'
import { describeMoment } from '../../../domain/problems/stepSentence.ts'
import { maxTraceSteps, type Moment, type Trace } from '../../../domain/problems/trace.ts'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { assistWords } from './assistWords.ts'
import { frameTitle, VariableTable } from './TraceValues.tsx'
import { usePlayer, useSettled, useTrace } from './useTrace.ts'
import styles from './TraceViewer.module.css'

const words = assistWords.trace

interface TraceViewerProps {
  readonly shared: SharedStep
  readonly limits: RunLimits
  /** The author of the code. Code that came by a link runs only after the user has seen and allowed it. */
  readonly author?: 'SELF' | 'LEARNER' | 'LINK'
  onClose(): void
}

/** Steps through a recorded program: the current line, the variables, the output so far, and a sentence on the event. */
export const TraceViewer = ({ shared, limits, author = 'SELF', onClose }: TraceViewerProps) => {
  const [isAllowed, setAllowed] = useState(author !== 'LINK')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section aria-label={words.title} className={styles['viewer']} data-steps="">
      <div className={styles['head']}>
        <h3 ref={heading} tabIndex={-1} className={styles['title']}>
          {author === 'LINK' ? words.shared.title : words.title}
        </h3>
        <button type="button" className={styles['close']} title={words.close} onClick={onClose}>
          <Icon icon={X} size={18} />
          <VisuallyHidden>{words.close}</VisuallyHidden>
        </button>
      </div>
      {author === 'LINK' && <p className={styles['note']}>{words.shared.note}</p>}
      {isAllowed ? (
        <Steps shared={shared} limits={limits} isForeign={author !== 'SELF'} onClose={onClose} />
      ) : (
        <Unread shared={shared} onAllow={() => setAllowed(true)} />
      )}
    </section>
  )
}

interface StepsProps {
  readonly shared: SharedStep
  readonly limits: RunLimits
  readonly isForeign: boolean
  onClose(): void
}

const Steps = ({ shared, limits, isForeign, onClose }: StepsProps) => {
  const state = useTrace(shared, { limits, isForeign }, onClose)
  if (state.kind === 'broken') return <p role="alert">{words.broken}</p>
  if (state.kind === 'ready') return <Recorded trace={state.trace} moments={state.moments} shared={shared} />
  return (
    <div className={styles['waiting']}>
      <p role="status">{words.recording}</p>
      <Button tone="quiet" size="small" onClick={onClose}>
        {words.stop}
      </Button>
    </div>
  )
}

interface UnreadProps {
  readonly shared: SharedStep
  onAllow(): void
}

/** Renders a linked program before it may run: shows its code and input, and asks for permission. */
const Unread = ({ shared, onAllow }: UnreadProps) => (
  <>
    <CodeLines code={shared.code} line={0} isError={false} />
    {shared.input !== '' && (
      <div>
        <p className={styles['label']}>{words.shared.input}</p>
        <OutputSoFar text={shared.input} name={words.shared.input} />
      </div>
    )}
    <div className={styles['waiting']}>
      <p>{words.shared.ask}</p>
      <Button size="small" onClick={onAllow}>
        {words.shared.run}
      </Button>
    </div>
  </>
)

interface RecordedProps {
  readonly trace: Trace
  readonly moments: readonly Moment[]
  readonly shared: SharedStep
}

const Recorded = ({ trace, moments, shared }: RecordedProps) => {
  const last = moments.length - 1
  const [at, setAt] = useState(Math.min(Math.max(0, shared.step), Math.max(0, last)))
  const player = usePlayer(at, last, setAt)
  const moment = moments[at]
  const sentence = useMemo(() => (moment === undefined ? '' : describeMoment(moment, trace)), [moment, trace])
  const spoken = useSettled(sentence)
  if (moment === undefined) return <p role="status">{trace.execution.state === 'SYNTAX_ERROR' ? words.misread : words.nothing}</p>

  const goTo = (step: number) => {
    player.pause()
    setAt(Math.min(last, Math.max(0, step)))
  }
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }
    const step = steps[event.key]
    // The slider handles these keys itself.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    goTo(step)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows work wherever one is in it
    <div className={styles['recorded']} onKeyDown={pressKey}>
      <p className={styles['sentence']} aria-hidden="true">
        {sentence}
      </p>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      <Controls {...{ at, last, moment, player, goTo, trace, shared }} />
      <div className={styles['panes']}>
        <CodeLines code={trace.code} line={moment.event.line} isError={moment.event.kind === 'error'} />
        <div className={styles['facts']}>
          <VariableTable moment={moment} />
          {moment.frames.length > 1 && (
            <div>
              <p className={styles['label']}>{words.stack}</p>
              <ol className={styles['stack']} aria-label={words.stack}>
                {moment.frames.slice(-maxFrames).map((frame, place) => (
                  <li key={place}>{frameTitle(frame)}</li>
                ))}
              </ol>
            </div>
          )}
          <div>
            <p className={styles['label']}>{words.output}</p>
            <OutputSoFar text={trace.execution.output.slice(0, moment.outputLength)} />
          </div>
        </div>
      </div>
      {trace.isCut && <p className={styles['note']}>{words.cut(formatNumber(maxTraceSteps))}</p>}
    </div>
  )
}

/** The most calls shown of a deep recursion: only the innermost ones. */
const maxFrames = 12

interface ControlsProps extends RecordedPosition {
  readonly trace: Trace
  readonly shared: SharedStep
}

interface RecordedPosition {
  readonly at: number
  readonly last: number
  readonly moment: Moment
  readonly player: ReturnType<typeof usePlayer>
  goTo(step: number): void
}

const Controls = ({ at, last, moment, player, goTo, trace, shared }: ControlsProps) => {
  const id = useId()
  const [shown, count] = [formatNumber(at + 1), formatNumber(last + 1)]
  const tools = [
    { name: words.first, icon: ChevronFirst, step: 0 },
    { name: words.previous, icon: ChevronLeft, step: at - 1 },
    { name: words.next, icon: ChevronRight, step: at + 1 },
    { name: words.last, icon: ChevronLast, step: last },
  ]
  return (
    <div className={styles['controls']}>
      <div className={styles['slide']}>
        <label htmlFor={id} className={styles['label']}>
          {words.slider}
        </label>
        <input
          id={id}
          type="range"
          className={styles['slider']}
          min={1}
          max={last + 1}
          value={at + 1}
          aria-valuetext={words.spoken(shown, count, formatNumber(moment.event.line))}
          aria-describedby={`${id}-keys`}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value) - 1)}
        />
        <span className={styles['position']}>{words.position(shown, count)}</span>
      </div>
      <div className={styles['tools']}>
        {tools.map(({ name, icon, step }) => {
          const isThere = step >= 0 && step <= last && step !== at
          return (
            <button
              key={name}
              type="button"
              className={styles['tool']}
              title={name}
              aria-disabled={!isThere || undefined}
              onClick={() => isThere && goTo(step)}
            >
              <Icon icon={icon} size={20} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </button>
          )
        })}
        <Button tone="soft" size="small" onClick={player.toggle}>
          <Icon icon={player.isPlaying ? Pause : Play} size={16} />
          {player.isPlaying ? words.pause : words.play}
        </Button>
        <CopyLink shared={{ code: trace.code, input: shared.input, step: at }} />
      </div>
      <p id={`${id}-keys`} className={styles['keys']} data-keys>
        {words.keys}
      </p>
    </div>
  )
}

const CopyLink = ({ shared }: { readonly shared: SharedStep }) => {
  const { features, notifications } = useApplication()
  const copy = async () => {
    const { links } = await features.tutor()
    const address = location.href.replace(/#.*$/, '') + (await links.write(shared))
    try {
      await navigator.clipboard.writeText(address)
      notifications.success(words.linked)
    } catch {
      history.replaceState(history.state, '', address)
      notifications.warn(words.notLinked)
    }
  }
  return (
    <Button tone="quiet" size="small" onClick={() => void copy()}>
      <Icon icon={Link2} size={16} />
      {words.link}
    </Button>
  )
}

interface CodeLinesProps {
  readonly code: string
  readonly line: number
  readonly isError: boolean
}

const CodeLines = ({ code, line, isError }: CodeLinesProps) => {
  const pane = useRef<HTMLOListElement>(null)
  const lines = useMemo(() => code.replace(/\n$/, '').split('\n'), [code])
  useEffect(() => {
    const [place, current] = [pane.current, pane.current?.children[line - 1]]
    if (place === null || !(current instanceof HTMLElement)) return
    // Scrolls only the code pane; the page stays where it is.
    const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight]
    if (top < place.scrollTop) place.scrollTop = top
    else if (bottom > place.scrollTop + place.clientHeight) place.scrollTop = bottom - place.clientHeight
  }, [line])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <ol ref={pane} className={styles['code']} aria-label={words.code} tabIndex={0}>
      {lines.map((text, at) => (
        <CodeLine key={at} text={text} state={at + 1 === line ? (isError ? 'error' : 'current') : null} />
      ))}
    </ol>
  )
}

interface CodeLineProps {
  readonly text: string
  readonly state: 'current' | 'error' | null
}

const CodeLine = memo(({ text, state }: CodeLineProps) => (
  <li className={styles['line']} aria-current={state === null ? undefined : 'step'} data-state={state ?? undefined}>
    <code>{text === '' ? ' ' : text}</code>
  </li>
))

/** The most lines shown of a long output: the last ones, where new output appears, so that no step renders a thousand lines again. */
const linesOfOutput = 60

const OutputSoFar = ({ text, name = words.output }: { readonly text: string; readonly name?: string }) => {
  if (text === '') return <p className={styles['none']}>{words.noOutput}</p>
  const lines = text.replace(/\n$/, '').split('\n')
  const shown = lines.length > linesOfOutput ? ['…', ...lines.slice(-linesOfOutput)] : lines
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className={styles['output']} tabIndex={0} role="group" aria-label={name}>
      <pre>{shown.join('\n')}</pre>
    </div>
  )
}
