import { useQueries } from '@tanstack/react-query'
import { classCatalogueHref, defaultClassQuery } from '../../domain/course-class/classQuery.ts'
import { catalogueHref, type ListQuery, courseQuery } from '../../domain/course/courseCatalogue.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Page } from '../../domain/paging.ts'
import { problemsHref, problemQuery } from '../../domain/problems/problemQuery.ts'
import type { CatalogueConfig, CatalogueContext, CatalogueItem } from './catalogueConfig.ts'
import { useCatalogueContext } from './catalogueQueries.ts'
import { catalogueWords } from './catalogueWords.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { keyForSite, keyForViewer, type QueryOptions } from '../kit/query.ts'
import styles from './FoundElsewhere.module.css'

type OwnName = CatalogueConfig<ListQuery, CatalogueItem>['name']

interface Place {
  readonly name: OwnName | 'problems'
  readonly href: string
  readonly find: QueryOptions<Page<unknown>>
}

/** Where else a keyword may be found. The keys are those of the catalogues themselves, which then need not ask again. */
const placesOf = ({ features, site, viewer }: CatalogueContext, keyword: string): readonly Place[] => {
  const courses = { ...courseQuery.initial, keyword }
  const problems = { ...problemQuery.initial, keyword }
  const classPlace = (name: 'classes' | 'liveClasses'): Place => {
    const query = { ...defaultClassQuery(name === 'liveClasses'), keyword }
    return {
      name,
      href: classCatalogueHref(query),
      find: {
        queryKey: keyForSite('classCatalogue', site, query),
        queryFn: async ({ signal }) => (await features.courseClass()).catalogue.find(query, signal),
      },
    }
  }
  return [
    {
      name: 'courses',
      href: catalogueHref(courses),
      find: {
        queryKey: keyForSite('catalogue', site, courses),
        queryFn: async ({ signal }) => (await features.course()).catalogue.find(courses, signal),
      },
    },
    classPlace('classes'),
    classPlace('liveClasses'),
    {
      name: 'problems',
      href: problemsHref(problems),
      find: {
        queryKey: keyForViewer('problems', site, viewer, problems),
        queryFn: async ({ signal }) => (await features.problem()).problems.find(problems, signal),
      },
    },
  ]
}

interface FoundElsewhereProps {
  readonly here: OwnName
  readonly keyword: string
}

/** Where a keyword that finds nothing here finds something; draws nothing if that is nowhere. */
export const FoundElsewhere = ({ here, keyword }: FoundElsewhereProps) => {
  const places = placesOf(useCatalogueContext(), keyword).filter(({ name }) => name !== here)
  const answers = useQueries({ queries: places.map(({ find }) => find) })
  const found = places.flatMap(({ name, href }, at) => {
    const count = answers[at]?.data?.totalCount ?? 0
    return count === 0
      ? []
      : [{ name, href, text: catalogueWords.elsewhere.place(catalogueWords.elsewhere.kinds[name], formatNumber(count)) }]
  })
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <div className={styles['elsewhere']}>
          <p className={styles['text']}>{catalogueWords.elsewhere.found(found.map(({ text }) => text).join(', '))}</p>
          {found.map(({ name, href, text }) => (
            <ButtonLink key={name} href={href} tone="quiet">
              {catalogueWords.elsewhere.show(text)}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  )
}
