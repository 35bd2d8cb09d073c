import { ChevronLeft, ChevronRight } from 'lucide-react'
import { grouped } from '../../domain/grouped.ts'
import { pageWindow } from '../../domain/pageWindow.ts'
import styles from '../parts/PageNav.module.css'
import { reviewWords } from './reviewWords.ts'

const words = reviewWords.list
const most = { wide: 7, narrow: 5 } as const

interface ReviewPagesProps {
  readonly page: number
  readonly last: number
  onTurn(page: number): void
}

/** Like the pages of the catalogue, but buttons: a part of a page has no address of its own. */
export const ReviewPages = ({ page, last, onTurn }: ReviewPagesProps) => {
  if (last <= 1) return null
  const [wide, narrow] = [pageWindow(page, last, most.wide), pageWindow(page, last, most.narrow)]
  return (
    <nav aria-label={words.pages} className={styles['nav']}>
      {page > 1 && (
        <button type="button" className={styles['step']} onClick={() => onTurn(page - 1)}>
          <ChevronLeft size={18} aria-hidden="true" />
          {words.previous}
        </button>
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
            <button
              type="button"
              className={styles['link']}
              aria-label={words.page(grouped(number))}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onTurn(number)}
            >
              {grouped(number)}
            </button>
          </li>
        ))}
      </ol>
      {page < last && (
        <button type="button" className={styles['step']} onClick={() => onTurn(page + 1)}>
          {words.next}
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      )}
    </nav>
  )
}

const follows = (numbers: readonly number[], number: number) => number === 1 || numbers.includes(number - 1)
