import type { Log } from '../../application/platform/Log.ts'
import type { NoticeRepository } from '../../application/notice/NoticeRepository.ts'
import type { ApiPaths } from './apiPaths.ts'
import { getList } from './calls.ts'
import type { HttpClient } from './HttpClient.ts'
import { noticeItems } from './schemas/noticeSchema.ts'

export function httpNoticeRepository(client: HttpClient, paths: ApiPaths, log: Log): NoticeRepository {
  return {
    list: (signal) => getList(client, log, { path: paths.popups, key: 'popupList', items: noticeItems, signal }),
  }
}
