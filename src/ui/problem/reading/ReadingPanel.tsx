import { RotateCcw } from 'lucide'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { Id } from '../../../domain/id.ts'
import { isEarlierAnswer, type ProblemDetail, type ProblemStanding, starterCodeFor } from '../../../domain/problems/problem.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import type { ArrangeTask, PredictTask, TraceTask } from '../../../domain/problems/readingTask.ts'
import { SavedState } from '../../draft/DraftNotice.tsx'
import { useApplication } from '../../kit/application.ts'
import type { Loadable } from '../../kit/loaded.ts'
import { TextButton } from '../../kit/TextButton.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import type { CodeHandle } from '../workbench/CodeArea.tsx'
import { CodeTool } from '../workbench/CodeTool.tsx'
import { DraftNotices } from '../workbench/DraftNotices.tsx'
import { problemWords } from '../workbench/problemWords.ts'
import { useDraft } from '../workbench/useDraft.ts'
import { ReadingField } from './ReadingField.tsx'
import { readingTaskWords as words } from './readingTaskWords.ts'
import styles from './Reading.module.css'

export interface ReadingPanelProps {
  readonly ref: Ref<CodeHandle>
  readonly problem: ProblemDetail
  readonly task: PredictTask | TraceTask | ArrangeTask
  readonly standing: Loadable<ProblemStanding>
  readonly owner: Id | null | undefined
  readonly language: ProgrammingLanguage
}

interface Written {
  readonly answer: string
  readonly formers: readonly string[]
}

/** Replaces the editor for reading tasks. The answer is filled in here and kept as a draft, like code. */
export const ReadingPanel = ({ ref, problem, task, standing, owner, language }: ReadingPanelProps) => {
  const { notifications } = useApplication()
  const { drafts } = useFeature('problem')
  const panel = useRef<HTMLElement>(null)
  const starterCode = starterCodeFor(problem, language)
  // Form fields have no undo history of their own, so replaced answers are kept here, the latest one last.
  const [{ answer, formers }, setWritten] = useState<Written>({ answer: starterCode, formers: [] })
  const draft = useDraft({
    drafts,
    language,
    owner,
    standing,
    starterCode,
    problemId: problem.problemId,
    serverDraft: (known) => known.draft,
    isClosed: isEarlierAnswer,
    onShow: (text, isOpening) =>
      setWritten((now) => ({
        answer: text,
        formers: isOpening || now.answer === text || now.answer === starterCode ? now.formers : [...now.formers, now.answer],
      })),
  })
  const focus = () => panel.current?.querySelector<HTMLElement>('[data-answer]')?.focus()
  useImperativeHandle(ref, () => ({
    code: draft.code,
    keep: draft.keep,
    replace: draft.replace,
    focus,
    goToLine: focus,
    markMistake: () => {},
  }))
  const change = (text: string) => {
    setWritten({ answer: text, formers: [] })
    draft.change(text)
  }
  const undo = () => {
    const former = formers.at(-1) ?? answer
    setWritten({ answer: former, formers: formers.slice(0, -1) })
    draft.change(former)
    draft.keep()
    focus()
  }
  const reset = () => {
    draft.replace(starterCode)
    notifications.success(problemWords.editor.wasReset)
    focus()
  }
  return (
    <section ref={panel} aria-label={problemWords.regions.code} className={styles['panel']} data-part="code">
      <div className={styles['tools']}>
        <h2 className={styles['kind']}>{words.kinds[task.kind]}</h2>
        <SavedState draft={draft} className={styles['saved']} />
        <CodeTool icon={RotateCcw} name={problemWords.editor.reset} onPress={reset} />
      </div>
      <DraftNotices draft={draft} />
      {formers.length > 0 && (
        <p className={styles['replaced']}>
          {words.replaced} <TextButton onClick={undo}>{words.undo}</TextButton>
        </p>
      )}
      <div className={styles['body']}>
        <ReadingField task={task} answer={answer} onAnswer={change} />
      </div>
    </section>
  )
}
