import { useQueries } from '@tanstack/react-query'
import { classCatalogueHref, defaultClassQuery } from '../../domain/course-class/classQuery.ts'
import { catalogueHref, courseQuery } from '../../domain/course/courseCatalogue.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Page } from '../../domain/paging.ts'
import { problemsHref, problemQuery } from '../../domain/problems/problemQuery.ts'
import type { CatalogueContext, OfferName } from './catalogueConfig.ts'
import { useCatalogueContext } from './catalogueQueries.ts'
import { catalogueWords } from './catalogueWords.ts'
import { ButtonLink } from '../kit/Button.tsx'
import type { QueryOptions } from '../kit/query.ts'
import { siteOptions, viewerOptions } from '../viewer/viewerQuery.ts'
import styles from './FoundElsewhere.module.css'

interface Place {
  readonly name: OfferName | 'problems'
  readonly href: string
  readonly find: QueryOptions<Page<unknown>>
}

/** Returns the other catalogues that may contain a keyword. They share the catalogues' query keys, which then need no further request. */
const placesOf = (from: CatalogueContext, keyword: string): readonly Place[] => {
  const { features } = from
  const courses = { ...courseQuery.initial, keyword }
  const problems = { ...problemQuery.initial, keyword }
  const classPlace = (name: 'classes' | 'liveClasses'): Place => {
    const query = { ...defaultClassQuery(name === 'liveClasses'), keyword }
    return {
      name,
      href: classCatalogueHref(query),
      find: siteOptions(
        { name: 'classCatalogue', of: [query], read: async (signal) => (await features.courseClass()).catalogue.find(query, signal) },
        from,
      ),
    }
  }
  return [
    {
      name: 'courses',
      href: catalogueHref(courses),
      find: siteOptions(
        { name: 'catalogue', of: [courses], read: async (signal) => (await features.course()).catalogue.find(courses, signal) },
        from,
      ),
    },
    classPlace('classes'),
    classPlace('liveClasses'),
    {
      name: 'problems',
      href: problemsHref(problems),
      find: viewerOptions(
        { name: 'problems', of: [problems], read: async (signal) => (await features.problem()).problems.find(problems, signal) },
        from,
      ),
    },
  ]
}

interface FoundElsewhereProps {
  readonly here: OfferName
  readonly keyword: string
}

/** Links to other catalogues with results for the keyword; renders nothing if there are none. */
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
