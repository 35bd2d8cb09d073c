import { Play, Square } from 'lucide'
import { type KeyboardEvent, useRef, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { defaultLimits, type Execution } from '../../domain/problems/execution.ts'
import { explainPythonError } from '../../domain/problems/pythonErrors.ts'
import { useApplication } from '../kit/application.ts'
import { GuestCode } from '../draft/GuestCode.tsx'
import { Button } from '../kit/Button.tsx'
import { CodeBlock } from '../kit/code/CodeBlock.tsx'
import { Icon } from '../kit/Icon.tsx'
import { TextButton } from '../kit/TextButton.tsx'
import { useFocusAfterRender } from '../kit/useFocusAfterRender.ts'
import { useStoredText } from '../kit/useStoredText.ts'
import { AskedLine } from '../problem/workbench/AskedLine.tsx'
import { ProgramOutput } from '../problem/workbench/ProgramOutput.tsx'
import { type ProgramState, useProgram } from '../problem/workbench/useProgram.ts'
import { useWriter } from '../viewer/useOwner.ts'
import { lessonWords } from './lessonWords.ts'
import styles from './RunnableCode.module.css'

const words = lessonWords.code

interface RunnableCodeProps {
  /** The title of the program. */
  readonly name: string
  readonly code: string
}

/** Renders a Python program inside a text that runs in place, as it is or changed. Python is loaded when the user comes near. */
export const RunnableCode = ({ name, code: given }: RunnableCodeProps) => {
  const { features } = useApplication()
  const stored = useStoredText({ place: 'lessonCode', owner: useWriter(), of: given, initial: given })
  const [isOpen, setOpen] = useState(false)
  // The code that was reset, offered to undo until something else is typed.
  const [removed, setRemoved] = useState<string | null>(null)
  const changed = isOpen || stored.text !== given ? stored.text : null
  const program = useProgram({ loadRunner: features.codeRunner, language: 'PYTHON', limits: defaultLimits })
  const warmUp = useWarmUp()
  const code = changed ?? given
  const run = () => void program.run(code, '')
  const reset = () => {
    setOpen(false)
    if (code !== given) setRemoved(code)
    stored.change(given)
    program.clear()
  }
  const editor = useRef<HTMLTextAreaElement>(null)
  const focusEditor = useFocusAfterRender(() => editor.current?.focus())
  const undo = (former: string) => {
    setRemoved(null)
    stored.change(former)
    focusEditor()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || program.isRunning) return
    event.preventDefault()
    run()
  }
  return (
    <div className={styles['runnable']} onPointerEnter={warmUp} onFocus={warmUp}>
      {changed === null ? (
        <CodeBlock name={name} code={code} language="python" />
      ) : (
        <textarea
          ref={editor}
          // The button that opened the editor is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isOpen}
          aria-label={words.edited(name)}
          className={styles['editor']}
          value={changed}
          rows={Math.max(3, changed.split('\n').length)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setRemoved(null)
            stored.change(currentTarget.value)
          }}
          onKeyDown={press}
        />
      )}
      {stored.guests !== null && <GuestCode code={stored.guests} onSettle={stored.settleGuests} />}
      <div className={styles['actions']}>
        {program.isRunning ? (
          <Button tone="soft" size="small" onClick={program.stop}>
            <Icon icon={Square} size={16} />
            {words.stop}
          </Button>
        ) : (
          <Button tone="soft" size="small" onClick={run}>
            <Icon icon={Play} size={16} />
            {words.run}
          </Button>
        )}
        {changed === null ? (
          <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
            {words.edit}
          </Button>
        ) : (
          <Button tone="quiet" size="small" onClick={reset}>
            {words.reset}
          </Button>
        )}
        {removed !== null && <TextButton onClick={() => undo(removed)}>{words.undo}</TextButton>}
      </div>
      <Result state={program.state} />
    </div>
  )
}

/** Returns a function that prepares Python at the first sign of a run; it fails silently, since nobody asked for it. */
const useWarmUp = () => {
  const { features } = useApplication()
  const hasBegun = useRef(false)
  return () => {
    if (hasBegun.current) return
    hasBegun.current = true
    features
      .codeRunner()
      .then((runner) => runner.warmUp())
      .catch(() => {
        hasBegun.current = false
      })
  }
}

const Result = ({ state }: { readonly state: ProgramState }) => {
  // The field that takes the focus says the same.
  const isSilent = state.kind === 'running' && state.hasAsked
  return (
    <div className={styles['result']}>
      <p role="status" className={styles['state']}>
        {!isSilent && stateText(state)}
      </p>
      {isSilent && <p className={styles['state']}>{stateText(state)}</p>}
      {(state.kind === 'running' || state.kind === 'ran') && (
        <ProgramOutput text={state.output} label={words.output} isGrowing={state.kind === 'running'} className={styles['output']} />
      )}
      {state.kind === 'running' && state.question !== null && <AskedLine question={state.question} words={words} />}
      {state.kind === 'ran' && state.execution.error !== null && <ErrorNote execution={state.execution} code={state.code} />}
    </div>
  )
}

const stateText = (state: ProgramState): string => {
  switch (state.kind) {
    case 'running':
      return state.question === null ? words.running : words.asks
    case 'ran':
      if (state.execution.state === 'DONE') return state.output === '' ? words.nothing : words.done
      return state.execution.state === 'STOPPED' ? words.stopped : words.failed
    case 'broken':
      return words.broken
    default:
      return ''
  }
}

const ErrorNote = ({ execution: { error }, code }: { readonly execution: Execution; readonly code: string }) => {
  if (error === null) return null
  const { what, how, line } = explainPythonError(error, code)
  return (
    <div className={styles['error']}>
      <p className={styles['what']}>{line === null ? what : words.atLine(formatNumber(line), what)}</p>
      <p>{how}</p>
    </div>
  )
}
