import { classCatalogueHref, wholeClassCatalogue } from '../../../domain/course-class/classQuery.ts'

/** The whole catalogue that a class stands in. */
export const otherClassesHref = (isLive: boolean) => classCatalogueHref(wholeClassCatalogue(isLive))
