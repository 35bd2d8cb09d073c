import { BehaviorSubject, type Observable } from 'rxjs'
import type { ChatWidget } from '../../application/chat.ts'

/** A chat without a server, for the demo. */
export interface LocalChat extends ChatWidget {
  /** The key with which the chat was opened; null while it is closed. */
  readonly openKey$: Observable<string | null>
  close(): void
}

export function createLocalChat(): LocalChat {
  const openedWith = new BehaviorSubject<string | null>(null)
  return {
    openKey$: openedWith,
    open: (pluginKey) => {
      openedWith.next(pluginKey)
      return Promise.resolve('opened')
    },
    close: () => openedWith.next(null),
  }
}
