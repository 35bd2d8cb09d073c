import { categoryChoices } from '../../../domain/course/categoryChoices.ts'
import { type ClassQuery, classCatalogueHref, isClassQueryFiltered, wholeClassCatalogue } from '../../../domain/course-class/classQuery.ts'
import type { ListedClass } from '../../../domain/course-class/ListedClass.ts'
import type { CatalogueKind } from '../../catalogue/CatalogueKind.ts'
import { ClassFields } from './ClassFields.tsx'
import { ClassGrid } from './ClassGrid.tsx'
import { classCatalogueWords, liveClassCatalogueWords } from './classCatalogueWords.ts'
import { classChips } from './classChips.ts'
import { findClasses } from './findClasses.ts'
import { ListedClassCardSkeleton } from './ListedClassCardSkeleton.tsx'
import { PopularClasses, PopularLiveClasses } from './PopularClasses.tsx'

type ClassKind = CatalogueKind<ClassQuery, ListedClass>

const shared = {
  hrefOf: classCatalogueHref,
  isFiltered: isClassQueryFiltered,
  ownChips: classChips,
  find: findClasses,
  categories: ({ studies, site }) => ({
    queryKey: ['classCategories', site.channelDomain],
    queryFn: async ({ signal }) => {
      const { catalogue } = await (await studies()).classes()
      return categoryChoices(...(await Promise.all([catalogue.categoryGroups(signal), catalogue.categories(signal)])))
    },
  }),
  channels: ({ studies, site }) => ({
    queryKey: ['classChannels', site.channelDomain],
    queryFn: async ({ signal }) => ({ channels: await (await (await studies()).classes()).catalogue.channels(signal) }),
  }),
  Fields: ClassFields,
  Cards: ClassGrid,
  CardSkeleton: ListedClassCardSkeleton,
} satisfies Partial<ClassKind>

/** The classes of the second tab of `/course`. */
export const classCatalogue: ClassKind = {
  ...shared,
  name: 'classes',
  words: classCatalogueWords,
  creature: 'SEAHORSE',
  whole: wholeClassCatalogue(false),
  Instead: PopularClasses,
}

/** Those of `/live/course`. */
export const liveClassCatalogue: ClassKind = {
  ...shared,
  name: 'liveClasses',
  words: liveClassCatalogueWords,
  creature: 'DOLPHIN',
  whole: wholeClassCatalogue(true),
  Instead: PopularLiveClasses,
}
