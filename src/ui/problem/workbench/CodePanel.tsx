import { AArrowDown, AArrowUp, Maximize2, Minimize2, Play, RotateCcw, Send, Square } from 'lucide'
import { type RefObject, useId, useRef } from 'react'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import { ignoreKeyRepeat } from '../../kit/ActionButton.tsx'
import { SavedState } from '../../draft/DraftNotice.tsx'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { CodeTool, useCodeSize } from './CodeTool.tsx'
import { CodeEditor, type EditorHandle } from './editor/CodeEditor.tsx'
import { DraftNotices } from './DraftNotices.tsx'
import { problemWords } from './problemWords.ts'
import { ProgramInput } from './ProgramInput.tsx'
import type { useDraft } from './useDraft.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'
import styles from './CodePanel.module.css'

const words = problemWords.editor
const runWords = problemWords.run

interface CodePanelProps {
  readonly editor: RefObject<EditorHandle | null>
  readonly language: ProgrammingLanguage
  readonly languages: readonly ProgrammingLanguage[]
  readonly starterCode: string
  readonly draft: ReturnType<typeof useDraft>
  readonly inputId: string
  readonly input: string
  readonly isBusy: boolean
  readonly isRunning: boolean
  readonly isSubmitting: boolean
  readonly isFilled: boolean
  onLanguage(language: ProgrammingLanguage): void
  onInput(input: string): void
  onFill(isFilled: boolean): void
  onEditorFocus(): void
  onReset(): void
  onRun(): void
  onCheck(): void
  onSubmit(): void
  onStop(): void
}

/** The editor with what belongs to it, and the buttons that make something of the code. */
export const CodePanel = (props: CodePanelProps) => {
  const { editor, language, languages, starterCode, draft, inputId, input } = props
  const keysId = useId()
  const size = useCodeSize()
  return (
    <section aria-label={problemWords.regions.code} className={styles['panel']} data-part="code" style={size.style}>
      <div className={styles['tools']}>
        <div className={styles['language']}>
          <SelectField
            label={words.language}
            value={language}
            options={languages.map((value) => ({ value, label: words.languages[value] }))}
            onSelect={(value) => props.onLanguage(languages.find((one) => one === value) ?? language)}
          />
        </div>
        <SavedState draft={draft} className={styles['saved']} />
        <CodeTool icon={AArrowDown} name={words.smaller} isUnavailable={!size.canShrink} onPress={size.shrink} />
        <CodeTool icon={AArrowUp} name={words.larger} isUnavailable={!size.canGrow} onPress={size.grow} />
        <CodeTool icon={RotateCcw} name={words.reset} onPress={props.onReset} />
        <CodeTool
          icon={props.isFilled ? Minimize2 : Maximize2}
          name={props.isFilled ? words.fillOff : words.fill}
          onPress={() => props.onFill(!props.isFilled)}
        />
      </div>
      <DraftNotices draft={draft} />
      <CodeEditor
        ref={editor}
        label={words.name}
        description={words.keys}
        descriptionId={keysId}
        initialCode={starterCode}
        onChange={draft.change}
        onFocus={props.onEditorFocus}
      />
      <p id={keysId} className={styles['keys']}>
        {words.keys}
      </p>
      <ProgramInput
        id={inputId}
        label={runWords.input}
        note={runWords.inputNote}
        rows={Math.min(5, Math.max(2, input.split('\n').length))}
        input={input}
        onInput={props.onInput}
      />
      <RunBar {...props} />
    </section>
  )
}

const RunBar = ({ isBusy, isRunning, isSubmitting, onRun, onCheck, onSubmit, onStop, onEditorFocus }: CodePanelProps) => {
  const runButton = useRef<HTMLButtonElement>(null)
  const bar = useKeyboardInset()
  return (
    <div ref={bar} className={styles['bar']} onPointerEnter={onEditorFocus} onFocus={onEditorFocus}>
      <Button ref={runButton} tone="soft" unavailable={isBusy} onKeyDown={ignoreKeyRepeat} onClick={onRun}>
        <Icon icon={Play} size={18} />
        {runWords.run}
      </Button>
      <Button tone="quiet" unavailable={isBusy} onKeyDown={ignoreKeyRepeat} onClick={onCheck}>
        {runWords.examples}
      </Button>
      {isRunning && (
        <Button
          tone="danger"
          onClick={() => {
            // The button goes with the run.
            runButton.current?.focus({ preventScroll: true })
            onStop()
          }}
        >
          <Icon icon={Square} size={16} />
          {runWords.stop}
        </Button>
      )}
      <Button
        className={styles['submit']}
        unavailable={isBusy}
        aria-busy={isSubmitting || undefined}
        onKeyDown={ignoreKeyRepeat}
        onClick={onSubmit}
      >
        <Icon icon={Send} size={18} />
        {runWords.submit}
      </Button>
    </div>
  )
}
