/** The address of a page of the ranking. */
export function rankingHref(page: number): string {
  return page === 1 ? '/ranking' : `/ranking?page=${page}`
}

/** The page on which a rank is to be found, as far as nobody shares one. */
export function pageOfRank(rank: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rank / Math.max(1, pageSize)))
}
