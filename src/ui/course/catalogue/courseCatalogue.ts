import { type CatalogueQuery, catalogueHref, isFiltered, refined, wholeCatalogue } from '../../../domain/course/catalogueQuery.ts'
import { categoryChoices } from '../../../domain/course/categoryChoices.ts'
import type { Course } from '../../../domain/course/Course.ts'
import { courseLevelLabel } from '../../../domain/course/courseLevel.ts'
import { isSignedIn } from '../../../domain/viewer/isSignedIn.ts'
import type { CatalogueKind } from '../../catalogue/CatalogueKind.ts'
import { joinedChannelsQuery } from '../../channel/joinedChannelsQuery.ts'
import { CourseCardSkeleton } from '../CourseCardSkeleton.tsx'
import { CourseFields } from './CourseFields.tsx'
import { CourseGrid } from './CourseGrid.tsx'
import { courseCatalogueWords } from './courseCatalogueWords.ts'
import { RecommendedCourses } from './RecommendedCourses.tsx'

export const courseCatalogue: CatalogueKind<CatalogueQuery, Course> = {
  name: 'courses',
  words: courseCatalogueWords,
  creature: 'TURTLE',
  whole: wholeCatalogue,
  hrefOf: catalogueHref,
  isFiltered,
  ownChips: (query) =>
    query.level === null ? [] : [{ id: 'level', name: courseLevelLabel(query.level), without: refined(query, { level: null }) }],
  find: ({ studies, site }, query) => ({
    queryKey: ['catalogue', site.channelDomain, query],
    queryFn: async ({ signal }) => (await studies()).catalogue.find(query, signal),
  }),
  categories: ({ studies, site }) => ({
    queryKey: ['categories', site.channelDomain],
    queryFn: async ({ signal }) => {
      const { catalogue } = await studies()
      return categoryChoices(...(await Promise.all([catalogue.categoryGroups(signal), catalogue.categories(signal)])))
    },
  }),
  // The backend has no list of all channels, so these are the viewer's own.
  channels: ({ channels, site, viewer }) => ({
    ...joinedChannelsQuery({ channels }, site, viewer),
    enabled: viewer !== null && isSignedIn(viewer),
  }),
  Fields: CourseFields,
  Cards: CourseGrid,
  CardSkeleton: CourseCardSkeleton,
  Instead: RecommendedCourses,
}
