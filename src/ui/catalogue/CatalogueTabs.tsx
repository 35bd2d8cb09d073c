import { catalogueHref, type ListQuery, wholeCatalogue } from '../../domain/course/catalogueQuery.ts'
import { classCatalogueHref, wholeClassCatalogue } from '../../domain/course-class/classQuery.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import type { CatalogueKind, Listed } from './CatalogueKind.ts'
import styles from './CatalogueTabs.module.css'
import { catalogueWords } from './catalogueWords.ts'

type Name = CatalogueKind<ListQuery, Listed>['name']

interface CatalogueTabsProps {
  readonly current: Name
  readonly query: ListQuery
}

/** From one catalogue to the others. The word that is looked for comes along; filters differ, and stay. */
export const CatalogueTabs = ({ current, query: { keyword, order } }: CatalogueTabsProps) => {
  const hrefs = {
    courses: catalogueHref({ ...wholeCatalogue, keyword, order }),
    classes: classCatalogueHref({ ...wholeClassCatalogue(false), keyword, order }),
    liveClasses: classCatalogueHref({ ...wholeClassCatalogue(true), keyword, order }),
  }
  return (
    <nav aria-label={catalogueWords.tabs.title} className={styles['tabs']}>
      {names.map((name) => (
        <SiteLink key={name} href={hrefs[name]} className={styles['tab']} aria-current={name === current ? 'page' : undefined}>
          {catalogueWords.tabs[name]}
        </SiteLink>
      ))}
    </nav>
  )
}

const names = ['courses', 'classes', 'liveClasses'] as const satisfies readonly Name[]
