import { ArrowDown, ArrowUp, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { type StudioPart, studioPartKinds } from '../../../domain/studio/studioCourse.ts'
import { moveItem } from '../../../domain/studio/work.ts'
import { Button } from '../../kit/Button.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { TextButton } from '../../kit/TextButton.tsx'
import { useFocusAfterRender } from '../../kit/useFocusAfterRender.ts'
import { TextArea } from '../../kit/fields.tsx'
import { courseEditorWords } from './courseEditorWords.ts'
import styles from './LessonEditor.module.css'

const words = courseEditorWords.document

interface DocumentEditorProps {
  readonly partList: readonly StudioPart[]
  onChange(partList: readonly StudioPart[]): void
}

/** Edits a text lesson part by part. */
export const DocumentEditor = ({ partList, onChange }: DocumentEditorProps) => {
  const list = useRef<HTMLOListElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const added = useRef(0)
  const [removed, setRemoved] = useState<{ readonly at: number; readonly part: StudioPart } | null>(null)
  const focusAdded = useFocusAfterRender(() => list.current?.children[added.current]?.querySelector('textarea')?.focus())
  const focusUndo = useFocusAfterRender(() => undo.current?.focus())
  const add = (part: StudioPart, at = partList.length) => {
    onChange(partList.toSpliced(at, 0, part))
    added.current = Math.min(at, partList.length)
    focusAdded()
  }
  const remove = (at: number, part: StudioPart) => {
    onChange(partList.toSpliced(at, 1))
    setRemoved({ at, part })
    // The last delete button is gone.
    focusUndo()
  }
  const change = (at: number, part: Partial<StudioPart>) =>
    onChange(partList.map((one, place) => (place === at ? { ...one, ...part } : one)))
  return (
    <div className={styles['document']}>
      <ol ref={list} className={styles['parts']}>
        {partList.map((part, at) => {
          const { kind, text } = part
          const number = formatNumber(at + 1)
          return (
            <li key={at} className={styles['part']}>
              <div className={styles['partHead']}>
                <SelectField
                  label={words.kind}
                  value={kind}
                  options={studioPartKinds.map((value) => ({ value, label: words.parts[value] }))}
                  onSelect={(value) => change(at, { kind: studioPartKinds.find((one) => one === value) ?? kind })}
                />
                <SmallButton
                  icon={ArrowUp}
                  label={words.up(number)}
                  isOff={at === 0}
                  onClick={() => onChange(moveItem(partList, at, at - 1))}
                />
                <SmallButton
                  icon={ArrowDown}
                  label={words.down(number)}
                  isOff={at === partList.length - 1}
                  onClick={() => onChange(moveItem(partList, at, at + 1))}
                />
                <SmallButton icon={Trash2} label={words.remove(number)} onClick={() => remove(at, part)} />
              </div>
              <TextArea
                label={words.text(number)}
                rows={kind === 'heading' ? 1 : 3}
                isCode={kind === 'code'}
                hint={kind === 'list' ? words.listHint : undefined}
                value={text}
                onChange={(next) => change(at, { text: next })}
              />
            </li>
          )
        })}
      </ol>
      <div className={styles['actions']}>
        <Button tone="soft" size="small" onClick={() => add({ kind: 'paragraph', text: '' })}>
          {words.add}
        </Button>
        <span role="status" className={styles['removed']}>
          {removed !== null && words.removed(formatNumber(removed.at + 1))}
        </span>
        {removed !== null && (
          <TextButton
            ref={undo}
            onClick={() => {
              add(removed.part, removed.at)
              setRemoved(null)
            }}
          >
            {words.undo}
          </TextButton>
        )}
      </div>
    </div>
  )
}
