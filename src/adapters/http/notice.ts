import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { getList } from './calls.ts'
import type { HttpClient } from './client.ts'
import { type Items, label, link, requiredText, type Schema, text } from './parsing.ts'
import type { NoticeRepository } from '../../application/notice.ts'
import type { Log } from '../../application/platform.ts'
import type { PopupNotice } from '../../domain/notice.ts'

const schema: Schema<PopupNotice> = z.object({ title: label, content: text, link, popupShowingMethod: requiredText })

export const noticeItems: Items<PopupNotice> = { schema }

export function httpNoticeRepository(client: HttpClient, paths: ApiPaths, log: Log): NoticeRepository {
  return {
    list: (signal) => getList(client, log, { path: paths.popups, key: 'popupList', items: noticeItems, signal }),
  }
}
