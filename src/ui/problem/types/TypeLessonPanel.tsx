import { useEffect, useId, useRef, useState } from 'react'
import type { CodeRun } from '../../../application/codeRunner.ts'
import { defaultLimits, type Execution } from '../../../domain/problems/execution.ts'
import type { TypeLesson, WorkedExample } from '../../../domain/problems/problemTypes.ts'
import { Button } from '../../kit/Button.tsx'
import { CodeBlock } from '../../kit/code/CodeBlock.tsx'
import { InlineText } from '../../kit/code/InlineText.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useApplication } from '../../kit/application.ts'
import { typeWords } from './typeWords.ts'
import styles from './TypeLessonPanel.module.css'

const words = typeWords.type

/** What a type is about, when one needs it, and a worked example. */
export const TypeLessonPanel = ({ lesson: { what, when, example } }: { readonly lesson: TypeLesson }) => (
  <Panel className={styles['lesson']} aria-labelledby="type-lesson">
    <h2 id="type-lesson" className={styles['heading']}>
      {words.lesson}
    </h2>
    <p className={styles['text']}>
      <InlineText text={what} />
    </p>
    {when !== null && (
      <>
        <h3 className={styles['part']}>{words.when}</h3>
        <p className={styles['text']}>
          <InlineText text={when} />
        </p>
      </>
    )}
    {example !== null && <Example example={example} />}
  </Panel>
)

type RunState = 'idle' | 'running' | 'broken' | Execution

/** A program that runs where it stands, with an input of one's own if one likes. Python is loaded with the first run. */
const Example = ({ example: { title, code, input: given, output, explanation } }: { readonly example: WorkedExample }) => {
  const { features } = useApplication()
  const [input, setInput] = useState(given)
  const [state, setState] = useState<RunState>('idle')
  const current = useRef<CodeRun<Execution> | null>(null)
  const inputId = useId()
  useEffect(() => () => current.current?.stop(), [])
  const run = async () => {
    if (state === 'running') return
    setState('running')
    try {
      const runner = await features.codeRunner()
      current.current = runner.run({ language: 'PYTHON', code, input, limits: defaultLimits }, { onOutput() {} })
      setState(await current.current.result)
    } catch {
      setState('broken')
    }
  }
  return (
    <section className={styles['example']} aria-labelledby={`${inputId}-title`}>
      <h3 className={styles['part']}>{words.example}</h3>
      <p id={`${inputId}-title`} className={styles['title']}>
        {title}
      </p>
      <CodeBlock name={title} code={code.trimEnd()} language="python" />
      <div className={styles['try']}>
        <label htmlFor={inputId} className={styles['label']}>
          {words.input}
        </label>
        <textarea
          id={inputId}
          className={styles['input']}
          value={input}
          rows={Math.max(1, given.split('\n').length)}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={({ currentTarget }) => setInput(currentTarget.value)}
        />
        <Button tone="soft" aria-busy={state === 'running' || undefined} onClick={() => void run()}>
          {state === 'running' ? words.running : words.run}
        </Button>
      </div>
      {(state === 'idle' || state === 'running') && <CodeBlock name={words.output} code={output} />}
      <div role="status">{state !== 'idle' && state !== 'running' && <Outcome outcome={state} />}</div>
      {explanation !== null && (
        <p className={styles['text']}>
          <InlineText text={explanation} />
        </p>
      )}
    </section>
  )
}

const Outcome = ({ outcome }: { readonly outcome: 'broken' | Execution }) => {
  if (outcome === 'broken') return <p className={styles['trouble']}>{words.broken}</p>
  const { state, output } = outcome
  return (
    <>
      {output.trim() !== '' && <CodeBlock name={words.ran} code={output.trimEnd()} />}
      {state === 'DONE' && output.trim() === '' && <p>{words.nothing}</p>}
      {state !== 'DONE' && <p className={styles['trouble']}>{words.stopped}</p>}
    </>
  )
}
