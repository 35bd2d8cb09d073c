import { ChevronLeft, ChevronRight } from 'lucide-react'
import { grouped } from '../../domain/grouped.ts'
import { pageWindow } from '../../domain/pageWindow.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import { laterCopy } from '../laterCopy.ts'
import styles from './PageNav.module.css'

const words = laterCopy.pages

interface PageNavProps {
  readonly page: number
  readonly last: number
  hrefOf(page: number): string
}

const most = { wide: 7, narrow: 5 } as const

/** The pages of a long list, as links: the first, the last and those around. On a phone there is room for fewer. */
export const PageNav = ({ page, last, hrefOf }: PageNavProps) => {
  if (last <= 1) return null
  const wide = pageWindow(page, last, most.wide)
  const narrow = pageWindow(page, last, most.narrow)
  return (
    <nav aria-label={words.title} className={styles['nav']}>
      {page > 1 && (
        <SiteLink href={hrefOf(page - 1)} className={styles['step']}>
          <ChevronLeft size={18} aria-hidden="true" />
          {words.previous}
        </SiteLink>
      )}
      <ol className={styles['numbers']}>
        {wide.map((number) => (
          <li
            key={number}
            className={styles['number']}
            data-wide={narrow.includes(number) ? undefined : ''}
            data-gap={follows(wide, number) ? undefined : ''}
            data-narrow-gap={follows(narrow, number) ? undefined : ''}
          >
            <SiteLink
              href={hrefOf(number)}
              className={styles['link']}
              aria-label={words.page(grouped(number))}
              aria-current={number === page ? 'page' : undefined}
            >
              {grouped(number)}
            </SiteLink>
          </li>
        ))}
      </ol>
      {page < last && (
        <SiteLink href={hrefOf(page + 1)} className={styles['step']}>
          {words.next}
          <ChevronRight size={18} aria-hidden="true" />
        </SiteLink>
      )}
    </nav>
  )
}

const follows = (numbers: readonly number[], number: number) => number === 1 || numbers.includes(number - 1)
