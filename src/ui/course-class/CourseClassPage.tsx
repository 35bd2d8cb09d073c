import type { ReactNode } from 'react'
import { classCapacity } from '../../application/cards.ts'
import { classEnrolmentState, leadsClass, takesPart } from '../../domain/course-class/classEnrolment.ts'
import { classCatalogueHref, defaultClassQuery } from '../../domain/course-class/classQuery.ts'
import type { ClassDetail } from '../../domain/course-class/courseClass.ts'
import { atRemainingPrice } from '../../domain/course-class/remainingLessons.ts'
import { classTerm, hasClassEnded, type RemainingLessons, remainingLessons } from '../../domain/course-class/schedule.ts'
import { timetableText } from '../../domain/course-class/timetable.ts'
import { mayStudy } from '../../domain/course/course.ts'
import { formatNumber } from '../../domain/format.ts'
import { lessonToResume } from '../../domain/lesson/lesson.ts'
import { listPaths } from '../../domain/paths.ts'
import face from '../art/avatar-default.svg?url&no-inline'
import { copy } from '../copy.ts'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import { SmallPicture } from '../kit/Picture.tsx'
import styles from './CourseClassPage.module.css'
import { CapacityBadge } from './CourseClassCard.tsx'
import { ClassEnrolPanel, classLockReason } from './page/ClassEnrolPanel.tsx'
import { ClassTimes, type ClassTimetable, useTimetable } from './page/ClassTimes.tsx'
import { classPageWords as words } from './page/classWords.ts'
import { type ClassState, useClass } from './page/useClass.ts'
import { ChannelUsersBadge } from '../course/CourseCard.tsx'
import { useRouteId } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { PartFailed } from '../kit/PartFailed.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { offerAccess } from '../../domain/course-class/offerAccess.ts'
import { useKnownAccess } from '../offer/access/enrolNote.ts'
import { Curriculum } from '../offer/curriculum/Curriculum.tsx'
import { OfferAbout } from '../offer/OfferAbout.tsx'
import factStyles from '../offer/OfferPage.module.css'
import { OfferHero, OfferPage, OfferSkeleton } from '../offer/OfferPage.tsx'
import sections from '../offer/OfferSection.module.css'
import { OfferSection } from '../offer/OfferSection.tsx'
import { OfferSectionNav } from '../offer/OfferSectionNav.tsx'
import { reviewPermission } from '../../domain/review.ts'
import { useViewer } from '../viewer/useViewer.ts'

interface ClassHeroProps {
  readonly courseClass: ClassDetail | null
  readonly lessons: RemainingLessons | null
  readonly isTaught: boolean
}

/** Renders the class and its meeting times at a glance. */
const ClassHero = ({ courseClass, lessons, isTaught }: ClassHeroProps) => {
  const isLive = courseClass?.isLive ?? false
  return (
    <OfferHero
      offer={courseClass}
      isBrief={isTaught}
      back={isLive ? { href: listPaths.liveClasses, name: words.live } : { href: listPaths.classes, name: words.catalogue }}
      waiting={words.waiting}
      badges={courseClass && <Badges courseClass={courseClass} />}
      facts={courseClass && <Facts courseClass={courseClass} lessons={lessons} />}
    />
  )
}

const Badges = ({ courseClass }: { readonly courseClass: ClassDetail }) => (
  <>
    {courseClass.isLive && (
      <Badge tone="danger" onPicture>
        {words.live}
      </Badge>
    )}
    <CapacityBadge capacity={classCapacity(courseClass)} />
    {courseClass.isOnlyForChannelUser && <ChannelUsersBadge />}
  </>
)

interface FactsProps {
  readonly courseClass: ClassDetail
  /** The lessons with the teacher; null while unknown, and if the class has no end. */
  readonly lessons: RemainingLessons | null
}

/** Renders the facts of a class; unknown ones are left out. */
const Facts = ({ courseClass: { timetable, lessonCount }, lessons }: FactsProps) => {
  const contents = [
    lessonCount > 0 ? words.facts.materials(formatNumber(lessonCount)) : [],
    lessons === null ? [] : words.facts.live(formatNumber(lessons.total)),
  ]
  const texts = [timetable && timetableText(timetable), contents.flat().join(' + ')]
  return (
    <ul aria-label={words.facts.title} className={factStyles['facts']}>
      {texts.map((text) => text && <li key={text}>{text}</li>)}
    </ul>
  )
}

/** Description, goals, audience, materials and categories. */
const ClassAbout = ({ courseClass }: { readonly courseClass: ClassDetail }) => {
  const all = defaultClassQuery(courseClass.isLive)
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

/** Renders the teacher and the place of the class, as far as they are known. */
const TeacherProfile = ({ courseClass: { teacher, channelProfile } }: { readonly courseClass: ClassDetail }) => {
  if (!teacher?.nickname) return null
  return (
    <OfferSection name="teacher" title={words.teacher.title}>
      <div className={styles['teacher']}>
        <SmallPicture candidates={[safeImageUrl(teacher.profile), face]} size={72} shape="round" />
        <div>
          <p className={styles['teacherName']}>{copy.cards.teacher(teacher.nickname)}</p>
          {channelProfile?.channelName && <p className={styles['channel']}>{words.teacher.of(channelProfile.channelName)}</p>}
        </div>
      </div>
    </OfferSection>
  )
}

/** The names of the sections of a class's page, used in addresses and headings. */
const classSections = [
  'members',
  'problems',
  'attendance',
  'announcements',
  'times',
  'about',
  'teacher',
  'dates',
  'curriculum',
  'reviews',
] as const
/** The sections that only the teacher sees, before all others. */
const teacherSections: ReadonlySet<ClassSectionName> = new Set(['members', 'problems', 'attendance', 'announcements'])
type ClassSectionName = (typeof classSections)[number]

const Registration = lazyWithRetry(() => import('../registration/Registration.tsx').then((loaded) => loaded.Registration))

const Reviews = lazyWithRetry(() => import('../review/Reviews.tsx').then((loaded) => loaded.Reviews))

const TeacherSections = lazyWithRetry(() => import('./page/teacher/TeacherSections.tsx').then((loaded) => loaded.TeacherSections))

const Announcements = lazyWithRetry(() => import('./page/teacher/Announcements.tsx').then((loaded) => loaded.Announcements))

interface ClassViewProps {
  /** The class id from the address. */
  readonly courseClassId: string
  readonly courseClass: ClassDetail
  readonly state: ClassState
  readonly times: ClassTimetable
  readonly lessons: RemainingLessons | null
}

/** Renders the part of the page below its hero. */
const ClassView = ({ courseClassId, courseClass, state, times, lessons }: ClassViewProps) => {
  const viewer = useViewer()
  const offered = atRemainingPrice(courseClass, lessons)
  const known = offerAccess((who, stands) => classEnrolmentState(offered, who, stands), viewer, state)
  // The price for a viewer who is not enrolled depends on the schedule, so no price is shown until it is loaded.
  const isUndecided = known.kind === 'enrol' && times.schedules.status === 'waiting'
  const access = useKnownAccess(isUndecided ? { kind: 'waiting' as const } : known)
  const standing = loadedValue(state.standing)
  const chapters = loadedValue(state.chapters) ?? []
  const progress = loadedValue(state.progress) ?? []
  const isEnrolled = standing?.isEnrolled === true
  const isTeacher = standing !== null && leadsClass(standing)
  const schedules = loadedValue(times.schedules) ?? []
  const hasEnded = hasClassEnded(schedules, useApplication().clock.now())
  // The dates of a class that is over matter only to its members.
  const hasDates = isEnrolled || !hasEnded
  const subject = { kind: 'course-class', id: courseClassId } as const
  return (
    <ClassEnrolPanel
      {...{ courseClassId, access, standing, chapters, lessons }}
      courseClass={offered}
      wholeCost={courseClass.cost}
      term={classTerm(schedules)}
    >
      {(card, bar) => (
        <>
          <div className={factStyles['columns']} data-taught={isTeacher || undefined}>
            <aside className={factStyles['side']}>{card}</aside>
            <div className={factStyles['main']}>
              <OfferSectionNav
                names={classSections.filter(
                  (name) =>
                    (name !== 'dates' || hasDates) &&
                    (isTeacher || !teacherSections.has(name)) &&
                    (name !== 'teacher' || courseClass.teacher?.nickname),
                )}
                words={words.sections}
              />
              {isTeacher && viewer !== null && (
                <LazyPart name="members" others={['problems', 'attendance', 'announcements']}>
                  <TeacherSections courseClassId={courseClassId} viewer={viewer} />
                </LazyPart>
              )}
              {standing !== null && takesPart(standing) && !isTeacher && (
                <LazyBoundary loading={null} failed={<SectionFailed name="announcements" />}>
                  <Announcements courseClassId={courseClassId} writer={null} />
                </LazyBoundary>
              )}
              <ClassTimes {...times} />
              <ClassAbout courseClass={courseClass} />
              <TeacherProfile courseClass={courseClass} />
              {hasDates && (
                <LazyPart name="dates">
                  <Registration courseClass={courseClass} standing={standing} />
                </LazyPart>
              )}
              <Curriculum
                chapters={state.chapters}
                subject={subject}
                mayStudy={standing !== null && mayStudy(standing)}
                lockReason={classLockReason(access)}
                progress={progress}
                next={isEnrolled && state.progress.status === 'ready' ? lessonToResume(chapters, progress) : null}
              />
              <LazyPart name="reviews">
                <Reviews subject={subject} title={courseClass.title} mayWrite={reviewPermission(viewer, state.standing)} />
              </LazyPart>
            </div>
          </div>
          {bar}
        </>
      )}
    </ClassEnrolPanel>
  )
}

interface SectionFailedProps {
  readonly name: ClassSectionName
  /** Further sections in the same part: the menu leads here for them, too. */
  readonly others?: readonly ClassSectionName[]
}

const SectionFailed = ({ name, others }: SectionFailedProps) => (
  <OfferSection name={name} title={words.sections[name]}>
    {others?.map((other) => (
      <span key={other} id={other} tabIndex={-1} className={sections['section']} />
    ))}
    <PartFailed />
  </OfferSection>
)

interface LazyPartProps extends SectionFailedProps {
  readonly children: ReactNode
}

/** Renders a lazily loaded section. The menu already leads to its place. */
const LazyPart = ({ children, ...section }: LazyPartProps) => (
  <LazyBoundary
    loading={
      <div id={section.name} tabIndex={-1} className={sections['section']}>
        <Skeleton height={320} radius="card" />
      </div>
    }
    failed={<SectionFailed {...section} />}
  >
    {children}
  </LazyBoundary>
)

/** The page of a class: description, schedule, enrolment, members. */
export const CourseClassPage = () => {
  const courseClassId = useRouteId('courseClassId')
  return <CourseClassContent key={courseClassId} courseClassId={courseClassId} />
}

const CourseClassContent = ({ courseClassId }: { readonly courseClassId: string }) => {
  const state = useClass(courseClassId)
  const times = useTimetable(courseClassId)
  const { clock } = useApplication()
  const courseClass = loadedValue(state.courseClass)
  const lessons = remainingLessons(loadedValue(times.schedules) ?? [], clock.now())
  return (
    <OfferPage offer={state.courseClass} words={words} creature="DOLPHIN" catalogue={listPaths.classes}>
      <ClassHero courseClass={courseClass} lessons={lessons} isTaught={loadedValue(state.standing)?.isTeacher === true} />
      {courseClass ? <ClassView {...{ courseClassId, courseClass, state, times, lessons }} /> : <OfferSkeleton />}
    </OfferPage>
  )
}
