import type { ReactNode } from 'react'
import { mayStudy } from '../../../domain/course/mayStudy.ts'
import { classEnrolment } from '../../../domain/course-class/classEnrolment.ts'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { isOver } from '../../../domain/course-class/occurrences.ts'
import { nextLesson } from '../../../domain/lesson/nextLesson.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import columns from '../../offer/OfferColumns.module.css'
import { Curriculum } from '../../offer/curriculum/Curriculum.tsx'
import { valueOf } from '../../app/Loaded.ts'
import { entranceOf } from '../../offer/entrance/entranceOf.ts'
import { OfferMenu } from '../../offer/OfferMenu.tsx'
import sections from '../../offer/OfferSection.module.css'
import { later } from '../../parts/later.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { LazyBoundary } from '../../parts/LazyBoundary.tsx'
import { mayWrite } from '../../review/mayWrite.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { ClassAbout } from './ClassAbout.tsx'
import { classLockReason } from './classNote.ts'
import { classPageWords } from './classPageWords.ts'
import { type ClassSectionName, classSections } from './classSections.ts'
import { ClassTimes } from './ClassTimes.tsx'
import { ClassWayIn } from './ClassWayIn.tsx'
import type { ClassState } from './useClass.ts'
import { useTimetable } from './useTimetable.ts'

const Registration = later(() => import('../../registration/Registration.tsx').then((loaded) => loaded.Registration))

const Reviews = later(() => import('../../review/Reviews.tsx').then((loaded) => loaded.Reviews))

const Members = later(() => import('./members/Members.tsx').then((loaded) => loaded.Members))

interface ClassViewProps {
  /** As the address has it. */
  readonly courseClassId: string
  readonly courseClass: ClassDetail
  readonly state: ClassState
}

/** All of the page below its hero. */
export const ClassView = ({ courseClassId, courseClass, state }: ClassViewProps) => {
  const viewer = useViewer()
  const times = useTimetable(courseClassId)
  const entrance = entranceOf((who, stands) => classEnrolment(courseClass, who, stands), viewer, state)
  const standing = valueOf(state.standing)
  const chapters = valueOf(state.chapters) ?? []
  const progress = valueOf(state.progress) ?? []
  const isEnrolled = standing?.isEnrolled === true
  const isTeacher = standing?.isTeacher === true
  const hasEnded = isOver(valueOf(times.schedules) ?? [], useApplication().clock.now())
  // When a class is over, its dates matter only to those who were in it.
  const hasDates = isEnrolled || !hasEnded
  const subject = { kind: 'course-class', id: courseClassId } as const
  return (
    <ClassWayIn {...{ courseClassId, courseClass, entrance, standing, chapters }}>
      {(card, bar) => (
        <>
          <div className={columns['columns']}>
            <aside className={columns['side']}>{card}</aside>
            <div className={columns['main']}>
              <OfferMenu
                names={classSections.filter((name) => (name !== 'dates' || hasDates) && (name !== 'members' || isTeacher))}
                words={classPageWords.sections}
              />
              <ClassTimes {...times} />
              <ClassAbout courseClass={courseClass} />
              {isTeacher && (
                <Later name="members">
                  <Members courseClassId={courseClassId} />
                </Later>
              )}
              {hasDates && (
                <Later name="dates">
                  <Registration courseClass={courseClass} standing={standing} />
                </Later>
              )}
              <Curriculum
                chapters={state.chapters}
                subject={subject}
                mayStudy={standing !== null && mayStudy(standing)}
                locked={classLockReason(entrance)}
                progress={progress}
                next={isEnrolled && state.progress.status === 'ready' ? nextLesson(chapters, progress) : null}
              />
              <Later name="reviews">
                <Reviews subject={subject} title={courseClass.title} mayWrite={mayWrite(viewer, state.standing)} />
              </Later>
            </div>
          </div>
          {bar}
        </>
      )}
    </ClassWayIn>
  )
}

interface LaterProps {
  readonly name: ClassSectionName
  readonly children: ReactNode
}

/** What comes a moment later. The menu leads to its place already. */
const Later = ({ name, children }: LaterProps) => (
  <LazyBoundary
    waiting={
      <div id={name} tabIndex={-1} className={sections['section']}>
        <Skeleton height={320} radius="card" />
      </div>
    }
  >
    {children}
  </LazyBoundary>
)
