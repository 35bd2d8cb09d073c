import { wholeLists } from '../../domain/site/wholeLists.ts'
import { useRouteId } from '../app/useRouteId.ts'
import { OfferSkeleton } from '../offer/OfferSkeleton.tsx'
import { valueOf } from '../app/Loaded.ts'
import { OfferPage } from '../offer/OfferPage.tsx'
import { ClassHero } from './page/ClassHero.tsx'
import { classPageWords } from './page/classPageWords.ts'
import { ClassView } from './page/ClassView.tsx'
import { useClass } from './page/useClass.ts'

/** A class's own page: what it is, when it meets, how to get in, and who is in it. */
export const CourseClassPage = () => {
  const courseClassId = useRouteId('courseClassId')
  return <CourseClass key={courseClassId} courseClassId={courseClassId} />
}

const CourseClass = ({ courseClassId }: { readonly courseClassId: string }) => {
  const state = useClass(courseClassId)
  const courseClass = valueOf(state.courseClass)
  return (
    <OfferPage offer={state.courseClass} words={classPageWords} creature="DOLPHIN" catalogue={wholeLists.classes}>
      <ClassHero courseClass={courseClass} />
      {courseClass ? <ClassView {...{ courseClassId, courseClass, state }} /> : <OfferSkeleton />}
    </OfferPage>
  )
}
