import { Search, X } from 'lucide'
import { type ChangeEvent, type CompositionEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { debounce, map, NEVER, type Observable, Subject, timer } from 'rxjs'
import type { CatalogueWords } from './catalogueConfig.ts'
import { catalogueWords } from './catalogueWords.ts'
import { Icon } from '../kit/Icon.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import styles from './CatalogueSearch.module.css'

export interface TypingEvent {
  readonly text: string
  /** `composing`: an input method is still at work on the last syllable; `done`: entered. */
  readonly state: 'typing' | 'composing' | 'done'
}

const debounceMs = { done: 0, typing: 250, composing: 1000 } as const
const incompleteSyllable = /[\u1100-\u11ff\u3131-\u318e]$/

/**
 * The keyword to search for during typing. A Korean input method composes the last syllable until the next key, so a composed text waits
 * longer, and an incomplete syllable is never searched for.
 */
export const debouncedKeywords = (typing$: Observable<TypingEvent>): Observable<string> =>
  typing$.pipe(
    debounce(({ text, state }) => (state === 'composing' && incompleteSyllable.test(text) ? NEVER : timer(debounceMs[state]))),
    map(({ text }) => text.trim().normalize('NFC')),
  )

/** The text of the search field. During typing it is ahead of the address, otherwise it follows the address. */
const useKeywordInput = (keyword: string | null, search: (keyword: string | null) => void) => {
  const [text, setText] = useState(keyword ?? '')
  const [typing$] = useState(() => new Subject<TypingEvent>())
  /** Keywords that were searched for, but are not in the address yet. */
  const pending = useRef<readonly string[]>([])
  const current = keyword ?? ''

  const send = useEffectEvent((typed: string) => {
    if (typed === (pending.current.at(-1) ?? current)) return
    pending.current = [...pending.current, typed]
    search(typed === '' ? null : typed)
  })
  const syncWithUrl = useEffectEvent((next: string) => {
    const at = pending.current.indexOf(next)
    pending.current = pending.current.slice(at + 1)
    if (at < 0 && next !== text.trim().normalize('NFC')) setText(next)
  })
  useEffect(() => {
    const subscription = debouncedKeywords(typing$).subscribe((typed) => send(typed))
    return () => subscription.unsubscribe()
  }, [typing$])
  useEffect(() => syncWithUrl(current), [current])

  const type = (typed: string, state: TypingEvent['state']) => {
    setText(typed)
    typing$.next({ text: typed, state })
  }
  return {
    text,
    change: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      type(currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true ? 'composing' : 'typing'),
    compose: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => type(currentTarget.value, 'typing'),
    enter: () => type(text, 'done'),
    clear: () => type('', 'done'),
  }
}

interface CatalogueSearchProps {
  readonly words: Pick<CatalogueWords, 'title' | 'search' | 'hint'>
  readonly keyword: string | null
  /** True on a page whose purpose is the search. */
  readonly takesFocus?: boolean
  onSearch(keyword: string | null): void
}

/** Renders a search field that searches while typing. */
export const CatalogueSearch = ({ words, keyword, takesFocus = false, onSearch }: CatalogueSearchProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { text, change, compose, enter, clear } = useKeywordInput(keyword, onSearch)
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
      <Icon icon={Search} size={20} className={styles['icon']} />
      <label className={styles['field']}>
        <VisuallyHidden>{words.search}</VisuallyHidden>
        <input
          ref={input}
          data-first-focus={takesFocus || undefined}
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
          <Icon icon={X} size={20} />
        </button>
      )}
    </form>
  )
}
