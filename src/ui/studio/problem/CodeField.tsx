import { useEffect, useId, useRef, useState } from 'react'
import { CodeEditor, type EditorHandle } from '../../problem/workbench/editor/CodeEditor.tsx'
import { editorExit } from '../../problem/workbench/editor/editorWords.ts'
import fields from '../../kit/fields.module.css'
import styles from './ProblemEditor.module.css'

interface CodeFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly error?: string | undefined
  onChange(code: string): void
}

const ignore = () => {}

/** Renders a code editor that holds its own text; text from elsewhere (a discarded edit, another tab's version) is put into it. */
export const CodeField = ({ label, hint, value, error, onChange }: CodeFieldProps) => {
  const id = useId()
  const description = `${hint} ${editorExit}`
  const handle = useRef<EditorHandle>(null)
  const held = useRef(value)
  const [opened] = useState(value)
  useEffect(() => {
    if (held.current === value) return
    held.current = value
    handle.current?.setCode(value)
  }, [value])
  return (
    <div className={fields['field']}>
      <p className={fields['label']} aria-hidden="true">
        {label}
      </p>
      <div className={styles['code']}>
        <CodeEditor
          ref={handle}
          label={label}
          description={description}
          descriptionId={`${id}-hint`}
          initialCode={opened}
          onChange={(code) => {
            held.current = code
            onChange(code)
          }}
          onFocus={ignore}
        />
      </div>
      <p id={`${id}-hint`} className={fields['hint']}>
        {hint} <span data-keys>{editorExit}</span>
      </p>
      {error !== undefined && <p className={fields['error']}>{error}</p>}
    </div>
  )
}
