import type { Page } from './Page.ts'

/** How many pages there are; an empty list has one, an empty one. */
export function pageCount({ totalCount, pageSize }: Pick<Page<unknown>, 'totalCount' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(totalCount / Math.max(1, pageSize)))
}
