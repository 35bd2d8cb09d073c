import * as z from 'zod/mini'
import { type ItemReader, ownValue, parseList, parseObject, wholeNumber } from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { Page } from '../../domain/paging.ts'

/** Where the length of the whole list is read from. */
export const pageFields = { totalCount: wholeNumber, pageSize: wholeNumber }

/** The page size that is assumed if the backend does not tell it. */
export const defaultPageSize = 20

/** One page of a list; a backend that counts nothing has sent all that there is. */
export function parsePage<T>(raw: unknown, items: ItemReader<T>, key: string, log: Log): Page<T> {
  const { totalCount, pageSize } = parseObject(raw, z.object(pageFields), key)
  const page = parseList(ownValue(raw, key), items, key, log)
  return { items: page, totalCount: totalCount ?? page.length, pageSize: pageSize || defaultPageSize }
}
