import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId } from 'react'
import { contentWords } from '../../content/contentWords.ts'
import { type LessonKind, lessonKinds } from '../../../domain/content/contentKind.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Step } from '../../../domain/studio/courseOutline.ts'
import type { CourseGap, StudioChapter, StudioLesson } from '../../../domain/studio/studioCourse.ts'
import { Badge } from '../../kit/Badge.tsx'
import { classNames } from '../../kit/classNames.ts'
import dragging from '../../kit/Dragging.module.css'
import { Icon } from '../../kit/Icon.tsx'
import { LessonKindTile } from '../../lesson/LessonKind.tsx'
import { courseEditorWords } from './courseEditorWords.ts'
import { SmallButton } from '../../kit/SmallButton.tsx'
import styles from './Outline.module.css'

const words = courseEditorWords.outline

/** The props with which a handle moves its row: the pointer drags it, the arrow keys move it by a step. */
export interface HandleProps {
  onPointerDown(event: PointerEvent): void
  onKeyDown(event: KeyboardEvent): void
  readonly 'aria-describedby': string
}

const Handle = ({ label, ...handle }: HandleProps & { readonly label: string }) => (
  <button type="button" data-control="handle" aria-label={label} className={classNames(dragging['handle'], styles['handle'])} {...handle}>
    <Icon icon={GripVertical} size={20} />
  </button>
)

interface ChapterProps {
  readonly chapter: StudioChapter
  readonly place: number
  readonly last: number
  readonly gaps: readonly CourseGap[]
  readonly isDragged: boolean
  readonly handle: HandleProps
  onRename(title: string): void
  onStep(direction: Step): void
  onRemove(): void
  onAdd(kind: LessonKind): void
  readonly children: ReactNode
}

/** Renders a chapter with its name, its lessons and buttons to add more. */
export const OutlineChapter = ({
  chapter,
  place,
  last,
  gaps,
  isDragged,
  handle,
  onRename,
  onStep,
  onRemove,
  onAdd,
  children,
}: ChapterProps) => {
  const error = useId()
  const number = formatNumber(place + 1)
  const gap = gaps.find((one) => 'key' in one && one.key === chapter.key)
  return (
    <section
      aria-label={words.chapter(number)}
      data-chapter={chapter.key}
      data-dragged={isDragged || undefined}
      className={styles['chapter']}
    >
      <div className={styles['head']}>
        <Handle label={words.chapterHandle(number)} {...handle} />
        <span aria-hidden="true" className={styles['number']}>
          {words.chapter(number)}
        </span>
        <input
          aria-label={words.chapterName(number)}
          aria-invalid={gap?.kind === 'chapterTitle' || undefined}
          aria-describedby={gap ? error : undefined}
          className={styles['name']}
          placeholder={words.chapterHint}
          value={chapter.title}
          onChange={({ currentTarget }) => onRename(currentTarget.value)}
        />
        <span className={styles['tools']}>
          <SmallButton data-control="up" icon={ArrowUp} label={words.chapterUp(number)} isOff={place === 0} onClick={() => onStep('up')} />
          <SmallButton
            data-control="down"
            icon={ArrowDown}
            label={words.chapterDown(number)}
            isOff={place === last}
            onClick={() => onStep('down')}
          />
          <SmallButton icon={Trash2} label={words.removeChapter(number)} onClick={onRemove} />
        </span>
      </div>
      {gap && (
        <p id={error} className={styles['error']}>
          {courseEditorWords.gaps.of[gap.kind]}
        </p>
      )}
      <ol className={styles['lessons']}>{children}</ol>
      {chapter.lessonList.length === 0 && <p className={styles['none']}>{words.noLesson}</p>}
      <fieldset className={styles['adds']}>
        <legend className={styles['addsTitle']}>{words.add(number)}</legend>
        {lessonKinds.map((kind) => (
          <button key={kind} type="button" aria-label={words.addKind(kind)} className={styles['add']} onClick={() => onAdd(kind)}>
            <Icon icon={Plus} size={16} />
            {contentWords[kind].short}
          </button>
        ))}
      </fieldset>
    </section>
  )
}

interface RowProps {
  readonly lesson: StudioLesson
  readonly gaps: readonly CourseGap[]
  readonly isOpen: boolean
  readonly isDragged: boolean
  readonly handle: HandleProps
  onToggle(): void
  readonly children: ReactNode
}

/** Renders a row of a lesson, which unfolds its editor in place. */
export const OutlineLesson = ({ lesson, gaps, isOpen, isDragged, handle, onToggle, children }: RowProps) => {
  const { key, kind, isPreview } = lesson
  const editor = useId()
  const title = lesson.title.trim() || words.untitled
  const gap = gaps.find((one) => 'key' in one && one.key === key)
  return (
    <li data-lesson={key} data-dragged={isDragged || undefined} className={styles['lesson']}>
      <div className={styles['row']}>
        <Handle label={words.handle(title)} {...handle} />
        <button
          type="button"
          data-control="open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? editor : undefined}
          className={styles['open']}
          onClick={onToggle}
        >
          <LessonKindTile kind={kind} size="small" />
          <span className={styles['text']}>
            <span className={styles['title']}>{title}</span>
            <span className={styles['kind']} data-gap={gap !== undefined || undefined}>
              {gap ? courseEditorWords.gaps.of[gap.kind] : contentWords[kind].short}
            </span>
          </span>
          {isPreview && <Badge tone="primary">{words.preview}</Badge>}
        </button>
      </div>
      {isOpen && <div id={editor}>{children}</div>}
    </li>
  )
}
