import { useId, useRef, useState } from 'react'
import { tryProblem } from '../../../application/studioProblem.ts'
import type { Verdict } from '../../../domain/problems/verdict.ts'
import { previewOf, type StudioProblem } from '../../../domain/studio/studioProblem.ts'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { CaseList } from '../../problem/workbench/CaseList.tsx'
import { CodeEditor, type EditorHandle } from '../../problem/workbench/editor/CodeEditor.tsx'
import { VerdictError } from '../../problem/workbench/ErrorExplanation.tsx'
import { problemWords } from '../../problem/workbench/problemWords.ts'
import { Statement } from '../../problem/workbench/Statement.tsx'
import { caseName } from '../../problem/workbench/SubmissionResult.tsx'
import { toneOf, VerdictHead, type VerdictHeadProps } from '../../problem/workbench/VerdictHead.tsx'
import { studioWords } from '../studioWords.ts'
import { problemEditorWords } from './problemEditorWords.ts'
import styles from './TryOut.module.css'

const words = problemEditorWords.tryOut

type TryState =
  | { readonly kind: 'none' | 'running' | 'broken' }
  | { readonly kind: 'judged'; readonly verdict: Verdict; readonly code: string }

interface TryOutProps {
  readonly problem: StudioProblem
  onClose(): void
}

const ignore = () => {}

function headOf(state: TryState): VerdictHeadProps {
  switch (state.kind) {
    case 'none':
      return { tone: 'neutral', title: null }
    case 'running':
      return { tone: 'neutral', isBusy: true, title: words.running }
    case 'broken':
      return { tone: 'neutral', title: words.broken }
    case 'judged':
      return { tone: toneOf(state.verdict.state), title: problemWords.verdicts[state.verdict.state] }
  }
}

/** The problem as a learner would meet it. It is judged in the page, and nothing of it is kept. */
export const TryOut = ({ problem, onClose }: TryOutProps) => {
  const { features } = useApplication()
  const editor = useRef<EditorHandle>(null)
  const code = useRef('')
  const keysId = useId()
  const [state, setState] = useState<TryState>({ kind: 'none' })
  const submit = async () => {
    setState({ kind: 'running' })
    const submitted = code.current
    try {
      const verdict = await tryProblem(await features.codeRunner(), problem, submitted)
      setState({ kind: 'judged', verdict, code: submitted })
    } catch {
      setState({ kind: 'broken' })
    }
  }
  const actions = {
    onGoToLine: (line: number) => editor.current?.goToLine(line),
    onFix: (fixed: string) => editor.current?.setCode(fixed),
  }
  const isRunning = state.kind === 'running'
  return (
    <Dialog title={words.title(problem.title.trim() || studioWords.list.nameless)} size="full" closesOnBackdrop={false} onClose={onClose}>
      <div className={styles['try']}>
        <section aria-label={problemWords.regions.statement}>
          <Statement problem={previewOf(problem)} />
        </section>
        <section aria-label={problemWords.regions.code} className={styles['code']}>
          <CodeEditor
            ref={editor}
            label={words.code}
            description={words.keys}
            descriptionId={keysId}
            initialCode=""
            onChange={(text) => {
              code.current = text
            }}
            onFocus={ignore}
          />
          <p id={keysId} className={styles['note']}>
            {words.keys}
          </p>
          <Button unavailable={isRunning} aria-busy={isRunning || undefined} onClick={() => void submit()}>
            {isRunning ? words.running : words.submit}
          </Button>
          <p className={styles['note']}>{words.note}</p>
        </section>
        <section aria-label={problemWords.regions.results} className={styles['result']}>
          <VerdictHead {...headOf(state)} />
          {state.kind === 'judged' && (
            <>
              <VerdictError verdict={state.verdict} code={state.code} {...actions} />
              <CaseList title={problemWords.results.cases} cases={state.verdict.caseList} code={state.code} nameOf={caseName} />
            </>
          )}
        </section>
      </div>
    </Dialog>
  )
}
