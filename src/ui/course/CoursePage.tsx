import { contentStars, courseCard } from '../../application/cards.ts'
import { cardSizing } from '../../application/carousel.ts'
import { studyDurationText } from '../../domain/calendar/text.ts'
import { type Course as CourseData, type CourseDetail, courseLevelLabel, mayStudy } from '../../domain/course/course.ts'
import { catalogueHref, courseQuery } from '../../domain/course/courseCatalogue.ts'
import { courseEnrolmentState } from '../../domain/course/enrolment.ts'
import { formatNumber, formatOneDecimal } from '../../domain/format.ts'
import { lessonToResume } from '../../domain/lesson/lesson.ts'
import { listPaths } from '../../domain/paths.ts'
import { copy } from '../copy.ts'
import { ChannelUsersBadge, CourseCard } from './CourseCard.tsx'
import { CourseEnrolPanel } from './page/CourseEnrolPanel.tsx'
import { coursePageWords } from './page/courseWords.ts'
import { type CourseState, useCourse } from './page/useCourse.ts'
import { useRouteId } from '../kit/address.ts'
import { Badge } from '../kit/Badge.tsx'
import { Carousel } from '../kit/carousel/Carousel.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { SectionTitle } from '../kit/Section.tsx'
import { Stars } from '../kit/Stars.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { offerAccess } from '../../domain/course-class/offerAccess.ts'
import { lockReason, useKnownAccess } from '../offer/access/enrolNote.ts'
import { Curriculum } from '../offer/curriculum/Curriculum.tsx'
import { OfferAbout } from '../offer/OfferAbout.tsx'
import offerPageStyles from '../offer/OfferPage.module.css'
import { OfferHero, OfferPage, OfferSkeleton } from '../offer/OfferPage.tsx'
import { OfferSection } from '../offer/OfferSection.tsx'
import { OfferSectionNav } from '../offer/OfferSectionNav.tsx'
import { reviewPermission } from '../../domain/review.ts'
import { Reviews } from '../review/Reviews.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './CoursePage.module.css'
import { useSiteQuery } from '../viewer/viewerQuery.ts'

const factWords = coursePageWords.facts

/** Rating, learners, lessons and hours in one row; unknown numbers are left out. */
const CourseFacts = ({ course }: { readonly course: CourseDetail }) => {
  const { rating, learnerCount, lessonCount, minutes } = course
  const texts = [
    learnerCount !== null && learnerCount > 0 && factWords.learners(formatNumber(learnerCount)),
    lessonCount > 0 && factWords.lessons(formatNumber(lessonCount)),
    studyDurationText(minutes),
  ].filter((text) => typeof text === 'string')
  return (
    <ul aria-label={factWords.title} className={offerPageStyles['facts']}>
      {rating !== null && rating > 0 && (
        <li className={offerPageStyles['rating']}>
          <Stars stars={contentStars(rating, 'COURSE')} label={copy.cards.rating} />
          <span aria-hidden="true">{formatOneDecimal(rating)}</span>
        </li>
      )}
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** Renders the course at a glance. */
const CourseHero = ({ course }: { readonly course: CourseDetail | null }) => (
  <OfferHero
    offer={course}
    back={{ href: listPaths.courses, name: coursePageWords.catalogue }}
    waiting={coursePageWords.waiting}
    badges={course && <Badges course={course} />}
    facts={course && <CourseFacts course={course} />}
  />
)

const Badges = ({ course: { level, isOnlyForChannelUser } }: { readonly course: CourseDetail }) => (
  <>
    {level && (
      <Badge tone="neutral" onPicture>
        {copy.cards.level(courseLevelLabel(level))}
      </Badge>
    )}
    {isOnlyForChannelUser && <ChannelUsersBadge />}
  </>
)

/** Description, goals, audience and categories. */
const CourseAbout = ({ course }: { readonly course: CourseDetail }) => (
  <OfferSection name="about" title={coursePageWords.sections.about}>
    <OfferAbout offer={course} hrefOf={(category) => catalogueHref({ ...courseQuery.initial, categories: [category] })} />
  </OfferSection>
)

/** The names of the sections of a course's page, used in addresses and headings. */
const courseSections = ['about', 'curriculum', 'reviews', 'related'] as const

/** Similar courses to continue with. */
const RelatedCourses = ({ courses }: { readonly courses: readonly CourseData[] }) => (
  <div id="related" tabIndex={-1} className={styles['related']}>
    <Carousel
      label={coursePageWords.related}
      heading={<SectionTitle title={coursePageWords.related} />}
      sizing={cardSizing}
      items={courses}
      keyOf={({ courseId }) => courseId}
      renderItem={(course) => <CourseCard card={courseCard(course)} />}
    />
  </div>
)

/** Reads similar courses, without this one. Empty while loading and after a failure: the page works without them. */
const useRelatedCourses = (courseId: string): readonly CourseData[] => {
  const { catalogue } = useFeature('course')
  const { data = [] } = useSiteQuery({
    name: 'recommendedCourses',
    of: [courseId],
    read: (signal) => catalogue.recommended(courseId, signal),
  })
  return data.filter((course) => String(course.courseId) !== courseId)
}

interface CourseViewProps {
  /** The course id from the address. */
  readonly courseId: string
  readonly course: CourseDetail
  readonly state: CourseState
}

/** Renders the part of the page below its hero. */
const CourseView = ({ courseId, course, state }: CourseViewProps) => {
  const viewer = useViewer()
  const related = useRelatedCourses(courseId)
  const access = useKnownAccess(offerAccess((who, stands) => courseEnrolmentState(course, who, stands), viewer, state))
  const standing = loadedValue(state.standing)
  const chapters = loadedValue(state.chapters) ?? []
  const progress = loadedValue(state.progress) ?? []
  const isEnrolled = standing?.isEnrolled === true
  const next = isEnrolled && state.progress.status === 'ready' ? lessonToResume(chapters, progress) : null
  const subject = { kind: 'course', id: courseId } as const
  return (
    <CourseEnrolPanel {...{ course, access, standing, chapters }}>
      {(card, bar) => (
        <>
          <div className={offerPageStyles['columns']}>
            <aside className={offerPageStyles['side']}>{card}</aside>
            <div className={offerPageStyles['main']}>
              <OfferSectionNav
                names={courseSections.filter((name) => name !== 'related' || related.length > 0)}
                words={coursePageWords.sections}
              />
              <CourseAbout course={course} />
              <Curriculum
                chapters={state.chapters}
                subject={subject}
                mayStudy={standing !== null && mayStudy(standing)}
                lockReason={lockReason(access)}
                progress={progress}
                next={next}
              />
              <Reviews subject={subject} title={course.title} mayWrite={reviewPermission(viewer, state.standing)} />
            </div>
          </div>
          {related.length > 0 && <RelatedCourses courses={related} />}
          {bar}
        </>
      )}
    </CourseEnrolPanel>
  )
}

/** The page of a course: description, enrolment, curriculum, progress. */
export const CoursePage = () => {
  const courseId = useRouteId('courseId')
  return <CourseContent key={courseId} courseId={courseId} />
}

const CourseContent = ({ courseId }: { readonly courseId: string }) => {
  const state = useCourse(courseId)
  const course = loadedValue(state.course)
  return (
    <OfferPage offer={state.course} words={coursePageWords} creature="TURTLE" catalogue={listPaths.courses}>
      <CourseHero course={course} />
      {course ? <CourseView {...{ courseId, course, state }} /> : <OfferSkeleton />}
    </OfferPage>
  )
}
