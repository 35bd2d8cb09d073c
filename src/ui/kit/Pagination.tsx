import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { grouped } from '../../domain/format.ts'
import { pageWindow } from '../../domain/paging.ts'
import { Icon } from './Icon.tsx'
import { SiteLink } from './links.tsx'
import { laterCopy } from '../laterCopy.ts'
import styles from './Pagination.module.css'

const words = laterCopy.pages

/** What leads to a page looks like this, be it a link or a button. */
interface PageTurn {
  readonly className: string | undefined
  readonly children: ReactNode
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page' | undefined
}

interface PageRowProps {
  readonly title: string
  readonly page: number
  readonly last: number
  renderTurn(page: number, look: PageTurn): ReactNode
}

const most = { wide: 7, narrow: 5 } as const

/** The pages of a long list: the first, the last and those around. On a phone there is room for fewer. */
export const PageRow = ({ title, page, last, renderTurn }: PageRowProps) => {
  if (last <= 1) return null
  const wide = pageWindow(page, last, most.wide)
  const narrow = pageWindow(page, last, most.narrow)
  return (
    <nav aria-label={title} className={styles['nav']}>
      {page > 1 && renderTurn(page - 1, { className: styles['step'], children: backward })}
      <ol className={styles['numbers']}>
        {wide.map((number) => (
          <li
            key={number}
            className={styles['number']}
            data-wide={narrow.includes(number) ? undefined : ''}
            data-gap={follows(wide, number) ? undefined : ''}
            data-narrow-gap={follows(narrow, number) ? undefined : ''}
          >
            {renderTurn(number, {
              className: styles['link'],
              children: grouped(number),
              'aria-label': words.page(grouped(number)),
              'aria-current': number === page ? 'page' : undefined,
            })}
          </li>
        ))}
      </ol>
      {page < last && renderTurn(page + 1, { className: styles['step'], children: forward })}
    </nav>
  )
}

const backward = (
  <>
    <Icon of={ChevronLeft} size={18} />
    {words.previous}
  </>
)

const forward = (
  <>
    {words.next}
    <Icon of={ChevronRight} size={18} />
  </>
)

const follows = (numbers: readonly number[], number: number) => number === 1 || numbers.includes(number - 1)

interface PageNavProps {
  readonly page: number
  readonly last: number
  hrefOf(page: number): string
}

/** The pages of a long list, as links. */
export const PageNav = ({ page, last, hrefOf }: PageNavProps) => (
  <PageRow title={laterCopy.pages.title} page={page} last={last} renderTurn={(to, look) => <SiteLink href={hrefOf(to)} {...look} />} />
)
