import { ArrowDown, ArrowUp, type IconNode, Trash2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { type StudioPart, studioPartKinds } from '../../../domain/studio/studioCourse.ts'
import { moveItem } from '../../../domain/studio/work.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { TextArea } from '../fields.tsx'
import { courseEditorWords } from './courseEditorWords.ts'
import styles from './LessonEditor.module.css'

const words = courseEditorWords.document

interface DocumentEditorProps {
  readonly partList: readonly StudioPart[]
  onChange(partList: readonly StudioPart[]): void
}

/** A text of one's own, part by part. */
export const DocumentEditor = ({ partList, onChange }: DocumentEditorProps) => {
  const list = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState<number | null>(null)
  useEffect(() => {
    if (added !== null) list.current?.children[added]?.querySelector('textarea')?.focus()
  }, [added])
  const add = () => {
    onChange([...partList, { kind: 'paragraph', text: '' }])
    setAdded(partList.length)
  }
  const change = (at: number, part: Partial<StudioPart>) =>
    onChange(partList.map((one, place) => (place === at ? { ...one, ...part } : one)))
  return (
    <div className={styles['document']}>
      <ol ref={list} className={styles['parts']}>
        {partList.map(({ kind, text }, at) => {
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
                <SmallButton icon={Trash2} label={words.remove(number)} onClick={() => onChange(partList.toSpliced(at, 1))} />
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
      <Button tone="soft" size="small" onClick={add}>
        {words.add}
      </Button>
    </div>
  )
}

interface SmallButtonProps {
  readonly icon: IconNode
  readonly label: string
  readonly isOff?: boolean
  readonly 'data-control'?: string
  onClick(): void
}

/** An icon that does something in a row of them. */
export const SmallButton = ({ icon, label, isOff = false, onClick, ...rest }: SmallButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff || undefined}
    className={styles['small']}
    onClick={() => {
      if (!isOff) onClick()
    }}
    {...rest}
  >
    <Icon icon={icon} size={18} />
  </button>
)
