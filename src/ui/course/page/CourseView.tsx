import { enrolment } from '../../../domain/course/enrolment.ts'
import { mayStudy } from '../../../domain/course/mayStudy.ts'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { nextLesson } from '../../../domain/lesson/nextLesson.ts'
import { mayWrite } from '../../review/mayWrite.ts'
import { Reviews } from '../../review/Reviews.tsx'
import { useViewer } from '../../viewer/useViewer.ts'
import { CourseAbout } from './CourseAbout.tsx'
import { coursePageWords } from './coursePageWords.ts'
import { courseSections } from './courseSections.ts'
import styles from '../../offer/OfferColumns.module.css'
import { CourseWayIn } from './CourseWayIn.tsx'
import { Curriculum } from '../../offer/curriculum/Curriculum.tsx'
import { entranceOf } from '../../offer/entrance/entranceOf.ts'
import { valueOf } from '../../app/Loaded.ts'
import { lockReason } from '../../offer/entrance/lockReason.ts'
import { OfferMenu } from '../../offer/OfferMenu.tsx'
import { RelatedCourses } from './RelatedCourses.tsx'
import type { CourseState } from './useCourse.ts'
import { useRelatedCourses } from './useRelatedCourses.ts'

interface CourseViewProps {
  /** As the address has it. */
  readonly courseId: string
  readonly course: CourseDetail
  readonly state: CourseState
}

/** All of the page below its hero. */
export const CourseView = ({ courseId, course, state }: CourseViewProps) => {
  const viewer = useViewer()
  const related = useRelatedCourses(courseId)
  const entrance = entranceOf((who, stands) => enrolment(course, who, stands), viewer, state)
  const standing = valueOf(state.standing)
  const chapters = valueOf(state.chapters) ?? []
  const progress = valueOf(state.progress) ?? []
  const isEnrolled = standing?.isEnrolled === true
  const next = isEnrolled && state.progress.status === 'ready' ? nextLesson(chapters, progress) : null
  const subject = { kind: 'course', id: courseId } as const
  return (
    <CourseWayIn {...{ course, entrance, standing, chapters }}>
      {(card, bar) => (
        <>
          <div className={styles['columns']}>
            <aside className={styles['side']}>{card}</aside>
            <div className={styles['main']}>
              <OfferMenu
                names={courseSections.filter((name) => name !== 'related' || related.length > 0)}
                words={coursePageWords.sections}
              />
              <CourseAbout course={course} />
              <Curriculum
                chapters={state.chapters}
                subject={subject}
                mayStudy={standing !== null && mayStudy(standing)}
                locked={lockReason(entrance)}
                progress={progress}
                next={next}
              />
              <Reviews subject={subject} title={course.title} mayWrite={mayWrite(viewer, state.standing)} />
            </div>
          </div>
          {related.length > 0 && <RelatedCourses courses={related} />}
          {bar}
        </>
      )}
    </CourseWayIn>
  )
}
