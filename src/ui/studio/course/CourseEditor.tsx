import { useState } from 'react'
import type { StudioCourseFeature } from '../../../application/studioCourse.ts'
import { formatNumber } from '../../../domain/format.ts'
import { findPart, placeOfLesson } from '../../../domain/studio/courseOutline.ts'
import { type CourseGap, courseGaps, emptyCourse, type StudioCourse } from '../../../domain/studio/studioCourse.ts'
import { Button } from '../../kit/Button.tsx'
import { lazyWithRetry } from '../../kit/lazy.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useForm } from '../../kit/useForm.ts'
import { useWorkEditor } from '../useWork.ts'
import { WorkBar } from '../WorkBar.tsx'
import type { OpenedWork } from '../WorkPage.tsx'
import { courseEditorWords as words } from './courseEditorWords.ts'
import { CourseFacts } from './CourseFacts.tsx'
import { Outline } from './Outline.tsx'
import styles from './CourseEditor.module.css'

const CoursePreview = lazyWithRetry(() => import('./CoursePreview.tsx').then((loaded) => loaded.CoursePreview))

interface CourseEditorProps extends OpenedWork<StudioCourse> {
  readonly feature: StudioCourseFeature
}

/** Renders the editor of a course: its facts and its outline. */
export const CourseEditor = ({ feature, viewer, saved, onSaved }: CourseEditorProps) => {
  const editor = useWorkEditor({
    feature,
    viewer,
    saved,
    empty: emptyCourse,
    shownIn: ['catalogue', 'course', 'chapters', 'courseStanding', 'enrolledCourses', 'lessonContent'],
  })
  const course = editor.content
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const [openLesson, setOpenLesson] = useState<number | null>(null)
  const { gaps, errorOf, placeRef, check } = useForm({
    findGaps: () => courseGaps(course),
    nameOf: ({ kind }) => kind,
    textOf: ({ kind }) => words.gaps.of[kind],
  })
  return (
    <div ref={placeRef} className={styles['columns']}>
      {gaps.length > 0 && <GapList course={course} gaps={gaps} onOpen={setOpenLesson} />}
      <CourseFacts
        course={course}
        errorOf={errorOf}
        pictures={feature.pictures}
        onChange={(part) => editor.change({ ...course, ...part })}
      />
      <Outline course={course} gaps={gaps} openLesson={openLesson} onOpen={setOpenLesson} onChange={editor.change} />
      <div className={styles['side']}>
        <WorkBar {...{ editor, feature, viewer, onSaved }} prepare={async () => check()} />
        <Button wide tone="soft" onClick={() => setPreviewOpen(true)}>
          {words.preview}
        </Button>
      </div>
      {isPreviewOpen && <CoursePreview course={course} pictures={feature.pictures} onClose={() => setPreviewOpen(false)} />}
    </div>
  )
}

interface GapListProps {
  readonly course: StudioCourse
  readonly gaps: readonly CourseGap[]
  onOpen(lesson: number): void
}

/** Lists everything that is missing, with links to the places. */
const GapList = ({ course, gaps, onOpen }: GapListProps) => (
  <Panel aria-labelledby="course-gaps" className={styles['gaps']}>
    <h2 id="course-gaps" tabIndex={-1} data-gaps className={styles['gapTitle']}>
      {words.gaps.title}
    </h2>
    <ul className={styles['gapList']}>
      {gaps.map((gap) => (
        <li key={`${gap.kind} ${'key' in gap ? gap.key : ''}`}>
          <GapLine course={course} gap={gap} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  </Panel>
)

const GapLine = ({ course, gap, onOpen }: Omit<GapListProps, 'gaps'> & { readonly gap: CourseGap }) => {
  const text = words.gaps.of[gap.kind]
  const part = 'key' in gap ? findPart(course, gap.key) : null
  if (part === null) return text
  if (part.kind === 'chapter') return `${words.gaps.inChapter(formatNumber(part.at + 1))}: ${text}`
  const place = placeOfLesson(course, part.lesson.key)
  const chapter = words.gaps.inChapter(formatNumber((place?.chapter ?? 0) + 1))
  return (
    <button type="button" className={styles['gapWay']} onClick={() => onOpen(part.lesson.key)}>
      {chapter} · {part.lesson.title.trim() || words.gaps.untitled}: {text}
    </button>
  )
}
