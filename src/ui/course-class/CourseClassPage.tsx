import type { ReactNode } from 'react'
import { classEnrolment } from '../../domain/course-class/classEnrolment.ts'
import { classCatalogueHref, wholeClassCatalogue } from '../../domain/course-class/classQuery.ts'
import type { ClassDetail } from '../../domain/course-class/courseClass.ts'
import { isOver } from '../../domain/course-class/schedule.ts'
import { timetableText } from '../../domain/course-class/timetable.ts'
import { mayStudy } from '../../domain/course/course.ts'
import { grouped } from '../../domain/format.ts'
import { nextLesson } from '../../domain/lesson/lesson.ts'
import { wholeLists } from '../../domain/site/site.ts'
import { CapacityBadge } from './CourseClassCard.tsx'
import { classLockReason, ClassWayIn } from './page/ClassEnrolPanel.tsx'
import { ClassTimes, useTimetable } from './page/ClassTimes.tsx'
import { classPageWords as words } from './page/classWords.ts'
import { type ClassState, useClass } from './page/useClass.ts'
import { ChannelUsersBadge } from '../course/CourseCard.tsx'
import { useRouteId } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { later, LazyBoundary } from '../kit/lazy.tsx'
import { valueOf } from '../kit/loaded.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Curriculum } from '../offer/curriculum/Curriculum.tsx'
import { entranceOf } from '../offer/entrance/entrance.ts'
import { OfferAbout } from '../offer/OfferAbout.tsx'
import { OfferMenu } from '../offer/OfferMenu.tsx'
import factStyles from '../offer/OfferPage.module.css'
import { OfferHero, OfferPage, OfferSkeleton } from '../offer/OfferPage.tsx'
import sections from '../offer/OfferSection.module.css'
import { OfferSection } from '../offer/OfferSection.tsx'
import { mayWrite } from '../review/reviewDraft.ts'
import { useViewer } from '../viewer/useViewer.ts'

/** What the class is and when it meets, at a glance. */
const ClassHero = ({ courseClass }: { readonly courseClass: ClassDetail | null }) => {
  const isLive = courseClass?.isLive ?? false
  return (
    <OfferHero
      offer={courseClass}
      back={isLive ? { href: wholeLists.liveClasses, name: words.live } : { href: wholeLists.classes, name: words.catalogue }}
      waiting={words.waiting}
      badges={courseClass && <Badges courseClass={courseClass} />}
      facts={courseClass && <Facts courseClass={courseClass} />}
    />
  )
}

const Badges = ({ courseClass: { isLive, schedule, isOnlyForChannelUser } }: { readonly courseClass: ClassDetail }) => (
  <>
    {isLive && (
      <Badge tone="danger" onPicture>
        {words.live}
      </Badge>
    )}
    <CapacityBadge memberCount={schedule?.memberCount ?? null} />
    {isOnlyForChannelUser && <ChannelUsersBadge />}
  </>
)

/** What nobody knows is left out. */
const Facts = ({ courseClass: { timetable, lessonCount } }: { readonly courseClass: ClassDetail }) => {
  const texts = [timetable && timetableText(timetable), lessonCount > 0 && words.facts.lessons(grouped(lessonCount))]
  return (
    <ul aria-label={words.facts.title} className={factStyles['facts']}>
      {texts.map((text) => text && <li key={text}>{text}</li>)}
    </ul>
  )
}

/** What it is, what one learns, whom it is for, what to bring, and what it belongs to. */
const ClassAbout = ({ courseClass }: { readonly courseClass: ClassDetail }) => {
  const all = wholeClassCatalogue(courseClass.isLive)
  return (
    <OfferSection name="about" title={words.sections.about}>
      <OfferAbout
        offer={courseClass}
        materials={courseClass.materials}
        hrefOf={(category) => classCatalogueHref({ ...all, categories: [category] })}
      />
    </OfferSection>
  )
}

/** The parts of a class's page that can be gone to, by the names that their addresses and headings go by. */
const classSections = ['times', 'about', 'members', 'dates', 'curriculum', 'reviews'] as const
type ClassSectionName = (typeof classSections)[number]

const Registration = later(() => import('../registration/Registration.tsx').then((loaded) => loaded.Registration))

const Reviews = later(() => import('../review/Reviews.tsx').then((loaded) => loaded.Reviews))

const Members = later(() => import('./page/members/Members.tsx').then((loaded) => loaded.Members))

interface ClassViewProps {
  /** As the address has it. */
  readonly courseClassId: string
  readonly courseClass: ClassDetail
  readonly state: ClassState
}

/** All of the page below its hero. */
const ClassView = ({ courseClassId, courseClass, state }: ClassViewProps) => {
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
          <div className={factStyles['columns']}>
            <aside className={factStyles['side']}>{card}</aside>
            <div className={factStyles['main']}>
              <OfferMenu
                names={classSections.filter((name) => (name !== 'dates' || hasDates) && (name !== 'members' || isTeacher))}
                words={words.sections}
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

/** A class's own page: what it is, when it meets, how to get in, and who is in it. */
export const CourseClassPage = () => {
  const courseClassId = useRouteId('courseClassId')
  return <CourseClass key={courseClassId} courseClassId={courseClassId} />
}

const CourseClass = ({ courseClassId }: { readonly courseClassId: string }) => {
  const state = useClass(courseClassId)
  const courseClass = valueOf(state.courseClass)
  return (
    <OfferPage offer={state.courseClass} words={words} creature="DOLPHIN" catalogue={wholeLists.classes}>
      <ClassHero courseClass={courseClass} />
      {courseClass ? <ClassView {...{ courseClassId, courseClass, state }} /> : <OfferSkeleton />}
    </OfferPage>
  )
}
