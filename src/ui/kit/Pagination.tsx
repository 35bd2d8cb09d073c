import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { pageWindow } from '../../domain/paging.ts'
import { Icon } from './Icon.tsx'
import { SiteLink } from './links.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import styles from './Pagination.module.css'

const words = lazyCopy.pages

/** The props that a link and a button to a page share; both look the same. */
interface PageLinkProps {
  readonly className: string | undefined
  readonly children: ReactNode
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page' | undefined
}

interface PaginationListProps {
  readonly title: string
  readonly page: number
  readonly last: number
  renderPageLink(page: number, look: PageLinkProps): ReactNode
}

const maxLinks = { wide: 7, narrow: 5 } as const

/** Renders the pages of a long list: the first, the last and those around the current one; fewer of them on a phone. */
export const PaginationList = ({ title, page, last, renderPageLink }: PaginationListProps) => {
  if (last <= 1) return null
  const wide = pageWindow(page, last, maxLinks.wide)
  const narrow = pageWindow(page, last, maxLinks.narrow)
  return (
    <nav aria-label={title} className={styles['nav']}>
      {page > 1 && renderPageLink(page - 1, { className: styles['step'], children: previousLabel })}
      <ol className={styles['numbers']}>
        {wide.map((number) => (
          <li
            key={number}
            className={styles['number']}
            data-wide={narrow.includes(number) ? undefined : ''}
            data-gap={follows(wide, number) ? undefined : ''}
            data-narrow-gap={follows(narrow, number) ? undefined : ''}
          >
            {renderPageLink(number, {
              className: styles['link'],
              children: formatNumber(number),
              'aria-label': words.page(formatNumber(number)),
              'aria-current': number === page ? 'page' : undefined,
            })}
          </li>
        ))}
      </ol>
      {page < last && renderPageLink(page + 1, { className: styles['step'], children: nextLabel })}
    </nav>
  )
}

const previousLabel = (
  <>
    <Icon icon={ChevronLeft} size={18} />
    {words.previous}
  </>
)

const nextLabel = (
  <>
    {words.next}
    <Icon icon={ChevronRight} size={18} />
  </>
)

const follows = (numbers: readonly number[], number: number) => number === 1 || numbers.includes(number - 1)

interface PaginationProps {
  readonly page: number
  readonly last: number
  hrefOf(page: number): string
}

/** The pages of a long list, as links. */
export const Pagination = ({ page, last, hrefOf }: PaginationProps) => (
  <PaginationList
    title={lazyCopy.pages.title}
    page={page}
    last={last}
    renderPageLink={(to, look) => <SiteLink href={hrefOf(to)} {...look} />}
  />
)
