import { Search, X } from 'lucide'
import { useRef } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './CatalogueSearch.module.css'
import type { KindWords } from './KindWords.ts'
import { catalogueWords } from './catalogueWords.ts'
import { useTypedKeyword } from './useTypedKeyword.ts'

interface CatalogueSearchProps {
  readonly words: Pick<KindWords, 'title' | 'search' | 'hint'>
  readonly keyword: string | null
  onSearch(keyword: string | null): void
}

/** Searches as one types. */
export const CatalogueSearch = ({ words, keyword, onSearch }: CatalogueSearchProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { text, change, compose, enter, clear } = useTypedKeyword(keyword, onSearch)
  return (
    <form
      role="search"
      aria-label={words.title}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        enter()
      }}
    >
      <Icon of={Search} size={20} className={styles['icon']} />
      <label className={styles['field']}>
        <VisuallyHidden>{words.search}</VisuallyHidden>
        <input
          ref={input}
          type="search"
          className={styles['input']}
          value={text}
          placeholder={words.hint}
          enterKeyHint="search"
          autoComplete="off"
          onChange={change}
          onCompositionEnd={compose}
        />
      </label>
      {text !== '' && (
        <button
          type="button"
          aria-label={catalogueWords.clearKeyword}
          className={styles['clear']}
          onClick={() => {
            clear()
            input.current?.focus()
          }}
        >
          <Icon of={X} size={20} />
        </button>
      )}
    </form>
  )
}
