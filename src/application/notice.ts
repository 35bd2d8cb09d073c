import type { KeyValueStore } from './platform.ts'
import { pickNotice, type PopupNotice } from '../domain/notice.ts'

export interface NoticeRepository {
  list(signal?: AbortSignal): Promise<readonly PopupNotice[]>
}

export const flagKey = 'popupNotice'

/** The notice that opens by itself, until it is closed for the life of the page or for good. */
export interface NoticeOffer {
  of(notices: readonly PopupNotice[]): PopupNotice | null
  end(): void
  notAgain(): void
}

export function makeNoticeOffer({ store }: { readonly store: KeyValueStore }): NoticeOffer {
  let ended = false
  const end = () => {
    ended = true
  }
  return {
    of: (notices) => (ended ? null : pickNotice(notices, store.get(flagKey) !== null)),
    end,
    notAgain() {
      store.set(flagKey, 'hidden')
      end()
    },
  }
}
