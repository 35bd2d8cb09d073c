import { Search } from 'lucide'
import type { FormEvent } from 'react'
import { wholeLists } from '../../../domain/site/wholeLists.ts'
import { copy } from '../../copy.ts'
import { Icon } from '../../parts/Icon.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { useSiteRoutes } from '../SiteRoutes.ts'
import { useGo } from '../useGo.ts'
import styles from './SearchField.module.css'

/** A plain form to the course list, so that it works before the script does. */
export const SearchField = () => {
  const go = useGo()
  const routes = useSiteRoutes()
  const search = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get('keyword')
    const keyword = typeof typed === 'string' ? typed.trim() : ''
    const href = `${wholeLists.courses}&${new URLSearchParams({ keyword }).toString()}`
    if (!routes.isOwn(href)) return
    event.preventDefault()
    event.currentTarget.reset()
    go(href)
  }
  return (
    <form className={styles['form']} action="/course" role="search" onSubmit={search}>
      <input type="hidden" name="page" value="1" />
      <input type="hidden" name="order" value="DESC" />
      <label className={styles['field']}>
        <VisuallyHidden>{copy.frame.search.label}</VisuallyHidden>
        <input
          className={styles['input']}
          type="search"
          name="keyword"
          placeholder={copy.frame.search.hint}
          enterKeyHint="search"
          autoComplete="off"
        />
      </label>
      <button type="submit" className={styles['submit']} aria-label={copy.frame.search.submit}>
        <Icon of={Search} size={20} />
      </button>
    </form>
  )
}
