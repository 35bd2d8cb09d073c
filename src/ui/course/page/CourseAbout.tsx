import { catalogueHref, wholeCatalogue } from '../../../domain/course/catalogueQuery.ts'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { CourseSection } from './CourseSection.tsx'
import { OfferAbout } from './OfferAbout.tsx'

/** What it is, what one learns, whom it is for, and what it belongs to. */
export const CourseAbout = ({ course }: { readonly course: CourseDetail }) => (
  <CourseSection name="about">
    <OfferAbout offer={course} hrefOf={(category) => catalogueHref({ ...wholeCatalogue, categories: [category] })} />
  </CourseSection>
)
