import { type ReactNode, useCallback } from 'react'
import { matchRanges } from '../../domain/search.ts'
import { TitleMarkContext } from '../kit/titleMark.ts'
import styles from './Catalogue.module.css'

interface SearchedTitlesProps {
  /** Null if there is no search. */
  readonly keyword: string | null
  readonly children: ReactNode
}

/** Marks the words of the keyword in the titles of all cards inside. */
export const SearchedTitles = ({ keyword, children }: SearchedTitlesProps) => {
  const mark = useCallback((title: string) => (keyword === null ? title : markedTitle(title, keyword)), [keyword])
  return <TitleMarkContext value={mark}>{children}</TitleMarkContext>
}

const markedTitle = (given: string, keyword: string): ReactNode => {
  const title = given.normalize('NFC')
  const ranges = matchRanges(title, keyword)
  return [
    ...ranges.flatMap(({ start, end }, at) => [
      title.slice(ranges[at - 1]?.end ?? 0, start),
      <mark key={start} className={styles['mark']}>
        {title.slice(start, end)}
      </mark>,
    ]),
    title.slice(ranges.at(-1)?.end ?? 0),
  ]
}
