import { type CompositionEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '../useLatest.ts'
import type { CodeMistake, RichEditor } from './richEditor.ts'
import { CodeKeys } from './CodeKeys.tsx'
import { recordTyping, type TypedStep } from './typingRecord.ts'
import styles from './CodeEditor.module.css'

export interface EditorHandle {
  /** Opens earlier code. Undo does not go back beyond it. */
  open(code: string): void
  /** Replaces the code; the user can undo it. */
  setCode(code: string): void
  focus(): void
  goToLine(line: number): void
  /** Marks a line until something is typed; null removes the mark. */
  markMistake(mistake: CodeMistake | null): void
}

interface CodeEditorProps {
  readonly ref: Ref<EditorHandle>
  /** The accessible name, which also tells the editor's purpose. */
  readonly label: string
  readonly description: string
  readonly descriptionId: string
  /** The code shown until the stored draft has been read. */
  readonly initialCode: string
  onChange(code: string): void
  onFocus(): void
}

/**
 * Renders a plain text area at first. Once the rich editor's chunk is loaded, it takes over the text, the caret and the undo history;
 * if it fails to load, the text area stays.
 */
export const CodeEditor = ({ ref, label, description, descriptionId, initialCode, onChange, onFocus }: CodeEditorProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const rich = useRef<RichEditor | null>(null)
  const steps = useRef<TypedStep[]>([])
  /** The text that undo goes back to at most. */
  const opened = useRef(initialCode)
  const [isRich, setRich] = useState(false)
  const latest = useLatest({ onChange, onFocus })

  const typed = (element: HTMLTextAreaElement) => {
    steps.current = recordTyping(steps.current, element)
    latest.current.onChange(element.value)
  }

  const takeOver = useLatest(({ createRichEditor }: typeof import('./richEditor.ts')) => {
    const [plain, place] = [area.current, host.current]
    if (plain === null || place === null || rich.current !== null) return
    const hadFocus = document.activeElement === plain
    rich.current = createRichEditor({
      host: place,
      text: plain.value,
      openedWith: opened.current,
      steps: steps.current,
      selection: { start: plain.selectionStart, end: plain.selectionEnd },
      label,
      description,
      onChange: (code) => latest.current.onChange(code),
      onFocus: () => latest.current.onFocus(),
    })
    const { scrollTop } = plain
    flushSync(() => setRich(true))
    rich.current.scrollTo(scrollTop)
    if (hadFocus) rich.current.focus()
  })
  /** The loaded module, while a syllable is being composed: the input method must not lose its text area. */
  const pending = useRef<typeof import('./richEditor.ts') | null>(null)
  const isComposing = useRef(false)
  useEffect(() => {
    let isWanted = true
    import('./richEditor.ts').then(
      (module) => {
        if (!isWanted) return
        if (isComposing.current) pending.current = module
        else takeOver.current(module)
      },
      () => {}, // the text box stays
    )
    return () => {
      isWanted = false
      rich.current?.destroy()
      rich.current = null
    }
  }, [takeOver])
  const endComposition = (event: CompositionEvent<HTMLTextAreaElement>) => {
    isComposing.current = false
    typed(event.currentTarget)
    if (pending.current !== null) setTimeout(() => pending.current !== null && takeOver.current(pending.current))
  }

  useImperativeHandle(ref, () => ({
    open(code) {
      if (rich.current !== null) return rich.current.open(code)
      opened.current = code
      steps.current = []
      if (area.current !== null) area.current.value = code
    },
    setCode(code) {
      if (rich.current !== null) return rich.current.setCode(code)
      if (area.current === null || area.current.value === code) return
      area.current.value = code
      steps.current = recordTyping(steps.current, area.current)
    },
    focus() {
      if (rich.current === null) area.current?.focus()
      else rich.current.focus()
    },
    markMistake: (mistake) => rich.current?.markMistake(mistake),
    goToLine(line) {
      if (rich.current !== null) return rich.current.goToLine(line)
      const start =
        area.current?.value
          .split('\n')
          .slice(0, line - 1)
          .join('\n').length ?? 0
      area.current?.setSelectionRange(start + (line > 1 ? 1 : 0), start + (line > 1 ? 1 : 0))
      area.current?.focus()
    },
  }))

  return (
    <div className={styles['editor']} data-editor>
      {!isRich && (
        <textarea
          ref={area}
          className={styles['area']}
          aria-label={label}
          aria-describedby={descriptionId}
          defaultValue={initialCode}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => typed(event.currentTarget)}
          onCompositionStart={() => {
            isComposing.current = true
          }}
          onCompositionEnd={endComposition}
          onFocus={onFocus}
        />
      )}
      <div ref={host} className={styles['host']} hidden={!isRich} />
      {isRich && <CodeKeys editor={() => rich.current} />}
    </div>
  )
}
