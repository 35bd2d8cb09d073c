import { useRouteId } from '../app/useRouteId.ts'
import { useSite } from '../app/useSite.ts'
import { copy } from '../copy.ts'
import styles from '../course/CoursePage.module.css'
import { CourseMessage } from '../course/page/CourseMessage.tsx'
import { CourseViewSkeleton } from '../course/page/CourseViewSkeleton.tsx'
import { isMissing } from '../course/page/isMissing.ts'
import { type Loaded, valueOf } from '../course/page/loaded.ts'
import { channelFaceOf } from '../home/sectionFacts.ts'
import { Button } from '../parts/Button.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { ClassHero } from './page/ClassHero.tsx'
import { classPageWords as words } from './page/classPageWords.ts'
import { ClassView } from './page/ClassView.tsx'
import { otherClassesHref } from './page/otherClassesHref.ts'
import { useClass } from './page/useClass.ts'

/** A class's own page: what it is, when it meets, how to get in, and who is in it (issue 7). */
export const CourseClassPage = () => {
  const courseClassId = useRouteId('courseClassId')
  return <CourseClass key={courseClassId} courseClassId={courseClassId} />
}

const CourseClass = ({ courseClassId }: { readonly courseClassId: string }) => {
  const place = useSite()
  const state = useClass(courseClassId)
  const courseClass = valueOf(state.courseClass)
  return (
    <main id="main" tabIndex={-1} className={styles['page']} aria-busy={state.courseClass.status === 'waiting'}>
      <title>{`${titleOf(state.courseClass)} · ${channelFaceOf(place)?.name ?? copy.frame.brand}`}</title>
      {state.courseClass.status === 'failed' ? (
        <Trouble failed={state.courseClass} />
      ) : (
        <>
          <ClassHero courseClass={courseClass} />
          {courseClass ? <ClassView {...{ courseClassId, courseClass, state }} /> : <CourseViewSkeleton />}
        </>
      )}
    </main>
  )
}

const titleOf = (courseClass: Loaded<{ readonly title: string }>) => {
  if (courseClass.status === 'failed') return isMissing(courseClass.error) ? words.missing.title : words.failed.title
  return valueOf(courseClass)?.title.trim() || words.title
}

const Trouble = ({ failed }: { readonly failed: Extract<Loaded<unknown>, { readonly status: 'failed' }> }) =>
  isMissing(failed.error) ? (
    <CourseMessage creature="DOLPHIN" title={words.missing.title} text={words.missing.text}>
      <ButtonLink href={otherClassesHref(false)}>{words.missing.catalogue}</ButtonLink>
      <ButtonLink href="/" tone="quiet">
        {words.missing.home}
      </ButtonLink>
    </CourseMessage>
  ) : (
    <CourseMessage creature="CRAB" title={words.failed.title} text={words.failed.text}>
      <Button onClick={failed.retry}>{words.retry}</Button>
      <ButtonLink href={otherClassesHref(false)} tone="quiet">
        {words.missing.catalogue}
      </ButtonLink>
    </CourseMessage>
  )
