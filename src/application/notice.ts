import type { KeyValueStore } from './platform.ts'
import { pickNotice, type PopupNotice } from '../domain/notice.ts'

export interface NoticeRepository {
  list(signal?: AbortSignal): Promise<readonly PopupNotice[]>
}

export const noticeHiddenKey = 'popupNotice'

/** The notice that opens by itself, until it is closed for the life of the page or for good. */
export interface NoticePrompt {
  noticeFor(notices: readonly PopupNotice[]): PopupNotice | null
  dismiss(): void
  dismissForever(): void
}

export function makeNoticePrompt({ store }: { readonly store: KeyValueStore }): NoticePrompt {
  let ended = false
  const end = () => {
    ended = true
  }
  return {
    noticeFor: (notices) => (ended ? null : pickNotice(notices, store.get(noticeHiddenKey) !== null)),
    dismiss: end,
    dismissForever() {
      store.set(noticeHiddenKey, 'hidden')
      end()
    },
  }
}
