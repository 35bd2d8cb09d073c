import { useQuery } from '@tanstack/react-query'
import { weekdays } from '../../../domain/calendar/date.ts'
import { weekdayName, weekdayShortName } from '../../../domain/calendar/text.ts'
import { classCatalogueHref, type ClassQuery, defaultClassQuery, isClassQueryFiltered } from '../../../domain/course-class/classQuery.ts'
import type { CatalogueClass } from '../../../domain/course-class/courseClass.ts'
import { timeOfDayLabel, timesOfDay } from '../../../domain/course-class/timetable.ts'
import { readCategoryChoices } from '../../viewer/listQuery.ts'
import type { Page } from '../../../domain/paging.ts'
import { isOnChannel } from '../../../domain/site/site.ts'
import type { CatalogueConfig, CatalogueContext } from '../../catalogue/catalogueConfig.ts'
import { useCatalogueContext } from '../../catalogue/catalogueQueries.ts'
import { type CatalogueFiltersProps, ChoiceGroup, type FilterChip, FilterFields } from '../../catalogue/Filters.tsx'
import { classCatalogueWords, classFilterWords as words, liveClassCatalogueWords } from './classCatalogueWords.ts'
import { ClassGrid, ListedClassCardSkeleton } from './ListedClassCard.tsx'
import { keyForSite, type QueryOptions } from '../../kit/query.ts'
import { SectionHeading } from '../../kit/Section.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useSite } from '../../site/useSite.ts'
import styles from './classCatalogue.module.css'
import { refined } from '../../../domain/catalogue/listQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly classCatalogue: true
    readonly classCategories: true
    readonly classChannels: true
  }
}

const ClassFilterFields = (props: CatalogueFiltersProps<ClassQuery>) => {
  const { site } = useSite()
  const { query, onQueryChange } = props
  return (
    <FilterFields {...props}>
      <ChoiceGroup
        title={words.weekdays}
        mode="CHECKBOX"
        isOneLine
        choices={weekdays.map((weekday) => ({
          value: String(weekday),
          label: <WeekdayLabel name={weekdayShortName(weekday)} />,
          isChosen: query.weekdays.includes(weekday),
        }))}
        onChoose={(value) => onQueryChange(refined(query, { weekdays: toggleIn(weekdays, query.weekdays, value) }))}
      />
      <ChoiceGroup
        title={words.times}
        note={words.timesNote}
        mode="CHECKBOX"
        choices={timesOfDay.map((time) => ({ value: time, label: timeOfDayLabel(time), isChosen: query.times.includes(time) }))}
        onChoose={(value) => onQueryChange(refined(query, { times: toggleIn(timesOfDay, query.times, value) }))}
      />
      {isOnChannel(site) && (
        <ChoiceGroup
          title={words.audience}
          mode="CHECKBOX"
          choices={[{ value: 'students', label: words.forStudents, isChosen: query.isForStudents }]}
          onChoose={() => onQueryChange(refined(query, { isForStudents: !query.isForStudents }))}
        />
      )}
    </FilterFields>
  )
}

/** '일', read as '일요일'. */
const WeekdayLabel = ({ name }: { readonly name: string }) => (
  <span>
    {name}
    <VisuallyHidden>{words.restOfWeekday}</VisuallyHidden>
  </span>
)

/** The chosen ones after a click on one, in the order of all. */
const toggleIn = <Value extends string | number>(all: readonly Value[], chosen: readonly Value[], clicked: string): readonly Value[] =>
  all.filter((one) => chosen.includes(one) !== (String(one) === clicked))

/** Days, parts of the day and whom it is for, one by one. */
const classChips = (query: ClassQuery): readonly FilterChip<ClassQuery>[] => [
  ...query.weekdays.map((weekday) => ({
    id: `weekday ${weekday}`,
    name: weekdayName(weekday),
    without: refined(query, { weekdays: query.weekdays.filter((other) => other !== weekday) }),
  })),
  ...query.times.map((time) => ({
    id: `time ${time}`,
    name: timeOfDayLabel(time),
    without: refined(query, { times: query.times.filter((other) => other !== time) }),
  })),
  ...(query.isForStudents ? [{ id: 'students', name: words.forStudents, without: refined(query, { isForStudents: false }) }] : []),
]

/** The education environment lists the classes of the channel's students, and is asked only for them. */
const findClasses = ({ features, site }: CatalogueContext, query: ClassQuery): QueryOptions<Page<CatalogueClass>> => ({
  queryKey: keyForSite('classCatalogue', site, query),
  queryFn: async ({ signal }) => {
    const { catalogue } = await features.courseClass()
    return query.isForStudents ? catalogue.findInEduenv(query, signal) : catalogue.find(query, signal)
  },
})

const maxSuggestions = 4

/** Suggestions where nothing was found; draws nothing if there are none. */
const Popular = ({ isLive }: { readonly isLive: boolean }) => {
  const query = { ...defaultClassQuery(isLive), order: 'POPULAR' } as const
  const { data } = useQuery<Page<CatalogueClass>>(findClasses(useCatalogueContext(), query))
  return data === undefined || data.items.length === 0 ? null : (
    <section className={styles['section']}>
      <SectionHeading title={words.popular} />
      <ClassGrid items={data.items.slice(0, maxSuggestions)} />
    </section>
  )
}

const PopularClasses = () => <Popular isLive={false} />
const PopularLiveClasses = () => <Popular isLive />

type ClassCatalogueConfig = CatalogueConfig<ClassQuery, CatalogueClass>

const sharedConfig = {
  hrefOf: classCatalogueHref,
  isFiltered: isClassQueryFiltered,
  extraChips: classChips,
  find: findClasses,
  categories: ({ features, site }) => ({
    queryKey: keyForSite('classCategories', site),
    queryFn: async ({ signal }) => readCategoryChoices((await features.courseClass()).catalogue, signal),
  }),
  channels: ({ features, site }) => ({
    queryKey: keyForSite('classChannels', site),
    queryFn: async ({ signal }) => ({ channels: await (await features.courseClass()).catalogue.channels(signal) }),
  }),
  Fields: ClassFilterFields,
  Cards: ClassGrid,
  CardSkeleton: ListedClassCardSkeleton,
} satisfies Partial<ClassCatalogueConfig>

/** The classes of the second tab of `/course`. */
export const classCatalogue: ClassCatalogueConfig = {
  ...sharedConfig,
  name: 'classes',
  words: classCatalogueWords,
  creature: 'SEAHORSE',
  defaultQuery: defaultClassQuery(false),
  EmptySuggestions: PopularClasses,
}

/** Those of `/live/course`. */
export const liveClassCatalogue: ClassCatalogueConfig = {
  ...sharedConfig,
  name: 'liveClasses',
  words: liveClassCatalogueWords,
  creature: 'DOLPHIN',
  defaultQuery: defaultClassQuery(true),
  EmptySuggestions: PopularLiveClasses,
}
