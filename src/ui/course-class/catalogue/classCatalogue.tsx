import { useQuery } from '@tanstack/react-query'
import { weekdays } from '../../../domain/calendar/date.ts'
import { weekdayName, weekdayShortName } from '../../../domain/calendar/text.ts'
import {
  classCatalogueHref,
  type ClassQuery,
  defaultClassQuery,
  isClassQueryFiltered,
  parseClassQuery,
} from '../../../domain/course-class/classQuery.ts'
import type { CatalogueClass } from '../../../domain/course-class/courseClass.ts'
import { timeOfDayLabel, timesOfDay } from '../../../domain/course-class/timetable.ts'
import { categoryOptions } from '../../viewer/listQuery.ts'
import type { Page } from '../../../domain/paging.ts'
import { isOnChannel } from '../../../domain/site/site.ts'
import type { CatalogueContext, CatalogueFilter } from '../../catalogue/catalogueConfig.ts'
import { useCatalogueContext } from '../../catalogue/catalogueQueries.ts'
import { ChoiceGroup, anyOfFilter } from '../../catalogue/Filters.tsx'
import { offerCatalogue, sharedOfferFilters } from '../../catalogue/offerCatalogue.tsx'
import { classCatalogueWords, classFilterWords as words, liveClassCatalogueWords } from './classCatalogueWords.ts'
import { ClassGrid, ListedClassCardSkeleton } from './ListedClassCard.tsx'
import { siteOptions } from '../../viewer/viewerQuery.ts'
import { SectionHeading } from '../../kit/Section.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import styles from './classCatalogue.module.css'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly classCatalogue: true
    readonly classCategories: true
    readonly classChannels: true
  }
}

/** Shows '일', read out as '일요일'. */
const WeekdayLabel = ({ name }: { readonly name: string }) => (
  <span>
    {name}
    <VisuallyHidden>{words.restOfWeekday}</VisuallyHidden>
  </span>
)

/** Offered on a channel's site only; a value chosen elsewhere can be removed anywhere. */
const studentsFilter: CatalogueFilter<Pick<ClassQuery, 'isForStudents'>> = {
  name: 'isForStudents',
  Field: ({ query: { isForStudents }, onRefine }) => (
    <ChoiceGroup
      title={words.audience}
      mode="CHECKBOX"
      choices={[{ value: 'students', label: words.forStudents, isChosen: isForStudents }]}
      onChoose={() => onRefine({ isForStudents: !isForStudents })}
    />
  ),
  asked: ({ isForStudents }) => (isForStudents ? [{ id: 'students', name: words.forStudents, without: { isForStudents: false } }] : []),
  isOffered: ({ site }) => isOnChannel(site),
}

/** Returns the query of classes. The education environment lists those for the channel's students, and is asked only for them. */
const findClasses = (from: CatalogueContext, query: ClassQuery) =>
  siteOptions<Page<CatalogueClass>>(
    {
      name: 'classCatalogue',
      of: [query],
      read: async (signal) => {
        const { catalogue } = await from.features.courseClass()
        return query.isForStudents ? catalogue.findInEduenv(query, signal) : catalogue.find(query, signal)
      },
    },
    from,
  )

const maxSuggestions = 4

/** Suggests popular classes where nothing was found; renders nothing if there are none. */
const Popular = ({ isLive }: { readonly isLive: boolean }) => {
  const query = { ...defaultClassQuery(isLive), order: 'POPULAR' } as const
  const { data } = useQuery(findClasses(useCatalogueContext(), query))
  return data === undefined || data.items.length === 0 ? null : (
    <section className={styles['section']}>
      <SectionHeading title={words.popular} />
      <ClassGrid items={data.items.slice(0, maxSuggestions)} />
    </section>
  )
}

const classCatalogueOf = (isLive: boolean) =>
  ({
    list: {
      initial: defaultClassQuery(isLive),
      parse: (parameters) => parseClassQuery(parameters, isLive),
      isFiltered: isClassQueryFiltered,
    },
    hrefOf: classCatalogueHref,
    find: findClasses,
    filters: [
      anyOfFilter('weekdays', {
        title: words.weekdays,
        values: weekdays,
        nameOf: weekdayName,
        labelOf: (weekday) => <WeekdayLabel name={weekdayShortName(weekday)} />,
        isOneLine: true,
      }),
      anyOfFilter('times', { title: words.times, note: words.timesNote, values: timesOfDay, nameOf: timeOfDayLabel }),
      studentsFilter,
      ...sharedOfferFilters,
    ],
    categories: (from) => categoryOptions({ name: 'classCategories' }, from, async () => (await from.features.courseClass()).catalogue),
    channels: (from) =>
      siteOptions(
        {
          name: 'classChannels',
          read: async (signal) => (await from.features.courseClass()).catalogue.channels(signal),
        },
        from,
      ),
    renderItems: (classes) => <ClassGrid items={classes} />,
    CardSkeleton: ListedClassCardSkeleton,
    emptySuggestions: <Popular isLive={isLive} />,
  }) satisfies Partial<Parameters<typeof offerCatalogue<ClassQuery, CatalogueClass>>[0]>

/** The catalogue of classes, the second tab of `/course`. */
export const classCatalogue = offerCatalogue<ClassQuery, CatalogueClass>({
  ...classCatalogueOf(false),
  name: 'classes',
  words: classCatalogueWords,
  creature: 'SEAHORSE',
})

/** The catalogue of live classes, `/live/course`. */
export const liveClassCatalogue = offerCatalogue<ClassQuery, CatalogueClass>({
  ...classCatalogueOf(true),
  name: 'liveClasses',
  words: liveClassCatalogueWords,
  creature: 'DOLPHIN',
})
