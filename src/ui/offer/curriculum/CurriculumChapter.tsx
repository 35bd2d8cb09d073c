import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { grouped } from '../../../domain/grouped.ts'
import { courseProgress, isDone } from '../../../domain/lesson/courseProgress.ts'
import type { Chapter, Lesson } from '../../../domain/lesson/Lesson.ts'
import { lessonHref } from '../../../domain/lesson/lessonHref.ts'
import type { LessonProgress } from '../../../domain/lesson/LessonProgress.ts'
import type { StudySubject } from '../../../domain/study/StudySubject.ts'
import { GrowingList } from '../../parts/GrowingList.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import styles from './CurriculumChapter.module.css'
import { offerWords } from '../offerWords.ts'
import { LessonRow } from './LessonRow.tsx'

const words = offerWords.curriculum
const step = 30

export interface ChapterView {
  readonly subject: StudySubject
  readonly mayStudy: boolean
  readonly locked: string | null
  readonly progress: readonly LessonProgress[]
  /** Where to continue. */
  readonly next: Lesson | null
}

interface CurriculumChapterProps extends ChapterView {
  readonly chapter: Chapter
  /** From 1. */
  readonly number: number
  readonly isOpen: boolean
  onToggle(): void
}

/** A chapter that opens and closes. Its lessons are only there while it is open. */
export const CurriculumChapter = ({ chapter, number, isOpen, onToggle, ...view }: CurriculumChapterProps) => {
  const list = useId()
  const shown = stepTo(chapter, view.next)
  return (
    <section className={styles['chapter']}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          className={styles['head']}
          onClick={onToggle}
        >
          <span className={styles['number']} aria-hidden="true">
            {grouped(number)}
          </span>
          <span className={styles['title']}>{chapter.title.trim() || words.untitledChapter(grouped(number))}</span>
          <Count chapter={chapter} {...view} />
          <Icon of={ChevronDown} size={20} className={styles['sign']} />
        </button>
      </h3>
      {isOpen && (
        <div id={list} className={styles['lessons']}>
          <GrowingList
            key={shown}
            items={chapter.lessons}
            step={shown}
            className={styles['list']}
            keyOf={({ lessonId }) => lessonId}
            renderItem={(lesson) => <Row lesson={lesson} {...view} />}
          />
        </div>
      )}
    </section>
  )
}

const Row = ({ lesson, subject, mayStudy, locked, progress, next }: ChapterView & { readonly lesson: Lesson }) => (
  <LessonRow
    lesson={lesson}
    href={mayStudy ? lessonHref(subject, lesson) : null}
    locked={locked}
    isDone={isDone(lesson, progress)}
    isNext={lesson === next}
  />
)

const Count = ({ chapter, mayStudy, progress }: ChapterView & Pick<CurriculumChapterProps, 'chapter'>) => {
  const { done, total } = courseProgress([chapter], progress)
  const shownDone = mayStudy && progress.length > 0 ? grouped(done) : null
  const count = grouped(total)
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{words.chapterNote(shownDone, count)}</span>
      <VisuallyHidden>{words.chapterNoteSpoken(shownDone, count)}</VisuallyHidden>
    </span>
  )
}

/** Far enough for where one continues. */
const stepTo = ({ lessons }: Chapter, next: Lesson | null) => Math.max(step, next === null ? 0 : lessons.indexOf(next) + 1)
