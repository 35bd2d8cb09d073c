import { catalogueHref, wholeCatalogue } from '../../domain/course/catalogueQuery.ts'
import { useRouteId } from '../app/useRouteId.ts'
import { useSite } from '../app/useSite.ts'
import { copy } from '../copy.ts'
import { channelFaceOf } from '../home/sectionFacts.ts'
import { Button } from '../parts/Button.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import styles from './CoursePage.module.css'
import { CourseHero } from './page/CourseHero.tsx'
import { CourseMessage } from './page/CourseMessage.tsx'
import { coursePageWords as words } from './page/coursePageWords.ts'
import { CourseView } from './page/CourseView.tsx'
import { CourseViewSkeleton } from './page/CourseViewSkeleton.tsx'
import { isMissing } from './page/isMissing.ts'
import { type Loaded, valueOf } from './page/loaded.ts'
import { useCourse } from './page/useCourse.ts'

/** A course's own page: what it is, how to get in, what is learnt, and how far one is (issue 6). */
export const CoursePage = () => {
  const courseId = useRouteId('courseId')
  return <Course key={courseId} courseId={courseId} />
}

const Course = ({ courseId }: { readonly courseId: string }) => {
  const place = useSite()
  const state = useCourse(courseId)
  const course = valueOf(state.course)
  return (
    <main id="main" tabIndex={-1} className={styles['page']} aria-busy={state.course.status === 'waiting'}>
      <title>{`${titleOf(state.course)} · ${channelFaceOf(place)?.name ?? copy.frame.brand}`}</title>
      {state.course.status === 'failed' ? (
        <Trouble failed={state.course} />
      ) : (
        <>
          <CourseHero course={course} />
          {course ? <CourseView {...{ courseId, course, state }} /> : <CourseViewSkeleton />}
        </>
      )}
    </main>
  )
}

const titleOf = (course: Loaded<{ readonly title: string }>) => {
  if (course.status === 'failed') return isMissing(course.error) ? words.missing.title : words.failed.title
  return valueOf(course)?.title.trim() || words.title
}

const Trouble = ({ failed }: { readonly failed: Extract<Loaded<unknown>, { readonly status: 'failed' }> }) =>
  isMissing(failed.error) ? (
    <CourseMessage creature="TURTLE" title={words.missing.title} text={words.missing.text}>
      <ButtonLink href={catalogueHref(wholeCatalogue)}>{words.missing.catalogue}</ButtonLink>
      <ButtonLink href="/" tone="quiet">
        {words.missing.home}
      </ButtonLink>
    </CourseMessage>
  ) : (
    <CourseMessage creature="CRAB" title={words.failed.title} text={words.failed.text}>
      <Button onClick={failed.retry}>{words.retry}</Button>
      <ButtonLink href={catalogueHref(wholeCatalogue)} tone="quiet">
        {words.missing.catalogue}
      </ButtonLink>
    </CourseMessage>
  )
