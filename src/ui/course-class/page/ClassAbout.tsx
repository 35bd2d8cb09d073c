import { classCatalogueHref, wholeClassCatalogue } from '../../../domain/course-class/classQuery.ts'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { OfferAbout } from '../../offer/OfferAbout.tsx'
import { OfferSection } from '../../offer/OfferSection.tsx'
import { classPageWords } from './classPageWords.ts'

/** What it is, what one learns, whom it is for, what to bring, and what it belongs to. */
export const ClassAbout = ({ courseClass }: { readonly courseClass: ClassDetail }) => {
  const all = wholeClassCatalogue(courseClass.isLive)
  return (
    <OfferSection name="about" title={classPageWords.sections.about}>
      <OfferAbout
        offer={courseClass}
        materials={courseClass.materials}
        hrefOf={(category) => classCatalogueHref({ ...all, categories: [category] })}
      />
    </OfferSection>
  )
}
