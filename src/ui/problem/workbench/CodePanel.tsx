import { Maximize2, Minimize2, RotateCcw } from 'lucide'
import { type RefObject, useId } from 'react'
import type { Id } from '../../../domain/id.ts'
import { isEarlierAnswer, type ProblemDetail, type ProblemStanding, starterCodeFor } from '../../../domain/problems/problem.ts'
import { type ProgrammingLanguage, programmingLanguages } from '../../../domain/problems/programmingLanguage.ts'
import { useApplication } from '../../kit/application.ts'
import type { Loadable } from '../../kit/loaded.ts'
import { SelectField } from '../../kit/Select.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { CodeArea, type CodeHandle } from './CodeArea.tsx'
import { CodeTool } from './CodeTool.tsx'
import { problemWords } from './problemWords.ts'
import { ProgramInput } from './ProgramInput.tsx'
import styles from './CodeArea.module.css'

const words = problemWords.editor

interface CodePanelProps {
  readonly code: RefObject<CodeHandle | null>
  readonly problem: ProblemDetail
  readonly standing: Loadable<ProblemStanding>
  readonly owner: Id | null | undefined
  readonly language: ProgrammingLanguage
  readonly input: string
  /** Whether the panel fills the window; null if it cannot, because it already has the window. */
  readonly isFilled: boolean | null
  onLanguage(language: ProgrammingLanguage): void
  onInput(input: string): void
  onFill(isFilled: boolean): void
  onFocus(): void
}

/** Renders the code of a text problem, and its input. */
export const CodePanel = ({ code, problem, standing, owner, language, input, isFilled, ...on }: CodePanelProps) => {
  const { notifications } = useApplication()
  const { drafts } = useFeature('problem')
  const inputId = useId()
  const starterCode = starterCodeFor(problem, language)
  const languages = programmingLanguages.filter((one) => one === language || problem.languageList.includes(one))
  const reset = () => {
    code.current?.replace(starterCode)
    notifications.success(words.wasReset)
    code.current?.focus()
  }
  return (
    <CodeArea
      ref={code}
      {...{ drafts, language, owner, standing, starterCode }}
      problemId={problem.problemId}
      serverDraft={(known) => known.draft}
      isClosed={isEarlierAnswer}
      label={problemWords.regions.code}
      keys={words.keys}
      onFocus={on.onFocus}
      lead={
        <div className={styles['language']}>
          <SelectField
            label={words.language}
            value={language}
            options={languages.map((value) => ({ value, label: words.languages[value] }))}
            onSelect={(value) => on.onLanguage(languages.find((one) => one === value) ?? language)}
          />
        </div>
      }
      tools={
        <>
          <CodeTool icon={RotateCcw} name={words.reset} onPress={reset} />
          {isFilled !== null && (
            <CodeTool
              icon={isFilled ? Minimize2 : Maximize2}
              name={isFilled ? words.fillOff : words.fill}
              onPress={() => on.onFill(!isFilled)}
            />
          )}
        </>
      }
    >
      <ProgramInput
        id={inputId}
        label={problemWords.run.input}
        note={problemWords.run.inputNote}
        rows={Math.min(5, Math.max(2, input.split('\n').length))}
        input={input}
        onInput={on.onInput}
      />
    </CodeArea>
  )
}
