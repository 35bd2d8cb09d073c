import type { ReactElement, ReactNode } from 'react'
import type { HomeSectionId } from '../../domain/home/homeSections.ts'
import styles from './HomePage.module.css'
import { useInTurn } from './useInTurn.ts'

interface HomeColumnsProps {
  readonly sections: readonly ReactElement[]
  readonly aside: ReactNode
  readonly located: boolean
  readonly settled: boolean
  /** Below the sections. */
  readonly children: ReactNode
}

/** Where the page's sections take their turns: a component of its own, so that with each of them this is rendered and not the page. */
export const HomeColumns = ({ sections, aside, located, settled, children }: HomeColumnsProps) => {
  const { drawn, areAll } = useInTurn(sections, settled, isBesideRanking)
  return (
    <div key={located ? 'known' : 'unknown'} className={styles['columns']}>
      <main id="main" className={styles['main']} tabIndex={-1} aria-busy={!areAll}>
        {drawn}
        {children}
      </main>
      {aside}
    </div>
  )
}

const isBesideRanking = ({ key }: ReactElement) => key === ('study-log' satisfies HomeSectionId)
