/** A page of a long list. */
export interface Page<T> {
  readonly items: readonly T[]
  /** Number of items on all pages. */
  readonly totalCount: number
  readonly pageSize: number
}

/** Counts the pages; an empty list has one empty page. */
export function pageCount({ totalCount, pageSize }: Pick<Page<unknown>, 'totalCount' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(totalCount / Math.max(1, pageSize)))
}

/** Allows at most nine digits: larger numbers are not exact, and no list has as many pages. */
const pageNumberPattern = /^[1-9]\d{0,8}$/

/** Returns the page number in an address; the first page where it is missing or invalid. */
export function parsePageNumber(text: string | null): number {
  return text !== null && pageNumberPattern.test(text) ? Number(text) : 1
}

/** Lists the page numbers to link: the first page, the last, and those around the current one; `maxLinks` is odd and at least five. */
export function pageWindow(current: number, last: number, maxLinks: number): readonly number[] {
  if (last <= maxLinks) return rangeFrom(1, last)
  const around = maxLinks - 2
  const start = Math.min(Math.max(1, current - (around - 1) / 2), last - around + 1)
  return [...new Set([1, ...rangeFrom(start, around), last])]
}

function rangeFrom(start: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => start + index)
}
