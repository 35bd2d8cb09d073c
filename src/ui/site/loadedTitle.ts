import { isNotFound } from '../../application/callError.ts'
import { displayTitle } from '../copy.ts'
import type { Loadable } from '../kit/loaded.ts'

type Heading = string | { readonly title: string }

interface FailureWords {
  readonly missing: Heading
  readonly failed: Heading
}

/** The texts of a page about a single thing, as its messages use them. */
interface LoadedPageWords extends FailureWords {
  readonly waiting: string
}

/** Returns the window's title of a page about a single thing: its name, or the heading of the message that replaces it. */
export function loadedTitle(loaded: Loadable<{ readonly title: string }>, words: LoadedPageWords): string {
  if (loaded.status === 'ready') return displayTitle(loaded.value.title)
  return failureHeading(loaded, words) ?? words.waiting
}

/** Returns the heading of the message that replaces what could not be loaded; null unless it failed. */
export function failureHeading(loaded: Loadable<unknown>, words: FailureWords): string | null {
  if (loaded.status !== 'failed') return null
  const heading = isNotFound(loaded.error) ? words.missing : words.failed
  return typeof heading === 'string' ? heading : heading.title
}
