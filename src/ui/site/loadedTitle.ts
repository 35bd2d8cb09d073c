import { isNotFound } from '../../application/callError.ts'
import { displayTitle } from '../copy.ts'
import type { Loadable } from '../kit/loaded.ts'

type Heading = string | { readonly title: string }

/** The texts of a page about a single thing, as its messages use them. */
interface LoadedPageWords {
  readonly waiting: string
  readonly missing: Heading
  readonly failed: Heading
}

/** Returns the window's title of a page about a single thing: its name, or the heading of the message that replaces it. */
export function loadedTitle(loaded: Loadable<{ readonly title: string }>, words: LoadedPageWords): string {
  if (loaded.status === 'ready') return displayTitle(loaded.value.title)
  if (loaded.status === 'waiting') return words.waiting
  const heading = isNotFound(loaded.error) ? words.missing : words.failed
  return typeof heading === 'string' ? heading : heading.title
}
