import { catalogueHref, wholeCatalogue } from '../../../domain/course/catalogueQuery.ts'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { coursePageWords } from './coursePageWords.ts'
import { OfferAbout } from '../../offer/OfferAbout.tsx'
import { OfferSection } from '../../offer/OfferSection.tsx'

/** What it is, what one learns, whom it is for, and what it belongs to. */
export const CourseAbout = ({ course }: { readonly course: CourseDetail }) => (
  <OfferSection name="about" title={coursePageWords.sections.about}>
    <OfferAbout offer={course} hrefOf={(category) => catalogueHref({ ...wholeCatalogue, categories: [category] })} />
  </OfferSection>
)
