import { ArrowDown, ArrowUp, ChevronUp, Trash2 } from 'lucide'
import { useState } from 'react'
import { contentWords } from '../../content/contentWords.ts'
import { type CourseGap, type StudioLesson, withOtherSource, withSource } from '../../../domain/studio/studioCourse.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Switch } from '../../kit/Switch.tsx'
import { ChoiceField, TextField } from '../../kit/fields.tsx'
import fields from '../../kit/fields.module.css'
import { ContentPicker } from '../../picker/ContentPicker.tsx'
import { courseEditorWords } from './courseEditorWords.ts'
import { DocumentEditor } from './DocumentEditor.tsx'
import styles from './LessonEditor.module.css'

const words = courseEditorWords.lesson

interface LessonEditorProps {
  readonly lesson: StudioLesson
  readonly gaps: readonly CourseGap[]
  /** True for a lesson that was just added: the catalogue then opens at once. */
  readonly startsPicking: boolean
  readonly canMove: { readonly up: boolean; readonly down: boolean }
  onChange(lesson: StudioLesson): void
  onMove(step: 'up' | 'down'): void
  onRemove(): void
  onClose(): void
}

/** Renders the form for a lesson's name and content. */
export const LessonEditor = ({ lesson, gaps, startsPicking, canMove, onChange, onMove, onRemove, onClose }: LessonEditorProps) => {
  const own = new Set(gaps.filter((gap) => 'key' in gap && gap.key === lesson.key).map(({ kind }) => kind))
  const errorOf = (kind: CourseGap['kind']) => (own.has(kind) ? courseEditorWords.gaps.of[kind] : undefined)
  const contentError = errorOf('noContent') ?? errorOf('emptyText') ?? errorOf('longText')
  return (
    <div className={styles['editor']}>
      <TextField
        label={words.name}
        value={lesson.title}
        error={errorOf('lessonTitle')}
        onChange={(title) => onChange({ ...lesson, title })}
      />
      <Source lesson={lesson} startsPicking={startsPicking} addressError={errorOf('address')} onChange={onChange} />
      {contentError && <p className={fields['error']}>{contentError}</p>}
      <Switch
        label={words.isPreview}
        note={words.isPreviewNote}
        isOn={lesson.isPreview}
        onChange={(isPreview) => onChange({ ...lesson, isPreview })}
      />
      <div className={styles['actions']}>
        <Button tone="quiet" size="small" data-control="up" unavailable={!canMove.up} onClick={() => onMove('up')}>
          <Icon icon={ArrowUp} size={16} />
          {words.up}
        </Button>
        <Button tone="quiet" size="small" data-control="down" unavailable={!canMove.down} onClick={() => onMove('down')}>
          <Icon icon={ArrowDown} size={16} />
          {words.down}
        </Button>
        <Button tone="quiet" size="small" onClick={onRemove}>
          <Icon icon={Trash2} size={16} />
          {words.remove}
        </Button>
        <Button tone="soft" size="small" onClick={onClose}>
          <Icon icon={ChevronUp} size={16} />
          {words.close}
        </Button>
      </div>
    </div>
  )
}

const originWords = { CATALOGUE: words.catalogue, URL: words.url, TEXT: words.text }
interface SourceProps extends Pick<LessonEditorProps, 'lesson' | 'startsPicking' | 'onChange'> {
  readonly addressError: string | undefined
}

/** Chooses the content of a lesson. Problems come from the catalogue; films and texts may be one's own. */
const Source = ({ lesson, startsPicking, addressError, onChange }: SourceProps) => {
  const [isPicking, setPicking] = useState(startsPicking)
  const { kind, source } = lesson
  const origin = source?.from ?? 'CATALOGUE'
  const own = kind === 'VIDEO' ? 'URL' : kind === 'DOCUMENT' ? 'TEXT' : null
  return (
    <>
      {own && (
        <ChoiceField
          title={words.source}
          options={['CATALOGUE', own]}
          words={originWords}
          chosen={[origin]}
          onChoose={() => onChange(withOtherSource(lesson))}
        />
      )}
      {origin === 'CATALOGUE' && (
        <div className={styles['chosen']}>
          {source?.from === 'CATALOGUE' && (
            <p>
              <span className={styles['chosenLabel']}>{words.chosen}</span> <strong>{source.title}</strong>
            </p>
          )}
          <Button tone="soft" size="small" onClick={() => setPicking(true)}>
            {source === null ? contentWords[kind].choose : words.other}
          </Button>
        </div>
      )}
      {lesson.kind === 'VIDEO' && lesson.source?.from === 'URL' && (
        <TextField
          label={words.address}
          hint={words.addressHint}
          type="url"
          inputMode="url"
          value={lesson.source.url}
          error={addressError}
          onChange={(url) => onChange({ ...lesson, source: { from: 'URL', url } })}
        />
      )}
      {lesson.kind === 'DOCUMENT' && lesson.source?.from === 'TEXT' && (
        <DocumentEditor
          partList={lesson.source.partList}
          onChange={(partList) => onChange({ ...lesson, source: { from: 'TEXT', partList } })}
        />
      )}
      {isPicking && (
        <ContentPicker
          kinds={[kind]}
          onPick={({ contentId, title }) => {
            onChange(withSource(lesson, { from: 'CATALOGUE', contentId, title }))
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
