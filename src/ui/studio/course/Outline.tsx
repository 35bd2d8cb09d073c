import { Plus } from 'lucide'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import type { LessonKind } from '../../../domain/content/contentKind.ts'
import { formatNumber } from '../../../domain/format.ts'
import {
  addChapter,
  addLesson,
  changeLesson,
  chapterStep,
  findPart,
  type LessonPlace,
  lessonStep,
  moveChapter,
  moveLesson,
  placeOfLesson,
  putBack,
  type RemovedPart,
  removePart,
  renameChapter,
  type Step,
} from '../../../domain/studio/courseOutline.ts'
import type { CourseGap, StudioCourse } from '../../../domain/studio/studioCourse.ts'
import { Button } from '../../kit/Button.tsx'
import { stepOfKey, useDragging } from '../../kit/dragging.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { courseEditorWords } from './courseEditorWords.ts'
import { LessonEditor } from './LessonEditor.tsx'
import { placeUnder } from './outlineDrag.ts'
import { OutlineChapter, OutlineLesson } from './OutlineRows.tsx'
import styles from './Outline.module.css'

const words = courseEditorWords.outline

interface OutlineProps {
  readonly course: StudioCourse
  readonly gaps: readonly CourseGap[]
  /** The key of the lesson that is being edited, or null. */
  readonly openLesson: number | null
  onOpen(lesson: number | null): void
  onChange(course: StudioCourse): void
}

/** The edits of a course's outline, each with its announcement and its next focus. */
const useOutline = ({ course, openLesson, onOpen, onChange }: Omit<OutlineProps, 'gaps'>) => {
  const [announcement, setAnnouncement] = useState('')
  const [removed, setRemoved] = useState<RemovedPart | null>(null)
  const [added, setAdded] = useState<number | null>(null)
  /** Opens a lesson. Clears `added`, so that only a new lesson starts with the open catalogue. */
  const open = (key: number | null) => {
    setAdded(null)
    onOpen(key)
  }
  const moveTo = (key: number, to: LessonPlace) => {
    setAdded(null)
    const next = moveLesson(course, key, to)
    onChange(next)
    const place = placeOfLesson(next, key)
    const title = titleOf(course, key)
    if (place) setAnnouncement(words.moved(title, formatNumber(place.chapter + 1), formatNumber(place.at + 1)))
  }
  const { box, dragged, take, pointer, focusNext } = useDragging<HTMLDivElement, number>((part, outline, { y }) => {
    scrollAtEdge(y)
    const place = placeUnder(outline, y, part)
    if (place === null) return
    if (place.kind === 'chapter') {
      if (place.to !== course.chapterList.findIndex(({ key }) => key === part)) onChange(moveChapter(course, part, place.to))
      return
    }
    const now = placeOfLesson(course, part)
    if (now && (now.chapter !== place.to.chapter || now.at !== place.to.at)) moveTo(part, place.to)
  })
  const step = (key: number, direction: Step, control: string) => {
    const to = lessonStep(course, key, direction)
    if (to === null) return
    focusNext(`[data-lesson="${key}"] [data-control="${control}"]`)
    moveTo(key, to)
  }
  const stepChapter = (key: number, direction: Step, control: string) => {
    const to = chapterStep(course, key, direction)
    if (to === null) return
    focusNext(`[data-chapter="${key}"] [data-control="${control}"]`)
    onChange(moveChapter(course, key, to))
    setAnnouncement(words.chapterMoved(formatNumber(to + 1)))
  }
  const remove = (key: number) => {
    const part = findPart(course, key)
    if (part === null) return
    onChange(removePart(course, key))
    setRemoved(part)
    if (part.kind === 'lesson' && openLesson === key) open(null)
    focusNext('[data-control="undo"]')
  }
  const undo = () => {
    if (removed === null) return
    onChange(putBack(course, removed))
    setRemoved(null)
    setAnnouncement(words.restored)
    focusNext(
      removed.kind === 'chapter'
        ? `[data-chapter="${removed.chapter.key}"] [data-control="handle"]`
        : `[data-lesson="${removed.lesson.key}"] [data-control="open"]`,
    )
  }
  const add = (chapterKey: number, kind: LessonKind) => {
    const key = course.nextKey
    onChange(addLesson(course, chapterKey, kind))
    setAdded(key)
    onOpen(key)
    focusNext(`[data-lesson="${key}"] input`)
  }
  const appendChapter = () => {
    focusNext(`[data-chapter="${course.nextKey}"] input`)
    onChange(addChapter(course))
  }
  const close = (key: number) => {
    open(null)
    focusNext(`[data-lesson="${key}"] [data-control="open"]`)
  }
  return { announcement, removed, added, box, dragged, take, pointer, open, close, step, stepChapter, remove, undo, add, appendChapter }
}

/** Edits chapters and lessons: add, rename, remove, and move them by dragging, by keyboard or by buttons. */
export const Outline = (props: OutlineProps) => {
  const { course, gaps, openLesson, onChange } = props
  const hint = useId()
  const { announcement, removed, added, box, dragged, take, pointer, open, close, step, stepChapter, remove, undo, add, appendChapter } =
    useOutline(props)
  const handleOf = (key: number, press: (direction: Step) => void) => ({
    onPointerDown: (event: PointerEvent) => void take(event, key),
    onKeyDown(event: KeyboardEvent) {
      const by = stepOfKey(event)
      if (by === 0) return
      event.preventDefault()
      press(by < 0 ? 'up' : 'down')
    },
    'aria-describedby': hint,
  })

  return (
    <Panel aria-labelledby="course-outline" className={styles['outline']}>
      <SectionHeading id="course-outline" title={words.title} />
      <p id={hint} className={styles['hint']}>
        {words.hint} <span data-keys>{words.keys}</span>
      </p>
      <div ref={box} className={styles['chapters']} {...pointer}>
        {course.chapterList.map((chapter, place) => (
          <OutlineChapter
            key={chapter.key}
            chapter={chapter}
            place={place}
            last={course.chapterList.length - 1}
            gaps={gaps}
            isDragged={dragged === chapter.key}
            handle={handleOf(chapter.key, (direction) => stepChapter(chapter.key, direction, 'handle'))}
            onRename={(title) => onChange(renameChapter(course, chapter.key, title))}
            onStep={(direction) => stepChapter(chapter.key, direction, direction)}
            onRemove={() => remove(chapter.key)}
            onAdd={(kind) => add(chapter.key, kind)}
          >
            {chapter.lessonList.map((lesson) => (
              <OutlineLesson
                key={lesson.key}
                lesson={lesson}
                gaps={gaps}
                isOpen={lesson.key === openLesson}
                isDragged={dragged === lesson.key}
                handle={handleOf(lesson.key, (direction) => step(lesson.key, direction, 'handle'))}
                onToggle={() => open(lesson.key === openLesson ? null : lesson.key)}
              >
                <LessonEditor
                  lesson={lesson}
                  gaps={gaps}
                  startsPicking={lesson.key === added && (lesson.kind === 'PROBLEM' || lesson.kind === 'BLOCK')}
                  canMove={{ up: lessonStep(course, lesson.key, 'up') !== null, down: lessonStep(course, lesson.key, 'down') !== null }}
                  onChange={(next) => onChange(changeLesson(course, next))}
                  onMove={(direction) => step(lesson.key, direction, direction)}
                  onRemove={() => remove(lesson.key)}
                  onClose={() => close(lesson.key)}
                />
              </OutlineLesson>
            ))}
          </OutlineChapter>
        ))}
        {removed && (
          <p className={styles['undo']}>
            <span>{words.removed(nameOf(removed))}</span>
            <Button tone="soft" size="small" data-control="undo" onClick={undo}>
              {words.undo}
            </Button>
          </p>
        )}
      </div>
      <Button tone="soft" onClick={appendChapter}>
        <Icon icon={Plus} size={18} />
        {words.addChapter}
      </Button>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Panel>
  )
}

const titleOf = (course: StudioCourse, key: number) => {
  const part = findPart(course, key)
  return part === null ? '' : nameOf(part)
}
const nameOf = (part: RemovedPart) => (part.kind === 'lesson' ? part.lesson : part.chapter).title.trim() || words.untitled

const edge = 72
const scrollStep = 16

/** Scrolls the page while the user drags beyond its visible part. */
const scrollAtEdge = (y: number) => {
  if (y < edge) window.scrollBy(0, -scrollStep)
  else if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep)
}
