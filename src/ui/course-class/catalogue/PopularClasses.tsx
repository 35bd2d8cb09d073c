import { useQuery } from '@tanstack/react-query'
import { wholeClassCatalogue } from '../../../domain/course-class/classQuery.ts'
import type { ListedClass } from '../../../domain/course-class/ListedClass.ts'
import type { Page } from '../../../domain/Page.ts'
import { useAskedFrom } from '../../catalogue/useAskedFrom.ts'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import { ClassGrid } from './ClassGrid.tsx'
import { classWords as words } from './classCatalogueWords.ts'
import { findClasses } from './findClasses.ts'
import styles from './PopularClasses.module.css'

const shown = 4

/** Suggestions where nothing was found; draws nothing if there are none. */
const Popular = ({ isLive }: { readonly isLive: boolean }) => {
  const query = { ...wholeClassCatalogue(isLive), order: 'POPULAR' } as const
  const { data } = useQuery<Page<ListedClass>>(findClasses(useAskedFrom(), query))
  return data === undefined || data.items.length === 0 ? null : (
    <section className={styles['section']}>
      <SectionHeading title={words.popular} />
      <ClassGrid items={data.items.slice(0, shown)} />
    </section>
  )
}

export const PopularClasses = () => <Popular isLive={false} />
export const PopularLiveClasses = () => <Popular isLive />
