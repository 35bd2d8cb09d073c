import { classCatalogueHref, classQueryFrom } from '../../../domain/course-class/classQuery.ts'

/** The whole catalogue that a class stands in. */
export const otherClassesHref = (isLive: boolean) => classCatalogueHref(classQueryFrom(new URLSearchParams(), isLive))
