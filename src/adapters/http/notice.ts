import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { fetchFirstPage } from './calls.ts'
import type { HttpClient } from './client.ts'
import { type ItemReader, nullableText, nullableUrl, requiredText, type Schema, textOrEmpty } from './parsing.ts'
import type { NoticeRepository } from '../../application/notice.ts'
import type { Log } from '../../application/platform.ts'
import type { PopupNotice } from '../../domain/notice.ts'

const noticeSchema: Schema<PopupNotice> = z.object({
  title: textOrEmpty,
  content: nullableText,
  link: nullableUrl,
  popupShowingMethod: requiredText,
})

export const noticeItems: ItemReader<PopupNotice> = { schema: noticeSchema }

export function httpNoticeRepository(client: HttpClient, paths: ApiPaths, log: Log): NoticeRepository {
  return {
    list: (signal) => fetchFirstPage(client, log, { path: paths.popups, key: 'popupList', items: noticeItems, signal }),
  }
}
