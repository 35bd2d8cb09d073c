import * as z from 'zod/mini'
import { type ItemReader, ownValue, parseList, parseObject, wholeNumber } from './parsing.ts'
import type { Log } from '../../application/platform.ts'
import type { Page } from '../../domain/paging.ts'

/** The fields that hold the length of the whole list and of a page. */
export const pageFields = { totalCount: wholeNumber, pageSize: wholeNumber }

/** The page size that is assumed when the backend does not send one. */
export const defaultPageSize = 20

/** Parses a page of a list; without a total count, the items are taken as the whole list. */
export function parsePage<T>(raw: unknown, items: ItemReader<T>, key: string, log: Log): Page<T> {
  const { totalCount, pageSize } = parseObject(raw, z.object(pageFields), key, log)
  const page = parseList(ownValue(raw, key), items, key, log)
  return { items: page, totalCount: totalCount ?? page.length, pageSize: pageSize || defaultPageSize }
}
