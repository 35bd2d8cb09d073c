import * as z from 'zod/mini'
import { type ItemReader, ownValue, parseList, parseObject, wholeNumber } from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { Page } from '../../domain/paging.ts'

/** What tells how long the whole list is. */
export const pageFields = { totalCount: wholeNumber, pageSize: wholeNumber }

/** What is assumed of a backend that does not say how long its pages are. */
const defaultPageSize = 20

/** One page of a list; a backend that counts nothing has sent all that there is. */
export function parsePage<T>(raw: unknown, items: ItemReader<T>, key: string, log: Log): Page<T> {
  const { totalCount, pageSize } = parseObject(raw, z.object(pageFields), key)
  const page = parseList(ownValue(raw, key), items, key, log)
  return { items: page, totalCount: totalCount ?? page.length, pageSize: pageSize || defaultPageSize }
}
