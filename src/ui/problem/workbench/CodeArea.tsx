import { AArrowDown, AArrowUp } from 'lucide'
import { type ReactNode, type Ref, type RefObject, useId, useImperativeHandle, useRef } from 'react'
import { SavedState } from '../../draft/DraftNotice.tsx'
import { CodeTool, useCodeSize } from './CodeTool.tsx'
import { DraftNotices } from './DraftNotices.tsx'
import { CodeEditor, type EditorHandle } from './editor/CodeEditor.tsx'
import { problemWords } from './problemWords.ts'
import { type DraftOptions, useDraft } from './useDraft.ts'
import styles from './CodeArea.module.css'

/** The actions of a workbench on its code. The area in which the code is written implements them. */
export interface CodeHandle extends Pick<EditorHandle, 'focus' | 'goToLine' | 'markMistake'> {
  code(): string
  /** Saves the code before it is run or handed in. */
  keep(): void
  /** Replaces the text; the user can undo it. */
  replace(code: string): void
}

/** Returns actions on the code that first show the pane in which it is written. */
export const codeActions = (code: RefObject<CodeHandle | null>, showPane: () => void) => ({
  onGoToLine(line: number) {
    showPane()
    code.current?.goToLine(line)
  },
  onFix(text: string) {
    showPane()
    code.current?.replace(text)
    code.current?.focus()
  },
})

interface CodeAreaProps<Standing> extends Omit<DraftOptions<Standing>, 'onShow'> {
  readonly ref: Ref<CodeHandle>
  readonly label: string
  readonly keys: string
  /** Buttons before and after the tools that every code editor has. */
  readonly lead?: ReactNode
  readonly tools: ReactNode
  /** Rendered below the editor. */
  readonly children: ReactNode
  onFocus(): void
}

/** Renders a code editor with its tools. It opens with the stored draft and saves what is typed. */
export const CodeArea = <Standing,>({ ref, label, keys, lead, tools, children, onFocus, ...options }: CodeAreaProps<Standing>) => {
  const editor = useRef<EditorHandle>(null)
  const keysId = useId()
  const size = useCodeSize()
  const draft = useDraft({
    ...options,
    onShow: (code, isOpening) => (isOpening ? editor.current?.open(code) : editor.current?.setCode(code)),
  })
  useImperativeHandle(ref, () => ({
    code: draft.code,
    keep: draft.keep,
    replace: draft.replace,
    focus: () => editor.current?.focus(),
    goToLine: (line) => editor.current?.goToLine(line),
    markMistake: (mistake) => editor.current?.markMistake(mistake),
  }))
  return (
    <section aria-label={label} className={styles['panel']} data-part="code" style={size.style}>
      <div className={styles['tools']}>
        {lead}
        <SavedState draft={draft} className={styles['saved']} />
        <CodeTool icon={AArrowDown} name={problemWords.editor.smaller} isUnavailable={!size.canShrink} onPress={size.shrink} />
        <CodeTool icon={AArrowUp} name={problemWords.editor.larger} isUnavailable={!size.canGrow} onPress={size.grow} />
        {tools}
      </div>
      <DraftNotices draft={draft} />
      <CodeEditor
        ref={editor}
        label={label}
        description={keys}
        descriptionId={keysId}
        initialCode={options.starterCode}
        onChange={draft.change}
        onFocus={onFocus}
      />
      <p id={keysId} className={styles['keys']} data-keys>
        {keys}
      </p>
      {children}
    </section>
  )
}
