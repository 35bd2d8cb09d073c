import type { PopupNotice } from '../../domain/notice/PopupNotice.ts'

export interface NoticeRepository {
  list(signal?: AbortSignal): Promise<readonly PopupNotice[]>
}
